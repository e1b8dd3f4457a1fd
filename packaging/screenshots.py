"""Makes the pictures of README and guide: `packaging/screenshots.py [FOLDER [NAME …]] [--all]`.

A window nobody sees is opened on an evening that plays itself, and painted into files: all that are
shown, or those that are named; `--all` adds every other page. Nothing outside the folder is
written.
"""

import csv
import os
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PIL import Image
from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QTabWidget
from screen import EVENING, SEED, fill_book, sat_down, settle

from whist_td.assets import asset
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.formats.club_night.cli.event import sample_club_night
from whist_td.formats.club_night.commands.commands import BeginClubRound
from whist_td.formats.club_night.views.sample import Chance, play_tables
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent, EnterResults
from whist_td.formats.militaire.files.sample_event import play_event
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.screens.play_tables import TablesView
from whist_td.formats.whiz.commands import ClearBoard, CreateWhiz
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.sample import play_round as play_whiz_round
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.kit.jobs import stop_jobs
from whist_td.kit.parts import ClockLabel
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import Look, load_fonts
from whist_td.players.rosters import players_from
from whist_td.stages.formats import CLUB_STAGES, screens_named
from whist_td.stages.papers import PapersPanel
from whist_td.window.main_window import MainWindow
from whist_td.window.new_event_pages import AskedEvent
from whist_td.window.pages import Here
from whist_td.words.words import Language, words

SMALL, LARGE = QSize(1366, 768), QSize(1920, 1080)
PRINTED = QSize(1024, 640)
"""As wide as a page of paper can show and be read."""
EARLIER = (
    ("Tournoi du printemps", date(2026, 4, 25), "Percé", 16),
    ("Soirée de l’âge d’or", date(2026, 9, 19), "Bonaventure", 12),
    ("Coupe de la Baie-des-Chaleurs", date(2026, 10, 24), "Carleton-sur-Mer", 20),
)
YEAR = (
    date(2026, 9, 12),
    date(2026, 9, 26),
    date(2026, 10, 10),
    date(2026, 10, 24),
    date(2026, 11, 7),
    EVENING.date(),
)
YEAR_TEAMS = 12
PLAYED, TABLES_IN = 11, 15
WHIZ_ROUNDS, WHIZ_MISSING, NIGHT_MISSING = 3, 6, 20
FOLDER = asset("guide", "pictures")
"""Where the front pages and the guide have them from."""
COLOURS, FEW = 256, 40
PREVIEW, PAUSE = 20.0, 0.02
"""Seconds a page or a preview may take, and between two looks at the window."""


@dataclass(frozen=True)
class Picture:
    """One picture: how the window is dressed, and what is done in it before."""

    name: str
    language: Language
    look: Look
    size: QSize
    base: int
    steps: Callable[[MainWindow], None]
    club: str = "militaire"
    """What is played in the club file that it shows; "empty": nothing yet."""
    colours: int = COLOURS


def main(arguments: list[str]) -> int:
    """Paint every picture into the folder named, or where the front pages have them."""
    folder, *names = [word for word in arguments if word != "--all"] or [str(FOLDER)]
    pictures = PICTURES + MORE_PICTURES if names or "--all" in arguments else PICTURES
    dress()
    wanted = [picture for picture in pictures if not names or picture.name in names]
    for target in painted(wanted, Path(folder)):
        print(target)
    stop_jobs()
    return 0


def dress() -> QApplication:
    """Begin as on a machine where nobody has asked anything of Qt: no other scale, no screen."""
    for name in [name for name in os.environ if name.startswith("QT_")]:
        del os.environ[name]
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication([])
    app.setStyle("Fusion")
    load_fonts()
    return app


