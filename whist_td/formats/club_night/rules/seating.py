"""Who sits where: rounds that have begun, and the rounds to come, whatever the game."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from whist_td.core.chance import chance
from whist_td.core.movement_tables import LeftOver, Sitting, TableMovement, TableRound
from whist_td.core.movement_text import UnsoundMovementError
from whist_td.core.players import RoundSequenceError, TableNumberError, TooFewPlayersError
from whist_td.formats.club_night.rules.errors import (
    ClubFinishedError,
    ClubRoundBegunError,
    ClubRoundIncompleteError,
    ClubRoundNotBegunError,
    SeatsInUseError,
    TableSizeError,
)
from whist_td.formats.club_night.rules.event import (
    AT_TABLE,
    ClubNightEvent,
    ClubRound,
    SeatingWay,
    left_overs,
    pair_lines,
    pairs_of,
    table_size,
)
from whist_td.formats.club_night.rules.play import check_scored
from whist_td.formats.club_night.rules.standings import standings
from whist_td.movements import pairs
from whist_td.movements.individual import catalogue as individual
from whist_td.movements.individual.drawing import PartnerHistory, drawn_round, round_by_standing
from whist_td.movements.individual.plan import table_sizes
from whist_td.movements.staying import drawn_tables, kept_round
from whist_td.movements.verify_individual.faults import TableFaultKind, faults_of, movement_of
from whist_td.movements.verify_individual.quality import TableQuality, verify

SEED = 1
"""The draw of an evening for which none was made: the same question gives the same answer."""
IN_TWOS = 2
_THREE_AND_TWO = (3, 2)
FOR_THE_GAME = frozenset(
    {TableFaultKind.TABLE_SIZE, TableFaultKind.TOO_FEW_ENTRANTS, TableFaultKind.TABLE_EMPTY}
)
"""How many sit at a table is for the game to say, and a table may be given up."""


def with_rounds(event: ClubNightEvent, rounds: Iterable[ClubRound]) -> ClubNightEvent:
    """Seat the rounds to come, in place of those planned so far; none empties them."""
    seated = {n: each for n, each in event.rounds.items() if each.announced_at is not None}
    for number, to_come in enumerate(rounds, start=len(seated) + 1):
        if to_come.number != number:
            raise RoundSequenceError(number, to_come.number)
        event.check_round(number)
        check_seats(event, to_come)
        seated[number] = replace(to_come, announced_at=None)
    return replace(event, rounds=seated)


def begun(
    event: ClubNightEvent, round_number: int, seated: ClubRound | None, at: datetime
) -> ClubNightEvent:
    """Begin the next round, seated as planned or as told; from then on its seats stand."""
    event.check_round(round_number)
    if event.progress.finished:
        raise ClubFinishedError
    if round_number <= event.last_announced:
        raise ClubRoundBegunError(round_number)
    if round_number != event.last_announced + 1:
        raise ClubRoundNotBegunError(round_number, event.last_announced + 1)
    check_enough(event, round_number)
    chosen = event.seated(round_number) if seated is None else seated
    if chosen.number != round_number:
        raise RoundSequenceError(round_number, chosen.number)
    check_seats(event, chosen)
    rounds = {**event.rounds, round_number: replace(chosen, announced_at=at)}
    return replace(event, rounds=dict(sorted(rounds.items())))


def with_corrected_seats(event: ClubNightEvent, seated: ClubRound) -> ClubNightEvent:
    """Put right who really sat where in a round that has begun; its deals stay at their tables."""
    event.check_begun(seated.number)
    check_seats(event, seated)
    before = event.rounds[seated.number]
    for sitting in before.sittings:
        now = seated.sitting(sitting.table)
        same = now is not None and len(now.seats) == len(sitting.seats)
        if not same and event.deals_at(seated.number, sitting.table):
            raise SeatsInUseError(seated.number, sitting.table)
    corrected = replace(seated, announced_at=before.announced_at)
    changed = replace(event, rounds={**event.rounds, seated.number: corrected})
    for line in changed.sanctions.values():
        check_scored(changed, line)
    return changed


def check_enough(event: ClubNightEvent, round_number: int) -> None:
    """Refuse a round with fewer people than one table takes."""
    there, least = len(event.present(round_number)), event.game.least_players
    if there < least:
        raise TooFewPlayersError(there, least)


def check_closed(event: ClubNightEvent, round_number: int) -> None:
    """Refuse to go on while tables of a round have not finished."""
    missing = event.missing(round_number) if round_number else ()
    if missing:
        raise ClubRoundIncompleteError(round_number, missing)


def check_seats(event: ClubNightEvent, seated: ClubRound) -> None:
    """Refuse a round in which a table or a person has no right place."""
    _check_tables(event, seated)
    event.check_people(seated)


def _check_tables(event: ClubNightEvent, seated: ClubRound) -> None:
    game, tables = event.game, set[int]()
    for sitting in seated.sittings:
        if sitting.table < 1 or sitting.table in tables:
            raise TableNumberError(seated.number, sitting.table)
        tables.add(sitting.table)
        people = len(sitting.seats)
        if not game.least_players <= people <= game.most_players:
            limits = (game.least_players, game.most_players)
            raise TableSizeError(seated.number, sitting.table, people, *limits)


Rounds = tuple[ClubRound, ...]


@dataclass(frozen=True)
class _Plan:
    """What the seating of one round needs to know."""

    event: ClubNightEvent
    number: int
    units: tuple[int, ...]
    before: tuple[TableRound, ...]
    dice: Iterator[int]

    @property
    def way(self) -> SeatingWay:
        """How the evening is seated."""
        return self.event.settings.seating


def rounds_to_come(event: ClubNightEvent) -> Rounds:
    """Return the seats of all rounds to come; by standing, of no more than the next one.

    A draw that was recorded for the evening is drawn again the same.
    """
    settings, drawn = event.settings, event.progress.draw_seed
    first, last = event.last_announced + 1, settings.rounds
    before = tuple(as_movement_of(event, event.rounds[n]) for n in range(1, first))
    of_library = None if before else _of_library(event)
    if of_library is not None:
        return tuple(seated_people(event, each) for each in of_library)
    if settings.seating is SeatingWay.STANDING:
        last = min(first, last)
    rounds: list[ClubRound] = []
    for number in range(first, last + 1):
        dice = chance((SEED if drawn is None else drawn) * 100 + number)
        plan = _Plan(event, number, units_of(event, number), before, dice)
        before = (*before, checked(_round(plan), plan.units))
        rounds.append(seated_people(event, before[-1]))
    return tuple(rounds)


def ready_for(event: ClubNightEvent, round_number: int) -> ClubNightEvent:
    """Return the evening with seats for a round that is next and has none yet."""
    if round_number != event.last_announced + 1 or round_number in event.rounds:
        return event
    event.check_round(round_number)
    return with_rounds(event, rounds_to_come(event))


def seats_quality(event: ClubNightEvent) -> TableQuality | None:
    """Return the verifier's verdict on tables of three to five; None for other games or too few."""
    people = max(event.players, default=0)
    rounds = tuple(plain_round(event.rounds[number]) for number in sorted(event.rounds))
    sizes = {len(sitting.seats) for each in rounds for sitting in each.sittings}
    if people < AT_TABLE or not rounds or min(sizes, default=0) < AT_TABLE - 1:
        return None
    tables = max(sitting.table for each in rounds for sitting in each.sittings)
    return verify(movement_of(TableMovement(people, tables, rounds)))


