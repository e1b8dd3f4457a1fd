"""What is done at the desk with what telephones send; always by the one thread that owns it.

Sent once or ten times it counts once: the reply stands in the journal's line, in the transaction
that wrote it. Nothing is applied to a state that it was not written for.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from whist_td.core.errors import RuleError
from whist_td.core.held_events import people_of
from whist_td.core.proposals import MOST_MISSES, Assistant, Phones, TableProposal
from whist_td.desk.desk import Outcome
from whist_td.desk.file_errors import CellError
from whist_td.desk.journal import Line
from whist_td.desk.ports import Clock
from whist_td.desk.proposals import (
    By,
    DropProposals,
    EveningOverError,
    MayNotAnnounceError,
    MissPin,
    NoSuchPlaceError,
    NothingToConfirmError,
    NothingToReadError,
    OthersTableError,
    Propose,
    RefusedFactsError,
    RoundNotOpenError,
    RoundRefusedError,
    UnlockProposal,
    UnreadableEntryError,
)
from whist_td.desk.requests import Command, MarkHere
from whist_td.phones.cards import Card, Cards, Role
from whist_td.phones.formats import Facts, Place, phones_of, results_table, row_at
from whist_td.phones.places import PlaceView, agreeing, place_view, table_places

Reply = Mapping[str, str | int]


class Seat(Protocol):
    """The desk, as whoever sits there with other hands has it."""

    @property
    def facts(self) -> Any:  # noqa: ANN401 - of any format
        """The facts as they stand."""

    @property
    def lines(self) -> Sequence[Line]:
        """The journal."""

    def do(
        self,
        command: Command,
        settles: Collection[int] = (),
        answers: Collection[int] = (),
        by: By | None = None,
    ) -> Outcome:
        """Carry out a command, or raise what refuses it."""


@dataclass(frozen=True)
class Entry:
    """What was sent of a place: `basis` is what the page showed for it."""

    op: str
    table: int
    place: Place
    facts: Mapping[str, object]
    basis: str


@dataclass(frozen=True)
class PinTyped:
    """What was sent to answer for what a table proposed."""

    op: str
    table: int
    place: Place
    number: int
    pin: str


class Entries:
    """Takes in what is sent, one after the other."""

    # More than 15 methods: what a telephone asks, what the desk answers, and how both are read.

    def __init__(self, desk: Seat, clock: Clock, cards: Callable[[], Cards]) -> None:
        self._desk = desk
        self._clock = clock
        self._cards = cards
        self._replies = dict(_replies(desk.lines))

    @property
    def _event(self) -> Any:  # noqa: ANN401 - of any format
        return self._desk.facts

    @property
    def _phones(self) -> Phones:
        return self._cards().phones

    def assistant(self, card: Card) -> Assistant:
        """Return the assistant of a card."""
        return self._phones.assistants[card.number]

    def entered(self, card: Card, entry: Entry) -> Reply:
        """Take in what a table or an assistant says of a place; return how it stands then."""
        if entry.op in self._replies:
            return self._replies[entry.op]
        place = self._checked_place(card, entry.table, entry.place)
        command, facts = self._read(entry.table, place, entry.facts)
        view = place_view(self._event, entry.table, place)
        if facts == view.entered:
            # Nothing to enter, but whoever sent it is answered the same again.
            reply: Reply = {"op": entry.op, "state": "confirmed"}
            self._write(card, Propose(None), reply)
            return reply
        if entry.basis != view.basis:
            return self._propose(card, entry, facts, "stale")
        others = any(each.facts != facts for each in view.differing)
        is_assistant = card.role is Role.ASSISTANT
        if others or (view.entered is not None and not is_assistant):
            return self._propose(card, entry, facts, "conflict")
        if not is_assistant:
            return self._propose(card, entry, facts, "proposed")
        return self._do(card, entry.op, command, view, state="confirmed")

    def read_again(self, card: Card, entry: Entry) -> Reply:
        """Compare what an assistant reads a second time; what differs waits for the director."""
        if entry.op in self._replies:
            return self._replies[entry.op]
        place = self._checked_place(card, entry.table, entry.place)
        view = place_view(self._event, entry.table, place)
        if view.entered is None:
            raise NothingToReadError(entry.table)
        command, facts = self._read(entry.table, place, entry.facts)
        agrees = phones_of(self._event).agrees
        read = self._with_earlier(entry.table, place, command)
        if facts == view.entered or (agrees and agrees(self._event, read, entry.table, place)):
            reply: Reply = {"op": entry.op, "state": "agrees", "basis": view.basis}
            self._write(card, Propose(None), reply)
            return reply
        return self._propose(card, entry, facts, "conflict")

    @property
    def bases_read(self) -> Collection[str]:
        """The marks of the places of which a second reading agreed."""
        return {str(each["basis"]) for each in self._replies.values() if "basis" in each}

    def marked_here(self, card: Card, op: str, who: tuple[int, int], *, is_here: bool) -> Reply:
        """Say that somebody has come, or not after all: the entry, and who of it, from 0."""
        if op in self._replies:
            return self._replies[op]
        if self._event.progress.finished:
            raise EveningOverError
        number, at = who
        people = dict(people_of(0, self._event)).get(number, ())
        if at >= len(people):
            raise UnreadableEntryError("number")
        name = people[at].spelling
        reply: Reply = {"op": op, "state": "done"}
        self._write(card, MarkHere((name,)) if is_here else MarkHere(not_here=(name,)), reply)
        return reply

    def looked_at(self, card: Card, entry: Entry) -> tuple[Any, Place]:
        """Return the event as it would be with an entry, and its place; refused as entering it."""
        place = self._checked_place(card, entry.table, entry.place)
        command, _facts = self._read(entry.table, place, entry.facts)
        return self._with_earlier(entry.table, place, command), place

    def confirmed(self, card: Card, asked: PinTyped) -> Reply:
        """Enter what a table proposed, once an opponent has typed the PIN of the own card."""
        if asked.op in self._replies:
            return self._replies[asked.op]
        place = self._checked_place(card, asked.table, asked.place)
        view = place_view(self._event, asked.table, place)
        pending = view.differing
        if not pending or any(each.facts != pending[0].facts for each in pending):
            if view.entered is not None and not pending:
                return {"op": asked.op, "state": "confirmed", "tries_left": MOST_MISSES}
            raise NothingToConfirmError
        proposal = pending[0]
        if proposal.is_locked:
            return {"op": asked.op, "state": "refused", "tries_left": 0}
        sits = {person for _seat, (person, _name) in view.who}
        left = MOST_MISSES - proposal.misses
        if asked.number not in sits or not self._cards().is_pin(asked.number, asked.pin):
            missed: Reply = {"op": asked.op, "state": "refused", "tries_left": left - 1}
            self._write(card, MissPin(proposal.number), missed)
            return missed
        command, _facts = self._read(asked.table, place, proposal.facts)
        more: dict[str, str | int] = {"state": "confirmed", "tries_left": left}
        who = Card(Role.PERSON, asked.number)
        return self._do(who, asked.op, command, view, **more)

    def announced(self, card: Card, op: str, round_number: int) -> Reply:
        """Begin a round as planned, where an assistant may."""
        if op in self._replies:
            return self._replies[op]
        if not self.assistant(card).announces:
            raise MayNotAnnounceError
        event = self._event
        if round_number != event.last_announced + 1:
            raise RoundNotOpenError(round_number, event.last_announced)
        reply: Reply = {"op": op, "state": "confirmed", "round": round_number}
        try:
            self._write(card, phones_of(event).announcing(round_number), reply)
        except RuleError as why:
            raise RoundRefusedError(why) from why
        return reply

    def accept_agreeing(self) -> int:
        """Enter all that is proposed and of which nobody says otherwise; return how many."""
        views = list(agreeing(self._event))
        if views:
            rows = [row_at(view.table, view.place, view.proposals[0].facts) for view in views]
            command = self._command(rows)
            answers = [each.number for view in views for each in view.proposals]
            self._desk.do(command, answers=answers)
        return len(views)

    def accepting(self, proposal: TableProposal) -> Command:
        """Return what enters one proposal in place of what the desk has there."""
        return self._command([row_at(proposal.table, proposal.place, proposal.facts)])

    def keep(self, view: PlaceView) -> None:
        """Leave a place as the desk has it."""
        self._desk.do(DropProposals(tuple(each.number for each in view.proposals)))

    def unlock(self, view: PlaceView) -> None:
        """Let PINs be typed again at a place."""
        for each in view.proposals:
            if each.is_locked:
                self._desk.do(UnlockProposal(each.number))

    def _checked_place(self, card: Card, table: int, place: Place) -> Place:
        """Return a place as the event writes it, or refuse what is not played there now."""
        event, form = self._event, phones_of(self._event)
        if event.progress.finished:
            raise EveningOverError
        number, last = place.get("round", 0), event.last_announced
        is_late = card.role is Role.ASSISTANT and 0 < number < last
        if number != last and not is_late:
            raise RoundNotOpenError(number, last)
        if card.role is Role.ASSISTANT and not self.assistant(card).has(table):
            raise OthersTableError(table)
        if not last:
            raise RoundNotOpenError(number, last)
        if table not in form.tables(event):
            raise NoSuchPlaceError(table)
        known = [dict(view.place) for view in table_places(event, number, table)]
        found = next((each for each in known if each == dict(place)), None)
        if found is None:
            raise NoSuchPlaceError(table)
        if is_late and form.entered(event, table, found) is not None:
            raise RoundNotOpenError(number, last)  # what is in there is the desk's to correct
        return found

    def _read(
        self, table: int, place: Place, facts: Mapping[str, object]
    ) -> tuple[Command, Facts | None]:
        """Return what enters some facts, and the same as the desk would have them."""
        command = self._command([row_at(table, place, facts)])
        after = self._with_earlier(table, place, command)
        return command, phones_of(after).entered(after, table, place)

    def _command(self, rows: Sequence[Mapping[str, str]]) -> Command:
        event = self._event
        earlier = self._earlier_rows(rows)
        try:
            known = self._applied(earlier)
            return phones_of(event).command(known, results_table(rows), self._clock.now())
        except RuleError as why:
            raise RefusedFactsError(why, _field(why)) from why

    def _earlier_rows(self, rows: Sequence[Mapping[str, str]]) -> Sequence[Mapping[str, str]]:
        """Return what is proposed at the tables of rows and comes before them, not yet entered."""
        tables = {int(row["table"]) for row in rows}
        given = {tuple(row.get(name, "") for name in ("round", "table", "deal")) for row in rows}
        first = min((int(row.get("deal", 0)) for row in rows), default=0)
        views = agreeing(self._event) if first > 1 else ()
        found = (row_at(v.table, v.place, v.proposals[0].facts) for v in views if v.table in tables)
        return [
            row
            for row in found
            if tuple(row.get(name, "") for name in ("round", "table", "deal")) not in given
            and int(row["deal"]) < first
        ]

    def _applied(self, rows: Sequence[Mapping[str, str]]) -> Any:  # noqa: ANN401 - of any format
        """Return the event as it would be with rows of results."""
        event, now = self._event, self._clock.now()
        if not rows:
            return event
        return phones_of(event).command(event, results_table(rows), now).applied_to(event, now)

    def _with_earlier(self, table: int, place: Place, command: Command) -> Any:  # noqa: ANN401
        try:
            known = self._applied(self._earlier_rows([row_at(table, place, {})]))
            return command.applied_to(known, self._clock.now())
        except RuleError as why:
            raise RefusedFactsError(why, _field(why)) from why

    def _propose(self, card: Card, entry: Entry, facts: Facts | None, state: str) -> Reply:
        """Keep what was sent as a proposal; where the same is known of the place, note it alone."""
        view = place_view(self._event, entry.table, entry.place)
        is_stale = state == "stale"
        known = any(e.facts == facts and e.is_stale == is_stale for e in view.proposals)
        number = max(self._event.proposals, default=0) + 1
        new = TableProposal(
            number, entry.table, entry.place, facts or {}, card.code, is_stale=is_stale
        )
        reply: Reply = {"op": entry.op, "state": state}
        self._write(card, Propose(None if known else new), reply)
        return reply

    def _do(
        self, card: Card, op: str, command: Command, view: PlaceView, **more: str | int
    ) -> Reply:
        reply: Reply = {"op": op, **more}
        try:
            self._write(card, command, reply, [each.number for each in view.proposals])
        except RuleError as why:
            raise RefusedFactsError(why, _field(why)) from why
        return reply

    def _write(
        self, card: Card, command: Command, reply: Reply, answers: Collection[int] = ()
    ) -> None:
        op = str(reply["op"])
        who = card.code
        if card.role is Role.ASSISTANT and (name := self.assistant(card).name):
            who = f"{who} {name}"
        self._desk.do(command, answers=answers, by=By(who, op, reply))
        self._replies[op] = reply


def _replies(lines: Iterable[Line]) -> Iterable[tuple[str, Reply]]:
    for line in lines:
        if line.by is not None and line.by.op and line.by.reply is not None:
            yield line.by.op, line.by.reply


def _field(why: RuleError) -> str:
    """Return the column that a refusal blames, "" where it blames none."""
    if not isinstance(why, CellError):
        return ""
    return why.column.partition("(")[2].removesuffix(")")


def with_assistants(phones: Phones, names: Sequence[str]) -> Phones:
    """Return the telephones with assistants of these names, those known before as they were."""
    known = {each.name for each in phones.assistants}
    new = tuple(Assistant(name) for name in names if name not in known)
    return replace(phones, assistants=(*phones.assistants, *new))
