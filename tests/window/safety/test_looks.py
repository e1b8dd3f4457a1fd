"""The line of health with what the last backup met: what a look around cannot see."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from whist_td.core.events import Details, Draft
from whist_td.desk.backups import BackupDone, SecondPlace
from whist_td.desk.health import Battery, Health, Whereabouts
from whist_td.desk.ports import DiskFullError
from whist_td.formats.militaire.rules.event import MilitaireEvent, MilitaireProgress
from whist_td.window.safety.health_work import health_details, health_summary

NOW = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)
HERE, STICK = Path("backups"), Path("stick")
FULL = BackupDone(NOW, None, DiskFullError(HERE), SecondPlace.NOT_CHOSEN)
STICK_FULL = BackupDone(NOW, HERE / "copy.whist", None, SecondPlace.FULL)


@pytest.fixture
def new_health():
    """How an evening stands, with a stick or without."""

    def of(second=SecondPlace.NOT_CHOSEN, percent=90):
        battery, place = Battery(percent, is_plugged=False), Whereabouts()
        folder = None if second is SecondPlace.NOT_CHOSEN else STICK
        free = 80_000_000_000
        return Health(free, battery, place, HERE, NOW, folder, second, is_under_way=True)

    return of


def test_where_all_is_well_it_is_said_quietly(new_health, english):
    line = health_summary(new_health(), None, english)
    assert (line.text.startswith("All is well"), line.is_amber) == (True, False)


def test_a_backup_that_found_no_room_is_said_in_amber(new_health, english):
    line = health_summary(new_health(), FULL, english)
    assert line.is_amber
    assert "Everything entered is in the club file." in line.text


def test_a_full_stick_is_said_in_amber(new_health, english):
    line = health_summary(new_health(SecondPlace.READY), STICK_FULL, english)
    assert (line.text[:26], line.is_amber) == ("The second place is full: ", True)


def test_a_stick_given_up_since_is_not_spoken_of(new_health, english):
    assert not health_summary(new_health(), STICK_FULL, english).is_amber


def test_what_could_end_the_evening_is_said_before_a_failed_backup(new_health, english):
    assert "battery" in health_summary(new_health(percent=9), FULL, english).text


def test_everything_is_told_with_what_asks_for_attention_first(new_health, english):
    told = health_details(new_health(percent=9), FULL, english)
    assert [line.is_amber for line in told[:3]] == [True, True, False]


def test_a_stick_that_is_gone_is_told_once(new_health, english):
    gone = BackupDone(NOW, HERE / "copy.whist", None, SecondPlace.GONE)
    told = health_details(new_health(SecondPlace.GONE), gone, english)
    assert sum(line.is_amber for line in told) == 1


def test_a_line_that_is_not_taken_in_is_said_where_all_is_well_otherwise(new_health, english):
    left = MilitaireEvent(Details("Soirée", NOW.date()), drafts={1: Draft(1, ("Chênes", "Anne"))})
    line = health_summary(new_health(), None, english, left)
    said = "1 line of the entries is saved but not entered yet: “Chênes, Anne”."
    assert (line.text, line.is_amber) == (said, True)
    assert "battery" in health_summary(new_health(percent=5), None, english, left).text


def test_once_an_evening_is_finished_such_a_line_is_not_spoken_of(new_health, english):
    over = MilitaireEvent(
        Details("Soirée", NOW.date()),
        progress=MilitaireProgress(finished=True),
        drafts={1: Draft(1, ("Chênes",))},
    )
    assert not health_summary(new_health(), None, english, over).is_amber
