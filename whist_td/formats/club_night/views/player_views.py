"""One player's evening: where he stands, table by table and deal by deal."""

from collections.abc import Iterator
from dataclasses import dataclass

from whist_td.formats.club_night.rules.deals import JuryLine, game_named
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.scores import SeatScore
from whist_td.formats.club_night.rules.standings import ClubNightStanding, standings
from whist_td.formats.club_night.views.views import DealView, TableView, club_table


@dataclass(frozen=True)
class PlayerDeal:
    """One deal as a player had it."""

    view: DealView
    seat: int
    points: int | None
    """None where the deal does not count, and where he sat out as its dealer."""


@dataclass(frozen=True)
class PlayerRound:
    """One round of a player: table, partners, opponents, every deal; no table is a sit-out."""

    round: int
    score: SeatScore | None
    partners: tuple[str, ...]
    others: tuple[str, ...]
    deals: tuple[PlayerDeal, ...]
    sanctions: tuple[JuryLine, ...]
    total: int
    """The points after this round."""


@dataclass(frozen=True)
class ClubPlayerView:
    """Everything a player would ask: where he stands, and every deal."""

    standing: ClubNightStanding
    rounds: tuple[PlayerRound, ...]


def club_player(
    evening: ClubNightEvent, player: int, after_round: int | None = None
) -> ClubPlayerView:
    """Return a player's evening, every deal of it, as it stood after a round."""
    evening.player(player)
    after = evening.last_announced if after_round is None else after_round
    standing = next(row for row in standings(evening, after) if player in row.people)
    return ClubPlayerView(standing, tuple(_player_rounds(evening, player, after)))


def _player_rounds(evening: ClubNightEvent, player: int, after: int) -> Iterator[PlayerRound]:
    total = 0
    for number in range(1, min(after, evening.last_announced) + 1):
        seated = evening.rounds[number]
        sitting = seated.place_of(player)
        if sitting is not None:
            found = _told(player, club_table(evening, number, sitting.table))
            total += found[1].points
            yield PlayerRound(number, found[1], *found[0], total)
        elif player in seated.sit_out:
            yield PlayerRound(number, None, (), (), (), (), total)


_Told = tuple[tuple[str, ...], tuple[str, ...], tuple[PlayerDeal, ...], tuple[JuryLine, ...]]


def _told(player: int, table: TableView) -> tuple[_Told, SeatScore]:
    own = next(seat for seat in table.seats if seat.player == player)
    side = next(side for side in table.sides if own.seat in side)
    partners = tuple(s.name for s in table.seats if s.seat in side and s.player != player)
    others = tuple(s.name for s in table.seats if s.seat not in side)
    deals = tuple(
        PlayerDeal(deal, own.seat, _points(deal, own.seat, len(table.seats)))
        for deal in table.deals
    )
    lines = tuple(line for line in table.sanctions if line.player == player)
    return (partners, others, deals, lines), own.score


def _points(deal: DealView, seat: int, players: int) -> int | None:
    is_playing = game_named(deal.deal.game).plays(deal.deal.facts, seat, players)
    return deal.gains.points[seat] if is_playing and deal.gains else None