def _of_library(event: ClubNightEvent) -> tuple[TableRound, ...] | None:
    """Return the movement of the library, where all stay and the numbers have one."""
    settings = event.settings
    rounds = settings.rounds
    whole = all(units_of(event, n) == units_of(event, 1) for n in range(2, rounds + 1))
    units = units_of(event, 1)
    if settings.seating not in (SeatingWay.CHANGING, SeatingWay.PAIRS) or not whole:
        return None
    if _in_twos(event):
        if rounds > pairs.most_rounds(len(units)):
            return None
        return _sound(pairs.movement(len(units), rounds), units)
    is_small = len(units) < AT_TABLE or _is_three_and_two(event, len(units))
    if table_size(event.game) != AT_TABLE or is_small:
        return None
    if rounds > individual.most_rounds(len(units)):
        return None
    return _sound(individual.movement(len(units), rounds, left_over(event, len(units))), units)


def rounds_with_fewer_meetings(event: ClubNightEvent) -> Rounds:
    """Return seats beforehand in which fewer meet again, some sitting twice at a table of five.

    There are none where the seats are not given beforehand, nobody sits at five, or nothing is
    gained.
    """
    settings, people = event.settings, units_of(event, 1)
    may_choose = settings.seating is SeatingWay.CHANGING and not event.is_started
    if not may_choose or table_size(event.game) != AT_TABLE or _in_twos(event):
        return ()
    if len(people) < AT_TABLE or _of_library(event) is None:
        return ()
    rest = left_over(event, len(people))
    fewer = individual.fewer_meetings(len(people), settings.rounds, rest)
    return tuple(seated_people(event, each) for each in _sound(fewer, people)) if fewer else ()


