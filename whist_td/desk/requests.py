"""An event whatever its format: what is asked of it, how far it is, and what carries it on."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from datetime import datetime
from enum import Enum, auto
from typing import Any, ClassVar, Generic, Protocol, dataclass_transform

from typing_extensions import TypeVar, override

from whist_td.core.errors import NothingToUndoError
from whist_td.core.events import Details, Draft, Drafts
from whist_td.core.formats import BOOK, format_of

M = TypeVar("M")
"""What can be missing from a round: a table, or a deal at a table."""
M_co = TypeVar("M_co", covariant=True)

OpenRound = tuple[int, tuple[M, ...]]
"""A round and what it still lacks."""


class _Ending(Protocol):
    """Whether the last word is spoken, whether it counts, and who was seen at the door."""

    @property
    def finished(self) -> bool: ...

    @property
    def trial(self) -> bool: ...

    @property
    def here(self) -> tuple[str, ...]: ...


class _Planned(Protocol):
    """How many rounds there are to be."""

    @property
    def rounds(self) -> int: ...


class _InRound(Protocol):
    """Where a result belongs."""

    @property
    def round(self) -> int: ...


class Course(Protocol[M_co]):
    """What of an evening tells how far it is."""

    @property
    def last_announced(self) -> int:
        """The newest round that has begun; 0 before the first."""

    @property
    def progress(self) -> _Ending:
        """Whether it has ended."""

    @property
    def settings(self) -> _Planned:
        """How long it is to be."""

    def missing(self, round_number: int) -> tuple[M_co, ...]:
        """Return what a round still lacks."""


class Next(Enum):
    """What happens next in an evening."""

    BEGIN = auto()
    FINISH = auto()
    RESULTS = auto()


@dataclass(frozen=True)
class NextStep(Generic[M]):
    """The next step, and what still stands in its way."""

    what: Next
    round: int
    missing: tuple[M, ...]


def next_step(event: Course[M]) -> NextStep[M]:
    """Return what carries the evening on: a round, the end, or the results."""
    last = event.last_announced
    if event.progress.finished:
        return NextStep(Next.RESULTS, last, ())
    missing = event.missing(last) if last else ()
    if last >= event.settings.rounds:
        return NextStep(Next.FINISH, last, missing)
    return NextStep(Next.BEGIN, last + 1, missing)


def open_rounds(event: Course[M]) -> list[OpenRound[M]]:
    """Return the rounds before the newest that still lack something."""
    found = ((number, event.missing(number)) for number in range(1, event.last_announced))
    return [(number, missing) for number, missing in found if missing]


def missing_rounds(event: Course[M], after_round: int) -> dict[int, tuple[M, ...]]:
    """Return what is missing, by round."""
    begun = range(1, min(after_round, event.last_announced) + 1)
    return {number: missing for number in begun if (missing := event.missing(number))}


def is_final(event: Course[M], after_round: int) -> bool:
    """Tell whether standings are the last: the director has ended the evening after that round."""
    return event.progress.finished and after_round == event.last_announced


def is_all_in(event: Course[M], after_round: int) -> bool:
    """Tell whether the event has been played to its end, and nothing is missing."""
    last = event.last_announced
    is_last = last >= event.settings.rounds or event.progress.finished
    return is_last and 0 < last <= after_round and not missing_rounds(event, after_round)


def last_played(results: Iterable[_InRound], after_round: int) -> int:
    """Return the newest round up to one of which a result is in; 0 before the first."""
    numbers = (place.round for place in results if place.round <= after_round)
    return max(numbers, default=0)


class Event(Course[Any], Protocol):
    """All the facts of one event; a change makes a new one."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def details(self) -> Details:
        """What it is called, when and where it is held."""

    @property
    def rounds(self) -> Mapping[int, Any]:
        """The rounds that have begun, and those to come where they are known."""

    @property
    def results(self) -> Mapping[Any, Any]:
        """What was played, by where it was played."""

    @property
    def drafts(self) -> Drafts:
        """The lines of the entries that were typed and not taken in yet."""

    @property
    def is_started(self) -> bool:
        """Whether round 1 has begun."""


E = TypeVar("E", bound=Event, default=Event)
"""The event of a desk."""
E_co = TypeVar("E_co", bound=Event, covariant=True, default=Event)


@dataclass_transform(frozen_default=True)
class Request:
    """What a line of the journal is about; the line keeps it under the name of its class.

    Subclasses list what is asked for: each is a frozen record of it.
    """

    STAYS: ClassVar[bool] = False
    """Whether undo leaves its line alone."""

    @override
    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)


