"""The scenes of the room in words."""
