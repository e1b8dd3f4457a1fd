"""The single sheets of a paper: what stands on each, and which no longer match what was printed.

A sheet is known by a short text: the number of its team, player, table or board; where it is for
one round alone, "round.number". A paper that is one sheet for everybody has the text "".
"""

import hashlib
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic, TypeVar

from whist_td.paper.layout import PageSize
from whist_td.paper.page import Page
from whist_td.words.words import N_, Words

Of = TypeVar("Of")
SheetFilter = Callable[[str], bool]
"""Whether a sheet is to be laid out, by its text."""
Pages = Callable[[Of, PageSize, Words], list[Page]]


@dataclass(frozen=True)
class Each:
    """For whom or what each sheet of a paper is, in words for one and for more."""

    one: str
    many: str
    is_round: bool = False
    """Whether the round tells it, and not what follows."""

    def number(self, sheet: str) -> int:
        """Return whose a sheet is, by its text: a copy is its board's, whatever its letter."""
        name = sheet.rpartition(".")[2]
        return round_of(sheet) if self.is_round else int(re.split(r"\D", name)[0])


TEAM = Each(N_("team {numbers}"), N_("teams {numbers}"))
PLAYER = Each(N_("player {numbers}"), N_("players {numbers}"))
TABLE = Each(N_("table {numbers}"), N_("tables {numbers}"))
BOARD = Each(N_("board {numbers}"), N_("boards {numbers}"))
ROUND = Each(N_("round {numbers}"), N_("rounds {numbers}"), is_round=True)
# In French « tours », where Whist militaire has « manches ».
ROUND_OF_PLAYERS = Each(
    N_("round {numbers}", "tour"), N_("rounds {numbers}", "tour"), is_round=True
)


def every(_sheet: str) -> bool:
    """Lay every sheet out."""
    return True


@dataclass(frozen=True)
class Stack(Generic[Of]):
    """The sheets of a paper: the pages of those wanted, and the facts that stand on each.

    It is made of functions of modules, so that another process can be told what to lay out.
    The heading of the event is left out: a place corrected makes no sheet wrong.
    """

    pages: Callable[[Of, PageSize, Words, SheetFilter], list[Page]]
    facts: Callable[[Of], Mapping[str, object]]
    each: Each | None = None
    """None: the paper is one sheet for everybody."""

    def by_number(self, of: Of) -> Mapping[int, tuple[str, ...]]:
        """Return the sheets of each for whom there are some; none where they are for everybody."""
        sheets: dict[int, tuple[str, ...]] = {}
        if self.each is not None:
            for sheet in self.facts(of):
                number = self.each.number(sheet)
                sheets[number] = (*sheets.get(number, ()), sheet)
        return sheets

    def all_pages(self, of: Of, size: PageSize, _: Words) -> list[Page]:
        """Return the pages of all sheets."""
        return self.pages(of, size, _, every)

    def only(self, sheets: Collection[str]) -> "Stack[Of]":
        """Return the stack with some of its sheets."""
        return replace(self, facts=partial(_some_facts, self.facts, frozenset(sheets)))

    def marks(self, of: Of) -> Mapping[str, str]:
        """Return a short mark of what stands on each sheet: another one where that changes."""
        return {
            sheet: hashlib.blake2s(repr(fact).encode(), digest_size=4).hexdigest()
            for sheet, fact in self.facts(of).items()
        }


def _some_facts(
    facts: Callable[[Of], Mapping[str, object]], sheets: frozenset[str], of: Of
) -> Mapping[str, object]:
    return {sheet: fact for sheet, fact in facts(of).items() if sheet in sheets}


def one_sheet(pages: Pages[Of], facts: Callable[[Of], object]) -> Stack[Of]:
    """Return the stack of a paper that is one sheet for everybody, however many pages it has."""
    return Stack(partial(_whole_paper, pages), partial(_facts_of_all, facts))


def _whole_paper(
    pages: Pages[Of], of: Of, size: PageSize, _: Words, _filter: SheetFilter
) -> list[Page]:
    return pages(of, size, _)


def _facts_of_all(facts: Callable[[Of], object], of: Of) -> Mapping[str, object]:
    return {"": facts(of)}


@dataclass(frozen=True)
class Stale:
    """The sheets of a paper that no longer match, with their marks; "" where one is to go."""

    paper: str
    marks: Mapping[str, str]

    @property
    def again(self) -> tuple[str, ...]:
        """The sheets to print anew."""
        return tuple(sheet for sheet, mark in self.marks.items() if mark)

    @property
    def gone(self) -> tuple[str, ...]:
        """The sheets to take away."""
        return tuple(sheet for sheet, mark in self.marks.items() if not mark)


def stale(
    paper: str, now: Mapping[str, str], printed: Mapping[str, str], after_round: int
) -> Stale | None:
    """Compare the sheets of a paper with what was printed; rounds that have begun are history."""
    rounds = {round_of(sheet) for sheet in now} & {round_of(sheet) for sheet in printed}
    rounds = {number for number in rounds if number == 0 or number > after_round}
    both = (*now, *(sheet for sheet in printed if sheet not in now))
    marks = {
        sheet: now.get(sheet, "")
        for sheet in both
        if round_of(sheet) in rounds and now.get(sheet) != printed.get(sheet)
    }
    return Stale(paper, marks) if marks else None


def round_of(sheet: str) -> int:
    """Return the round that a sheet is for alone; 0 where it is for the evening."""
    number, dot, _rest = sheet.partition(".")
    return int(number) if dot else 0
