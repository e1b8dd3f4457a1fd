"""Who sits where in the rounds to come of a club night, whatever the game and the way of seating.

The units that are seated are people, or fixed pairs by the lowest number of those who have played
in them.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from whist_td.core.chance import chance
from whist_td.core.movement_errors import UnsoundMovementError
from whist_td.core.movement_tables import LeftOver, Sitting, TableMovement, TableRound
from whist_td.core.player_errors import TooFewPlayersError
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import pair_lines, pairs_of
from whist_td.formats.club_night.rules.rounds import ClubRound
from whist_td.formats.club_night.rules.seats import with_rounds
from whist_td.formats.club_night.rules.settings import AT_TABLE, SeatingWay, left_overs, table_size
from whist_td.formats.club_night.rules.standings import standings
from whist_td.movements import individual, pairs
from whist_td.movements.small_tables import drawn_tables
from whist_td.movements.staying import kept_round
from whist_td.movements.verify_individual import TableFaultKind, TableQuality, movement_of, verify
from whist_td.movements.verify_individual.faults import faults_of

SEED = 1
"""The draw of an evening for which none was made: the same question gives the same answer."""
IN_TWOS = 2
_FOR_THE_NIGHT = frozenset(
    {TableFaultKind.TABLE_SIZE, TableFaultKind.TOO_FEW_ENTRANTS, TableFaultKind.TABLE_EMPTY}
)

Rounds = tuple[ClubRound, ...]


@dataclass(frozen=True)
class _Plan:
    """What the seating of one round needs to know."""

    evening: ClubNightEvent
    number: int
    units: tuple[int, ...]
    before: tuple[TableRound, ...]
    dice: Iterator[int]

    @property
    def way(self) -> SeatingWay:
        """How the evening is seated."""
        return self.evening.settings.seating


def rounds_to_come(evening: ClubNightEvent, seed: int | None = None) -> Rounds:
    """Return the seats of all rounds to come; by standing, of no more than the next one.

    A draw that was recorded for the evening is drawn again the same.
    """
    settings = evening.settings
    drawn = seed if seed is not None else evening.progress.draw_seed
    first, last = evening.last_announced + 1, settings.rounds
    before = tuple(_told(evening, evening.rounds[n]) for n in range(1, first))
    known = None if before else _known(evening)
    if known is not None:
        return tuple(_seated(evening, each) for each in known)
    if settings.seating is SeatingWay.STANDING:
        last = min(first, last)
    found: list[ClubRound] = []
    for number in range(first, last + 1):
        dice = chance((SEED if drawn is None else drawn) * 100 + number)
        plan = _Plan(evening, number, _units(evening, number), before, dice)
        before = (*before, _checked(_round(plan), plan.units))
        found.append(_seated(evening, before[-1]))
    return tuple(found)


def ready_for(evening: ClubNightEvent, round_number: int) -> ClubNightEvent:
    """Return the evening with seats for a round that is next and has none yet."""
    if round_number != evening.last_announced + 1 or round_number in evening.rounds:
        return evening
    evening.check_round(round_number)
    return with_rounds(evening, rounds_to_come(evening))


def seats_quality(evening: ClubNightEvent) -> TableQuality | None:
    """Return the verifier's verdict on tables of three to five; None for other games or too few."""
    people = max(evening.players, default=0)
    rounds = tuple(_people(evening.rounds[number]) for number in sorted(evening.rounds))
    sizes = {len(sitting.seats) for each in rounds for sitting in each.sittings}
    if people < AT_TABLE or not rounds or min(sizes, default=0) < AT_TABLE - 1:
        return None
    tables = max(sitting.table for each in rounds for sitting in each.sittings)
    return verify(movement_of(TableMovement(people, tables, rounds)))


