"""Small made-up games: rules that ask the kernel for what no game of ours asks for yet."""
