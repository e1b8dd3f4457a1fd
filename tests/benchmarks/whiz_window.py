"""A deal of Whiz from the key to the repainted ranking: 99 players, 30 deals each."""

import random
import statistics
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measure import Measured
from benchmarks.window import _club, _settle, _timed
from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from whist_td.core.contracts import ALL_TRICKS, HANDS, Contract, Strain
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.formats.whiz.commands import AnnounceWhizRound, CreateWhiz, EnterBoard, EnterBoards
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Played
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import load_fonts
from whist_td.window.main_window import MainWindow

PLAYERS, ROUNDS, DEALS = 99, 10, 3
DETAILS = Details("Whiz", date(2026, 11, 21))
FRAME = "16.7"


def repainted_deal() -> Measured:
    """Measure a deal typed in the last round with all deals ranked, beside its commit alone."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        shown = _shown(Path(folder))
        alone = _alone(Path(folder))
    ours, bare = statistics.median(shown), statistics.median(alone)
    worst = max(shown)
    beyond = (
        f"at most {FRAME} ms beyond ({(ours - bare) * 1000:.1f} ms; "
        f"slowest {(worst - bare) * 1000:.1f} ms)"
    )
    name = f"a Whiz deal entered and repainted, {PLAYERS} players × {ROUNDS * DEALS} deals"
    return Measured(name, ours, bare, "its commit", beyond)


def _evening(club: Club) -> Desk[WhizEvent]:
    """Return a tournament of which the last round has begun and the others are in."""
    players = tuple(Player(number, f"Player {number}") for number in range(1, PLAYERS + 1))
    settings = WhizSettings(rounds=ROUNDS, boards_per_round=DEALS)
    desk = club.open_event(CreateWhiz(DETAILS, settings, players, seated_rounds(PLAYERS, ROUNDS)))
    chance = random.Random(1)  # noqa: S311 - a benchmark, not a secret
    for number in range(1, ROUNDS + 1):
        desk.do(AnnounceWhizRound(number))
        if number < ROUNDS:
            places = desk.facts.places(number)
            desk.do(EnterBoards(tuple((place, _any(desk, place, chance)) for place in places)))
    return desk


def _any(desk: Desk[WhizEvent], place: BoardPlace, chance: random.Random) -> BoardResult:
    level = chance.randint(7, 12)
    tricks = min(ALL_TRICKS, level + chance.randint(-2, 2))
    contract = Contract(level, chance.choice(list(Strain)))
    seats = desk.facts.seating(place.round, place.table).seats
    return BoardResult(seats, Played(contract, chance.choice(HANDS), tricks))


def _alone(folder: Path) -> list[float]:
    desk = _evening(_club(folder / "bare.whist"))
    chance = random.Random(2)  # noqa: S311
    results = [(place, _any(desk, place, chance)) for place in desk.facts.places(ROUNDS)]
    return [_timed(lambda one=one: desk.do(EnterBoard(*one))) for one in results]


def _shown(folder: Path) -> list[float]:
    app = QApplication.instance() or QApplication([])
    load_fonts()
    club = _club(folder / "shown.whist")
    desk = _evening(club)
    kept = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = MainWindow(Preferences(kept), lambda _path: club)
    window.resize(QSize(1366, 768))
    window.show()
    _settle(app)
    window.pages.open_event(desk.event)
    window.pages.show_panel("play")
    _settle(app)
    field = window.findChild(QLineEdit, "result")
    chance = random.Random(2)  # noqa: S311
    deals = len(desk.facts.places(ROUNDS))
    taken = [_typed(app, field, chance) for _ in range(deals)]
    entered = len(window.pages.session.facts.missing(ROUNDS))
    if entered:
        raise RuntimeError(entered)
    window.close()
    return taken


def _typed(app: QApplication, field: QLineEdit, chance: random.Random) -> float:
    """Type a deal, and time from Enter to the paint; a doubtful one takes Enter once more."""
    over = chance.randint(-2, 1)
    made = f"{over:+}" if over else "="
    QTest.keyClicks(field, f"{chance.randint(7, 12)}H {chance.choice('NES')} {made}")
    app.processEvents()
    if _is_doubted(field):
        QTest.keyClick(field, Qt.Key.Key_Return)
        app.processEvents()
    taken = _timed(lambda: _enter(app, field))
    if field.text():
        raise RuntimeError(field.text())
    return taken


def _is_doubted(field: QLineEdit) -> bool:
    note = field.parent().findChild(QLabel, "entryNote")
    return note is not None and note.property("role") == "warning"


def _enter(app: QApplication, field: QLineEdit) -> None:
    QTest.keyClick(field, Qt.Key.Key_Return)
    app.processEvents()
