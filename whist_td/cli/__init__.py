"""The same work without windows."""
