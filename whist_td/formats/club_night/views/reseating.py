"""The ways to seat a club night where somebody comes, goes or stays, and what each asks."""

from collections import Counter
from dataclasses import dataclass

from typing_extensions import override

from whist_td.desk.requests import Command
from whist_td.formats.club_night.rules.event import ClubNightEvent, plays_in_sides
from whist_td.formats.club_night.rules.seating import Rounds
from whist_td.formats.club_night.rules.seats_taken import rounds_with_seats_taken
from whist_td.formats.club_night.views.own_seats import is_own
from whist_td.formats.club_night.views.planning import ClubForecast, forecast_of, planned_rounds
from whist_td.players.views.reseating import Reseating, SeatOffer, cards_changed


@dataclass(frozen=True)
class ReseatingCost:
    """What rounds to come ask of people, in plain figures."""

    ahead: ClubForecast
    """The rounds to come by themselves."""
    whole: ClubForecast
    """The whole evening, with what was played."""
    cards: tuple[int, ...]
    """Those whose printed cards no longer say where they sit."""

    @property
    def again(self) -> int:
        """How many couples are partners again, or meet again where nobody has a partner."""
        both = self.whole
        return (both.partners if plays_in_sides(both.settings.game) else both.others).again


def seats_kept(event: ClubNightEvent, changed: ClubNightEvent, first: int) -> Rounds:
    """Return the rounds to come for changed people, with seats taken; none where none can be.

    Seats of the director's own, or in play, are kept; before play the program knows best.
    """
    is_kept = event.is_started or is_own(event)
    return rounds_with_seats_taken(changed, first) if is_kept else ()


class ClubReseating(Reseating[ClubNightEvent]):
    """Seats that are taken, or everybody seated anew."""

    @override
    def _seated_anew(self, changed: ClubNightEvent, first: int) -> Rounds:
        self._changed = changed
        return planned_rounds(changed)

    @override
    def _seats_kept(self, changed: ClubNightEvent, first: int) -> Rounds:
        return seats_kept(self._event, changed, first)

    @override
    def _offered(self, request: Command, *, takes_seats: bool = False) -> SeatOffer:
        event, rounds = self._event, tuple(getattr(request, "rounds", ()))
        played = tuple(event.rounds[n] for n in range(1, event.last_announced + 1))
        ahead, whole = forecast_of(event, rounds), forecast_of(event, (*played, *rounds))
        cost = ReseatingCost(ahead, whole, cards_changed(event, rounds))
        return SeatOffer(request, cost, takes_seats=takes_seats)

    @override
    def _weight(self, offer: SeatOffer) -> tuple[int, ...]:
        """Return sit-outs before one's turn, at once after coming, at all; meetings and cards."""
        out = [(each.number, player) for each in offer.rounds for player in each.sit_out]
        players, rests = self._changed.players, Counter[int]()
        for n in range(1, self._event.last_announced + 1):
            rests.update(self._event.rounds[n].sit_out)
        early = 0
        for number, player in out:
            there, first = self._changed.present(number), players[player].first_round
            others = (rests[p] for p in there if players[p].first_round <= first)
            early += rests[player] > min(others)
            rests[player] += 1
        at_once = sum(players[player].first_round == number > 1 for number, player in out)
        return (early, at_once, len(out), offer.cost.again + len(offer.cost.cards))
