"""What the stage *Entries* is in every format: a count, buttons, a grid, a calm line beneath."""

from abc import abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Generic

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from whist_td.desk.desk import Outcome
from whist_td.desk.requests import E
from whist_td.kit.parts import open_dialog
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.kit.typed_rows import R
from whist_td.stages.entries_actions import ListActions
from whist_td.stages.entries_grid import EntriesGrid
from whist_td.stages.entries_line import SentenceLine
from whist_td.stages.entries_ordering import ListOrders


class EntriesFrame(QWidget, Generic[E, R]):
    """Teams or players typed in a grid; each finished row is stored at once."""

    SHOWN_HERE: ClassVar[Collection[str]] = ()
    """The fields of an evening that the panel speaks of."""

    _actions: ListActions
    _grid: EntriesGrid[R]
    _orders: ListOrders[E, R]
    _line: SentenceLine

    def __init__(self, name: str, session: Session[E], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName(name)
        self._count = labelled("", "title", self)
        self._help = labelled("", "quiet", self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.refresh()
        self._grid.keeper.retry()
        self._grid.view.go_to(0)

    @abstractmethod
    def _make_parts(self) -> None:
        """Make the buttons, the grid, who carries out what is asked, and the line beneath."""

    @abstractmethod
    def _stored(self, evening: E) -> Mapping[int, Any]:
        """Return who is entered, by number."""

    @abstractmethod
    def _count_text(self, evening: E) -> str:
        """Say how many have come."""

    @abstractmethod
    def _help_text(self, evening: E) -> str:
        """Say before play how to type, or how the draw can be checked."""

    @abstractmethod
    def _row_changed(self) -> None:
        """Keep the drafts, and say what is lacking."""

    @abstractmethod
    def _show_choice(self) -> None:
        """Offer what fits the line under the cursor."""

    @abstractmethod
    def _import_dialog(self) -> QDialog:
        """Return the dialog that brings a list in."""

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        self._count.setWordWrap(True)
        self._help.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for part in (self._count, self._help, self._actions):
            column.addWidget(part)
        column.addSpacing(STEP)
        column.addWidget(self._grid.view, 1)
        column.addWidget(self._line)

    def _connect(self) -> None:
        self._session.changed.connect(self._session_changed)
        self._orders.refused.connect(self._line.say_refusal)
        self._grid.changed.connect(self._row_changed)
        self._grid.chosen.connect(self._show_choice)
        self._actions.import_asked.connect(self.ask_import)
        self._actions.draw_asked.connect(self._draw)
        self._actions.move_asked.connect(self._move)
        self._actions.remove_asked.connect(self._remove)

    def take_focus(self) -> None:
        """Put the cursor in the grid; a focus proxy would turn the chain of Tab into a circle."""
        self._grid.view.setFocus()

    def refresh(self) -> None:
        """Show the entries as they are on the disk, drafts kept."""
        _, evening = self._session.words, self._session.evening
        self._grid.model.show_stored(self._stored(evening), is_open=not evening.is_started)
        self._count.setText(self._count_text(evening))
        if evening.is_started:
            self._help.setText(
                _("A name can still be corrected: choose it, type, and press Enter.")
            )
        else:
            self._help.setText(self._help_text(evening))
        self._row_changed()

    def ask_import(self) -> None:
        """Let the director choose a list to import."""
        self._grid.keeper.store_all()
        open_dialog(self._import_dialog())

    def _session_changed(self, outcome: Outcome) -> None:
        if any(change.field in self.SHOWN_HERE for change in outcome.changes):
            self.refresh()

    def _draw(self) -> None:
        if self._grid.keeper.store_all():
            self._orders.draw()

    def _move(self, steps: int) -> None:
        line, index = self._grid.line, self._grid.view.currentIndex()
        if line is None or not self._grid.keeper.store_all():
            return
        if self._orders.move(line.number, steps):
            self._grid.view.go_to(index.row() + steps, index.column())

    def _remove(self) -> None:
        line = self._grid.line
        if line:
            self._grid.forget_line()
            self._orders.remove(line)
            self._grid.view.setFocus()
