"""How Whiz seats people where somebody comes, goes or stays: commands, search and words."""

from functools import partial

from whist_td.core.players import LateRoundError, Player
from whist_td.formats.whiz.rules.errors import WhizFinishedError
from whist_td.formats.whiz.rules.event import WhizEvent, boards_of
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import Improving
from whist_td.formats.whiz.views.rebuilding import deals_in, players_of_sets
from whist_td.formats.whiz.words.seats_taken import offer_sentences, way_words
from whist_td.players.seating import SeatingKind
from whist_td.players.views.reseating import Asked, SeatOffer


def _late(event: WhizEvent, first: int, _people: int) -> Asked:
    number = max(event.players, default=0) + 1
    return partial(plan.late_player, event, Player(number, str(number), first_round=first))


def _boards(event: WhizEvent, offer: SeatOffer, first: int) -> tuple[tuple[int, ...], ...]:
    """Return the boards to be made, and with how many others a hand is compared from a round on."""
    size = event.settings.boards_per_round
    to_make = tuple(board for each in offer.cost.new_sets for board in boards_of(each, size))
    played = (event.rounds[number] for number in range(1, event.last_announced + 1))
    tables = players_of_sets(deals_in(event, (*played, *offer.rounds)))
    to_come = (each for each in offer.rounds if each.number >= first)
    often = [len(tables[s]) - 1 for s in {s.board_set for each in to_come for s in each.seatings}]
    return to_make, (min(often), max(often)) if often else ()


SEATING = SeatingKind(
    Improving,
    _late,
    lambda event, number, last: partial(plan.leaving_player, event, number, last),
    lambda event, number: partial(plan.returning_player, event, number),
    lambda event, people, first: plan.joining_player(event, people[0], first),
    plan.can_return,
    way_words,
    offer_sentences,
    WhizFinishedError,
    LateRoundError,
    boards=_boards,
)
