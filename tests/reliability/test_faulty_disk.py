"""A disk that fails at each possible moment: a request lands whole, or not at all."""

import shutil
from contextlib import closing

import pytest
from reliability.disk_faults import (
    OLD_FILES,
    FileTrial,
    Trial,
    survived_moments,
    survived_on_file,
    told,
)
from reliability.faulty_disk import IS_POSSIBLE, Fault, faulty_disk
from reliability.small_event import BOOK, EVENINGS, REQUESTS, YEAR, played_evening

from tests.fixtures.clocks import SteppingClock
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.ports import ClubFileError, DiskFaultError, DiskFullError, everywhere
from whist_td.storage.files import open_club_file

pytestmark = pytest.mark.skipif(not IS_POSSIBLE, reason="this Python hides its SQLite")


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A club file with an evening under way."""
    path = tmp_path_factory.mktemp("evening") / "club.whist"
    played_evening(path)
    return path


FAULTS = ((Fault.FULL, True), (Fault.WRITE, False), (Fault.SYNC, True))
BY_TURNS = tuple(
    pytest.param(kind, number, marks=() if at % 3 == number else pytest.mark.nightly)
    for at, kind in enumerate((*EVENINGS, BOOK))
    for number in range(len(FAULTS))
)
"""Each kind of event with one fault, another for each; with the other faults by night."""


@pytest.mark.parametrize(("kind", "number"), BY_TURNS)
def test_wherever_the_disk_fails_a_request_lands_whole_or_not_at_all(tmp_path, kind, number):
    evening, event = (YEAR, BOOK_NUMBER) if kind == BOOK else (EVENINGS[kind], 1)
    saved, asked = tmp_path / "club.whist", evening.asked
    evening.play(saved)
    fault, lasts = FAULTS[number]
    with faulty_disk() as disk:
        for request in asked[number::3]:
            trial = Trial(disk, fault, lasts, request, is_ahead=number == 1, event=event)
            assert survived_moments(saved, tmp_path, trial) > 2


def test_wherever_the_disk_fails_an_event_is_opened_whole_or_not_at_all(saved, tmp_path):
    def opened(file):
        open_event(file, SteppingClock(), EVENINGS["club"].opening)

    with faulty_disk() as disk:
        assert (
            survived_on_file(
                saved, tmp_path, FileTrial(disk, Fault.FULL, lasts=True, request=opened), step=3
            )
            > 5
        )


def test_wherever_the_disk_fails_an_old_file_is_upgraded_whole_or_left_as_it_was(tmp_path):
    """At each sixteenth write; at every one, and of every old file, by hand: `disk_faults`."""
    with faulty_disk() as disk:
        trial = FileTrial(disk, Fault.FULL, lasts=True)
        assert survived_on_file(OLD_FILES[0], tmp_path, trial, step=16) > 5


@pytest.mark.parametrize("lasts", [True, False])
def test_a_full_disk_keeps_nobody_from_being_forgotten_and_it_is_said_that_traces_stay(
    saved, tmp_path, lasts
):
    path = shutil.copy(saved, tmp_path / "club.whist")
    with faulty_disk() as disk, closing(open_club_file(path)) as file:
        file.members.be_discreet("Rita 1")
        disk.fail(1, Fault.FULL, lasts=lasts)
        assert not file.members.sweep()
        disk.mend()
        assert file.members.forget(everywhere("Rita 1"), "Ancien membre 1").is_swept


@pytest.mark.parametrize("fault", Fault)
def test_once_the_disk_answers_again_the_evening_goes_on(saved, tmp_path, clock, fault):
    path = shutil.copy(saved, tmp_path / "club.whist")
    with faulty_disk() as disk, closing(open_club_file(path)) as file:
        desk = Desk(file, clock, 1)
        disk.fail(3, fault, lasts=True)
        with pytest.raises(ClubFileError):
            desk.do(REQUESTS[0])
        disk.mend()
        for request in REQUESTS:
            desk.do(request)
        in_hand = desk.facts, desk.lines
    assert told(path) == in_hand


@pytest.mark.parametrize(
    ("fault", "refusal"), [(Fault.FULL, DiskFullError), (Fault.WRITE, DiskFaultError)]
)
def test_the_director_is_told_what_is_wrong_with_the_disk(saved, tmp_path, clock, fault, refusal):
    path = shutil.copy(saved, tmp_path / "club.whist")
    with faulty_disk() as disk, closing(open_club_file(path)) as file:
        desk = Desk(file, clock, 1)
        disk.fail(1, fault, lasts=True)
        with pytest.raises(refusal):
            desk.do(REQUESTS[0])
        disk.mend()
