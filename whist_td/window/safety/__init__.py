"""Backups, recovery, forgetting, and how the file is."""
