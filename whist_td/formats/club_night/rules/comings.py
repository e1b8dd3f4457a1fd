"""People who come late, go home early, stay after all, or play in another's place.

What was played stands; the rounds to come are seated anew, and in an evening of fixed pairs
nobody is left in them without a partner.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from whist_td.core.players import PlayerNumberError
from whist_td.formats.club_night.rules.entry import entered
from whist_td.formats.club_night.rules.errors import (
    ClubLateRoundError,
    ClubSubstituteError,
    NotInPairsError,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import ClubPlayer, pairs_of
from whist_td.formats.club_night.rules.rounds import ClubRound
from whist_td.formats.club_night.rules.seats import with_rounds
from whist_td.formats.club_night.rules.settings import SeatingWay


def with_late_players(
    evening: ClubNightEvent, players: Sequence[ClubPlayer], rounds: Iterable[ClubRound]
) -> ClubNightEvent:
    """Let people join in the next round at the earliest."""
    return with_rounds(joined(evening, players), rounds)


def joined(evening: ClubNightEvent, players: Sequence[ClubPlayer]) -> ClubNightEvent:
    """Return the evening with people who have come late, the rounds to come as they were."""
    everybody = dict(evening.players)
    for player in players:
        if player.number in everybody:
            raise PlayerNumberError(player.number)
        joins = max(player.first_round, evening.last_announced + 1)
        everybody[player.number] = replace(player, first_round=joins)
    return _paired(entered(evening, everybody))


def with_leavers(
    evening: ClubNightEvent, numbers: Sequence[int], last_round: int, rounds: Iterable[ClubRound]
) -> ClubNightEvent:
    """Let people leave after a round."""
    return with_rounds(left(evening, numbers, last_round), rounds)


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


def with_returners(
    evening: ClubNightEvent, numbers: Sequence[int], rounds: Iterable[ClubRound]
) -> ClubNightEvent:
    """Let people stay who were to leave after a round that is still to come or in play."""
    return with_rounds(stayed(evening, numbers), rounds)


def stayed(evening: ClubNightEvent, numbers: Sequence[int]) -> ClubNightEvent:
    """Return the evening with people who stay after all, the rounds to come as they were."""
    back = {}
    for number in numbers:
        player = evening.player(number)
        _check_not_gone(evening, player)
        _check_not_replaced(evening, player)
        back[number] = replace(player, last_round=None)
    return _paired(entered(evening, {**evening.players, **back}))


def with_substitute(
    evening: ClubNightEvent, number: int, substitute: ClubPlayer, rounds: Iterable[ClubRound]
) -> ClubNightEvent:
    """Let somebody play in the place of another, who leaves after the round before."""
    return with_rounds(replaced(evening, number, substitute), rounds)


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


def with_new_pair(
    evening: ClubNightEvent,
    leaving: Sequence[int],
    last_round: int,
    pair: Sequence[ClubPlayer],
    rounds: Iterable[ClubRound],
) -> ClubNightEvent:
    """Let two who are left over play together: their pairs end, and a new one begins."""
    return with_rounds(newly_paired(evening, leaving, last_round, pair), rounds)


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
