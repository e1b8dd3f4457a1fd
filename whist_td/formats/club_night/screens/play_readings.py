"""The second pass of a club night: the totals on the score sheets, beside what was entered."""

from operator import eq

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import TableView, club_table
from whist_td.stages.second_pass import Rereading

Totals = tuple[int, ...]
"""What a round gave to each side of a table, as the last line of its score sheet says."""
Readings = Rereading[int, Totals]
"""The second pass of a round, by table."""


def readings_of(evening: ClubNightEvent, round_number: int) -> Readings:
    """Begin a second pass; a table that has not finished has no sheet to read."""
    return Readings(round_number, eq, entered_in(evening, round_number))


def entered_in(evening: ClubNightEvent, round_number: int) -> dict[int, Totals]:
    """Return the totals of the tables that have finished a round."""
    missing = evening.missing(round_number)
    tables = sorted(sitting.table for sitting in evening.seated(round_number).sittings)
    return {
        table: totals_on_sheet(club_table(evening, round_number, table))
        for table in tables
        if table not in missing
    }


def totals_on_sheet(view: TableView) -> Totals:
    """Return the totals of the deals by side; what the jury took stands on no score sheet."""
    scores = [seat.score for seat in view.seats]
    return tuple(scores[side[0]].points - scores[side[0]].sanction for side in view.sides)


def sum_of(totals: Totals, view: TableView) -> int:
    """Return what the totals of all players come to."""
    return sum(total * len(side) for total, side in zip(totals, view.sides, strict=True))
