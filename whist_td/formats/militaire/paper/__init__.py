"""Sheets of Whist militaire."""
