"""Files that are written and read of a club night."""
