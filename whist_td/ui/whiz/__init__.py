"""The panels of a Whiz tournament."""
