"""Files that are written and read of Whiz."""
