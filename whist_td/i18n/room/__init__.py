"""What the room is told, in words."""
