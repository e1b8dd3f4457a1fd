"""Players entered before play; a change of numbers empties the rounds to come."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from whist_td.core.players import (
    PlayerNumberError,
    PlayStartedError,
    SameNameError,
    UnknownPlayerError,
    check_names,
)
from whist_td.formats.club_night.rules.errors import OwnPartnerError
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import ClubPlayer, same_name
from whist_td.formats.club_night.rules.settings import SeatingWay


def with_players(evening: ClubNightEvent, players: Iterable[ClubPlayer]) -> ClubNightEvent:
    """Add players before play, each with a number of his own, or refuse them all."""
    _check_open(evening)
    everybody = dict(evening.players)
    for player in players:
        if player.number in everybody:
            raise PlayerNumberError(player.number)
        everybody[player.number] = player
    return replace(entered(evening, everybody), rounds={})


def with_changed_player(evening: ClubNightEvent, player: ClubPlayer) -> ClubNightEvent:
    """Correct a player's name or club at any time, the partner before play."""
    current = evening.player(player.number)
    if evening.is_started and player.partner != current.partner:
        raise PlayStartedError
    kept = replace(player, first_round=current.first_round, last_round=current.last_round)
    return entered(evening, {**evening.players, player.number: kept})


def without_player(evening: ClubNightEvent, number: int) -> ClubNightEvent:
    """Take a player off the list before play; the last one takes over the number."""
    _check_open(evening)
    evening.player(number)
    last = max(evening.players)
    numbers = {key: key for key in evening.players if key != number}
    if last != number:
        numbers[last] = number
    return _renumbered(evening, numbers)


def with_order(evening: ClubNightEvent, order: Sequence[int]) -> ClubNightEvent:
    """Give the players new numbers before play: `order` holds the present ones.

    Partners stay together, and a draw stays: whoever takes a number takes the seats drawn for it.
    """
    _check_open(evening)
    strangers = set(order) ^ set(evening.players)
    if strangers or len(order) != len(evening.players):
        raise UnknownPlayerError(min(strangers, default=0))
    return _renumbered(evening, {old: new for new, old in enumerate(order, start=1)})


def with_pair(evening: ClubNightEvent, first: int, second: int) -> ClubNightEvent:
    """Make partners of two players before play; whoever played with one of them is alone."""
    _check_open(evening)
    two = {first: evening.player(first), second: evening.player(second)}
    if len(two) == 1:
        raise OwnPartnerError(first)
    alone = {
        number: replace(player, partner=None)
        for number, player in evening.players.items()
        if player.partner in two
    }
    joined = {
        first: replace(two[first], partner=second),
        second: replace(two[second], partner=first),
    }
    return replace(entered(evening, {**evening.players, **alone, **joined}), rounds={})


def _renumbered(evening: ClubNightEvent, numbers: Mapping[int, int]) -> ClubNightEvent:
    """Give new numbers, told by the present ones; who has none is taken off."""
    players = {
        new: replace(evening.players[old], number=new, partner=_of(numbers, evening, old))
        for old, new in numbers.items()
    }
    return replace(entered(evening, players), rounds={})


def _of(numbers: Mapping[int, int], evening: ClubNightEvent, player: int) -> int | None:
    partner = evening.players[player].partner
    return None if partner is None else numbers.get(partner)


def _check_open(evening: ClubNightEvent) -> None:
    if evening.is_started:
        raise PlayStartedError


def entered(evening: ClubNightEvent, players: Mapping[int, ClubPlayer]) -> ClubNightEvent:
    """Return the evening with such players, by number, or refuse a name that stands twice.

    In fixed pairs a name stands again once its first pair has gone: with a new partner.
    """
    if evening.settings.seating is SeatingWay.PAIRS:
        _check_names_of_pairs(tuple(players.values()))
    else:
        check_names(players.values())
    return replace(evening, players=dict(sorted(players.items())))


def _check_names_of_pairs(players: Sequence[ClubPlayer]) -> None:
    for one, other in combinations(players, 2):
        if one.meets(other) and same_name(one, other):
            raise SameNameError(other.name, one.number, other.number)
