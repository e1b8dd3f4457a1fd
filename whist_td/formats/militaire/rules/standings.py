"""The ranking: totals, then the count-back of running totals (règlement, article 14; RULES 1.8)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate, chain, groupby, pairwise

from whist_td.core.numbers import shared_ranks
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, winners_points
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, TieBreak

_MATCHES = 2
"""A team plays two matches a round: at home, and where its pair visits."""
_Value = Callable[["_Line"], int]


@dataclass
class _Scores:
    """The points of every team, a list of rounds each; round 1 stands at index 0."""

    rounds: int
    points: dict[int, list[int]]
    perfects: dict[int, int]
    matches: dict[int, list[int]]
    """The matches really played, kept only where the average ranks."""
    lacking: dict[int, list[int]]
    """How many of a team's two matches of each round are not in."""

    def running(self, team: int) -> tuple[int, ...]:
        """Return a team's running total after each round, of what is in."""
        return tuple(accumulate(self.points[team]))

    def whole(self, team: int) -> int:
        """Return after how many rounds a team's running total is known."""
        lacking = self.lacking[team]
        return (
            next(at for at, lacks in enumerate(lacking) if lacks) if any(lacking) else self.rounds
        )

    def known_points(self, team: int) -> tuple[int | None, ...]:
        """Return a team's points of each round; a round that lacks a result of it has none."""
        pairs = zip(self.points[team], self.lacking[team], strict=True)
        return tuple([None if lacks else points for points, lacks in pairs])


def _scores_of(event: MilitaireEvent, after_round: int) -> _Scores:
    """Count every result in, up to a round."""
    scores = _Scores(
        after_round,
        {team: [0] * after_round for team in event.teams},
        dict.fromkeys(event.teams, 0),
        {team: [0] * after_round for team in event.teams},
        {team: [_MATCHES] * after_round for team in event.teams},
    )
    points, lacking, matches = scores.points, scores.lacking, scores.matches
    averages = event.settings.forfeits is ForfeitPolicy.AVERAGE
    visitors = cache(event.visitors)
    played = ((at, result) for at, result in event.results.items() if at.round <= after_round)
    forfeits = _forfeits(event, min(after_round, event.last_announced))
    # A call less for each of 2,400 results: every result that is entered waits for all of them.
    for place, result in chain(played, forfeits):
        at, home = place.round - 1, place.table
        away = visitors(place.round)[home - 1]
        lacking[home][at] -= 1
        lacking[away][at] -= 1
        if averages and result.kind not in (ResultKind.FORFEIT, ResultKind.VOID):
            matches[home][at] += 1
            matches[away][at] += 1
        if scored := winners_points(result, event.settings):
            winner = home if result.winner is Side.HOME else away
            points[winner][at] += scored
            scores.perfects[winner] += result.kind is ResultKind.PERFECT
    return scores


def _forfeits(event: MilitaireEvent, last: int) -> Iterator[tuple[Place, Result]]:
    gone = [team for team in event.teams.values() if team.withdrawn_from is not None]
    places = {
        Place(round_number, table)
        for team in gone
        for round_number in range(team.withdrawn_from or 1, last + 1)
        for table in (team.number, event.host_of(team.number, round_number))
    }
    for place in sorted(places - event.results.keys()):
        forfeit = event.result(place)
        if forfeit:
            yield place, forfeit


def round_points(event: MilitaireEvent, round_number: int) -> dict[int, int]:
    """Return what each team scored in one round, at home and away together."""
    scored = dict.fromkeys(event.teams, 0)
    for place, result in event.results_of(round_number):
        if result:
            home = result.winner is Side.HOME
            team = place.table if home else event.visitors_at(place)
            scored[team] += winners_points(result, event.settings)
    return scored


@dataclass(frozen=True)
class Checksum:
    """Tables + results worth two − results worth none, beside the points of all teams."""

    tables: int
    worth_two: int
    worth_none: int
    perfects: int
    voids: int
    missing: tuple[int, ...]
    points: int

    @property
    def expected(self) -> int:
        """What the points of all teams must add up to once every table is in."""
        return self.tables + self.worth_two - self.worth_none

    @property
    def is_right(self) -> bool:
        """Whether the round is complete and adds up."""
        return not self.missing and self.points == self.expected


