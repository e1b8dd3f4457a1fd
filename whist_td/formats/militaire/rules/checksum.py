"""The sum that every round must meet (RULES 1.7): a forgotten table shows at once."""

from dataclasses import dataclass

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.results import Result, ResultKind
from whist_td.formats.militaire.rules.scores import round_points
from whist_td.formats.militaire.rules.scoring import winners_points


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
