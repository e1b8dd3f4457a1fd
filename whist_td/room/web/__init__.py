"""The scenes of the room as parts of a web page."""
