"""What a telephone asks for that will not do, as facts."""

from typing import ClassVar

from whist_td.core.errors import RuleError


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
