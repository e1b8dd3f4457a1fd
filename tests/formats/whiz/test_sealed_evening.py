"""No hand and no secret in whatever an evening shows, prints, writes or logs before release."""

import io
import logging
import zipfile
from dataclasses import replace
from itertools import product

import pytest
import screen
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QWidget,
)

from tests.fixtures.papers import DETAILS, texts
from tests.fixtures.samples import each_once
from tests.formats.whiz.hands_seen import seen, traces
from whist_td.core.chance import seal_of
from whist_td.deals.dealing import dealt
from whist_td.desk.kinds import line_to_plain
from whist_td.desk.requests import NotePrinted
from whist_td.formats.whiz.commands import DealBoards, TakeOutHands
from whist_td.formats.whiz.files import FILES
from whist_td.formats.whiz.paper.dealing_sheets import BoardsToMake, dealing_sheets
from whist_td.formats.whiz.phones import PHONES
from whist_td.formats.whiz.rules.dealings import Origin, WayOut, hands_text
from whist_td.formats.whiz.screens.deals import DealsPanel
from whist_td.kit.preferences import Preferences
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_pdf
from whist_td.phones.places import facts_sentence, table_places
from whist_td.room.formats import Sight, room_format, scene_poster
from whist_td.room.views.show import Publication
from whist_td.room.views.views import Scene
from whist_td.window.main_window import MainWindow
from whist_td.window.pages import Here
from whist_td.words.history import line_sentence, redo_sentence, undo_sentence
from whist_td.words.words import Language, words

SECRET = "00112233445566778899aabbccddeeff"  # noqa: S105 - of the worked example
OTHER = "ffeeddccbbaa99887766554433221100"
BOARDS = range(1, 20)
BY_HAND = {20: dealt(OTHER, 20)}
GIVEN_AWAY = traces(SECRET, BOARDS, "saumon") | traces(OTHER, BY_HAND)
PANELS = ("event", "entries", "papers", "play", "results", "journal", "backups", "start")
BY_THE_CLOCK = {Scene.CLOCK, Scene.REVEAL, Scene.PRIZES, Scene.MESSAGE}
"""Scenes that are no matter of the facts alone."""
SCENES = [scene for scene in Scene if scene not in BY_THE_CLOCK]
FRENCH = words(Language.FRENCH)
FAR = {"before": 0, "during": 1, "after": None}
"""How many rounds are played."""


STAGES = [pytest.param(rounds, id=name) for name, rounds in FAR.items()]
IN_SOME_LANGUAGE = pytest.mark.parametrize(
    ("evening", "language"), each_once(STAGES, Language), indirect=["evening"]
)


@pytest.fixture(params=FAR.values(), ids=FAR)
def evening(request, tmp_path, qapp):
    """Return the club and the desk of a tournament whose boards are dealt, so far as it is."""
    del qapp
    shown = screen.Screen(("whiz",), Here(), request.param)
    club, desk = screen.sample_club(tmp_path, shown, FRENCH)
    desk.do(DealBoards((*BOARDS,), desk.seal(SECRET), Origin.DEALT, "saumon"))
    typed = hands_text(BY_HAND)
    desk.do(DealBoards((20,), desk.seal(typed), Origin.BY_HAND))
    desk.do(TakeOutHands((*BOARDS,), WayOut.SHEETS))
    desk.do(NotePrinted({"travellers": {"1": "00"}}))
    yield club, desk
    club.close()


def texts_of(part: QWidget):
    """Yield whatever a person could read, or have read aloud, of a part of the window."""
    for each in (part, *part.findChildren(QWidget)):
        yield from (each.toolTip(), each.accessibleName(), each.accessibleDescription())
        yield each.windowTitle()
        text = getattr(each, "text", None)
        yield str(text()) if callable(text) else ""
        yield from cells_of(each)
    yield from (field.placeholderText() for field in part.findChildren(QLineEdit))
    for box in part.findChildren(QComboBox):
        yield from (box.itemText(index) for index in range(box.count()))
    yield from (action.text() for action in part.findChildren(QAction))


def cells_of(view: QWidget):
    """Yield what the cells of a table say, and what is said of them at the pointer."""
    model = view.model() if isinstance(view, QAbstractItemView) else None
    rows, columns = (model.rowCount(), model.columnCount()) if model else (0, 0)
    for row, column in product(range(rows), range(columns)):
        index = model.index(row, column)
        yield str(index.data(Qt.ItemDataRole.DisplayRole))
        yield str(index.data(Qt.ItemDataRole.ToolTipRole))


