"""Which movements a director may choose from before play; the verifier has judged each of them."""

from dataclasses import dataclass
from functools import lru_cache

from whist_td.core.errors import RuleError
from whist_td.desk.request_errors import CopiesOfOtherRoundsError, NoCopiesError
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.seating import (
    Rounds,
    check_rounds,
    library_rounds,
    quality_of,
    seated_movement,
)
from whist_td.movements.verify_whiz.quality import WhizFigures
from whist_td.movements.whiz.catalogue import most_rounds
from whist_td.movements.whiz.offers import Facts, Merit, Offer, offers

_FROM_COPIES = (Merit.COPIES, Merit.EVEN_COMPARISON)


@dataclass(frozen=True)
class MovementOffer:
    """A movement as it would be seated, what speaks for it, and what it gives and costs."""

    merit: Merit
    rounds: tuple[SeatedRound, ...]
    facts: Facts
    figures: WhizFigures

    @property
    def tables(self) -> int:
        """The tables that are laid."""
        return max(len(seated.seatings) for seated in self.rounds)


def offers_for(players: int, settings: WhizSettings) -> tuple[MovementOffer, ...]:
    """Return the movements for so many players, the one that is planned first."""
    return _offers(players, settings.rounds)


def event_offers(event: WhizEvent) -> tuple[MovementOffer, ...]:
    """Return what may be chosen for a tournament: before play, where everybody stays till the end.

    The library numbers people from 1 without a gap.
    """
    numbers = list(range(1, len(event.players) + 1))
    stay = all(p.first_round == 1 and p.last_round is None for p in event.players.values())
    if event.is_started or not stay or sorted(event.players) != numbers:
        return ()
    return offers_for(len(numbers), event.settings)


def chosen_merit(event: WhizEvent) -> Merit | None:
    """Return what speaks for the movement that is planned; None where it is not one on offer."""
    planned = tuple(event.rounds.values())
    merits = (offer.merit for offer in event_offers(event) if offer.rounds == planned)
    return next(merits, None)


def rounds_of_merit(players: int, rounds: int, merit: Merit) -> Rounds:
    """Return the movement for which something speaks, or else the best; none for no numbers."""
    for offer in _offers(players, rounds) if merit is not Merit.NEW_FACES else ():
        if offer.merit is merit:
            return offer.rounds
    return library_rounds(players, rounds)


@lru_cache(maxsize=64)
def _offers(players: int, rounds: int) -> tuple[MovementOffer, ...]:
    try:
        check_rounds(players, rounds)
    except RuleError:
        return ()
    judged = map(_judged, offers(players, rounds))
    return tuple(offer for offer in judged if offer is not None)


def _judged(offer: Offer) -> MovementOffer | None:
    """Return an offer as it is seated; none where it breaks a hard rule.

    Tables share boards only in what is offered beside the best.
    """
    seated = seated_movement(offer.movement)
    copies = offer.facts.copies if offer.merit in _FROM_COPIES else 1
    quality = quality_of(seated, offer.movement.players, copies=copies)
    if not quality.is_sound or quality.figures is None:
        return None
    return MovementOffer(offer.merit, seated, offer.facts, quality.figures)


def copied_rounds(players: int, rounds: int) -> tuple[SeatedRound, ...]:
    """Return the movement from copies, or refuse numbers for which none is known or needed."""
    check_rounds(players, rounds)
    copied = _copied(players, rounds)
    if copied is not None:
        return copied.rounds
    others = tuple(n for n in range(1, most_rounds(players) + 1) if _copied(players, n))
    if others:
        raise CopiesOfOtherRoundsError(players, rounds, others)
    raise NoCopiesError(players)


def _copied(players: int, rounds: int) -> MovementOffer | None:
    return next((o for o in _offers(players, rounds) if o.merit is Merit.COPIES), None)
