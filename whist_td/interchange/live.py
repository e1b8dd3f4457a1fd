"""Formulas that know what they come to: said once, they are the text of a cell and its value.

Where a formula is made of cells whose values are known, its own is known too, and the file shows
it where nothing is calculated. A condition is true or false and stands inside other formulas only.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Live:
    """A part of a formula, and what it comes to.

    >>> (Live("A1", 3) * 2 + 1).text
    '((A1*2)+1)'
    """

    text: str
    value: float | str
    is_fixed: bool = False
    """A figure or a text of our own, whatever stands in any cell."""

    @property
    def number(self) -> float:
        """What it counts."""
        return 0 if isinstance(self.value, str) else self.value

    @property
    def words(self) -> str:
        """What it says."""
        return str(self.value)

    def __add__(self, other: "Given") -> "Live":
        """Return a sum."""
        more = live(other)
        if more.is_fixed and not more.number:
            return self
        is_nothing = self.is_fixed and not self.number
        return more if is_nothing else _both("+", self, more, self.number + more.number)

    def __sub__(self, other: "Given") -> "Live":
        """Return a difference."""
        return _both("-", self, live(other), self.number - live(other).number)

    def __mul__(self, other: "Given") -> "Live":
        """Return a product."""
        return _both("*", self, live(other), self.number * live(other).number)

    def __truediv__(self, other: "Given") -> "Live":
        """Return a quotient, 0 where a cell that is not counted divides by nothing."""
        return _both("/", self, live(other), self.number / (live(other).number or 1))

    def __lt__(self, other: "Given") -> "Live":
        """Tell whether it is less."""
        return _both("<", self, live(other), self.number < live(other).number)

    def __gt__(self, other: "Given") -> "Live":
        """Tell whether it is more."""
        return _both(">", self, live(other), self.number > live(other).number)

    def __ge__(self, other: "Given") -> "Live":
        """Tell whether it is as much or more."""
        return _both(">=", self, live(other), self.number >= live(other).number)

    def is_(self, other: "Given") -> "Live":
        """Tell whether it is the same, in small letters or large; nothing is an empty text."""
        return _both("=", self, live(other), _plain(self) == _plain(live(other)))

    def at(self, sheet: str) -> "Live":
        """Return a cell as other sheets name it."""
        name = sheet.replace("'", "''")
        return Live(f"'{name}'!{self.text}", self.value)


Given = Live | float | str


def live(given: Given) -> Live:
    """Return a figure or a text as a part of a formula."""
    if isinstance(given, Live):
        return given
    if isinstance(given, str):
        return Live(quoted(given), _plainly_spaced(given), is_fixed=True)
    return Live(f"{given}" if given >= 0 else f"({given})", given, is_fixed=True)


def quoted(text: str) -> str:
    """Return a text as it stands in a formula, its spaces those of all other cells."""
    doubled = _plainly_spaced(text).replace('"', '""')
    return f'"{doubled}"'


def _plainly_spaced(text: str) -> str:
    return re.sub(r"\s", " ", text)


def cell(place: str, value: float | str | None) -> Live:
    """Return a cell by its place and what stands in it."""
    return Live(place, "" if value is None else value)


def _both(sign: str, first: Live, second: Live, value: float) -> Live:
    return Live(f"({first.text}{sign}{second.text})", value, first.is_fixed and second.is_fixed)


def _plain(part: Live) -> float | str:
    return part.value.casefold() if isinstance(part.value, str) else part.value


def _call(name: str, parts: Sequence[Live], value: float | str) -> Live:
    return Live(f"{name}({','.join(part.text for part in parts)})", value)


def figure(place: Live) -> Live:
    """Return the number in a cell, 0 where there is none."""
    return place if place.is_fixed else _call("N", [place], place.number)


def most(*parts: Given) -> Live:
    """Return the greatest."""
    values = [live(part) for part in parts]
    return _call("MAX", values, max(part.number for part in values))


def least(*parts: Given) -> Live:
    """Return the least."""
    values = [live(part) for part in parts]
    return _call("MIN", values, min(part.number for part in values))


def every(*parts: Live) -> Live:
    """Tell whether all conditions hold."""
    return _holding("AND", parts, all)


def some(*parts: Live) -> Live:
    """Tell whether any condition holds."""
    return _holding("OR", parts, any)


def _holding(name: str, parts: Sequence[Live], holds: Callable[[Iterator[float]], bool]) -> Live:
    value = holds(part.number for part in parts)
    return parts[0] if len(parts) == 1 else _call(name, parts, value)


def otherwise(condition: Live) -> Live:
    """Tell whether a condition does not hold."""
    return Live(f"NOT({condition.text})", not condition.number, condition.is_fixed)


def choose(condition: Live, then: Given, otherwise: Given) -> Live:
    """Return one thing where a condition holds, another where it does not."""
    value = live(then) if condition.number else live(otherwise)
    if condition.is_fixed:
        return value
    return _call("IF", [condition, live(then), live(otherwise)], value.value)


def flag(condition: Live) -> Live:
    """Return 1 where a condition holds, else 0."""
    return choose(condition, 1, 0)


def total(parts: Sequence[Live]) -> Live:
    """Return the sum of some parts."""
    return sum(parts, live(0))


def joined(*parts: Given) -> Live:
    """Return texts one after the other."""
    values = [live(part) for part in parts]
    text = "&".join(part.text for part in values)
    return Live(f"({text})", "".join(part.words for part in values))


def after(text: Live, letters: int) -> Live:
    """Return a text without its first letters."""
    return Live(f"MID({text.text},{letters + 1},2000)", text.words[letters:])


def place_of(what: Live, among: Sequence[Live], span: str) -> Live:
    """Return the place of what a cell says in a span of cells, the first being 1; 0: not there."""
    values = [_plain(each) for each in among]
    found = values.index(_plain(what)) + 1 if what.value != "" and _plain(what) in values else 0
    return Live(f'IF({what.text}="",0,IFERROR(MATCH({what.text},{span},0),0))', found)


def pick(place: Live, values: Sequence[Given]) -> Live:
    """Return the value at a place, the first being 1; 0 where the place is 0."""
    choices = [live(0), *map(live, values)]
    if len({part.text for part in choices[1:]}) == 1:
        return choices[1]
    return Live(
        f"CHOOSE(1+{place.text},{','.join(part.text for part in choices)})",
        choices[int(place.number)].value,
    )


def listed(names: Live) -> Live:
    """Return names of a cell, with commas between them, as `is_listed` looks one up."""
    return joined(",", _tight(names), ",")


def is_listed(name: Live, names: Live) -> Live:
    """Tell whether a name is one of some that are listed."""
    own = joined(",", _tight(name), ",")
    return Live(f"ISNUMBER(FIND({own.text},{names.text}))", own.words in names.words)


def length(text: Live) -> Live:
    """Return how many letters a text has."""
    return _call("LEN", [text], len(text.words))


def name_length(name: Live) -> Live:
    """Return how many letters a name takes in a list."""
    return length(_tight(name))


def _tight(names: Live) -> Live:
    heads = re.sub(", ", ",", names.words).upper()
    return Live(f'UPPER(SUBSTITUTE({names.text},", ",","))', heads)


HOLE = "\0"
"""What stands in a sentence where a cell is to be said."""


def filled(sentence: str, what: Live) -> Live:
    """Return a sentence whose holes are filled.

    >>> filled(f"Table {HOLE} goes on.", Live("A1", 3)).text
    '("Table "&A1&" goes on.")'
    """
    first, *rest = sentence.split(HOLE)
    parts = [first, *(part for each in rest for part in (what, each))]
    return joined(*(part for part in parts if part != ""))
