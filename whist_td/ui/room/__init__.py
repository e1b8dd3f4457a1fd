"""The room window: what the players see, and the director's few buttons for it."""
