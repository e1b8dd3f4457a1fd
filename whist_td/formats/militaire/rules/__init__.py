"""The rules of Whist militaire."""
