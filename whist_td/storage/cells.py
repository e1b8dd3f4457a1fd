"""Columns of a club file, each of whose cells is looked at before it is believed.

SQLite lets any value stand in any column. What cannot be is told by where it stands.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Protocol, TypeVar

from cattrs.errors import CattrsError
from sqlalchemy import JSON, Date, Dialect, Integer, LargeBinary, String
from sqlalchemy.types import TypeDecorator, TypeEngine
from sqlmodel import Field
from typing_extensions import override

from whist_td.core.errors import NONSENSE

T = TypeVar("T")
DAMAGE = (CattrsError, *NONSENSE)
"""What a value that makes no sense can raise."""


@dataclass(frozen=True)
class Spot:
    """Where something stands in a file: in which table, in which row, in which column."""

    event: int
    table: str
    row: str = ""
    column: str = ""


def row_told(key: Mapping[str, object]) -> str:
    """Tell a row by its key, of a long text so much that it can be found."""
    return ", ".join(f"{name} {str(value)[:40]}" for name, value in key.items())


class BadCellError(Exception):
    """A value that its column, or the game, cannot have."""

    def __init__(self, spot: Spot) -> None:
        super().__init__(spot)
        self.spot = spot


class NotSoError(ValueError):
    """A value that a column cannot hold."""


class Located(Protocol):
    """Something that stands at a place of a file."""

    def spot(self, column: str = "") -> Spot:
        """Return where it stands."""


def checked(row: Located, column: str, made: Callable[..., T], *of: object) -> T:
    """Return what is made of a cell, or of the whole row (""), or raise where it stands."""
    try:
        return made(*of)
    except DAMAGE as fault:
        raise BadCellError(row.spot(column)) from fault


def _text(value: str) -> str:
    value.encode()  # letters that are none were let in by `letters_of`
    return value


_KINDS: Mapping[type, tuple[TypeEngine[Any], type, Callable[[Any], Any] | None]] = {
    str: (String(), str, _text),
    int: (Integer(), int, None),
    bytes: (LargeBinary(), bytes, None),
    date: (Date(), str, lambda value: date.fromisoformat(_text(value))),
    object: (JSON(none_as_null=True), str, lambda value: json.loads(_text(value))),
}
"""What each kind of column is for SQLite, what stands in its cells, and what that tells."""


class CellType(TypeDecorator[Any]):
    """A column of one kind, which may lack a value or not."""

    impl = String
    cache_ok = True

    def __init__(self, kind: type, may_lack: bool) -> None:  # noqa: FBT001 - SQLAlchemy makes it anew so
        super().__init__()
        self.kind, self.may_lack = kind, may_lack
        self._stored, self._made = _KINDS[kind][1:]

    @override
    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        return _KINDS[self.kind][0]

    @override
    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        return self.believed

    def believed(self, value: object) -> Any:  # noqa: ANN401 - of the column's kind
        """Return what a cell tells, or raise where its column cannot hold it."""
        if isinstance(value, self._stored):
            return self._made(value) if self._made else value
        if value is None and self.may_lack:
            return None
        raise NotSoError

    def all_believed(self, values: Sequence[Any]) -> Sequence[Any]:
        """Return what the cells of a whole column tell, or raise where one of them cannot be."""
        kinds, made = set(map(type, values)), self._made
        if not kinds <= {self._stored, type(None)} or (type(None) in kinds and not self.may_lack):
            raise NotSoError
        if made is _text:  # of a whole column at once: a cash box has 70,000 rows
            _text("".join(filter(None, values)))
        if made is None or made is _text:
            return values
        return [None if value is None else made(value) for value in values]


def _column(kind: type, *, may_lack: bool = False, is_key: bool = False) -> Any:  # noqa: ANN401 - as `Field`
    return Field(sa_type=CellType(kind, may_lack), nullable=may_lack, primary_key=is_key)


Key = Annotated[int, _column(int, is_key=True)]
TextKey = Annotated[str, _column(str, is_key=True)]
Number = Annotated[int, _column(int)]
MaybeNumber = Annotated[int | None, _column(int, may_lack=True)]
Text = Annotated[str, _column(str)]
MaybeText = Annotated[str | None, _column(str, may_lack=True)]
Day = Annotated[date, _column(date)]
Content = Annotated[bytes, _column(bytes)]
MaybeContent = Annotated[bytes | None, _column(bytes, may_lack=True)]
Json = Annotated[Any, _column(object)]
MaybeJson = Annotated[Any, _column(object, may_lack=True)]
