"""The ranking of a tournament, with its ties (RULES 2.4); and while results come in."""

from collections import defaultdict
from collections.abc import Collection, Mapping, MutableMapping
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import cached_property
from itertools import pairwise

from whist_td.core.numbers import shared_ranks
from whist_td.formats.whiz.rules.comparison import (
    Comparison,
    Coverage,
    HandComparison,
    HandRow,
    comparison,
    renewed,
)
from whist_td.formats.whiz.rules.event import WhizEvent
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


def _tallies_of(compared: Comparison, ranking: Ranking) -> defaultdict[int, Tally]:
    """Add up every row, player by player."""
    tallies: defaultdict[int, Tally] = defaultdict(Tally)
    for board in compared.boards.values():
        for hand in board.hands:
            _add_hand(tallies, hand, ranking)
    return tallies


def _add_hand(
    tallies: MutableMapping[int, Tally], hand: HandComparison, ranking: Ranking, sign: int = 1
) -> None:
    worths = {line.score: _worths(line, ranking) for line in hand.lines}
    for row in hand.rows:
        tally = tallies[row.player]
        percent, worth = worths[row.line.score] if row.line else _adjusted(hand, row, ranking)
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


class WhizTieBreak(Enum):
    """What separates two players with the same score, in this order."""

    POINTS = "points"
    FULL_BOARDS = "full_boards"


@dataclass(frozen=True)
class WhizSeparation:
    """What put a player behind the next above with the same score."""

    above: int
    criterion: WhizTieBreak
    own: int
    other: int


@dataclass(frozen=True)
class WhizStanding:
    """One line of the ranking; score and percent are None until a board counts.

    The score is what the ranking counts: the mean percent, the sum of deviations or of points;
    penalties are taken off. The percent is always told, whatever ranks.
    """

    rank: int
    player: int
    name: str
    score: Fraction | None
    percent: Fraction | None
    boards: int
    points: int
    full_boards: int
    penalty: Fraction
    separation: WhizSeparation | None
    lacks: bool = False
    """Whether a deal of the player is not in: sums are then of what is in, and are not told."""
    ranks_by_sum: bool = False

    @property
    def told_points(self) -> int | None:
        """The points; None where a deal of the player is not in, or none was played."""
        return None if self.lacks or not self.boards else self.points

    @property
    def told_score(self) -> Fraction | None:
        """What ranks; None where it is a sum and a deal of the player is not in."""
        return None if self.lacks and self.ranks_by_sum else self.score


@dataclass(frozen=True)
class _Line:
    player: int
    tally: Tally
    score: Fraction | None
    percent: Fraction | None
    penalty: Fraction

    @property
    def key(self) -> tuple[bool, Fraction, int, int]:
        """What the players are put in order by, the greatest first."""
        is_scored = self.score is not None
        return (is_scored, self.score or Fraction(0), self.tally.points, self.tally.full_boards)


def looked_at(event: WhizEvent, ranking: Ranking) -> WhizEvent:
    """Return a tournament as if it ranked another way; nothing of it is changed.

    A penalty is a percentage of a deal, or points where points rank: where it was given in the
    other measure, nobody has said what it would be in this one, and it is left out.
    """
    own = event.settings.ranking
    if ranking is own:
        return event
    is_measured_so = Ranking.MATCHPOINTS not in (ranking, own)
    settings = replace(event.settings, ranking=ranking)
    penalties = event.penalties if is_measured_so else {}
    return replace(event, settings=settings, penalties=penalties)


def standings(
    event: WhizEvent, after_round: int, coverage: Coverage = Coverage.ALL
) -> tuple[WhizStanding, ...]:
    """Return all players in order, as they stood after a round."""
    return ranked(event, comparison(event, after_round, coverage))


def ranked(event: WhizEvent, compared: Comparison) -> tuple[WhizStanding, ...]:
    """Return all players in order, from a comparison that was made before."""
    tallies = _tallies_of(compared, event.settings.ranking)
    return ranked_by(event, compared.after_round, tallies)


