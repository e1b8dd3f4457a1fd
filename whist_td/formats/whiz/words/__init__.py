"""Words of Whiz."""
