"""The web server: matches over WebSockets, stored before anyone is told."""
