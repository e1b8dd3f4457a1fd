"""A director's own seats for a club night: from a file, or changed by hand; judged, then asked for.

Nothing of this is stored: seats that the program would not have made are somebody's own.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from whist_td.core.errors import RuleError
from whist_td.core.movement_tables import TableMovement, TableRound
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.rules.errors import PartnersApartError
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound, SeatingWay, pairs_of
from whist_td.formats.club_night.rules.seating import (
    FOR_THE_GAME,
    Rounds,
    plain_round,
    with_others,
    with_rounds,
)
from whist_td.formats.club_night.views.planning import planned_rounds, rounds_ahead
from whist_td.movements.verify_individual.faults import (
    TableFault,
    TableFaultKind,
    faults_of,
    movement_of,
)

_FOR_THE_EVENT = frozenset({TableFaultKind.SITS_OUT_EARLY, TableFaultKind.SIT_OUTS_UNEVEN})
"""What cannot be judged where people come and go."""
_MOST_TRIED = 60
"""With so many people, all that somebody could change places with are tried at once."""


@dataclass(frozen=True)
class JudgedSeats:
    """Seats that somebody wants, and what speaks against them: nothing, if they will do."""

    rounds: Rounds
    """The rounds to come."""
    event: ClubNightEvent
    """The evening as it would be, with as many rounds; unchanged where they will not do."""
    faults: tuple[TableFault, ...] = ()
    """The hard rules that are broken."""
    refusal: RuleError | None = None
    """What the game has against them."""

    @property
    def will_do(self) -> bool:
        """Whether nothing speaks against them."""
        return not self.faults and self.refusal is None


def judged_seats(event: ClubNightEvent, seats: Sequence[TableRound]) -> JudgedSeats:
    """Judge the seats of a whole evening as somebody tells them; who is not told of sits out."""
    longer = replace(event, settings=replace(event.settings, rounds=len(seats)))
    whole = []
    for each in seats:
        seated = {player for sitting in each.sittings for player in sitting.seats}
        out = tuple(player for player in longer.present(each.number) if player not in seated)
        whole.append(replace(each, sit_out=out))
    faults = tuple(_faults(longer, whole))
    return JudgedSeats((), event, faults) if faults else _seated(longer, whole)


def judged_exchange(event: ClubNightEvent, number: int, one: int, other: int) -> JudgedSeats:
    """Judge the rounds to come, with two who change places in one; of fixed pairs both change."""
    return _exchange(_ahead(event), number, one, other)


def possible_exchanges(event: ClubNightEvent, number: int, one: int) -> tuple[int, ...]:
    """Return with whom somebody can change places in a round; none in a room too large to try."""
    ahead = _ahead(event)
    seated = next((each for each in ahead.to_come if each.number == number), None)
    people = sorted(seated.people()) if seated else []
    if len(people) > _MOST_TRIED:
        return ()
    others = (other for other in people if other != one)
    return tuple(o for o in others if _exchange(ahead, number, one, o).will_do)


@dataclass(frozen=True)
class _Ahead:
    """An evening before a change: what is played, what is to come, and what is wrong already."""

    event: ClubNightEvent
    begun: tuple[TableRound, ...]
    to_come: Rounds
    faults: frozenset[TableFault]


def _ahead(event: ClubNightEvent) -> _Ahead:
    begun = tuple(plain_round(event.rounds[n]) for n in range(1, event.last_announced + 1))
    to_come = rounds_ahead(event)
    already = _faults(event, (*begun, *map(plain_round, to_come)))
    return _Ahead(event, begun, to_come, frozenset(already))


def _exchange(ahead: _Ahead, number: int, one: int, other: int) -> JudgedSeats:
    event, swap = ahead.event, _swap(ahead.event, number, one, other)
    changed = tuple(
        plain_round(with_others(each, swap) if each.number == number else each)
        for each in ahead.to_come
    )
    broken = _faults(event, (*ahead.begun, *changed))
    faults = tuple(fault for fault in broken if fault not in ahead.faults)
    return JudgedSeats((), event, faults) if faults else _seated(event, changed)


def command_for(judged: JudgedSeats, event: ClubNightEvent) -> Command:
    """Return the request that seats people so, in an evening of as many rounds as are told."""
    settings = judged.event.settings
    if settings == event.settings:
        return ask.SeatClubRounds(judged.rounds, event.progress.draw_seed)
    return ask.ChangeClubSettings(settings, judged.rounds)


def is_own(event: ClubNightEvent) -> bool:
    """Tell whether the seats before play are none that the program would make."""
    planned = tuple(event.rounds.values())
    if event.last_announced or not planned:
        return False
    try:
        return planned != planned_rounds(event)
    except RuleError:
        return True


def gives_up_own(event: ClubNightEvent, command: Command) -> bool:
    """Tell whether a request would put the program's seats in the place of a director's own."""
    changes = (
        ask.AddClubPlayers
        | ask.RemoveClubPlayer
        | ask.OrderClubPlayers
        | ask.PairClubPlayers
        | ask.LetClubPlayersJoin
    )
    return isinstance(command, changes) and is_own(event)


def _faults(event: ClubNightEvent, whole: Sequence[TableRound]) -> Iterator[TableFault]:
    """Yield the hard rules that a whole evening breaks, as the verifier sees it."""
    people = max(event.players, default=0)
    tables = max((s.table for each in whole for s in each.sittings), default=0)
    left_to_others = FOR_THE_GAME
    everybody = tuple(range(1, people + 1))
    if any(event.present(number) != everybody for number in range(1, len(whole) + 1)):
        left_to_others |= _FOR_THE_EVENT | {TableFaultKind.ENTRANT_MISSING}
    judged = movement_of(TableMovement(people, tables, tuple(whole)))
    return (fault for fault in faults_of(judged) if fault.kind not in left_to_others)


def _seated(event: ClubNightEvent, to_come: Iterable[TableRound]) -> JudgedSeats:
    try:
        rounds = tuple(ClubRound(each.number, each.sittings, each.sit_out) for each in to_come)
        for each in rounds:
            _check_partners(event, each)
        return JudgedSeats(rounds, with_rounds(event, rounds))
    except RuleError as refusal:
        return JudgedSeats((), event, (), refusal)


def _check_partners(event: ClubNightEvent, seated: ClubRound) -> None:
    """Refuse a round in which the two of a fixed pair do not sit opposite each other."""
    if event.settings.seating is not SeatingWay.PAIRS:
        return
    opposite = [
        {one, other}
        for s in seated.sittings
        for one, other in zip(s.seats, s.seats[len(s.seats) // 2 :], strict=False)
    ]
    for pair in pairs_of(event.players, event.present(seated.number)):
        if set(pair) not in opposite and not set(pair) <= set(seated.sit_out):
            raise PartnersApartError(seated.number, *pair)


def _swap(event: ClubNightEvent, number: int, one: int, other: int) -> dict[int, int]:
    if event.settings.seating is not SeatingWay.PAIRS:
        return {one: other, other: one}
    partner: dict[int, int] = {}
    for a, b in pairs_of(event.players, event.present(number)):
        partner |= {a: b, b: a}
    both = {one: other, other: one}
    if partner.get(one) != other and one in partner and other in partner:
        both |= {partner[one]: partner[other], partner[other]: partner[one]}
    return both
