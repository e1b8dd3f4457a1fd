"""What a table gave to each of its seats: the deals, the jury's sanctions, the placement points."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from whist_td.core.movement_tables import Sitting
from whist_td.formats.club_night.games.game import SanctionTo
from whist_td.formats.club_night.rules.deals import SHEETS, JuryLine, TableSheet
from whist_td.formats.club_night.rules.errors import SanctionPointsError
from whist_td.formats.club_night.rules.event import ClubNightEvent


def sanction_points(taken: int, from_seat: int, to: SanctionTo, players: int) -> tuple[int, ...]:
    """Return what a sanction gives to every seat.

    >>> sanction_points(12, 1, SanctionTo.TABLE, 4)
    (4, -12, 4, 4)
    """
    others, is_shared = players - 1, to is SanctionTo.TABLE
    if taken <= 0 or (is_shared and taken % others):
        raise SanctionPointsError(taken, others)
    share = taken // others if is_shared else 0
    return tuple(-taken if seat == from_seat else share for seat in range(players))


@dataclass(frozen=True)
class SeatScore:
    """What a player has from one table; the points hold what the jury took or gave.

    The placement is None until a deal of the table counts.
    """

    round: int
    table: int
    seat: int
    player: int
    points: int
    games: int
    rubbers: int
    deals: int
    sanction: int
    placement: Fraction | None


def sanction_at(event: ClubNightEvent, sitting: Sitting, line: JuryLine) -> tuple[int, ...]:
    """Return what a sanction gives to every seat of its table, or refuse it."""
    to = event.game.sanctions_to(event.settings.game.options)
    seat = sitting.seats.index(line.player)
    return sanction_points(line.points, seat, to, len(sitting.seats))


def sanctions_of(
    event: ClubNightEvent, round_number: int, sitting: Sitting
) -> tuple[JuryLine, ...]:
    """Return the sanctions of a table in a round, as they were given."""
    return tuple(
        line
        for line in event.sanctions.values()
        if line.round == round_number and line.player in sitting.seats
    )


def table_scores(
    event: ClubNightEvent, round_number: int, sitting: Sitting
) -> tuple[SeatScore, ...]:
    """Return what a table gave to its players, in the order of their seats."""
    sheet = event.sheet_at(round_number, sitting.table)
    taken = (0,) * len(sitting.seats)
    for line in sanctions_of(event, round_number, sitting):
        shares = sanction_at(event, sitting, line)
        taken = tuple(so_far + share for so_far, share in zip(taken, shares, strict=True))
    return _seat_scores(round_number, sitting, sheet, taken, event.settings.placement)


@lru_cache(maxsize=SHEETS)
def _seat_scores(
    round_number: int,
    sitting: Sitting,
    sheet: TableSheet,
    taken: tuple[int, ...],
    placement: tuple[int, ...],
) -> tuple[SeatScore, ...]:
    """Return the scores of a table: while a deal is entered at one, the others stay as they are."""
    totals = sheet.totals
    points = [won + lost for won, lost in zip(totals.points, taken, strict=True)]
    places = placement_points(points, placement) if sheet.lines else (None,) * len(points)
    return tuple(
        SeatScore(
            round=round_number,
            table=sitting.table,
            seat=seat,
            player=player,
            points=points[seat],
            games=totals.games[seat],
            rubbers=totals.rubbers[seat],
            deals=totals.deals[seat],
            sanction=taken[seat],
            placement=places[seat],
        )
        for seat, player in enumerate(sitting.seats)
    )


def placement_points(points: Sequence[int], placement: Sequence[int]) -> tuple[Fraction, ...]:
    """Return placement points by seat; those who tie share what their places have (RULES 4.5).

    >>> [str(each) for each in placement_points((9, -3, 9, -15), (3, 2, 1, 0))]
    ['5/2', '1', '5/2', '0']
    """
    worth = [placement[min(place, len(placement) - 1)] for place in range(len(points))]
    order = sorted(points, reverse=True)
    shares = {}
    for value in set(points):
        first, count = order.index(value), order.count(value)
        shares[value] = Fraction(sum(worth[first : first + count]), count)
    return tuple(shares[value] for value in points)
