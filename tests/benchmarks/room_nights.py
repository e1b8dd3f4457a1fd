"""A deal of Whiz and of a club night entered while the room window is open, at 100 tables."""

from collections.abc import Callable
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.evening import DETAILS
from benchmarks.measure import Measured, Work
from benchmarks.room import beside, window_at
from PySide6.QtWidgets import QApplication

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock
from whist_td.core.contracts import HANDS, Contract, Strain
from whist_td.core.players import Player
from whist_td.desk.club import Club
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub, EnterDeal
from whist_td.formats.club_night.games.game import Length, Unit
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings
from whist_td.formats.club_night.views.planning import add_players
from whist_td.formats.club_night.views.sample import Chance, drawn_deal, play_tables
from whist_td.formats.whiz.commands import AnnounceWhizRound, CreateWhiz, EnterBoard, EnterBoards
from whist_td.formats.whiz.rules.event import SeatedRound, Seating
from whist_td.formats.whiz.rules.results import BoardResult, Played
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.kit.actions import Do
from whist_td.kit.session import Session
from whist_td.window.main_window import MainWindow

TABLES, ROUNDS, DEALS, SEED = 100, 4, 4, 7
AT_TABLE, WHIZ_SEATS = 4, 3
WorkIn = Callable[[MainWindow], Work]


def club_deal_beside_room() -> Measured:
    """Measure a deal of a club night in its last round, the others played."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        _club_night(Path(folder) / "played.whist")
        name = "a deal of a club night entered with the room open, 400 players"
        return _measured(name, Path(folder), _club_work)


def whiz_deal_beside_room() -> Measured:
    """Measure a deal of Whiz in the last round, the others played."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        _whiz(Path(folder) / "played.whist")
        name = "a Whiz deal entered with the room open, 300 players"
        return _measured(name, Path(folder), _whiz_work)


def _measured(name: str, folder: Path, work_in: WorkIn) -> Measured:
    opened, closed = (_window(folder, what) for what in (Do.ROOM, None))
    measured = beside(name, work_in(opened), work_in(closed))
    for window in (opened, closed):
        window.close()
    return measured


def _window(folder: Path, opening: Do | None) -> MainWindow:
    name = opening.name if opening else "closed"
    copyfile(folder / "played.whist", folder / f"{name}.whist")
    club = Club(SqlClubFiles().open(folder / f"{name}.whist"), SystemClock(), SeededDice())
    return window_at(folder, name, club, opening)


def _new_club(path: Path) -> Club:
    return Club(SqlClubFiles().create(path), SystemClock(), SeededDice())


def _club_night(path: Path) -> None:
    club = _new_club(path)
    length = Length(Unit.DEALS, DEALS)
    settings = ClubSettings(GameChoice("iwwa"), rounds=ROUNDS, length=length)
    desk = club.open_event(CreateClub(DETAILS, settings))
    people = [ClubPlayer(n, f"Marie-Paule {n}") for n in range(1, AT_TABLE * TABLES + 1)]
    desk.do(add_players(desk.facts, people))
    for number in range(1, ROUNDS + 1):
        desk.do(BeginClubRound(number))
        if number < ROUNDS:
            play_tables(desk, Chance(SeededDice(), SEED), number)
    club.close()


def _session(window: MainWindow) -> Session[Any]:
    session = window.pages.session
    if session is None:
        raise TypeError(session)
    return session


def _club_work(window: MainWindow) -> Work:
    session, chance = _session(window), Chance(SeededDice(), SEED)

    def entered(number: int) -> None:
        place = DealPlace(ROUNDS, number + 1, 1)
        session.do(EnterDeal(place, drawn_deal(session.facts, chance, place)))
        QApplication.processEvents()

    return entered


def _whiz(path: Path) -> None:
    club = _new_club(path)
    people = tuple(Player(n, f"Marie-Paule {n}") for n in range(1, WHIZ_SEATS * TABLES + 1))
    settings = WhizSettings(rounds=ROUNDS, boards_per_round=DEALS)
    rounds = tuple(_seated(number) for number in range(1, ROUNDS + 1))
    desk = club.open_event(CreateWhiz(DETAILS, settings, people, rounds))
    for number in range(1, ROUNDS + 1):
        desk.do(AnnounceWhizRound(number))
        if number < ROUNDS:
            places = desk.facts.places(number)
            seats = {place: desk.facts.seating(number, place.table).seats for place in places}
            desk.do(
                EnterBoards(tuple((place, _any(seats[place], place.table)) for place in places))
            )
    club.close()


def _seated(number: int) -> SeatedRound:
    """Return a round in which Norths stay, the others move on, and the deals down."""
    seatings = (
        Seating(
            table + 1,
            (table + number - 1) % TABLES + 1,
            table + 1,
            TABLES + 1 + (table - number) % TABLES,
            2 * TABLES + 1 + (table - 2 * number) % TABLES,
        )
        for table in range(TABLES)
    )
    return SeatedRound(number, tuple(seatings))


def _any(seats: tuple[int, int, int], lot: int) -> BoardResult:
    tricks = 6 + lot % 7
    return BoardResult(seats, Played(Contract(8, Strain.HEARTS), HANDS[lot % 3], tricks))


def _whiz_work(window: MainWindow) -> Work:
    session = _session(window)

    def entered(number: int) -> None:
        place = session.facts.places(ROUNDS)[number]
        seats = session.facts.seating(ROUNDS, place.table).seats
        session.do(EnterBoard(place, _any(seats, number)))
        QApplication.processEvents()

    return entered


if __name__ == "__main__":
    print(whiz_deal_beside_room().row())
    print(club_deal_beside_room().row())
