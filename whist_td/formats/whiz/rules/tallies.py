"""What each player has gathered over the boards, added up exactly."""

from collections import defaultdict
from collections.abc import Iterable, MutableMapping
from dataclasses import dataclass, field
from fractions import Fraction

from whist_td.formats.whiz.rules.comparison import (
    BoardComparison,
    Comparison,
    HandComparison,
    HandRow,
)
from whist_td.formats.whiz.rules.frequency import FrequencyLine, Ratio
from whist_td.formats.whiz.rules.settings import Ranking


@dataclass
class ExactSum:
    """A sum of exact numbers that becomes one fraction at the end, which is far quicker."""

    parts: dict[int, int] = field(default_factory=dict)
    """The sum of the numerators of each denominator."""

    def add(self, ratio: Ratio, sign: int = 1) -> None:
        """Add a number, or take it away where the sign is -1."""
        top, bottom = ratio
        self.parts[bottom] = self.parts.get(bottom, 0) + sign * top

    @property
    def total(self) -> Fraction:
        """The sum."""
        return sum((Fraction(top, bottom) for bottom, top in self.parts.items()), Fraction(0))


@dataclass
class Tally:
    """One player's boards, points, boards of 100 %, percentages, and what the ranking counts.

    The worths stay empty where the percentages themselves rank.
    """

    boards: int = 0
    points: int = 0
    full_boards: int = 0
    percents: ExactSum = field(default_factory=ExactSum)
    worths: ExactSum = field(default_factory=ExactSum)


def tallies_of(compared: Comparison, ranking: Ranking) -> defaultdict[int, Tally]:
    """Add up every row, player by player."""
    tallies: defaultdict[int, Tally] = defaultdict(Tally)
    for board in compared.boards.values():
        for hand in board.hands:
            _add_hand(tallies, hand, ranking)
    return tallies


def replace_boards(
    tallies: MutableMapping[int, Tally],
    gone: Iterable[BoardComparison],
    come: Iterable[BoardComparison],
    ranking: Ranking,
) -> None:
    """Take some boards out of what the players have gathered, and add others."""
    for boards, sign in ((gone, -1), (come, 1)):
        for board in boards:
            for hand in board.hands:
                _add_hand(tallies, hand, ranking, sign)


def _add_hand(
    tallies: MutableMapping[int, Tally], hand: HandComparison, ranking: Ranking, sign: int = 1
) -> None:
    known = {line.score: _worths(line, ranking) for line in hand.lines}
    for row in hand.rows:
        tally = tallies[row.player]
        percent, worth = known[row.line.score] if row.line else _adjusted(hand, row, ranking)
        tally.boards += sign
        tally.points += sign * (row.points or 0)
        tally.full_boards += sign * (percent[0] == 100 * percent[1])
        tally.percents.add(percent, sign)
        if worth is not percent:
            tally.worths.add(worth, sign)


def _worths(line: FrequencyLine, ranking: Ranking) -> tuple[Ratio, Ratio]:
    percent = line.worth(Ranking.MATCHPOINTS)
    return percent, percent if ranking is Ranking.MATCHPOINTS else line.worth(ranking)


def _adjusted(hand: HandComparison, row: HandRow, ranking: Ranking) -> tuple[Ratio, Ratio]:
    percent = row.percent.as_integer_ratio()
    return percent, percent if ranking is Ranking.MATCHPOINTS else hand.worth(row, ranking)
