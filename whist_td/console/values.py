"""The values that options take, read as the contract of the command line says."""

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from enum import Enum
from pathlib import Path

from whist_td.core.events import MOST_ROUNDS
from whist_td.core.names import clean
from whist_td.core.numbers import typed_number
from whist_td.desk.request_errors import ArgumentValueError, DayTextError

_MOST_PLAYERS = 999
_NUMBER = re.compile(r"-?[0-9]{1,18}")


def path(text: str) -> Path:
    """Return a file or a folder; the home of a user whom nobody knows is taken as it is written."""
    with suppress(RuntimeError):
        return Path(text).expanduser()
    return Path(text)


line = clean
"""A text as one line of whole letters, as a person would have typed it."""


def number(text: str) -> int | None:
    """Return a whole number in the digits of the contract; None: it is none."""
    return int(text) if _NUMBER.fullmatch(text) else None


def whole_number(argument: str, text: str, least: int, most: int) -> int:
    """Return a number within limits, or refuse it."""
    found = number(text)
    if found is None or not least <= found <= most:
        raise ArgumentValueError(argument, text, f"{least}…{most}")
    return found


def _within(argument: str, least: int, most: int) -> Callable[[str], int]:
    return lambda text: whole_number(argument, text, least, most)


rounds = _within("--rounds", 1, MOST_ROUNDS)
after = _within("--after", 1, MOST_ROUNDS)
"""The round whose standings are asked for."""
players = _within("--players", 0, _MOST_PLAYERS)
"""Too few are refused where a movement is made."""
player = _within("NUMBER", 1, 10**6)
"""The number that somebody bears in an event."""
seed = _within("--seed", 0, 10**12)
draw = _within("--draw", 0, 10**18 - 1)
"""The number of a draw by lot."""
event = _within("--event", 1, 10**9)
port = _within("--port", 0, 65_535)
coin = _within("--coin", 1, 100)
years = _within("--years", 1, 100)
"""After how many without coming somebody is proposed for forgetting."""


def numbers(argument: str, most: int) -> Callable[[str], frozenset[int]]:
    """Return what reads numbers and ranges of them, up to the greatest that counts."""

    def read(text: str) -> frozenset[int]:
        found: set[int] = set()
        for part in text.split(","):
            first, dash, last = part.strip().partition("-")
            start, end = typed_number(first), typed_number(last if dash else first)
            if start is None or end is None or start > end:
                raise ArgumentValueError(argument, text, "7,9-12")
            found.update(range(start, min(end, most) + 1))
        return frozenset(found)

    return read


def choice(argument: str, kind: type[Enum]) -> Callable[[str], Enum]:
    """Return what reads one of the codes that an option takes."""

    def read(text: str) -> Enum:
        by_code = {str(each.value).lower(): each for each in kind}
        if text.lower() not in by_code:
            codes = ", ".join(str(each.value) for each in kind)
            raise ArgumentValueError(argument, text, codes)
        return by_code[text.lower()]

    return read


def day(text: str) -> date:
    """Return a date, written year-month-day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise DayTextError("--date", text, "2026-11-21") from None
