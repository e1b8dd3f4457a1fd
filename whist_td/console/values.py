"""The values that options take, read as the contract of the command line says."""

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from enum import Enum
from pathlib import Path

from whist_td.core.rounds import MOST_ROUNDS
from whist_td.desk.request_errors import ArgumentValueError
from whist_td.interchange.tables import clean

_MOST_PLAYERS = 999
_NUMBER = re.compile(r"-?[0-9]{1,18}")


def path(text: str) -> Path:
    """Return a file or a folder; the home of a user whom nobody knows is taken as it is written."""
    with suppress(RuntimeError):
        return Path(text).expanduser()
    return Path(text)


def line(text: str) -> str:
    r"""Return a text as one line of whole letters, as a person would have typed it.

    >>> line("Friday\n night ")
    'Friday night'
    """
    return clean(text)


def whole_number(argument: str, text: str, least: int, most: int) -> int:
    """Return a number within limits, or refuse it."""
    number = int(text) if _NUMBER.fullmatch(text) else None
    if number is None or not least <= number <= most:
        raise ArgumentValueError(argument, text, f"{least}…{most}")
    return number


def rounds(text: str) -> int:
    """Return a number of rounds."""
    return whole_number("--rounds", text, 1, MOST_ROUNDS)


def after(text: str) -> int:
    """Return the round whose standings are wanted."""
    return whole_number("--after", text, 1, MOST_ROUNDS)


def players(text: str) -> int:
    """Return a number of players; too few are refused where a movement is made."""
    return whole_number("--players", text, 0, _MOST_PLAYERS)


def choice(argument: str, kind: type[Enum]) -> Callable[[str], Enum]:
    """Return what reads one of the codes that an option takes."""

    def read(text: str) -> Enum:
        try:
            return kind(text.lower())
        except ValueError:
            codes = ", ".join(str(each.value) for each in kind)
            raise ArgumentValueError(argument, text, codes) from None

    return read


def seed(text: str) -> int:
    """Return the seed of a draw."""
    return whole_number("--seed", text, 0, 10**12)


def event(text: str) -> int:
    """Return the number of an event."""
    return whole_number("--event", text, 1, 10**9)


def day(text: str) -> date:
    """Return a date, written year-month-day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentValueError("--date", text, "2026-11-21") from None
