"""Rows that are typed or pasted: their columns and drafts, and the model they are seen through."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, ClassVar, Generic, Self

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from typing_extensions import TypeVar, override

from whist_td.core.events import Draft, Drafts, fitted
from whist_td.core.names import clean, folded
from whist_td.interchange.messy_lists import LineShape, one_name
from whist_td.kit.cells import Index, RowsModel

MOST_PASTED = 2_000
"""More lines than any evening has entries."""
MOST_TYPED = 200
"""What is longer is no name: as much is shown beside the refusal."""

S = TypeVar("S")
"""What is stored of a row: a team, a player."""


def tidied(text: str) -> str:
    r"""Return a name without stray spaces, and without signs that turn the letters round.

    >>> tidied("  Jean   \u202eRoy ")
    'Jean Roy'
    """
    return clean(text[:MOST_TYPED])


@dataclass(frozen=True)
class TypedRow(Generic[S]):
    """One row: what is typed, what is stored, and why the two differ where it was refused."""

    BLANK: ClassVar[tuple[str, ...]] = ()
    PEOPLE: ClassVar[tuple[int, ...]] = (0,)
    """Which of the texts are names of people."""
    CLUB: ClassVar[int] = 1
    """Which of the texts is the club or town: it tells two of one name apart."""

    SHAPE: ClassVar[LineShape] = LineShape((2,), is_of_people=False)
    """How many cells a line of a list of such rows can have."""

    number: int
    texts: tuple[str, ...] = ()
    stored: S | None = None
    refusal: str = ""
    draft: Draft | None = None
    """The row as the file keeps it, unfinished."""

    @staticmethod
    def texts_of(stored: S) -> tuple[str, ...]:
        """Return what stands in the row of something stored."""
        raise NotImplementedError

    @staticmethod
    def unnumbered(stored: S) -> S:
        """Return something stored apart from its number, so that it is known again."""
        raise NotImplementedError

    @property
    def stored_texts(self) -> tuple[str, ...]:
        """What is on the disk."""
        return self.BLANK if self.stored is None else self.texts_of(self.stored)

    @property
    def people(self) -> tuple[str, ...]:
        """The names of people, each as all its spellings are one."""
        return tuple(folded(self.texts[place]) for place in self.PEOPLE if self.texts[place])

    @property
    def is_empty(self) -> bool:
        """Whether nothing is typed."""
        return not any(self.texts)

    @property
    def is_draft(self) -> bool:
        """Whether what is typed is not on the disk."""
        return self.texts != self.stored_texts

    @property
    def is_full(self) -> bool:
        """Whether nothing is missing that a whole row has."""
        return all(self.texts)

    @property
    def is_new_draft(self) -> bool:
        """Whether something is typed in it that was never stored."""
        return self.is_draft and self.stored is None

    @property
    def is_in_hand(self) -> bool:
        """Whether it is being typed: it stands in the file neither stored nor unfinished so."""
        return self.is_draft and (self.draft is None or self.texts != self._kept_texts)

    @property
    def _kept_texts(self) -> tuple[str, ...]:
        return fitted(self.draft.texts, len(self.BLANK)) if self.draft else ()

    def as_kept(self, draft: Draft) -> Self:
        """Return the row as the file keeps it, unfinished."""
        return replace(self, texts=fitted(draft.texts, len(self.BLANK)), draft=draft, refusal="")

    def to_keep(self, number: int) -> Draft:
        """Return what the file is to keep of it, unfinished."""
        return Draft(number, self.texts, self.stored_texts if self.stored is not None else ())

    def typed(self, column: int, text: str) -> Self:
        """Return the row with one text changed; an earlier refusal is forgotten."""
        texts = list(self.texts)
        texts[column] = tidied(text)
        return replace(self, texts=tuple(texts), refusal="")

    def as_stored(self) -> Self:
        """Return the row as it is on the disk."""
        return replace(self, texts=self.stored_texts, refusal="")


R = TypeVar("R", bound=TypedRow[Any], default=TypedRow[Any])


def first_free(taken: Container[int]) -> int:
    """Return the first number that nobody has; the next row is stored there.

    >>> first_free({1, 2, 4})
    3
    """
    return next(number for number in count(1) if number not in taken)


def merged_rows(
    rows: Iterable[R],
    stored: Mapping[int, Any],
    kind: type[R],
    drafts: Drafts,
    *,
    is_open: bool,
) -> tuple[R, ...]:
    """Return the rows after something changed: what is stored, with every draft kept.

    What is in hand stays as it is typed; of the unfinished rows of the file, those that are there.

    Lines that were never stored come after the others: no number is left out for them. A number
    that nobody has is an empty row; where more may still come, one more follows.
    """
    rows = tuple(rows)
    unfinished = _unfinished(rows, stored, kind, drafts)
    merged = {number: kind(number, kind.texts_of(it), it) for number, it in stored.items()}
    before = [kind.unnumbered(row.stored) for row in rows if row.stored is not None]
    arrived = {row.texts for row in merged.values() if kind.unnumbered(row.stored) not in before}
    for draft in unfinished:
        if draft.stored is not None:
            _put_back(draft, merged, kind)
        elif draft.draft or draft.texts not in arrived:
            number = first_free(merged)
            merged[number] = replace(draft, number=number)
    last = max(merged, default=0)
    listed = [merged.get(number) or kind(number) for number in range(1, last + 1)]
    return (*listed, kind(last + 1)) if is_open else tuple(listed)


def _unfinished(
    rows: Sequence[R], stored: Mapping[int, Any], kind: type[R], drafts: Drafts
) -> Iterator[R]:
    """Yield what is in hand and what the file keeps; what it keeps no more is gone."""
    known = set()
    for row in rows:
        if row.draft is None:
            if row.is_draft:
                yield row
        elif draft := drafts.get(row.draft.number):
            known.add(draft.number)
            yield row if draft == row.draft else row.as_kept(draft)
    entered = {kind.texts_of(it): kind(number, stored=it) for number, it in stored.items()}
    for draft in (each for each in drafts.values() if each.number not in known):
        was = fitted(draft.was, len(kind.BLANK)) if draft.was else None
        yield (entered.get(was) or kind(0) if was else kind(0)).as_kept(draft)


def _put_back(draft: R, merged: dict[int, R], kind: type[R]) -> None:
    """Put a draft back on its line, which may have another number by now."""
    same = kind.unnumbered(draft.stored)
    stored = ((n, row.stored) for n, row in merged.items() if row.stored is not None)
    number = next((n for n, it in stored if kind.unnumbered(it) == same), draft.number)
    now = merged.get(number)
    if now and now.stored is not None and (draft.draft or now.texts != draft.texts):
        merged[number] = replace(draft, number=number, stored=now.stored)


def moved(order: Sequence[int], place: int, steps: int) -> tuple[int, ...]:
    """Return an order with one item moved some places up (−) or down (+).

    >>> moved((1, 2, 3), 2, -1)
    (1, 3, 2)
    """
    items = list(order)
    items.insert(place + steps, items.pop(place))
    return tuple(items)


NUMBER, FIRST_TYPED = 0, 1
"""The columns: a number, then what is typed."""
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
"""The whole row, for whoever paints it."""
MISSING_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether a place is still to be taken."""


