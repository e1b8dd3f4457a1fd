"""The stage *Entries*: who plays, and at which table each team is at home."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.people import Team
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.screens.entries_actions import EntriesActions
from whist_td.formats.militaire.screens.entries_line import EntriesLine
from whist_td.formats.militaire.screens.entries_model import EntriesModel
from whist_td.formats.militaire.screens.entries_orders import TeamOrders
from whist_td.formats.militaire.screens.entries_rows import Entry
from whist_td.formats.militaire.screens.entries_storing import RowKeeper
from whist_td.formats.militaire.screens.event_words import count_sentence
from whist_td.formats.militaire.screens.import_teams import ImportDialog
from whist_td.kit.session import Session
from whist_td.stages.entries_delegate import EntriesDelegate
from whist_td.stages.entries_frame import EntriesFrame
from whist_td.stages.entries_grid import EntriesGrid
from whist_td.stages.entries_view import EntriesView


class EntriesPanel(EntriesFrame[MilitaireEvent, Entry]):
    """Teams typed in a grid; each finished row is stored at once."""

    SHOWN_HERE = ("teams", "rounds", "settings", "progress")

    _actions: EntriesActions
    _orders: TeamOrders
    _line: EntriesLine

    def __init__(self, session: Session[MilitaireEvent], parent: QWidget | None = None) -> None:
        super().__init__("entriesPanel", session, parent)

    @override
    def _make_parts(self) -> None:
        _, session = self._session.words, self._session
        self._actions = EntriesActions(_, self)
        model = EntriesModel(_, self, session.drafts.of(Entry))
        keeper = RowKeeper(session, model, self)
        view = EntriesView(model, EntriesDelegate(keeper.known_names, self), _, self)
        self._grid = EntriesGrid(model, keeper, view)
        self._orders = TeamOrders(session, self)
        self._line = EntriesLine(_, self)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._actions.substitute_asked.connect(self._orders.ask_substitute)
        self._actions.withdraw_asked.connect(self._orders.ask_withdrawal)
        self._actions.reinstate_asked.connect(self._orders.reinstate)

    @override
    def _import_dialog(self) -> ImportDialog:
        return ImportDialog(self._session, self)

    @override
    def _stored(self, evening: MilitaireEvent) -> Mapping[int, Team]:
        return evening.teams

    @override
    def _count_text(self, evening: MilitaireEvent) -> str:
        return count_sentence(evening, self._session.words)

    @override
    def _help_text(self, evening: MilitaireEvent) -> str:
        _, seed = self._session.words, evening.progress.table_seed
        if seed is None:
            return _("Type a name, Enter goes on to the next. Every finished line is kept.")
        return _(
            "Tables drawn by lot, draw number {seed}. The same number and list always give the "
            "same draw, so anybody may check it.",
            seed=seed,
        )

    @override
    def _row_changed(self) -> None:
        drafts = self._grid.drafts
        self._session.drafts.keep(Entry, drafts)
        self._line.say_state(self._session.evening, tuple(draft.number for draft in drafts))
        self._show_choice()

    @override
    def _show_choice(self) -> None:
        self._actions.show_choice(self._session.evening, self._grid.line)
