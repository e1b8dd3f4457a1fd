"""The migrations, a file each, in the order of their numbers."""
