"""What the kernel can do with any game's rules: random play, search, learning, solving."""
