"""What the room is shown of a club night, whatever game is played."""

from dataclasses import replace
from fractions import Fraction

from whist_td.core.movement_tables import Sitting
from whist_td.desk.reach import reach_of
from whist_td.formats.club_night.games.game import Measure, Unit
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound, table_size
from whist_td.formats.club_night.rules.standings import (
    ClubNightStanding,
    scores_by_round,
    standings,
)
from whist_td.formats.club_night.views.planning import ClubForecast, Often
from whist_td.formats.club_night.views.views import (
    ClubStandings,
    TableView,
    club_round,
    club_standings_and_before,
)
from whist_td.formats.club_night.words.room import (
    PAIR,
    TELLER,
    ClubAnnouncement,
    ClubTable,
    SideSoFar,
    TableSeat,
)
from whist_td.formats.club_night.words.rules_sheet import club_rules
from whist_td.players.room import players_seating, players_welcome
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

SIDES = 2
MOST_TOLD = 24
"""With more tables nobody would wait for the page with his own points."""


def pulse(event: ClubNightEvent) -> Pulse:
    """Return where the evening is; a result is a table that has finished."""
    last = event.last_announced
    expected = len(event.rounds[last].sittings) if last else 0
    is_reseated = last > 0 and _is_seated_again(event, last)
    return pulse_of(event, expected, is_reseated=is_reseated)


def minutes(event: ClubNightEvent) -> int:
    """Return about how long a round takes, as the form for a new evening says."""
    nobody = Often(0, 0)
    rounds = tuple(event.rounds.values())
    forecast = ClubForecast(len(event.players), event.settings, rounds, nobody, nobody)
    return forecast.minutes // event.settings.rounds


def welcome(event: ClubNightEvent) -> Welcome:
    """Return who is there before the evening begins, and the tables of round 1 or those filling."""
    view = players_welcome(event, table_size(event.game))
    if 1 not in event.rounds:
        return view
    seated = sorted(sitting.table for sitting in event.rounds[1].sittings)
    return replace(view, tables=tuple((table, True) for table in seated))


def seating(event: ClubNightEvent) -> SeatingView:
    """Return who sits where in the newest round; before it, the places of round 1."""
    return players_seating(
        event, lambda seated: (_seated_table(event, sitting) for sitting in _ordered(seated))
    )


def _ordered(seated: ClubRound) -> list[Sitting]:
    return sorted(seated.sittings, key=lambda sitting: sitting.table)


def _seated_table(event: ClubNightEvent, sitting: Sitting) -> SeatedTable:
    people, choice = len(sitting.seats), event.settings.game
    sides = choice.game.sides(choice.options, people)
    opposite = sides[1] if len(sides) == SIDES and len(sides[0]) > 1 else ()
    sitters = (
        SeatedPlayer(event.player(number).name, number, TableSeat(at, people), at in opposite)
        for at, number in enumerate(sitting.seats)
    )
    return SeatedTable(sitting.table, "", tuple(sitters))


def announcement(event: ClubNightEvent) -> ClubAnnouncement | None:
    """Return what begins with the newest round; None before the first, never what is to come."""
    last = event.last_announced
    if not last:
        return None
    seated, settings = event.rounds[last], event.settings
    sizes = sorted({len(sitting.seats) for sitting in seated.sittings}, reverse=True)
    return ClubAnnouncement(
        last,
        settings.rounds,
        settings.game.code,
        tuple((size, settings.length_at(size)) for size in sizes),
        settings.seating,
        _is_seated_again(event, last),
        tuple(event.player(number).name for number in seated.sit_out),
    )


def _is_seated_again(event: ClubNightEvent, number: int) -> bool:
    """Tell whether anybody changes: in the first round everybody looks for a place."""
    if number == 1:
        return True
    before, now = event.rounds[number - 1], event.rounds[number]
    return (_ordered(before), before.sit_out) != (_ordered(now), now.sit_out)


def results(event: ClubNightEvent) -> ResultsView[ClubTable]:
    """Return how far each table of the newest round is, and what its people have so far."""
    last = event.last_announced
    tables = club_round(event, last).tables if last else ()
    shown = tuple(_so_far(table, event.game.ranked_by[0]) for table in tables)
    view = ResultsView(last, event.settings.rounds, shown)
    return view if len(tables) <= MOST_TOLD else view.without_points()


def _so_far(table: TableView, measure: Measure) -> ClubTable:
    length, running = table.length, table.running
    played = {
        Unit.DEALS: running.deals,
        Unit.GAMES: running.games,
        Unit.RUBBERS: running.rubbers,
    }
    sides = []
    for side in table.sides:
        score = table.seats[side[0]].score
        points = score.games if measure is Measure.GAMES else score.points
        names = tuple(table.seats[seat].name for seat in side)
        sides.append(SideSoFar(names, points if table.deals else None))
    done = min(played[length.unit], length.count)
    return ClubTable(table.table, done, length.count, tuple(sides), measure)


def ranking(
    event: ClubNightEvent, after_round: int
) -> RankingView[ClubNightStanding, ClubStandings]:
    """Return the standings after a round, with the places won since the one before."""
    after = reach_of(event, after_round).after_round
    view, before = club_standings_and_before(event, after)
    lines = (
        RankedLine(row, row.player, PAIR.join(row.names), row.score, is_withdrawn=row.score is None)
        for row in view.rows
    )
    return ranking_of(event, after, lines, before, view, is_final=view.reach.is_final)


def race(event: ClubNightEvent, after_round: int) -> tuple[Runner, ...]:
    """Return what ranks the players after each round, the leader first."""
    by_round = scores_by_round(event, after_round)
    return tuple(
        Runner(
            row.player,
            PAIR.join(row.names),
            tuple(shown.get(row.player, Fraction(0)) for shown in by_round),
            row.rank,
        )
        for row in standings(event, after_round)
        if row.score is not None
    )


ROOM = RoomFormat(
    ranking, pulse, welcome, seating, results, announcement, race, minutes, TELLER, club_rules
)
