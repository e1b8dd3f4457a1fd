"""The race of a season over its evenings: the score after each, or the place of a mean."""

from collections.abc import Collection
from fractions import Fraction

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import ConsentUse, Person
from whist_td.club.rules.season import RuleKind, Season
from whist_td.club.rules.seasons import RaceStep, SeasonStandings, announced_rows, race
from whist_td.core.names import folded
from whist_td.desk.members import initials, is_discreet
from whist_td.room.views.views import Runner

_LEAST = 2
"""One evening is no race."""
Names = dict[int, str]
"""What each person is called, where it is shown."""


def full_names(book: ClubBook) -> Names:
    """Return everybody's name as the club has it."""
    return {number: person.name for number, person in book.persons.items()}


def public_names(book: ClubBook, discreet: Collection[str]) -> Names:
    """Return everybody's name as everybody may read it: initials for whoever asked for them.

    `discreet` are the names of events that stand there so; who refused the web does too.
    """
    keys = {folded(name) for name in discreet}
    hidden = {who for spelling, who in book.seen.items() if is_discreet(spelling.text, keys)}
    people = {book.who(number) for number in hidden}

    def shown(person: Person) -> str:
        is_hidden = person.number in people or is_discreet(person.name, keys)
        refused = person.consent(ConsentUse.WEB) is False
        return initials(person.name) if is_hidden or refused else person.name

    return {number: shown(person) for number, person in book.persons.items()}


def season_runners(book: ClubBook, standings: SeasonStandings, names: Names) -> tuple[Runner, ...]:
    """Return whoever has a rank, in its order; nobody before the second evening.

    Means do not add up: their race is one of places, counted from the first as points are. The
    race of a closed season ends as it was announced: whose line was corrected since runs as far
    above or below today's all the way, for the table that was kept does not say since when. Who
    has no line any more has no way to it.
    """
    season = standings.season
    if standings.held < _LEAST:
        return ()
    steps = race(book, standings)
    runners = []
    for row in announced_rows(standings):
        person = book.who(row.person)
        if row.rank is not None and person in steps[-1].scores:
            totals = [_at(season, step, person) for step in steps]
            end = -Fraction(row.rank) if is_race_of_places(season) else row.score
            apart = end - totals[-1]
            places = tuple(total + apart for total in totals)
            runners.append(Runner(person, names[person], places, row.rank))
    return tuple(runners)


def is_race_of_places(season: Season) -> bool:
    """Tell whether a season's race shows places, and no points."""
    return season.rule.kind is RuleKind.MEAN


def _at(season: Season, step: RaceStep, person: int) -> Fraction:
    """Return what somebody has after an evening; who has no place yet is behind all that have."""
    if not is_race_of_places(season):
        return step.scores.get(person, Fraction(0))
    last = max((rank for rank in step.ranks.values() if rank), default=0) + 1
    return -Fraction(step.ranks.get(person) or last)
