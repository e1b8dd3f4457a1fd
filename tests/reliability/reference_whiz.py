"""A second opinion on Whiz: points and ranking from plain facts, sharing no code with the product.

Written to be read beside RULES 2.2 and 2.4: the table of contracts is the printed one, and each
player is compared with each other who held the same hand, one pair after another.
"""

from fractions import Fraction
from typing import NamedTuple

# Just made, undoubled, doubled, redoubled: the printed table of RULES 2.2, level by level.
MADE = {
    7: {"CD": (7, 24, 48), "HS": (7, 24, 48), "N": (7, 24, 48)},
    8: {"CD": (8, 26, 52), "HS": (8, 26, 52), "N": (8, 26, 52)},
    9: {"CD": (9, 28, 56), "HS": (9, 28, 56), "N": (19, 38, 66)},
    10: {"CD": (10, 30, 60), "HS": (20, 40, 70), "N": (20, 40, 70)},
    11: {"CD": (21, 42, 74), "HS": (21, 42, 74), "N": (21, 42, 74)},
    12: {"CD": (32, 54, 88), "HS": (32, 54, 88), "N": (32, 54, 88)},
    13: {"CD": (53, 76, 112), "HS": (53, 76, 112), "N": (53, 76, 112)},
}
OVERTRICK, UNDERTRICK = (2, 4, 8), (5, 10, 20)


class Deal(NamedTuple):
    """A contract: level, letter of the strain, 0 1 2 for - X XX, 0 1 2 for N E S, tricks."""

    level: int
    strain: str
    risk: int
    declarer: int
    tricks: int


class Told(NamedTuple):
    """One board at one table; the outcome is a deal, "passed", "not_played", or percentages."""

    board: int
    seats: tuple[int, int, int]
    outcome: object


class Facts(NamedTuple):
    """A tournament in plain values."""

    players: tuple[int, ...]
    told: tuple[Told, ...]
    penalties: dict[int, Fraction]
    exact: bool = False
    net: bool = False
    ranking: str = "matchpoints"
    cap: int | None = None


class Line(NamedTuple):
    """One line of the ranking."""

    rank: int
    player: int
    score: Fraction | None
    points: int
    boards: int


def points(deal: Deal, *, exact: bool) -> list[int]:
    """Return the points of North, East and South."""
    over = deal.tricks - deal.level
    scored = [0, 0, 0]
    if over == 0 or (over > 0 and not exact):
        column = next(column for suits, column in MADE[deal.level].items() if deal.strain in suits)
        scored[deal.declarer] = column[deal.risk] + OVERTRICK[deal.risk] * over
        return scored
    return [0 if hand == deal.declarer else UNDERTRICK[deal.risk] * abs(over) for hand in range(3)]


def _raw(told: Told, facts: Facts) -> list[int] | None:
    if isinstance(told.outcome, Deal):
        return points(told.outcome, exact=facts.exact)
    return [0, 0, 0] if told.outcome == "passed" else None


def _compared(raw: list[int], facts: Facts) -> list[int]:
    if not facts.net:
        return raw
    return [
        2 * raw[hand] - sum(raw[other] for other in range(3) if other != hand) for hand in range(3)
    ]


class Row(NamedTuple):
    """What a hand was worth to a player."""

    player: int
    percent: Fraction
    worth: Fraction
    points: int


def matchpoints(own: int, others: list[int]) -> int:
    """Two for each player beaten, one for each with the same score."""
    return sum(2 if other < own else 1 if other == own else 0 for other in others)


def rows(facts: Facts) -> list[Row]:
    """Return every hand of every board."""
    boards: dict[int, list[Told]] = {}
    for told in facts.told:
        boards.setdefault(told.board, []).append(told)
    counts = {
        board: sum(_raw(told, facts) is not None for told in of_one)
        for board, of_one in boards.items()
    }
    most = max(counts.values(), default=0)
    varies = any(0 < count < most for count in counts.values())
    found: list[Row] = []
    for of_one in boards.values():
        for hand in range(3):
            found += _hand(of_one, hand, facts, most, varies=varies)
    return found


def _hand(of_one: list[Told], hand: int, facts: Facts, most: int, *, varies: bool) -> list[Row]:
    real = [(told, raw) for told in of_one if (raw := _raw(told, facts)) is not None]
    scores = [_compared(raw, facts)[hand] for _, raw in real]
    found = []
    for index, (told, raw) in enumerate(real):
        others = scores[:index] + scores[index + 1 :]
        percent = _percent(matchpoints(scores[index], others), len(scores), most)
        worth = {
            "matchpoints": percent,
            "datum": _deviation(scores[index], scores, facts, varies=varies),
            "total": Fraction(scores[index]),
        }[facts.ranking]
        found.append(Row(told.seats[hand], percent, worth, raw[hand]))
    for told in of_one:
        if isinstance(told.outcome, tuple) and not isinstance(told.outcome, Deal):
            percent = told.outcome[hand]
            if percent is not None:
                worth = _adjusted(percent, scores, facts, varies=varies)
                found.append(Row(told.seats[hand], percent, worth, 0))
    return found


def _percent(scored: int, held: int, most: int) -> Fraction:
    """Neuberg: the matchpoints as they would be with every result in."""
    if most == 1:
        return Fraction(50)
    full = Fraction(most, held) * (scored + 1) - 1
    return full / (2 * (most - 1)) * 100


def _deviation(score: int, scores: list[int], facts: Facts, *, varies: bool) -> Fraction:
    held = len(scores)
    if held == 1:
        return Fraction(0)
    away = score - Fraction(sum(scores), held)
    if varies:
        away = away * held / (held - 1)
    return away if facts.cap is None else max(Fraction(-facts.cap), min(Fraction(facts.cap), away))


def _adjusted(percent: Fraction, scores: list[int], facts: Facts, *, varies: bool) -> Fraction:
    """Between the mean (50 %) and the best (100 %) or the worst (0 %) that was really scored."""
    if facts.ranking == "matchpoints":
        return percent
    if not scores:
        return Fraction(0)
    end, share = max(scores) if percent > 50 else min(scores), abs(percent - 50) / 50
    if facts.ranking == "datum":
        return share * _deviation(end, scores, facts, varies=varies)
    mean = Fraction(
        sum(scores), len(scores)
    )  # Z15: what was really scored, neither scaled nor cut.
    return mean + share * (end - mean)


def standings(facts: Facts) -> list[Line]:
    """Return the players in order: score, then points, then boards of 100 %."""
    found = rows(facts)
    keyed = []
    for player in facts.players:
        own = [row for row in found if row.player == player]
        taken = facts.penalties.get(player, Fraction(0))
        score = None
        if own:
            score = sum((row.worth for row in own), Fraction(0)) - taken
            score = score / len(own) if facts.ranking == "matchpoints" else score
        raw, full = sum(row.points for row in own), sum(row.percent == 100 for row in own)
        keyed.append(((score is not None, score or Fraction(0), raw, full), player, len(own)))
    keyed.sort(key=lambda each: each[0], reverse=True)
    lines: list[Line] = []
    for place, (key, player, boards) in enumerate(keyed, start=1):
        above = keyed[place - 2][0] if place > 1 else None
        rank = lines[-1].rank if key == above else place
        lines.append(Line(rank, player, key[1] if key[0] else None, key[2], boards))
    return lines
