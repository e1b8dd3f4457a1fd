"""Several who come, go or stay together, pairs and substitutes: each a request with its seats."""

from collections.abc import Iterator, Sequence
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
from whist_td.formats.club_night.rules.event import ClubNightEvent, SeatingWay
from whist_td.formats.club_night.rules.players import ClubPlayer, again, pairs_of
from whist_td.formats.club_night.rules.seating import Rounds
from whist_td.formats.club_night.views.own_seats import with_others
from whist_td.formats.club_night.views.planning import planned_rounds


def late_pair(
    evening: ClubNightEvent, first: ClubPlayer, second: ClubPlayer
) -> ask.AddLateClubPlayers:
    """Return the request that lets two join as partners, in the round in which the first does."""
    one, other = islice(_free(evening), 2)
    return _late(
        evening,
        (
            replace(first, number=one, partner=other),
            replace(second, number=other, partner=one, first_round=first.first_round),
        ),
    )


def _late(evening: ClubNightEvent, players: Sequence[ClubPlayer]) -> ask.AddLateClubPlayers:
    joined = attendance.joined(evening, players)
    numbered = tuple(joined.players[player.number] for player in players)
    return ask.AddLateClubPlayers(numbered, planned_rounds(joined))


def leaving_pair(evening: ClubNightEvent, number: int, last_round: int) -> ask.LetClubPlayersLeave:
    """Return the request that lets somebody leave with his partner."""
    both = _both(evening, number)
    left = attendance.left(evening, both, last_round)
    return ask.LetClubPlayersLeave(both, last_round, planned_rounds(left))


def returning_pair(evening: ClubNightEvent, number: int) -> ask.TakeClubPlayersBack:
    """Return the request that takes back somebody with his partner."""
    both = _both(evening, number)
    return ask.TakeClubPlayersBack(both, planned_rounds(attendance.stayed(evening, both)))


def substitute_for(
    evening: ClubNightEvent, number: int, substitute: ClubPlayer, last_round: int | None = None
) -> ask.SubstituteClubPlayer:
    """Return the request that lets somebody play in another's place after a round.

    Nobody else moves: the rounds to come stay as they are known, with one person for another.
    Without a round it is the newest that has begun.
    """
    if last_round is None and not evening.is_started:
        raise ClubNotBegunError
    last = evening.last_announced if last_round is None else last_round
    comes = replace(substitute, number=next(_free(evening)), first_round=last + 1)
    replaced = attendance.replaced(evening, number, comes)
    known = replaced.players[comes.number]
    return ask.SubstituteClubPlayer(number, known, _instead(evening, number, known))


def new_pair(evening: ClubNightEvent, first: int, second: int) -> ask.FormClubPair:
    """Return the request that makes a pair, after the newest round, of two who are left over.

    They have new numbers: what they have played stays with the pairs they were of, and a partner
    who is still there goes home.
    """
    if evening.settings.seating is not SeatingWay.PAIRS:
        raise NotInPairsError
    if not evening.is_started:
        raise ClubNotBegunError
    last = evening.last_announced
    _check_pairable(evening, first, second, last)
    one, other = islice(_free(evening), 2)
    pair = (
        _again(evening.player(first), one, other, last),
        _again(evening.player(second), other, one, last),
    )
    leaving = tuple(sorted(n for n in _of_pairs(evening, (first, second), last)))
    rounds = planned_rounds(attendance.newly_paired(evening, leaving, last, pair))
    return ask.FormClubPair(first, second, pair, leaving, last, rounds)


def _check_pairable(evening: ClubNightEvent, first: int, second: int, last_round: int) -> None:
    if first == second:
        raise OwnPartnerError(first)
    both = {evening.player(first).number, evening.player(second).number}
    if both in map(set, _pairs_after(evening, last_round)):
        raise AlreadyPartnersError(first, second)


def _again(player: ClubPlayer, number: int, partner: int, last_round: int) -> ClubPlayer:
    return ClubPlayer(number, player.name, player.club, last_round + 1, partner=partner)


def _of_pairs(evening: ClubNightEvent, two: Sequence[int], last_round: int) -> Iterator[int]:
    """Yield the people of the pairs of two who would play on after a round."""
    for pair in _pairs_after(evening, last_round):
        if set(pair) & set(two):
            yield from pair


def _pairs_after(evening: ClubNightEvent, last_round: int) -> tuple[tuple[int, int], ...]:
    return pairs_of(evening.players, evening.present(last_round + 1))


def left_over(evening: ClubNightEvent) -> tuple[int, ...]:
    """Return those who have left, or are to leave after this round, and play in no other pair."""
    coming = evening.last_announced + 1
    return tuple(
        number
        for number, player in evening.players.items()
        if player.last_round is not None
        and player.last_round < coming
        and again(evening.players, player) is None
    )


def _instead(evening: ClubNightEvent, number: int, known: ClubPlayer) -> Rounds:
    """Return the rounds to come as they are seated, from one on with another person."""
    last = evening.last_announced
    to_come = (seated for n, seated in sorted(evening.rounds.items()) if n > last)
    names = {number: known.number}
    return tuple(with_others(r, names) if r.number >= known.first_round else r for r in to_come)


def _both(evening: ClubNightEvent, number: int) -> tuple[int, ...]:
    partner = evening.player(number).partner
    return (number,) if partner is None else tuple(sorted((number, partner)))


def _free(evening: ClubNightEvent) -> Iterator[int]:
    return count(max(evening.players, default=0) + 1)