def _count(results: list[Result], kind: ResultKind) -> int:
    return sum(result.kind is kind for result in results)


def checksum(event: MilitaireEvent, round_number: int) -> Checksum:
    """Return the sum of a round: the points of all teams, counted team by team."""
    results = [result for _, result in event.results_of(round_number) if result]
    worth = [winners_points(result, event.settings) for result in results]
    return Checksum(
        event.tables,
        worth.count(2),
        worth.count(0),
        _count(results, ResultKind.PERFECT),
        _count(results, ResultKind.VOID),
        event.missing(round_number),
        sum(round_points(event, round_number).values()),
    )


@dataclass(frozen=True)
class MilitaireSeparation:
    """What put a team behind the next above with the same total.

    Either a round whose running total did it, or a criterion after the count-back.
    """

    above: int
    round: int | None
    criterion: TieBreak | None
    own: Fraction | int
    other: Fraction | int
    """The running totals that differ; averages where the club ranks by them."""


@dataclass(frozen=True)
class MilitaireStanding:
    """One line of the standings; `average` is points per match where the club ranks by it.

    Where a result of the team is not in, its points of that round and every total that needs them
    are None.
    """

    rank: int
    team: int
    name: str
    total: int | None
    points: tuple[int | None, ...]
    running: tuple[int | None, ...]
    in_hand: tuple[int, ...]
    """The running total of what is in, which puts teams in order for the time being."""
    is_begun: bool
    """Whether a result of the team is in."""
    average: Fraction | None
    separation: MilitaireSeparation | None
    withdrawn: bool


@dataclass(frozen=True)
class _Line:
    team: int
    withdrawn: bool
    key: tuple[Fraction | int, ...]
    running: tuple[int, ...]
    whole: int
    """After how many rounds the running total is known."""


def standings(event: MilitaireEvent, after_round: int) -> tuple[MilitaireStanding, ...]:
    """Return all teams in order, as they stood after a round; those who left come last."""
    scores = _scores_of(event, after_round)
    lines = sorted(
        (_line(event, scores, team) for team in event.teams),
        key=lambda line: (not line.withdrawn, line.key),
        reverse=True,
    )
    settled = [
        place
        for _, group in groupby(lines, key=lambda line: (line.withdrawn, line.key))
        for place in _settle(event, scores, sorted(group, key=lambda line: line.team))
    ]
    return _rows(event, scores, settled)


def _line(event: MilitaireEvent, scores: _Scores, team: int) -> _Line:
    running = scores.running(team)
    key: tuple[Fraction | int, ...] = running[::-1]
    if event.settings.forfeits is ForfeitPolicy.AVERAGE:
        played = accumulate(scores.matches[team])
        averages = [
            Fraction(total, matches) if matches else Fraction(0)
            for total, matches in zip(running, played, strict=True)
        ]
        key = tuple(averages[::-1])
    left = event.teams[team].is_withdrawn(scores.rounds)
    return _Line(team, left, key, running, scores.whole(team))


@dataclass(frozen=True)
class _Settled:
    line: _Line
    shares: bool
    """Whether nothing separates the team from the one above."""
    criterion: TieBreak | None = None
    own: int = 0
    other: int = 0


def _settle(event: MilitaireEvent, scores: _Scores, tied: list[_Line]) -> list[_Settled]:
    for criterion in event.settings.tie_breaks if len(tied) > 1 else ():
        value = _CRITERIA[criterion](event, scores, tied)
        if len({value(line) for line in tied}) > 1:
            return _split(event, scores, tied, criterion, value)
    return [_Settled(line, shares=place > 0) for place, line in enumerate(tied)]


def _split(
    event: MilitaireEvent,
    scores: _Scores,
    tied: list[_Line],
    criterion: TieBreak,
    value: Callable[[_Line], int],
) -> list[_Settled]:
    ordered = sorted(tied, key=value, reverse=True)
    settled: list[_Settled] = []
    for worth, group in groupby(ordered, key=value):
        first, *others = _settle(event, scores, list(group))
        if settled:
            above = value(settled[-1].line)
            first = _Settled(first.line, shares=False, criterion=criterion, own=worth, other=above)
        settled += [first, *others]
    return settled


