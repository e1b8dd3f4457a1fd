"""Short evenings of each format on a file, and requests of each kind to try on them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from pathlib import Path

from tests.fixtures.clocks import SteppingClock
from whist_td.club import commands as year
from whist_td.club.rules.persons import BookSettings, Category, Person, Spelling
from whist_td.club.rules.season import AnnouncedRow, Season
from whist_td.core.contracts import Hand, contract_of
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.requests import Command, Event, Opening
from whist_td.formats.club_night.commands import commands as night
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Substitute, Team
from whist_td.formats.whiz import commands as whiz
from whist_td.formats.whiz.rules.results import (
    PASSED,
    Adjusted,
    BoardPlace,
    BoardResult,
    Penalty,
    Played,
)
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.storage.files import create_club_file

TEAMS = 4
DAY = date(2026, 11, 21)
HOME, VISITORS = Result(Side.HOME), Result(Side.VISITORS)
REQUESTS: tuple[ask.Command, ...] = (
    ask.EnterResult(Place(2, 2), VISITORS),
    ask.EnterResults(tuple((Place(2, table), HOME) for table in (1, 3, 4))),
    ask.EnterResult(Place(1, 1), Result(Side.HOME, ResultKind.REVOKE, 13, "renonce" * 300)),
    ask.AddSubstitute(1, Substitute(1, "Aline", 2)),
    ask.AnnounceRound(3, despite_missing=True),
)
Asked = Callable[[Desk[Event]], object]
"""What a director asks at the desk."""


@dataclass(frozen=True)
class SmallEvening:
    """How an evening begins, what is played before, and the requests that are tried then."""

    opening: Opening
    played: tuple[Command, ...]
    requests: tuple[Command, ...]

    def play(self, path: Path) -> None:
        """Play what comes before into a new file."""
        file = create_club_file(path)
        desk = open_event(file, SteppingClock(), self.opening)
        for request in self.played:
            desk.do(request)
        file.close()

    @property
    def asked(self) -> tuple[Asked, ...]:
        """Return every request as it is asked at the desk, and the undo of the last one before."""
        return (*(_doing(request) for request in self.requests), Desk.undo)


def _doing(request: Command) -> Asked:
    return lambda desk: desk.do(request)


def teams(number: int = TEAMS) -> tuple[Team, ...]:
    """Return teams of people nobody else is."""
    names = ("Luc", "Ève", "Guy")
    return tuple(
        Team(n, f"Club {n}", f"Rita {n}", (f"{names[0]} {n}", f"{names[1]} {n}", f"{names[2]} {n}"))
        for n in range(1, number + 1)
    )


def _militaire() -> SmallEvening:
    """A round played and the next announced."""
    return SmallEvening(
        ask.CreateEvent(Details("Soirée", DAY, "Gaspé"), Settings(), teams()),
        (
            ask.AnnounceRound(1),
            ask.EnterResults(tuple((Place(1, n), HOME) for n in range(1, TEAMS + 1))),
            ask.AnnounceRound(2),
        ),
        REQUESTS,
    )


def _whiz() -> SmallEvening:
    """Seven players: two tables and somebody out; a round in, and the next announced."""
    people = tuple(Player(n, f"Rita {n}", "Gaspé") for n in range(1, 8))
    rounds = seated_rounds(len(people), 3)
    settings = WhizSettings(rounds=3, boards_per_round=2)
    made = Played(contract_of("10HX"), Hand.SOUTH, 11)

    def at(number: int, table: int, deal: int) -> tuple[BoardPlace, tuple[int, int, int]]:
        seating = rounds[number - 1].seatings[table - 1]
        board = (seating.board_set - 1) * settings.boards_per_round + deal
        return BoardPlace(number, table, board), seating.seats

    def told(*place: int) -> tuple[BoardPlace, BoardResult]:
        where, seats = at(*place)
        return where, BoardResult(seats, made)

    wrong, seats = at(1, 1, 1)
    north, east, south = seats
    adjusted = Adjusted(Fraction(40), Fraction(60), None, "carte vue " * 100)
    return SmallEvening(
        whiz.CreateWhiz(Details("Whiz", DAY, "Gaspé"), settings, people, rounds),
        (
            whiz.AnnounceWhizRound(1),
            whiz.EnterBoards(tuple(told(1, t, d) for t in (1, 2) for d in (1, 2))),
            whiz.AnnounceWhizRound(2),
        ),
        (
            whiz.EnterBoard(*told(2, 1, 1)),
            whiz.EnterBoards((told(2, 1, 2), told(2, 2, 1))),
            whiz.EnterBoard(wrong, BoardResult(seats, adjusted)),
            whiz.RecordAsHappened(((wrong, BoardResult((east, north, south), PASSED)),)),
            whiz.PenalisePlayer(Penalty(3, 1, Fraction(10), "retard")),
            whiz.LetPlayerLeave(3, 2, ()),
            whiz.AnnounceWhizRound(3, despite_missing=True),
        ),
    )


def _club() -> SmallEvening:
    """Nine players of IWWA whist: a table of four and one of five; a round in, the next begun."""
    people = tuple(ClubPlayer(n, f"Rita {n}", "Gaspé") for n in range(1, 10))
    settings = ClubSettings(rounds=3)
    empty = night.CreateClub(Details("Club", DAY, "Gaspé"), settings, people)
    opening = replace(empty, rounds=rounds_to_come(empty.opened()))
    game = GameChoice()
    solo = game.deal({"contract": IwwaContract.SOLO, "attackers": (1,), "tricks": 7})
    slip = replace(solo, facts=replace(solo.facts, tricks=4))
    first = opening.rounds[0].sittings[0].seats
    return SmallEvening(
        opening,
        (
            night.BeginClubRound(1),
            night.EnterDeal(DealPlace(1, 1, 1), solo),
            night.EnterDeal(DealPlace(1, 1, 2), solo),
            night.BeginClubRound(2, despite_missing=True),
        ),
        (
            night.EnterDeal(DealPlace(2, 1, 1), solo),
            night.EnterDeals(((DealPlace(1, 1, 3), slip), (DealPlace(1, 1, 4), solo))),
            night.EnterDeal(DealPlace(1, 1, 1), slip),
            night.InsertDeal(DealPlace(1, 1, 1), slip),
            night.RemoveDeal(DealPlace(1, 1, 1)),
            night.SanctionPlayer(JuryLine(1, first[0], 12, "parle trop " * 100)),
            night.BeginClubRound(3, despite_missing=True),
        ),
    )


def _book() -> SmallEvening:
    """Two people who may be one, what they owe, and a season."""
    categories = (Category("M", 500),)
    people = (Person(1, "Rita 1", category="M"), Person(2, "Rita, 1", contact="rita " * 40))
    season = Season(1, "2026", DAY.replace(month=1), DAY)
    return SmallEvening(
        year.OpenBook(settings=BookSettings(categories=categories)),
        (
            *map(year.AddPerson, people),
            year.LinkSpellings(2, (Spelling(1, "Rita, 1"),)),
            year.ChargeEvening(1, DAY, (1,)),
            year.NewSeason(season),
        ),
        (
            year.Pay((1,), 2000, note="Rita 1"),
            year.Deposit(500),
            year.AnswerLine(1),
            year.MergePersons(1, 2),
            year.CloseSeason(1, (AnnouncedRow(1, 1, Fraction(1, 3), 1),), DAY),
            year.RemoveSeason(1),
        ),
    )


BOOK = "book"
EVENINGS: Mapping[str, SmallEvening] = {
    "militaire": _militaire(),
    "whiz": _whiz(),
    "club": _club(),
}


YEAR = _book()


def played_evening(path: Path) -> None:
    """Play a round of Whist militaire and announce the next, into a new file."""
    EVENINGS["militaire"].play(path)
