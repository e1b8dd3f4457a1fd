"""The book's journal is read when somebody asks for it, and agrees before an undo."""

import sqlite3
from contextlib import closing

import pytest

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.windows import SeededDice
from whist_td.club.commands import AddPerson, Charge, PutIn
from whist_td.club.rules.membership import PersonHasMoneyError
from whist_td.club.rules.money import MoneyKind
from whist_td.club.rules.persons import Person
from whist_td.club.views.parts import touched_by
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.club import Club
from whist_td.desk.journal import UndoHistory
from whist_td.desk.ports import DamagedEventError
from whist_td.desk.requests import AcceptPapers, NotePrinted
from whist_td.desk.write_behind import WriteBehind
from whist_td.storage.files import create_club_file, open_club_file
from whist_td.storage.packs import LINES


def club_of(file):
    return Club(file, SteppingClock(), SeededDice())


@pytest.fixture
def path(tmp_path):
    """A club file in whose box some money was put."""
    path = tmp_path / "club.whist"
    with closing(create_club_file(path)) as file:
        desk = club_of(file).book()
        desk.do(AddPerson(Person(1, "Anne Roy")))
        desk.do(PutIn(5000))
    return path


def spoilt(path, statement):
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement).rowcount


def test_the_length_of_a_journal_is_known_without_its_lines(tmp_path):
    with closing(create_club_file(tmp_path / "club.whist")) as file:
        assert file.late(BOOK_NUMBER).newest[-1].number == 1
        desk = club_of(file).book()
        for number in range(2, 2 * LINES + 3):
            desk.do(PutIn(number))
            assert file.late(BOOK_NUMBER).newest[-1].number == number
        assert [line.number for line in file.load(BOOK_NUMBER)[1]] == [*range(1, number + 1)]


def test_lines_written_before_and_after_the_journal_is_read_stand_in_it_once(path):
    with closing(open_club_file(path)) as file:
        desk = club_of(file).book()
        desk.do(PutIn(100))
        assert [line.number for line in desk.lines] == [1, 2, 3, 4]
        desk.do(AddPerson(Person(1, "Jean Roy")))
        assert desk.undo().line.reverses == 5
        assert (desk.facts, [*desk.lines]) == file.load(BOOK_NUMBER)


def test_nothing_is_undone_where_journal_and_facts_do_not_agree(path):
    spoilt(path, "UPDATE person SET name = 'Nobody'")
    with closing(open_club_file(path)) as file:
        desk = club_of(file).book()
        desk.do(PutIn(100))
        with pytest.raises(DamagedEventError):
            desk.undo()
        assert file.late(BOOK_NUMBER).newest[-1].number == 4


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM journal WHERE number = 2",
        "DELETE FROM journal",
        "UPDATE journal SET number = 1000000 WHERE number = 3",
    ],
)
def test_nobody_writes_behind_a_journal_that_lacks_a_line(path, statement):
    spoilt(path, statement)
    with closing(open_club_file(path)) as file, pytest.raises(DamagedEventError) as refused:
        club_of(file).book()
    assert refused.value.table == "journal"


def test_the_newest_lines_tell_what_the_whole_journal_would_undo_and_redo(tmp_path):
    with closing(create_club_file(tmp_path / "club.whist")) as file:
        desk = club_of(file).book()
        for number in range(LINES + 20):
            desk.do(AddPerson(Person(1, f"Personne {number}")))
            desk.do(PutIn(100))
        for _step in range(LINES - 25):
            desk.undo()
        for step in (*[desk.undo] * 20, *[desk.redo] * 3, *[desk.undo] * 20):
            step()
            whole, newest = UndoHistory(file.load(0)[1]), UndoHistory(file.newest_lines(0))
            assert newest.to_undo == whole.to_undo
            assert newest.to_redo == whole.to_redo


def test_the_lines_of_some_commands_are_found_in_packs_and_beside(tmp_path):
    with closing(create_club_file(tmp_path / "club.whist")) as file:
        assert file.lines_of(BOOK_NUMBER, NotePrinted) == []
        desk = club_of(file).book()
        for number in range(2 * LINES + 30):
            desk.do(PutIn(100, note="AcceptPapers") if number % 40 else NotePrinted({"a": {}}))
        desk.do(AcceptPapers({"b": {}}))
        desk.undo()
        for kinds in ((NotePrinted,), (AcceptPapers, NotePrinted)):
            ours = [line for line in file.load(0)[1] if type(line.command) in kinds]
            assert file.lines_of(BOOK_NUMBER, *kinds) == ours


def test_a_step_back_needs_no_more_than_it_changes(path):
    with closing(open_club_file(path)) as file:
        club_of(file).book().do(AddPerson(Person(1, "Jean Roy")))
        desk = club_of(file).book_to_step(touched_by)
        assert not desk.facts.seen
        assert desk.undo().changes[0].before.name == "Jean Roy"
        assert club_of(file).book_to_step(touched_by).redo().changes
        assert len(file.load(BOOK_NUMBER)[0].persons) == 2


def test_nobody_for_whom_there_is_money_goes_by_a_step_back(path):
    with closing(open_club_file(path)) as file:
        club_of(file).book().do(Charge(1, 500, MoneyKind.CARD))
        with pytest.raises(PersonHasMoneyError):
            club_of(file).book_to_step(touched_by).undo()


def test_no_step_back_is_taken_from_facts_that_are_not_those_of_the_journal(path):
    spoilt(path, "UPDATE person SET name = 'Nobody'")
    with closing(open_club_file(path)) as file, pytest.raises(DamagedEventError):
        club_of(file).book_to_step(touched_by)


def test_the_club_opens_without_its_journal_and_nothing_is_undone_before_they_agree(path):
    spoilt(path, "UPDATE person SET name = 'Nobody'")
    with closing(WriteBehind(open_club_file(path))) as file:
        desk = club_of(file.as_club_file).any_desk(BOOK_NUMBER)
        assert isinstance(desk.to_undo.command, AddPerson)
        desk.do(AddPerson(Person(1, "Jean Roy")))
        with pytest.raises(DamagedEventError):
            desk.undo()
        assert len(desk.facts.persons) == 2


def test_the_lines_of_ten_years_are_added_up_beside_the_window_not_at_the_first_payment(path):
    with closing(WriteBehind(open_club_file(path))) as file:
        assert "ledger" in vars(club_of(file.as_club_file).book().facts)


def test_the_journal_is_told_although_the_file_is_gone_since(path):
    file = open_club_file(path)
    desk = club_of(file).any_desk(BOOK_NUMBER)
    desk.do(PutIn(100))
    facts, lines = file.load(BOOK_NUMBER)
    file.close()
    assert (desk.facts, [*desk.lines]) == (facts, lines)