def ranked_by(
    event: WhizEvent, after_round: int, tallies: Mapping[int, Tally]
) -> tuple[WhizStanding, ...]:
    """Return all players in order, from what each has gathered."""
    penalties: dict[int, Fraction] = {}
    for penalty in event.penalties.values():
        if penalty.round <= after_round:
            penalties[penalty.player] = penalties.get(penalty.player, Fraction(0)) + penalty.amount
    lines = [
        _line(event, player, tallies.get(player, Tally()), penalties)
        for player in sorted(event.players)
    ]
    keyed = sorted(((line.key, line) for line in lines), key=lambda pair: pair[0], reverse=True)
    ranks = shared_ranks([key for key, _ in keyed])
    ordered = [line for _, line in keyed]
    separations = [None, *(_separation(above, below) for above, below in pairwise(ordered))]
    lacking = players_lacking(event, after_round)
    by_sum = event.settings.ranking is not Ranking.MATCHPOINTS
    standings = (
        _standing(event, line, rank, separation)
        for line, rank, separation in zip(ordered, ranks, separations, strict=False)
    )
    return tuple(
        replace(row, lacks=row.player in lacking, ranks_by_sum=by_sum) for row in standings
    )


def players_lacking(event: WhizEvent, after_round: int) -> frozenset[int]:
    """Return who has a deal to play, or played one, whose result is not in."""
    numbers = range(1, min(after_round, event.last_announced) + 1)
    places = (place for number in numbers for place in event.missing(number))
    tables = {(place.round, place.table) for place in places}
    return frozenset(n for place in tables for n in event.seating(*place).seats)


def _line(event: WhizEvent, player: int, tally: Tally, penalties: Mapping[int, Fraction]) -> _Line:
    penalty = penalties.get(player, Fraction(0))
    if not tally.boards:
        return _Line(player, tally, None, None, penalty)
    if event.settings.ranking is Ranking.MATCHPOINTS:
        total = tally.percents.total
        percent = (total - penalty if penalty else total) / tally.boards
        return _Line(player, tally, percent, percent, penalty)
    percent = tally.percents.total / tally.boards
    return _Line(player, tally, tally.worths.total - penalty, percent, penalty)


def _separation(above: _Line, below: _Line) -> WhizSeparation | None:
    if above.score is None or above.score != below.score:
        return None
    for criterion, own, other in (
        (WhizTieBreak.POINTS, below.tally.points, above.tally.points),
        (WhizTieBreak.FULL_BOARDS, below.tally.full_boards, above.tally.full_boards),
    ):
        if own != other:
            return WhizSeparation(above.player, criterion, own, other)
    return None


def _standing(
    event: WhizEvent, line: _Line, rank: int, separation: WhizSeparation | None
) -> WhizStanding:
    return WhizStanding(
        rank=rank,
        player=line.player,
        name=event.players[line.player].name,
        score=line.score,
        percent=line.percent,
        boards=line.tally.boards,
        points=line.tally.points,
        full_boards=line.tally.full_boards,
        penalty=line.penalty,
        separation=separation,
    )


class RunningRanking:
    """The ranking after a round of a tournament in play; it is the same as counting it all."""

    def __init__(self, event: WhizEvent, after_round: int, coverage: Coverage) -> None:
        self._event = event
        self._compared = comparison(event, after_round, coverage)

    @cached_property
    def _tallies(self) -> defaultdict[int, Tally]:
        return _tallies_of(self._compared, self._event.settings.ranking)

    @property
    def after_round(self) -> int:
        """The round up to which results count."""
        return self._compared.after_round

    def take_in(self, event: WhizEvent, boards: Collection[int]) -> None:
        """Count anew what the results of some boards touch."""
        tallies, self._event = self._tallies, event
        before, after = self._compared, renewed(self._compared, event, boards)
        self._compared = after
        ranking = event.settings.ranking
        gone = _others(before, after)
        come = _others(after, before)
        if 2 * len(come) > len(after.boards):
            self._tallies = _tallies_of(after, ranking)
            return
        changed = [(before.boards[each], -1) for each in gone]
        changed += [(after.boards[each], 1) for each in come]
        for board, sign in changed:
            for hand in board.hands:
                _add_hand(tallies, hand, ranking, sign)

    def rows(self) -> tuple[WhizStanding, ...]:
        """Return all players in order."""
        return ranked_by(self._event, self.after_round, self._tallies)


def _others(compared: Comparison, than: Comparison) -> list[int]:
    """Return the boards of a comparison that are not the very same in another."""
    return [n for n, board in compared.boards.items() if than.boards.get(n) is not board]
