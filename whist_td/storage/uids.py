"""What events of files are known by that are older than such names: made of what never changes."""

from collections.abc import Iterable
from hashlib import sha256


def made_uid(heading: tuple[object, ...], lines: Iterable[tuple[object, object]]) -> str:
    """Return a name for an event: of its format, name and date, and when its first line is of.

    The file need not be written for it, and has the same when it is.
    """
    facts = (heading, *[at for number, at in lines if number == 1][:1])
    return sha256(repr([*facts]).encode(errors="replace")).hexdigest()[:32]
