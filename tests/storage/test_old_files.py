"""A club file of every past version opens for ever."""

import shutil
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from whist_td.club.commands import ChangeClub
from whist_td.club.rules.persons import BookSettings
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.desk import Desk
from whist_td.desk.journal import check_journal
from whist_td.desk.ports import FILE_FORMAT, everywhere
from whist_td.formats.militaire.commands import EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.standings import standings
from whist_td.storage.files import open_club_file, open_to_read

KEPT = sorted(
    (Path(__file__).parents[1] / "data").glob("club-v*.whist"),
    key=lambda path: (len(path.stem), path.stem),
)


@pytest.fixture(params=KEPT, ids=lambda path: path.stem)
def desk(request, tmp_path, clock):
    path = Path(shutil.copy(request.param, tmp_path))
    with closing(open_club_file(path)) as file:
        yield Desk(file, clock, 1)


def test_a_file_of_every_version_is_kept():
    assert [path.stem for path in KEPT] == [f"club-v{n}" for n in range(1, FILE_FORMAT + 1)]


def test_an_old_file_tells_its_evening(desk):
    evening = desk.facts
    assert (evening.details.name, evening.details.date) == ("Soirée gardée", date(2026, 11, 21))
    assert (evening.tables, evening.last_announced, len(evening.results)) == (4, 3, 11)
    assert evening.team(3).player(1, 3) == "Aline Denis"


def test_an_old_file_has_its_standings(desk):
    rows = standings(desk.facts, 3)
    assert [(row.rank, row.team, row.total) for row in rows] == [
        (1, 3, 4), (2, 2, 4), (3, 1, 2), (4, 4, 2),
    ]  # fmt: skip


def test_the_journal_of_an_old_file_agrees_with_its_facts(desk):
    check_journal(1, desk.facts, desk.lines)


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
        check_journal(2, desk.facts, desk.lines)
        assert (len(desk.facts.players), len(desk.facts.results)) == (6, 4)
        assert desk.facts.penalties == {}
        assert desk.redo().changes


def test_a_kept_club_night_tells_what_was_played(tmp_path, clock):
    path = Path(shutil.copy(KEPT[3], tmp_path))
    with closing(open_club_file(path)) as file:
        desk = Desk(file, clock, 3)
        check_journal(3, desk.facts, desk.lines)
        assert (len(desk.facts.players), len(desk.facts.results)) == (5, 2)
        assert [line.points for line in desk.facts.sanctions.values()] == [8]
        assert file.events()[0].game == "iwwa"
        assert desk.redo().changes


def test_a_kept_file_knows_who_wants_initials(tmp_path):
    path = Path(shutil.copy(KEPT[2], tmp_path))
    with closing(open_club_file(path)) as file:
        assert file.members.discreet() == {"Zoé Lebreton"}


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
def test_the_book_of_an_old_file_is_there_to_be_written_in(kept, tmp_path, clock):
    path = Path(shutil.copy(kept, tmp_path))
    with closing(open_club_file(path)) as file:
        Desk(file, clock, BOOK_NUMBER).do(ChangeClub(BookSettings("EUR")))
    with closing(open_club_file(path)) as file:
        assert Desk(file, clock, BOOK_NUMBER).facts.settings.currency == "EUR"


@pytest.mark.parametrize("kept", KEPT[:2], ids=lambda path: path.stem)
def test_in_a_file_from_before_initials_everybody_is_named(kept):
    with closing(open_to_read(kept)) as file:
        assert file.members.discreet() == frozenset()
        assert [mention.lines for mention in file.members.mentions(everywhere("Zoé Lebreton"))] > [
            0
        ]


def test_a_file_is_shown_as_it_was_before_its_tables_change(tmp_path):
    path, shown = Path(shutil.copy(KEPT[0], tmp_path)), []
    open_club_file(path, lambda seen: shown.append(seen.read_bytes())).close()
    assert shown == [KEPT[0].read_bytes()]
    open_club_file(path, shown.append).close()
    assert len(shown) == 1
