"""Who is entered for an evening, comes late, goes home early, stays after all or is replaced."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from whist_td.core.events import renamed_here
from whist_td.core.players import PlayerNumberError, PlayStartedError, SameNameError, check_names
from whist_td.formats.club_night.rules.errors import (
    ClubLateRoundError,
    ClubSubstituteError,
    NotInPairsError,
    OwnPartnerError,
)
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    SeatingWay,
    pairs_of,
    same_name,
)


def with_players(event: ClubNightEvent, players: Iterable[ClubPlayer]) -> ClubNightEvent:
    """Add players before play, each with a number of his own, or refuse them all."""
    event.check_open()
    return replace(entered(event, event.everybody_with(players)), rounds={})


def with_changed_player(event: ClubNightEvent, player: ClubPlayer) -> ClubNightEvent:
    """Correct a player's name or club at any time, the partner before play."""
    current = event.player(player.number)
    if event.is_started and player.partner != current.partner:
        raise PlayStartedError
    unmoved = replace(player, first_round=current.first_round, last_round=current.last_round)
    corrected = entered(event, {**event.players, player.number: unmoved})
    return renamed_here(corrected, (current.name,), (unmoved.name,))


def without_player(event: ClubNightEvent, number: int) -> ClubNightEvent:
    """Take a player off the list before play; the last one takes over the number."""
    event.check_open()
    event.player(number)
    last = max(event.players)
    numbers = {key: key for key in event.players if key != number}
    if last != number:
        numbers[last] = number
    return _renumbered(event, numbers)


def with_order(event: ClubNightEvent, order: Sequence[int]) -> ClubNightEvent:
    """Give the players new numbers before play: `order` holds the present ones.

    Partners stay together, and a draw stays: whoever takes a number takes the seats drawn for it.
    """
    event.check_open()
    event.check_order(order)
    return _renumbered(event, {old: new for new, old in enumerate(order, start=1)})


def with_pair(event: ClubNightEvent, first: int, second: int) -> ClubNightEvent:
    """Make partners of two players before play; whoever played with one of them is alone."""
    event.check_open()
    two = {first: event.player(first), second: event.player(second)}
    if len(two) == 1:
        raise OwnPartnerError(first)
    alone = {
        number: replace(player, partner=None)
        for number, player in event.players.items()
        if player.partner in two
    }
    joined = {
        first: replace(two[first], partner=second),
        second: replace(two[second], partner=first),
    }
    return replace(entered(event, {**event.players, **alone, **joined}), rounds={})


def _renumbered(event: ClubNightEvent, numbers: Mapping[int, int]) -> ClubNightEvent:
    """Give new numbers, told by the present ones; who has none is taken off."""
    players = {}
    for old, new in numbers.items():
        player = event.players[old]
        partner = None if player.partner is None else numbers.get(player.partner)
        players[new] = replace(player, number=new, partner=partner)
    return replace(entered(event, players), rounds={})


def entered(event: ClubNightEvent, players: Mapping[int, ClubPlayer]) -> ClubNightEvent:
    """Return the evening with such players, by number, or refuse a name that stands twice.

    In fixed pairs a name stands again once its first pair has gone: with a new partner.
    """
    if event.settings.seating is SeatingWay.PAIRS:
        for one, other in combinations(players.values(), 2):
            if one.meets(other) and same_name(one, other):
                raise SameNameError(other.name, one.number, other.number)
    else:
        check_names(players.values())
    return replace(event, players=dict(sorted(players.items())))


def joined(event: ClubNightEvent, players: Sequence[ClubPlayer]) -> ClubNightEvent:
    """Return the evening with people who have come late, the rounds to come as they were."""
    next_round = event.last_announced + 1
    late = [replace(each, first_round=max(each.first_round, next_round)) for each in players]
    return _paired(entered(event, event.everybody_with(late)))


