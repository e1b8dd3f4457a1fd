"""The scenes of the room as parts of one web page: the same data, told to those at home."""
