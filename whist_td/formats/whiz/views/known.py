"""What is known of the figures of a Whiz movement: whether a better one could be had."""

from dataclasses import dataclass

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.offers import offers_for
from whist_td.formats.whiz.views.seating import event_quality
from whist_td.formats.whiz.views.to_come import all_stay
from whist_td.movements.tables import Known, Standing, fewest_repeats, fewest_sets
from whist_td.movements.verify_whiz.faults import SEATS
from whist_td.movements.verify_whiz.quality import WhizFigures


def standing_of(players: int, rounds: int, figures: WhizFigures) -> Standing:
    """Return what is known of each figure of a movement for so many people and rounds."""
    bounds, compared = figures.bounds, figures.comparison
    proved = fewest_repeats(players, rounds, figures.sharing)
    rests, most_rests = bounds.sit_outs
    # So many sets would be in play, each at one table a round, if everybody played all of them.
    may_be_complete = rests == most_rests and rounds - rests >= players // len(SEATS)
    too_many_sets = figures.sharing == 1 and (fewest_sets(players, rounds) or 0) > rounds - rests
    return Standing(
        repeats=_how_known(figures.repeats == bounds.repeats, is_proved=figures.repeats == proved),
        complete=_how_known(figures.is_complete or not may_be_complete, is_proved=too_many_sets),
        comparison=_how_known(compared.variance == compared.variance_bound),
        seats=_how_known(figures.seat_imbalance <= bounds.seat_imbalance),
    )


def _how_known(at_bound: bool, *, is_proved: bool = False) -> Known:  # noqa: FBT001
    if at_bound:
        return Known.AT_BOUND
    return Known.PROVED if is_proved else Known.OPEN


@dataclass(frozen=True)
class KnownRepeats:
    """What is known of second meetings, for the movement of a tournament."""

    players: int
    rounds: int
    here: int
    needed: int
    """No movement for so many people and rounds has fewer, in so many copies as there are here."""
    needed_with_copies: int
    """No movement has fewer, however many copies there are."""
    is_best_known: bool
    """Whether the program has none with fewer."""


def known_repeats(event: WhizEvent) -> KnownRepeats | None:
    """Return it for a movement in which people meet again; None where people come late or leave."""
    figures = event_quality(event).figures if event.rounds else None
    if figures is None or not figures.repeats or not all_stay(event):
        return None
    players, rounds, bound = len(event.players), len(event.rounds), figures.bounds.repeats
    with_copies = max(bound, fewest_repeats(players, rounds, copies=2) or 0)
    needed = max(with_copies, fewest_repeats(players, rounds, figures.sharing) or 0)
    offers = offers_for(players, event.settings)
    is_best = bool(offers) and offers[0].facts.repeats == figures.repeats
    return KnownRepeats(players, rounds, figures.repeats, needed, with_copies, is_best)
