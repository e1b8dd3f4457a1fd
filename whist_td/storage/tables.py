"""The tables that every club file has, and what those of the formats are made of.

A row says what happened, never what it is worth. Each table of facts is one class: its columns,
what must hold in them, and how a fact becomes a row and is a fact again. SQLModel does not
validate tables, so what must hold stands in the schema as CHECKs and keys, and each cell is looked
at as it is read (`cells`).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Self, TypeVar, cast

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, Table
from sqlalchemy.orm import configure_mappers
from sqlmodel import Field, SQLModel
from typing_extensions import override

from whist_td.core.events import Draft
from whist_td.core.proposals import TableProposal
from whist_td.desk.kinds import converter, to_plain
from whist_td.storage.cells import (
    Content,
    Day,
    Json,
    Key,
    MaybeContent,
    MaybeJson,
    MaybeNumber,
    Number,
    Spot,
    Text,
    TextKey,
    row_told,
)

T = TypeVar("T")
Values = dict[str, Any]
Columns = Mapping[str, Sequence[Any]]
"""What the cells of whole columns tell, row by row, by the names of the columns."""


def of_event(*more: CheckConstraint) -> tuple[Any, ...]:
    """Return what holds for the rows of an event, and more."""
    return (ForeignKeyConstraint(["event_id"], ["event.id"]), *more)


def table_of(row: type[SQLModel]) -> Table:
    """Return the table in which rows of a kind stand."""
    return cast("Table", vars(row)["__table__"])


@cache
def keys_of(row: type[SQLModel]) -> tuple[str, ...]:
    """Return the columns by which a row is known among those of its event."""
    keys = (column.name for column in table_of(row).primary_key)
    return tuple(name for name in keys if name not in ("id", "event_id"))


class OfEvent(SQLModel):
    """What stands in a file of one event."""

    model_config = {"defer_build": True}
    """Nobody validates a table: what would do so is not made."""
    event_id: Key

    def spot(self, column: str = "") -> Spot:
        """Return where it stands: a row is known by its key."""
        key = {name: getattr(self, name) for name in keys_of(type(self))}
        return Spot(self.event_id, str(self.__tablename__), row_told(key), column)


class FactRow(OfEvent):
    """A row that tells one fact, whose plain values are its columns where nothing else is said."""

    fact_class: ClassVar[Any]
    """The class of the fact, where its plain values are the columns."""
    key_class: ClassVar[Any]
    """The class of its key, where that has parts."""
    names: ClassVar[tuple[str, ...]] = ()
    """The columns in which a name stands alone."""
    texts: ClassVar[tuple[str, ...]] = ()
    """The columns in which a name may stand in a sentence."""
    people: ClassVar[tuple[str, ...]] = ()
    """The columns with lists of people, each of whom has a name."""
    typed: ClassVar[tuple[str, ...]] = ()
    """The columns with texts as they were typed, any of which may be a name or hold one."""

    @classmethod
    def key_values(cls, key: Any) -> Values:  # noqa: ANN401 - a key of any field
        """Return the columns of a key."""
        return dict(zip(keys_of(cls), key if isinstance(key, tuple) else (key,), strict=True))

    @classmethod
    def values(cls, fact: Any) -> Values:  # noqa: ANN401 - a fact of any format
        """Return the columns of a fact, and maybe what is none."""
        return cast("Values", to_plain(fact))

    @classmethod
    def of(cls, event: int, key: object, fact: object) -> Self:
        """Return the row of a fact."""
        return cls(**{**cls.values(fact), **cls.key_values(key), "event_id": event})

    @classmethod
    def facts_in(cls, columns: Columns) -> Iterator[tuple[Any, Any]]:
        """Yield the facts that whole columns tell, with their keys, as `key` and `fact` do."""
        configure_mappers()  # no session knows these rows, nor makes their class ready
        for cells in zip(*columns.values(), strict=True):
            row = object.__new__(cls)
            vars(row).update(zip(columns, cells, strict=True))
            yield row.key(), row.fact()

    def key(self) -> Any:  # noqa: ANN401 - a key of any field
        """Return the key under which its fact stands."""
        first, *more = (getattr(self, name) for name in keys_of(type(self)))
        return self.key_class(first, *more) if more else first

    def fact(self) -> Any:  # noqa: ANN401 - a fact of any format
        """Return the fact that it tells."""
        return self.made(self.fact_class)

    def made(self, kind: type[T], **more: object) -> T:
        """Return what its columns tell, and what stands in some of them in another way."""
        return converter().structure({**vars(self), **more}, kind)


class Numbered(FactRow):
    """What an event has many of, each known by its number."""

    number: Key


class Placed(FactRow):
    """What happens at a table in a round."""

    round: Key
    table_number: Key


class PersonRow(Numbered):
    """A player, and from when to when he is there."""

    names: ClassVar[tuple[str, ...]] = ("name",)
    texts: ClassVar[tuple[str, ...]] = ("club",)

    name: Text
    club: Text
    first_round: Number
    last_round: MaybeNumber


class AgainstPlayer(Numbered):
    """What a player loses in a round."""

    texts: ClassVar[tuple[str, ...]] = ("reason",)

    player: Number
    round: Number


class EventRow(SQLModel, table=True):
    """One evening: its heading, its options and how far it is."""

    __tablename__ = "event"

    id: int | None = Field(default=None, primary_key=True)
    format: Text
    name: Text
    date: Day
    place: Text
    logo: MaybeContent
    settings: Json
    progress: Json


class UidRow(SQLModel, table=True):
    """What an event is known by outside its club."""

    __tablename__ = "event_uid"
    __table_args__ = of_event()

    uid: TextKey
    event_id: Number


class HeldRow(OfEvent, table=True):
    """An event as the club's year needs it, remembered until its mark does not fit any more."""

    __tablename__ = "held"
    __table_args__ = of_event()

    mark: Text
    facts: MaybeJson


