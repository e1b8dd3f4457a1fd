"""What can be asked of the desk of a club night."""
