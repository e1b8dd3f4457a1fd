"""A deal of any game in words, as the journal and a player's page tell it.

The journal does not know how many sit at the table, so that it names seats by their numbers and
sides by letters; where the people are known, their names stand instead.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from enum import Enum

from whist_td.core.strains import Strain
from whist_td.formats.club_night.games.scottish import ScottishDeal
from whist_td.formats.club_night.games.solo.deals import SoloDeal
from whist_td.formats.club_night.rules.deals import TableDeal
from whist_td.formats.club_night.words.game_labels import field_label, game_label
from whist_td.words.labels import strain_label
from whist_td.words.words import N_, Words, lower_first

SIDES = "ABCDE"
_SEATS = {"dealer", "attackers", "made", "dummy", "two_of_spades", "ten_of_diamonds"}
_SIDES = {"shown", "revoker"}
_TRUMPS = {
    "jack": N_("jack"),
    "ace": N_("ace"),
    "king": N_("king"),
    "queen": N_("queen"),
    "ten": N_("ten"),
}
_TOLD_APART = {"dealer", *_TRUMPS}
_LEFT_OUT_EMPTY = {"honours", "revokes", "erased", "exchanged", "whips"}


@dataclass(frozen=True)
class Named:
    """How seats and sides are called."""

    seat: Callable[[int], str]
    side: Callable[[int], str]


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
    """Tell a deal: "solo (five tricks), attackers: seat 1, tricks: 7"."""
    told: list[str] = []
    for each in fields(type(deal.facts)):  # type: ignore[arg-type]  # every deal is a dataclass
        value = getattr(deal.facts, each.name)
        if each.name == "contract":
            told.insert(0, game_label(value, _))
        elif each.name not in _TOLD_APART and not _is_empty(each.name, value):
            words = _value(each.name, value, named or by_numbers(_), _)
            what = _what(deal.facts, each.name, named or by_numbers(_), _)
            told.append(what if value is True else _("{what}: {value}", what=what, value=words))
    if isinstance(deal.facts, ScottishDeal):
        told.insert(0, _captured(deal.facts, named or by_numbers(_), _))
    if _is_failed_misere(deal.facts):
        told.append(_("made by nobody"))
    return ", ".join(told)


def _what(facts: object, name: str, named: Named, _: Words) -> str:
    """Return what a value is of; tricks in a game of sides with whose they are."""
    what = lower_first(field_label(name, _))
    if name != "tricks" or isinstance(facts, SoloDeal):
        return what
    alone = getattr(facts, "dummy", None)
    who = named.side(0) if alone is None else named.seat(alone)
    return _("{what} ({who})", what=what, who=who)


def _captured(deal: ScottishDeal, named: Named, _: Words) -> str:
    """Tell who captured which of the five trumps: "A: jack, ten; B: ace, king, queen"."""
    found: dict[int, list[str]] = {}
    for card, name in _TRUMPS.items():
        found.setdefault(getattr(deal, card), []).append(_(name))
    return "; ".join(
        _("{what}: {value}", what=named.side(side), value=", ".join(cards))
        for side, cards in sorted(found.items())
    )


def _is_failed_misere(facts: object) -> bool:
    """Tell whether a misère was played and nobody made it: only then are there no tricks."""
    if not isinstance(facts, SoloDeal):
        return False
    return bool(facts.attackers) and facts.tricks is None and not facts.made


def _is_empty(name: str, value: object) -> bool:
    if value is None or value is False or value == ():
        return True
    return name in _LEFT_OUT_EMPTY and isinstance(value, tuple) and not any(value)


def _value(name: str, value: object, named: Named, _: Words) -> str:
    match value:
        case Strain():
            return strain_label(value, _)
        case Enum():
            return game_label(value, _)
        case tuple() if name in _SEATS:
            return ", ".join(named.seat(seat) for seat in value)
        case tuple():
            return "–".join(_part(part, _) for part in value)
    return _number(name, value, named)


def _number(name: str, value: object, named: Named) -> str:
    if isinstance(value, int) and name in _SEATS:
        return named.seat(value)
    return named.side(value) if isinstance(value, int) and name in _SIDES else str(value)


def _part(part: object, _: Words) -> str:
    if isinstance(part, bool):
        return _("yes") if part else _("no")
    return str(part)
