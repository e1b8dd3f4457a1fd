"""The stage *Entries* of a Whiz tournament: who plays, and the movement that follows from it."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.players import Player
from whist_td.desk.desk import Outcome
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.entries_actions import WhizEntriesActions
from whist_td.formats.whiz.screens.entries_import import WhizImportDialog
from whist_td.formats.whiz.screens.entries_line import WhizEntriesLine, count_sentence
from whist_td.formats.whiz.screens.entries_orders import PlayerOrders
from whist_td.formats.whiz.screens.entries_storing import PlayerKeeper
from whist_td.formats.whiz.screens.movement_dialog import show_movement
from whist_td.formats.whiz.views.own import gives_up_own
from whist_td.formats.whiz.words.movement_page import own_movement_words
from whist_td.kit.session import Session
from whist_td.players.screens.entries_players import PlayerRow
from whist_td.players.screens.own_guard import OwnGuard
from whist_td.players.screens.players_grid import PlayersDelegate, PlayersModel, PlayersView
from whist_td.stages.entries_frame import EntriesFrame
from whist_td.stages.entries_grid import EntriesGrid


class WhizEntriesPanel(EntriesFrame[WhizEvent, PlayerRow]):
    """Players typed in a grid; each finished row is stored at once, with its movement."""

    SHOWN_HERE = ("players", "rounds", "settings", "progress")

    _actions: WhizEntriesActions
    _orders: PlayerOrders
    _line: WhizEntriesLine

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        super().__init__("whizEntriesPanel", session, parent)

    @override
    def _make_parts(self) -> None:
        _, session = self._session.words, self._session
        self._actions = WhizEntriesActions(_, self)
        model = PlayersModel(_, self, session.drafts.of(PlayerRow))
        keeper = self._keeper = PlayerKeeper(session, model, self)
        delegate = PlayersDelegate(keeper.known_names, keeper.known_clubs, self)
        self._grid = EntriesGrid(model, keeper, PlayersView(model, delegate, _, self))
        self._orders = PlayerOrders(session, self)
        self._line = WhizEntriesLine(_, self)
        self._guard = OwnGuard(session, self, gives_up_own, own_movement_words)
        session.before = self._guard.refusal

    @override
    def _connect(self) -> None:
        super()._connect()
        self._actions.late_asked.connect(self._ask_late)
        self._actions.leave_asked.connect(self._ask_leave)
        self._actions.stay_asked.connect(self._ask_stay)
        self._actions.movement_asked.connect(self._show_movement)

    @override
    def _import_dialog(self) -> WhizImportDialog:
        return WhizImportDialog(self._session, self)

    @override
    def _session_changed(self, outcome: Outcome) -> None:
        known = len(self._grid.model.entries)
        super()._session_changed(outcome)
        if self._session.evening.is_started and len(self._grid.model.entries) > known:
            self._grid.view.go_to(known)  # who has come late is seen at once

    @override
    def _stored(self, evening: WhizEvent) -> Mapping[int, Player]:
        return evening.players

    @override
    def _count_text(self, evening: WhizEvent) -> str:
        return count_sentence(evening, self._session.words)

    @override
    def _help_text(self, evening: WhizEvent) -> str:
        _, seed = self._session.words, evening.progress.draw_seed
        if seed is None:
            return _("Type a name, Enter goes on to the next. Tab leads to the club.")
        return _(
            "Numbers drawn by lot, draw number {seed}. The same number and list always give the "
            "same draw, so anybody may check it.",
            seed=seed,
        )

    @override
    def _row_changed(self) -> None:
        drafts = self._grid.drafts
        self._session.drafts.keep(PlayerRow, drafts)
        self._line.say_state(self._session.evening, tuple(draft.number for draft in drafts))
        self._show_choice()

    @override
    def _show_choice(self) -> None:
        self._actions.show_choice(self._session.evening, self._grid.line)

    def _chosen(self) -> int | None:
        line = self._grid.line
        return line.number if line and line.stored else None

    def _ask_late(self) -> None:
        if self._grid.keeper.store_all():
            self._orders.ask_late(self._keeper.known_names())

    def _ask_leave(self) -> None:
        if self._grid.keeper.store_all():
            self._orders.ask_leave(self._chosen())

    def _ask_stay(self) -> None:
        if self._grid.keeper.store_all():
            self._orders.ask_stay(self._chosen())

    def _show_movement(self) -> None:
        self._grid.keeper.store_all()
        show_movement(self._session, self)
