"""Where the director is: a round and a deal of it, or the traveller of a deal."""

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.results import BoardPlace
from whist_td.ui.session import Session
from whist_td.ui.whiz.play_boards import BoardsView
from whist_td.ui.whiz.play_boards_model import BoardsModel
from whist_td.ui.whiz.play_head import BY_TABLE, BY_TRAVELLER
from whist_td.ui.whiz.play_keys import GoTo, Stroke
from whist_td.ui.whiz.play_second_pass import WhizRereading
from whist_td.ui.whiz.play_traveller import TravellerView
from whist_td.ui.whiz.play_way import Way, board_with_missing, next_of
from whist_td.usecases.whiz_play_views import table_boards, whiz_round


class Cursor(QObject):
    """Moves through the deals, in one of the two ways of entering them."""

    moved = Signal(object, bool)
    """A `BoardPlace` or None, and whether the director went there himself."""

    def __init__(
        self,
        session: Session[WhizEvening],
        boards: BoardsView,
        model: BoardsModel,
        traveller: TravellerView,
        second: WhizRereading,
    ) -> None:
        super().__init__(boards)
        self._session = session
        self._boards = boards
        self._model = model
        self._traveller = traveller
        self._second = second
        self.stack = QStackedWidget()
        for view in (boards, traveller):
            self.stack.addWidget(view)
            view.chosen.connect(lambda place: self._put(place, is_chosen=True))
        traveller.board_wanted.connect(self.show_board)
        self.round = session.evening.last_announced

    @property
    def way(self) -> int:
        """How deals are entered: by table or by traveller."""
        return self.stack.currentIndex()

    @property
    def newest(self) -> int:
        """The newest round that has begun."""
        return self._session.evening.last_announced

    @property
    def place(self) -> BoardPlace | None:
        """The deal the cursor is on."""
        return self._view.place

    @property
    def _view(self) -> Way:
        return self._traveller if self.way == BY_TRAVELLER else self._boards

    def is_wanted(self, place: BoardPlace) -> bool:
        """Tell whether a deal is still to be entered, or in a second pass to be read again."""
        readings = self._second.state
        if readings is None:
            return place not in self._session.evening.results
        return place in (readings.left or readings.differing)

    def refresh(self) -> None:
        """Show everything anew; the cursor stays where it is as long as that is there."""
        evening = self._session.evening
        self._model.show_tables(whiz_round(evening, self.round).tables)
        if evening.boards:
            self._traveller.show_board(evening, min(self._traveller.board, evening.boards))
        place = self._view.place
        if place is None or place not in self._view.places():
            self.go_to_missing()
        else:
            self._put(place, is_chosen=False)

    def take_in(self, places: Collection[BoardPlace]) -> None:
        """Show what changed at some places, and repaint no more than that."""
        evening = self._session.evening
        for table in {place.table for place in places if place.round == self.round}:
            self._model.show_table(table_boards(evening, self.round, table))
        if any(place.board == self._traveller.board for place in places):
            self._traveller.show_board(evening, self._traveller.board)

    def show_round(self, round_number: int) -> None:
        """Look at a round that has begun, with the cursor on the first deal that is missing."""
        self.round = max(1, min(round_number, self._session.evening.last_announced))
        self._model.show_tables(whiz_round(self._session.evening, self.round).tables)
        self.go_to_missing()

    def show_board(self, board: int) -> None:
        """Look at the traveller of a deal."""
        evening = self._session.evening
        self._traveller.show_board(evening, max(1, min(board, evening.boards)))
        self.go_to_missing()

    def show_way(self, way: int) -> None:
        """Enter in the other way from now on, from the deal the cursor is on."""
        place = self.place
        self.stack.setCurrentIndex(way)
        if place is None or place not in self._places_of(place, way):
            self.go_to_missing()
        else:
            self._put(place, is_chosen=True)

    def _places_of(self, place: BoardPlace, way: int) -> Collection[BoardPlace]:
        if way == BY_TRAVELLER:
            self._traveller.show_board(self._session.evening, place.board)
        return self._view.places()

    def go_to_missing(self) -> None:
        """Put the cursor on the first deal that is wanted; where none is, on the first."""
        places = self._view.places()
        first = next(filter(self.is_wanted, places), places[0] if places else None)
        self._put(first, is_chosen=False)

    def step(self, stroke: Stroke) -> None:
        """Move as a key asks."""
        goal = self._view.beside(stroke)
        if goal is not None:
            self._put(goal, is_chosen=True)

    def go_on(self, place: BoardPlace) -> None:
        """Go from a deal that is done to the next that is wanted; where none is, stay.

        From the last open line of a traveller it goes to the next traveller that lacks one.
        """
        goal = next_of(self._view.places(), place, self.is_wanted)
        if goal is not None or not self._turn_to_missing():
            self._put(goal or place, is_chosen=False)

    def go_round(self) -> bool:
        """Go to the next wanted deal, and from the last to the first; tell whether there is one."""
        goal = next_of(self._view.places(), self.place, self.is_wanted)
        if goal in {None, self.place} and self._turn_to_missing():
            return True
        if goal is not None:
            self._put(goal, is_chosen=False)
        return goal is not None

    def _turn_to_missing(self) -> bool:
        """With travellers, go to the next one that lacks a line; tell whether there is one."""
        if self.way != BY_TRAVELLER:
            return False
        board = board_with_missing(self._session.evening, self._traveller.board)
        if board is not None:
            self.show_board(board)
        return board is not None

    def go(self, goal: GoTo) -> None:
        """Go to a table, a deal, or both."""
        if self.way == BY_TRAVELLER and goal.board is not None and goal.table is None:
            self.show_board(goal.board)
            return
        found = [place for place in self._goals(goal) if self._fits(place, goal)]
        if found:
            missing = next(filter(self.is_wanted, found), found[0])
            self._put(missing, is_chosen=True)
        elif goal.board is not None:
            # The deal lies at no table in this round: its traveller tells where it was.
            self.stack.setCurrentIndex(BY_TRAVELLER)
            self.show_board(goal.board)

    def _goals(self, goal: GoTo) -> Collection[BoardPlace]:
        if self.way == BY_TRAVELLER and goal.table is not None:
            self.stack.setCurrentIndex(BY_TABLE)
        return self._view.places()

    def _fits(self, place: BoardPlace, goal: GoTo) -> bool:
        return goal.table in {None, place.table} and goal.board in {None, place.board}

    def _put(self, place: BoardPlace | None, *, is_chosen: bool) -> None:
        self._view.go_to(place)
        self.moved.emit(place, is_chosen)
