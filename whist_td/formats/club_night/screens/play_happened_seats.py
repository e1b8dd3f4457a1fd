"""Who really sat where in a round: the director's choices at one table, upon what was planned."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from whist_td.core.movement_tables import Sitting
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound
from whist_td.formats.club_night.rules.players import pairs_of
from whist_td.formats.club_night.rules.scores import table_scores
from whist_td.formats.club_night.rules.settings import SeatingWay

Unit = tuple[int, ...]
"""Who changes places together: a player, or the two of a fixed pair."""


@dataclass(frozen=True)
class Spot:
    """A table and the seats there; no table is sitting out."""

    table: int | None
    seats: tuple[int, ...] = ()
    players: int = 0
    points: int | None = None
    """What the round gives there, None where no deal stands."""


@dataclass(frozen=True)
class Move:
    """Somebody who sat elsewhere than was planned."""

    unit: Unit
    before: Spot
    now: Spot


@dataclass(frozen=True)
class RealSeats:
    """The seats of a table as they were chosen so far; whoever is put out takes the other's."""

    evening: ClubNightEvent
    round: int
    table: int
    chosen: tuple[tuple[int, Unit], ...] = ()
    """Which place at the table is whose, in the order of choosing."""

    @property
    def planned(self) -> ClubRound:
        """The seats as they stand in the file."""
        return self.evening.seated(self.round)

    @property
    def is_seated(self) -> bool:
        """Whether the round still has this table: undoing can take it away."""
        begun = self.round <= self.evening.last_announced
        return begun and any(each.table == self.table for each in self.planned.sittings)

    @property
    def now(self) -> ClubRound:
        """The seats of the whole round as they would be."""
        seated = self.planned
        for place, unit in self.chosen:
            sitting = _at_table(seated, self.table)
            seated = swapped(seated, self._units_at(sitting)[place], unit)
        return seated

    @property
    def here(self) -> tuple[Unit, ...]:
        """Who sits at the table now, place by place."""
        return self._units_at(_at_table(self.now, self.table))

    @property
    def people(self) -> tuple[Unit, ...]:
        """Everybody who could have sat here: those of the table first, then by tables."""
        seated = self.planned
        order = sorted(seated.sittings, key=lambda each: (each.table != self.table, each.table))
        found = [unit for sitting in order for unit in self._units_at(sitting)]
        return (*found, *self._units(seated.sit_out))

    def choosing(self, place: int, unit: Unit) -> "RealSeats":
        """Return the seats with another person in one place of the table."""
        others = tuple((there, who) for there, who in self.chosen if there != place and who != unit)
        fresh = replace(self, chosen=others)
        if fresh.here[place] == unit:
            return fresh
        return replace(self, chosen=(*others, (place, unit)))

    def spot(self, unit: Unit, seated: ClubRound) -> Spot:
        """Return where somebody sits in a round, and what it gives there."""
        sitting = seated.place_of(unit[0])
        if sitting is None:
            return Spot(None)
        seats = tuple(sitting.seats.index(player) for player in unit)
        changed = replace(self.evening, rounds={**self.evening.rounds, self.round: seated})
        has_deals = bool(self.evening.deals_at(self.round, sitting.table))
        points = table_scores(changed, self.round, sitting)[seats[0]].points if has_deals else None
        return Spot(sitting.table, seats, len(sitting.seats), points)

    def moves(self) -> Iterator[Move]:
        """Yield everybody who sat elsewhere than planned, those of the table first."""
        planned, now = self.planned, self.now
        for unit in self.people:
            before, after = self.spot(unit, planned), self.spot(unit, now)
            if (before.table, before.seats) != (after.table, after.seats):
                yield Move(unit, before, after)

    def _units_at(self, sitting: Sitting) -> tuple[Unit, ...]:
        return self._units(sitting.seats)

    def _units(self, people: tuple[int, ...]) -> tuple[Unit, ...]:
        if self.evening.settings.seating is not SeatingWay.PAIRS:
            return tuple((player,) for player in people)
        pairs = pairs_of(self.evening.players, people)
        found = (tuple(sorted(pair, key=people.index)) for pair in pairs)
        return tuple(sorted(found, key=lambda pair: people.index(pair[0])))


def swapped(seated: ClubRound, one: Unit, other: Unit) -> ClubRound:
    """Return a round in which two people, or two pairs, have changed places."""
    goes = dict(zip(one, other, strict=True)) | dict(zip(other, one, strict=True))
    sittings = tuple(
        Sitting(each.table, tuple(goes.get(player, player) for player in each.seats))
        for each in seated.sittings
    )
    resting = tuple(sorted(goes.get(player, player) for player in seated.sit_out))
    return replace(seated, sittings=sittings, sit_out=resting)


def _at_table(seated: ClubRound, table: int) -> Sitting:
    return next(sitting for sitting in seated.sittings if sitting.table == table)
