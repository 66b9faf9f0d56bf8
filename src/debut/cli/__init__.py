"""The command line: ``debut``."""

from debut.cli.app import main

__all__ = ["main"]
