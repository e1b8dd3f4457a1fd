"""The movements of the three formats as they are looked at."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from whist_td.core.movement_tables import Sitting, TableMovement
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.club_night.views.planning import rounds_ahead
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.militaire.rules.schedule import PlannedRound
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.views.views import effective_round
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.formats.whiz.views.movement_views import acquaintance
from whist_td.movements import verify
from whist_td.movements.militaire import visitors_at
from whist_td.movements.verify.form import Match, Movement, MovementRound
from whist_td.movements.verify_individual.matrices import FOUR, PARTNERS_OF_FOUR
from whist_td.players.views.movement_seen import (
    Between,
    MovementSeen,
    PairCounts,
    RoundSeen,
    pair_counts,
)

Sides = tuple[tuple[int, ...], ...]
"""Who plays together at a table, by the places at it."""


def whiz_seen(evening: WhizEvening) -> MovementSeen:
    """Return the movement of a Whiz tournament: North, East, South at each table."""
    rounds = tuple(evening.rounds.values())
    known = acquaintance(rounds)
    return MovementSeen(
        tuple(
            RoundSeen(
                said.number,
                {s.table: " · ".join(map(str, s.seats)) for s in said.seatings},
                said.sit_out,
                {s.table: evening.boards_at(s) for s in said.seatings},
            )
            for said in rounds
        ),
        (
            PairCounts(Between.MEETINGS, known.players, known.met),
            PairCounts(Between.COMPARISONS, known.players, known.compared),
        ),
        {number: player.name for number, player in evening.players.items()},
    )


def club_seen(evening: ClubEvening) -> MovementSeen:
    """Return the seats of a club night, begun and foreseen."""
    begun = tuple(evening.rounds[n] for n in range(1, evening.last_announced + 1))
    rounds = (*begun, *rounds_ahead(evening))
    choice = evening.settings.game
    sizes = {len(s.seats) for said in rounds for s in said.sittings}
    sides = {size: tuple(choice.game.sides(choice.options, size)) for size in sizes}
    told = tuple((said.number, said.sittings, said.sit_out) for said in rounds)
    names = {number: player.name for number, player in evening.players.items()}
    return _tables_seen(told, sides, tuple(sorted(names)), names)


def table_movement_seen(movement: TableMovement) -> MovementSeen:
    """Return a movement of tables of four, or of pairs, for nobody in particular."""
    told = tuple((said.number, said.sittings, said.sit_out) for said in movement.rounds)
    sides: dict[int, Sides] = {} if movement.are_pairs else {FOUR: PARTNERS_OF_FOUR}
    return _tables_seen(told, sides, tuple(range(1, movement.entrants + 1)), {})


def _tables_seen(
    rounds: Sequence[tuple[int, tuple[Sitting, ...], tuple[int, ...]]],
    sides: Mapping[int, Sides],
    numbers: tuple[int, ...],
    names: Mapping[int, str],
) -> MovementSeen:
    partners: list[tuple[int, int, int]] = []
    opponents: list[tuple[int, int, int]] = []
    for number, sittings, _out in rounds:
        for sitting in sittings:
            together = set(_together(sitting, sides))
            for pair in combinations(sitting.seats, 2):
                (partners if pair in together else opponents).append((*pair, number))
    counts = [pair_counts(Between.OPPONENTS, numbers, opponents)]
    if partners:
        counts.insert(0, pair_counts(Between.PARTNERS, numbers, partners))
    seen = tuple(
        RoundSeen(number, {s.table: _at_table(s, sides) for s in sittings}, out)
        for number, sittings, out in rounds
    )
    return MovementSeen(seen, tuple(counts), names)


def _together(sitting: Sitting, sides: Mapping[int, Sides]) -> Iterator[tuple[int, int]]:
    for side in sides.get(len(sitting.seats), ()):
        for one, other in combinations(sorted(side), 2):
            yield (sitting.seats[one], sitting.seats[other])


def _at_table(sitting: Sitting, sides: Mapping[int, Sides]) -> str:
    """Return who sits at a table: "1 + 7 – 3 + 5" where two and two play together."""
    of_table = sides.get(len(sitting.seats), ())
    if not any(len(side) > 1 for side in of_table):
        return " · ".join(map(str, sitting.seats))
    return " – ".join(" + ".join(str(sitting.seats[seat]) for seat in side) for side in of_table)


def militaire_seen(evening: Evening) -> MovementSeen:
    """Return the rotation of a militaire evening: at each table, the team that visits it."""
    numbers = range(1, evening.settings.rounds + 1) if evening.tables > 1 else ()
    rounds = tuple(effective_round(evening, number) for number in numbers)
    names = {number: team.name for number, team in evening.teams.items()}
    return rotation_seen(evening.settings, evening.tables, rounds, names)


def rotation_seen(
    settings: Settings,
    teams: int,
    rounds: Iterable[PlannedRound],
    names: Mapping[int, str],
) -> MovementSeen:
    """Return a rotation of so many teams."""
    told = rotation_of(settings, teams, rounds)
    met = ((m.home, m.visitors, said.number) for said in told.rounds for m in said.matches)
    return MovementSeen(
        tuple(
            RoundSeen(said.number, {m.table: str(m.visitors) for m in said.matches})
            for said in told.rounds
        ),
        (pair_counts(Between.MEETINGS, range(1, teams + 1), met),),
        names,
    )


def rotation_of(settings: Settings, teams: int, rounds: Iterable[PlannedRound]) -> Movement:
    """Return a rotation as the verifier reads it."""
    return Movement(
        teams,
        tuple(
            MovementRound(
                said.number,
                said.trump.value if said.trump else None,
                tuple(said.call),
                said.stays,
                said.advance,
                tuple(
                    Match(t, t, visitors_at(t, said.number, teams, settings.direction))
                    for t in range(1, teams + 1)
                ),
            )
            for said in rounds
        ),
    )


def rotation_quality(evening: Evening) -> verify.Quality:
    """Return the verifier's verdict on the rotation of an evening."""
    numbers = range(1, evening.settings.rounds + 1)
    rounds = (effective_round(evening, number) for number in numbers)
    return verify.verify(rotation_of(evening.settings, evening.tables, rounds))
