"""Who comes late or leaves early, seated from the command line as the desk would seat him first."""

from functools import partial

from whist_td.console.formats import Coming, Comings
from whist_td.core.players import LateRoundError, Player
from whist_td.formats.whiz.rules.errors import WhizFinishedError
from whist_td.formats.whiz.rules.event import WhizEvent, boards_of
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import Asked, Improving
from whist_td.formats.whiz.views.rebuilding import players_of_sets
from whist_td.formats.whiz.views.seating import Rounds
from whist_td.formats.whiz.words.seats_taken import offer_sentences
from whist_td.words.words import Words


def _arrived(event: WhizEvent, name: str, first: int | None, _: Words) -> Coming:
    number = max(event.players, default=0) + 1
    joins = event.last_announced + 1 if first is None else first
    _check(event, number, joins)
    asked = partial(plan.late_player, event, Player(number, name, first_round=joins))
    told = _(
        "{name} has number {number} and plays from round {round}.",
        name=name,
        number=number,
        round=joins,
    )
    return _coming(event, asked, (number, joins), told, _)


def _left(event: WhizEvent, number: int, last: int, _: Words) -> Coming:
    name = event.player(number).name
    if event.progress.finished:
        raise WhizFinishedError
    event.check_round(last)
    asked = partial(plan.leaving_player, event, number, last)
    told = _("{name} leaves after round {round}.", name=name, round=last)
    return _coming(event, asked, (number, last + 1), told, _)


def _check(event: WhizEvent, number: int, joins: int) -> None:
    """Refuse a round that has begun, or that the event does not have."""
    if event.progress.finished:
        raise WhizFinishedError
    if joins <= event.last_announced:
        raise LateRoundError(number, joins, event.last_announced)
    event.check_round(joins)


def _coming(event: WhizEvent, asked: Asked, who: tuple[int, int], told: str, _: Words) -> Coming:
    offered = Improving(event, asked, takes_seats=True).best
    if offered.request is None or offered.cost is None:
        raise offered.refusal or LateRoundError(*who, event.last_announced)
    (number, first), cost, size = who, offered.cost, event.settings.boards_per_round
    to_come = tuple(each for each in offered.rounds if each.number >= first)
    return Coming(
        offered.request,
        number,
        first,
        tuple(board for each in cost.new_sets for board in boards_of(each, size)),
        _comparisons(event, offered.rounds, to_come),
        cost.cards,
        tuple((each.number, player) for each in to_come for player in each.sit_out),
        (told, *offer_sentences(event, offered, _)),
    )


def _comparisons(event: WhizEvent, rounds: Rounds, to_come: Rounds) -> tuple[int, ...]:
    """Return with how many others a hand of rounds to come is compared, fewest and most."""
    played = (event.rounds[number] for number in range(1, event.last_announced + 1))
    tables = players_of_sets((*played, *rounds))
    laid = {seating.board_set for each in to_come for seating in each.seatings}
    often = [len(tables[board_set]) - 1 for board_set in laid]
    return (min(often), max(often)) if often else ()


COMINGS = Comings(_arrived, _left)
