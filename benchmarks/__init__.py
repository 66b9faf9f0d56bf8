"""What measures speed and strength, beside peers in the same run; nothing here is installed."""
