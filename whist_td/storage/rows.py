"""The rows of a club file in one transaction: believed as they are read, or as they stand there."""

import gc
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar, cast

from sqlalchemy import ColumnElement, Select, false, func, or_, select, type_coerce
from sqlalchemy.types import NullType
from sqlmodel import Session, SQLModel, col, delete, update
from sqlmodel import select as rows_of

from whist_td.desk.ports import FromTo, Newest, Sought
from whist_td.storage.cells import DAMAGE, CellType, NotSoError, Spot, checked, row_told
from whist_td.storage.tables import Columns, FactRow, OfEvent, Values, keys_of, table_of

R = TypeVar("R", bound=OfEvent)
_AS_IT_IS = {"synchronize_session": False}
"""Nothing of what a statement changes is in hand."""


@dataclass(frozen=True)
class RawRow:
    """A row as it stands there: nothing of it is believed yet."""

    kind: type[SQLModel]
    values: Mapping[str, Any]

    @property
    def event(self) -> int:
        """The number of its event; 0 where it is none."""
        number = self.values.get("event_id", self.values.get("id"))
        return number if isinstance(number, int) else 0

    def spot(self, column: str = "") -> Spot:
        """Return where it stands: a row is known by its key."""
        place = row_told({name: self.values[name] for name in keys_of(self.kind)})
        return Spot(self.event, table_of(self.kind).name, place, column)

    def key(self) -> Values:
        """Return what its row is known by in the whole file."""
        return {column.name: self.cell(column.name) for column in table_of(self.kind).primary_key}

    def cells(self) -> Values:
        """Return what its cells tell, or raise the first that cannot be."""
        columns = believers(self.kind)
        try:
            return {name: columns[name](value) for name, value in self.values.items()}
        except DAMAGE:
            return {name: self.cell(name) for name in self.values}  # which tells the place

    def cell(self, name: str) -> Any:  # noqa: ANN401 - of the column's type
        """Return what one of its cells tells."""
        return checked(self, name, believers(self.kind)[name], self.values[name])


@cache
def believers(kind: type[SQLModel]) -> Mapping[str, Callable[[Any], Any]]:
    """Return, for each column of a table, what tells the value of a cell, or raises."""
    columns = table_of(kind).columns
    return {each.name: getattr(each.type, "believed", lambda value: value) for each in columns}


@cache
def believers_of_columns(kind: type[FactRow]) -> Mapping[str, Callable[[Any], Any]]:
    """Return, for each column of a table of facts, what tells all its cells, or raises."""
    return {each.name: cast("CellType", each.type).all_believed for each in table_of(kind).columns}


_AS_IT_STANDS = NullType()


@cache
def _raw(
    kind: type[SQLModel], columns: tuple[str, ...], worded: tuple[str, ...] = ()
) -> "Select[*tuple[Any, ...]]":
    """Return a query for columns of a table, and for its key, as they stand there."""
    table = table_of(kind)
    found = [c for c in table.columns if not columns or c.name in columns or c.primary_key]
    query = select(*(type_coerce(each, _AS_IT_STANDS).label(each.name) for each in found))
    if worded:
        named = (type_coerce(table.c[each], _AS_IT_STANDS) != "" for each in worded)
        query = query.where(or_(false(), *named))
    return query.order_by(*table.primary_key)


def _sought(
    kind: type[FactRow], event: int | None, sought: Sought
) -> Iterator[ColumnElement[bool]]:
    """Yield what holds for the rows that are sought: one of it is enough."""
    table = table_of(kind)
    for name, values in sought.items():
        column = type_coerce(table.c[name], _AS_IT_STANDS)
        yield column.in_([each for each in values if isinstance(each, int | str)])
        for each in values:
            if each is None:
                yield column.is_(None)
            elif isinstance(each, FromTo):
                yield column.between(each.first, each.last)
            elif isinstance(each, Newest):
                newest = select(func.max(column)).where(table.c.event_id == event)
                yield column == newest.scalar_subquery()


@contextmanager
def _unswept() -> Iterator[None]:
    """Let nobody look for what is not needed any more: of facts that are being read all is.

    With 70,000 lines, looking through them again and again takes as long as to make them.
    """
    was_swept = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_swept:
            gc.enable()


