"""Whiz movements: three people a table, boards that go round, for any number of people."""
