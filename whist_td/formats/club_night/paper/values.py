"""What a game pays, as a table: the reminder in the margin of its score sheet and of its rules."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from whist_td.formats.club_night.games.humbug import HumbugSettings
from whist_td.formats.club_night.games.scottish import CARD_POINTS, ScottishSettings
from whist_td.formats.club_night.games.solo import couleur, iwwa
from whist_td.formats.club_night.games.solo.terms import ACTIVE_PLAYERS, Promise, Terms
from whist_td.formats.club_night.games.whip import MAJORITY, WhipSettings
from whist_td.formats.club_night.games.whist.settings import (
    DOUBLE,
    SIMPLE,
    TREBLE,
    Slam,
    WhistSettings,
)
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.words.game_labels import field_label
from whist_td.formats.club_night.words.game_options import option_label
from whist_td.words.words import N_, Words


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


def values_of(choice: GameChoice, _: Words) -> Values:
    """Return what a game pays, with the options of the evening."""
    match choice.options:
        case WhistSettings():
            return _whist(choice.options, _)
        case HumbugSettings():
            return _humbug(choice.options, _)
        case ScottishSettings():
            return _scottish(choice.options, _)
        case WhipSettings():
            return _whip(choice.options, _)
        case iwwa.IwwaSettings():
            return _solo(choice.options, _promises(iwwa.PROMISES), _)
    return _solo(choice.options, _promises(couleur.PROMISES), _)


def points_text(points: int, _: Words) -> str:
    """Return so many points."""
    return _.plural("{n} point", "{n} points", points)


def counters_text(counters: int, _: Words) -> str:
    """Return so many counters."""
    return _.plural("{n} counter", "{n} counters", counters)


def _line(what: str, figure: str, *, starts_group: bool = False) -> Value:
    return Value(what, (figure,), starts_group)


def _whist(settings: WhistSettings, _: Words) -> Values:
    lines = [
        _line(_("Each trick above six"), points_text(settings.trick_value, _)),
        *_honours(settings, _),
        _line(_("Each revoke, to the other side"), points_text(settings.revoke, _)),
        _line(_("The game is won at"), points_text(settings.target, _)),
        *_games(settings, _),
    ]
    if settings.slam is not Slam.NONE:
        lines.append(_line(_("Slam (13 tricks)"), counters_text(settings.slam_chips, _)))
    return Values(_("What counts"), (), tuple(lines))


def _honours(settings: WhistSettings, _: Words) -> list[Value]:
    if not settings.has_honours:
        return [_line(_("Honours"), _("do not count"))]
    return [
        _line(_("Three honours on one side"), points_text(settings.three_honours, _)),
        _line(_("Four honours on one side"), points_text(settings.four_honours, _)),
    ]


def _games(settings: WhistSettings, _: Words) -> list[Value]:
    """Return what a game is worth by what the losers have, and the bonus of the rubber."""
    simple = min(settings.simple_from, settings.target)
    double = min(settings.double_from, simple)
    ranges = (
        (simple, settings.target - 1, SIMPLE),
        (double, simple - 1, DOUBLE),
        (0, double - 1, TREBLE),
    )
    lines = [
        _line(_("Losers at {points}", points=_range(first, last)), counters_text(worth, _))
        for first, last, worth in ranges
        if first <= last
    ]
    if lines:
        lines[0] = Value(lines[0].what, lines[0].figures, starts_group=True)
    if settings.is_rubber:
        lines.append(_line(_("Rubber won, added"), counters_text(settings.consolation, _)))
    return lines


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _humbug(settings: HumbugSettings, _: Words) -> Values:
    lines = (
        _line(_("Each trick above six"), points_text(1, _)),
        _line(_("Four honours in one hand"), points_text(4, _)),
        _line(_("Three honours in one hand"), points_text(3, _)),
        _line(_("Two honours, the other 0 or 1"), points_text(2, _)),
        _line(_("Two honours each"), _("nothing")),
        _line(_("The game is won at"), points_text(settings.target, _), starts_group=True),
    )
    return Values(_("What counts"), (), lines)


def _scottish(settings: ScottishSettings, _: Words) -> Values:
    lines = [
        _line(field_label(card, _), points_text(worth, _)) for card, worth in CARD_POINTS.items()
    ]
    if settings.cards_count:
        lines.append(_line(_("Each card above those dealt"), points_text(1, _)))
    total = sum(CARD_POINTS.values())
    lines += [
        _line(_("The five trumps together"), points_text(total, _), starts_group=True),
        _line(_("The game is won at"), points_text(settings.target, _)),
    ]
    return Values(_("What counts"), (), tuple(lines))


def _whip(settings: WhipSettings, _: Words) -> Values:
    lines = (
        _line(_("Each ace"), points_text(1, _)),
        _line(field_label("two_of_spades", _), points_text(1, _)),
        _line(field_label("ten_of_diamonds", _), points_text(settings.ten_of_diamonds, _)),
        _line(_("Most cards"), points_text(MAJORITY, _)),
        _line(_("Most spades"), points_text(MAJORITY, _)),
        _line(_("Each whip"), points_text(1, _)),
    )
    return Values(_("What counts"), (), lines)


def _promises(by_contract: Mapping[Any, Promise]) -> Mapping[str, Promise]:
    return {contract.value: promise for contract, promise in by_contract.items()}


_HEADS = (N_("Tricks"), N_("Made"), N_("Each trick over"), N_("One down"), N_("Each more down"))


def _solo(settings: object, promises: Mapping[str, Promise], _: Words) -> Values:
    """Return the table of contracts: what each attacker has, and each defender."""
    all_terms = _terms(settings)
    times = any(terms.all_tricks > 1 for terms in all_terms.values())
    heads = [_(head) for head in _HEADS]
    if times:
        heads.append(_("All 13 tricks"))
    lines = tuple(
        Value(option_label(name, _), _contract(terms, promises[name], is_multiplied=times))
        for name, terms in all_terms.items()
    )
    return Values(_("Each attacker / each defender"), tuple(heads), lines)


def _terms(settings: Any) -> Mapping[str, Terms]:  # noqa: ANN401 - any dataclass
    named = ((each.name, getattr(settings, each.name)) for each in fields(settings))
    return {name: terms for name, terms in named if isinstance(terms, Terms)}


def _contract(terms: Terms, promise: Promise, *, is_multiplied: bool) -> tuple[str, ...]:
    share = (ACTIVE_PLAYERS - promise.least) // promise.least
    figures = [
        str(promise.goal),
        _both(terms.made, share),
        _both(terms.over, share),
        _both(-terms.failed, share),
        _both(-terms.short, share),
    ]
    if is_multiplied:
        figures.append(f"×\u2009{terms.all_tricks}" if terms.all_tricks > 1 else "")
    return tuple(figures)


def _both(price: int, share: int) -> str:
    """Return what an attacker has for a price, and what each defender pays."""
    if not price:
        return ""
    return f"{price * share:+}/{-price:+}".replace("-", "−")
