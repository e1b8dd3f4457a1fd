"""Rows and columns of frozen values for the views."""
