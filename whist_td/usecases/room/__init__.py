"""What the room may see of an evening, and when."""
