"""What keys and clicks on the tables do: results in, corrected, taken away, read again."""

from PySide6.QtCore import QObject, Signal

from whist_td.core.rounds import Place
from whist_td.formats.militaire.commands.commands import ClearResult, EnterResult
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.results import Result, ResultKind, result_of
from whist_td.formats.militaire.screens.play_fault import QUESTIONS, FaultStrip
from whist_td.formats.militaire.screens.play_keys import Asked, Stroke, Won
from whist_td.formats.militaire.screens.play_menu import TableMenu
from whist_td.formats.militaire.screens.play_obstacles import (
    already_in_sentence,
    forfeit_sentence,
)
from whist_td.formats.militaire.screens.play_second_pass import SecondReading
from whist_td.formats.militaire.screens.play_tables import TablesView
from whist_td.formats.militaire.screens.tables import TablesModel
from whist_td.formats.militaire.views.views import table_row
from whist_td.kit.session import Session
from whist_td.kit.strip_place import StripPlace


class RoundEntry(QObject):
    """Entry for the round that is shown."""

    steered = Signal(object)
    """A `Stroke` about the round and not about a table."""
    told = Signal(str)
    """Why a key was not taken in; nothing is wrong."""

    def __init__(
        self,
        session: Session[MilitaireEvent],
        view: TablesView,
        model: TablesModel,
        strips: StripPlace,
    ) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._strips = strips
        self._round = 0
        self.second = SecondReading(session, model, strips, self)
        view.won.connect(self.enter)
        view.asked.connect(self.ask)
        self.second.agreed.connect(self._leave)

    @property
    def wanted(self) -> tuple[int, ...]:
        """The tables still to be entered, or in a second pass to be read again."""
        if self.second.state:
            return self.second.state.left or self.second.state.differing
        return self._session.evening.missing(self._round)

    def show_round(self, round_number: int) -> None:
        """Enter into another round from now on."""
        if self._round != round_number:
            self._round = round_number
            if self.second.state:
                self.second.stop()

    def enter(self, won: Won) -> None:
        """Take in who won a table; after a key, go to the next that is wanted."""
        obstacle = self._obstacle(won)
        if obstacle:
            self.told.emit(obstacle)
            return
        kind = ResultKind.PERFECT if won.all_tricks else ResultKind.NORMAL
        result = result_of(won.side, kind)
        if won.by_key or self.second.state:
            self._take(won.table, result)
        else:
            self._session.do(EnterResult(self._place(won.table), result))

    def ask(self, asked: Asked) -> None:
        """Do what a key asks for."""
        if asked.stroke in QUESTIONS:
            self._ask_fault(asked)
            return
        match asked.stroke:
            case Stroke.CLEAR:
                self._session.do(ClearResult(self._place(asked.table)))
            case Stroke.MENU:
                self._open_menu(asked.table)
            case Stroke.SECOND_PASS:
                self._toggle_second_pass()
            case stroke:
                self.steered.emit(stroke)

    def _take(self, table: int, result: Result) -> None:
        if self.second.state:
            self.second.read(table, result)
        elif self._session.do(EnterResult(self._place(table), result)):
            self._leave(table)

    def _leave(self, table: int) -> None:
        self._view.go_on(table, self.wanted)

    def _obstacle(self, won: Won) -> str:
        """Say why one key does not change what stands at a table; empty: it may."""
        evening, place = self._session.evening, self._place(won.table)
        stands = place in evening.results
        if not stands and evening.result(place) is not None:
            return forfeit_sentence(evening, place, self._session.words)
        by_itself = won.by_key and not self._view.is_chosen and not self.second.state
        return already_in_sentence(place, self._session.words) if stands and by_itself else ""

    def _ask_fault(self, asked: Asked) -> None:
        counts = self._session.evening.settings.count_tricks
        if asked.stroke is Stroke.TRICKS and not counts:
            _ = self._session.words
            self._session.refused.emit(
                _("This evening does not count tricks. The event page can change that.")
            )
            return
        row = table_row(self._session.evening, self._place(asked.table))
        strip = FaultStrip(row, asked.stroke, self._session.words, self._strips)
        strip.decided.connect(self._take_fault)
        self._strips.ask(strip)

    def _take_fault(self, table: int, result: Result) -> None:
        self._strips.close_strip()
        self._take(table, result)

    def _open_menu(self, table: int) -> None:
        row = table_row(self._session.evening, self._place(table))
        menu = TableMenu(row, self._session, self.ask, self._view)
        menu.popup(self._view.menu_corner())

    def _toggle_second_pass(self) -> None:
        if self.second.state:
            self.second.stop()
            return
        self.second.begin(self._round)
        if self.second.state:
            self._view.go_to(1)

    def _place(self, table: int) -> Place:
        return Place(self._round, table)
