"""What nobody is to read yet stays with its event: moved with it, and saved from damage."""

from contextlib import closing
from datetime import UTC, datetime

from whist_td.core.chance import seal_of
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.write_behind import WriteBehind
from whist_td.storage.files import create_club_file, open_club_file
from whist_td.storage.recovery import recover

NOW = datetime(2026, 11, 21, 23, 0, tzinfo=UTC)
SEALED = {seal_of("the hands"): "the hands"}


def test_what_is_sealed_is_found_by_its_seal(file, clock, opening):
    desk = open_event(file, clock, opening)
    assert desk.seal("the hands") == seal_of("the hands")
    assert Desk(file, clock, desk.event).sealed == SEALED


def test_no_line_of_the_journal_comes_of_it(file, clock, opening):
    desk = open_event(file, clock, opening)
    desk.seal("the hands")
    assert "the hands" not in repr(desk.lines) + repr(desk.facts)


def test_a_window_seals_in_its_turn(file, clock, opening):
    desk = open_event(file, clock, opening)
    behind = WriteBehind(file)
    Desk(behind.as_club_file, clock, desk.event).seal("the hands")
    assert behind.as_club_file.sealed(desk.event) == SEALED
    behind.close()


def test_an_event_that_goes_takes_it_along(file, clock, opening):
    desk = open_event(file, clock, opening)
    desk.seal("the hands")
    file.remove(desk.event)
    assert file.sealed(desk.event) == {}


def test_a_desk_whose_file_is_gone_takes_it_to_another(file, clock, opening, tmp_path):
    desk = open_event(file, clock, opening)
    desk.seal("the hands")
    with closing(create_club_file(tmp_path / "other.whist")) as other:
        taken = Club(other, clock, None).taken_over(desk)
        assert other.sealed(taken.desk.event) == SEALED


def test_it_is_saved_out_of_a_damaged_file(file, clock, opening, path, tmp_path):
    desk = open_event(file, clock, opening)
    desk.seal("the hands")
    file.close()
    recover(path, tmp_path / "saved.whist", NOW)
    with closing(open_club_file(tmp_path / "saved.whist")) as saved:
        assert saved.sealed(desk.event) == SEALED
