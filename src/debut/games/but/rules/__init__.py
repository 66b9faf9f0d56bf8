"""The rules; ``entry`` has what the kernel calls."""