class Rows:
    """The rows of a file, for as long as a transaction lasts."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def bare(self) -> sqlite3.Connection:
        """The connection on which all this is asked."""
        return cast("sqlite3.Connection", self.session.connection().connection.driver_connection)

    def of(self, kind: type[R], event: int) -> Sequence[R]:
        """Return the rows of an event in a table by their keys, or raise the first bad cell."""
        query = rows_of(kind).where(col(kind.event_id) == event)
        try:
            return self.session.exec(query.order_by(*table_of(kind).primary_key)).all()
        except DAMAGE:
            for row in self.raw(kind, event):
                row.cells()  # which tells the place
            raise

    def facts(
        self, kind: type[FactRow], event: int, sought: Sought | None = None
    ) -> dict[Any, Any]:
        """Return the facts of an event in a table, or raise the first that cannot be.

        They are made of whole columns: ten years of a cash box are 70,000 rows, and one by one
        each takes four times as long. Only where one cannot be are rows looked at for its place.
        """
        try:
            with _unswept():
                columns = self.columns(kind, event, sought=sought)
                return dict(kind.facts_in(columns)) if columns else {}
        except DAMAGE:
            return {row.key(): checked(row, "", row.fact) for row in self.of(kind, event)}

    def columns(
        self, kind: type[FactRow], event: int | None, *columns: str, sought: Sought | None = None
    ) -> Columns:
        """Return what the columns of a table tell, by their names; {}: nothing.

        They are all of them or some, with the key; of an event or of all, and of all rows or of
        those that are sought.
        """
        query = _raw(kind, columns)
        if event is not None:
            query = query.where(table_of(kind).c.event_id == event)
        if sought is not None:
            query = query.where(or_(false(), *_sought(kind, event, sought)))
        rows = self.session.execute(query).all()
        names = query.selected_columns.keys()
        of_column = believers_of_columns(kind)
        return {
            name: of_column[name](values)
            for name, values in zip(names, zip(*rows, strict=True), strict=bool(rows))
        }

    def sums(
        self,
        kind: type[FactRow],
        event: int,
        of: str,
        *by: str,
        sought: Sought | None = None,
    ) -> dict[tuple[Any, ...], int]:
        """Return what a column comes to in an event, for each value of some others."""
        table = table_of(kind)
        keys = [type_coerce(table.c[each], _AS_IT_STANDS) for each in by]
        is_number = func.typeof(table.c[of]) == "integer"
        query = select(func.min(is_number), func.sum(table.c[of]), *keys)
        query = query.where(table.c.event_id == event)
        if sought is not None:
            query = query.where(or_(false(), *_sought(kind, event, sought)))
        found = self.session.execute(query.group_by(*keys)).all()
        try:
            if not all(is_sound for is_sound, *_sum in found):
                raise NotSoError
            tellers = [believers(kind)[each] for each in by]
            return {
                tuple(tell(cell) for tell, cell in zip(tellers, key, strict=True)): cents
                for _is_sound, cents, *key in found
            }
        except DAMAGE:
            self.facts(kind, event)  # which tells the place
            raise

    def raw(
        self,
        kind: type[SQLModel],
        event: int | None = None,
        *columns: str,
        worded: tuple[str, ...] = (),
    ) -> list[RawRow]:
        """Return the rows of a table as they stand, of an event or of all, ordered by their keys.

        Of some columns, one at least is not empty where they are to be `worded`.
        """
        query = _raw(kind, columns, worded)
        if event is not None:
            columns_of = table_of(kind).columns
            query = query.where(columns_of["id" if "id" in columns_of else "event_id"] == event)
        names = query.selected_columns.keys()
        rows = self.session.execute(query)
        return [RawRow(kind, dict(zip(names, row, strict=True))) for row in rows]

    def different(self, kind: type[SQLModel], column: str, events: Iterable[int]) -> Iterator[Any]:
        """Yield what the cells of a column tell in some events, each once, where it can be read."""
        table = table_of(kind)
        query = select(type_coerce(table.c[column], _AS_IT_STANDS))
        query = query.where(table.c.event_id.in_([*events]))
        for (value,) in self.session.execute(query.distinct()).all():
            with suppress(*DAMAGE):
                yield believers(kind)[column](value)

    def add(self, *rows: SQLModel) -> None:
        """Add rows; they are written before anything else is asked, or at the end."""
        self.session.add_all(rows)

    def delete(self, kind: type[SQLModel], **key: object) -> None:
        """Take out the rows that have these values."""
        self._settle()
        self.session.exec(delete(kind).filter_by(**key), execution_options=_AS_IT_IS)

    def update(self, kind: type[SQLModel], key: Values, values: Values) -> None:
        """Write other values into the rows that have some."""
        self._settle()
        query = update(kind).filter_by(**key).values(**values)
        self.session.exec(query, execution_options=_AS_IT_IS)

    def _settle(self) -> None:
        """Write what was added, and hold none of it: a statement may change it."""
        self.session.flush()
        self.session.expunge_all()
