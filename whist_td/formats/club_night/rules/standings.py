"""The standings of a club night as of any round, with ties explained (RULES 3.2, 4.1, 4.5)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import TypeVar

from whist_td.core.numbers import shared_ranks
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent, RankedBy, SeatingWay, pair_lines
from whist_td.formats.club_night.rules.scores import SeatScore, table_scores

N = TypeVar("N")
People = tuple[int, ...]
"""A player, or the two of a fixed pair with whoever played in the place of one of them."""


@dataclass(frozen=True)
class ClubNightSeparation:
    """What put somebody behind the next above with the same score."""

    above: int
    criterion: Measure
    own: int
    other: int


@dataclass(frozen=True)
class ClubNightStanding:
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
    separation: ClubNightSeparation | None
    lacking: frozenset[int] = frozenset()
    """The rounds in which the table has not finished: sums are then of what is in."""

    def if_whole(self, number: N) -> N | None:
        """Return a sum; None where a table of the player has not finished, or nothing counts."""
        nothing = not self.deals and not self.sanction
        return None if self.lacking or nothing else number

    def told_of(self, score: SeatScore, number: N) -> N | None:
        """Return what a table gave; None where it has not finished."""
        return None if score.round in self.lacking else number

    @property
    def player(self) -> int:
        """The number by which the line is known."""
        return self.people[0]


@dataclass(frozen=True)
class _Line:
    """What somebody has from all tables, counted once: it is compared many times."""

    people: People
    rounds: tuple[SeatScore, ...]
    sanction: int
    """What the jury took from a partner."""
    values: Mapping[Measure, int]
    """What can be compared."""
    best_round: int | None
    deals: int
    placement: Fraction
    score: Fraction | None
    """What ranks, None until a deal counts."""

    @property
    def points(self) -> int:
        """The points of all tables, and what the jury took from a partner."""
        return self.values[Measure.POINTS]


def seat_scores(event: ClubNightEvent, after_round: int) -> Mapping[int, tuple[SeatScore, ...]]:
    """Return what each player has from each table up to a round."""
    by_player: dict[int, list[SeatScore]] = {number: [] for number in event.players}
    for number in range(1, min(after_round, event.last_announced) + 1):
        for sitting in event.rounds[number].sittings:
            for score in table_scores(event, number, sitting):
                by_player.setdefault(score.player, []).append(score)
    return {player: tuple(scores) for player, scores in by_player.items()}


def standings(event: ClubNightEvent, after_round: int) -> tuple[ClubNightStanding, ...]:
    """Return everybody in order, as they stood after a round."""
    return _standings(event, seat_scores(event, after_round))


def standings_and_ranks_before(
    event: ClubNightEvent, after_round: int
) -> tuple[tuple[ClubNightStanding, ...], Mapping[int, int]]:
    """Return the standings after a round, and the ranks after the one before of who had any.

    Both are wanted after each deal: the tables are looked at once.
    """
    scores = seat_scores(event, after_round)
    lines, ranks = _ranked(event, _until(after_round - 1, scores))
    before = {
        line.people[0]: rank
        for line, rank in zip(lines, ranks, strict=True)
        if line.score is not None
    }
    return _standings(event, scores), before if after_round > 1 else {}


def scores_by_round(event: ClubNightEvent, after_round: int) -> tuple[Mapping[int, Fraction], ...]:
    """Return what ranked each player, or pair, after each round; nothing where no deal counted."""
    scores = seat_scores(event, after_round)
    return tuple(
        {
            line.people[0]: line.score
            for line in _lines(event, _until(number, scores))
            if line.score is not None
        }
        for number in range(1, after_round + 1)
    )


def _until(
    number: int, scores: Mapping[int, tuple[SeatScore, ...]]
) -> Mapping[int, tuple[SeatScore, ...]]:
    """Return the scores of the first so many rounds."""
    return {
        player: tuple(score for score in of_player if score.round <= number)
        for player, of_player in scores.items()
    }


def _standings(
    event: ClubNightEvent, scores: Mapping[int, tuple[SeatScore, ...]]
) -> tuple[ClubNightStanding, ...]:
    criteria = event.settings.criteria()
    lines, ranks = _ranked(event, scores)
    separations = [None, *(_separation(*two, criteria) for two in pairwise(lines))]
    is_open: dict[tuple[int, int], bool] = {}
    rows = (
        _standing(event, line, rank, separation)
        for line, rank, separation in zip(lines, ranks, separations, strict=False)
    )
    return tuple(replace(row, lacking=_lacking(event, row, is_open)) for row in rows)


def _lacking(
    event: ClubNightEvent, row: ClubNightStanding, is_open: dict[tuple[int, int], bool]
) -> frozenset[int]:
    """Return the rounds in which the table of a line has not finished; each is looked at once."""
    for score in row.rounds:
        place = (score.round, score.table)
        if place not in is_open:
            is_open[place] = not event.sheet_at(*place).is_over
    return frozenset(s.round for s in row.rounds if is_open[s.round, s.table])


def _ranked(
    event: ClubNightEvent, scores: Mapping[int, tuple[SeatScore, ...]]
) -> tuple[list[_Line], Sequence[int]]:
    """Return everybody in order, with their ranks."""
    criteria = event.settings.criteria()
    keyed = sorted(
        ((_key(line, criteria), line) for line in _lines(event, scores)),
        key=lambda pair: pair[0],
        reverse=True,
    )
    return [line for _, line in keyed], shared_ranks([key for key, _ in keyed])


def _lines(event: ClubNightEvent, scores: Mapping[int, tuple[SeatScore, ...]]) -> list[_Line]:
    entrants: Iterable[People] = pair_lines(event.players)
    if event.settings.seating is not SeatingWay.PAIRS:
        entrants = [(number,) for number in sorted(event.players)]
    return [_line(event, people, scores) for people in entrants]


def _line(
    event: ClubNightEvent, people: People, scores: Mapping[int, tuple[SeatScore, ...]]
) -> _Line:
    """Count each round of a pair once; what the jury took from a partner comes off as well."""
    own: dict[int, SeatScore] = {}
    taken = 0
    for score in (each for person in people for each in scores[person]):
        taken += score.sanction if own.setdefault(score.round, score) is not score else 0
    rounds = tuple(own[number] for number in sorted(own))
    best_round = max([each.points for each in rounds if each.deals], default=None)
    placement = _sum(each.placement for each in rounds)
    deals, points, games, rubbers = 0, taken, 0, 0
    for each in rounds:  # counted for everybody after each deal: four sums take twice as long
        deals += each.deals
        points += each.points
        games += each.games
        rubbers += each.rubbers
    values = {
        Measure.POINTS: points,
        Measure.GAMES: games,
        Measure.RUBBERS: rubbers,
        Measure.BEST_ROUND: best_round or 0,
    }
    ranks_by = _score(event, values, deals, placement) if deals else None
    return _Line(people, rounds, taken, values, best_round, deals, placement, ranks_by)


def _score(
    event: ClubNightEvent, values: Mapping[Measure, int], deals: int, placement: Fraction
) -> Fraction:
    match event.settings.ranked_by:
        case RankedBy.POINTS:
            return Fraction(values[event.game.ranked_by[0]])
        case RankedBy.MEAN:
            return Fraction(values[Measure.POINTS], deals)
        case RankedBy.PLACEMENT:
            return placement


def _sum(parts: Iterable[Fraction | None]) -> Fraction:
    """Return a sum, without the arithmetic of fractions where there are whole numbers alone."""
    of_player = [part for part in parts if part is not None]
    if all(part.denominator == 1 for part in of_player):
        return Fraction(sum(part.numerator for part in of_player))
    return sum(of_player, Fraction(0))


def _key(
    line: _Line, criteria: tuple[Measure, ...]
) -> tuple[bool, Fraction | int, tuple[int, ...]]:
    """Return what players are put in order by, the greatest first."""
    score = line.score
    if score is None:
        return False, 0, ()
    whole = score.numerator if score.denominator == 1 else score
    return True, whole, tuple(line.values[each] for each in criteria)


def _separation(
    above: _Line, below: _Line, criteria: tuple[Measure, ...]
) -> ClubNightSeparation | None:
    if above.score is None or above.score != below.score:
        return None
    for criterion in criteria:
        own, other = below.values[criterion], above.values[criterion]
        if own != other:
            return ClubNightSeparation(above.people[0], criterion, own, other)
    return None


def _standing(
    event: ClubNightEvent, line: _Line, rank: int, separation: ClubNightSeparation | None
) -> ClubNightStanding:
    return ClubNightStanding(
        rank=rank,
        people=line.people,
        names=tuple(event.players[number].name for number in line.people),
        score=line.score,
        points=line.points,
        games=line.values[Measure.GAMES],
        rubbers=line.values[Measure.RUBBERS],
        deals=line.deals,
        best_round=line.best_round,
        placement=line.placement,
        sanction=sum(each.sanction for each in line.rounds) + line.sanction,
        rounds=line.rounds,
        separation=separation,
    )
