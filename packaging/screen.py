"""Opens any one screen with sample data: `python packaging/screen.py whiz.play --lang fr`.

Without a name it tells every screen there is. The sample is played anew each time, in a club file
that is thrown away; `--save` paints the screen into a file and ends, with or without a display.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QSettings, QSize, QThreadPool
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from start import has_display

from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.club.commands import (
    AdoptSpellings,
    ChangeClub,
    ChangePerson,
    ChargeEvening,
    NewSeason,
    Pay,
    PlanPrizes,
    PutIn,
)
from whist_td.club.rules.matching import adoption
from whist_td.club.rules.persons import BookSettings, Category
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeKind, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.season import RuleKind, Season, SeasonRule, SeasonScore
from whist_td.club.views.cash import door_rows
from whist_td.club.views.held_events import names_at, people_at
from whist_td.console.formats import AnyDesk, codes, verbs_named
from whist_td.desk.backups import Reason
from whist_td.desk.club import Club
from whist_td.desk.requests import MarkHere
from whist_td.desk.write_behind import WriteBehind
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import BASE, LEAST_BASE, MOST_BASE, Look, load_fonts
from whist_td.stages.formats import CLUB_STAGES, screens_named
from whist_td.storage.backups import BackupFolder
from whist_td.window.main_window import MainWindow, speak
from whist_td.window.new_event_pages import AskedEvent
from whist_td.window.pages import Here
from whist_td.words.words import Language, Words, words

EVENING, SEED = datetime(2026, 11, 21, 20, 47, tzinfo=UTC), 24
FAR = {
    "event": 0,
    "entries": 0,
    "papers": 0,
    "play": 1,
    "results": None,
    "journal": 1,
    "keys": 1,
    "telephones": 1,
}
"""The panels of an event, and how many rounds are played before each is shown; None: all."""
USUAL_SCALE = 100
"""How large the system shows everything, in percent."""


@dataclass(frozen=True)
class Screen:
    """One screen: which samples the club file has, how far they are, and where the window goes."""

    samples: tuple[str, ...]
    here: Here
    """Still without a desk: that of the last sample is put there."""
    rounds: int | None = 1
    has_book: bool = False
    """Whether the people of the samples are in the club's book."""


class EventClock:
    """It stays the evening of the sample."""

    def now(self) -> datetime:
        """Return the same moment every time."""
        return EVENING


def screens() -> Mapping[str, Screen]:
    """Return every screen by its name: those of the shell, then those of each format."""
    usual = codes()[:1]
    named = {
        "start": Screen(codes(), Here()),
        "choose": Screen((), Here(new_event=AskedEvent(None))),
        "backups": Screen(usual, Here(side_page="backups")),
        "training": Screen(usual, Here(side_page="training")),
        "about": Screen(usual, Here(side_page="about")),
        "guide": Screen(usual, Here(panel="play")),
        "room": Screen(usual, Here(panel="play")),
    }
    for stage in CLUB_STAGES:
        named[f"year.{stage.value}"] = Screen(codes(), Here(panel=stage.value), None, has_book=True)
    named["whiz.deals"] = Screen(("whiz",), Here(panel="event"), 0)
    for code in codes():
        named[f"{code}.door"] = Screen((code,), Here(panel="entries"), 0, has_book=True)
        named[f"{code}.new"] = Screen((), Here(new_event=AskedEvent(screens_named(code))))
        for panel, rounds in FAR.items():
            named[f"{code}.{panel}"] = Screen((code,), Here(panel=panel), rounds)
    return named


def sample_club(place: Path, screen: Screen, _: Words) -> "tuple[Club, AnyDesk | None]":
    """Return a club file with the samples of a screen, and the desk of the last."""
    path = place / "sample.whist"
    asked = (screen.samples, screen.rounds, screen.has_book, _.language)
    if asked not in PLAYED:
        play_samples(path, screen, _)
        PLAYED[asked] = path.read_bytes()
    path.write_bytes(PLAYED[asked])
    club = sat_down(path)
    club.backup(Reason.ASKED)
    return club, club.any_desk() if screen.samples else None


PLAYED: dict[tuple[tuple[str, ...], int | None, bool, Language], bytes] = {}
"""Club files with samples: played once, however many screens show them."""


def play_samples(path: Path, screen: Screen, _: Words) -> None:
    """Make a club file with the samples of a screen."""
    club = sat_down(path)
    for sample in filter(None, (verbs_named(code).sample() for code in screen.samples)):
        desk = sample.opened(club, _)
        if screen.rounds is None:
            sample.played(desk, club.dice, SEED, _)
        elif screen.rounds:
            sample.round_played(desk, club.dice, SEED)
    if screen.has_book:
        fill_book(club)
    club.close()


def sat_down(path: Path) -> Club:
    """Open or make a club file on the sample's evening; as in a window, all is asked in turn."""
    files = SqlClubFiles()
    kept = files.open_to_write(path) if path.exists() else files.create(path)
    return Club(
        WriteBehind(kept).as_club_file,
        EventClock(),
        SeededDice(),
        BackupFolder(path.parent / "backups"),
    )


