"""How a club night seats people where somebody comes, goes or stays: its commands and words."""

from collections.abc import Sequence
from functools import partial

from whist_td.formats.club_night.rules.errors import ClubFinishedError, ClubLateRoundError
from whist_td.formats.club_night.rules.event import ClubNightEvent, SeatingWay
from whist_td.formats.club_night.rules.players import ClubPlayer, pairs_of
from whist_td.formats.club_night.views import arrivals
from whist_td.formats.club_night.views import planning as plan
from whist_td.formats.club_night.views.reseating import ClubReseating
from whist_td.formats.club_night.words.forecast import reseating_sentences, way_words
from whist_td.players.seating import SeatingKind
from whist_td.players.views.reseating import Asked


def is_paired(event: ClubNightEvent) -> bool:
    """Tell whether fixed pairs play."""
    return event.settings.seating is SeatingWay.PAIRS


def taken_names(event: ClubNightEvent) -> list[str]:
    """Return the names that nobody else may have; in pairs who has left may come again."""
    stay = not is_paired(event)
    return [each.name for each in event.players.values() if stay or each.last_round is None]


def _late(event: ClubNightEvent, first: int, people: int) -> Asked:
    next_number = max(event.players, default=0) + 1
    one, other = (
        ClubPlayer(number, str(number), first_round=first)
        for number in (next_number, next_number + 1)
    )
    if people == 1:
        return partial(plan.late_player, event, one)
    return partial(arrivals.late_pair, event, one, other)


def _leaving(event: ClubNightEvent, number: int, last: int) -> Asked:
    leaving = arrivals.leaving_pair if is_paired(event) else plan.leaving_player
    return partial(leaving, event, number, last)


def _returning(event: ClubNightEvent, number: int) -> Asked:
    returning = arrivals.returning_pair if is_paired(event) else plan.returning_player
    return partial(returning, event, number)


def _mates(event: ClubNightEvent, people: Sequence[int]) -> Sequence[tuple[int, ...]]:
    """Return some people one by one, or in fixed pairs by twos."""
    if not is_paired(event):
        return [(number,) for number in people]
    there, players = set(people), event.players
    both = {
        n
        for n in people
        if players[n].partner in there or any(players[m].partner == n for m in there)
    }
    return pairs_of(players, both)


SEATING = SeatingKind(
    ClubReseating,
    _late,
    _leaving,
    _returning,
    plan.joining_players,
    plan.can_return,
    way_words,
    reseating_sentences,
    ClubFinishedError,
    ClubLateRoundError,
    is_paired,
    _mates,
    taken_names,
)
