"""What the room is shown of an evening of Whist militaire."""

from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import points
from whist_td.formats.militaire.rules.standings import MilitaireStanding, standings
from whist_td.formats.militaire.rules.teams import SEATS
from whist_td.formats.militaire.views import effective_round, standings_view
from whist_td.formats.militaire.words.room import (
    TELLER,
    MilitaireAnnouncement,
    MilitaireTable,
    runners,
)
from whist_td.formats.militaire.words.rules_sheet import militaire_rules
from whist_td.room.formats import RoomFormat, pulse_of, ranking_of
from whist_td.room.views.views import (
    Pulse,
    RankedLine,
    RankingView,
    ResultsView,
    Runner,
    SeatedPlayer,
    SeatedTable,
    SeatingView,
    Welcome,
)

_MINUTES = 8
"""Thirteen tricks and the way to the next table; the director's to change."""


def pulse(evening: MilitaireEvent) -> Pulse:
    """Return where the evening is."""
    return pulse_of(evening, evening.tables)


def welcome(evening: MilitaireEvent) -> Welcome:
    """Return who is there before the evening begins."""
    teams = [evening.teams[number] for number in sorted(evening.teams)]
    tables = tuple((team.number, not team.missing_seats) for team in teams)
    people = sum(len(SEATS) - len(team.missing_seats) for team in teams)
    return Welcome(evening.details, tables, people)


def seating(evening: MilitaireEvent) -> SeatingView:
    """Return who sits where in the newest round; before it, every team at its own table."""
    last = evening.last_announced
    numbers = sorted(evening.teams)
    make = _round_table if last else _home_table
    tables = tuple(make(evening, Place(last, number)) for number in numbers)
    return SeatingView(last, evening.settings.rounds, tables)


def _home_table(evening: MilitaireEvent, place: Place) -> SeatedTable:
    team = evening.teams[place.table]
    players = tuple(
        SeatedPlayer(name, team.number, seat or None)
        for seat, name in enumerate(team.members)
        if name
    )
    return SeatedTable(team.number, team.name, players)


def _round_table(evening: MilitaireEvent, place: Place) -> SeatedTable:
    plan = effective_round(evening, place.round)
    team, visitors = evening.teams[place.table], evening.visitors_at(place)
    captain, partner = evening.home_pair(place)
    people = [
        SeatedPlayer(captain, place.table, None),
        SeatedPlayer(partner, place.table, plan.stays),
        *(
            SeatedPlayer(name, visitors, seat, is_visitor=True)
            for seat, name in zip(plan.call, evening.visiting_pair(place), strict=True)
        ),
    ]
    there = tuple(
        player
        for player in people
        if player.name and not evening.teams[player.number].is_withdrawn(place.round)
    )
    return SeatedTable(place.table, team.name, there)


def announcement(evening: MilitaireEvent) -> MilitaireAnnouncement | None:
    """Return what was announced last; None before the first round, never what is to come."""
    last = evening.last_announced
    if not last:
        return None
    announced, plan = evening.rounds[last], effective_round(evening, last)
    return MilitaireAnnouncement(
        last,
        evening.settings.rounds,
        announced.trump,
        announced.call,
        plan.stays,
        plan.advance,
        plan.displacement,
    )


def results(evening: MilitaireEvent) -> ResultsView[MilitaireTable]:
    """Return the newest round as it comes in."""
    last = evening.last_announced
    return ResultsView(
        last,
        evening.settings.rounds,
        tuple(_so_far(evening, Place(last, table)) for table in sorted(evening.teams))
        if last
        else (),
    )


def _so_far(evening: MilitaireEvent, place: Place) -> MilitaireTable:
    result = evening.result(place)
    scored = points(result, evening.settings) if result else None
    is_in = result is not None
    return MilitaireTable(place.table, int(is_in), 1, scored, evening.visitors_at(place))


def ranking(evening: MilitaireEvent, after_round: int) -> RankingView[MilitaireStanding, None]:
    """Return the standings after a round, with the places won since the one before."""
    view = standings_view(evening, after_round)
    after = view.after_round
    before = standings(evening, after - 1) if after > 1 else ()
    lines = (
        RankedLine(
            row,
            row.team,
            row.name,
            row.total,
            is_withdrawn=row.withdrawn,
            people=evening.teams[row.team].people,
        )
        for row in view.rows
    )
    ranks = {row.team: row.rank for row in before}
    return ranking_of(evening, after, lines, ranks, None, is_final=view.is_final)


def race(evening: MilitaireEvent, after_round: int) -> tuple[Runner, ...]:
    """Return the totals of every team after each round, the leader first."""
    return runners(standings(evening, after_round))


def minutes(_evening: MilitaireEvent) -> int:
    """Return about how long a round takes."""
    return _MINUTES


ROOM = RoomFormat(
    ranking, pulse, welcome, seating, results, announcement, race, minutes, TELLER, militaire_rules
)