def fill_book(club: Club) -> None:
    """Put the people of the sample events into the club's book, and let them pay for an evening."""
    book = club.book()
    members, visitors = Category("Membres", 500), Category("Visiteurs", 700, is_member=False)
    book.do(ChangeClub(BookSettings(categories=(members, visitors))))
    book.do(AdoptSpellings(adoption(book.facts, names_at(club.file)).links))
    for number, person in enumerate(book.facts.persons.values()):
        category = visitors if number % 7 == 0 else members
        book.do(ChangePerson(replace(person, category=category.name)))
    book.do(PutIn(5000))
    event = club.file.events()[0]
    there = people_at(club.file, book.facts, event.id)
    book.do(ChargeEvening(event.id, there.day, there.people))
    for number in there.people[: len(there.people) // 2]:
        book.do(Pay((number,), event=event.id))
    start, end = date(2026, 9, 1), date(2027, 6, 30)
    rule = SeasonRule(RuleKind.BEST, 10)
    season = Season(1, "2026-2027", start, end, score=SeasonScore.PLACEMENT, rule=rule)
    book.do(NewSeason(season))
    plan = [(PrizeRule(place=n), PrizeAmount(c)) for n, c in ((1, 4000), (2, 2500), (3, 1000))]
    plan.append((PrizeRule(PrizeKind.LOT), PrizeAmount(thing="Jambon")))
    prizes = tuple(Prize(n, n, *each) for n, each in enumerate(plan, start=1))
    book.do(PlanPrizes(PrizeOccasion(event=event.id), prizes))


def shown(asked: Namespace, place: Path) -> MainWindow:
    """Return the window on the screen that is asked for, dressed as wanted."""
    screen = screens()[asked.screen]
    club, desk = sample_club(place, screen, words(asked.lang))
    kept = Preferences(QSettings(str(place / "kept.ini"), QSettings.Format.IniFormat))
    kept.language, kept.base = asked.lang, asked.letters
    kept.look = Look.DARK if asked.dark else Look.LIGHT
    window = MainWindow(kept, lambda _path: club)
    window.resize(asked.size)
    window.pages.files.open(None)
    at_the_door = asked.screen.endswith(".door")
    if at_the_door and desk is not None:
        rows = door_rows(desk.event, desk.facts)
        desk.do(MarkHere(tuple(row.name for row in rows[:: len(rows) // 5])))
    desk = club.book() if asked.screen.startswith("year.") else desk
    window.pages.return_to(replace(screen.here, desk=desk))
    window.show()
    if at_the_door:
        cast("QPushButton", window.findChild(QPushButton, "checkInButton")).click()
    if asked.screen == "whiz.deals":
        _show_deals(window)
    if asked.screen in ("room", "guide"):
        cast("QAction", window.findChild(QAction, asked.screen)).trigger()
    return window


def _show_deals(window: MainWindow) -> None:
    """Deal the boards on their page, as the director does."""
    for name in ("showDeals", "dealBoards"):
        cast("QPushButton", window.findChild(QPushButton, name)).click()


def settle() -> None:
    """Let the window do all it has put off, and the jobs beside it end."""
    for _ in range(5):
        QApplication.processEvents()
        QThreadPool.globalInstance().waitForDone()


def size(text: str) -> QSize:
    """Return a size that is written wide×tall: 1366x768."""
    return QSize(*map(int, text.split("x")))


def request(arguments: list[str]) -> Namespace:
    """Take the arguments apart; a screen that there is not is refused with the list."""
    parser = ArgumentParser("screen.py", description="Open any one screen with sample data.")
    parser.add_argument("screen", nargs="?", help="without it, every screen is named")
    parser.add_argument("--lang", type=Language, default=Language.ENGLISH, metavar="fr|en")
    parser.add_argument("--dark", action="store_true")
    letters, sizes = range(LEAST_BASE, MOST_BASE + 1), f"{LEAST_BASE}..{MOST_BASE}"
    parser.add_argument("--letters", type=int, choices=letters, default=BASE, metavar=sizes)
    parser.add_argument("--size", type=size, default=QSize(1366, 768), metavar="1366x768")
    percent = "as a system that enlarges everything: the size is that of the screen's own points"
    parser.add_argument("--scale", type=int, default=100, metavar="150", help=percent)
    parser.add_argument("--save", type=Path, metavar="FILE.png")
    asked = parser.parse_args(arguments)
    if asked.screen not in (None, *screens()):
        parser.error("\n".join((f"There is no screen “{asked.screen}”. There are:", *screens())))
    return asked


def main(arguments: list[str]) -> int:
    """Name every screen, or open one until it is closed, or paint it into a file."""
    asked = request(arguments)
    if asked.screen is None:
        print("\n".join(screens()))
        return 0
    if asked.save:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    elif not has_display(dict(os.environ)):
        print("No display here: add --save FILE.png to paint the screen.", file=sys.stderr)
        return 1
    if asked.scale != USUAL_SCALE:
        os.environ["QT_SCALE_FACTOR"] = str(asked.scale / USUAL_SCALE)
        asked.size = asked.size * USUAL_SCALE / asked.scale
    app = cast("QApplication", QApplication.instance() or QApplication(sys.argv[:1]))
    app.setStyle("Fusion")
    load_fonts()
    speak(app, asked.lang)
    with TemporaryDirectory() as place:
        window = shown(asked, Path(place))
        if asked.save:
            above = app.activeModalWidget()
            painted: QWidget = window.room.window if window.room else above or window
            painted.resize(asked.size)
            settle()
            picture = painted.grab()
            window.close()
            if not picture.save(str(asked.save)):
                sys.exit(f"No picture can be written as {asked.save}.")
        else:
            app.exec()
        window.deleteLater()
        settle()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
