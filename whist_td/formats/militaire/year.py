"""A militaire evening as a season of the club sees it: teams, and who played in them how long."""

from collections.abc import Iterator
from fractions import Fraction

from whist_td.core.held_events import (
    EventMeasure,
    EventPerson,
    HeldEvent,
    Ranked,
    YearPart,
    held_event,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import ForfeitPolicy
from whist_td.formats.militaire.rules.standings import MilitaireStanding, standings
from whist_td.formats.militaire.rules.teams import SEATS, Team


def year(number: int, event: MilitaireEvent) -> HeldEvent:
    """Return the evening with its teams; the points, or the average where that ranks."""
    ranks_by = "average" if event.settings.forfeits is ForfeitPolicy.AVERAGE else "points"
    last = event.last_announced
    rows = standings(event, last)
    measure = EventMeasure("militaire", "", ranks_by)
    return held_event(number, event, measure, (_ranked(event, row) for row in rows))


def _ranked(event: MilitaireEvent, row: MilitaireStanding) -> Ranked:
    score = Fraction(row.in_hand[-1] if row.in_hand else 0) if row.average is None else row.average
    has_played = bool(event.results) and not event.teams[row.team].is_withdrawn(1)
    people = tuple(_people(event.teams[row.team], event.last_announced))
    best = Fraction(max((each or 0 for each in row.points), default=0))
    return Ranked(row.team, score if has_played else None, row.rank, people, best)


def _people(team: Team, last: int) -> Iterator[EventPerson]:
    """Yield everybody who played for a team, by seat, with the rounds until it left."""
    there = [number for number in range(1, last + 1) if not team.is_withdrawn(number)]
    for seat in SEATS:
        rounds: dict[str, list[int]] = {team.members[seat]: []}
        for number in there:
            rounds.setdefault(team.player(seat, number), []).append(number)
        for name, played in rounds.items():
            if name and (played or name == team.members[seat]):
                first = min(played, default=1)
                yield EventPerson(name, len(played), first, name not in team.members)


YEAR: YearPart = year
