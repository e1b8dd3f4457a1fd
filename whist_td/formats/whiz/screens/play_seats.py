"""Who sits at a table for the rest of a round, where a director said that it was not as planned."""

from dataclasses import replace

from whist_td.formats.whiz.rules.errors import SeatNumbers
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.views.play_views import BoardCell, names_of


class SeatsToCome:
    """Remembered for the deals still to come at a table in a round."""

    def __init__(self) -> None:
        self._seats: dict[tuple[int, int], SeatNumbers] = {}

    def remember(self, place: BoardPlace, seats: SeatNumbers) -> None:
        """Take these players for the deals of the table that are still to come."""
        self._seats[place.round, place.table] = seats

    def at(self, evening: WhizEvent, place: BoardPlace) -> SeatNumbers | None:
        """Return who sits there by what was said; None: nothing was, or the deal is in.

        Once no deal of the table stands with these players, what was said has been taken back.
        """
        seats = self._seats.get((place.round, place.table))
        if seats is None or place in evening.results:
            return None
        here = (each for there, each in evening.results.items() if there[:2] == place[:2])
        return seats if any(each.seats == seats for each in here) else None

    def shown(self, evening: WhizEvent, cell: BoardCell) -> BoardCell:
        """Return a deal with those who sit there by what was said."""
        seats = self.at(evening, cell.place)
        if seats is None:
            return cell
        return replace(cell, seats=seats, names=names_of(evening, seats), as_planned=False)
