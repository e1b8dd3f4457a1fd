"""A format is a folder: a small one, named by one line, has everything that the large ones have."""

import csv
import io
import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from openpyxl import load_workbook
from pypdf import PdfReader
from PySide6.QtCore import QSettings, QThreadPool
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.stage import press
from tests.formats.toy.commands import BeginToyRound, CreateToy, EnterGuess, EnterToyPlayer
from tests.formats.toy.rules import ToyPlace, standings
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.core.events import Details
from whist_td.core.formats import formats, register
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.journal import check_journal
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import Look
from whist_td.room.formats import Sight, room_format, scene_poster
from whist_td.room.views.show import Publication
from whist_td.room.views.views import Scene
from whist_td.room.words.posters import StandingsPoster
from whist_td.storage.club_file import SqlClubFile
from whist_td.storage.files import open_club_file
from whist_td.window.guide import GuidePanel
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language

ROOT = Path(__file__).parents[3]
WHEN = SteppingClock().time.date()
EVENING = Details("Guessing", WHEN, "Gaspé")
ENTERS_GUESSES = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from whist_td.core.formats import register
from whist_td.desk.desk import Desk
from whist_td.storage.files import open_to_write

class Clock:
    def now(self):
        return datetime.now(UTC)

register("toy", "tests.formats.toy")
from tests.formats.toy.commands import EnterGuess
desk = Desk(open_to_write(Path(sys.argv[1])), Clock(), 1)
for guess in range(100_000):
    desk.do(EnterGuess(1, guess))
    print(guess, flush=True)
