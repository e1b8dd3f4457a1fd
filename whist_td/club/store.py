"""How the club's book stands in a club file: its tables, and its facts as their rows and back."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from datetime import date
from itertools import chain
from typing import Any, ClassVar

from sqlalchemy import CheckConstraint
from typing_extensions import override

from whist_td.club.commands import DESK
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.persons import Apart, Person, Spelling
from whist_td.club.rules.prize import Prize
from whist_td.club.rules.season import Season, SeasonNote
from whist_td.desk.kinds import moment, whole_number
from whist_td.storage.cells import (
    Json,
    Key,
    MaybeJson,
    MaybeNumber,
    MaybeText,
    Number,
    Text,
    TextKey,
)
from whist_td.storage.formats import StoredFormat
from whist_td.storage.tables import Columns, FactRow, Numbered, Values, of_event


def _of_book(table: str) -> tuple[Any, ...]:
    return of_event(CheckConstraint("number >= 1", name=f"{table}_number"))


class ClubPersonRow(Numbered, table=True):
    """Somebody who comes, or came, to the club."""

    __tablename__ = "person"
    __table_args__ = _of_book("person")
    fact_class: ClassVar = Person
    names: ClassVar = ("name",)
    texts: ClassVar = ("sort_name", "contact")

    name: Text
    sort_name: Text
    category: Text
    contact: Text
    joined: MaybeText
    left: MaybeText
    consents: Json
    merged_into: MaybeNumber
    former_categories: Json


class SeenRow(FactRow, table=True):
    """Who is meant by a name in an event."""

    __tablename__ = "seen"
    __table_args__ = of_event()
    key_class: ClassVar = Spelling
    names: ClassVar = ("text",)

    event: Key
    text: TextKey
    person: Number

    @override
    @classmethod
    def facts_in(cls, columns: Columns) -> Iterator[tuple[Spelling, int]]:
        spellings = map(Spelling, columns["event"], columns["text"])
        return zip(spellings, columns["person"], strict=True)

    @override
    @classmethod
    def key_values(cls, key: Spelling) -> Values:
        return {"event": key.event, "text": key.text}

    @override
    @classmethod
    def values(cls, fact: int) -> Values:
        return {"person": fact}

    @override
    def fact(self) -> int:
        return self.person


class ApartRow(Numbered, table=True):
    """Two who are known to be different."""

    __tablename__ = "apart"
    __table_args__ = _of_book("apart")
    fact_class: ClassVar = Apart
    texts: ClassVar = ("spelling",)

    person: Number
    other: MaybeNumber
    spelling: MaybeText
    event: MaybeNumber


class SeasonRow(Numbered, table=True):
    """Which evenings count, what each is worth, and how they add up."""

    __tablename__ = "season"
    __table_args__ = _of_book("season")
    fact_class: ClassVar = Season
    texts: ClassVar = ("name",)

    name: Text
    start: Text
    end: Text
    format: MaybeText
    score: Text
    table: Json
    rule: Json
    ties: Text
    part: Text
    per_round: Json
    ranked: Json
    closed: MaybeJson


class SeasonNoteRow(Numbered, table=True):
    """Something decided by hand in a season."""

    __tablename__ = "season_note"
    __table_args__ = _of_book("season_note")
    fact_class: ClassVar = SeasonNote
    texts: ClassVar = ("reason",)

    season: Number
    reason: Text
    event: MaybeNumber
    person: MaybeNumber
    points: MaybeText


class MoneyLineRow(Numbered, table=True):
    """A line of the cash box; lines are added and never altered."""

    __tablename__ = "line"
    __table_args__ = _of_book("line")
    fact_class: ClassVar = MoneyLine
    texts: ClassVar = ("note", "heading")

    at: Text
    purse: Text
    cents: Number
    what: Text
    person: MaybeNumber
    event: MaybeNumber
    receipt: MaybeNumber
    answers: MaybeNumber
    note: Text
    by: MaybeNumber
    since: MaybeText
    until: MaybeText
    on: MaybeText
    heading: Text

    @override
    @classmethod
    def facts_in(cls, columns: Columns) -> Iterator[tuple[int, MoneyLine]]:
        for number in {*chain.from_iterable(columns[name] for name in _NUMBERS)}:
            whole_number(number)
        read = {name: _each_read(made, columns[name]) for name, made in _READ.items()}
        known: Mapping[str, Sequence[Any]] = {**columns, **read}
        lines = map(MoneyLine, *(known[each.name] for each in fields(MoneyLine)))
        return zip(columns["number"], lines, strict=True)


_NUMBERS = ("number", "cents", "person", "event", "receipt", "answers", "by")
_READ: Mapping[str, Callable[[Any], object]] = {
    "at": moment,
    "purse": Purse,
    "what": MoneyKind,
    **dict.fromkeys(("since", "until", "on"), date.fromisoformat),
}
"""What the converter makes of the columns of a line that are not what stands there."""


def _each_read(made: Callable[[Any], object], column: Sequence[Any]) -> list[object]:
    """Return what a column tells, where the same stands in it many times over."""
    read = {cell: None if cell is None else made(cell) for cell in {*column}}
    return [read[cell] for cell in column]


class PrizeRow(Numbered, table=True):
    """A prize of a plan; when given: to whom, and how much."""

    __tablename__ = "prize"
    __table_args__ = _of_book("prize")
    fact_class: ClassVar = Prize

    order: Number
    rule: Json
    amount: Json
    event: MaybeNumber
    season: MaybeNumber
    several: Json
    pool: Text
    seed: MaybeNumber
    given: Json


STORE = StoredFormat(
    DESK,
    {
        "persons": ClubPersonRow,
        "seen": SeenRow,
        "apart": ApartRow,
        "seasons": SeasonRow,
        "notes": SeasonNoteRow,
        "lines": MoneyLineRow,
        "prizes": PrizeRow,
    },
)
