"""A grid of entries: a model, the view it is seen in, and who stores what is typed."""

from functools import partial
from typing import Generic

from PySide6.QtCore import QObject, QTimer, Signal

from whist_td.kit.typed_model import FIRST_TYPED, TypedModel
from whist_td.kit.typed_rows import R
from whist_td.stages.entries_keeping import Keeper
from whist_td.stages.entries_view import EntriesView


class EntriesGrid(QObject, Generic[R]):
    """Lines that are typed, pasted and stored; whatever stands in them."""

    changed = Signal()
    """Something was typed or stored."""
    chosen = Signal()
    """The cursor is in another line."""

    def __init__(self, model: TypedModel[R], keeper: Keeper[R], view: EntriesView) -> None:
        super().__init__(view)
        self.model, self.keeper, self.view = model, keeper, view
        model.typed.connect(keeper.row_typed)
        model.dataChanged.connect(self.changed)
        view.row_left.connect(keeper.row_left)
        view.row_entered.connect(self.chosen)
        view.block_pasted.connect(self._paste)
        keeper.moved.connect(self._follow)

    @property
    def line(self) -> R | None:
        """The line under the cursor."""
        row, entries = self.view.currentIndex().row(), self.model.entries
        return entries[row] if 0 <= row < len(entries) else None

    @property
    def drafts(self) -> tuple[R, ...]:
        """The lines that are not stored as they were typed."""
        return tuple(self.model.entries[row] for row in self.model.drafts)

    def forget_line(self) -> None:
        """Put the line under the cursor back to what is stored."""
        self.model.forget_draft(self.view.currentIndex().row())

    def _paste(self, text: str) -> None:
        index = self.view.currentIndex()
        if index.isValid() and text.strip():
            self.keeper.paste(index.row(), max(index.column(), FIRST_TYPED), text)

    def _follow(self, source: int, goal: int) -> None:
        # After the click or key that left the row: Qt has not finished with it yet.
        QTimer.singleShot(0, self.view, partial(self.view.follow, source, goal))
