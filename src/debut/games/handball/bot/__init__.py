"""The computer opponents; ``entry`` has what the kernel calls."""
