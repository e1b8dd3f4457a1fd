"""What is clicked in a round stays where it is until the round changes."""

import pytest
import screen
from PySide6.QtCore import QEvent, QObject, QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QPushButton, QTableView, QWidget
from typing_extensions import override

from tests.fixtures.windows import a_team
from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import BASE
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language

Key = Qt.Key


@pytest.fixture
def thirteen(qtbot, stage, tmp_path):
    """Open round 1 of thirteen tables in French, in a window of 1366 × 768."""
    kept = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    kept.language, kept.base = Language.FRENCH, BASE
    club = screen.sat_down(tmp_path / "club.whist")
    teams = tuple(map(a_team, range(1, 14)))
    club.open_event(CreateEvent(Details("Soirée", screen.EVENING.date()), Settings(), teams)).do(
        AnnounceRound(1, Strain.HEARTS)
    )
    window = stage(MainWindow(kept, lambda _path: club), 1366, 768)
    qtbot.waitUntil(lambda: window.pages.count() > 0)
    window.pages.open_event(1)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.qWait(700)
    return window


def places(window):
    """Return where each table or deal stands in the window."""
    kinds = ((QListView, "tables", 0), (QTableView, "boards", 1))
    found = ((v, column) for kind, name, column in kinds for v in window.findChildren(kind, name))
    view, column = next((v, column) for v, column in found if v.isVisible())
    model = view.model()
    cells = (model.index(row, column) for row in range(model.rowCount()))
    rects = [view.visualRect(cell) for cell in cells]
    return [(view.viewport().mapTo(window, rect.topLeft()), rect.size()) for rect in rects]


def side(window, table, *, home):
    """Return the place of a side of a table."""
    corner, size = places(window)[table - 1]
    return corner + QPoint(size.width() * (3 if home else 7) // 10, size.height() // 2)


def click(window, at):
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    QTest.qWait(20)


def test_thirteen_tables_stay_where_they_are_from_the_first_click_to_the_last(thirteen):
    before, session = places(thirteen), thirteen.pages.session
    wanted = {table: table % 3 != 0 for table in range(1, 14)}
    aims = {table: side(thirteen, table, home=home) for table, home in wanted.items()}
    for table, at in aims.items():
        click(thirteen, at)
        assert places(thirteen) == before, table
    got = {
        place.table: result.winner.name == "HOME" for place, result in session.facts.results.items()
    }
    assert got == wanted


def test_a_question_lies_over_the_tables_and_moves_none(thirteen):
    before = places(thirteen)
    for key in (Key.Key_R, Key.Key_Escape, Key.Key_X, Key.Key_Escape):
        QTest.keyClick(QApplication.focusWidget(), key)
        QTest.qWait(20)
        assert places(thirteen) == before


def test_the_buttons_that_carry_the_round_on_keep_their_place(thirteen):
    def button(name):
        found = next(b for b in thirteen.findChildren(QWidget, name) if b.isVisible())
        return found.mapTo(thirteen, QPoint())

    before = button("undoLast"), button("next").y()
    for table in range(1, 14):
        click(thirteen, side(thirteen, table, home=True))
        assert (button("undoLast"), button("next").y()) == before, table


@pytest.mark.parametrize("name", ["whiz.play", "militaire.play"])
@pytest.mark.parametrize("size", [(1366, 768), (1024, 768)])
def test_results_taken_away_and_typed_move_nothing(window_of, name, size):
    window = window_of(name, Language.FRENCH, BASE)
    window.resize(*size)
    window.activateWindow()
    QTest.qWait(200)
    keys = {
        "whiz.play": [Key.Key_9, Key.Key_Escape, Key.Key_Delete, Key.Key_Right, Key.Key_Delete],
        "militaire.play": [Key.Key_Delete, Key.Key_D, Key.Key_Delete, Key.Key_Down, Key.Key_V],
    }[name]
    QTest.keyClick(QApplication.focusWidget(), keys.pop(0))
    QTest.qWait(30)
    before = places(window)
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)
        QTest.qWait(30)
        assert places(window) == before, key


def test_another_round_begins_with_all_its_tables_in_sight(thirteen, qtbot):
    session = thirteen.pages.session
    for table in range(1, 14):
        click(thirteen, side(thirteen, table, home=True))
    for name in ("next", "announce"):
        button = thirteen.findChild(QPushButton, name)
        qtbot.waitUntil(button.isVisible, timeout=20_000)
        QTest.qWait(700)
        click(thirteen, button.mapTo(thirteen, button.rect().center()))
        QTest.qWait(700)
    assert session.facts.last_announced == 2
    click(thirteen, side(thirteen, 13, home=False))
    assert session.facts.missing(2) == tuple(range(1, 13))


class Painted(QObject):
    """Notes how large the tables are each time they are painted."""

    def __init__(self, app):
        super().__init__(app)
        self.sizes = set()
        app.installEventFilter(self)

    @override
    def eventFilter(self, watched, event):
        view = watched.parent() if event.type() is QEvent.Type.Paint else None
        if isinstance(view, QListView) and view.objectName() == "tables":
            self.sizes.add(view.size().toTuple())
        return False


def test_an_event_opened_from_the_list_has_its_tables_in_their_place_at_once(window_of):
    window = window_of("militaire.play", Language.FRENCH, BASE)
    window.pages.show_start()
    window.pages.announced.emit("Une copie est faite.")  # in a line of its own, until one leaves
    QTest.qWait(50)
    painted = Painted(QApplication.instance())
    window.pages.open_event(1)
    QTest.qWait(300)
    QApplication.instance().removeEventFilter(painted)
    assert len(painted.sizes) == 1
