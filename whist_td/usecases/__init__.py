"""What a director can do, and what the room may see."""
