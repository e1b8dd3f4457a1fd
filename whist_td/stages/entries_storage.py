"""Storing rows as they are finished, whoever is entered; a refused one stays as it was typed."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import count
from typing import Any, Generic

from PySide6.QtCore import QObject, Qt, Signal

from whist_td.core.errors import RuleError
from whist_td.core.events import Draft
from whist_td.core.names import folded
from whist_td.desk.requests import Command, KeepDrafts, PasteLines
from whist_td.interchange.headings import FIRST_ROWS
from whist_td.interchange.messy_lists import lines_of, names_of
from whist_td.interchange.tables import Table, pasted_table
from whist_td.kit.session import Session
from whist_td.kit.typed_rows import FIRST_TYPED, MOST_PASTED, R, TypedModel, first_free
from whist_td.words.messages import message

REMARK_ROLE = Qt.ItemDataRole.UserRole + 100
"""The `RowRemark` of a row, asked of its first cell."""


class RemarkTone(Enum):
    """How a remark is coloured."""

    WRONG = "wrong"
    LOOK = "look"
    CALM = "calm"


@dataclass(frozen=True)
class RowRemark:
    """One or more sentences beneath a row."""

    text: str
    tone: RemarkTone


class RowStorage(QObject, Generic[R]):
    """Turns finished rows into requests, and puts refusals beside the rows they are about."""

    # More than 15 methods: six of them are what a format fills.

    moved = Signal(int, int)
    """A line was stored in another row than it was typed in: from, to."""

    def __init__(self, session: Session[Any], model: TypedModel[R], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._model = model

    @abstractmethod
    def _stored(self) -> Mapping[int, Any]:
        """Return what is stored, by number."""

    @abstractmethod
    def _made(self, row: R) -> Any:  # noqa: ANN401 - a team or a player
        """Return what a row says, or refuse it."""

    @abstractmethod
    def _numbered(self, made: Any, number: int) -> Any:  # noqa: ANN401
        """Return the same with another number."""

    @abstractmethod
    def _change(self, made: Any) -> Command:  # noqa: ANN401
        """Return the request that corrects one that is stored."""

    @abstractmethod
    def _add_all(self, made: Sequence[Any]) -> Command:
        """Return the request that enters new ones, all of them or none."""

    @abstractmethod
    def _check_new(self, made: Any) -> None:  # noqa: ANN401
        """Refuse one that will not do beside those that are stored."""

    def row_typed(self, row: int) -> None:
        """Store a row at once when it is full or was stored before.

        A row that will take the number of one not settled yet waits until the cursor has left it.
        """
        entry = self._model.entries[row]
        if entry.stored or (entry.is_full and entry.number == self._next_number()):
            self.store(row)

    def row_left(self, row: int) -> None:
        """Store what was typed when the cursor leaves its row."""
        if 0 <= row < len(self._model.entries):
            self.store(row)

    def store(self, row: int) -> None:
        """Store a draft, or say beside it why it will not do and keep it as it is typed."""
        self._store(row)
        self._keep_unfinished()

    def _store(self, row: int) -> None:
        entry = self._model.entries[row]
        if not entry.is_draft:
            return
        try:
            made = self._made(entry)
        except RuleError as error:
            self._model.refuse(row, message(error, self._session.words))
            return
        settles = (entry.draft.number,) if entry.draft else ()
        if entry.stored:
            sentence = self._session.refusal(self._change(made), settles)
        else:
            sentence = self._add(row, entry.number, made, settles)
        if sentence:
            self._model.refuse(row, sentence)

    def _keep_unfinished(self) -> None:
        """Keep in the file what was refused, and let go of what was put back or emptied."""
        rows = self._model.entries
        free = (n for n in count(1) if n not in self._session.facts.drafts)
        drafts: dict[int, Draft] = {}
        for row, entry in enumerate(rows):
            if entry.refusal and entry.is_in_hand:
                drafts[row] = entry.to_keep(entry.draft.number if entry.draft else next(free))
        gone = [row.draft.number for row in rows if row.draft and not row.is_draft]
        before = {row: rows[row].draft for row in drafts}
        self._note(drafts)
        if self._session.refusal(KeepDrafts(tuple(drafts.values()), tuple(gone))):
            self._note(before)

    def _note(self, drafts: Mapping[int, Draft | None]) -> None:
        for row, draft in drafts.items():
            self._model.note_draft(row, draft)

    def retype(self, before: R, texts: tuple[str, ...]) -> None:
        """Type a whole row anew, wherever it stands now, and store it."""
        same = (before.texts, before.stored)
        rows = enumerate(self._model.entries)
        row = next((n for n, entry in rows if (entry.texts, entry.stored) == same), None)
        if row is not None:
            self._model.retype(row, texts)
            self.store(row)

    def explain(self, *, anew: bool = False) -> None:
        """Say beside each unfinished row of the file why it will not do; store nothing."""
        for row, entry in enumerate(self._model.entries):
            is_unsaid = anew or not entry.refusal
            if entry.draft and is_unsaid and entry.is_draft and not entry.is_in_hand:
                self._model.refuse(row, self._objection(entry))

    def _objection(self, entry: R) -> str:
        _ = self._session.words
        try:
            made = self._made(entry)
            if entry.stored:
                self._session.desk.rehearsed(self._change(made))
            else:
                self._check_new(made)
        except RuleError as error:
            return message(error, _)
        return _("This line is now correct: put the cursor on it to enter it.")

    def forget(self, row: R) -> None:
        """Let go of an unfinished row of the file."""
        if row.draft:
            self._session.do(KeepDrafts(gone=(row.draft.number,)))

    def retry(self) -> None:
        """Store what was refused, or say anew why it will not do."""
        for row, entry in enumerate(self._model.entries):
            if entry.refusal:
                self._store(row)

    def _next_number(self) -> int:
        return first_free(self._stored())

    def _add(self, row: int, number: int, made: object, settles: Sequence[int]) -> str:
        """Enter one at the first number that nobody has, so that none is left out."""
        free = self._next_number()
        command = self._add_all([self._numbered(made, free)])
        sentence = self._session.refusal(command, settles)
        if sentence:
            return self._refusal_of(made) or sentence
        if free != number:
            self.moved.emit(row, free - 1)
            self.retry()
        return ""

    def _refusal_of(self, made: object) -> str:
        """Say why one will not do, with the number that stands beside its line."""
        try:
            self._check_new(made)
        except RuleError as error:
            return message(error, self._session.words)
        return ""

    @abstractmethod
    def _is_heading(self, cells: Sequence[str]) -> bool:
        """Tell whether a row of a list names its columns."""

    def paste(self, row: int, column: int, text: str) -> bool:
        """Type what was copied; tell whether it has its place there, or is a list to look at."""
        _ = self._session.words
        try:
            table = pasted_table(text, _("What was copied"), MOST_PASTED)
        except RuleError as refusal:
            self._session.refused.emit(message(refusal, _))
            return True
        is_one_cell = len(table.block) == len(table.block[0]) == 1
        if not is_one_cell and not self._has_place(row, column, table, text):
            return False
        # New ones are stored together where all will do.
        filled = self._model.fill(row, column, table.block)
        entries = [self._model.entries[place] for place in filled]
        if not self._stored_together(entries):
            whole = PasteLines(len(filled))
            self._session.do_together(whole, partial(self._store_each, filled))
        return True

    def _has_place(self, row: int, column: int, table: Table, text: str) -> bool:
        """Tell whether cells can be typed as they are, and are no list with headings or numbers."""
        block = table.block
        is_headed = any(map(self._is_heading, block[:FIRST_ROWS]))
        is_list = is_headed or table.number_column(0) == 0
        are_cells = "\t" in text or len(block[0]) == 1
        has_place = are_cells and not is_list and self._model.takes(row, column, block)
        return has_place and not self._reads_otherwise(table, column - FIRST_TYPED)

    def _reads_otherwise(self, table: Table, first: int) -> bool:
        """Tell whether anything in a list is no part of a name, so that it is looked at first."""
        kind = self._model.kind
        lines = lines_of(table, kind.SHAPE)
        people = [place - first for place in kind.PEOPLE if first <= place]
        known = {folded(name): name for name in self._session.known_names()}
        return bool(names_of(lines, 0, people, known=known).readings)

    def _store_each(self, rows: Sequence[int]) -> None:
        for row in rows:
            self._store(row)
        self._keep_unfinished()

    def _stored_together(self, entries: Sequence[R]) -> bool:
        new = [entry for entry in entries if entry.is_draft and entry.stored is None]
        stored = self._stored()
        free = (number for number in count(1) if number not in stored)
        try:
            made = [
                self._numbered(self._made(entry), number)
                for entry, number in zip(new, free, strict=False)
            ]
        except RuleError:
            return False
        whole = len(new) == sum(1 for entry in entries if entry.is_draft)
        settles = [entry.draft.number for entry in new if entry.draft]
        return whole and not self._session.refusal(self._add_all(made), settles)

    def store_all(self) -> bool:
        """Store every draft; tell whether none is left."""
        for row in self._model.drafts:
            self._store(row)
        self._keep_unfinished()
        return not self._model.drafts
