"""A club file of every past version opens for ever."""

import shutil
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from whist_td.domain.results import Result, Side
from whist_td.domain.rounds import Place
from whist_td.formats.militaire.standings import standings
from whist_td.storage.files import VERSION, open_club_file
from whist_td.usecases.commands import EnterResult
from whist_td.usecases.desk import Desk
from whist_td.usecases.replay import check_journal

KEPT = sorted((Path(__file__).parents[1] / "data").glob("club-v*.whist"))


@pytest.fixture(params=KEPT, ids=lambda path: path.stem)
def desk(request, tmp_path, clock):
    path = Path(shutil.copy(request.param, tmp_path))
    with closing(open_club_file(path)) as file:
        yield Desk(file, clock, 1)


def test_a_file_of_every_version_is_kept():
    assert [path.stem for path in KEPT] == [f"club-v{n}" for n in range(1, VERSION + 1)]


def test_an_old_file_tells_its_evening(desk):
    evening = desk.evening
    assert (evening.details.name, evening.details.date) == ("Soirée gardée", date(2026, 11, 21))
    assert (evening.tables, evening.last_announced, len(evening.results)) == (4, 3, 11)
    assert evening.team(3).player(1, 3) == "Aline Denis"


def test_an_old_file_has_its_standings(desk):
    rows = standings(desk.evening, 3)
    assert [(row.rank, row.team, row.total) for row in rows] == [
        (1, 3, 4), (2, 2, 4), (3, 1, 2), (4, 4, 2),
    ]  # fmt: skip


def test_the_journal_of_an_old_file_agrees_with_its_facts(desk):
    check_journal(1, desk.evening, desk.lines)


def test_the_undo_of_an_old_file_can_be_done_again(desk):
    changed = {(change.field, change.key): change.after for change in desk.redo().changes}
    assert changed["results", Place(1, 1)] == Result(Side.VISITORS)
    assert changed["rounds", 1].checked_at is None


def test_an_old_file_goes_on(desk):
    assert desk.do(EnterResult(Place(3, 4), Result(Side.HOME))).changes


def test_a_kept_tournament_tells_what_was_played(tmp_path, clock):
    path = Path(shutil.copy(KEPT[-1], tmp_path))
    with closing(open_club_file(path)) as file:
        desk = Desk(file, clock, 2)
        check_journal(2, desk.evening, desk.lines)
        assert (len(desk.evening.players), len(desk.evening.results)) == (6, 4)
        assert desk.evening.penalties == {}
        assert desk.redo().changes
