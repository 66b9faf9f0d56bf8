"""What a match at a table is: rooms, seats, messages, computer players; no HTTP, no database."""
