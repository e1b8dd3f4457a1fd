"""Facts of a club night in words: a deal, a round, a player, a sanction, an option."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any

from whist_td.core.contracts import Strain
from whist_td.formats.club_night.games.game import Length, options
from whist_td.formats.club_night.rules.deals import GameChoice, JuryLine
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubRound, ClubSettings
from whist_td.formats.club_night.words.games import (
    game_label,
    game_name,
    length_label,
    option_label,
)
from whist_td.formats.club_night.words.labels import club_label
from whist_td.players.words.player_history import player_told, round_told
from whist_td.words.formats import FactText
from whist_td.words.labels import strain_label
from whist_td.words.words import Words


def sanction_words(line: JuryLine, _: Words) -> str:
    """Tell what the jury takes: "5 points, “spoke to his partner”"."""
    texts = _.plural("{n} point", "{n} points", line.points)
    return _("{told}, “{note}”", told=texts, note=line.reason) if line.reason else texts


def _round(value: ClubRound | None, other: ClubRound | None, _: Words) -> str:
    return _.apart(round_told(value, other, lambda seated: seated.sittings, _))


def _player(value: ClubPlayer | None, other: ClubPlayer | None, _: Words) -> str:
    besides = []
    if value and other and value.partner != other.partner:
        n = value.partner
        besides.append(_("no partner") if n is None else _("partner: player {n}", n=n))
    return player_told(value, other, _, besides)


def _sanction(value: JuryLine | None, _other: object, _: Words) -> str:
    if value is None:
        return _("no penalty")
    what = sanction_words(value, _)
    return _("player {player}: {what}", player=value.player, what=what)


def _settings(value: ClubSettings, other: ClubSettings, _: Words) -> str:
    return _.apart(texts for texts in _setting_differences(value, other, _) if texts)


def _setting_differences(value: ClubSettings, other: ClubSettings, _: Words) -> Iterator[str]:
    for item in fields(ClubSettings):
        own, others = getattr(value, item.name), getattr(other, item.name)
        if own == others:
            continue
        if item.name == "game":
            yield game_words(own, others, _)
        else:
            yield OPTIONS[item.name](own, _)


def game_words(value: GameChoice, other: GameChoice, _: Words) -> str:
    """Tell a game, and of its options no more than what differs."""
    if value.code != other.code:
        return game_name(value.code, _)
    others = {option.name: option.value for option in options(other.options)}
    return _.apart(
        _("{option}: {value}", option=option_label(each.name, _), value=option_words(each.value, _))
        for each in options(value.options)
        if others[each.name] != each.value
    )


def option_words(value: object, _: Words) -> str:
    """Return the value of an option of a game in words."""
    match value:
        case bool():
            return _("yes") if value else _("no")
        case Strain():
            return strain_label(value, _)
        case Enum():
            return game_label(value, _)
        case int() | str():
            return str(value)
    parts = ((option_label(each.name, _), each.value) for each in options(value))
    return ", ".join(f"{name} {part}" for name, part in parts)


def _length(value: Length | None, _: Words) -> str:
    return _("usual length of a round") if value is None else length_label(value, _)


def _tie_breaks(value: tuple[Enum, ...] | None, _: Words) -> str:
    if value is None:
        return _("ties as the game has it")
    return _("ties: {criteria}", criteria=", ".join(game_label(each, _) for each in value) or "–")


OPTIONS: Mapping[str, Callable[[Any, Words], str]] = {
    "rounds": lambda v, _: _.npgettext("tour", "{n} round", "{n} rounds", v),
    "length": _length,
    "seating": club_label,
    "left_over": club_label,
    "ranked_by": club_label,
    "tie_breaks": _tie_breaks,
    "counter_worth": lambda v, _: (
        _("a counter is worth {worth}", worth=v) if v else _("counters without a value")
    ),
    "placement": lambda v, _: _("placement points {points}", points=", ".join(map(str, v))),
}

FACTS: Mapping[str, FactText] = {
    "settings": _settings,
    "players": _player,
    "rounds": _round,
    "sanctions": _sanction,
}
"""How the journal tells each fact of an evening, by its field: this value, and the other."""
