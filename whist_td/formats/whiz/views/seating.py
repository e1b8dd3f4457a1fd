"""From the library of movements to a tournament: verified, and which deals are needed in copies."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from string import ascii_lowercase

from whist_td.core.movement_text import UnsoundMovementError
from whist_td.core.players import MeetAgainRoundsError, TooFewPlayersError
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.movements.verify_whiz.faults import JudgedTrio, JudgedWhiz, JudgedWhizRound, Stay
from whist_td.movements.verify_whiz.quality import WhizQuality, verify
from whist_td.movements.whiz.catalogue import most_rounds, movement
from whist_td.movements.whiz.form import PlannedTrio, WhizMovement, WhizRound

Rounds = tuple[SeatedRound, ...]


def prepared_of(rounds: Iterable[SeatedRound]) -> Mapping[int, int]:
    """Return in how many copies each set is needed.

    >>> from whist_td.formats.whiz.rules.event import Seating
    >>> prepared_of([SeatedRound(1, (Seating(1, 5, 1, 2, 3), Seating(2, 5, 4, 5, 6)))])
    {5: 2}
    """
    needed: dict[int, int] = {}
    for seated in rounds:
        tables_with = Counter(seating.board_set for seating in seated.seatings)
        for board_set, tables in tables_with.items():
            needed[board_set] = max(tables, needed.get(board_set, 1))
    return dict(sorted(needed.items()))


def copies_of(rounds: Iterable[SeatedRound]) -> Mapping[int, int]:
    """Return the sets that are needed more than once, and how often."""
    return {board_set: times for board_set, times in prepared_of(rounds).items() if times > 1}


def most_copies(rounds: Iterable[SeatedRound]) -> int:
    """Return in how many copies that set is needed that is needed most; 1 where none is shared."""
    return max(prepared_of(rounds).values(), default=1)


def boards_ready(rounds: Iterable[SeatedRound], boards_per_round: int) -> int:
    """Return how many boards have to be ready, every copy being one."""
    return sum(prepared_of(rounds).values()) * boards_per_round


def copy_at(seated: SeatedRound, table: int) -> int:
    """Return which copy of its set lies at a table, counted from 0; the lowest table has the first.

    >>> from whist_td.formats.whiz.rules.event import Seating
    >>> said = SeatedRound(1, (Seating(1, 5, 1, 2, 3), Seating(2, 5, 4, 5, 6)))
    >>> copy_at(said, 1), copy_at(said, 2)
    (0, 1)
    """
    seating = seated.seating(table)
    return sorted(seated.tables_with(seating.board_set)).index(table) if seating else 0


def copy_letter(copy: int) -> str:
    """Return the letter that is written beside a deal's number, as on its board.

    >>> copy_letter(0), copy_letter(25), copy_letter(26)
    ('a', 'z', 'aa')
    """
    more, last = divmod(copy, len(ascii_lowercase))
    return ("a" * more) + ascii_lowercase[last]


def seated_rounds(players: int, rounds: int) -> tuple[SeatedRound, ...]:
    """Return who sits where in every round, or refuse numbers for which nothing sound is known."""
    seated = seated_movement(movement(players, rounds))
    if not quality_of(seated, players).is_sound:
        raise UnsoundMovementError(players, rounds)
    return seated


def seated_movement(planned: WhizMovement) -> tuple[SeatedRound, ...]:
    """Return a movement of the library as the rounds of a tournament."""
    return tuple(map(seated_round, planned.rounds))


def seated_round(round_: WhizRound) -> SeatedRound:
    """Return a round of the library as a round of a tournament."""
    seatings = (Seating(s.table, s.board_set, *s.people) for s in round_.seatings)
    return SeatedRound(round_.number, tuple(seatings), round_.sit_out)


def movement_of(rounds: Iterable[SeatedRound], players: int) -> WhizMovement:
    """Return rounds of a tournament as the library tells its movements."""
    planned = tuple(map(_planned, rounds))
    seatings = [seating for each in planned for seating in each.seatings]
    tables = max((seating.table for seating in seatings), default=0)
    board_sets = max((seating.board_set for seating in seatings), default=0)
    return WhizMovement(players, tables, board_sets, planned)


def _planned(seated: SeatedRound) -> WhizRound:
    seatings = (PlannedTrio(s.table, s.board_set, *s.seats) for s in seated.seatings)
    return WhizRound(seated.number, tuple(seatings), seated.sit_out)


def event_quality(event: WhizEvent) -> WhizQuality:
    """Return the verifier's verdict on the movement of a tournament, as it stands now.

    Where its tables share boards, they do so by the director's choice: there are copies.
    """
    rounds, players = event.rounds.values(), max(event.players, default=0)
    return quality_of(rounds, players, stays_of(event), most_copies(rounds))


def stays_of(event: WhizEvent, rounds: int | None = None) -> tuple[Stay, ...]:
    """Return those who are not there all evening; nobody bears a number that was given up.

    The evening has the rounds that are seated, or as many as are told.
    """
    if rounds is None:
        rounds = max(event.rounds, default=0)
    stays: list[Stay] = []
    for number in range(1, max(event.players, default=0) + 1):
        player = event.players.get(number)
        if player is None:
            stays.append(Stay(number, 1, 0))
        elif player.first_round > 1 or not player.is_there(rounds):
            last = rounds if player.last_round is None else min(player.last_round, rounds)
            stays.append(Stay(number, player.first_round, last))
    return tuple(stays)


def quality_of(
    rounds: Iterable[SeatedRound], players: int, stays: tuple[Stay, ...] = (), copies: int = 1
) -> WhizQuality:
    """Return the verifier's verdict on rounds for players 1 to a number.

    A set may lie at as many tables in the same round as there are copies of it.
    """
    planned = movement_of(rounds, players)
    judged = tuple(map(judged_round, planned.rounds))
    return verify(JudgedWhiz(players, planned.tables, planned.board_sets, judged, stays, copies))


def judged_round(round_: WhizRound) -> JudgedWhizRound:
    """Return a round as the verifier reads it."""
    trios = (JudgedTrio(s.table, s.board_set, s.people) for s in round_.seatings)
    return JudgedWhizRound(round_.number, tuple(trios), round_.sit_out)


@lru_cache(maxsize=64)
def library_rounds(players: int, rounds: int) -> Rounds:
    """Return the movement for players 1 to a number, verified; none where the numbers allow none.

    >>> len(library_rounds(14, 5)), library_rounds(5, 5), library_rounds(6, 30)
    (5, (), ())
    """
    if players < LEAST_PLAYERS or rounds > most_rounds(players):
        return ()
    return seated_rounds(players, rounds)


def check_rounds(players: int, rounds: int) -> None:
    """Refuse numbers for which there is no movement."""
    if players < LEAST_PLAYERS:
        raise TooFewPlayersError(players, LEAST_PLAYERS)
    if rounds > most_rounds(players):
        raise MeetAgainRoundsError(rounds, 1, most_rounds(players), players)
