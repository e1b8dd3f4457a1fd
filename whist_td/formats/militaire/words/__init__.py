"""Words of Whist militaire."""
