"""The standings of a club night as of any round, with ties explained (RULES 3.2, 4.1, 4.5)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from whist_td.domain.ranking import shared_ranks
from whist_td.domain.table_games import Measure
from whist_td.formats.club.evening import ClubEvening
from whist_td.formats.club.players import pair_lines
from whist_td.formats.club.scores import SeatScore, table_scores
from whist_td.formats.club.settings import RankedBy, SeatingWay

People = tuple[int, ...]
"""A player, or the two of a fixed pair with whoever played in the place of one of them."""


@dataclass(frozen=True)
class Separation:
    """What put somebody behind the next above with the same score."""

    above: int
    criterion: Measure
    own: int
    other: int


@dataclass(frozen=True)
class Standing:
    """One line of the standings: a player, or a fixed pair; the score is None until a deal counts.

    The score is what ranks: points, games or rubbers won, the mean of a deal, placement points.
    """

    rank: int
    people: People
    names: tuple[str, ...]
    score: Fraction | None
    points: int
    games: int
    rubbers: int
    deals: int
    best_round: int | None
    placement: Fraction
    sanction: int
    rounds: tuple[SeatScore, ...]
    """What each table gave, in the order of the rounds."""
    separation: Separation | None

    @property
    def player(self) -> int:
        """The number by which the line is known."""
        return self.people[0]


@dataclass(frozen=True)
class _Line:
    people: People
    rounds: tuple[SeatScore, ...]
    sanction: int

    def value(self, measure: Measure) -> int:
        """Return what is compared."""
        match measure:
            case Measure.POINTS:
                return self.points
            case Measure.GAMES:
                return sum(each.games for each in self.rounds)
            case Measure.RUBBERS:
                return sum(each.rubbers for each in self.rounds)
            case Measure.BEST_ROUND:
                return self.best_round or 0

    @property
    def points(self) -> int:
        """The points of all tables, and what the jury took from a partner."""
        return sum(each.points for each in self.rounds) + self.sanction

    @property
    def best_round(self) -> int | None:
        """The most points of one round."""
        return max((each.points for each in self.rounds if each.deals), default=None)

    @property
    def deals(self) -> int:
        """The deals that counted."""
        return sum(each.deals for each in self.rounds)

    @property
    def placement(self) -> Fraction:
        """The placement points of all tables."""
        return sum((each.placement or Fraction(0) for each in self.rounds), Fraction(0))

    def score(self, evening: ClubEvening) -> Fraction | None:
        """Return what ranks, None until a deal counts."""
        if not self.deals:
            return None
        match evening.settings.ranked_by:
            case RankedBy.POINTS:
                return Fraction(self.value(evening.game.ranked_by[0]))
            case RankedBy.MEAN:
                return Fraction(self.points, self.deals)
            case RankedBy.PLACEMENT:
                return self.placement


def seat_scores(evening: ClubEvening, after_round: int) -> Mapping[int, tuple[SeatScore, ...]]:
    """Return what each player has from each table up to a round."""
    found: dict[int, list[SeatScore]] = {number: [] for number in evening.players}
    for number in range(1, min(after_round, evening.last_announced) + 1):
        for sitting in evening.rounds[number].sittings:
            for score in table_scores(evening, number, sitting):
                found.setdefault(score.player, []).append(score)
    return {player: tuple(scores) for player, scores in found.items()}


def standings(evening: ClubEvening, after_round: int) -> tuple[Standing, ...]:
    """Return everybody in order, as they stood after a round."""
    criteria = evening.settings.criteria()
    lines = _lines(evening, seat_scores(evening, after_round))
    keyed = sorted(
        ((_key(evening, line, criteria), line) for line in lines),
        key=lambda pair: pair[0],
        reverse=True,
    )
    ranks = shared_ranks([key for key, _ in keyed])
    ordered = [line for _, line in keyed]
    separations = [None, *(_separation(evening, *two, criteria) for two in pairwise(ordered))]
    return tuple(
        _standing(evening, line, rank, separation)
        for line, rank, separation in zip(ordered, ranks, separations, strict=False)
    )


def _lines(evening: ClubEvening, scores: Mapping[int, tuple[SeatScore, ...]]) -> list[_Line]:
    return [_line(people, scores) for people in _entrants(evening)]


def _line(people: People, scores: Mapping[int, tuple[SeatScore, ...]]) -> _Line:
    """Count each round of a pair once; what the jury took from a partner comes off as well."""
    own: dict[int, SeatScore] = {}
    taken = 0
    for score in (each for person in people for each in scores[person]):
        taken += score.sanction if own.setdefault(score.round, score) is not score else 0
    return _Line(people, tuple(own[number] for number in sorted(own)), taken)


def _entrants(evening: ClubEvening) -> Iterable[People]:
    if evening.settings.seating is SeatingWay.PAIRS:
        return pair_lines(evening.players)
    return [(number,) for number in sorted(evening.players)]


def _key(
    evening: ClubEvening, line: _Line, criteria: tuple[Measure, ...]
) -> tuple[bool, Fraction, tuple[int, ...]]:
    """Return what players are put in order by, the greatest first."""
    score = line.score(evening)
    values = tuple(line.value(each) for each in criteria) if score is not None else ()
    return score is not None, score or Fraction(0), values


def _separation(
    evening: ClubEvening, above: _Line, below: _Line, criteria: tuple[Measure, ...]
) -> Separation | None:
    score = above.score(evening)
    if score is None or score != below.score(evening):
        return None
    for criterion in criteria:
        own, other = below.value(criterion), above.value(criterion)
        if own != other:
            return Separation(above.people[0], criterion, own, other)
    return None


def _standing(
    evening: ClubEvening, line: _Line, rank: int, separation: Separation | None
) -> Standing:
    return Standing(
        rank=rank,
        people=line.people,
        names=tuple(evening.players[number].name for number in line.people),
        score=line.score(evening),
        points=line.points,
        games=line.value(Measure.GAMES),
        rubbers=line.value(Measure.RUBBERS),
        deals=line.deals,
        best_round=line.best_round,
        placement=line.placement,
        sanction=sum(each.sanction for each in line.rounds) + line.sanction,
        rounds=line.rounds,
        separation=separation,
    )
