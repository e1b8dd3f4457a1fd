"""Files that are written and read of Whist militaire."""
