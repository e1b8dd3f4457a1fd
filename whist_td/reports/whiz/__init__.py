"""The papers of a Whiz tournament, one module a sheet."""