def joining(event: ClubNightEvent, numbers: Sequence[int], first_round: int) -> ClubNightEvent:
    """Return the evening with people marked late, or here after all, the rounds as they were."""
    event.check_round(first_round)
    later = {}
    for number in numbers:
        player = event.player(number)
        if min(first_round, player.first_round) <= event.last_announced:
            raise ClubLateRoundError(number, first_round, event.last_announced)
        later[number] = replace(player, first_round=first_round)
    return entered(event, {**event.players, **later})


def left(event: ClubNightEvent, numbers: Sequence[int], last_round: int) -> ClubNightEvent:
    """Return the evening with people who leave after a round, the rounds to come as they were."""
    gone = {n: _gone(event, n, last_round) for n in numbers}
    return _paired(entered(event, {**event.players, **gone}))


def _gone(event: ClubNightEvent, number: int, last_round: int) -> ClubPlayer:
    player = event.player(number)
    event.check_round(last_round)
    if last_round < event.last_announced:
        raise ClubLateRoundError(number, last_round, event.last_announced)
    _check_not_gone(event, player)
    return replace(player, last_round=last_round)


def stayed(event: ClubNightEvent, numbers: Sequence[int]) -> ClubNightEvent:
    """Return the evening with people who stay after all, the rounds to come as they were."""
    back = {}
    for number in numbers:
        player = event.player(number)
        _check_not_gone(event, player)
        _check_not_replaced(event, player)
        back[number] = replace(player, last_round=None)
    return _paired(entered(event, {**event.players, **back}))


def replaced(event: ClubNightEvent, number: int, substitute: ClubPlayer) -> ClubNightEvent:
    """Return the evening with a substitute, the rounds to come as they were."""
    if substitute.number in event.players:
        raise PlayerNumberError(substitute.number)
    gone = _gone(event, number, substitute.first_round - 1)
    everybody = {**event.players, number: gone}
    if event.settings.seating is SeatingWay.PAIRS and gone.partner is not None:
        _check_not_replaced(event, gone)
        partner = event.player(gone.partner)
        everybody[partner.number] = replace(partner, partner=substitute.number)
        substitute = replace(substitute, partner=partner.number)
    everybody[substitute.number] = substitute
    return _paired(entered(event, everybody))


def newly_paired(
    event: ClubNightEvent, leaving: Sequence[int], last_round: int, pair: Sequence[ClubPlayer]
) -> ClubNightEvent:
    """Return the evening with a pair made in play, the rounds to come as they were."""
    if event.settings.seating is not SeatingWay.PAIRS:
        raise NotInPairsError
    return joined(left(event, leaving, last_round), pair)


def is_replaced(event: ClubNightEvent, player: ClubPlayer) -> bool:
    """Tell whether a substitute plays with somebody's partner."""
    mate = event.players.get(player.partner or 0)
    in_pairs = event.settings.seating is SeatingWay.PAIRS
    return in_pairs and mate is not None and mate.partner != player.number


def has_left(event: ClubNightEvent, player: ClubPlayer) -> bool:
    """Tell whether somebody has missed a round that has begun, having gone home before."""
    return player.last_round is not None and player.last_round < event.last_announced


def _check_not_gone(event: ClubNightEvent, player: ClubPlayer) -> None:
    if has_left(event, player):
        raise ClubLateRoundError(player.number, player.last_round or 0, event.last_announced)


def _check_not_replaced(event: ClubNightEvent, player: ClubPlayer) -> None:
    if is_replaced(event, player):
        mate = event.player(player.partner or 0)
        raise ClubSubstituteError(player.number, mate.partner or 0)


def _paired(event: ClubNightEvent) -> ClubNightEvent:
    """Refuse rounds to come in which somebody would have no partner."""
    if event.settings.seating is SeatingWay.PAIRS:
        for number in range(event.last_announced + 1, event.settings.rounds + 1):
            pairs_of(event.players, event.present(number))
    return event
