"""How the ball moves: rolling, flying, bouncing, the same to the bit on every machine."""
