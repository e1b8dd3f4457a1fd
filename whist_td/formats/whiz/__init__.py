"""Whiz: duplicate tournaments of three players and the exposed Domy."""
