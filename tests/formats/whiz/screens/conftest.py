"""A Whiz tournament in a club file of its own, and a session at its desk."""

from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest

from tests.fixtures.clocks import SteppingClock
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.club import Club
from whist_td.formats.whiz.commands import AnnounceWhizRound, CreateWhiz, EnterBoards
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.screens.play import WhizPlayPanel
from whist_td.formats.whiz.views.seating import library_rounds
from whist_td.kit.session import Session
from whist_td.words.words import Language, Words, words

NAMES = (
    "Anne Côté",
    "Luc Roy",
    "Rita Cyr",
    "Guy Huard",
    "Lise Babin",
    "Yvon Poirier",
    "Jeanne Allard",
    "Earl English",
    "Odette Synnott",
    "Réal Minville",
)
MOVEMENTS = {
    9: (
        (((3, 8, 4, 3), (1, 7, 2, 9), (2, 1, 6, 5)), ()),
        (((3, 9, 7, 6), (2, 3, 8, 2), (1, 5, 1, 4)), ()),
        (((1, 8, 3, 6), (2, 9, 7, 4), (3, 2, 1, 5)), ()),
    ),
    10: (
        (((1, 6, 8, 5), (4, 7, 4, 2), (3, 10, 3, 9)), (1,)),
        (((2, 4, 9, 6), (4, 8, 5, 3), (1, 10, 1, 7)), (2,)),
        (((3, 5, 7, 4), (4, 9, 6, 1), (2, 10, 2, 8)), (3,)),
    ),
}
"""Of each round, the boards and the people table by table, and who sits out."""
START = datetime(2026, 11, 21, 19, 30, tzinfo=UTC)


def movement_of(players: int) -> tuple[SeatedRound, ...]:
    """Return three rounds that tests know, whatever the library may find some day."""
    return tuple(
        SeatedRound(
            number,
            tuple(Seating(table, *told) for table, told in enumerate(tables, start=1)),
            sit_out,
        )
        for number, (tables, sit_out) in enumerate(MOVEMENTS.get(players, ()), start=1)
    )


Tournament = Callable[..., Session[WhizEvent]]


@pytest.fixture
def tournament(tmp_path) -> Tournament:
    """Open a tournament of some players; so many rounds of it are played, the next has begun."""

    def opened(
        players: int = 9,
        played: int = 0,
        *,
        begun: bool = True,
        settings: WhizSettings | None = None,
        language: Words | None = None,
    ) -> Session[WhizEvent]:
        club = Club(
            SqlClubFiles().create(tmp_path / "whiz.whist"), SteppingClock(START), SeededDice()
        )
        names = (*NAMES, *(f"Player {n}" for n in range(len(NAMES) + 1, players + 1)))
        people = tuple(Player(n, name) for n, name in enumerate(names[:players], start=1))
        rounds = len(MOVEMENTS[9])
        command = CreateWhiz(
            Details("Whiz night", date(2026, 11, 21), "Gaspé"),
            settings or WhizSettings(rounds=rounds, boards_per_round=2),
            people,
            movement_of(players),
        )
        spoken = language or words(Language.ENGLISH)
        session = Session(club.open_event(command), club.file, club.dice, spoken)
        for number in range(1, played + 1):
            session.do(AnnounceWhizRound(number))
            enter_round(session, number)
        if begun and played < rounds:
            session.do(AnnounceWhizRound(played + 1))
        return session

    return opened


def enter_round(session: Session[WhizEvent], number: int, text: str = "10H S +1") -> None:
    """Enter the same result for every deal of a round."""
    evening = session.facts
    outcome = outcome_of(text, Notation.ENGLISH)
    results = tuple(
        (place, BoardResult(evening.seating(number, place.table).seats, outcome))
        for place in evening.places(number)
    )
    session.do(EnterBoards(results))


@pytest.fixture
def whole_round() -> Callable[..., None]:
    return enter_round


@pytest.fixture
def place_of() -> Callable[[Session[WhizEvent], int, int, int], BoardPlace]:
    """Return the nth deal of a table in a round."""

    def found(session: Session[WhizEvent], number: int, table: int, nth: int) -> BoardPlace:
        boards = session.facts.boards_at(session.facts.seating(number, table))
        return BoardPlace(number, table, boards[nth - 1])

    return found


@pytest.fixture
def entered(tmp_path) -> Tournament:
    """Open a tournament with the library's own movement, as the entries make it."""

    def opened(
        players: int = 9,
        rounds: int = 3,
        played: int = 0,
        *,
        begun: bool = False,
        language: Words | None = None,
    ) -> Session[WhizEvent]:
        club = Club(
            SqlClubFiles().create(tmp_path / "entries.whist"), SteppingClock(START), SeededDice()
        )
        names = (*NAMES, *(f"Player {n}" for n in range(len(NAMES) + 1, players + 1)))
        people = tuple(Player(n, name) for n, name in enumerate(names[:players], start=1))
        command = CreateWhiz(
            Details("Whiz night", date(2026, 11, 21), "Gaspé"),
            WhizSettings(rounds=rounds, boards_per_round=2),
            people,
            library_rounds(players, rounds),
        )
        spoken = language or words(Language.ENGLISH)
        session = Session(club.open_event(command), club.file, club.dice, spoken)
        for number in range(1, played + 1):
            session.do(AnnounceWhizRound(number))
            enter_round(session, number)
        if begun:
            session.do(AnnounceWhizRound(played + 1))
        return session

    return opened


@pytest.fixture
def play(stage, tournament):
    """Open Play on a tournament."""

    def opened(size=(1211, 730), **wanted):
        session = tournament(**wanted)
        panel = stage(WhizPlayPanel(session), *size)
        panel.take_focus()
        return session, panel

    return opened