class TypedModel(RowsModel[R]):
    """A number and what is typed; one row more waits at the end while entries are open."""

    # More than 15 methods: rows are typed, pasted, refused, kept and put back in many ways.

    typed = Signal(int)
    """A row in which something was typed or pasted."""
    read_otherwise = Signal(int, str, str)
    """A name was read otherwise than it was typed: its place among the texts, both."""

    def __init__(
        self,
        kind: type[R],
        headings: Sequence[str],
        answers: Mapping[int, Callable[[R, int], Any]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(headings, range(FIRST_TYPED, len(headings)), parent)
        self._kind = kind
        self._is_open = True
        self._answers = {
            Qt.ItemDataRole.ToolTipRole: lambda row, _: row.refusal or None,
            ENTRY_ROLE: lambda row, _: row,
            **answers,
        }

    @override
    def answer(self, row: R, column: int, role: int) -> object:
        answer = self._answers.get(role)
        return answer(row, column) if answer else None

    @property
    def kind(self) -> type[R]:
        """What stands in a row."""
        return self._kind

    @property
    def entries(self) -> Sequence[R]:
        """All rows as typed."""
        return self._rows

    @property
    def drafts(self) -> list[int]:
        """The rows that are not on the disk as typed."""
        return [row for row, entry in enumerate(self._rows) if entry.is_draft]

    def show_stored(self, stored: Mapping[int, Any], drafts: Drafts, *, is_open: bool) -> None:
        """Show what is stored anew, keep the drafts, and repaint no more than what differs."""
        self._is_open = is_open
        rows = merged_rows(self._rows, stored, self._kind, drafts, is_open=is_open)
        self._replace_rows(rows)

    def refuse(self, row: int, sentence: str) -> None:
        """Keep a row as typed and say beside it why it will not do."""
        self._replace_row(row, replace(self._rows[row], refusal=sentence))

    def note_draft(self, row: int, draft: Draft | None) -> None:
        """Note how the file keeps an unfinished row."""
        self._replace_row(row, replace(self._rows[row], draft=draft))

    def forget_draft(self, row: int) -> None:
        """Put a row back to what is stored."""
        self._replace_row(row, self._rows[row].as_stored())

    def retype(self, row: int, texts: tuple[str, ...]) -> None:
        """Let other texts stand in a row."""
        self._replace_row(row, replace(self._rows[row], texts=texts, refusal=""))

    def takes(self, row: int, column: int, block: Sequence[Sequence[str]]) -> bool:
        """Tell whether a block has its place at a cell, and nothing there is lost or taken twice.

        A column has it where its cells are free; whole lines if they are as wide as what is left.
        """
        width, first = len(block[0]), column - FIRST_TYPED
        below = self._rows[row : row + len(block)]
        has_room = self._is_open or len(below) == len(block)
        is_whole = width in (1, self.columnCount() - column)
        is_free = not any(any(entry.texts[first : first + width]) for entry in below)
        return has_room and is_whole and is_free and not self._has_twins(row, column, block)

    def _has_twins(self, row: int, column: int, block: Sequence[Sequence[str]]) -> bool:
        """Tell whether a block would bring somebody who has another's name."""
        filled = self._filled(row, column, block)
        others = (entry for place, entry in enumerate(self._rows) if place not in filled)
        names = Counter(name for each in (*filled.values(), *others) for name in each.people)
        return any(names[name] > 1 for entry in filled.values() for name in entry.people)

    def fill(self, row: int, column: int, block: Sequence[Sequence[str]]) -> list[int]:
        """Type a whole block with its upper left corner in a cell; return the rows it filled."""
        room = row + len(block) - len(self._rows)
        if self._is_open and room >= 0:
            self._append_rows(room + 1)
        filled = self._filled(row, column, block)
        for target, entry in filled.items():
            self._replace_row(target, entry)
        return list(filled)

    def _filled(self, row: int, column: int, block: Sequence[Sequence[str]]) -> dict[int, R]:
        """Return the rows as they are with a block typed into them."""
        filled = {}
        for target, cells in enumerate(block, start=row):
            entry = self._rows[target] if target < len(self._rows) else self._kind(target + 1)
            for place, text in enumerate(cells, column - FIRST_TYPED):
                entry = entry.typed(place, text)
            filled[target] = entry
        return filled

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() >= FIRST_TYPED else flags

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() < FIRST_TYPED:
            return False
        entry = self._rows[index.row()]
        place, written = index.column() - FIRST_TYPED, tidied(str(value))
        name = one_name(written) if place in self._kind.PEOPLE else written
        changed = entry.typed(place, name)
        if changed.texts == entry.texts:
            return False
        self._replace_row(index.row(), changed)
        if self._is_open and index.row() == len(self._rows) - 1:
            self._append_rows(1)
        self.typed.emit(index.row())
        if name != written:
            self.read_otherwise.emit(place, written, name)
        return True

    def _append_rows(self, count: int) -> None:
        first = len(self._rows)
        self.beginInsertRows(QModelIndex(), first, first + count - 1)
        new = (self._kind(first + place + 1) for place in range(count))
        self._rows = (*self._rows, *new)
        self.endInsertRows()

    def _replace_row(self, row: int, entry: R) -> None:
        entries = list(self._rows)
        entries[row] = entry
        self._rows = tuple(entries)
        self.repaint(row, row)

    def _replace_rows(self, entries: tuple[R, ...]) -> None:
        before, count = self._rows, len(entries)
        if count > len(before):
            self.beginInsertRows(QModelIndex(), len(before), count - 1)
            self._rows = entries
            self.endInsertRows()
        elif count < len(before):
            self.beginRemoveRows(QModelIndex(), count, len(before) - 1)
            self._rows = entries
            self.endRemoveRows()
        self._rows = entries
        for row, (old, new) in enumerate(zip(before, entries, strict=False)):
            if old != new:
                self.repaint(row, row)