def painted(pictures: Iterable[Picture], folder: Path) -> Iterator[Path]:
    """Paint some pictures into a folder, and yield the file of each."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, ExitStack() as opened:
        clubs: dict[str, Club] = {}
        for picture in pictures:
            if picture.club not in clubs:
                clubs[picture.club] = CLUBS[picture.club](Path(place))
                opened.callback(clubs[picture.club].close)
            target = folder / f"{picture.name}.png"
            paint(clubs[picture.club], picture, Path(place), target)
            yield target


def empty_club(place: Path) -> Club:
    """Return a club that has just begun with the program."""
    return sat_down(place / "empty.whist")


def event(place: Path) -> Club:
    """Return a club whose evening stands in the middle of round 12."""
    club = sat_down(place / "club.whist")
    for name, day, place_name, teams in EARLIER:
        finished_event(club, Details(name, day, place_name), sample_teams()[:teams])
    details = Details("Tournoi d’automne", EVENING.date(), "Gaspé")
    desk = club.open_event(CreateEvent(details, Settings(), sample_teams()))
    chance = random.Random(SEED)  # noqa: S311 - a picture, not a secret
    for number in range(1, PLAYED + 1):
        play(desk, number, len(desk.facts.teams), chance)
    play(desk, PLAYED + 1, TABLES_IN, chance)
    return club


def whiz_event(place: Path) -> Club:
    """Return a club whose Whiz tournament stands in the middle of round 3."""
    club = sat_down(place / "whiz.whist")
    players, settings = players_from(asset("samples", "joueurs-whiz.csv")), WhizSettings()
    details = Details("Tournoi de Whiz", EVENING.date(), "Carleton-sur-Mer")
    rounds = seated_rounds(len(players), settings.rounds)
    desk = club.open_event(CreateWhiz(details, settings, players, rounds))
    for number in range(1, WHIZ_ROUNDS + 1):
        play_whiz_round(desk, club.dice, SEED, number)
    for place_in in desk.facts.places(WHIZ_ROUNDS)[-WHIZ_MISSING:]:
        desk.do(ClearBoard(place_in))
    return club


def club_night(place: Path) -> Club:
    """Return a club in the middle of an evening of Whist simple."""
    club = sat_down(place / "night.whist")
    desk, chance = sample_club_night(club, words(Language.FRENCH)), Chance(club.dice, SEED)
    for number in (1, 2):
        desk.do(BeginClubRound(number, despite_missing=True))
        play_tables(desk, chance, number)
    for _ in range(NIGHT_MISSING):
        desk.undo()
    return club


def club_year(place: Path) -> Club:
    """Return a club in the autumn of its year: people, a season, the cash box, prizes."""
    club = sat_down(place / "year.whist")
    people = [name for team in sample_teams() for name in team.members]
    for number, day in enumerate(YEAR, start=1):
        chance = random.Random(SEED + number)  # noqa: S311 - a picture, not a secret
        drawn = chance.sample(people, YEAR_TEAMS * 4)
        teams = tuple(
            replace(team, captain=drawn.pop(), players=(drawn.pop(), drawn.pop(), drawn.pop()))
            for team in sample_teams()[:YEAR_TEAMS]
        )
        finished_event(club, Details("Soirée du samedi", day, "Gaspé"), teams, SEED + number)
    fill_book(club)
    return club


def finished_event(club: Club, details: Details, teams: tuple[Team, ...], seed: int = SEED) -> None:
    """Play a whole evening of other days."""
    desk = club.open_event(CreateEvent(details, Settings(), teams))
    play_event(desk, club.dice, seed)


def sample_teams() -> tuple[Team, ...]:
    """Return the teams that come with the program."""
    with asset("samples", "equipes-gaspesie.csv").open(encoding="utf-8-sig") as file:
        rows = list(csv.reader(file))[1:]
    return tuple(
        Team(number, row[0], row[1], (row[2], row[3], row[4]))
        for number, row in enumerate(rows, start=1)
    )


def play(desk: Desk[MilitaireEvent], round_number: int, tables: int, chance: random.Random) -> None:
    """Announce a round and enter the first tables of it."""
    desk.do(AnnounceRound(round_number))
    places = [Place(round_number, table) for table in range(1, tables + 1)]
    desk.do(EnterResults(tuple((place, any_result(chance)) for place in places)))


def any_result(chance: random.Random) -> Result:
    """Return a result as they come: now and then all thirteen tricks, now and then a revoke."""
    kinds = (ResultKind.NORMAL, ResultKind.PERFECT, ResultKind.REVOKE)
    return result_of(chance.choice(list(Side)), chance.choices(kinds, (20, 2, 1))[0])


def paint(club: Club, picture: Picture, place: Path, target: Path) -> None:
    """Open the window as the picture wants it, and keep what it shows."""
    kept = QSettings(str(place / f"{picture.name}.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(kept)
    preferences.language = picture.language
    preferences.look = picture.look
    preferences.base = picture.base
    window = MainWindow(preferences, lambda _path: club)
    window.resize(picture.size)
    window.show()
    settle()
    picture.steps(window)
    settle()
    for clock in window.findChildren(ClockLabel):
        clock.show_time(EVENING)
    above = QApplication.activeModalWidget()
    (above or window).grab().save(str(target))
    slim(target, picture.colours)
    if isinstance(above, QDialog):
        above.reject()
    window.hide()
    window.deleteLater()
    settle()


def slim(picture: Path, colours: int = COLOURS) -> None:
    """Keep a picture small: so few colours need no more than a palette."""
    with Image.open(picture) as painted:
        few = painted.convert("RGB").quantize(colours, dither=Image.Dither.NONE)
    few.save(picture, optimize=True)


def stay(_window: MainWindow) -> None:
    """Leave the start page as it is."""


def open_tonight(window: MainWindow) -> None:
    """Open the evening from the start page."""
    tonight = window.findChild(QPushButton, "tonight")
    if isinstance(tonight, QPushButton):
        tonight.click()


def panel(name: str) -> Callable[[MainWindow], None]:
    """Return the steps to a panel of the evening."""

    def steps(window: MainWindow) -> None:
        open_tonight(window)
        window.pages.show_panel(name)

    return steps


def club_stage(name: str) -> Callable[[MainWindow], None]:
    """Return the steps to a page of the club's year."""

    def steps(window: MainWindow) -> None:
        for asked in ("theClub", f"stage-{name}"):
            button = window.findChild(QPushButton, asked)
            if isinstance(button, QPushButton):
                button.click()
            wait_until(lambda: window.pages.stage in CLUB_STAGES)

    return steps


