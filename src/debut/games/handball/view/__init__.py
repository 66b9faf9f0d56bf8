"""What people see: the scene, picks, events, and why something is not allowed."""
