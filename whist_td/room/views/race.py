"""The race of the leaders as pure geometry: for the room, the web page and paper alike."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, cos, pi, sin

from whist_td.room.views.views import Runner

LEADERS = 5
"""More lines than this are a tangle that nobody follows."""
_MOST_MARKS = 4
"""The scale beside a chart has so many steps at most."""
_MIDDLE = 0.5
Point = tuple[float, float]
"""From the left edge and from the top, both from 0 to 1."""


@dataclass(frozen=True)
class LineLook:
    """How a line is told from the others without colour: its dashes, and the mark on each round."""

    corners: int
    turned: float
    """How far the mark is turned, in half turns."""
    is_full: bool
    dash: tuple[float, ...]
    """The lengths of strokes and gaps, in widths of the line; a whole line has none."""

    @property
    def outline(self) -> tuple[Point, ...]:
        """The corners of its mark, around a middle from which all are one away."""
        angles = (pi * (self.turned + 2 * corner / self.corners) for corner in range(self.corners))
        return tuple((cos(angle), sin(angle)) for angle in angles)


LOOKS = (
    LineLook(20, 0, is_full=True, dash=()),
    LineLook(4, 0.25, is_full=False, dash=(4, 2)),
    LineLook(3, 0.5, is_full=True, dash=(1, 2)),
    LineLook(4, 0, is_full=False, dash=(7, 2, 1, 2)),
    LineLook(20, 0, is_full=False, dash=(10, 3)),
)
"""A disc, a square, a triangle, a diamond and a ring, from the leader on."""


@dataclass(frozen=True)
class RaceLine:
    """One competitor's line, a point a round, and where the label stands at its end."""

    runner: Runner
    points: tuple[Point, ...]
    label_at: float
    is_leader: bool
    gap: Fraction = Fraction(0)
    """How far behind the leader it ends."""


@dataclass(frozen=True)
class RaceChart:
    """The leaders over the rounds, as distances from the leader of each round.

    Totals alone would be parallel lines from corner to corner; what the room wants to see is who
    is behind whom, and by how much.
    """

    rounds: int
    lines: tuple[RaceLine, ...]
    deepest: Fraction
    """The greatest distance that the chart has room for."""
    step: Fraction = Fraction(1)
    """From one mark of the scale to the next."""

    @property
    def scale(self) -> tuple[tuple[Fraction, float], ...]:
        """The distances marked beside the chart, and how far down each is."""
        marks = int(self.deepest / self.step)
        gaps = (self.step * mark for mark in range(marks + 1))
        return tuple((gap, _depth(gap, self.deepest)) for gap in gaps)


def race_chart(runners: Sequence[Runner], leaders: int = LEADERS) -> RaceChart:
    """Return the chart of the first so many of the standings."""
    shown = runners[:leaders]
    rounds = len(shown[0].totals) if shown else 0
    best = [max(runner.totals[index] for runner in runners) for index in range(rounds)]
    behind = {
        runner.number: [top - total for top, total in zip(best, runner.totals, strict=True)]
        for runner in shown
    }
    deepest = max((gap for gaps in behind.values() for gap in gaps), default=Fraction(0))
    step = _step(deepest)
    deepest = step * ceil(deepest / step)
    ends = [_depth(behind[runner.number][-1], deepest) for runner in shown] if rounds else []
    labels = spread(ends, 1 / max(1, len(shown)))
    lines = tuple(
        RaceLine(
            runner,
            tuple(
                (_across(index, rounds), _depth(gap, deepest))
                for index, gap in enumerate(behind[runner.number])
            ),
            labels[index],
            index == 0,
            behind[runner.number][-1],
        )
        for index, runner in enumerate(shown)
        if rounds
    )
    return RaceChart(rounds, lines, deepest, step)


@dataclass(frozen=True)
class RankLine:
    """One competitor's place after each round, counted from 1."""

    runner: Runner
    places: tuple[int, ...]


@dataclass(frozen=True)
class RankChart:
    """Where everybody stood after each round, in the order of the end."""

    rounds: int
    lines: tuple[RankLine, ...]

    def across(self, index: int) -> float:
        """Return how far to the right a round stands, counted from 0."""
        return _across(index, self.rounds)

    def down(self, place: int) -> float:
        """Return how far down a place stands."""
        return (place - 0.5) / len(self.lines)

    def points(self, line: RankLine) -> list[Point]:
        """Return a line as points."""
        return [(self.across(n), self.down(place)) for n, place in enumerate(line.places)]


def rank_chart(runners: Sequence[Runner]) -> RankChart:
    """Return the places of all after each round; equals stand as they do at the end."""
    rounds = min((len(runner.totals) for runner in runners), default=0)

    def placed(n: int) -> list[Runner]:
        return sorted(runners, key=lambda each: (-each.totals[n], each.rank, each.number))

    orders = [placed(n) for n in range(rounds)]
    places = [{each.number: at for at, each in enumerate(order, start=1)} for order in orders]
    last = orders[-1] if orders else ()
    lines = (RankLine(each, tuple(found[each.number] for found in places)) for each in last)
    return RankChart(rounds, tuple(lines))


def _step(deepest: Fraction) -> Fraction:
    """Return a round step by which a scale is read: 1, 2 or 5, or so many tens.

    >>> [int(_step(Fraction(deep))) for deep in (0, 3, 7, 19, 21, 300)]
    [1, 1, 2, 5, 10, 100]
    """
    least = 0 if deepest.denominator == 1 else -2
    steps = (Fraction(10) ** power * digit for power in range(least, 9) for digit in (1, 2, 5))
    return next(step for step in steps if step * _MOST_MARKS >= deepest)


def round_marks(chart: RaceChart | RankChart, most: int) -> tuple[tuple[int, float], ...]:
    """Return so many rounds at most that are numbered below a chart, the last one always.

    >>> round_marks(RaceChart(5, (), Fraction(0)), 3)
    ((1, 0.0), (3, 0.5), (5, 1.0))
    """
    rounds = chart.rounds
    step = max(1, -(-rounds // most))
    numbers = (number for number in range(1, rounds + 1) if (rounds - number) % step == 0)
    return tuple((number, _across(number - 1, rounds)) for number in numbers)


def spread(places: Sequence[float], apart: float) -> list[float]:
    """Return places, in order from the top, moved apart so far that labels do not overlap.

    >>> spread([0.0, 0.0, 1.0], 0.25)
    [0.125, 0.375, 0.875]
    """
    placed: list[float] = []
    for place in places:
        lowest = placed[-1] + apart if placed else apart / 2
        placed.append(max(place, lowest))
    limit = 1 - apart / 2
    for index in reversed(range(len(placed))):
        placed[index] = min(placed[index], limit)
        limit = placed[index] - apart
    return placed


def _across(index: int, rounds: int) -> float:
    return index / (rounds - 1) if rounds > 1 else _MIDDLE


def _depth(gap: Fraction, deepest: Fraction) -> float:
    return float(gap / deepest) if deepest else 0.0