class Command(Request):
    """Something to be done to an event."""

    IS_NOTED: ClassVar[bool] = False
    """Whether its line is written although it changes no fact of the event."""
    _rule: ClassVar[Callable[..., Any]]

    @override
    def __init_subclass__(cls, rule: Callable[..., Any] | None = None) -> None:
        """Take the rule that does it: a function of the event, and of what is asked, in order."""
        super().__init_subclass__()
        if rule is not None:
            cls._rule = staticmethod(rule)

    def applied_to(self, event: Any, now: datetime) -> Any:  # noqa: ANN401, ARG002 - of any format
        """Return the event with it done, or raise the `RuleError` that refuses it.

        A command that needs more than its rule, such as the time, says itself what it does.
        """
        return self._rule(event, *(getattr(self, each.name) for each in fields(self)))

    def check_undo(self, event: Any, changes: Collection[Any]) -> None:  # noqa: ANN401
        """Refuse to be undone, or done again, where something that stays was built on it."""


class LastingCommand(Command):
    """A command that undo leaves alone; its rule is told the time, right after the event."""

    STAYS: ClassVar[bool] = True

    @override
    def applied_to(self, event: Any, now: datetime) -> Any:
        return self._rule(event, now, *(getattr(self, each.name) for each in fields(self)))


class Opening(Request, ABC, Generic[E_co]):
    """The opening of a new event: the first line of its journal."""

    STAYS: ClassVar[bool] = True
    details: Details
    settings: Any

    @abstractmethod
    def opened(self) -> E_co:
        """Return the event that the director opens."""


class ChangeDetails(Command):
    """Correct the name, date, place or logo."""

    details: Details

    @override
    def applied_to(self, event: E, now: datetime) -> E:
        return replace(event, details=self.details)


class MarkTrial(Command):
    """Say that an event is only played to try things out, or that it is a real one."""

    trial: bool

    @override
    def applied_to(self, event: Any, now: datetime) -> Any:
        return replace(event, progress=replace(event.progress, trial=self.trial))


class MarkHere(Command):
    """Say who has come, or is not here after all, by the names as they are entered."""

    here: tuple[str, ...] = ()
    not_here: tuple[str, ...] = ()

    @override
    def applied_to(self, event: Any, now: datetime) -> Any:
        before = event.progress.here
        stay = (name for name in before if name not in self.not_here)
        here = tuple(dict.fromkeys((*stay, *self.here)))
        return replace(event, progress=replace(event.progress, here=here))


class KeepDrafts(Command):
    """Keep lines of the entries as they are typed, and let go of others."""

    drafts: tuple[Draft, ...] = ()
    gone: tuple[int, ...] = ()

    @override
    def applied_to(self, event: E, now: datetime) -> E:
        return without_drafts(event, self.gone, self.drafts)


class PasteLines(Command):
    """Type what was copied into lines of the entries, all in one breath.

    Lines that will do are entered or corrected, the others are kept unfinished; what became of them
    stands in the changes of the line.
    """

    lines: int

    @override
    def applied_to(self, event: E, now: datetime) -> E:
        return event


def without_drafts(event: E, gone: Collection[int], new: Iterable[Draft] = ()) -> E:
    """Return an event in which some unfinished lines are settled, and others are added."""
    left = {number: draft for number, draft in event.drafts.items() if number not in gone}
    drafts = {**left, **{draft.number: draft for draft in new}}
    return event if drafts == event.drafts else replace(event, drafts=drafts)


class TakeOverFacts(Command):
    """Take over facts that were saved, where the journal could not be read to its end.

    The program writes it when it recovers a file; the facts stand in the changes of its line.
    """

    @override
    def check_undo(self, event: Any, changes: Collection[Any]) -> None:
        if format_of(event).code == BOOK:  # there is money among them
            raise NothingToUndoError

    @override
    def applied_to(self, event: E, now: datetime) -> E:
        return event


SheetMarks = Mapping[str, Mapping[str, str]]
"""For each paper by its name, a mark of what stands on each of its sheets; "" takes one out."""


class AcceptPapers(Command):
    """Go on with sheets that no longer match as they are."""

    sheets: SheetMarks
    IS_NOTED: ClassVar[bool] = True

    @override
    def applied_to(self, event: E, now: datetime) -> E:
        return event


class NotePrinted(AcceptPapers):
    """Note what stood on the sheets that were printed, or saved to be printed.

    Undo leaves it alone: what is on paper does not come back.
    """

    STAYS: ClassVar[bool] = True


SHARED: Mapping[str, type[Request]] = {
    kind.__name__: kind
    for kind in (
        ChangeDetails,
        MarkTrial,
        MarkHere,
        KeepDrafts,
        PasteLines,
        TakeOverFacts,
        AcceptPapers,
        NotePrinted,
    )
}
"""What can be asked of an event of any format, by the name in the journal."""
