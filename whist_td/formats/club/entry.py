"""Players coming, changing and going; a change of numbers empties the rounds to come."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from whist_td.domain.club_night_errors import ClubLateRoundError
from whist_td.domain.whiz_errors import PlayerNumberError, PlayStartedError
from whist_td.formats.club.evening import ClubEvening
from whist_td.formats.club.players import ClubPlayer
from whist_td.formats.club.rounds import ClubRound
from whist_td.formats.club.seats import with_rounds
from whist_td.formats.whiz.entry import check_names


def with_players(evening: ClubEvening, players: Iterable[ClubPlayer]) -> ClubEvening:
    """Add players before play, each with a number of his own, or refuse them all."""
    _check_open(evening)
    entered = dict(evening.players)
    for player in players:
        if player.number in entered:
            raise PlayerNumberError(player.number)
        entered[player.number] = player
    return replace(_entered(evening, entered), rounds={})


def with_changed_player(evening: ClubEvening, player: ClubPlayer) -> ClubEvening:
    """Correct a player's name or club at any time, the partner before play."""
    current = evening.player(player.number)
    if evening.is_started and player.partner != current.partner:
        raise PlayStartedError
    kept = replace(player, first_round=current.first_round, last_round=current.last_round)
    return _entered(evening, {**evening.players, player.number: kept})


def without_player(evening: ClubEvening, number: int) -> ClubEvening:
    """Take a player off the list before play; the last one takes over the number."""
    _check_open(evening)
    evening.player(number)
    last = max(evening.players)
    left = {
        number if key == last else key: _renamed(player, number, last)
        for key, player in evening.players.items()
        if key != number
    }
    return replace(_entered(evening, left), rounds={})


def _check_not_gone(evening: ClubEvening, player: ClubPlayer) -> None:
    """Refuse somebody who has left before a round that has begun: he has no place in it."""
    if player.last_round is not None and player.last_round < evening.last_announced:
        raise ClubLateRoundError(player.number, player.last_round, evening.last_announced)


def _renamed(player: ClubPlayer, gone: int, last: int) -> ClubPlayer:
    """Return a player after one is gone whose number the last player takes over."""
    own = gone if player.number == last else player.number
    partner = None if player.partner == gone else player.partner
    return replace(player, number=own, partner=gone if partner == last else partner)


def with_late_player(
    evening: ClubEvening, player: ClubPlayer, rounds: Iterable[ClubRound]
) -> ClubEvening:
    """Let somebody join in the next round: the rounds to come are seated anew."""
    if player.number in evening.players:
        raise PlayerNumberError(player.number)
    joins = max(player.first_round, evening.last_announced + 1)
    late = replace(player, first_round=joins)
    return with_rounds(_entered(evening, {**evening.players, player.number: late}), rounds)


def with_leaver(
    evening: ClubEvening, number: int, last_round: int, rounds: Iterable[ClubRound]
) -> ClubEvening:
    """Let somebody leave after a round: what he played stands, the rest is seated anew."""
    player = evening.player(number)
    evening.check_round(last_round)
    if last_round < evening.last_announced:
        raise ClubLateRoundError(number, last_round, evening.last_announced)
    _check_not_gone(evening, player)
    gone = replace(player, last_round=last_round)
    return with_rounds(_entered(evening, {**evening.players, number: gone}), rounds)


def with_returner(evening: ClubEvening, number: int, rounds: Iterable[ClubRound]) -> ClubEvening:
    """Let somebody stay who was to leave after a round that is still to come or in play."""
    player = evening.player(number)
    _check_not_gone(evening, player)
    back = replace(player, last_round=None)
    return with_rounds(_entered(evening, {**evening.players, number: back}), rounds)


def _check_open(evening: ClubEvening) -> None:
    if evening.is_started:
        raise PlayStartedError


def _entered(evening: ClubEvening, players: Mapping[int, ClubPlayer]) -> ClubEvening:
    check_names(players.values())
    return replace(evening, players=dict(sorted(players.items())))
