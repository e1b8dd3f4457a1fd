"""A deal of any game in words, as the journal and a player's page have it.

The journal does not know how many sit at the table, so that it names seats by their numbers and
sides by letters; where the people are known, their names stand instead.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from enum import Enum

from whist_td.core.strains import Strain
from whist_td.formats.club_night.games.words import SIDES, GameWords, Named
from whist_td.formats.club_night.rules.deals import TableDeal
from whist_td.formats.club_night.words.games import field_label, game_label, game_words
from whist_td.words.labels import strain_label
from whist_td.words.words import Words, lower_first


def by_numbers(_: Words) -> Named:
    """Return names of seats and sides where nobody is known."""
    return Named(lambda seat: _("seat {n}", n=seat + 1), lambda side: SIDES[side])


def by_people(names: Sequence[str], sides: Sequence[Sequence[int]]) -> Named:
    """Return the names of the people in the seats, and of both partners of a side."""
    return Named(
        lambda seat: names[seat],
        lambda side: " + ".join(names[seat] for seat in sides[side]),
    )


def deal_words(deal: TableDeal, _: Words, named: Named | None = None) -> str:
    """Describe a deal: "solo (five tricks), attackers: seat 1, tricks: 7"."""
    named = named or by_numbers(_)
    game = game_words(deal.game)
    parts = (
        *game.before(deal.facts, named, _),
        *_fields(deal.facts, game, named, _),
        *game.after(deal.facts, named, _),
    )
    return ", ".join(parts)


def _fields(facts: object, game: GameWords, named: Named, _: Words) -> Iterator[str]:
    for each in fields(facts):  # type: ignore[arg-type]  # every deal is a dataclass
        value = getattr(facts, each.name)
        if each.name not in game.silent and not _is_empty(each.name, value, game):
            what = lower_first(field_label(each.name, _))
            if each.name == "tricks" and game.tricks_of:
                what = _("{what} ({who})", what=what, who=game.tricks_of(facts, named))
            told = _value(each.name, value, game, named, _)
            yield what if value is True else _("{what}: {value}", what=what, value=told)


def _is_empty(name: str, value: object, game: GameWords) -> bool:
    if value is None or value is False or value == ():
        return True
    return name in game.rare and isinstance(value, tuple) and not any(value)


def _value(name: str, value: object, game: GameWords, named: Named, _: Words) -> str:
    match value:
        case Strain():
            return strain_label(value, _)
        case Enum():
            return game_label(value, _)
        case int() | tuple() if name in game.seats:
            seats = value if isinstance(value, tuple) else (value,)
            return ", ".join(map(named.seat, seats))
        case int() if name in game.sides:
            return named.side(value)
        case tuple():
            return "–".join(_part(part, _) for part in value)
    return str(value)


def _part(part: object, _: Words) -> str:
    if isinstance(part, bool):
        return _("yes") if part else _("no")
    return str(part)
