"""Where the director is: a round and a deal of it, or the traveller of a deal."""

from PySide6.QtCore import QObject, Signal

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play_deals import DealsShown
from whist_td.formats.whiz.screens.play_head import BY_TABLE, BY_TRAVELLER
from whist_td.formats.whiz.screens.play_keys import GoTo, Stroke
from whist_td.formats.whiz.screens.play_second_pass import WhizRereading
from whist_td.formats.whiz.screens.play_way import board_with_missing, next_of
from whist_td.kit.session import Session


class Cursor(QObject):
    """Moves through the deals, in one of the two ways of entering them."""

    moved = Signal(object, bool)
    """A `BoardPlace` or None, and whether the director went there himself."""

    def __init__(
        self, session: Session[WhizEvent], deals: DealsShown, second: WhizRereading
    ) -> None:
        super().__init__(deals)
        self._session = session
        self._deals = deals
        self._second = second
        deals.chosen.connect(self._go_where_pointed)
        deals.board_wanted.connect(self.show_board)

    @property
    def place(self) -> BoardPlace | None:
        """The deal the cursor is on."""
        return self._deals.seen.place

    def is_wanted(self, place: BoardPlace) -> bool:
        """Tell whether a deal is still to be entered, or in a second pass to be read again."""
        readings = self._second.state
        if readings is None:
            return place not in self._session.evening.results
        return place in (readings.left or readings.differing)

    def refresh(self) -> None:
        """Show everything anew; the cursor stays where it is as long as that is there."""
        self._deals.refresh()
        place = self.place
        if place is None or place not in self._deals.seen.places():
            self.go_to_missing()
        else:
            self._put(place, is_chosen=False)

    def show_round(self, round_number: int) -> None:
        """Look at a round that has begun, with the cursor on the first deal that is missing."""
        self._deals.show_round(round_number)
        self.go_to_missing()

    def show_board(self, board: int) -> None:
        """Look at the traveller of a deal."""
        self._deals.show_board(board)
        self.go_to_missing()

    def show_way(self, way: int) -> None:
        """Enter in the other way from now on, from the deal the cursor is on."""
        place = self.place
        self._deals.setCurrentIndex(way)
        if place is not None and way == BY_TRAVELLER:
            self._deals.show_board(place.board)
        if place is None or place not in self._deals.seen.places():
            self.go_to_missing()
        else:
            self._put(place, is_chosen=True)

    def go_to_missing(self) -> None:
        """Put the cursor on the first deal that is wanted; where none is, on the first."""
        places = self._deals.seen.places()
        first = next(filter(self.is_wanted, places), places[0] if places else None)
        self._put(first, is_chosen=False)

    def step(self, stroke: Stroke) -> None:
        """Move as a key asks."""
        goal = self._deals.seen.beside(stroke)
        if goal is not None:
            self._put(goal, is_chosen=True)

    def go_on(self, place: BoardPlace) -> None:
        """Go from a deal that is done to the next that is wanted; where none is, stay.

        From the last open line of a traveller it goes to the next traveller that lacks one.
        """
        goal = next_of(self._deals.seen.places(), place, self.is_wanted)
        if goal is not None or not self._turn_to_missing():
            self._put(goal or place, is_chosen=False)

    def go_round(self) -> bool:
        """Go to the next wanted deal, and from the last to the first; tell whether there is one."""
        goal = next_of(self._deals.seen.places(), self.place, self.is_wanted)
        if goal in {None, self.place} and self._turn_to_missing():
            return True
        if goal is not None:
            self._put(goal, is_chosen=False)
        return goal is not None

    def _turn_to_missing(self) -> bool:
        """With travellers, go to the next one that lacks a line; tell whether there is one."""
        if self._deals.way != BY_TRAVELLER:
            return False
        board = board_with_missing(self._session.evening, self._deals.board)
        if board is not None:
            self.show_board(board)
        return board is not None

    def go(self, goal: GoTo) -> None:
        """Go to a table, a deal, or both."""
        if self._deals.way == BY_TRAVELLER and goal.board is not None and goal.table is None:
            self.show_board(goal.board)
            return
        if goal.table is not None:
            self._deals.setCurrentIndex(BY_TABLE)
        found = [place for place in self._deals.seen.places() if _fits(place, goal)]
        if found:
            missing = next(filter(self.is_wanted, found), found[0])
            self._put(missing, is_chosen=True)
        elif goal.board is not None:
            # The deal lies at no table in this round: its traveller tells where it was.
            self._deals.setCurrentIndex(BY_TRAVELLER)
            self.show_board(goal.board)

    def _go_where_pointed(self, place: BoardPlace) -> None:
        self._put(place, is_chosen=True)

    def _put(self, place: BoardPlace | None, *, is_chosen: bool) -> None:
        self._deals.seen.go_to(place)
        self.moved.emit(place, is_chosen)


def _fits(place: BoardPlace, goal: GoTo) -> bool:
    return goal.table in {None, place.table} and goal.board in {None, place.board}
