"""Deals in files that other programs read: dealing machines, and other clubs."""

from collections.abc import Mapping
from pathlib import Path

from whist_td.deals.cards import Deal
from whist_td.deals.pbn import PbnHead, pbn, read_pbn
from whist_td.desk.file_errors import OversizeFileError, UnreadableFileError
from whist_td.desk.ports import FileMissingError
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.interchange.tables import decoded

_MOST_BYTES = 4 * 1024 * 1024
"""No file of an evening's deals, with all that others write beside them, is larger."""


def deals_pbn(event: WhizEvent, deals: Mapping[int, Deal]) -> bytes:
    """Return deals of a tournament as a file in PBN."""
    details = event.details
    head = PbnHead(details.name, details.place, details.date, event.settings.seat_change)
    return pbn(deals, head).encode()


def read_deals(path: Path) -> Mapping[int, Deal]:
    """Return the deals of a file in PBN by their boards, in whatever encoding it is.

    Raises what `read_pbn` raises, and `TableFileError` for what is no text.
    """
    if not path.is_file():
        raise FileMissingError(path)
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise OversizeFileError(path.name)
        content = path.read_bytes()
    except OSError as fault:
        raise UnreadableFileError(path.name) from fault
    text, _encoding = decoded(content, path.name)
    return read_pbn(text)
