"""Several who come, go or stay together, pairs and substitutes: each a request with its seats."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice

from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.rules import attendance
from whist_td.formats.club_night.rules.errors import (
    AlreadyPartnersError,
    ClubNotBegunError,
    NotInPairsError,
    OwnPartnerError,
)
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    SeatingWay,
    again,
    pairs_of,
)
from whist_td.formats.club_night.rules.seating import with_others
from whist_td.formats.club_night.views.planning import goes_after, seated_anew
from whist_td.players.views.reseating import Seat


def late_pair(
    event: ClubNightEvent, first: ClubPlayer, second: ClubPlayer, seat: Seat = seated_anew
) -> ask.AddLateClubPlayers:
    """Return the request that lets two join as partners, in the round in which the first does."""
    one, other = islice(_free(event), 2)
    players = (
        replace(first, number=one, partner=other),
        replace(second, number=other, partner=one, first_round=first.first_round),
    )
    joined = attendance.joined(event, players)
    numbered = tuple(joined.players[player.number] for player in players)
    return ask.AddLateClubPlayers(numbered, seat(joined, numbered[0].first_round))


def leaving_pair(
    event: ClubNightEvent, number: int, last_round: int, seat: Seat = seated_anew
) -> ask.LetClubPlayersLeave:
    """Return the request that lets somebody leave with his partner."""
    both = _both(event, number)
    left, first = attendance.left(event, both, last_round), goes_after(event, number, last_round)
    return ask.LetClubPlayersLeave(both, last_round, seat(left, first))


def returning_pair(
    event: ClubNightEvent, number: int, seat: Seat = seated_anew
) -> ask.TakeClubPlayersBack:
    """Return the request that takes back somebody with his partner."""
    both = _both(event, number)
    stayed = attendance.stayed(event, both)
    return ask.TakeClubPlayersBack(both, seat(stayed, goes_after(event, number)))


def substitute_for(
    event: ClubNightEvent, number: int, substitute: ClubPlayer, last_round: int | None = None
) -> ask.SubstituteClubPlayer:
    """Return the request that lets somebody play in another's place after a round.

    Nobody else moves: the rounds to come stay as they are known, with one person for another.
    Without a round it is the newest that has begun.
    """
    if last_round is None and not event.is_started:
        raise ClubNotBegunError
    last = event.last_announced if last_round is None else last_round
    comes = replace(substitute, number=next(_free(event)), first_round=last + 1)
    replaced = attendance.replaced(event, number, comes)
    comes, instead = replaced.players[comes.number], {number: comes.number}
    to_come = (r for n, r in sorted(event.rounds.items()) if n > event.last_announced)
    rounds = (with_others(r, instead) if r.number >= comes.first_round else r for r in to_come)
    return ask.SubstituteClubPlayer(number, comes, tuple(rounds))


def new_pair(
    event: ClubNightEvent, first: int, second: int, seat: Seat = seated_anew
) -> ask.FormClubPair:
    """Return the request that makes a pair, after the newest round, of two who are left over.

    They have new numbers: what they have played stays with the pairs they were of, and a partner
    who is still there goes home.
    """
    if event.settings.seating is not SeatingWay.PAIRS:
        raise NotInPairsError
    if not event.is_started:
        raise ClubNotBegunError
    last = event.last_announced
    if first == second:
        raise OwnPartnerError(first)
    both = {event.player(first).number, event.player(second).number}
    pairs = pairs_of(event.players, event.present(last + 1))
    if both in map(set, pairs):
        raise AlreadyPartnersError(first, second)
    one, other = islice(_free(event), 2)
    pair = (
        _again(event.player(first), one, other, last),
        _again(event.player(second), other, one, last),
    )
    leaving = tuple(sorted(n for pair in pairs if both & set(pair) for n in pair))
    paired = attendance.newly_paired(event, leaving, last, pair)
    return ask.FormClubPair(first, second, pair, leaving, last, seat(paired, last + 1))


def _again(player: ClubPlayer, number: int, partner: int, last_round: int) -> ClubPlayer:
    return ClubPlayer(number, player.name, player.club, last_round + 1, partner=partner)


def left_over(event: ClubNightEvent) -> tuple[int, ...]:
    """Return those who have left, or are to leave after this round, and play in no other pair."""
    coming = event.last_announced + 1
    return tuple(
        number
        for number, player in event.players.items()
        if player.last_round is not None
        and player.last_round < coming
        and again(event.players, player) is None
    )


def _both(event: ClubNightEvent, number: int) -> tuple[int, ...]:
    partner = event.player(number).partner
    return (number,) if partner is None else tuple(sorted((number, partner)))


def _free(event: ClubNightEvent) -> Iterator[int]:
    return count(max(event.players, default=0) + 1)
