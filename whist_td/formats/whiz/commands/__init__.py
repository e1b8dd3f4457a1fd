"""What can be asked of the desk of Whiz."""
