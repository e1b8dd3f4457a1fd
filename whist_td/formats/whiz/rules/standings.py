"""The ranking of a tournament, with its ties (RULES 2.4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from itertools import pairwise

from whist_td.core.ranking import shared_ranks
from whist_td.formats.whiz.rules.comparison import Comparison, Coverage, comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.tallies import Tally, tallies_of


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
        told = self.score is not None
        return (told, self.score or Fraction(0), self.tally.points, self.tally.full_boards)


def standings(
    evening: WhizEvent, after_round: int, coverage: Coverage = Coverage.ALL
) -> tuple[WhizStanding, ...]:
    """Return all players in order, as they stood after a round."""
    return ranked(evening, comparison(evening, after_round, coverage))


def ranked(evening: WhizEvent, compared: Comparison) -> tuple[WhizStanding, ...]:
    """Return all players in order, from a comparison that was made before."""
    tallies = tallies_of(compared, evening.settings.ranking)
    return ranked_by(evening, compared.after_round, tallies)


def ranked_by(
    evening: WhizEvent, after_round: int, tallies: Mapping[int, Tally]
) -> tuple[WhizStanding, ...]:
    """Return all players in order, from what each has gathered."""
    penalties = _penalties(evening, after_round)
    lines = [
        _line(evening, player, tallies.get(player, Tally()), penalties)
        for player in sorted(evening.players)
    ]
    keyed = sorted(((line.key, line) for line in lines), key=lambda pair: pair[0], reverse=True)
    ranks = shared_ranks([key for key, _ in keyed])
    ordered = [line for _, line in keyed]
    separations = [None, *(_separation(above, below) for above, below in pairwise(ordered))]
    return tuple(
        _standing(evening, line, rank, separation)
        for line, rank, separation in zip(ordered, ranks, separations, strict=False)
    )


def _penalties(evening: WhizEvent, after_round: int) -> dict[int, Fraction]:
    taken: dict[int, Fraction] = {}
    for penalty in evening.penalties.values():
        if penalty.round <= after_round:
            taken[penalty.player] = taken.get(penalty.player, Fraction(0)) + penalty.amount
    return taken


def _line(
    evening: WhizEvent, player: int, tally: Tally, penalties: Mapping[int, Fraction]
) -> _Line:
    penalty = penalties.get(player, Fraction(0))
    if not tally.boards:
        return _Line(player, tally, None, None, penalty)
    if evening.settings.ranking is Ranking.MATCHPOINTS:
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
    evening: WhizEvent, line: _Line, rank: int, separation: WhizSeparation | None
) -> WhizStanding:
    return WhizStanding(
        rank=rank,
        player=line.player,
        name=evening.players[line.player].name,
        score=line.score,
        percent=line.percent,
        boards=line.tally.boards,
        points=line.tally.points,
        full_boards=line.tally.full_boards,
        penalty=line.penalty,
        separation=separation,
    )
