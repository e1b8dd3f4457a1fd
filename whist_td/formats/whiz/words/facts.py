"""Facts of a Whiz tournament in words: a deal, a round, a player, a penalty, an option."""

from collections.abc import Callable, Mapping
from typing import Any

from whist_td.formats.whiz.rules.dealings import Dealing
from whist_td.formats.whiz.rules.event import SeatedRound
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    Adjusted,
    BoardResult,
    NoContract,
    Outcome,
    Penalty,
    Played,
)
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.players.words.player_history import player_told, round_told
from whist_td.words.formats import FactText
from whist_td.words.history import options_told
from whist_td.words.labels import contract_words
from whist_td.words.words import Words, amount_of_points, decimal, numbers_listed

OPTIONS: Mapping[str, Callable[[Any, Words], str]] = {
    "rounds": lambda v, _: _.npgettext("tour", "{n} round", "{n} rounds", v),
    "boards_per_round": lambda v, _: _.plural("{n} deal per round", "{n} deals per round", v),
    "rule": whiz_label,
    "domy_cards": lambda v, _: _.plural(
        "{n} card of the Domy turned", "{n} cards of the Domy turned", v
    ),
    "compare": whiz_label,
    "ranking": whiz_label,
    "seat_change": whiz_label,
    "penalty": lambda v, _: _("usual penalty: {amount}", amount=decimal(v, _)),
    "minutes_per_board": lambda v, _: _.plural("{n} minute per deal", "{n} minutes per deal", v),
    "cap": lambda v, _: (
        _("no cap on deviations") if v is None else _("deviations capped at {cap}", cap=v)
    ),
}


def outcome_words(outcome: Outcome, _: Words) -> str:
    """Tell what came of a deal: "10♥X by South, 11 tricks"."""
    match outcome:
        case Played():
            return _played(outcome, _)
        case NoContract():
            return _("not played") if outcome is NOT_PLAYED else _("passed out")
        case Adjusted():
            return _adjusted(outcome, _)


def _played(outcome: Played, _: Words) -> str:
    contract, declarer = contract_words(outcome.contract, _), whiz_label(outcome.declarer, _)
    return _.plural(
        "{contract} by {declarer}, {n} trick",
        "{contract} by {declarer}, {n} tricks",
        outcome.tricks,
        contract=contract,
        declarer=declarer,
    )


def _adjusted(outcome: Adjusted, _: Words) -> str:
    north, east, south = (
        "–" if percent is None else _("{percent} %", percent=decimal(percent, _))
        for percent in outcome.percents
    )
    text = _(
        "adjusted score: North {north}, East {east}, South {south}",
        north=north,
        east=east,
        south=south,
    )
    return _("{told}, “{note}”", told=text, note=outcome.reason) if outcome.reason else text


def penalty_words(penalty: Penalty, ranking: Ranking, _: Words) -> str:
    """Tell what a player loses: "10 % of one deal", or points where points rank."""
    amount = decimal(penalty.amount, _)
    if ranking is Ranking.MATCHPOINTS:
        text = _("{amount} % of one deal", amount=amount)
    else:
        text = amount_of_points(penalty.amount, _)
    return _("{told}, “{note}”", told=text, note=penalty.reason) if penalty.reason else text


def _result(value: BoardResult | None, other: BoardResult | None, _: Words) -> str:
    if value is None:
        return _("no result")
    text = outcome_words(value.outcome, _)
    if other is None or value.seats == other.seats:
        return text
    north, east, south = value.seats
    return _(
        "{told} (North {north}, East {east}, South {south})",
        told=text,
        north=north,
        east=east,
        south=south,
    )


def _round(value: SeatedRound | None, other: SeatedRound | None, _: Words) -> str:
    parts = round_told(value, other, lambda seated: seated.seatings, _)
    if value and other and value.checked_at != other.checked_at:
        parts.append(_("not read again") if value.checked_at is None else _("read again"))
    return _.apart(parts)


def _penalty(value: Penalty | None, _other: object, _: Words) -> str:
    if value is None:
        return _("no penalty")
    return _(
        "player {player}: penalty of {amount}",
        player=value.player,
        amount=decimal(value.amount, _),
    )


def _dealing(value: Dealing | None, _other: object, _: Words) -> str:
    if value is None:
        return _("no cards dealt")
    text = _.plural(
        "cards of board {boards}",
        "cards of boards {boards}",
        len(value.boards),
        boards=numbers_listed(value.boards, _),
    )
    return _("{told}, released", told=text) if value.content else text


FACTS: Mapping[str, FactText] = {
    "settings": options_told(OPTIONS),
    "players": player_told,
    "rounds": _round,
    "results": _result,
    "penalties": _penalty,
    "dealings": _dealing,
}
"""How the journal tells each fact of an evening, by its field: this value, and the other."""