"""


@pytest.fixture(autouse=True)
def known():
    taken_away = register("toy", "tests.formats.toy")
    yield
    taken_away()


@pytest.fixture
def saved(tmp_path):
    """A club file with the tables of the toy."""
    path = tmp_path / "guesses.whist"
    SqlClubFiles().create(path).close()
    return path


@pytest.fixture
def club(saved):
    with closing(open_club_file(saved)) as file:
        yield Club(file, SteppingClock(), SeededDice())


@pytest.fixture
def played(saved):
    """Two rounds of three people; the last guess of the second round is not in."""
    with closing(open_club_file(saved)) as file:
        desk = open_event(file, SteppingClock(), CreateToy(EVENING))
        for number, name in enumerate(("Ann", "Bob", "Cleo"), start=1):
            desk.do(EnterToyPlayer(number, name))
        for secret, guesses in ((7, (7, 1, 30)), (50, (41, 50))):
            desk.do(BeginToyRound(secret))
            for table, guess in enumerate(guesses, start=1):
                desk.do(EnterGuess(table, guess))
    return saved


SEEN = Publication(1, is_secret=False, shows_points=True, is_over=False)


def desk_of(file: SqlClubFile) -> Desk:
    return Desk(file, SteppingClock(), 1)


def totals(path):
    with closing(open_club_file(path)) as file:
        evening = desk_of(file).facts
    return [(row.rank, row.name, row.total) for row in standings(evening, 99)]


PLAYED = [(1, "Bob", 14), (2, "Ann", 11), (3, "Cleo", 0)]


@pytest.fixture
def window(qtbot, stage, tmp_path, club):
    preferences = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    preferences.language, preferences.look = Language.ENGLISH, Look.LIGHT
    made = stage(MainWindow(preferences, lambda _path: club))
    qtbot.waitUntil(lambda: made.pages.count() > 0)
    yield made
    # What is under way still asks for the toy, which is taken away next.
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()


def enter(window, typed):
    panel = window.pages.currentWidget()
    panel.findChild(QLineEdit).setText(typed)
    panel.findChild(QPushButton, "ok").click()


def said(window):
    labels = window.pages.currentWidget().findChildren(QLabel)
    return "\n".join(label.text() for label in labels)


def begin(window, *people):
    """Make an event by its form, and enter people in its panel."""
    window.pages.new_event()
    press(window, "game-toy")
    window.pages.currentWidget().findChild(QLineEdit, "eventName").setText("Guessing")
    press(window, "createEvent")
    window.pages.show_panel("entries")
    for name in people:
        enter(window, name)


def test_it_stands_on_the_page_that_asks_what_is_played(window):
    window.pages.new_event()
    choice = window.pages.currentWidget().findChild(QPushButton, "game-toy")
    assert choice.accessibleName() == "Guess a number"


def test_it_goes_again_when_its_line_goes():
    taken_away = register("another", "tests.formats.toy")
    assert "another" in [each.code for each in formats()]
    taken_away()
    assert "another" not in [each.code for each in formats()]


def test_a_new_event_is_made_by_its_form(window, club):
    begin(window)
    assert [(each.format, each.name) for each in club.file.events()] == [("toy", "Guessing")]


def test_entries_and_results_of_its_panels_stand_in_the_file(window, club):
    begin(window, "Ann", "Bob")
    window.pages.show_panel("play")
    for typed in ("7", "1 7", "2 9"):
        enter(window, typed)
    evening = desk_of(club.file).facts
    assert [player.name for player in evening.players.values()] == ["Ann", "Bob"]
    assert evening.results == {ToyPlace(1, 1): 7, ToyPlace(1, 2): 9}
    assert "1. Ann: 10\n2. Bob: 8" in said(window)


def test_undo_takes_a_result_back_and_redo_brings_it_again(window, club):
    begin(window, "Ann")
    window.pages.show_panel("play")
    enter(window, "7")
    enter(window, "1 7")
    window.findChild(QAction, "undo").trigger()
    assert desk_of(club.file).facts.results == {}
    assert "1. Ann: 0" in said(window)
    window.findChild(QAction, "redo").trigger()
    assert desk_of(club.file).facts.results == {ToyPlace(1, 1): 7}


@pytest.mark.parametrize("typed", ["", "abc", "5 5", "0"])
def test_what_will_not_do_is_refused_in_a_sentence(window, qtbot, typed):
    begin(window, "Ann")
    window.pages.show_panel("play" if typed else "entries")
    with qtbot.waitSignal(window.pages.refused):
        enter(window, typed if typed != "0" else "0 0")


@pytest.mark.parametrize(
    "panel", ["event", "entries", "papers", "play", "results", "journal", "keys"]
)
@pytest.mark.usefixtures("played")
def test_every_page_beside_its_own_opens(window, panel):
    window.pages.open_event(1)
    window.pages.show_panel(panel)
    assert window.pages.here.panel == panel


@pytest.mark.usefixtures("played")
def test_the_guide_has_no_page_of_its_own_and_begins_where_everybody_begins(window):
    window.pages.open_event(1)
    window.pages.show_guide()
    assert window.findChild(GuidePanel).title == "Guide: The page of events"


def test_its_sheet_prints(whist_td, played, tmp_path):
    assert whist_td("print", played, "--paper", "all", "-o", tmp_path) == 0, whist_td.errors
    [sheet] = tmp_path.glob("*.pdf")
    printed = PdfReader(sheet).pages[0].extract_text()
    assert all(name in printed for _rank, name, _total in PLAYED)


@pytest.fixture
def exported(whist_td, played, tmp_path):
    def bytes_of(ending):
        path = tmp_path / f"out{ending}"
        assert whist_td("export", played, "-o", path) == 0, whist_td.errors
        return path

    return bytes_of


def test_its_workbook_holds_the_standings(exported):
    rows = load_workbook(exported(".xlsx")).active.iter_rows(min_row=5, values_only=True)
    assert [(rank, name, total) for rank, _number, name, total in rows] == PLAYED


def test_its_table_holds_the_standings(exported):
    heads, *rows = csv.reader(io.StringIO(exported(".csv").read_text("utf-8-sig")))
    assert heads == ["rank", "number", "name", "total"]
    assert [(int(rank), name, int(total)) for rank, _number, name, total in rows] == PLAYED


def test_its_page_holds_the_standings(exported, read_page):
    assert "1 · 2 · Bob · 14" in read_page(exported(".html").read_text()).words


def test_its_json_comes_in_again_with_the_same_standings(exported, whist_td, saved):
    plain = exported(".json")
    assert json.loads(plain.read_text())["format"] == "toy"
    assert whist_td("new", saved, "--from", plain) == 0, whist_td.errors
    with closing(open_club_file(saved)) as file:
        again = Desk(file, SteppingClock(), 2).facts
    assert [(row.rank, row.name, row.total) for row in standings(again, 99)] == PLAYED


@pytest.mark.parametrize("commands", [None, [], [{}], [{"command": "EnterGuess"}], 7])
def test_a_strange_json_is_refused(whist_td, saved, tmp_path, commands):
    path = tmp_path / "strange.json"
    path.write_text(json.dumps({"format": "toy", "commands": commands}))
    assert whist_td("new", saved, "--from", path) == 2
    assert "strange.json" in whist_td.errors


def test_the_verbs_know_it(whist_td, played):
    told = {
        ("events",): "1. Guessing",
        ("standings",): "Bob",
        ("journal",): "Cleo entered",
        ("undo",): "Undone: table 2: 50",
        ("check",): "The file is complete",
    }
    for (verb,), expected in told.items():
        assert whist_td(verb, played) == 0, whist_td.errors
        assert expected in whist_td.output
    assert totals(played) == [(1, "Ann", 11), (2, "Bob", 4), (3, "Cleo", 0)]


def test_standings_are_told_after_any_round(whist_td, played):
    assert whist_td("standings", played, "--json", "--after", 1) == 0
    rows = json.loads(whist_td.output)["standings"]
    assert [row["name"] for row in rows] == ["Ann", "Bob", "Cleo"]


@pytest.mark.parametrize(
    "request_", [("enter", "-"), ("demo", "--format", "toy"), ("movement", "toy")]
)
def test_a_verb_for_which_it_has_nothing_says_so(whist_td, played, tmp_path, request_):
    verb, *rest = request_
    place = {"enter": [played], "demo": [tmp_path / "demo"], "movement": []}[verb]
    assert whist_td(verb, *place, *rest) == 2
    assert "toy" in whist_td.errors


def test_the_room_shows_its_standings(played, english):
    with closing(open_club_file(played)) as file:
        evening = desk_of(file).facts
    form = room_format(evening)
    sight = Sight(
        evening,
        form,
        form.pulse(evening),
        Publication(1, is_secret=False, shows_points=True, is_over=False),
    )
    poster = scene_poster(Scene.STANDINGS, sight, english)
    assert isinstance(poster, StandingsPoster)
    first = poster.lines[0]
    assert (first.rank, first.name, first.score) == ("1", "Ann", "10")


@pytest.mark.parametrize(
    "scene", [each for each in Scene if each not in (Scene.MESSAGE, Scene.DEALS)]
)
@pytest.mark.usefixtures("played")
def test_every_scene_of_the_room_can_be_shown(window, scene):
    window.pages.open_event(1)
    window.findChild(QAction, "room").trigger()
    window.findChild(QAction, f"room_{scene.value}").trigger()
    assert window.room.window.wall.scene is scene
    window.close()


def test_after_a_restart_everything_is_there(played):
    assert totals(played) == PLAYED


def test_nothing_acknowledged_is_lost_when_the_program_is_killed(played):
    with closing(open_club_file(played)) as file:
        before = len(desk_of(file).lines)
    program = [sys.executable, "-c", ENTERS_GUESSES, str(played)]
    with subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, text=True) as copy:
        told = [copy.stdout.readline() for _ in range(20)]
        copy.kill()
        told += copy.stdout.read().splitlines()
    last = max(int(line) for line in told if line.strip())
    assert last >= 19
    with closing(open_club_file(played)) as file:
        desk = desk_of(file)
        check_journal(1, desk.facts, desk.lines)
        guesses = [line.command.guess for line in desk.lines[before:]]
    assert guesses[: last + 1] == list(range(last + 1))


def test_the_folder_is_small():
    modules = [path for path in Path(__file__).parent.glob("*.py") if path != Path(__file__)]
    assert sum(len(path.read_text().splitlines()) for path in modules) <= 400
