"""The deals as they are entered: those of a round table by table, or the traveller of one."""

from collections.abc import Collection, Sequence
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play_boards import BoardsView
from whist_td.formats.whiz.screens.play_boards_model import BoardsModel
from whist_td.formats.whiz.screens.play_keys import DealKey
from whist_td.formats.whiz.screens.play_traveller import TravellerView
from whist_td.formats.whiz.views.play_views import table_boards, whiz_round
from whist_td.kit.roomy import FrontStack
from whist_td.kit.session import Session

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
        self, session: Session[WhizEvent], model: BoardsModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._model = model
        self._boards = BoardsView(session.words, model, self)
        self._traveller = TravellerView(session.words, self)
        for view in (self._boards, self._traveller):
            self.addWidget(view)
            view.chosen.connect(self.chosen)
        self._traveller.board_requested.connect(self.board_requested)
        self.round = session.evening.last_announced

    @property
    def way(self) -> int:
        """How deals are entered: by table or by traveller."""
        return self.currentIndex()

    @property
    def seen(self) -> _DealList:
        """The list of deals in sight."""
        return self._traveller if self.way == BY_TRAVELLER else self._boards

    @property
    def newest(self) -> int:
        """The newest round that has begun."""
        return self._session.evening.last_announced

    @property
    def board(self) -> int:
        """The deal of which the traveller is shown."""
        return self._traveller.board

    def refresh(self) -> None:
        """Show everything anew."""
        self.show_round(self.round)
        if self._session.evening.boards:
            self.show_board(self.board)

    def take_in(self, places: Collection[BoardPlace]) -> None:
        """Show what changed at some places, and repaint no more than that."""
        evening = self._session.evening
        for table in {place.table for place in places if place.round == self.round}:
            self._model.show_table(table_boards(evening, self.round, table))
        if any(place.board == self.board for place in places):
            self._traveller.show_board(evening, self.board)

    def show_round(self, round_number: int) -> None:
        """Show the tables of a round that has begun, or of the nearest."""
        self.round = max(1, min(round_number, self.newest))
        self._model.show_tables(whiz_round(self._session.evening, self.round).tables)

    def show_board(self, board: int) -> None:
        """Show the traveller of a deal, or of the nearest."""
        evening = self._session.evening
        self._traveller.show_board(evening, max(1, min(board, evening.boards)))
