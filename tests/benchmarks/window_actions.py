"""What the window's thread computes at a stretch for what is done in it, by kind and size of event.

`python -m benchmarks.window_actions` measures every scene in a process of its own and prints a
table; with the name of a scene it measures that one, and with the start of an action's name
after it, it says as well in which functions the time went.
"""

import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from cProfile import Profile
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from pstats import SortKey, Stats
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any

from benchmarks.evening import DETAILS, teams
from benchmarks.starts import at_home
from benchmarks.whiz_window import _any, _evening
from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QEvent,
    QEventLoop,
    QSettings,
    QSize,
    QThreadPool,
    QTimer,
)
from PySide6.QtWidgets import QApplication

from whist_td import bootstrap
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub, EnterDeal
from whist_td.formats.club_night.games.game import Length, Unit
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings
from whist_td.formats.club_night.views.planning import add_players
from whist_td.formats.club_night.views.sample import Chance, drawn_deal, play_tables
from whist_td.formats.militaire.commands import (
    AnnounceRound,
    CreateEvent,
    EnterResult,
    EnterResults,
)
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.whiz.commands import EnterBoard
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import load_fonts
from whist_td.kit.waiting import wait_beside
from whist_td.stages.formats import EVENT_STAGES
from whist_td.window.app import sweep_in_this_thread
from whist_td.window.main_window import MainWindow

TIMES, TURNS, ROUNDS, SEED = 9, 30, 12, 7
"""How often an entry is made; quiet turns of the loop after what is done; rounds begun."""


@dataclass
class Scene:
    """An event in play: how a result is entered, and what ends the round and begins the next."""

    desk: Desk[Any]
    entry: Callable[[Desk[Any], int], Command]
    rest: Callable[[Desk[Any]], Command] | None = None
    begin: Command | None = None


def _militaire(club: Club, count: int) -> Scene:
    some = teams(count)
    desk = club.open_event(CreateEvent(DETAILS, Settings(), some))
    for number in range(1, ROUNDS + 1):
        desk.do(AnnounceRound(number))
        if number < ROUNDS:
            desk.do(_results(number, count))
    return Scene(
        desk,
        lambda _desk, number: EnterResult(Place(ROUNDS, number), Result(Side.HOME)),
        lambda _desk: _results(ROUNDS, count),
        AnnounceRound(ROUNDS + 1),
    )


def _results(number: int, count: int) -> EnterResults:
    return EnterResults(
        tuple(
            (
                Place(number, t),
                Result(Side.HOME if (number * 7 + t * 13) % 5 < 3 else Side.VISITORS),
            )
            for t in range(1, count + 1)
        )
    )


def _whiz(club: Club) -> Scene:
    desk, chance = _evening(club), random.Random(2)  # noqa: S311 - a benchmark, not a secret
    places = desk.facts.places(desk.facts.last_announced)
    return Scene(desk, lambda at, n: EnterBoard(places[n - 1], _any(at, places[n - 1], chance)))


def _club_night(club: Club) -> Scene:
    settings = ClubSettings(GameChoice("iwwa"), rounds=4, length=Length(Unit.DEALS, 4))
    desk = club.open_event(CreateClub(DETAILS, settings))
    desk.do(add_players(desk.facts, [ClubPlayer(n, f"Marie-Paule {n}") for n in range(1, 101)]))
    chance = Chance(bootstrap.SeededDice(), SEED)
    for number in range(1, 4):
        desk.do(BeginClubRound(number))
        if number < 3:
            play_tables(desk, chance, number)

    def entry(at: Desk[Any], number: int) -> Command:
        place = DealPlace(3, number, 1)
        return EnterDeal(place, drawn_deal(at.facts, chance, place))

    return Scene(desk, entry)


SCENES: Mapping[str, Callable[[Club], Scene]] = {
    "24 teams": partial(_militaire, count=24),
    "100 teams": partial(_militaire, count=100),
    "400 teams": partial(_militaire, count=400),
    "Whiz 99": _whiz,
    "club night 100": _club_night,
}


