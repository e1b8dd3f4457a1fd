"""Where somebody comes, goes or stays at a club night: seats to take or all anew, and the price."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from typing_extensions import override

from whist_td.core.movement_tables import Sitting, TableRound
from whist_td.desk.requests import Command
from whist_td.formats.club_night.rules.event import ClubNightEvent, SeatingWay, plays_in_sides
from whist_td.formats.club_night.rules.seating import (
    IN_TWOS,
    Rounds,
    as_movement_of,
    checked,
    seated_people,
    sizes_of,
    unit_of,
    units_of,
)
from whist_td.formats.club_night.views.own_seats import is_own
from whist_td.formats.club_night.views.planning import ClubForecast, forecast_of, planned_rounds
from whist_td.movements.seats_to_take.search import seats_taken
from whist_td.movements.seats_to_take.weighing import NO_BOARDS, KeptRound, KeptTable, SeatsAsked
from whist_td.movements.staying import kept_round
from whist_td.players.views.reseating import Reseating, SeatOffer, cards_changed

_GIVEN_BEFOREHAND = (SeatingWay.CHANGING, SeatingWay.DRAWN, SeatingWay.PAIRS)


def rounds_with_seats_taken(event: ClubNightEvent, first: int) -> Rounds:
    """Return the rounds to come, as they are planned but for the seats that are taken from one on.

    There are none where seats are not given beforehand, a round is not planned yet, too few are
    there, or no seat can be had.
    """
    begins, last = max(first, event.last_announced + 1), event.settings.rounds
    planned = [event.rounds[n] for n in range(begins, last + 1) if n in event.rounds]
    few = any(len(event.present(n)) < event.game.least_players for n in range(begins, last + 1))
    is_planned = planned and len(planned) == last - begins + 1
    if few or not is_planned or event.settings.seating not in _GIVEN_BEFOREHAND:
        return ()
    before = tuple(as_movement_of(event, event.rounds[n]) for n in range(1, begins))
    unchanged = tuple(event.rounds[n] for n in range(event.last_announced + 1, begins))
    taken = _taken(event, before, [as_movement_of(event, each) for each in planned])
    return (*unchanged, *(seated_people(event, each) for each in taken)) if taken else ()


def _taken(
    event: ClubNightEvent, before: tuple[TableRound, ...], planned: Sequence[TableRound]
) -> tuple[TableRound, ...]:
    """Return planned rounds in which seats are taken; none where none can be had."""
    units = {each.number: units_of(event, each.number) for each in planned}
    sizes = {len(s.seats) for each in planned for s in each.sittings}
    if len(sizes.union(*(sizes_of(event, len(people)) for people in units.values()))) == 1:
        rounds = _searched(event, before, planned, sizes.pop())
    else:
        rounds = ()
        for each in planned:
            people, bare = units[each.number], replace(each, sit_out=())
            tables = sizes_of(event, len(people))
            rounds += (kept_round(each.number, people, tables, (*before, *rounds, bare)),)
    return tuple(checked(each, units[each.number]) for each in rounds)


def _searched(
    event: ClubNightEvent, before: Iterable[TableRound], planned: Sequence[TableRound], size: int
) -> tuple[TableRound, ...]:
    """Return the best way to take seats at tables of one size."""
    past, to_come = tuple(map(_with_no_boards, before)), tuple(map(_with_no_boards, planned))
    taken = seats_taken(SeatsAsked(past, to_come, _stays(event), _meeting(event, size)))
    rounds = zip(planned, taken.rounds, strict=True) if taken else ()
    return tuple(
        TableRound(
            planned.number,
            tuple(Sitting(table.table, table.people) for table in each.tables),
            tuple(sorted(each.out)),
        )
        for planned, each in rounds
    )


def _with_no_boards(each: TableRound) -> KeptRound:
    tables = (KeptTable(s.table, NO_BOARDS, s.seats) for s in each.sittings)
    return KeptRound(tuple(tables), each.sit_out)


def _stays(event: ClubNightEvent) -> Mapping[int, tuple[int, int]]:
    """Return everybody's first and last round, or that of each pair."""
    is_paired = event.settings.seating is SeatingWay.PAIRS
    units = unit_of(event) if is_paired else {number: number for number in event.players}
    stays: dict[int, tuple[int, int]] = {}
    for number, unit in units.items():
        player, (first, last) = event.players[number], stays.get(unit, (event.settings.rounds, 0))
        leaves = player.last_round or event.settings.rounds
        stays[unit] = (min(first, player.first_round), max(last, leaves))
    return stays


def _meeting(event: ClubNightEvent, size: int) -> tuple[tuple[int, int], ...]:
    """Return the seats whose people should not meet again: partners, else all at the table."""
    if size == IN_TWOS:
        return ((0, 1),)
    choice = event.settings.game
    sides = choice.game.sides(choice.options, size)
    partners = tuple(two for side in sides for two in combinations(sorted(side), 2))
    return partners or tuple(combinations(range(size), 2))


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