def _sound(whole: TableMovement, units: Sequence[int]) -> tuple[TableRound, ...]:
    """Return a movement of the library for those who are there, unless the verifier refuses it."""
    if not verify(movement_of(whole)).is_sound:
        raise UnsoundMovementError(len(units), len(whole.rounds))
    # Rounds for units 1, 2, 3 … become those of who is there.
    return tuple(_renumbered(each, lambda unit: units[unit - 1]) for each in whole.rounds)


def checked(drawn: TableRound, units: Sequence[int]) -> TableRound:
    """Return a round made on the spot, unless the verifier finds somebody without his one place.

    How many sit at a table is for the game to say; a table may be given up while others stay.
    """
    number_of = {unit: number for number, unit in enumerate(sorted(units), start=1)}
    alone = replace(_renumbered(drawn, lambda unit: number_of.get(unit, 0)), number=1)
    tables = max((sitting.table for sitting in drawn.sittings), default=0)
    whole = TableMovement(len(units), tables, (alone,))
    if any(fault.kind not in FOR_THE_GAME for fault in faults_of(movement_of(whole))):
        raise UnsoundMovementError(len(units), drawn.number)
    return drawn


def _round(plan: _Plan) -> TableRound:
    people, game = len(plan.event.present(plan.number)), plan.event.game
    if people < game.least_players:
        raise TooFewPlayersError(people, game.least_players)
    if plan.way is SeatingWay.STAYING and plan.before:
        return kept_round(
            plan.number, plan.units, sizes_of(plan.event, len(plan.units)), plan.before
        )
    if _in_twos(plan.event):
        history = pairs.PairHistory(plan.before)
        if plan.way is SeatingWay.STANDING and plan.before:
            return pairs.round_by_standing(plan.number, _order(plan), history)
        return pairs.drawn_round(plan.number, plan.units, history, plan.dice)
    if people <= game.most_players and people < AT_TABLE:
        # The seats of a single table go round, so that another deals first.
        by = (plan.number - 1) % len(plan.units)
        return TableRound(plan.number, (Sitting(1, (*plan.units[by:], *plan.units[:by])),))
    if _is_three_and_two(plan.event, people):
        return _three_and_two(plan)
    return _fours(plan) if table_size(game) == AT_TABLE else _threes(plan, table_size(game))


