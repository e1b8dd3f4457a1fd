"""Scottish whist: the hunt for five trumps."""
