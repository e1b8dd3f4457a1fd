"""What the room is shown, made from the facts as they stand."""
