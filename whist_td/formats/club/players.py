"""A player of a club night: the rounds in which he is there, and his partner in fixed pairs."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from whist_td.domain.club_night_errors import PartnerMissingError
from whist_td.formats.whiz.players import Player


@dataclass(frozen=True)
class ClubPlayer(Player):
    """Somebody with a number; the partner counts where the evening is one of fixed pairs."""

    partner: int | None = None


Pair = tuple[int, int]


def pairs_of(players: Mapping[int, ClubPlayer], there: Iterable[int]) -> tuple[Pair, ...]:
    """Return the fixed pairs among those who are there, or refuse somebody without a partner."""
    present = set(there)
    found: list[Pair] = []
    for number in sorted(present):
        partner = players[number].partner
        if partner not in present or partner is None or players[partner].partner != number:
            raise PartnerMissingError(number)
        if number < partner:
            found.append((number, partner))
    return tuple(found)
