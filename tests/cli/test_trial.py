"""A sample is a trial, and stays one on its way through a file."""

from contextlib import closing

from whist_td.storage.files import open_to_read


def check_trial(whist_td, demo, folder):
    """Assert that a demonstration's file, and one made of what it wrote, hold a trial."""
    assert is_trial(demo / "demo.whist")
    copy = folder / "copy.whist"
    assert whist_td("new", copy, "--from", demo / "demo.json") == 0
    assert is_trial(copy)


def is_trial(path) -> bool:
    with closing(open_to_read(path)) as file:
        return file.events()[0].trial


def test_a_sample_is_a_trial_in_its_own_file_and_in_one_made_of_it(whist_td, tmp_path, example):
    """Of other formats beside the files of theirs: `formats/*/cli/test_exports.py`."""
    folder, _said = example()
    check_trial(whist_td, folder, tmp_path)


def test_an_event_that_is_asked_for_is_none(club):
    assert not is_trial(club)