class SealedRow(OfEvent, table=True):
    """A text that nobody is to read yet, by its seal: no fact of the event, nor in its journal."""

    __tablename__ = "sealed"
    __table_args__ = of_event()

    seal: TextKey
    content: Text


class DiscreetPersonRow(SQLModel, table=True):
    """Somebody whose initials stand for the name in the room and on the web page."""

    __tablename__ = "discreet_person"

    name: TextKey


class DraftRow(Numbered, table=True):
    """A line of the entries that was typed and not taken in yet."""

    __tablename__ = "draft"
    __table_args__ = of_event(CheckConstraint("number >= 1", name="draft_number"))
    typed: ClassVar[tuple[str, ...]] = ("cells",)

    cells: Json
    """`texts`: what is typed; `was`: what it would correct."""

    @override
    @classmethod
    def values(cls, fact: Draft) -> Values:
        return {"cells": {"texts": list(fact.texts), "was": list(fact.was)}}

    @override
    def fact(self) -> Draft:
        texts, was = (tuple(map(str, self.cells[each])) for each in ("texts", "was"))
        return Draft(self.number, texts, was)


class ProposalRow(Numbered, table=True):
    """What a telephone says of a place, for which somebody has to answer."""

    __tablename__ = "proposal"
    __table_args__ = of_event(CheckConstraint("number >= 1", name="proposal_number"))
    typed: ClassVar[tuple[str, ...]] = ("cells",)

    cells: Json

    @override
    @classmethod
    def values(cls, fact: TableProposal) -> Values:
        return {"cells": {k: v for k, v in to_plain(fact).items() if k != "number"}}

    @override
    def fact(self) -> TableProposal:
        return converter().structure({**self.cells, "number": self.number}, TableProposal)


class LineRow(OfEvent, table=True):
    """A line of the journal; lines are added and never altered."""

    __tablename__ = "journal"
    __table_args__ = of_event(CheckConstraint("act IN ('do', 'undo', 'redo')", name="journal_act"))

    number: Key
    at: Text
    act: Text
    command: Json
    changes: Json
    reverses: MaybeNumber


class PackRow(OfEvent, table=True):
    """Lines of the journal in little room; the number is that of the first."""

    __tablename__ = "journal_pack"
    __table_args__ = of_event()

    number: Key
    lines: Content


class RevisionRow(SQLModel, table=True):
    """The migration that made the tables as they are, as alembic keeps it."""

    __tablename__ = "alembic_version"

    version_num: str = Field(primary_key=True, max_length=32)


SHARED: tuple[type[SQLModel], ...] = (
    EventRow,
    UidRow,
    HeldRow,
    SealedRow,
    DiscreetPersonRow,
    DraftRow,
    LineRow,
    PackRow,
)
"""The tables that are nobody's own; a format has its own in its `STORE`."""
