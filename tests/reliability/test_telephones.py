"""Answers lost, requests repeated and reordered, the server killed: each entry counts once."""

from reliability import telephones


def test_what_is_acknowledged_is_in_the_file_once(tmp_path):
    assert telephones.play(tmp_path, tables=6, kills=3, seed=11) == 36