def test_no_page_of_the_window_shows_a_hand(evening, tmp_path):
    club, desk = evening
    kept = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    window = MainWindow(kept, lambda _path: club)
    window.resize(1366, 768)
    window.pages.files.open(None)
    window.show()
    read = []
    for panel in PANELS:
        where = {"start": Here(), "backups": Here(side_page="backups")}.get(
            panel, Here(panel=panel)
        )
        window.pages.return_to(replace(where, desk=desk))
        screen.settle()
        if panel == "event":
            window.findChild(QPushButton, "showDeals").click()
            screen.settle()
            page = window.findChild(DealsPanel)
            read += texts_of(page)
            page.left.emit()
        read += [text for top in QApplication.topLevelWidgets() for text in texts_of(top)]
    assert seal_of(SECRET) in "".join(read).replace(" ", "").replace("\n", "")
    assert not seen("\n".join(read), GIVEN_AWAY)
    window.close()
    screen.settle()


@IN_SOME_LANGUAGE
def test_no_sheet_shows_a_hand(evening, language):
    _club, desk = evening
    facts = desk.facts
    pdf = papers_pdf(facts, words(language), facts.last_announced, PageSize.A4)
    assert not seen("\n".join(texts(pdf)), GIVEN_AWAY)


def test_hands_on_a_sheet_are_seen():
    deals = {board: dealt(SECRET, board, "saumon") for board in BOARDS}
    sheets = dealing_sheets(BoardsToMake(DETAILS, deals), PageSize.A4, FRENCH)
    assert len(seen("\n".join(texts(sheets)), GIVEN_AWAY)) > len(BOARDS)


@IN_SOME_LANGUAGE
def test_no_file_shows_a_hand(evening, language):
    _club, desk = evening
    for ending, write in FILES.writers(PageSize.A4, "").items():
        content = write(desk.facts, desk.lines, words(language))
        if ending == ".xlsx":
            with zipfile.ZipFile(io.BytesIO(content)) as package:
                content = b"".join(package.read(name) for name in package.namelist())
        assert not seen(content.decode("utf-8", "replace"), GIVEN_AWAY), ending


@IN_SOME_LANGUAGE
def test_no_line_of_the_journal_shows_a_hand(evening, language):
    _club, desk = evening
    said = [repr(line) + str(line_to_plain(line)) for line in desk.lines]
    for tell in (line_sentence, undo_sentence, redo_sentence):
        said += [tell(line, desk.facts, words(language)) for line in desk.lines]
    assert not seen("\n".join(said), GIVEN_AWAY)


def test_no_scene_of_the_room_shows_a_hand(evening):
    _club, desk = evening
    form = room_format(desk.facts)
    last = desk.facts.last_announced
    told = Publication(last, is_secret=False, shows_points=True, is_over=False)
    sight = Sight(desk.facts, form, form.pulse(desk.facts), told)
    said = "\n".join(repr(scene_poster(scene, sight, FRENCH)) for scene in SCENES)
    assert not seen(said, GIVEN_AWAY)


def test_no_line_of_the_log_shows_a_hand(evening, caplog):
    _club, desk = evening
    with caplog.at_level(logging.DEBUG, "whist_td"):
        desk.undo()
        desk.redo()
    told = "\n".join(str(vars(record)) for record in caplog.records)
    assert "DealBoards" in told
    assert not seen(told, GIVEN_AWAY)


def test_no_backup_is_called_by_a_hand(evening):
    club, _desk = evening
    assert not seen(repr(club.keeper.copies(club.path)), GIVEN_AWAY)


def test_no_telephone_shows_a_hand(evening):
    _club, desk = evening
    facts, _ = desk.facts, words(Language.ENGLISH)
    read = [line for number, _name in PHONES.people(facts) for line in PHONES.own(facts, number, _)]
    read += [
        f"{view.shown} {facts_sentence(facts, view, view.entered, _)}"
        for table in PHONES.tables(facts)
        for number in range(1, facts.last_announced + 1)
        for view in table_places(facts, number, table)
    ]
    assert not seen("\n".join(read), GIVEN_AWAY)
