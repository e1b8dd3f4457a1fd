"""Deals in Portable Bridge Notation, for dealing machines and other clubs; West is the Domy.

Source: PBN standard 2.1, sections 2 (comments, escapes), 3.2 (tags; `#` repeats), 3.4.11 (Deal).
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from whist_td.core.contracts import SeatChange, dealer_of
from whist_td.core.errors import RuleError
from whist_td.deals.cards import PLACES, WHOLE_HAND, Deal, HandSizeError, read_deal

MOST_BOARDS = 2000
"""A file with more is no evening's."""
_COMMENT = re.compile(r'("(?:[^"\\\n]|\\.)*")|\{[^}]*\}?|;[^\n]*|^%[^\n]*', re.MULTILINE)
"""What stands in quotes is no comment; what begins a line with % is for other programs."""
_TAG_OR_END = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]|\n[ \t]*(?=\n)')
_PASSED_OVER = "~"
"""Stands for a comment: a line that held one is not empty."""
_BOARD_NUMBER = re.compile("[0-9]{1,6}")
_MOST_NUMBER = 999_999
_SAME = "#"


class NoDealsError(RuleError):
    """A file in which no deal stands."""


class TooManyBoardsError(RuleError):
    """More boards than an evening could have."""

    boards: int
    most: int


class BoardNumberError(RuleError):
    """The number of a board that is none."""

    text: str
    most: int


class BoardDealtTwiceError(RuleError):
    """Two different deals for one board."""

    board: int


class BoardFaultError(RuleError):
    """A board whose deal cannot be; `fault` says why."""

    board: int
    fault: RuleError


@dataclass(frozen=True)
class PbnHead:
    """What a file says of all its boards."""

    event: str
    site: str
    day: date | None
    seats: SeatChange


def pbn(deals: Mapping[int, Deal], head: PbnHead) -> str:
    """Return deals by their board as a file in PBN, every line ended as the standard has it."""
    day = head.day.strftime("%Y.%m.%d") if head.day else "????.??.??"
    lines = ["% PBN 2.1", "% EXPORT"]
    for board, deal in sorted(deals.items()):
        tags = {
            "Event": head.event,
            "Site": head.site,
            "Date": day,
            "Board": str(board),
            "Dealer": dealer_of(board).value,
            "Vulnerable": "None",
            "Deal": deal.text,
            "WhizSeats": head.seats.value,
        }
        for tag, value in tags.items():
            escaped = " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
            lines.append(f'[{tag} "{escaped}"]')
        lines.append("")
    return "\r\n".join(lines)


def read_pbn(text: str) -> dict[int, Deal]:
    """Return the deals of a file by their board; what else it says is passed over.

    A deal without a number follows the one before. Raises `NoDealsError`, `TooManyBoardsError`,
    `BoardNumberError`, `BoardDealtTwiceError` and `BoardFaultError`, which holds what is wrong.
    """
    texts: dict[int, str] = {}
    for board, deal in _boards(text):
        if texts.setdefault(board, deal) != deal:
            raise BoardDealtTwiceError(board)
    if not texts:
        raise NoDealsError
    if len(texts) > MOST_BOARDS:
        raise TooManyBoardsError(len(texts), MOST_BOARDS)
    return {board: _whole_deal(board, deal) for board, deal in sorted(texts.items())}


def _boards(text: str) -> Iterator[tuple[int, str]]:
    """Yield each board and its deal."""
    last = 0
    for game in _games(text):
        if (deal := game.get("deal")) is None:
            continue
        number = game.get("board", "")
        if number and (not _BOARD_NUMBER.fullmatch(number.strip()) or not int(number)):
            raise BoardNumberError(number, _MOST_NUMBER)
        last = int(number) if number else last + 1
        yield last, deal


def _games(text: str) -> Iterator[Mapping[str, str]]:
    """Yield the tags of each game by their names in small letters, in whatever order they stand.

    A game ends where a tag of it comes again, or with an empty line once its deal is known. Tags
    that say `#` are those of the game before.
    """
    lines = "\n".join(text.splitlines())  # old programs end them with a return alone
    bare = _COMMENT.sub(lambda comment: comment[1] or _PASSED_OVER, lines)
    before: dict[str, str] = {}
    game: dict[str, str] = {}
    for each in _TAG_OR_END.finditer(bare):
        name, value = (each[1] or "").lower(), each[2]
        if name in game or (not name and "deal" in game):
            yield game
            before |= game
            game = {}
        if name:
            game[name] = before.get(name, "") if value == _SAME else re.sub(r"\\(.)", r"\1", value)
    yield game


def _whole_deal(board: int, text: str) -> Deal:
    try:
        deal = read_deal(text)
        if not deal.is_whole:
            raise HandSizeError(PLACES[0], deal.size, WHOLE_HAND)
    except RuleError as fault:
        raise BoardFaultError(board, fault) from fault
    return deal
