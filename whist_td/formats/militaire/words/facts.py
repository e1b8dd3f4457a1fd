"""Facts in words: a result, an announcement, a team, an option, as the journal shows them."""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any

from whist_td.core.contracts import Strain
from whist_td.formats.militaire.rules.event import AnnouncedRound
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.formats.militaire.rules.teams import SEATS, Team
from whist_td.formats.militaire.words.sentences import call_label, militaire_label, seat_label
from whist_td.words.formats import FactText
from whist_td.words.history import draw_fact, options_told
from whist_td.words.labels import label
from whist_td.words.words import N_, Words, lower_first, numbers_listed

HOME, VISITORS = Side.HOME, Side.VISITORS

_RESULTS: Mapping[tuple[ResultKind, Side | None], str] = {
    (ResultKind.NORMAL, HOME): N_("home side won"),
    (ResultKind.NORMAL, VISITORS): N_("visitors won"),
    (ResultKind.PERFECT, HOME): N_("home side won all thirteen tricks"),
    (ResultKind.PERFECT, VISITORS): N_("visitors won all thirteen tricks"),
    (ResultKind.REVOKE, HOME): N_("home side won, revoke by the visitors"),
    (ResultKind.REVOKE, VISITORS): N_("visitors won, revoke by the home side"),
    (ResultKind.INFLUENCE, HOME): N_("home side won, influence by the visitors"),
    (ResultKind.INFLUENCE, VISITORS): N_("visitors won, influence by the home side"),
    (ResultKind.FORFEIT, HOME): N_("home side won by forfeit"),
    (ResultKind.FORFEIT, VISITORS): N_("visitors won by forfeit"),
    (ResultKind.VOID, None): N_("void table"),
}


def result_words(result: Result | None, _: Words) -> str:
    """Tell a result: "visitors won with 9 tricks"; a blank is no result."""
    if result is None:
        return _("no result")
    text = _(_RESULTS[result.kind, result.winner])
    if result.tricks is not None and result.kind is not ResultKind.PERFECT:
        text = _.plural("{told} ({n} trick)", "{told} ({n} tricks)", result.tricks, told=text)
    return _("{told}, “{note}”", told=text, note=result.note) if result.note else text


def trump_words(trump: Strain, _: Words) -> str:
    """Tell the trump of a round: "trump hearts", or "no trump"."""
    if trump is Strain.NO_TRUMP:
        return label(trump, _)
    return _("trump {suit}", suit=label(trump, _))


def announcement(announced: AnnouncedRound, _: Words) -> str:
    """Tell what was announced: "trump hearts, 1 and 3"."""
    first, second = announced.call
    return _(
        "{trump}, {first} and {second}",
        trump=trump_words(announced.trump, _),
        first=first,
        second=second,
    )


def _round(value: AnnouncedRound | None, other: AnnouncedRound | None, _: Words) -> str:
    if value is None:
        return _("not announced")
    if other is None:
        return announcement(value, _)
    parts = []
    if (value.trump, value.call) != (other.trump, other.call):
        parts.append(announcement(value, _))
    if value.redeals != other.redeals:
        parts.append(_redeals(value.redeals, _))
    if value.checked_at != other.checked_at:
        parts.append(_("not read again") if value.checked_at is None else _("read again"))
    return _.apart(parts)


def _redeals(tables: frozenset[int], _: Words) -> str:
    if not tables:
        return _("no redeal")
    numbers = numbers_listed(sorted(tables), _)
    return _.plural(
        "redeal at table {numbers}", "redeals at tables {numbers}", len(tables), numbers=numbers
    )


def _team(value: Team | None, other: Team | None, _: Words) -> str:
    if value is None:
        return _("not entered")
    if other is None:
        return value.name or value.captain
    return _.apart(_team_differences(value, other, _))


def _team_differences(value: Team, other: Team, _: Words) -> Iterator[str]:
    if value.name != other.name:
        yield value.name or _("no team name")
    for seat in SEATS:
        if value.members[seat] != other.members[seat]:
            yield _("{seat}: {name}", seat=seat_label(seat, _), name=value.members[seat] or "–")
    if value.substitutes != other.substitutes:
        names = ", ".join(person.name for person in value.substitutes)
        yield _("substitutes: {names}", names=names) if names else _("no substitute")
    if value.withdrawn_from != other.withdrawn_from:
        yield (
            _("in play")
            if value.withdrawn_from is None
            else _("withdrawn from round {round}", round=value.withdrawn_from)
        )


def _tie_breaks(criteria: tuple[Enum, ...], _: Words) -> str:
    if not criteria:
        return _("no criterion after the count-back")
    names = ", ".join(militaire_label(each, _) for each in criteria)
    return _("after the count-back: {criteria}", criteria=names)


def _choice(thing: Enum, _: Words) -> str:
    return lower_first(militaire_label(thing, _))


def _yes_no(yes: str, no: str) -> Callable[[Any, Words], str]:
    return lambda value, _: _(yes) if value else _(no)


OPTIONS: Mapping[str, Callable[[Any, Words], str]] = {
    "rounds": lambda value, _: _.plural("{n} round", "{n} rounds", value),
    "calls": lambda value, _: _("calls {calls}", calls=", ".join(map(call_label, value))),
    "shift": _yes_no(N_("calls shifted each lap"), N_("calls not shifted")),
    "trump_plan": _choice,
    "trumps": lambda value, _: _(
        "trumps {trumps}", trumps=", ".join(label(trump, _) for trump in value)
    ),
    "trump_seed": draw_fact,
    "direction": _choice,
    "penalty": lambda value, _: _("revoke: {value}", value=_choice(value, _)),
    "forfeits": lambda value, _: _("forfeit: {value}", value=_choice(value, _)),
    "tie_breaks": _tie_breaks,
    "count_tricks": _yes_no(N_("tricks are counted"), N_("tricks are not counted")),
}

FACTS: Mapping[str, FactText] = {
    "settings": options_told(OPTIONS),
    "teams": _team,
    "rounds": _round,
    "results": lambda value, _other, _: result_words(value, _),
    "playoffs": lambda winner, _other, _: (
        _("no extra deal") if winner is None else _("extra deal to team {team}", team=winner)
    ),
}
"""How the journal tells each fact of an evening, by its field: this value, and the other."""
