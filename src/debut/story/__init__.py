"""A match told when it is over, for the browser, the terminal and the lab alike."""
