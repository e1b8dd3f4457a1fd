"""How often each score occurred among those who held a hand, and what it is worth (RULES 2.4)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from whist_td.formats.whiz.rules.settings import Ranking

Ratio = tuple[int, int]
"""An exact number as numerator and denominator, cheap to add up where the denominators agree."""

AVERAGE: Ratio = (1, 2)


@dataclass(frozen=True)
class Group:
    """Those who held one hand of one board."""

    held: int
    """How many results there are (n)."""
    expected: int
    """The most results that any board of the session has (N)."""
    total: int
    """The sum of the scores."""
    is_uneven: bool = False
    """Whether some board of the session has fewer results than another."""
    cap: int | None = None

    @property
    def top(self) -> int:
        """The most matchpoints there are among those who held the hand: two for each other."""
        return 2 * (self.held - 1)

    @property
    def full_top(self) -> int:
        """The top of a board that has all its results."""
        return 2 * (self.expected - 1)

    @property
    def has_neuberg(self) -> bool:
        """Whether Neuberg's formula makes up for missing results."""
        return self.held < self.expected

    @property
    def mean(self) -> Fraction:
        """The mean of the scores."""
        return Fraction(self.total, self.held)


@dataclass(frozen=True)
class FrequencyLine:
    """One score of a hand: how often it occurred and how many it beats."""

    score: int
    times: int
    beaten: int
    group: Group

    @property
    def tied(self) -> int:
        """The others with the same score."""
        return self.times - 1

    @property
    def matchpoints(self) -> int:
        """Two for each beaten, one for each tied."""
        return 2 * self.beaten + self.tied

    @property
    def full_matchpoints(self) -> Fraction:
        """The matchpoints as if every result were in: N/n · (M + 1) − 1 (Neuberg)."""
        group = self.group
        return Fraction(group.expected * (self.matchpoints + 1), group.held) - 1

    @property
    def share(self) -> Ratio:
        """The part of the full top, unreduced; half where there is nobody to compare with."""
        group = self.group
        if group.expected == 1:
            return AVERAGE
        top = group.expected * (self.matchpoints + 1) - group.held
        return top, group.held * group.full_top

    @property
    def percent(self) -> Fraction:
        """The matchpoints in percent of the full top."""
        top, bottom = self.share
        return Fraction(100 * top, bottom)

    @property
    def deviation(self) -> Fraction:
        """The distance from the mean, times n/(n − 1) where n varies, held within the cap."""
        group = self.group
        if group.held == 1:
            return Fraction(0)
        others = group.held - 1 if group.is_uneven else group.held
        distance = Fraction(self.score * group.held - group.total, others)
        if group.cap is None:
            return distance
        cap = Fraction(group.cap)
        return max(-cap, min(distance, cap))

    def worth(self, ranking: Ranking) -> Ratio:
        """Return what the score counts in the ranking."""
        match ranking:
            case Ranking.MATCHPOINTS:
                top, bottom = self.share
                return 100 * top, bottom
            case Ranking.DATUM:
                return self.deviation.as_integer_ratio()
            case Ranking.TOTAL:
                return self.score, 1


def frequencies(scores: Sequence[int], group: Group) -> tuple[FrequencyLine, ...]:
    """Return the frequency table of a hand, the best score first."""
    lines: list[FrequencyLine] = []
    beaten = 0
    for score, times in sorted(Counter(scores).items()):
        lines.append(FrequencyLine(score, times, beaten, group))
        beaten += times
    return tuple(reversed(lines))
