from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.movement import announced, with_players, with_rounds
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings

START = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)


@pytest.fixture
def details():
    return Details("Tournoi", date(2026, 11, 21))


@pytest.fixture
def rainbow():
    """Return the rounds of RULES 2.5: North stays, East +1, South +2, boards -1."""

    def rounds(tables, first=1, last=None):
        return tuple(
            SeatedRound(
                r,
                tuple(
                    Seating(
                        t + 1,
                        (t + r - 1) % tables + 1,
                        t + 1,
                        tables + 1 + (t - r + 1) % tables,
                        2 * tables + 1 + (t - 2 * r + 2) % tables,
                    )
                    for t in range(tables)
                ),
            )
            for r in range(first, (last or tables) + 1)
        )

    return rounds


@pytest.fixture
def planned(details, rainbow):
    """Fifteen players, five rounds of three deals, seated and not yet begun."""
    players = [Player(number, f"Joueur {number}") for number in range(1, 16)]
    settings = WhizSettings(rounds=5, boards_per_round=3)
    return with_rounds(with_players(WhizEvent(details, settings), players), rainbow(5))


@pytest.fixture
def evening(planned):
    """The same in round 1: table 1 has players 1, 6, 11 and boards 1 to 3."""
    return announced(planned, 1, START)


@pytest.fixture
def result():
    """Return a result as a director types it in English."""

    def typed(text, seats=(1, 6, 11), claimed=None):
        return BoardResult(seats, outcome_of(text, Notation.ENGLISH), claimed)

    return typed


@pytest.fixture
def one_board(details, result):
    """Return a tournament of one board, a deal a table; North 1, East 101, South 201 at table 1."""

    def of(*texts, **options):
        results = {
            BoardPlace(1, table, 1): result(text, (table, 100 + table, 200 + table))
            for table, text in enumerate(texts, start=1)
        }
        numbers = sorted({player for entered in results.values() for player in entered.seats})
        players = {number: Player(number, f"Joueur {number}") for number in numbers}
        evening = WhizEvent(details, WhizSettings(rounds=1), players=players)
        return replace(evening, results=results, settings=WhizSettings(rounds=1, **options))

    return of
