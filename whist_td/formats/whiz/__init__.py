"""Duplicate Whiz: three people and the Domy, each compared with those who held the same hand."""