def sizes_of(event: ClubNightEvent, units: int) -> tuple[int, ...]:
    """Return how many sit at each table, where so many people, or pairs, are there."""
    if _in_twos(event):
        return (IN_TWOS,) * (units // IN_TWOS)
    size = table_size(event.game)
    if units <= event.game.most_players and units < AT_TABLE:
        return (units,)
    if _is_three_and_two(event, units):
        return _THREE_AND_TWO
    if size == AT_TABLE:
        return table_sizes(units, left_over(event, units))
    return (size,) * (units // size)


def _is_three_and_two(event: ClubNightEvent, people: int) -> bool:
    """Tell whether five people sit at three and two, where four and one would leave one idle."""
    game, left_over = event.game, event.settings.left_over
    are_threes = left_over is LeftOver.THREES and left_over in left_overs(game)
    return (
        are_threes and people == sum(_THREE_AND_TWO) and game.least_players <= min(_THREE_AND_TWO)
    )


def _three_and_two(plan: _Plan) -> TableRound:
    """Seat five people (RULES P4): those who would rest from a table of three have the other."""
    three, two = _THREE_AND_TWO
    before = tuple(
        replace(
            each, sit_out=tuple(n for s in each.sittings for n in s.seats if len(s.seats) == two)
        )
        for each in plan.before
    )
    drawn = _threes(replace(plan, before=before), three)
    return replace(drawn, sittings=(*drawn.sittings, Sitting(2, drawn.sit_out)), sit_out=())


def _threes(plan: _Plan, size: int) -> TableRound:
    if plan.way is SeatingWay.STANDING and plan.before:
        order = _order(plan)
        # Who has sat out least does now, the last of them first.
        rests = Counter(unit for each in plan.before for unit in each.sit_out)
        backwards = list(reversed(order))
        backwards.sort(key=lambda unit: rests[unit])
        resting = set(backwards[: len(order) % size])
        playing = [unit for unit in order if unit not in resting]
        tables = [playing[at : at + size] for at in range(0, len(playing), size)]
        sittings = tuple(Sitting(n, tuple(seats)) for n, seats in enumerate(tables, start=1))
        return TableRound(plan.number, sittings, tuple(sorted(resting)))
    return drawn_tables(plan.number, plan.units, size, plan.before, plan.dice)


def _fours(plan: _Plan) -> TableRound:
    history = PartnerHistory(plan.before)
    rest = left_over(plan.event, len(plan.units))
    if plan.way is SeatingWay.STANDING and plan.before:
        return round_by_standing(plan.number, _order(plan), history, rest)
    return drawn_round(plan.number, plan.units, history, plan.dice, rest)


def _order(plan: _Plan) -> list[int]:
    """Return the units from best to last, those who have just come at the end."""
    ranked = [row.player for row in standings(plan.event, plan.number - 1)]
    return [unit for unit in ranked if unit in plan.units]


def left_over(event: ClubNightEvent, people: int) -> LeftOver:
    """Return what becomes of those left over, as far as the game has such tables."""
    game, left_over = event.game, event.settings.left_over
    if left_over not in left_overs(game) or people < AT_TABLE:
        return LeftOver.SIT_OUT
    sizes = table_sizes(people, left_over)
    fits = game.least_players <= min(sizes) and max(sizes) <= game.most_players
    return left_over if fits else LeftOver.SIT_OUT


def _in_twos(event: ClubNightEvent) -> bool:
    is_paired = event.settings.seating is SeatingWay.PAIRS
    return is_paired or table_size(event.game) == IN_TWOS


def units_of(event: ClubNightEvent, number: int) -> tuple[int, ...]:
    """Return who is seated in a round: everybody there, or of fixed pairs one number each."""
    present = event.present(number)
    if event.settings.seating is not SeatingWay.PAIRS:
        return present
    unit = unit_of(event)
    return tuple(sorted(unit[first] for first, _ in pairs_of(event.players, present)))


def unit_of(event: ClubNightEvent) -> Mapping[int, int]:
    """Return the pair of everybody; a substitute plays on for the same one."""
    return {number: line[0] for line in pair_lines(event.players) for number in line}


def _renumbered(units: TableRound, own: Callable[[int], int]) -> TableRound:
    sittings = tuple(Sitting(s.table, tuple(map(own, s.seats))) for s in units.sittings)
    return TableRound(units.number, sittings, tuple(map(own, units.sit_out)))


def seated_people(event: ClubNightEvent, units: TableRound) -> ClubRound:
    """Return the round of people; the two of a pair sit opposite each other."""
    if event.settings.seating is not SeatingWay.PAIRS:
        return ClubRound(units.number, units.sittings, units.sit_out)
    unit = unit_of(event)
    both = {unit[a]: (a, b) for a, b in pairs_of(event.players, event.present(units.number))}
    sittings = tuple(
        Sitting(s.table, tuple(both[each][half] for half in (0, 1) for each in s.seats))
        for s in units.sittings
    )
    resting = sorted(number for each in units.sit_out for number in both[each])
    return ClubRound(units.number, sittings, tuple(resting))


def with_others(seated: ClubRound, swap: Mapping[int, int]) -> ClubRound:
    """Return a round in which some sit where others were to sit."""
    sittings = tuple(
        Sitting(s.table, tuple(swap.get(player, player) for player in s.seats))
        for s in seated.sittings
    )
    out = tuple(sorted(swap.get(player, player) for player in seated.sit_out))
    return replace(seated, sittings=sittings, sit_out=out)


def as_movement_of(event: ClubNightEvent, seated: ClubRound) -> TableRound:
    """Return a round that was played as the movements know it."""
    if event.settings.seating is not SeatingWay.PAIRS:
        return plain_round(seated)
    unit = unit_of(event)
    sittings = (
        Sitting(s.table, tuple(unit[player] for player in s.seats[: len(s.seats) // 2]))
        for s in seated.sittings
    )
    return TableRound(
        seated.number, tuple(sittings), tuple(sorted({unit[n] for n in seated.sit_out}))
    )


def plain_round(seated: ClubRound) -> TableRound:
    """Return a round as the movements know it, person by person."""
    return TableRound(seated.number, seated.sittings, seated.sit_out)
