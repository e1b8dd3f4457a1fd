"""Backups, recovery, members, and how the file is."""
