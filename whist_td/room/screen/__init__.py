"""The window on the projector."""
