"""Refusals: what a director asked for that the rules do not allow, as facts without sentences."""

from dataclasses import dataclass
from datetime import date
from typing import dataclass_transform

from typing_extensions import override


@dataclass_transform(eq_default=False)
class RuleError(Exception):
    """A request that will not do; subclasses list their facts, and `words.messages` the words."""

    @override
    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(eq=False, repr=False)(cls)  # exceptions have one: half the time of making it


NONSENSE = (
    RuleError,
    ArithmeticError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    RecursionError,
)
"""What a value that makes no sense can raise."""


class UnknownTableError(RuleError):
    """A table that is not in play."""

    table: int
    tables: int


class UnknownRoundError(RuleError):
    """A round outside the event."""

    round: int
    rounds: int


class RoundNotAnnouncedError(RuleError):
    """A result for a round that has not been announced."""

    round: int
    next: int


class RoundAnnouncedError(RuleError):
    """A round announced twice."""

    round: int


class RoundIncompleteError(RuleError):
    """A round that cannot close, because tables are missing."""

    round: int
    tables: tuple[int, ...]


class RoundsError(RuleError):
    """A number of rounds that will not do."""

    rounds: int
    least: int
    most: int


class NotStartedError(RuleError):
    """Something that only makes sense during play."""


class EventFinishedError(RuleError):
    """A round announced after the end of the evening."""


class SettingFixedError(RuleError):
    """A setting that cannot change any more once play has begun."""

    setting: str


class NothingToUndoError(RuleError):
    """Undo with nothing left to undo."""


class NothingToRedoError(RuleError):
    """Redo with nothing left to redo."""


class EmptyNameError(RuleError):
    """A person without a name."""


class NamelessEventError(RuleError):
    """An event without a name."""


class DaysReversedError(RuleError):
    """A season, a subscription, a period that would end before it begins."""

    start: date
    end: date


def check_days(start: date | None, end: date | None) -> None:
    """Refuse days of which the last comes before the first; one that is not said fits."""
    if start and end and end < start:
        raise DaysReversedError(start, end)


class NoSuchDayError(RuleError):
    """A day that its month does not have."""

    day: int
    last: date


class NameTooLongError(RuleError):
    """A name longer than any screen or sheet can hold."""

    name: str
    most: int
