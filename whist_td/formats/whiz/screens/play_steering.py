"""What the keys do that are no part of a result: move, turn, and ask."""

from PySide6.QtCore import QObject, Signal

from whist_td.formats.whiz.screens.play_cursor import Cursor
from whist_td.formats.whiz.screens.play_deals import DealsShown
from whist_td.formats.whiz.screens.play_head import BY_TABLE, BY_TRAVELLER
from whist_td.formats.whiz.screens.play_keys import Stroke
from whist_td.formats.whiz.screens.play_second_pass import WhizRereading
from whist_td.kit.strip import StripPlace

MOVES = (
    Stroke.UP,
    Stroke.DOWN,
    Stroke.LEFT,
    Stroke.RIGHT,
    Stroke.FIRST,
    Stroke.LAST,
)


class Steering(QObject):
    """Sends each stroke to where it belongs."""

    round_wanted = Signal(int)
    way_wanted = Signal(int)
    next_wanted = Signal()
    """Nothing is missing here any more."""
    adjust_wanted = Signal()
    happened_wanted = Signal()
    penalty_wanted = Signal()
    buttons_wanted = Signal()
    """Fold the buttons for hand and finger away, or show them again."""

    def __init__(
        self,
        cursor: Cursor,
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

    def take(self, stroke: Stroke) -> None:
        """Do what a stroke asks for."""
        asked = {
            Stroke.ADJUST: self.adjust_wanted,
            Stroke.HAPPENED: self.happened_wanted,
            Stroke.PENALTY: self.penalty_wanted,
            Stroke.BUTTONS: self.buttons_wanted,
        }
        if stroke in MOVES:
            self._cursor.step(stroke)
        elif stroke in asked:
            asked[stroke].emit()
        else:
            self._turn(stroke)

    def _turn(self, stroke: Stroke) -> None:
        match stroke:
            case Stroke.EARLIER:
                self._turn_page(-1)
            case Stroke.LATER:
                self._turn_page(1)
            case Stroke.OTHER_WAY:
                by_table = self._deals.way == BY_TABLE
                self.way_wanted.emit(BY_TRAVELLER if by_table else BY_TABLE)
            case Stroke.SECOND_PASS:
                self._toggle_second_pass()
            case Stroke.BACK:
                self._go_back()
            case Stroke.ACCEPT:
                if not self._cursor.go_round():
                    self.next_wanted.emit()

    def _turn_page(self, step: int) -> None:
        place = self._cursor.place
        if self._deals.way == BY_TRAVELLER and place is not None:
            self._cursor.show_board(place.board + step)
        else:
            self.round_wanted.emit(self._deals.round + step)

    def _toggle_second_pass(self) -> None:
        if self._second.state is not None:
            self._second.stop()
            return
        self.way_wanted.emit(BY_TABLE)
        self._second.begin(self._deals.round)

    def _go_back(self) -> None:
        """Leave what is open: a question, a second pass, the travellers, an earlier round."""
        if self._strips.strip is not None:
            self._strips.close_strip()
        elif self._second.state is not None:
            self._second.stop()
        elif self._deals.way == BY_TRAVELLER:
            self.way_wanted.emit(BY_TABLE)
        elif self._deals.round != self._deals.newest:
            self.round_wanted.emit(self._deals.newest)
