"""A sample is a trial, and stays one on its way through a file."""

from contextlib import closing

import pytest

from whist_td.storage.files import open_to_read


def is_trial(path) -> bool:
    with closing(open_to_read(path)) as file:
        return file.events()[0].trial


@pytest.mark.parametrize("game", ["militaire", "whiz", "club"])
def test_a_sample_is_a_trial_in_its_own_file_and_in_one_made_of_it(whist_td, tmp_path, game):
    assert whist_td("demo", tmp_path, "--format", game) == 0
    assert is_trial(tmp_path / "demo.whist")
    copy = tmp_path / "copy.whist"
    assert whist_td("new", copy, "--from", tmp_path / "demo.json") == 0
    assert is_trial(copy)


def test_an_event_that_is_asked_for_is_none(club):
    assert not is_trial(club)
