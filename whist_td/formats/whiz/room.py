"""What the room is shown of a Whiz tournament."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from whist_td.core.contracts import HANDS
from whist_td.formats.whiz.rules.comparison import Coverage
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding, standings
from whist_td.formats.whiz.views.play_views import boards_move
from whist_td.formats.whiz.views.results import whiz_standings
from whist_td.formats.whiz.words.dealings import with_commitment
from whist_td.formats.whiz.words.room import TELLER, WhizAnnouncement, deals_poster
from whist_td.formats.whiz.words.rules_sheet import whiz_rules
from whist_td.players.room import players_seating, players_welcome
from whist_td.room.formats import RoomFormat, pulse_of, ranking_of
from whist_td.room.views.views import (
    Pulse,
    RankedLine,
    RankingView,
    ResultsView,
    Runner,
    Scene,
    SeatedPlayer,
    SeatedTable,
    SeatingView,
    TableSoFar,
    Welcome,
)

SEATS = 3


def pulse(event: WhizEvent) -> Pulse:
    """Return where the tournament is."""
    last = event.last_announced
    return pulse_of(event, len(event.places(last)) if last else 0)


def welcome(event: WhizEvent) -> Welcome:
    """Return who is there before the tournament begins: three players fill a table."""
    dealing = with_commitment(event)
    return replace(players_welcome(event, SEATS), seal=dealing.seal if dealing else "")


def seating(event: WhizEvent) -> SeatingView:
    """Return who sits where in the newest round; before it, the places of round 1."""

    def tables(seated: SeatedRound) -> Iterator[SeatedTable]:
        for item in sorted(seated.seatings, key=lambda item: item.table):
            people = zip(HANDS, item.seats, strict=True)
            sitters = (SeatedPlayer(event.player(n).name, n, hand) for hand, n in people)
            yield SeatedTable(item.table, "", tuple(sitters))

    return players_seating(event, tables)


def announcement(event: WhizEvent) -> WhizAnnouncement | None:
    """Return what was announced last; None before the first round, never what is to come."""
    last = event.last_announced
    if not last:
        return None
    sit_out = event.rounds[last].sit_out
    return WhizAnnouncement(
        last,
        event.settings.rounds,
        boards_move(event, last),
        tuple((number, event.player(number).name) for number in sit_out),
    )


def results(event: WhizEvent) -> ResultsView:
    """Return how many deals of the newest round each table has handed in."""
    last = event.last_announced
    places = event.places(last) if last else ()
    expected = Counter(place.table for place in places)
    entered = Counter(place.table for place in places if place in event.results)
    tables = tuple(TableSoFar(table, entered[table], expected[table]) for table in sorted(expected))
    return ResultsView(last, event.settings.rounds, tables)


def ranking(event: WhizEvent, after_round: int) -> RankingView[WhizStanding, Ranking]:
    """Return the ranking after a round, with the places won since the one before."""
    view = whiz_standings(event, after_round)
    after = view.after_round
    before = standings(event, after - 1) if after > 1 else ()
    lines = (RankedLine(row, row.player, row.name, row.told_score) for row in view.rows)
    ranks = {row.player: row.rank for row in before}
    is_final = view.is_final
    return ranking_of(event, after, lines, ranks, view.ranking, is_final=is_final)


def race(event: WhizEvent, after_round: int) -> tuple[Runner, ...]:
    """Return what ranks the players after each round, the leader first."""
    by_round = [
        {row.player: row.score for row in standings(event, number, Coverage.ALL)}
        for number in range(1, after_round + 1)
    ]
    even = Fraction(50) if event.settings.ranking is Ranking.MATCHPOINTS else Fraction(0)
    return tuple(
        Runner(
            row.player,
            row.name,
            tuple(by[row.player] or even for by in by_round),
            row.rank,
        )
        for row in standings(event, after_round)
    )


def minutes(event: WhizEvent) -> int:
    """Return how long a round is to take."""
    return event.settings.minutes_per_board * event.settings.boards_per_round


ROOM = RoomFormat(
    *(ranking, pulse, welcome, seating, results, announcement, race, minutes, TELLER, whiz_rules),
    deals=deals_poster,
    scenes=tuple(Scene),
)
