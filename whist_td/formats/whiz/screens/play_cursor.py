"""Where the director is, a round and a deal of it or a traveller, and the keys that take him on."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play_boards import BoardsView
from whist_td.formats.whiz.screens.play_boards_model import BoardsModel
from whist_td.formats.whiz.screens.play_keys import DealKey, GoTo
from whist_td.formats.whiz.screens.play_second_pass import WhizRereading
from whist_td.formats.whiz.screens.play_traveller import TravellerView
from whist_td.formats.whiz.views.play_views import WhizRoundView, table_boards, whiz_round
from whist_td.kit.roomy import FrontStack
from whist_td.kit.session import Session
from whist_td.kit.steady import Arrangement
from whist_td.kit.strip import StripPlace

BY_TABLE = 0
BY_TRAVELLER = 1


class _DealList(Protocol):
    """A list of deals with a cursor in it."""

    @property
    def place(self) -> BoardPlace | None:
        """The deal the cursor is on."""

    def places(self) -> Sequence[BoardPlace]:
        """Return the deals that can be entered here, in order."""

    def go_to(self, place: BoardPlace | None) -> None:
        """Put the cursor on a deal."""

    def beside(self, key: DealKey) -> BoardPlace | None:
        """Return the deal that a key leads to."""


class DealsShown(FrontStack):
    """One of the two ways is seen; both know what changed."""

    chosen = Signal(object)
    """A `BoardPlace` that the director pointed at."""
    board_requested = Signal(int)
    """Another traveller."""

    def __init__(
        self, session: Session[WhizEvent], model: BoardsModel, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._model = model
        self.view: WhizRoundView | None = None
        """The round as it was shown last; None: none has been yet."""
        self._boards = BoardsView(session.words, model, self)
        self._traveller = TravellerView(session.words, self)
        for view in (self._boards, self._traveller):
            self.addWidget(view)
            view.chosen.connect(self.chosen)
        self._traveller.board_requested.connect(self.board_requested)
        self.round = session.facts.last_announced

    @property
    def way(self) -> int:
        """How deals are entered: by table or by traveller."""
        return self.currentIndex()

    @property
    def seen(self) -> _DealList:
        """The list of deals in sight."""
        return self._traveller if self.way == BY_TRAVELLER else self._boards

    @property
    def arrangement(self) -> Arrangement:
        """Where the deals of the round stand."""
        return self._boards.arrangement

    def release(self) -> None:
        """Share the room out anew: another round is shown."""
        self._boards.arrangement.release()
        self._boards.arrange()

    @property
    def newest(self) -> int:
        """The newest round that has begun."""
        return self._session.facts.last_announced

    @property
    def board(self) -> int:
        """The deal of which the traveller is shown."""
        return self._traveller.board

    def refresh(self) -> None:
        """Show everything anew."""
        self.show_round(self.round)
        if self._session.facts.boards:
            self.show_board(self.board)

    def take_in(self, places: Collection[BoardPlace]) -> None:
        """Show what changed at some places, and repaint no more than that."""
        event = self._session.facts
        for table in {place.table for place in places if place.round == self.round}:
            self._model.show_table(table_boards(event, self.round, table))
        if any(place.board == self.board for place in places):
            self._traveller.show_board(event, self.board)

    def show_round(self, round_number: int) -> None:
        """Show the tables of a round that has begun, or of the nearest."""
        self.round = max(1, min(round_number, self.newest))
        self.view = whiz_round(self._session.facts, self.round)
        self._model.show_tables(self.view.tables)

    def show_board(self, board: int) -> None:
        """Show the traveller of a deal, or of the nearest."""
        event = self._session.facts
        self._traveller.show_board(event, max(1, min(board, event.boards)))


_MOVES = (DealKey.UP, DealKey.DOWN, DealKey.LEFT, DealKey.RIGHT, DealKey.FIRST, DealKey.LAST)


def _next_of(
    places: Sequence[BoardPlace],
    here: BoardPlace | None,
    is_outstanding: Callable[[BoardPlace], bool],
) -> BoardPlace | None:
    """Return the next deal to be entered after one, going round to the first; None: all are in."""
    start = places.index(here) + 1 if here is not None and here in places else 0
    around = (*places[start:], *places[:start])
    return next((place for place in around if is_outstanding(place)), None)


def _board_with_missing(event: WhizEvent, after: int) -> int | None:
    """Return the next deal, going round, that lacks a line in a round that has begun."""
    numbers = range(1, event.last_announced + 1)
    lacking = sorted({place.board for number in numbers for place in event.missing(number)})
    return next((board for board in lacking if board > after), lacking[0] if lacking else None)


class DealCursor(QObject):
    """Moves through the deals, in one of the two ways of entering them."""

    moved = Signal(object)
    """A `BoardPlace` or None."""

    def __init__(
        self, session: Session[WhizEvent], deals: DealsShown, second: WhizRereading
    ) -> None:
        super().__init__(deals)
        self._session = session
        self._deals = deals
        self._second = second
        deals.chosen.connect(self._put)
        deals.board_requested.connect(self.show_board)

    @property
    def place(self) -> BoardPlace | None:
        """The deal the cursor is on."""
        return self._deals.seen.place

    def _is_outstanding(self, place: BoardPlace) -> bool:
        """Tell whether a deal is still to be entered, or in a second pass to be read again."""
        readings = self._second.state
        if readings is None:
            return place not in self._session.facts.results
        return place in (readings.left or readings.differing)

    def refresh(self) -> None:
        """Show everything anew; the cursor stays where it is as long as that is there."""
        self._deals.refresh()
        self.stay_on(self.place)

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
        self.stay_on(place)

    def stay_on(self, place: BoardPlace | None) -> None:
        """Put the cursor on a deal, or where that is out of sight on the first outstanding."""
        if place in self._deals.seen.places():
            self._put(place)
        else:
            self.go_to_missing()

    def go_to_missing(self) -> None:
        """Put the cursor on the first deal that is outstanding; where none is, on the first."""
        places = self._deals.seen.places()
        first = next(filter(self._is_outstanding, places), places[0] if places else None)
        self._put(first)

    def step(self, key: DealKey) -> None:
        """Move as a key asks."""
        goal = self._deals.seen.beside(key)
        if goal is not None:
            self._put(goal)

    def go_on(self, place: BoardPlace) -> None:
        """Go from a deal that is done to the next that is outstanding; where none is, stay.

        From the last open line of a traveller it goes to the next traveller that lacks one.
        """
        goal = _next_of(self._deals.seen.places(), place, self._is_outstanding)
        if goal is not None or not self._turn_to_missing():
            self._put(goal or place)

    def go_round(self) -> bool:
        """Go to the next outstanding deal, after the last to the first; say if there is one."""
        goal = _next_of(self._deals.seen.places(), self.place, self._is_outstanding)
        if goal in {None, self.place} and self._turn_to_missing():
            return True
        if goal is not None:
            self._put(goal)
        return goal is not None

    def _turn_to_missing(self) -> bool:
        """With travellers, go to the next one that lacks a line; tell whether there is one."""
        if self._deals.way != BY_TRAVELLER:
            return False
        board = _board_with_missing(self._session.facts, self._deals.board)
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
        places = [
            place
            for place in self._deals.seen.places()
            if goal.table in {None, place.table} and goal.board in {None, place.board}
        ]
        if places:
            missing = next(filter(self._is_outstanding, places), places[0])
            self._put(missing)
        elif goal.board is not None:
            # The deal lies at no table in this round: its traveller tells where it was.
            self._deals.setCurrentIndex(BY_TRAVELLER)
            self.show_board(goal.board)

    def _put(self, place: BoardPlace | None) -> None:
        self._deals.seen.go_to(place)
        self.moved.emit(place)


class KeyNavigation(QObject):
    """Sends each key to where it belongs."""

    round_requested = Signal(int)
    way_requested = Signal(int)
    next_requested = Signal()
    """Nothing is missing here any more."""
    adjust_requested = Signal()
    happened_requested = Signal()
    penalty_requested = Signal()
    buttons_requested = Signal()
    """Fold the buttons for hand and finger away, or show them again."""

    def __init__(
        self,
        cursor: DealCursor,
        deals: DealsShown,
        second: WhizRereading,
        strips: StripPlace,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._cursor = cursor
        self._deals = deals
        self._second = second
        self._strips = strips

    def take(self, key: DealKey) -> None:
        """Do what a key asks for."""
        places = {
            DealKey.ADJUST: self.adjust_requested,
            DealKey.HAPPENED: self.happened_requested,
            DealKey.PENALTY: self.penalty_requested,
            DealKey.BUTTONS: self.buttons_requested,
        }
        if key in _MOVES:
            self._cursor.step(key)
        elif key in places:
            places[key].emit()
        else:
            self._turn(key)

    def _turn(self, key: DealKey) -> None:
        match key:
            case DealKey.EARLIER:
                self._turn_page(-1)
            case DealKey.LATER:
                self._turn_page(1)
            case DealKey.OTHER_WAY:
                by_table = self._deals.way == BY_TABLE
                self.way_requested.emit(BY_TRAVELLER if by_table else BY_TABLE)
            case DealKey.SECOND_PASS:
                self.toggle_second_pass()
            case DealKey.BACK:
                self._go_back()
            case DealKey.ACCEPT:
                if not self._cursor.go_round():
                    self.next_requested.emit()

    def _turn_page(self, step: int) -> None:
        place = self._cursor.place
        if self._deals.way == BY_TRAVELLER and place is not None:
            self._cursor.show_board(place.board + step)
        else:
            self.round_requested.emit(self._deals.round + step)

    def toggle_second_pass(self) -> None:
        """Read the round a second time, table by table, or leave that."""
        if self._second.state:
            self._second.stop()
            return
        self.way_requested.emit(BY_TABLE)
        self._second.begin(self._deals.round)
        if self._second.state:
            self._cursor.go_to_missing()

    def _go_back(self) -> None:
        """Leave what is open: a question, a second pass, the travellers, an earlier round."""
        if self._strips.strip is not None:
            self._strips.close_strip()
        elif self._second.state is not None:
            self._second.stop()
        elif self._deals.way == BY_TRAVELLER:
            self.way_requested.emit(BY_TABLE)
        elif self._deals.round != self._deals.newest:
            self.round_requested.emit(self._deals.newest)
