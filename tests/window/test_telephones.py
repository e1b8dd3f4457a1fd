"""The director's side of telephones: turned on by a click, and what they say answered for."""

import json
import secrets
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime
from http.client import HTTPConnection
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QListView, QTableView

from tests.fixtures.stage import button
from tests.fixtures.windows import SeededDice
from whist_td.core.events import Details
from whist_td.core.page_sizes import PageSize
from whist_td.core.proposals import NO_CORNERS, Corners, Phones, TableProposal
from whist_td.desk.apart import no_progress
from whist_td.desk.desk import open_event
from whist_td.desk.proposals import Propose, SetUpPhones
from whist_td.desk.write_behind import WriteBehind
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Side, result_of
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.screens.play import PlayPanel
from whist_td.kit.session import Session
from whist_td.phones.cards import Card, Role
from whist_td.phones.codes import Wifi
from whist_td.room.views.show import Openness, Show
from whist_td.room.views.views import Scene
from whist_td.stages.papers_preview import Wish, layout_work
from whist_td.stages.papers_state import kinds_for
from whist_td.storage.files import create_club_file, open_to_read
from whist_td.window.phone_switch import PhoneSwitch
from whist_td.window.telephones import TelephonesPanel, switch_of
from whist_td.words.words import Language, words

HOME = {"winner": "home"}


class _Now:
    def now(self):
        return datetime(2026, 11, 24, 20, tzinfo=UTC)


@pytest.fixture
def session(tmp_path):
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path))
    teams = tuple(Team(n, f"Team {n}", f"C{n}", (f"O{n}", f"T{n}", f"H{n}")) for n in range(1, 7))
    with closing(WriteBehind(create_club_file(tmp_path / "club.whist"))) as file:
        opening = CreateEvent(Details("Night", date(2026, 11, 24)), Settings(), teams)
        desk = open_event(file.as_club_file, _Now(), opening)
        desk.do(AnnounceRound(1))
        yield Session(desk, file.as_club_file, SeededDice(), words(Language.ENGLISH))


@pytest.fixture
def panel(stage, session):
    panel = stage(TelephonesPanel(session))
    yield panel
    switch_of(session).turn_off()


def press(panel, name):
    QTest.mouseClick(button(panel, name), Qt.MouseButton.LeftButton)


def turn_on(panel):
    """Let telephones in as a director does: the button, the question, Enter."""
    press(panel, "phonesOn")
    dialog = panel.findChild(QDialog, "phonesForm")
    address = dialog.form.field("phonesAddress") if hasattr(dialog.form, "field") else None
    if address is None:
        address = dialog.findChild(object, "phonesAddress")
    address.setFocus()
    QTest.keyClick(address, Qt.Key.Key_End)
    QTest.mouseClick(button(dialog, "answerAccept"), Qt.MouseButton.LeftButton)
    QTest.qWait(50)


def sent(panel, table, facts=HOME, what="entry"):
    """Send something as the telephone of a table does, while the window goes on."""
    switch = panel.switch
    path = switch.cards.path(Card(Role.TABLE, table))

    def ask(method, path, body=None):
        connection = HTTPConnection(urlsplit(switch.url).netloc, timeout=10)
        connection.request(method, path, body, {"Content-Type": "application/json"})
        told = json.loads(connection.getresponse().read())
        connection.close()
        return told

    def talk():
        place = ask("GET", f"{path}/state")["places"][0]
        entry = {"op": secrets.token_hex(16), "place": place["place"], "basis": place["basis"]}
        return ask("POST", f"{path}/{what}", json.dumps({**entry, "facts": facts}))

    with ThreadPoolExecutor(1) as telephone:
        answer = telephone.submit(talk)
        while not answer.done():
            QTest.qWait(5)
        return answer.result()


def lines(panel):
    model = panel.findChild(QTableView, "phonesProposed").model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_nobody_comes_in_before_the_director_turns_it_on(panel):
    assert not panel.switch.is_on
    assert button(panel, "phonesOn").isVisible()
    panel.resize(900, 700)
    QApplication.processEvents()
    assert button(panel, "phonesOn").y() < 350  # right below what it is about
    assert not button(panel, "printDoors").isVisible()


def test_one_key_enters_all_that_agree_and_one_undo_takes_them_back(panel, session):
    turn_on(panel)
    assert sent(panel, 1)["state"] == "proposed"
    assert sent(panel, 2)["state"] == "proposed"
    assert button(panel, "acceptAll").text() == "Enter all 2 that agree"
    press(panel, "acceptAll")
    assert set(session.facts.results) == {Place(1, 1), Place(1, 2)}
    assert lines(panel) == []
    session.undo()
    assert session.facts.results == {}
    assert len(lines(panel)) == 2


def test_what_is_acknowledged_is_on_the_disk(panel, session, tmp_path):
    turn_on(panel)
    sent(panel, 3)
    with closing(open_to_read(tmp_path / "club.whist")) as file:
        facts, _journal = file.load(session.desk.event)
    assert [each.table for each in facts.proposals.values()] == [3]


def test_two_results_of_a_table_wait_for_the_director_who_chooses(panel, session):
    turn_on(panel)
    sent(panel, 1)
    assert sent(panel, 1, {"winner": "visitors"})["state"] == "conflict"
    assert lines(panel)[0][-1] == "differs"
    assert not button(panel, "acceptAll").isVisible()
    press(panel, "acceptOne")
    dialog = panel.findChild(QDialog, "acceptForm")
    QTest.mouseClick(button(dialog, "answerAccept"), Qt.MouseButton.LeftButton)
    assert session.facts.results[Place(1, 1)] == result_of(Side.HOME)
    assert lines(panel) == []


