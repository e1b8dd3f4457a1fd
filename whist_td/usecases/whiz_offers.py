"""Which movements a director may choose from before play; the verifier has judged each of them."""

from dataclasses import dataclass
from functools import lru_cache

from whist_td.domain.errors import RuleError
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.seating import SeatedRound
from whist_td.formats.whiz.settings import WhizSettings
from whist_td.movements.verify_whiz.figures import Figures
from whist_td.movements.whiz import Facts, Merit, Offer, offers
from whist_td.usecases.whiz_planning import check_rounds
from whist_td.usecases.whiz_seating import quality_of, seated_movement


@dataclass(frozen=True)
class MovementOffer:
    """A movement as it would be seated, what speaks for it, and what it gives and costs."""

    merit: Merit
    rounds: tuple[SeatedRound, ...]
    facts: Facts
    figures: Figures

    @property
    def tables(self) -> int:
        """The tables that are laid."""
        return max(len(seated.seatings) for seated in self.rounds)


def offers_for(players: int, settings: WhizSettings) -> tuple[MovementOffer, ...]:
    """Return the movements for so many players, the one that is planned first.

    Movements that need copies of boards are left out: there is one travelling sheet for each
    deal, and the checks of a tournament take a set at two tables for a mistake.
    """
    return _offers(players, settings.rounds)


def evening_offers(evening: WhizEvening) -> tuple[MovementOffer, ...]:
    """Return what may be chosen for a tournament: before play, where everybody stays till the end.

    The library numbers people from 1 without a gap.
    """
    numbers = list(range(1, len(evening.players) + 1))
    stay = all(p.first_round == 1 and p.last_round is None for p in evening.players.values())
    if evening.is_started or not stay or sorted(evening.players) != numbers:
        return ()
    return offers_for(len(numbers), evening.settings)


@lru_cache(maxsize=64)
def _offers(players: int, rounds: int) -> tuple[MovementOffer, ...]:
    try:
        check_rounds(players, rounds)
    except RuleError:
        return ()
    judged = map(_judged, offers(players, rounds))
    return tuple(offer for offer in judged if offer is not None)


def _judged(offer: Offer) -> MovementOffer | None:
    """Return an offer as it is seated; none where it breaks a hard rule or shares boards."""
    seated = seated_movement(offer.movement)
    quality = quality_of(seated, offer.movement.players)
    if not quality.is_sound or quality.figures is None:
        return None
    return MovementOffer(offer.merit, seated, offer.facts, quality.figures)
