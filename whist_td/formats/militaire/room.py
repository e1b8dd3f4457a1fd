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


def pulse(event: MilitaireEvent) -> Pulse:
    """Return where the evening is."""
    return pulse_of(event, event.tables)


def welcome(event: MilitaireEvent) -> Welcome:
    """Return who is there before the evening begins."""
    teams = [event.teams[number] for number in sorted(event.teams)]
    tables = tuple((team.number, not team.missing_seats) for team in teams)
    people = sum(len(SEATS) - len(team.missing_seats) for team in teams)
    return Welcome(event.details, tables, people)


def seating(event: MilitaireEvent) -> SeatingView:
    """Return who sits where in the newest round; before it, every team at its own table."""
    last = event.last_announced
    numbers = sorted(event.teams)
    make = _round_table if last else _home_table
    tables = tuple(make(event, Place(last, number)) for number in numbers)
    return SeatingView(last, event.settings.rounds, tables)


def _home_table(event: MilitaireEvent, place: Place) -> SeatedTable:
    team = event.teams[place.table]
    players = tuple(
        SeatedPlayer(name, team.number, seat or None)
        for seat, name in enumerate(team.members)
        if name
    )
    return SeatedTable(team.number, team.name, players)


def _round_table(event: MilitaireEvent, place: Place) -> SeatedTable:
    plan = effective_round(event, place.round)
    team, visitors = event.teams[place.table], event.visitors_at(place)
    captain, partner = event.home_pair(place)
    people = [
        SeatedPlayer(captain, place.table, None),
        SeatedPlayer(partner, place.table, plan.stays),
        *(
            SeatedPlayer(name, visitors, seat, is_visitor=True)
            for seat, name in zip(plan.call, event.visiting_pair(place), strict=True)
        ),
    ]
    there = tuple(
        player
        for player in people
        if player.name and not event.teams[player.number].is_withdrawn(place.round)
    )
    return SeatedTable(place.table, team.name, there)


def announcement(event: MilitaireEvent) -> MilitaireAnnouncement | None:
    """Return what was announced last; None before the first round, never what is to come."""
    last = event.last_announced
    if not last:
        return None
    announced, plan = event.rounds[last], effective_round(event, last)
    return MilitaireAnnouncement(
        last,
        event.settings.rounds,
        announced.trump,
        announced.call,
        plan.stays,
        plan.advance,
        plan.displacement,
    )


def results(event: MilitaireEvent) -> ResultsView[MilitaireTable]:
    """Return the newest round as it comes in."""
    last = event.last_announced
    return ResultsView(
        last,
        event.settings.rounds,
        tuple(_so_far(event, Place(last, table)) for table in sorted(event.teams)) if last else (),
    )


def _so_far(event: MilitaireEvent, place: Place) -> MilitaireTable:
    result = event.result(place)
    scored = points(result, event.settings) if result else None
    is_in = result is not None
    return MilitaireTable(place.table, int(is_in), 1, scored, event.visitors_at(place))


def ranking(event: MilitaireEvent, after_round: int) -> RankingView[MilitaireStanding, None]:
    """Return the standings after a round, with the places won since the one before."""
    view = standings_view(event, after_round)
    after = view.after_round
    before = standings(event, after - 1) if after > 1 else ()
    lines = (
        RankedLine(
            row,
            row.team,
            row.name,
            row.total,
            is_withdrawn=row.withdrawn,
            people=event.teams[row.team].people,
        )
        for row in view.rows
    )
    ranks = {row.team: row.rank for row in before}
    return ranking_of(event, after, lines, ranks, None, is_final=view.is_final)


def race(event: MilitaireEvent, after_round: int) -> tuple[Runner, ...]:
    """Return the totals of every team after each round, the leader first."""
    return runners(standings(event, after_round))


def minutes(_event: MilitaireEvent) -> int:
    """Return about how long a round takes."""
    return _MINUTES


ROOM = RoomFormat(
    ranking, pulse, welcome, seating, results, announcement, race, minutes, TELLER, militaire_rules
)
