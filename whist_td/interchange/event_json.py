"""An event file of ours, in JSON: what it is made of, and how it is read before it is believed.

What stands in it is told to others by `resources/schemas/event.schema.json`.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from cattrs.errors import AttributeValidationNote, BaseValidationError, IterableValidationNote

from whist_td.core.errors import NONSENSE
from whist_td.core.events import MOST_ROUNDS, UID
from whist_td.core.names import clean
from whist_td.desk.file_errors import EventFileError, NewerEventFileError, OversizeFileError
from whist_td.desk.journal import Line
from whist_td.desk.kinds import converter, kind_named, line_from_plain, line_to_plain, to_plain
from whist_td.desk.requests import Event
from whist_td.interchange.tables import MOST_BYTES

T = TypeVar("T")

VERSION = 1
"""Of the form of an event file: one more when something in it comes to mean something else."""
_FAULTS = (BaseValidationError, *NONSENSE)


def progress_plain(event: Event) -> dict[str, Any]:
    """Return how far an event is; who was seen at the door, only where somebody was."""
    plain: dict[str, Any] = to_plain(event.progress)
    plain.pop("phones", None)  # they let people in at home alone
    return {name: each for name, each in plain.items() if name != "here" or each}


@dataclass(frozen=True)
class EventSource:
    """The plain values of a file."""

    file: str
    plain: dict[str, Any]

    @property
    def format(self) -> str:
        """The format of the event, as the file names it."""
        name = self.plain.get("format")
        return name if isinstance(name, str) else ""

    @property
    def is_trial(self) -> bool:
        """Whether the event was only played to try things out."""
        progress = self.plain.get("progress")
        return isinstance(progress, dict) and progress.get("trial") is True

    @property
    def uid(self) -> str:
        """What the event is known by outside its club, where the file tells."""
        uid = self.plain.get("uid", "")
        if not isinstance(uid, str) or (uid and not UID.fullmatch(uid)):
            raise EventFileError(self.file, "uid")
        return uid

    def journal(self) -> tuple[Line, ...]:
        """Return the lines of the journal, none where the file has no journal."""
        if "journal" not in self.plain:
            return ()
        kind = kind_named(self.format)
        return self.each("journal", lambda plain: line_from_plain(plain, kind))

    def section(self, name: str, kind: type[T]) -> T:
        """Return a section's facts, or refuse the file by the section's name."""
        if name not in self.plain:
            raise EventFileError(self.file, name)
        with self.blaming(name):
            return converter().structure(self.plain[name], kind)

    @contextmanager
    def blaming(self, name: str) -> Iterator[None]:
        """Turn whatever will not do inside into a refusal that names the section."""
        try:
            yield
        except EventFileError:
            raise  # named more closely within
        except _FAULTS as fault:
            raise EventFileError(self.file, f"{name}{_place(fault)}") from fault

    def each(self, name: str, made: Callable[[Any], T]) -> tuple[T, ...]:
        """Return what is made of each thing in a list, or refuse the first that will not do."""
        with self.blaming(name):
            listed: Any = self.plain
            for key in name.split("."):
                listed = listed[key]
            if not isinstance(listed, list):
                raise TypeError(listed)
        found = []
        for at, plain in enumerate(listed):
            with self.blaming(f"{name}[{at}]"):
                found.append(made(plain))
        return tuple(found)


def _place(fault: BaseException) -> str:
    """Return where within a section something will not do, as JSON paths are written."""
    if isinstance(fault, KeyError) and fault.args and isinstance(fault.args[0], str):
        return f".{fault.args[0]}"
    if not isinstance(fault, BaseValidationError):
        return ""
    inner = fault.exceptions[0]
    for note in getattr(inner, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            return f".{note.name}{_place(inner)}"
        if isinstance(note, IterableValidationNote):
            return f"[{note.index}]{_place(inner)}"
    return _place(inner)


def event_source(text: str, file: str) -> EventSource:
    """Return what a file holds, or refuse what is no event."""
    if len(text) > MOST_BYTES:
        raise OversizeFileError(file)
    try:
        plain = _cleaned(json.loads(text))
    except (ValueError, RecursionError) as fault:
        raise EventFileError(file, "JSON") from fault
    if not isinstance(plain, dict):
        raise EventFileError(file, "format")
    version = plain.get("version", VERSION)
    if type(version) is not int or version < 1:
        raise EventFileError(file, "version")
    if version > VERSION:
        raise NewerEventFileError(file, version, VERSION)
    return EventSource(file, plain)


def _cleaned(value: Any) -> Any:  # noqa: ANN401 - JSON's
    """Return plain values whose texts are what can be seen, as those of a roster are."""
    match value:
        case str():
            return clean(value)
        case list():
            return [_cleaned(each) for each in value]
        case dict():
            return {name: _cleaned(each) for name, each in value.items()}
        case _:
            return value


Plain = dict[str, Any]
"""Values that JSON can hold."""


def as_json(plain: Plain) -> str:
    """Return plain values as a text to read or to send."""
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def event_text(code: str, sections: Plain, lines: Iterable[Line]) -> str:
    """Return the file of an event of some format: what it is, its sections, its journal."""
    journal = [line_to_plain(line) for line in lines]
    return as_json({"format": code, "version": VERSION, **sections, "journal": journal})


def with_uid(text: str, uid: str) -> str:
    """Return the file of an event with what it is known by outside its club."""
    return text.replace("\n", f'\n "uid": "{uid}",\n', 1) if uid else text


MOST_WHOLE = 999_999
"""More than any number of a table, a deal or a person, and any points: nobody counts so far."""


def whole(value: Any, most: int = MOST_WHOLE) -> int:  # noqa: ANN401 - JSON's
    """Return a whole number that JSON holds, or raise where it holds something else."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(value)
    if not -most <= value <= most:
        raise ValueError(value)
    return value


def place_of(plain: Plain, names: Iterable[str]) -> Iterator[int]:
    """Return where a result belongs, by some names; its round is one that an event can have."""
    whole(plain["round"], MOST_ROUNDS)
    return (whole(plain[name]) for name in names)