class Watch:
    """Does one thing after another, and notes what each turn of the window's loop computed.

    A turn that the window has in the midst of the work ends a stretch as well.
    """

    def __init__(self, window: MainWindow, profiled: str) -> None:
        self.window, self.profiled = window, profiled
        self.taken: dict[str, list[float]] = {}
        self._stretches: list[float] = []
        self._since = thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.awake.connect(self._note)
        dispatcher.aboutToBlock.connect(self._note)

    def _note(self) -> None:
        self._stretches.append(thread_time() - self._since)
        self._since = thread_time()

    def do(
        self, name: str, work: Callable[[], object], until: Callable[[], object] = lambda: True
    ) -> None:
        """Do it, and note the longest that the window's thread computed at a stretch, in s."""
        profile = Profile(thread_time) if self.profiled and name.startswith(self.profiled) else None
        if profile:
            profile.enable()
        self._note()
        self._stretches.clear()
        work()
        left = TURNS
        while left:
            self._turn()
            is_quiet = QThreadPool.globalInstance().activeThreadCount() == 0
            left = left - 1 if is_quiet and until() else TURNS
        if profile:
            profile.disable()
            Stats(profile).sort_stats(SortKey.CUMULATIVE).print_stats(70)
            Stats(profile).sort_stats(SortKey.TIME).print_stats(25)
            print([round(1000 * each, 1) for each in self._stretches if each > 0.002])
        self.taken.setdefault(name, []).append(max(self._stretches))

    def _turn(self) -> None:
        """Let the loop have a turn, within a few milliseconds."""
        QTimer.singleShot(5, self._note)
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._note()


def measured(scene: str, profiled: str = "") -> dict[str, float]:
    """Return by action the longest stretch, in ms; of what is done often, the median."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        path = Path(folder) / "club.whist"
        app = QApplication.instance() or QApplication([])
        load_fonts()
        club = Club(
            bootstrap.SqlClubFiles().create(path), bootstrap.SystemClock(), bootstrap.SeededDice()
        )
        made = SCENES[scene](club)
        event = made.desk.event
        club.close()
        kept = QSettings(str(Path(folder) / "kept.ini"), QSettings.Format.IniFormat)
        opened = partial(bootstrap.open_club, wait=wait_beside)
        window = MainWindow(Preferences(kept), lambda _path: opened(path))
        window.resize(QSize(1366, 768))
        watch = Watch(window, profiled)
        sweep_in_this_thread(app)
        watch.do("window", window.show, lambda: window.pages.currentWidget() is not None)
        _acted(watch, made, event)
        window.close()
        app.processEvents()
    return {name: 1000 * sorted(taken)[len(taken) // 2] for name, taken in watch.taken.items()}


def _acted(watch: Watch, scene: Scene, event: int) -> None:
    pages = watch.window.pages
    watch.do("opened first", lambda: pages.open_event(event), lambda: pages.stage)
    for again in ("first", "again"):
        for stage in EVENT_STAGES:
            if pages.stage is not stage:
                watch.do(f"{stage.value} {again}", partial(pages.show_panel, stage.value))
        watch.do(f"play {again}", partial(pages.show_panel, "play"))
    session = pages.session
    if session is None:
        raise RuntimeError(event)
    for number in range(1, TIMES + 1):
        watch.do("entry", lambda n=number: session.do(scene.entry(session.desk, n)))
    for _number in range(TIMES):
        watch.do("undo", pages.undo)
    if scene.rest and scene.begin:
        session.do(scene.rest(session.desk))
        watch.do("all entered", lambda: None)
        watch.do("announcement", lambda: session.do(scene.begin))
    watch.do("back to start", pages.show_start)
    watch.do("opened again", lambda: pages.open_event(event), lambda: pages.stage)


def _table(found: Mapping[str, Mapping[str, float]]) -> Iterable[str]:
    yield "| ms at a stretch | " + " | ".join(found) + " |"
    yield "|---" * (1 + len(found)) + "|"
    for name in next(iter(found.values())):
        figures = (by.get(name) for by in found.values())
        told = " | ".join("–" if each is None else f"{each:.0f}" for each in figures)
        yield f"| {name} | {told} |"


def main() -> None:
    """Measure the scenes that are asked for."""
    if len(sys.argv) > 1:
        for name, took in measured(*sys.argv[1:]).items():
            print(f"{took:.1f}", name)
        return
    found: dict[str, dict[str, float]] = {}
    with at_home() as environment:
        for scene in SCENES:
            command = [sys.executable, "-m", "benchmarks.window_actions", scene]
            told = subprocess.run(
                command, env=environment, stdout=subprocess.PIPE, text=True, check=True
            ).stdout
            lines = (line.split(" ", 1) for line in told.splitlines())
            found[scene] = {name: float(took) for took, name in lines}
    print("\n".join(_table(found)))


if __name__ == "__main__":
    main()
