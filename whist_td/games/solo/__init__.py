"""Solo whist: one way of settling contracts, and a module for each game."""
