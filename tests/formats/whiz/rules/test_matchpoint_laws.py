"""The sums of RULES 7, and a plain slow program that shares no line with ours."""

from collections import defaultdict
from datetime import date
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.contracts import Contract, Hand, Risk, Strain
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.rules.comparison import comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    PASSED,
    Adjusted,
    BoardPlace,
    BoardResult,
    Played,
)
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.rules.standings import standings

PERCENTS = st.none() | st.sampled_from([Fraction(40), Fraction(50), Fraction(60), Fraction(100, 3)])
CONTRACTS = st.builds(
    Contract, st.integers(7, 13), st.sampled_from(list(Strain)), st.sampled_from(list(Risk))
)
DEALS = st.builds(Played, CONTRACTS, st.sampled_from(list(Hand)), st.integers(0, 13))
OUTCOMES = st.one_of(
    DEALS, DEALS, DEALS, st.sampled_from([PASSED, NOT_PLAYED]), st.builds(Adjusted, *[PERCENTS] * 3)
)


@st.composite
def tournaments(draw, **options):
    """Draw a tournament of a few tables in which some boards have fewer results."""
    tables, rounds = draw(st.integers(2, 6)), draw(st.integers(1, 6))
    results = {}
    for r in range(1, rounds + 1):
        for t in range(tables):
            seats = (t + 1, tables + 1 + (t + r) % tables, 2 * tables + 1 + (t + 2 * r) % tables)
            place = BoardPlace(r, t + 1, (t - r) % tables + 1)
            results[place] = BoardResult(seats, draw(OUTCOMES))
    players = {n: Player(n, f"Joueur {n}") for n in range(1, 3 * tables + 1)}
    settings = WhizSettings(compare=draw(st.sampled_from(list(Compare))), **options)
    return WhizEvent(
        Details("Tournoi", date(2026, 11, 21)), settings, players=players, results=results
    )


def plain_points(deal):
    """Score a deal straight from the tables of RULES 2.2."""
    level, down = deal.contract.level, deal.contract.level - deal.tricks
    risk = {1: 0, 2: 1, 4: 2}[deal.contract.risk]
    least = {"N": 9, "S": 10, "H": 10, "D": 11, "C": 11}[deal.contract.strain.value]
    bonus = {12: 20, 13: 40}.get(level, 10 if level >= least else 0)
    made = 2**risk * (level - 2 * down) + bonus + 10 * risk
    won, lost = (made, 0) if down <= 0 else (0, (5, 10, 20)[risk] * down)
    return [won if seat == deal.declarer.value else lost for seat in "NES"]


def plain_percentages(evening):
    """Return each player's mean percent: every pair compared, then Neuberg, as RULES 2.4 says."""
    held, boards = defaultdict(list), defaultdict(list)
    for place, result in evening.results.items():
        if isinstance(result.outcome, Adjusted):
            for player, percent in zip(result.seats, result.outcome.percents, strict=True):
                boards[player] += [percent] if percent is not None else []
        elif result.outcome is not NOT_PLAYED:
            raw = [0, 0, 0] if result.outcome is PASSED else plain_points(result.outcome)
            net = evening.settings.compare is Compare.NET
            scores = [2 * s - (sum(raw) - s) if net else s for s in raw]
            for seat in range(3):
                held[place.board, seat].append((result.seats[seat], scores[seat]))
    most = max(map(len, held.values()), default=0)
    for company in held.values():
        n = len(company)
        for me, (player, own) in enumerate(company):
            others = [score for i, (_, score) in enumerate(company) if i != me]
            points = sum(2 if own > score else own == score for score in others)
            percent = Fraction(100 * points, 2 * (n - 1)) if n > 1 else Fraction(50)
            factor = Fraction(n - 1, n) * Fraction(most, most - 1) if n > 1 else 0
            boards[player].append(50 + (percent - 50) * factor)
    return {player: sum(each) / Fraction(len(each)) for player, each in boards.items() if each}


@given(tournaments())
def test_a_plain_slow_program_finds_the_same_percentages(evening):
    ranked = standings(evening, evening.settings.rounds + 1)
    found = {row.player: row.percent for row in ranked if row.percent is not None}
    assert found == plain_percentages(evening)


@given(tournaments())
def test_matchpoints_of_a_hand_add_up_to_n_times_n_minus_one(evening):
    for board in comparison(evening, 9).boards.values():
        for hand in board.hands:
            found = [row.line.matchpoints for row in hand.rows if row.line]
            assert sum(found) == len(found) * (len(found) - 1)


@given(tournaments())
def test_the_mean_of_a_hand_stays_50_percent_whatever_is_missing(evening):
    for board in comparison(evening, 9).boards.values():
        for hand in board.hands:
            found = [row.percent for row in hand.rows if row.line]
            assert sum(found) == 50 * len(found)


@given(tournaments(ranking=Ranking.DATUM))
def test_deviations_of_a_hand_add_up_to_nothing(evening):
    for board in comparison(evening, 9).boards.values():
        for hand in board.hands:
            assert sum(row.line.deviation for row in hand.rows if row.line) == 0


@given(tournaments(ranking=Ranking.TOTAL))
def test_points_without_adjusted_scores_add_up_to_the_total(evening):
    boards = comparison(evening, 9).boards.values()
    rows = [row for board in boards for hand in board.hands for row in hand.rows]
    assert sum(row.points or 0 for row in rows) == sum(s.points for s in standings(evening, 9))
