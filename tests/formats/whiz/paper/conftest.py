"""Whiz tournaments to print, and their papers read back."""

import io
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from fractions import Fraction
from typing import Any

import pypdfium2 as pdfium
import pytest
from pypdf import PdfReader

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import Adjusted, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import render
from whist_td.words.words import Language, words

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


def printed(
    evening: WhizEvent,
    *names: str,
    size: PageSize = PageSize.A4,
    language: Language = Language.FRENCH,
) -> bytes:
    """One PDF of these papers."""
    kinds = [PAPERS.named(name) for name in names]
    return render(kinds, PAPERS.of(evening, None), size, words(language))


@dataclass(frozen=True)
class WhizPress:
    """What the tests of every paper need: tournaments, and papers read back."""

    lines: Any
    pieces: Any
    event_of = staticmethod(event_of)
    begun = staticmethod(begun)
    played = staticmethod(played)
    printed = staticmethod(printed)
    longest = LONGEST

    def read(self, evening: WhizEvent, *names: str, **how: Any) -> PdfReader:
        """Print papers and open them again."""
        return PdfReader(io.BytesIO(printed(evening, *names, **how)))

    def all_lines(self, evening: WhizEvent, name: str, **how: Any) -> list[str]:
        """Return the lines of all pages of a paper, from the top."""
        pdf = printed(evening, name, **how)
        pages = len(pdfium.PdfDocument(pdf))
        return [line for page in range(pages) for line in self.lines(pdf, page)]


@pytest.fixture
def whiz_press(press):
    """The printing press of the tests."""
    return WhizPress(press.lines, press.pieces)
