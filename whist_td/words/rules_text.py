"""A page of rules: a text that travels with the program, told as an event's settings have it.

The text of a game is `resources/rules/<language>/<name>.md`, a line for each thing it says:

    # The title
    What it is, in a sentence.
    ## A section
    - [has_honours, not slam=none] A sentence that only holds under conditions.
    - A revoke costs {revoke|point|points}.

A hole is filled by the fact of its name, with the word that fits the number where two are given.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from typing import Any, ClassVar

from whist_td.assets import asset
from whist_td.words.words import Language, Words

LINE = re.compile(r"(?P<mark>#{1,2}|-)? ?(?:\[(?P<only>[^\]]+)\] )?(?P<text>.+)")
HOLE = re.compile(r"\{(\w+)(?:\|([^|}]+)\|([^}]+))?\}")
Facts = Mapping[str, object]
"""What is true of an event: numbers and words for holes, anything for conditions."""


@dataclass(frozen=True)
class Value:
    """One thing that counts, and what it counts: a figure for each heading."""

    what: str
    figures: tuple[str, ...]
    starts_group: bool = False


@dataclass(frozen=True)
class Values:
    """All that counts in a game; without headings there is one figure a line."""

    title: str
    heads: tuple[str, ...]
    lines: tuple[Value, ...]


def one_value(what: str, figure: str, *, starts_group: bool = False) -> Value:
    """Return a line with a single figure."""
    return Value(what, (figure,), starts_group)


@dataclass(frozen=True)
class RulesSection:
    """A heading and the sentences below it."""

    title: str
    sentences: tuple[str, ...]


Part = tuple[float, float, float, float]
"""A part of a drawing: how far from its left and upper edge, how wide and high; it is 1 by 1."""


@dataclass(frozen=True)
class OpeningSeats:
    """Who sits where at the opening: a board, and four at a table, as they are drawn."""

    title: str
    board: str
    facing: str
    on_the_left: str
    opposite: str
    on_the_right: str
    board_part: ClassVar[Part] = (0.15, 0, 0.7, 0.17)
    table_part: ClassVar[Part] = (0.34, 0.49, 0.32, 0.28)

    @property
    def signs(self) -> tuple[tuple[str, Part], ...]:
        """Who sits on each side of the table; the first looks at the board."""
        return (
            (self.facing, (0.15, 0.81, 0.7, 0.19)),
            (self.on_the_left, (0, 0.53, 0.3, 0.2)),
            (self.opposite, (0.35, 0.27, 0.3, 0.19)),
            (self.on_the_right, (0.7, 0.53, 0.3, 0.2)),
        )


@dataclass(frozen=True)
class RulesText:
    """The rules of an event: what is played, in a sentence, in sections, and what counts."""

    title: str
    lead: str
    sections: tuple[RulesSection, ...]
    values: Values | None = None
    seats: OpeningSeats | None = None


def facts_of(settings: Any) -> dict[str, object]:  # noqa: ANN401 - any dataclass
    """Return the settings of an event or a game as facts, each by its own name."""
    return {each.name: getattr(settings, each.name) for each in fields(settings)}


def rules_text(name: str, facts: Facts, _: Words, values: Values | None = None) -> RulesText:
    """Return the rules of a name as they hold under these facts."""
    title, lead = "", ""
    sections: dict[str, list[str]] = {}
    found: list[str] = []
    for mark, text in _lines(name, facts, _):
        match mark:
            case "#":
                title = text
            case "##":
                found = sections.setdefault(text, [])
            case "-":
                found.append(text)
            case _:
                lead = f"{lead} {text}".strip()
    whole = (RulesSection(head, tuple(lines)) for head, lines in sections.items() if lines)
    return RulesText(title, lead, tuple(whole), values)


def _lines(name: str, facts: Facts, _: Words) -> Iterator[tuple[str | None, str]]:
    for found in _written(name, _.language):
        conditions = found["only"].split(", ") if found["only"] else ()
        if all(_is(condition, facts) for condition in conditions):
            yield found["mark"], _filled(_.typeset(found["text"]), facts, _.language)


@cache
def _written(name: str, language: Language) -> tuple[re.Match[str], ...]:
    """Return the lines of a text, read once: sheets are compared after many a command."""
    text = asset("rules", language.value, f"{name}.md").read_text(encoding="utf-8")
    return tuple(found for line in text.splitlines() if (found := LINE.fullmatch(line)))


def _is(condition: str, facts: Facts) -> bool:
    name, _equals, choices = condition.removeprefix("not ").partition("=")
    value = facts[name]
    text = value.name.lower() if isinstance(value, Enum) else str(value)
    found = text in choices.split("|") if choices else bool(value)
    return found is not condition.startswith("not ")


def _filled(text: str, facts: Facts, language: Language) -> str:
    def fill(hole: re.Match[str]) -> str:
        name, one, many = hole.groups()
        value = facts[name]
        if one is None:
            return str(value)
        is_one = value == 1 or (value == 0 and language is Language.FRENCH)
        return f"{value} {one if is_one else many}"

    return HOLE.sub(fill, text)