def papers(window: MainWindow) -> None:
    """Go to the papers and wait for the preview."""
    panel("papers")(window)
    laying = window.findChild(PapersPanel)
    wait_until(lambda: laying is not None and laying.is_laid_out)


def wait_until(there: Callable[[], bool]) -> None:
    """Let the window work until something is there, or too long."""
    end = time.monotonic() + PREVIEW
    while time.monotonic() < end and not there():
        QApplication.processEvents()
        # Sleeping lets the other thread work, which lays out the pages.
        time.sleep(PAUSE)
    settle()


def correct(window: MainWindow) -> None:
    """Go back to an earlier round."""
    open_tonight(window)
    tables(window).setFocus()
    for _ in range(3):
        QTest.keyClick(tables(window), Qt.Key.Key_PageUp)


def announce(window: MainWindow) -> None:
    """Ask for the next round although tables are missing."""
    open_tonight(window)
    despite = window.findChild(QPushButton, "despite")
    if isinstance(despite, QPushButton):
        despite.click()


def new_event(window: MainWindow) -> None:
    """Ask for a new event."""
    window.pages.new_event()


def new_militaire(window: MainWindow) -> None:
    """Ask for a new event of Military whist."""
    window.pages.return_to(Here(new_event=AskedEvent(screens_named("militaire"))))


def door(window: MainWindow) -> None:
    """Ask at the door who is here."""
    panel("entries")(window)
    asks = window.findChild(QPushButton, "checkInButton")
    if isinstance(asks, QPushButton):
        asks.click()


def guide(window: MainWindow) -> None:
    """Ask what to do on the page Play."""
    panel("play")(window)
    window.pages.show_guide()


def whiz_deal(window: MainWindow) -> None:
    """Go to the deals of a Whiz ranking."""
    panel("results")(window)
    tabs = window.findChild(QTabWidget, "whizResultsTabs")
    if isinstance(tabs, QTabWidget):
        tabs.setCurrentIndex(1)


def tables(window: MainWindow) -> TablesView:
    """Return the list of tables of Play."""
    found = window.findChild(TablesView, "tables")
    if not isinstance(found, TablesView):
        raise TypeError(found)
    return found


