"""The lines of the box as a treasurer looks through them: of which days, for what, and by words."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash_sheets import period_lines
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.core.names import plain
from whist_td.words.club_amounts import money_text
from whist_td.words.words import Words

Purpose = tuple[MoneyKind, str]
"""What money is for, and under which heading."""


@dataclass(frozen=True)
class LineSearch:
    """Which lines are looked for: of some days, for one purpose or any, with some words."""

    start: date
    end: date
    purpose: Purpose | None = None
    typed: str = ""


@dataclass(frozen=True)
class FoundLines:
    """The lines that were found, the newest first, and what came in and went out by them."""

    lines: tuple[MoneyLine, ...]
    came_in: int
    went_out: int


def found_lines(
    book: ClubBook, search: LineSearch, events: Mapping[int, str], _: Words
) -> FoundLines:
    """Return the lines that a search means: each word stands in a name, a note, an amount."""
    words = plain(search.typed).split()
    found = tuple(
        line
        for line in reversed(period_lines(book, search.start, search.end))
        if search.purpose in (None, (line.what, line.heading))
        and (not words or _has_words(line, words, book, events, _))
    )
    money = [line.cents for line in found if line.purse is not Purse.OWED]
    came_in = sum(cents for cents in money if cents > 0)
    return FoundLines(found, came_in, came_in - sum(money))


def _has_words(
    line: MoneyLine, words: list[str], book: ClubBook, events: Mapping[int, str], _: Words
) -> bool:
    name = book.persons[book.who(line.person)].name if line.person else ""
    amounts = money_text(abs(line.cents), _), str(line.number), str(line.receipt or "")
    parts = (name, line.heading, line.note, events.get(line.event or 0, ""), *amounts)
    text = plain(" ".join(parts))
    return all(word in text for word in words)


def purposes(book: ClubBook, start: date, end: date) -> tuple[Purpose, ...]:
    """Return what there was money for in a period, in the order of the sheets."""
    kinds = tuple(MoneyKind)
    found = {(line.what, line.heading) for line in period_lines(book, start, end)}
    return tuple(sorted(found, key=lambda each: (kinds.index(each[0]), plain(each[1]))))
