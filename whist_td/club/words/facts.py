"""Facts of the club's book in words, for what stood before a line of its journal and after."""

from collections.abc import Mapping
from typing import Any

from whist_td.club.rules.money import MoneyLine
from whist_td.club.rules.persons import BookSettings, Person
from whist_td.words.club_amounts import money_text
from whist_td.words.formats import FactText
from whist_td.words.words import Words


def _called(value: Any, _other: object, _: Words) -> str:  # noqa: ANN401 - a season, …
    return "" if value is None else str(value.name)


def _person(value: Person | None, other: Person | None, _: Words) -> str:
    """Tell what differs of a person, the name where nothing that people read does."""
    if value is None:
        return _("nobody")
    known = (value.name, value.category, value.contact)
    before = (other.name, other.category, other.contact) if other else ("", "", "")
    told = [new for new, old in zip(known, before, strict=True) if new != old and new]
    return ", ".join(told) or value.name


def _settings(value: BookSettings, _other: object, _: Words) -> str:
    rates = (f"{each.name} {money_text(each.cents, _)}" for each in value.categories)
    return ", ".join((value.currency, *rates))


def _line(value: MoneyLine | None, _other: object, _: Words) -> str:
    return "" if value is None else money_text(value.cents, _)


def _untold(_value: object, _other: object, _words: Words) -> str:
    """Leave it to the sentence of the line."""
    return ""


FACTS: Mapping[str, FactText] = {
    "details": _called,
    "settings": _settings,
    "persons": _person,
    "seasons": _called,
    "lines": _line,
    **dict.fromkeys(("progress", "drafts", "seen", "apart", "notes", "prizes"), _untold),
}
"""Each fact of the book, by its field."""