def test_one_undo_takes_back_what_was_chosen_of_two(panel, session):
    turn_on(panel)
    sent(panel, 1)
    sent(panel, 1, {"winner": "visitors"})
    press(panel, "acceptOne")
    dialog = panel.findChild(QDialog, "acceptForm")
    QTest.mouseClick(button(dialog, "answerAccept"), Qt.MouseButton.LeftButton)
    session.undo()
    assert session.facts.results == {}
    assert lines(panel)[0][-1] == "differs"


def test_the_wifi_of_the_hall_is_known_the_next_time(panel):
    panel.switch.wifi = Wifi()  # whatever an earlier test has left
    press(panel, "phonesOn")
    dialog = panel.findChild(QDialog, "phonesForm")
    name = dialog.findChild(QLineEdit, "wifiName")
    name.setFocus()
    QTest.keyClicks(name, "Salle Bleue")
    QTest.mouseClick(button(dialog, "answerAccept"), Qt.MouseButton.LeftButton)
    QTest.qWait(50)
    assert PhoneSwitch().wifi.name == "Salle Bleue"


def test_standings_that_the_room_may_not_see_are_on_no_telephone(panel, session):
    turn_on(panel)
    for table in range(1, 7):
        session.do(EnterResult(Place(1, table), result_of(Side.HOME)))
    person = Card(Role.PERSON, 1)
    assert panel.switch.hall.standing(person) is not None
    session.note(Show(openness=Openness.HIDDEN))
    assert panel.switch.hall.standing(person) is None


def test_initials_alone_where_the_director_wishes_them(panel, session):
    turn_on(panel)
    phones = session.facts.progress.phones
    session.do(SetUpPhones(replace(phones, is_discreet=True)))
    team = panel.switch.hall.facts().teams[1]
    assert team.captain == "C."
    assert session.facts.teams[1].captain == "C1"


def test_an_assistant_has_the_room_see_a_scene_once_it_is_open(panel):
    turn_on(panel)
    chosen = []
    room = SimpleNamespace(
        place=SimpleNamespace(is_open=False),
        room=SimpleNamespace(director=SimpleNamespace(choose=chosen.append)),
    )
    panel.switch.room = lambda: room
    assert panel.switch.hall.scenes() == ()
    room.place.is_open = True
    assert Scene.CLOCK in panel.switch.hall.scenes()
    panel.switch.hall.choose(Scene.CLOCK)
    assert chosen == [Scene.CLOCK]


def test_what_the_desk_has_stays_where_the_director_keeps_it(panel, session):
    turn_on(panel)
    session.do(EnterResult(Place(1, 1), result_of(Side.VISITORS)))
    assert sent(panel, 1)["state"] == "conflict"
    press(panel, "keepDesk")
    assert session.facts.results[Place(1, 1)] == result_of(Side.VISITORS)
    assert lines(panel) == []


def test_a_new_card_lets_the_old_one_in_no_more(panel):
    turn_on(panel)
    before = panel.switch.cards.path(Card(Role.TABLE, 1))
    press(panel, "newCard")
    dialog = panel.findChild(QDialog, "cardForm")
    QTest.mouseClick(button(dialog, "answerAccept"), Qt.MouseButton.LeftButton)
    assert panel.switch.cards.path(Card(Role.TABLE, 1)) != before
    assert sent(panel, 1)["state"] == "proposed"


def test_cards_printed_meanwhile_have_the_code_in_a_corner(panel, session, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    turn_on(panel)
    corners = session.noted(Corners)
    own = panel.switch.cards.path(Card(Role.TABLE, 2))
    assert corners.tables[2].url == f"{panel.switch.url}{own}"
    assert corners.people[2].pin == panel.switch.cards.pin(2)
    event = session.facts
    plan = kinds_for(event).plan(event)
    sheets = [
        layout_work(Wish(plan, PageSize.A4, session.words, some), event)(no_progress)
        for some in (NO_CORNERS, corners)
    ]
    for name in ("table-cards", "rotation-cards"):
        plain, coded = (each[name].pdf for each in sheets)
        assert plain != coded
    assert sheets[0]["director-sheet"].pdf == sheets[1]["director-sheet"].pdf
    press(panel, "phonesOff")
    assert session.noted(Corners) == NO_CORNERS


def test_turned_off_nobody_is_answered(panel):
    turn_on(panel)
    host = urlsplit(panel.switch.url).netloc
    press(panel, "phonesOff")
    with pytest.raises(OSError, match=r"refused|reset"):
        HTTPConnection(host, timeout=3).request("GET", "/")


def test_play_says_how_much_waits_and_what_is_being_done_there_stays(stage, session):
    play = stage(PlayPanel(session))
    assert not button(play, "telephones").isVisible()
    session.do(SetUpPhones(Phones("0" * 64)))
    assert button(play, "telephones").text() == "Telephones: 0"
    said = TableProposal(1, 2, {"round": 1}, {"winner": "home", "kind": "normal"}, "t2")
    here = play.focusWidget()
    session.do(Propose(said))
    assert button(play, "telephones").text() == "Telephones: 1"
    assert play.focusWidget() is here
    tables = play.findChild(QListView, "tables").model()
    told = [tables.index(row, 0).data() for row in range(3)]
    assert "By telephone: silent" in told[0]
    assert "By telephone: proposed · telephone of table 2" in told[1]
    session.do(Propose(replace(said, number=2, facts={"winner": "visitors"}, who="a0 Rita")))
    other = tables.index(1, 0).data()
    assert "By telephone: differs · telephone of table 2 · assistant Rita" in other
    session.do(EnterResult(Place(1, 1), result_of(Side.HOME)))
    assert "By telephone: confirmed" in tables.index(0, 0).data()
    asked = []
    play.phones_requested.connect(lambda: asked.append(True))
    press(play, "telephones")
    assert asked == [True]
