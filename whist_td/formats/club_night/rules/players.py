"""A player of a club night: the rounds in which he is there, and his partner in fixed pairs."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from typing_extensions import override

from whist_td.core.names import folded
from whist_td.core.players import Player
from whist_td.formats.club_night.rules.errors import OwnPartnerError, PartnerMissingError


@dataclass(frozen=True)
class ClubPlayer(Player):
    """Somebody with a number; the partner counts where the evening is one of fixed pairs.

    Who goes home and is replaced keeps the partner he had; the partner has the substitute from
    then on, so that it is seen who played for whom.
    """

    partner: int | None = None

    @override
    def __post_init__(self) -> None:
        super().__post_init__()
        if self.partner == self.number:
            raise OwnPartnerError(self.number)

    def meets(self, other: "ClubPlayer") -> bool:
        """Tell whether there may be a round in which both are there."""
        first = max(self.first_round, other.first_round)
        return all(each.last_round is None or first <= each.last_round for each in (self, other))


def same_name(one: ClubPlayer, other: ClubPlayer) -> bool:
    """Tell whether two have the same name."""
    return folded(one.name) == folded(other.name)


Players = Mapping[int, ClubPlayer]
Pair = tuple[int, int]
Line = tuple[int, ...]
"""The two of a fixed pair, and whoever played in the place of one of them."""


def again(players: Players, player: ClubPlayer) -> ClubPlayer | None:
    """Return who somebody is now who left one pair and came again in another."""
    last = player.last_round
    if last is None:
        return None
    later = (p for p in players.values() if p.first_round > last and same_name(p, player))
    return min(later, key=lambda each: each.first_round, default=None)


def pairs_of(players: Players, there: Iterable[int]) -> tuple[Pair, ...]:
    """Return the fixed pairs among those who are there, or refuse somebody without a partner."""
    present = set(there)
    mates = {number: _mate(players, number, present) for number in sorted(present)}
    return tuple((number, mate) for number, mate in mates.items() if number < mate)


def _mate(players: Players, number: int, present: set[int]) -> int:
    """Return who plays with somebody: his partner, or whose place his partner has taken."""
    own = players[number].partner
    if own in present and own is not None and _takes(players, own, number, present):
        return own
    claims = [n for n in present if players[n].partner == number]
    if own is not None and own not in present and len(claims) == 1:
        return claims[0]
    raise PartnerMissingError(number)


def _takes(players: Players, own: int, number: int, present: set[int]) -> bool:
    back = players[own].partner
    if back == number:
        return True
    claims = [n for n in present if players[n].partner == own]
    return back is not None and back not in present and claims == [number]


def pair_lines(players: Players) -> tuple[Line, ...]:
    """Return the pairs of the evening with their substitutes, each by the lowest number first.

    Somebody without a partner is a line of his own: only his seat is refused (`pairs_of`).
    """
    found: dict[int, set[int]] = {number: {number} for number in players}
    for number, player in players.items():
        mate = players.get(player.partner or 0)
        if mate is not None and (mate.partner == number or player.last_round is not None):
            joined = found[number] | found[mate.number]
            found |= dict.fromkeys(joined, joined)
    return tuple(tuple(sorted(line)) for number, line in found.items() if number == min(line))