CLUBS: Mapping[str, Callable[[Path], Club]] = {
    "militaire": event,
    "empty": empty_club,
    "whiz": whiz_event,
    "night": club_night,
    "year": club_year,
}

FR, EN = Language.FRENCH, Language.ENGLISH
SHOWN: Mapping[str, Callable[[MainWindow], None]] = {
    "start": stay,
    "entries": panel("entries"),
    "papers": papers,
    "play": panel("play"),
    "results": panel("results"),
}
IN_GUIDE: Mapping[str, tuple[str, QSize, Callable[[MainWindow], None]]] = {
    "welcome": ("empty", PRINTED, stay),
    "choose": ("empty", PRINTED, new_event),
    "new-event": ("empty", PRINTED, new_militaire),
    "journal": ("militaire", PRINTED, panel("journal")),
    "door": ("whiz", PRINTED, door),
    "whiz-entries": ("whiz", PRINTED, panel("entries")),
    "whiz-play": ("whiz", SMALL, panel("play")),
    "whiz-results": ("whiz", PRINTED, panel("results")),
    "night-play": ("night", SMALL, panel("play")),
    "night-results": ("night", PRINTED, panel("results")),
    **{stage.value: ("year", PRINTED, club_stage(stage.value)) for stage in CLUB_STAGES},
}
"""What the guide shows beside: the club and the size of each, and the way to it."""
PICTURES = tuple(
    picture
    for language in Language
    for picture in (
        *(
            Picture(f"{name}-{language.value}", language, Look.LIGHT, SMALL, 12, steps)
            for name, steps in SHOWN.items()
        ),
        *(
            Picture(f"{name}-{language.value}", language, Look.LIGHT, size, 12, steps, club, FEW)
            for name, (club, size, steps) in IN_GUIDE.items()
        ),
    )
)
"""What the front pages and the guide show."""

MORE_PICTURES = (
    Picture("play-en-dark", EN, Look.DARK, LARGE, 13, panel("play")),
    Picture("whiz-play-fr-light", FR, Look.LIGHT, SMALL, 11, panel("play"), "whiz"),
    Picture("whiz-results-en-light", EN, Look.LIGHT, LARGE, 12, whiz_deal, "whiz"),
    Picture("night-play-fr-light", FR, Look.LIGHT, SMALL, 11, panel("play"), "night"),
    Picture("seasons-fr-light", FR, Look.LIGHT, LARGE, 12, club_stage("seasons"), "year"),
    Picture("cash-en-light", EN, Look.LIGHT, SMALL, 12, club_stage("cash"), "year"),
    Picture("welcome-fr-light", FR, Look.LIGHT, SMALL, 12, stay, "empty"),
    Picture("play-fr-light-large-text", FR, Look.LIGHT, SMALL, 18, panel("play")),
    Picture("play-fr-light-correction", FR, Look.LIGHT, SMALL, 11, correct),
    Picture("play-en-light-announce", EN, Look.LIGHT, SMALL, 11, announce),
    Picture("event-fr-dark", FR, Look.DARK, SMALL, 11, panel("event")),
    Picture("new-event-fr-light", FR, Look.LIGHT, SMALL, 12, new_event),
    Picture("results-en-dark", EN, Look.DARK, SMALL, 11, panel("results")),
    Picture("journal-fr-light", FR, Look.LIGHT, SMALL, 11, panel("journal")),
    Picture("guide-fr-light", FR, Look.LIGHT, SMALL, 12, guide),
    Picture("keys-en-dark", EN, Look.DARK, LARGE, 12, panel("keys")),
    Picture("choose-game-en-light", EN, Look.LIGHT, SMALL, 12, new_event, "empty"),
    Picture("whiz-entries-fr-light", FR, Look.LIGHT, SMALL, 11, panel("entries"), "whiz"),
    Picture("whiz-play-en-dark", EN, Look.DARK, LARGE, 12, panel("play"), "whiz"),
    Picture("night-results-fr-light", FR, Look.LIGHT, SMALL, 11, panel("results"), "night"),
    Picture("night-play-en-dark", EN, Look.DARK, LARGE, 12, panel("play"), "night"),
)
"""What only we look at: every other page, in other looks and sizes."""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
