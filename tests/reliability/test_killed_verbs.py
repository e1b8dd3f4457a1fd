"""What a killed or refused verb leaves behind is whole, or is not there."""

import os

import pytest
from reliability.by_hand import program

from tests.storage.test_files import no_more_room


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the harness forks")
@pytest.mark.parametrize("step", ["13", pytest.param("1", marks=pytest.mark.nightly)])
def test_no_kill_leaves_half_an_event_or_half_a_file_under_a_good_name(step):
    """At each thirteenth touch of the disk; at every one by hand."""
    done = program("killed_verbs", "3", "--step", step)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.startswith("killed and whole: new: ")


@pytest.mark.parametrize("ending", ["html", "json"])
def test_on_a_full_disk_the_export_from_before_stays_whole(whist_td, club, tmp_path, ending):
    place = tmp_path / f"out.{ending}"
    assert whist_td("export", club, "-o", place) == 0
    before = place.read_bytes()
    with no_more_room(1024):
        assert whist_td("export", club, "-o", place) == 2
    assert place.name in whist_td.errors
    assert place.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))
