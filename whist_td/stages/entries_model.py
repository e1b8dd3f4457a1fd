"""The entries as a grid that is typed like a spreadsheet; it keeps drafts, the panel stores."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from typing_extensions import override

from whist_td.kit.typed_model import ENTRY_ROLE, MISSING_ROLE, TypedModel
from whist_td.stages.entries_cells import CellTexts, alignment, is_missing, text_of
from whist_td.stages.entries_remarks import REMARK_ROLE, remark_on
from whist_td.stages.entries_rows import Entry
from whist_td.words.words import Words

__all__ = ["ENTRY_ROLE", "MISSING_ROLE", "EntriesModel"]


class EntriesModel(TypedModel[Entry]):
    """Table number, team name, captain, players 1, 2, 3; one row more waits at the end."""

    def __init__(
        self, words: Words, parent: QObject | None = None, kept: Sequence[Entry] = ()
    ) -> None:
        self._texts = CellTexts(words)
        answers = {
            Qt.ItemDataRole.DisplayRole: self._texts.shown,
            Qt.ItemDataRole.EditRole: text_of,
            Qt.ItemDataRole.AccessibleTextRole: self._texts.spoken,
            Qt.ItemDataRole.TextAlignmentRole: lambda _, column: alignment(column),
            Qt.ItemDataRole.ToolTipRole: lambda entry, _: entry.refusal or None,
            ENTRY_ROLE: lambda entry, _: entry,
            MISSING_ROLE: is_missing,
            REMARK_ROLE: lambda entry, _: remark_on(entry, words),
        }
        super().__init__(Entry, answers, kept, parent)

    @override
    def heading(self, column: int) -> str:
        return self._texts.heading(column)

    @override
    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return alignment(column)
