"""Who is entered for an evening, comes late, goes home early, stays after all or is replaced."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from whist_td.core.events import renamed_here
from whist_td.core.players import (
    PlayerNumberError,
    PlayStartedError,
    SameNameError,
    check_names,
)
from whist_td.formats.club_night.rules.errors import (
    ClubLateRoundError,
    ClubSubstituteError,
    NotInPairsError,
    OwnPartnerError,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent, SeatingWay
from whist_td.formats.club_night.rules.players import ClubPlayer, pairs_of, same_name


def with_players(evening: ClubNightEvent, players: Iterable[ClubPlayer]) -> ClubNightEvent:
    """Add players before play, each with a number of his own, or refuse them all."""
    evening.check_open()
    return replace(entered(evening, evening.everybody_with(players)), rounds={})


def with_changed_player(evening: ClubNightEvent, player: ClubPlayer) -> ClubNightEvent:
    """Correct a player's name or club at any time, the partner before play."""
    current = evening.player(player.number)
    if evening.is_started and player.partner != current.partner:
        raise PlayStartedError
    kept = replace(player, first_round=current.first_round, last_round=current.last_round)
    corrected = entered(evening, {**evening.players, player.number: kept})
    return renamed_here(corrected, (current.name,), (kept.name,))


def without_player(evening: ClubNightEvent, number: int) -> ClubNightEvent:
    """Take a player off the list before play; the last one takes over the number."""
    evening.check_open()
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
    evening.check_open()
    evening.check_order(order)
    return _renumbered(evening, {old: new for new, old in enumerate(order, start=1)})


def with_pair(evening: ClubNightEvent, first: int, second: int) -> ClubNightEvent:
    """Make partners of two players before play; whoever played with one of them is alone."""
    evening.check_open()
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


def joined(evening: ClubNightEvent, players: Sequence[ClubPlayer]) -> ClubNightEvent:
    """Return the evening with people who have come late, the rounds to come as they were."""
    next_round = evening.last_announced + 1
    late = [replace(each, first_round=max(each.first_round, next_round)) for each in players]
    return _paired(entered(evening, evening.everybody_with(late)))


def joining(evening: ClubNightEvent, numbers: Sequence[int], first_round: int) -> ClubNightEvent:
    """Return the evening with people marked late, or here after all, the rounds as they were."""
    evening.check_round(first_round)
    later = {}
    for number in numbers:
        player = evening.player(number)
        if min(first_round, player.first_round) <= evening.last_announced:
            raise ClubLateRoundError(number, first_round, evening.last_announced)
        later[number] = replace(player, first_round=first_round)
    return entered(evening, {**evening.players, **later})


def left(evening: ClubNightEvent, numbers: Sequence[int], last_round: int) -> ClubNightEvent:
    """Return the evening with people who leave after a round, the rounds to come as they were."""
    gone = {n: _gone(evening, n, last_round) for n in numbers}
    return _paired(entered(evening, {**evening.players, **gone}))


def _gone(evening: ClubNightEvent, number: int, last_round: int) -> ClubPlayer:
    player = evening.player(number)
    evening.check_round(last_round)
    if last_round < evening.last_announced:
        raise ClubLateRoundError(number, last_round, evening.last_announced)
    _check_not_gone(evening, player)
    return replace(player, last_round=last_round)


def stayed(evening: ClubNightEvent, numbers: Sequence[int]) -> ClubNightEvent:
    """Return the evening with people who stay after all, the rounds to come as they were."""
    back = {}
    for number in numbers:
        player = evening.player(number)
        _check_not_gone(evening, player)
        _check_not_replaced(evening, player)
        back[number] = replace(player, last_round=None)
    return _paired(entered(evening, {**evening.players, **back}))


def replaced(evening: ClubNightEvent, number: int, substitute: ClubPlayer) -> ClubNightEvent:
    """Return the evening with a substitute, the rounds to come as they were."""
    if substitute.number in evening.players:
        raise PlayerNumberError(substitute.number)
    gone = _gone(evening, number, substitute.first_round - 1)
    everybody = {**evening.players, number: gone}
    if evening.settings.seating is SeatingWay.PAIRS and gone.partner is not None:
        _check_not_replaced(evening, gone)
        partner = evening.player(gone.partner)
        everybody[partner.number] = replace(partner, partner=substitute.number)
        substitute = replace(substitute, partner=partner.number)
    everybody[substitute.number] = substitute
    return _paired(entered(evening, everybody))


def newly_paired(
    evening: ClubNightEvent, leaving: Sequence[int], last_round: int, pair: Sequence[ClubPlayer]
) -> ClubNightEvent:
    """Return the evening with a pair made in play, the rounds to come as they were."""
    if evening.settings.seating is not SeatingWay.PAIRS:
        raise NotInPairsError
    return joined(left(evening, leaving, last_round), pair)


def is_replaced(evening: ClubNightEvent, player: ClubPlayer) -> bool:
    """Tell whether a substitute plays with somebody's partner."""
    mate = evening.players.get(player.partner or 0)
    in_pairs = evening.settings.seating is SeatingWay.PAIRS
    return in_pairs and mate is not None and mate.partner != player.number


def has_left(evening: ClubNightEvent, player: ClubPlayer) -> bool:
    """Tell whether somebody has missed a round that has begun, having gone home before."""
    return player.last_round is not None and player.last_round < evening.last_announced


def _check_not_gone(evening: ClubNightEvent, player: ClubPlayer) -> None:
    if has_left(evening, player):
        raise ClubLateRoundError(player.number, player.last_round or 0, evening.last_announced)


def _check_not_replaced(evening: ClubNightEvent, player: ClubPlayer) -> None:
    if is_replaced(evening, player):
        mate = evening.player(player.partner or 0)
        raise ClubSubstituteError(player.number, mate.partner or 0)


def _paired(evening: ClubNightEvent) -> ClubNightEvent:
    """Refuse rounds to come in which somebody would have no partner."""
    if evening.settings.seating is SeatingWay.PAIRS:
        for number in range(evening.last_announced + 1, evening.settings.rounds + 1):
            pairs_of(evening.players, evening.present(number))
    return evening
