"""What each team scored in each round, and the sum by which a forgotten table shows at once."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, winners_points
from whist_td.formats.militaire.rules.settings import ForfeitPolicy


@dataclass
class Scores:
    """The points of every team, a list of rounds each; round 1 stands at index 0."""

    rounds: int
    points: dict[int, list[int]]
    perfects: dict[int, int]
    matches: dict[int, list[int]]
    """The matches really played, kept only where the average ranks."""

    def running(self, team: int) -> tuple[int, ...]:
        """Return a team's running total after each round."""
        return tuple(accumulate(self.points[team]))


def scores_of(evening: MilitaireEvent, after_round: int) -> Scores:
    """Count every result in, up to a round."""
    scores = Scores(
        after_round,
        {team: [0] * after_round for team in evening.teams},
        dict.fromkeys(evening.teams, 0),
        {team: [0] * after_round for team in evening.teams},
    )
    averages = evening.settings.forfeits is ForfeitPolicy.AVERAGE
    for place, result in _results(evening, after_round):
        _credit(scores, evening, place, result)
        if averages and result.kind not in (ResultKind.FORFEIT, ResultKind.VOID):
            scores.matches[place.table][place.round - 1] += 1
            scores.matches[evening.visitors_at(place)][place.round - 1] += 1
    return scores


def _credit(scores: Scores, evening: MilitaireEvent, place: Place, result: Result) -> None:
    scored = winners_points(result, evening.settings)
    if not scored:
        return
    home = result.winner is Side.HOME
    team = place.table if home else evening.visitors_at(place)
    scores.points[team][place.round - 1] += scored
    if result.kind is ResultKind.PERFECT:
        scores.perfects[team] += 1


def _results(evening: MilitaireEvent, after_round: int) -> Iterator[tuple[Place, Result]]:
    for place, result in evening.results.items():
        if place.round <= after_round:
            yield place, result
    yield from _forfeits(evening, min(after_round, evening.last_announced))


def _forfeits(evening: MilitaireEvent, last: int) -> Iterator[tuple[Place, Result]]:
    gone = [team for team in evening.teams.values() if team.withdrawn_from is not None]
    places = {
        Place(round_number, table)
        for team in gone
        for round_number in range(team.withdrawn_from or 1, last + 1)
        for table in (team.number, evening.host_of(team.number, round_number))
    }
    for place in sorted(places - evening.results.keys()):
        forfeit = evening.result(place)
        if forfeit:
            yield place, forfeit


def round_points(evening: MilitaireEvent, round_number: int) -> dict[int, int]:
    """Return what each team scored in one round, at home and away together."""
    scored = dict.fromkeys(evening.teams, 0)
    for place, result in evening.results_of(round_number):
        if result:
            home = result.winner is Side.HOME
            team = place.table if home else evening.visitors_at(place)
            scored[team] += winners_points(result, evening.settings)
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
    found: int

    @property
    def expected(self) -> int:
        """What the points of all teams must add up to once every table is in."""
        return self.tables + self.worth_two - self.worth_none

    @property
    def is_right(self) -> bool:
        """Whether the round is complete and adds up."""
        return not self.missing and self.found == self.expected


def _count(results: list[Result], kind: ResultKind) -> int:
    return sum(result.kind is kind for result in results)


def checksum(evening: MilitaireEvent, round_number: int) -> Checksum:
    """Return the sum of a round: the points of all teams, counted team by team."""
    results = [result for _, result in evening.results_of(round_number) if result]
    worth = [winners_points(result, evening.settings) for result in results]
    return Checksum(
        evening.tables,
        worth.count(2),
        worth.count(0),
        _count(results, ResultKind.PERFECT),
        _count(results, ResultKind.VOID),
        evening.missing(round_number),
        sum(round_points(evening, round_number).values()),
    )
