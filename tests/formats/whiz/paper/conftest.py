"""Whiz tournaments to print, and their papers read back."""

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from fractions import Fraction

import pytest

from tests.fixtures.paper_press import PaperPress
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import Adjusted, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.seating import seated_rounds

DETAILS = Details("Tournoi d’automne", date(2026, 11, 21), "Salle de Percé")
LONGEST = "Marie-Antoinette-Geneviève de la Durantaye-Beauchemin Gaspé"
BEGUN = datetime(2026, 11, 21, 19, tzinfo=UTC)
DEALS = ("10H S =", "10H S +1", "9NT E -2", "10HX S -2", "pass", "8C N +3", "13SXX E -9")


def event_of(
    players: int = 15,
    settings: WhizSettings | None = None,
    name: str = "",
    details: Details = DETAILS,
) -> WhizEvent:
    """A tournament before round 1."""
    chosen = settings or WhizSettings(boards_per_round=2)
    entered = {
        number: Player(number, name or f"Noëlla {number}", "Île-Bonaventure")
        for number in range(1, players + 1)
    }
    rounds = {seated.number: seated for seated in seated_rounds(players, chosen.rounds)}
    return WhizEvent(details, chosen, players=entered, rounds=rounds)


def begun(evening: WhizEvent, rounds: int) -> WhizEvent:
    """The same tournament with some rounds announced."""
    said = {
        number: replace(seated, announced_at=BEGUN) if number <= rounds else seated
        for number, seated in evening.rounds.items()
    }
    return replace(evening, rounds=said)


def played(evening: WhizEvent, rounds: int) -> WhizEvent:
    """The same tournament after some rounds, with every kind of result."""
    places = [place for number in range(1, rounds + 1) for place in evening.places(number)]
    results = {}
    for count, place in enumerate(places):
        typed = outcome_of(DEALS[count % len(DEALS)], Notation.ENGLISH)
        seats = evening.seating(place.round, place.table).seats
        results[place] = BoardResult(seats, typed)
    late = Adjusted(Fraction(40), Fraction(60), Fraction(60), "Nord en retard")
    results[places[-1]] = replace(results[places[-1]], outcome=late)
    return replace(begun(evening, rounds), results=results)


@dataclass(frozen=True)
class WhizPress(PaperPress):
    """What the tests of every paper need: tournaments, and papers read back."""

    event_of = staticmethod(event_of)
    begun = staticmethod(begun)
    played = staticmethod(played)
    longest = LONGEST


@pytest.fixture
def whiz_press(press):
    """The printing press of the tests."""
    return WhizPress(press.lines, press.pieces, PAPERS)