def _by_perfect_rounds(_: MilitaireEvent, scores: _Scores, __: list[_Line]) -> _Value:
    return lambda line: scores.perfects[line.team]


def _by_direct_matches(event: MilitaireEvent, scores: _Scores, tied: list[_Line]) -> _Value:
    teams = {line.team for line in tied}
    won = dict.fromkeys(teams, 0)
    exactly = 2
    if len(teams) == exactly:
        for place, result in event.results.items():
            visitors = event.visitors_at(place)
            if place.round <= scores.rounds and place.table in won and visitors in won:
                winner = place.table if result.winner is Side.HOME else visitors
                won[winner] += winners_points(result, event.settings)
    return lambda line: won[line.team]


def _by_extra_deal(event: MilitaireEvent, _: _Scores, tied: list[_Line]) -> _Value:
    teams = {line.team for line in tied}
    won = dict.fromkeys(teams, 0)
    for (first, second), winner in event.playoffs.items():
        if {first, second} <= teams:
            won[winner] += 1
    return lambda line: won[line.team]


_CRITERIA: dict[TieBreak, Callable[[MilitaireEvent, _Scores, list[_Line]], _Value]] = {
    TieBreak.PERFECT_ROUNDS: _by_perfect_rounds,
    TieBreak.DIRECT_MATCHES: _by_direct_matches,
    TieBreak.EXTRA_DEAL: _by_extra_deal,
}


def criterion_values(
    event: MilitaireEvent, after_round: int, criterion: TieBreak, groups: Iterable[Sequence[int]]
) -> dict[int, int]:
    """Return what a further criterion counts for teams, of which those of a group are tied."""
    scores = _scores_of(event, after_round)
    values: dict[int, int] = {}
    for group in groups:
        lines = [_line(event, scores, team) for team in group]
        value = _CRITERIA[criterion](event, scores, lines)
        values |= {line.team: value(line) for line in lines}
    return values


def _rows(
    event: MilitaireEvent, scores: _Scores, settled: list[_Settled]
) -> tuple[MilitaireStanding, ...]:
    places: list[int] = []
    for place in settled:
        places.append(places[-1] if place.shares else len(places) + 1)
    ranks = shared_ranks(places)
    # Without teams there is not even a first one, who has nobody above.
    separations = [None, *(_separation(scores, *two) for two in pairwise(settled))]
    return tuple(
        _standing(event, scores, place.line, rank, separation)
        for place, rank, separation in zip(settled, ranks, separations[: len(settled)], strict=True)
    )


def _separation(scores: _Scores, above: _Settled, below: _Settled) -> MilitaireSeparation | None:
    """Return what put a team behind another, where nothing that it was put by is missing."""
    parting = _parted(above, below)
    needed = scores.rounds if parting is None or parting.round is None else parting.round
    return parting if needed <= min(above.line.whole, below.line.whole) else None


def _parted(above: _Settled, below: _Settled) -> MilitaireSeparation | None:
    if above.line.withdrawn != below.line.withdrawn or below.shares:
        return None
    if below.criterion:
        return MilitaireSeparation(above.line.team, None, below.criterion, below.own, below.other)
    own, other = below.line.key, above.line.key
    apart = next((place for place in range(len(own)) if own[place] != other[place]), 0)
    if not apart:
        return None
    return MilitaireSeparation(above.line.team, len(own) - apart, None, own[apart], other[apart])


def _standing(
    event: MilitaireEvent,
    scores: _Scores,
    line: _Line,
    rank: int,
    separation: MilitaireSeparation | None,
) -> MilitaireStanding:
    averages = event.settings.forfeits is ForfeitPolicy.AVERAGE
    points = scores.known_points(line.team)
    running = (*line.running[: line.whole], *[None] * (len(points) - line.whole))
    return MilitaireStanding(
        rank=rank,
        team=line.team,
        name=event.teams[line.team].name,
        total=running[-1] if running else None,
        points=points,
        running=running,
        in_hand=line.running,
        is_begun=min(scores.lacking[line.team], default=_MATCHES) < _MATCHES,
        average=Fraction(line.key[0]) if averages and line.key else None,
        separation=separation,
        withdrawn=line.withdrawn,
    )
