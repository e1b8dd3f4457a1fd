"""Views of the facts of Whist militaire."""