def _known(evening: ClubNightEvent) -> tuple[TableRound, ...] | None:
    """Return the movement of the library, where all stay and the numbers have one."""
    settings = evening.settings
    rounds = settings.rounds
    whole = all(_units(evening, n) == _units(evening, 1) for n in range(2, rounds + 1))
    units = _units(evening, 1)
    if settings.seating not in (SeatingWay.CHANGING, SeatingWay.PAIRS) or not whole:
        return None
    if _in_twos(evening):
        if rounds > pairs.most_rounds(len(units)):
            return None
        return _sound(pairs.movement(len(units), rounds), units)
    if table_size(evening.game) != AT_TABLE or len(units) < AT_TABLE:
        return None
    if rounds > individual.most_rounds(len(units)):
        return None
    made = individual.movement(len(units), rounds, left_over(evening, len(units)))
    return _sound(made, units)


def _sound(made: TableMovement, units: Sequence[int]) -> tuple[TableRound, ...]:
    """Return a movement of the library for those who are there, unless the verifier refuses it."""
    if not verify(movement_of(made)).is_sound:
        raise UnsoundMovementError(len(units), len(made.rounds))
    return _for(units, made.rounds)


def _checked(made: TableRound, units: Sequence[int]) -> TableRound:
    """Return a round made on the spot, unless the verifier finds somebody without his one place.

    How many sit at a table is for the game to say; a table may be given up while others stay.
    """
    number_of = {unit: number for number, unit in enumerate(sorted(units), start=1)}
    alone = replace(_renumbered(made, lambda unit: number_of.get(unit, 0)), number=1)
    tables = max((sitting.table for sitting in made.sittings), default=0)
    whole = TableMovement(len(units), tables, (alone,))
    if any(fault.kind not in _FOR_THE_NIGHT for fault in faults_of(movement_of(whole))):
        raise UnsoundMovementError(len(units), made.number)
    return made


def _round(plan: _Plan) -> TableRound:
    people, game = len(plan.evening.present(plan.number)), plan.evening.game
    if people < game.least_players:
        raise TooFewPlayersError(people, game.least_players)
    if plan.way is SeatingWay.STAYING and plan.before:
        return kept_round(plan.number, plan.units, _sizes(plan), plan.before)
    if _in_twos(plan.evening):
        return _twos(plan)
    if people <= game.most_players and people < AT_TABLE:
        return TableRound(plan.number, (Sitting(1, _turned(plan)),))
    return _fours(plan) if table_size(game) == AT_TABLE else _threes(plan)


