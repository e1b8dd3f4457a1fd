"""Rows that are typed like a spreadsheet: what is stored, and drafts that are not yet.

A row is stored as soon as it is finished; one that was refused stays as it was typed.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, ClassVar, Generic, Self

from typing_extensions import TypeVar

from whist_td.interchange.tables import clean

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

    number: int
    texts: tuple[str, ...] = ()
    stored: S | None = None
    refusal: str = ""

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
    rows: Iterable[R], stored: Mapping[int, Any], kind: type[R], *, is_open: bool
) -> tuple[R, ...]:
    """Return the rows after something changed: what is stored, with every draft kept.

    Lines that were never stored come after the others: no number is left out for them. A number
    that nobody has is an empty row; where more may still come, one more follows.
    """
    rows = tuple(rows)
    merged = {number: kind(number, kind.texts_of(it), it) for number, it in stored.items()}
    before = [kind.unnumbered(row.stored) for row in rows if row.stored is not None]
    arrived = {row.texts for row in merged.values() if kind.unnumbered(row.stored) not in before}
    for draft in (row for row in rows if row.is_draft):
        if draft.stored is not None:
            _keep(draft, merged, kind)
        elif draft.texts not in arrived:
            number = first_free(merged)
            merged[number] = replace(draft, number=number)
    last = max(merged, default=0)
    listed = [merged.get(number) or kind(number) for number in range(1, last + 1)]
    return (*listed, kind(last + 1)) if is_open else tuple(listed)


def _keep(draft: R, merged: dict[int, R], kind: type[R]) -> None:
    number = _number_now(draft, merged, kind)
    now = merged.get(number)
    if now and now.stored is not None and now.texts != draft.texts:
        merged[number] = replace(draft, number=number, stored=now.stored)


def _number_now(draft: R, merged: Mapping[int, R], kind: type[R]) -> int:
    same = kind.unnumbered(draft.stored)
    for number, row in merged.items():
        if row.stored is not None and kind.unnumbered(row.stored) == same:
            return number
    return draft.number


def block_of(text: str) -> list[list[str]]:
    r"""Return the cells of a block copied from a spreadsheet.

    >>> block_of("Gaspé\tJean Roy\nPercé\tAnne Côté\n")
    [['Gaspé', 'Jean Roy'], ['Percé', 'Anne Côté']]
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").strip("\n").split("\n", MOST_PASTED)
    return [line.split("\t") for line in lines]


def moved(order: Sequence[int], place: int, steps: int) -> tuple[int, ...]:
    """Return an order with one item moved some places up (−) or down (+).

    >>> moved((1, 2, 3), 2, -1)
    (1, 3, 2)
    """
    items = list(order)
    items.insert(place + steps, items.pop(place))
    return tuple(items)
