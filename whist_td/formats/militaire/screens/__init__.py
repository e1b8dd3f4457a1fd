"""Screens of Whist militaire."""
