"""The values that options take, read as the contract of the command line says."""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from enum import Enum
from pathlib import Path

from whist_td.core.errors import CallError, TrumpListError
from whist_td.core.rounds import MOST_ROUNDS, Call, call_of
from whist_td.core.strains import SUITS, Strain
from whist_td.desk.request_errors import ArgumentValueError
from whist_td.formats.club_night.rules.settings import MOST_LENGTH
from whist_td.formats.club_night.rules.table_games import Length, Measure, Unit
from whist_td.formats.whiz.rules.settings import LIMITS
from whist_td.interchange.tables import clean
from whist_td.movements.militaire import LEAST_TABLES

MOST_TEAMS = 2_000
MOST_PLAYERS = 999
PAIR = 2
NO_TIE_BREAKS = "none"
PLACEMENT_POINTS = (-999, 999)
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


def teams(text: str) -> int:
    """Return a number of teams."""
    return whole_number("--teams", text, LEAST_TABLES, MOST_TEAMS)


def players(text: str) -> int:
    """Return a number of players; too few are refused where a movement is made."""
    return whole_number("--players", text, 0, MOST_PLAYERS)


def boards_per_round(text: str) -> int:
    """Return how many deals a table plays in a round."""
    return whole_number("--boards-per-round", text, *LIMITS["boards_per_round"])


def length(text: str) -> Length:
    """Return how long a table plays, such as deals:16 or rubbers:1."""
    name, _, count = text.partition(":")
    units = {unit.value: unit for unit in Unit}
    if name not in units:
        raise ArgumentValueError("--length", text, ", ".join(f"{each}:N" for each in units))
    return Length(units[name], whole_number("--length", count, 1, MOST_LENGTH))


def tie_breaks(text: str) -> tuple[Measure, ...]:
    """Return what separates players with the same score, such as rubbers,best_round, or none."""
    known = {measure.value.replace(" ", "_"): measure for measure in Measure}
    asked = [part.strip().lower() for part in text.split(",")]
    if asked == [NO_TIE_BREAKS]:
        return ()
    for part in asked:
        if part not in known:
            raise ArgumentValueError("--tie-breaks", part, ", ".join((*known, NO_TIE_BREAKS)))
    return tuple(known[part] for part in asked)


def placement(text: str) -> tuple[int, ...]:
    """Return the placement points of the first place, the second and so on, such as 3,2,1,0."""
    least, most = PLACEMENT_POINTS
    parts = (part.strip() for part in text.split(","))
    return tuple(whole_number("--placement", part, least, most) for part in parts)


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


def calls(text: str) -> tuple[Call, ...]:
    """Return a cycle of calls, such as 13,12,23."""
    return tuple(_call(part.strip()) for part in text.split(","))


def _call(text: str) -> Call:
    digits = text.replace("-", "")
    if len(digits) != PAIR or not (digits.isascii() and digits.isdecimal()):
        raise CallError(text)
    return call_of(int(digits[0]), int(digits[1]))


@dataclass(frozen=True)
class TrumpList:
    """The trumps asked for, or that they be drawn by lot."""

    strains: tuple[Strain, ...] = SUITS
    drawn: bool = False


def trumps(text: str) -> TrumpList:
    """Return a list of trumps, such as HCDS, or the wish to draw them (`random`)."""
    if text == "random":
        return TrumpList(drawn=True)
    try:
        strains = tuple(Strain(letter) for letter in text.upper() if letter not in ", ")
    except ValueError:
        raise TrumpListError(text) from None
    if not strains:
        raise TrumpListError(text)
    return TrumpList(strains)