def _sizes(plan: _Plan) -> tuple[int, ...]:
    """Return how many sit at each table."""
    people, game = len(plan.units), plan.evening.game
    size = table_size(game)
    if people <= game.most_players and people < AT_TABLE:
        return (people,)
    if size == AT_TABLE:
        return individual.table_sizes(people, left_over(plan.evening, people))
    return (size,) * (people // size)


def _turned(plan: _Plan) -> tuple[int, ...]:
    """Let the seats of a single table go round, so that another deals first."""
    by = (plan.number - 1) % len(plan.units)
    return (*plan.units[by:], *plan.units[:by])


def _twos(plan: _Plan) -> TableRound:
    history = pairs.PairHistory(plan.before)
    if plan.way is SeatingWay.STANDING and plan.before:
        return pairs.round_by_standing(plan.number, _order(plan), history)
    return pairs.drawn_round(plan.number, plan.units, history, plan.dice)


def _threes(plan: _Plan) -> TableRound:
    size = table_size(plan.evening.game)
    if plan.way is SeatingWay.STANDING and plan.before:
        order = _order(plan)
        resting = _resting(plan, order, len(order) % size)
        playing = [unit for unit in order if unit not in resting]
        tables = [playing[at : at + size] for at in range(0, len(playing), size)]
        sittings = tuple(Sitting(n, tuple(seats)) for n, seats in enumerate(tables, start=1))
        return TableRound(plan.number, sittings, tuple(sorted(resting)))
    return drawn_tables(plan.number, plan.units, size, plan.before, plan.dice)


def _resting(plan: _Plan, order: Sequence[int], out: int) -> set[int]:
    """Return who sits out of people from best to last: who has least, the last of them first."""
    rests = Counter(unit for each in plan.before for unit in each.sit_out)
    backwards = list(reversed(order))
    backwards.sort(key=lambda unit: rests[unit])
    return set(backwards[:out])


def _fours(plan: _Plan) -> TableRound:
    history = individual.PartnerHistory(plan.before)
    rest = left_over(plan.evening, len(plan.units))
    if plan.way is SeatingWay.STANDING and plan.before:
        return individual.round_by_standing(plan.number, _order(plan), history, rest)
    return individual.drawn_round(plan.number, plan.units, history, plan.dice, rest)


def _order(plan: _Plan) -> list[int]:
    """Return the units from best to last, those who have just come at the end."""
    ranked = [row.player for row in standings(plan.evening, plan.number - 1)]
    return [unit for unit in ranked if unit in plan.units]


def left_over(evening: ClubNightEvent, people: int) -> LeftOver:
    """Return what becomes of those left over, as far as the game has such tables."""
    game, wanted = evening.game, evening.settings.left_over
    if wanted not in left_overs(game) or people < AT_TABLE:
        return LeftOver.SIT_OUT
    sizes = individual.table_sizes(people, wanted)
    fits = game.least_players <= min(sizes) and max(sizes) <= game.most_players
    return wanted if fits else LeftOver.SIT_OUT


def _in_twos(evening: ClubNightEvent) -> bool:
    is_paired = evening.settings.seating is SeatingWay.PAIRS
    return is_paired or table_size(evening.game) == IN_TWOS


def _units(evening: ClubNightEvent, number: int) -> tuple[int, ...]:
    present = evening.present(number)
    if evening.settings.seating is not SeatingWay.PAIRS:
        return present
    unit = _unit_of(evening)
    return tuple(sorted(unit[first] for first, _ in pairs_of(evening.players, present)))


def _unit_of(evening: ClubNightEvent) -> Mapping[int, int]:
    """Return the pair of everybody; a substitute plays on for the same one."""
    return {number: line[0] for line in pair_lines(evening.players) for number in line}


def _for(units: Sequence[int], rounds: Sequence[TableRound]) -> tuple[TableRound, ...]:
    """Return rounds for units 1, 2, 3 … as rounds for those who are there."""
    return tuple(_renumbered(each, lambda unit: units[unit - 1]) for each in rounds)


def _renumbered(told: TableRound, own: Callable[[int], int]) -> TableRound:
    sittings = tuple(Sitting(s.table, tuple(map(own, s.seats))) for s in told.sittings)
    return TableRound(told.number, sittings, tuple(map(own, told.sit_out)))


def _seated(evening: ClubNightEvent, told: TableRound) -> ClubRound:
    """Return the round of people; the two of a pair sit opposite each other."""
    if evening.settings.seating is not SeatingWay.PAIRS:
        return ClubRound(told.number, told.sittings, told.sit_out)
    unit = _unit_of(evening)
    both = {unit[a]: (a, b) for a, b in pairs_of(evening.players, evening.present(told.number))}
    sittings = tuple(
        Sitting(s.table, tuple(both[each][half] for half in (0, 1) for each in s.seats))
        for s in told.sittings
    )
    resting = sorted(number for each in told.sit_out for number in both[each])
    return ClubRound(told.number, sittings, tuple(resting))


def _told(evening: ClubNightEvent, seated: ClubRound) -> TableRound:
    """Return a round that was played as the movements know it."""
    if evening.settings.seating is not SeatingWay.PAIRS:
        return _people(seated)
    unit = _unit_of(evening)
    sittings = (
        Sitting(s.table, tuple(unit[player] for player in s.seats[: len(s.seats) // 2]))
        for s in seated.sittings
    )
    return TableRound(
        seated.number, tuple(sittings), tuple(sorted({unit[n] for n in seated.sit_out}))
    )


def _people(seated: ClubRound) -> TableRound:
    return TableRound(seated.number, seated.sittings, seated.sit_out)
