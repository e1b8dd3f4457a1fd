"""A club night as a season of the club sees it: players, or fixed pairs with their substitutes."""

from fractions import Fraction

from whist_td.core.held_events import (
    EventMeasure,
    HeldEvent,
    Ranked,
    YearPart,
    held_event,
    player_there,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.standings import ClubNightStanding, People, standings


def year(number: int, event: ClubNightEvent) -> HeldEvent:
    """Return the evening with its players or pairs, and what ranked them at its game."""
    measure = EventMeasure("club", event.game.code, event.settings.ranked_by.value)
    rows = standings(event, event.last_announced)
    return held_event(number, event, measure, (_ranked(event, row) for row in rows))


def _ranked(event: ClubNightEvent, row: ClubNightStanding) -> Ranked:
    best = None if row.best_round is None else Fraction(row.best_round)
    people = tuple(
        player_there(
            event.players[each],
            event.last_announced,
            is_substitute=_is_substitute(event, row.people, each),
        )
        for each in row.people
    )
    return Ranked(row.player, row.score, row.rank, people, best)


def _is_substitute(event: ClubNightEvent, pair: People, number: int) -> bool:
    """Tell whether somebody took the place of another of a pair, who had gone home."""
    came = event.players[number].first_round
    others = (event.players[each] for each in pair if each != number)
    return came > 1 and any(other.last_round == came - 1 for other in others)


YEAR: YearPart = year
