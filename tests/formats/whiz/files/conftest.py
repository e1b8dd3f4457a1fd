from dataclasses import replace
from datetime import UTC, date, datetime
from fractions import Fraction
from itertools import cycle

import pytest

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.rules import play
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.movement import announced, with_players, with_rounds
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardResult, Penalty
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.views.seating import seated_rounds

START = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)
SLY = ("=1+1", "+un", "-deux", "@trois", "<script>alert(1)</script>", "عبد الرحمن بن يوسف")
LONG = "Marie-Antoinette Joséphine de la Chapelle-Saint-Laurent-Bourg"
DEALS = (
    *("10H S =", "10H S +1", "9NT E -1", "10HX S -2", "pass", "8C N =", "7D E +2", "13SXX N -3"),
    *("NP", "11S E =", "9H S =", "ADJ 40 60 - =late"),
)


def players(count):
    names = [*SLY, LONG, *(f"Joueur {n}" for n in range(8, 100))]
    return [Player(n, names[n - 1], f"Club {n % 3}") for n in range(1, count + 1)]


def tournament(count=14, rounds=5, played=4, **options):
    """Deals of every kind, two of them not yet in, and people who sit out."""
    settings = WhizSettings(rounds=rounds, boards_per_round=2, **options)
    details = Details("=Tournoi", date(2026, 11, 21), "Gaspé")
    evening = with_players(WhizEvent(details, settings), players(count))
    evening = with_rounds(evening, seated_rounds(count, rounds))
    deals = cycle(DEALS)
    for number in range(1, played + 1):
        evening = announced(evening, number, START)
        entered = {}
        for place in evening.places(number)[: None if number < played else -2]:
            seats = evening.seating(place.round, place.table).seats
            entered[place] = BoardResult(seats, outcome_of(next(deals), Notation.ENGLISH))
        evening = play.with_results(evening, entered)
    return play.with_penalty(evening, Penalty(2, 2, Fraction(10), "=loud"))


@pytest.fixture(scope="session")
def fourteen():
    """Fourteen players after four of five rounds."""
    return tournament()


WAYS = {
    "percentages": {},
    "net percentages": {"compare": Compare.NET},
    "deviations": {"ranking": Ranking.DATUM},
    "capped net deviations": {"ranking": Ranking.DATUM, "compare": Compare.NET, "cap": 20},
    "points": {"ranking": Ranking.TOTAL},
    "net points": {"ranking": Ranking.TOTAL, "compare": Compare.NET},
}


def in_way(evening, **way):
    """Return the same, compared and ranked in another way."""
    return replace(evening, settings=replace(evening.settings, **way))


@pytest.fixture(params=WAYS)
def any_way(request, fourteen):
    """The same, for every way of comparing and ranking."""
    return in_way(fourteen, **WAYS[request.param])


@pytest.fixture(scope="session")
def before_play():
    return tournament(played=0)
