"""What telephones ask of an event: they are set up, and propose; what is answered, what refused."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, ClassVar, TypeVar

from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.proposals import Phones, TableProposal
from whist_td.desk.requests import Command, Request

E = TypeVar("E")


@dataclass(frozen=True)
class By:
    """Another hand that something was done by, what it sent, and what it was answered."""

    who: str
    op: str = ""
    """What the telephone made once: sent ten times, it counts once."""
    reply: Mapping[str, str | int] | None = None


def with_proposals(event: E, gone: Collection[int], new: Iterable[TableProposal] = ()) -> E:
    """Return an event in which some proposals are answered for, and others are made."""
    known: Any = event
    if not gone and not new:
        return event
    left = {number: each for number, each in known.proposals.items() if number not in gone}
    made: E = replace(known, proposals={**left, **{each.number: each for each in new}})
    return made


class SetUpPhones(Command):
    """Say who may come in by telephone, and who answers for it; None: nobody comes in."""

    STAYS: ClassVar[bool] = True
    phones: Phones | None

    @override
    def applied_to(self, event: Any, now: datetime) -> Any:
        return replace(event, progress=replace(event.progress, phones=self.phones))


class Propose(Command):
    """Keep what a telephone says of a place; None: it was said before, and is known."""

    STAYS: ClassVar[bool] = True
    IS_NOTED: ClassVar[bool] = True
    proposal: TableProposal | None

    @override
    def applied_to(self, event: Any, now: datetime) -> Any:
        return with_proposals(event, (), filter(None, (self.proposal,)))


class MissPin(Command):
    """Count a wrong PIN against a proposal."""

    STAYS: ClassVar[bool] = True
    number: int

    @override
    def applied_to(self, event: Any, now: datetime) -> Any:
        missed = event.proposals[self.number]
        return with_proposals(event, (), (replace(missed, misses=missed.misses + 1),))


class UnlockProposal(Command):
    """Let PINs be typed again for a proposal."""

    STAYS: ClassVar[bool] = True
    number: int

    @override
    def applied_to(self, event: Any, now: datetime) -> Any:
        return with_proposals(event, (), (replace(event.proposals[self.number], misses=0),))


class DropProposals(Command):
    """Do without what was proposed: the desk's own result stands, or none does."""

    numbers: tuple[int, ...]

    @override
    def applied_to(self, event: Any, now: datetime) -> Any:
        return with_proposals(event, self.numbers)


OF_PHONES: Mapping[str, type[Request]] = {
    kind.__name__: kind for kind in (SetUpPhones, Propose, MissPin, UnlockProposal, DropProposals)
}
"""What can be asked of an event whose format has telephones, by the name in the journal."""


class PhoneError(RuleError):
    """Something a telephone asked for that will not do; the status is HTTP's."""

    status: ClassVar[int] = 400


class UnreadableEntryError(PhoneError):
    """What is not written as the pages write it: the field, or the whole."""

    field: str


class NoSuchPlaceError(PhoneError):
    """A place that is not played at a table in this round."""

    table: int


class OthersTableError(PhoneError):
    """A table that is not among an assistant's."""

    status: ClassVar[int] = 403
    table: int


class MayNotAnnounceError(PhoneError):
    """An assistant who has not been given the right to begin rounds."""

    status: ClassVar[int] = 403


class RoundNotOpenError(PhoneError):
    """A round that is not being played."""

    status: ClassVar[int] = 409
    round: int
    open: int


class NoRoomError(PhoneError):
    """A scene that assistants do not choose, or no room that shows any."""

    status: ClassVar[int] = 409


class EveningOverError(PhoneError):
    """An evening that was ended."""

    status: ClassVar[int] = 409


class NothingToReadError(PhoneError):
    """A place that is read again before it was read once."""

    status: ClassVar[int] = 409
    table: int


class NothingToConfirmError(PhoneError):
    """A place of which nothing was proposed, or two different things."""

    status: ClassVar[int] = 409


class RefusedFactsError(PhoneError):
    """Facts that the desk would refuse too: why, and the field that is blamed."""

    why: RuleError
    field: str


class RoundRefusedError(PhoneError):
    """A round that cannot begin yet."""

    status: ClassVar[int] = 409
    why: RuleError
