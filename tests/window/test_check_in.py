"""At the door and at the announcement: who is here, who has paid, and what is asked of whom."""

import sqlite3
from contextlib import closing, suppress
from datetime import date

import pytest
from PySide6.QtCore import QSettings, Qt, QThreadPool
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QPushButton, QTableView

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.windows import SeededDice, a_team, written_behind
from whist_td.club.commands import AddPerson, ChangeClub, Charge
from whist_td.club.rules.cash import balance, cash_totals, event_claims
from whist_td.club.rules.money import MoneyKind
from whist_td.club.rules.persons import BookSettings, Category, Person, Spelling
from whist_td.club.views.cash import door_rows
from whist_td.console.formats import codes, verbs_named
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.requests import MarkHere
from whist_td.desk.write_behind import WriteBehind
from whist_td.formats.militaire.commands import AnnounceRound, ChangeTeam, CreateEvent, OrderTables
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.kit.preferences import Preferences
from whist_td.stages.formats import Stage
from whist_td.storage.files import open_club_file
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language, words

RATES = BookSettings(
    categories=(Category("Members", 500), Category("Visitors", 700, is_member=False))
)
TEAMS = tuple(map(a_team, range(1, 5)))
ANNE, LUC, RITA, GUY = (f"{first} Roy 1" for first in ("Anne", "Luc", "Rita", "Guy"))


@pytest.fixture
def club(tmp_path):
    """A club with an evening of four teams that has not begun."""
    made = Club(written_behind(tmp_path / "club.whist"), SteppingClock(), SeededDice())
    made.open_event(CreateEvent(Details("Friday", date(2026, 11, 21)), Settings(rounds=3), TEAMS))
    yield made
    with suppress(Exception):
        made.close()


@pytest.fixture
def members(club):
    """The people of the first two teams are members; Anne has owed 2.50 since last time."""
    book = club.book()
    book.do(ChangeClub(RATES))
    for team in TEAMS[:2]:
        for name in team.members:
            book.do(AddPerson(Person(0, name, category="Members")))
    book.do(Charge(1, 250, MoneyKind.OTHER))
    return club


class Door:
    """What somebody at the door sees and presses."""

    def __init__(self, window):
        self.window = window

    @property
    def session(self):
        return self.window.pages.session

    @property
    def book(self):
        return self.session.book.facts

    @property
    def page(self):
        return QApplication.activeModalWidget()

    @property
    def said(self):
        labels = self.page.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisibleTo(self.page))

    def open(self):
        self.window.findChild(QPushButton, "checkInButton").click()
        return self

    def type(self, text, *keys, shift=False):
        line = self.page.findChild(QLineEdit, "checkInLine")
        line.clear()
        QTest.keyClicks(line, text)
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys or (Qt.Key.Key_Return,):
            QTest.keyClick(line, key, held)

    def pay(self, text):
        self.type(text, shift=True)

    def press_f6(self, qtbot):
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        QTest.keyClick(self.window.focusWidget() or self.window, Qt.Key.Key_F6)

    def press(self, name):
        button = self.page.findChild(QPushButton, name)
        assert button.isVisibleTo(self.page), name
        button.click()

    def rows(self):
        model = self.page.findChild(QTableView, "checkInPeople").model()
        columns = range(model.columnCount())
        return [
            [model.index(n, column).data() for column in columns] for n in range(model.rowCount())
        ]

    def row(self, name):
        return next(row for row in self.rows() if name in row)

    @property
    def here(self):
        return self.session.facts.progress.here


@pytest.fixture
def at(qtbot, stage, tmp_path):
    """Open the window on a club, at the entries of its newest event."""
    opened = []

    def door(club):
        kept = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
        kept.language = Language.ENGLISH
        window = stage(MainWindow(kept, lambda _path: club))
        qtbot.waitUntil(lambda: window.pages.count() > 0)
        window.pages.open_event(club.newest())
        window.pages.show_panel(Stage.ENTRIES.value)
        opened.append(window)
        return Door(window)

    yield door
    QThreadPool.globalInstance().waitForDone()
    while (above := QApplication.activeModalWidget()) is not None:
        above.close()


