"""A militaire evening as a season of the club sees it: teams, and who played in them how long."""

from collections.abc import Iterator
from fractions import Fraction

from whist_td.core.held_evenings import (
    EveningMeasure,
    EveningPerson,
    HeldEvening,
    Ranked,
    YearPart,
    held_evening,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import ForfeitPolicy
from whist_td.formats.militaire.rules.standings import MilitaireStanding, standings
from whist_td.formats.militaire.rules.teams import SEATS, Team


def year(number: int, evening: MilitaireEvent) -> HeldEvening:
    """Return the evening with its teams; the points, or the average where that ranks."""
    ranks_by = "average" if evening.settings.forfeits is ForfeitPolicy.AVERAGE else "points"
    last = evening.last_announced
    rows = standings(evening, last)
    measure = EveningMeasure("militaire", "", ranks_by)
    return held_evening(number, evening, measure, (_ranked(evening, row) for row in rows))


def _ranked(evening: MilitaireEvent, row: MilitaireStanding) -> Ranked:
    score = Fraction(row.in_hand[-1] if row.in_hand else 0) if row.average is None else row.average
    has_played = bool(evening.results) and not evening.teams[row.team].is_withdrawn(1)
    people = tuple(_people(evening.teams[row.team], evening.last_announced))
    best = Fraction(max((each or 0 for each in row.points), default=0))
    return Ranked(row.team, score if has_played else None, row.rank, people, best)


def _people(team: Team, last: int) -> Iterator[EveningPerson]:
    """Yield everybody who played for a team, by seat, with the rounds until it left."""
    there = [number for number in range(1, last + 1) if not team.is_withdrawn(number)]
    for seat in SEATS:
        rounds: dict[str, list[int]] = {team.members[seat]: []}
        for number in there:
            rounds.setdefault(team.player(seat, number), []).append(number)
        for name, played in rounds.items():
            if name and (played or name == team.members[seat]):
                first = min(played, default=1)
                yield EveningPerson(name, len(played), first, name not in team.members)


YEAR: YearPart = year
