"""The screen that the audience sees."""