def test_letters_and_enter_say_that_somebody_is_here(club, at):
    door = at(club).open()
    assert "0 of 16 here" in door.said
    door.type("an ro")
    assert door.here == (ANNE,)
    assert "1 of 16 here" in door.said
    assert door.row(ANNE)[0] == "✓"
    door.type("an ro")
    assert door.here == ()


def test_a_second_enter_in_haste_does_nothing(club, at):
    door = at(club).open()
    door.type("luc r", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert door.here == (LUC,)


def test_who_is_not_here_yet_is_meant_first_and_the_arrows_choose_another(club, at):
    door = at(club).open()
    door.type("roy", Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert door.here == (GUY,)
    door.type("roy", Qt.Key.Key_Return)
    assert door.here == (GUY, ANNE)


def test_the_number_of_a_team_means_all_of_it_who_are_not_here(club, at):
    door = at(club).open()
    door.type("luc r")
    door.type("1")
    assert set(door.here) == {ANNE, LUC, RITA, GUY}


def test_a_club_without_rates_sees_nothing_of_money_and_its_book_is_not_read(club, at):
    door = at(club).open()
    assert len(door.rows()[0]) == 3
    door.pay("an ro")
    assert door.here == (ANNE,)
    assert door.session.book_desk is None


def test_shift_and_enter_take_in_exactly_what_is_owed(members, at):
    door = at(members).open()
    assert door.row(ANNE)[-1] == "7.50"
    door.pay("an ro")
    assert door.here == (ANNE,)
    assert cash_totals(door.book).cash == 750
    assert door.row(ANNE)[-1] == "paid 7.50"
    members_box = cash_totals(door.book)
    assert (members_box.owed, members_box.advance) == (0, 500)


def test_shift_and_enter_again_give_it_back_by_a_counter_line(members, at):
    door = at(members).open()
    door.pay("an ro")
    door.pay("an ro")
    assert cash_totals(door.book).cash == 0
    assert door.here == (ANNE,)
    assert "Payment cancelled" in door.said
    assert [line.answers for line in door.book.lines.values()] == [None, None, 2]


def test_who_pays_more_than_is_owed_has_the_rest_in_advance(members, at):
    door = at(members).open()
    line = door.page.findChild(QLineEdit, "checkInLine")
    QTest.keyClicks(line, "luc roy 1 20")
    rest = f"including 15.00 in advance for {LUC} alone."
    assert f"Enter: {LUC} – here, pays 20.00, {rest}" in door.said
    door.type("1 20", Qt.Key.Key_Down)
    assert "Somebody else of them pays: first the arrow down." in door.said
    door.type("luc roy 1 20")
    assert door.here == (LUC,)
    assert cash_totals(door.book).cash == 2000
    door.session.do(AnnounceRound(1))
    QTest.qWait(50)
    assert balance(door.book, door.book.person_of(Spelling(1, LUC))) == -1500


def test_an_amount_that_is_none_takes_in_nothing_and_stays_typed(members, at):
    door = at(members).open()
    door.type("luc roy 1 2O,50")
    assert "2O,50" in door.said
    assert cash_totals(door.book).cash == 0
    assert door.page.findChild(QLineEdit, "checkInLine").text() == "luc roy 1 2O,50"


def test_numbers_with_commas_mean_all_of_them(members, at):
    door = at(members).open()
    door.pay("1,2")
    assert len(door.here) == 8
    assert cash_totals(door.book).cash == 8 * 500 + 250


def test_a_visitor_who_pays_becomes_a_person_of_that_category(members, at):
    door = at(members).open()
    name = TEAMS[3].captain
    assert door.row(name)[-1] == "7.00"
    door.pay("anne boud")
    person = door.book.persons[door.book.person_of(Spelling(1, name))]
    assert (person.name, person.category) == (name, "Visitors")
    assert cash_totals(door.book).cash == 700
    door.session.do(AnnounceRound(1))
    QTest.qWait(50)
    assert balance(door.book, person.number) == 0


def test_who_may_be_somebody_of_the_club_is_asked_and_nobody_is_preselected(members, at):
    book = members.book()
    book.do(AddPerson(Person(0, "Boudreau 4, Anne", category="Members")))
    door = at(members).open()
    known = max(door.book.persons)
    door.pay("anne boud")
    assert cash_totals(door.book).cash == 0
    assert door.page.focusWidget().objectName() == "whoPaysLeave"
    QTest.keyClick(door.page.findChild(QPushButton, f"who {known}"), Qt.Key.Key_Return)
    assert door.book.person_of(Spelling(1, TEAMS[3].captain)) == known
    assert cash_totals(door.book).cash == 500


def test_who_is_another_than_those_alike_is_never_proposed_as_them_again(members, at):
    book = members.book()
    book.do(AddPerson(Person(0, "Boudreau 4, Anne", category="Members")))
    door = at(members).open()
    door.pay("anne boud")
    door.press("who Visitors")
    new = door.book.person_of(Spelling(1, TEAMS[3].captain))
    assert door.book.persons[new].category == "Visitors"
    assert [(each.person, each.other) for each in door.book.apart.values()] == [(new, new - 1)]


def test_who_walks_in_unentered_is_typed_on_an_empty_line_of_the_entries(club, at):
    door = at(club).open()
    QTest.keyClicks(door.page.findChild(QLineEdit, "checkInLine"), "Paul Petit")
    assert "Nobody entered" in door.said
    door.press("notListed")
    place = door.window.pages.currentWidget().findChild(QTableView).currentIndex()
    assert (place.row(), place.data()) == (4, "Paul Petit")


def test_before_the_draw_who_is_missing_goes_or_stays_as_is_decided(club, at):
    door = at(club).open()
    for team in (1, 2, 4):
        door.type(str(team))
    door.press("checkInBack")
    door.window.findChild(QPushButton, "drawButton").click()
    assert "4 people are not here yet" in door.said
    assert not door.page.findChild(QCheckBox, "withdraw3").isChecked()
    door.page.findChild(QCheckBox, "withdraw3").setChecked(True)
    door.press("absentAccept")
    names = {team.captain for team in door.session.facts.teams.values()}
    assert names == {TEAMS[n].captain for n in (0, 1, 3)}
    assert door.session.facts.progress.table_seed is not None


def test_who_is_kept_is_not_asked_about_again_and_without_marks_nobody_is(club, at):
    door = at(club)
    door.window.findChild(QPushButton, "drawButton").click()
    assert door.page is None
    door.open().type("1")
    door.press("checkInBack")
    door.window.findChild(QPushButton, "drawButton").click()
    door.press("absentAccept")
    assert len(door.session.facts.teams) == 4
    door.window.findChild(QPushButton, "drawButton").click()
    assert door.page is None


def test_presence_is_undone_and_survives_the_end_of_the_program(club, at):
    door = at(club).open()
    door.type("an ro")
    door.type("luc r")
    door.press("checkInBack")
    door.window.findChild(QAction, "undo").trigger()
    assert door.here == (ANNE,)
    club.file.settle()
    with closing(open_club_file(club.path)) as file:
        assert file.load(1)[0].progress.here == (ANNE,)


def test_presence_goes_with_a_corrected_name_and_through_a_draw(club):
    desk = club.any_desk()
    desk.do(MarkHere((ANNE, LUC)))
    team = TEAMS[0]
    desk.do(ChangeTeam(type(team)(1, team.name, "Anna Roy", team.players)))
    desk.do(OrderTables((3, 1, 4, 2), seed=11))
    assert desk.facts.progress.here == ("Anna Roy", LUC)


PANELS = ("event", "papers", "play", "results", "journal", "keys")


@pytest.mark.parametrize(
    ("code", "panels"),
    [
        *((code, PANELS[at :: len(codes())]) for at, code in enumerate(codes())),
        *(pytest.param(code, PANELS, marks=pytest.mark.nightly) for code in codes()),
    ],
)
def test_f6_leads_to_the_door_from_every_page(qtbot, code, panels, club, at):
    desk = verbs_named(code).sample().opened(club, words(Language.ENGLISH))
    door = at(club)
    for panel in panels:
        door.window.pages.show_panel(panel)
        door.press_f6(qtbot)
        qtbot.waitUntil(lambda: door.page is not None)
        assert f"of {len(door_rows(desk.event, door.session.facts))} here" in door.said, panel
        door.press("checkInBack")
        qtbot.waitUntil(lambda: door.page is None)


@pytest.mark.parametrize("away", ["start", "club"])
def test_f6_finds_the_door_of_the_evening_in_play_where_no_event_is_open(away, qtbot, club, at):
    club.any_desk().do(AnnounceRound(1))
    later = Details("Next year", date(2027, 12, 31))
    club.open_event(CreateEvent(later, Settings(rounds=3), TEAMS))
    door = at(club)
    door.window.pages.show_start() if away == "start" else door.window.pages.show_club()
    door.press_f6(qtbot)
    qtbot.waitUntil(lambda: door.page is not None)
    assert door.session.facts.details.name == "Friday"


def test_f6_says_which_event_to_open_where_none_is_held_today(qtbot, tmp_path, at):
    made = Club(written_behind(tmp_path / "c.whist"), SteppingClock(), SeededDice())
    with closing(made) as club:
        club.open_event(
            CreateEvent(Details("Next year", date(2027, 12, 31)), Settings(rounds=3), TEAMS)
        )
        door = at(club)
        door.window.pages.show_start()
        with qtbot.waitSignal(door.window.pages.announced) as sentence:
            door.press_f6(qtbot)
        assert "open one first" in sentence.args[0]
        assert door.page is None


@pytest.mark.parametrize("code", codes())
def test_every_format_has_the_same_door(code, club, at):
    desk = verbs_named(code).sample().opened(club, words(Language.ENGLISH))
    door = at(club).open()
    everybody = [row.name for row in door_rows(desk.event, door.session.facts)]
    door.session.do(MarkHere(tuple(everybody[2:])))
    assert f"{len(everybody) - 2} of {len(everybody)} here" in door.said
    door.press("checkInBack")
    door.window.findChild(QPushButton, "drawButton").click()
    for tick in door.page.findChildren(QCheckBox):
        tick.setChecked(True)
    door.press("absentAccept")
    left = {row.name for row in door_rows(desk.event, door.session.facts)}
    assert left
    assert left.isdisjoint(everybody[:2])


def test_the_rate_is_asked_as_the_first_round_is_announced_and_once(members, at, qtbot):
    door = at(members)
    door.session.do(AnnounceRound(1))
    qtbot.waitUntil(lambda: bool(event_claims(door.book, 1)))
    claims = event_claims(door.book, 1)
    assert len(claims) == 8
    assert balance(door.book, 1) == 750
    door.session.undo()
    door.session.do(AnnounceRound(1))
    QTest.qWait(50)
    assert event_claims(door.book, 1) == claims


def test_who_is_called_as_one_person_of_the_club_is_linked_at_the_announcement(members, at, qtbot):
    door = at(members)
    door.session.do(AnnounceRound(1))
    qtbot.waitUntil(lambda: door.book.person_of(Spelling(1, ANNE)) == 1)
    assert door.book.person_of(Spelling(1, TEAMS[3].captain)) is None


def test_a_club_without_rates_is_asked_for_nothing(club, at):
    door = at(club)
    door.session.do(AnnounceRound(1))
    QTest.qWait(50)
    assert door.session.book_desk is None


def test_the_book_is_read_beside_the_window_and_then_asked(members, at):
    members.close()
    file = WriteBehind(open_club_file(members.path))
    club = Club(file.as_club_file, SteppingClock(), SeededDice())
    door = at(club)
    door.session.do(AnnounceRound(1))
    assert door.session.book_desk is None
    QTest.qWait(50)
    QThreadPool.globalInstance().waitForDone()
    QTest.qWait(50)
    assert len(event_claims(door.book, 1)) == 8
    door.window.close()
    file.close()


def test_a_damaged_book_stops_no_announcement(members, at):
    members.close()
    with closing(sqlite3.connect(members.path)) as connection:
        connection.execute("UPDATE person SET consents = '[7]'")
        connection.commit()
    door = at(Club(open_club_file(members.path), SteppingClock(), SeededDice()))
    door.session.do(AnnounceRound(1))
    QTest.qWait(50)
    assert door.session.facts.last_announced == 1
    assert door.session.book_desk is None
