from debut.cli.app import main

main()
