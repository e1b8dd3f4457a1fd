"""Evenings in the middle of play, made of facts alone."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from itertools import product

import pytest

from whist_td.core.events import Details
from whist_td.formats.militaire.rules import play
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team

NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
Points = Mapping[int, Sequence[int]]
OUTCOMES = {
    (1, 0): Result(Side.HOME),
    (0, 1): Result(Side.VISITORS),
    (2, 0): Result(Side.HOME, ResultKind.PERFECT, 13),
    (0, 2): Result(Side.VISITORS, ResultKind.PERFECT, 13),
    (0, 0): Result(None, ResultKind.VOID),
}


def _team(number: int) -> Team:
    players = (f"Luc {number}", f"Eve {number}", f"Guy {number}")
    return Team(number, f"Club {number}", f"Rita {number}", players)


def _evening(tables: int, announced: int | None = None, **settings: object) -> MilitaireEvent:
    options = replace(Settings(), **settings)
    teams = {number: _team(number) for number in range(1, tables + 1)}
    evening = MilitaireEvent(Details("Soirée", date(2026, 11, 21)), options, teams=teams)
    for number in range(1, (options.rounds if announced is None else announced) + 1):
        evening = play.announced(evening, number, None, None, NOW)
    return evening


def _results(
    evening: MilitaireEvent, number: int, wanted: Mapping[int, int]
) -> dict[Place, Result]:
    """Find results of one round that give teams the points that a printed source says."""
    places = [Place(number, table) for table in range(1, evening.tables + 1)]
    for tried in product(OUTCOMES, repeat=len(places)):
        scored = dict.fromkeys(evening.teams, 0)
        for place, (home, away) in zip(places, tried, strict=True):
            scored[place.table] += home
            scored[evening.visitors_at(place)] += away
        if wanted.items() <= scored.items():
            return {place: OUTCOMES[each] for place, each in zip(places, tried, strict=True)}
    raise AssertionError(number)


@pytest.fixture(scope="session")
def now() -> datetime:
    return NOW


@pytest.fixture(scope="session")
def new_evening() -> Callable[..., MilitaireEvent]:
    """Make an evening whose rounds are all announced, or as many as said."""
    return _evening


@pytest.fixture(scope="session")
def scored_evening() -> Callable[..., MilitaireEvent]:
    """Make an evening in which teams scored what is said, a list of rounds each."""

    def scored(tables: int, points: Points, **settings: object) -> MilitaireEvent:
        rounds = max(map(len, points.values()))
        evening = _evening(tables, rounds=rounds, **settings)
        for number in range(1, rounds + 1):
            wanted = {team: of_team[number - 1] for team, of_team in points.items()}
            evening = play.with_results(evening, _results(evening, number, wanted))
        return evening

    return scored
