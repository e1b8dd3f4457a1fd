"""The rules of Whiz."""
