"""The web server: matches over WebSockets; each ply is stored before it is sent."""
