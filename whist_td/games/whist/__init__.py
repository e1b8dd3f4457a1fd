"""The whist family: one way of marking, and a module for each game."""
