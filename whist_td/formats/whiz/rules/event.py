"""The state of a Whiz tournament, and who sits where in a round: facts only."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from typing_extensions import override

from whist_td.core.contracts import HANDS, Hand
from whist_td.core.errors import UnknownTableError
from whist_td.core.events import Draft
from whist_td.core.players import Player, PlayersEvent, PlayersRound
from whist_td.core.proposals import TableProposal
from whist_td.formats.whiz.rules.dealings import Dealing
from whist_td.formats.whiz.rules.errors import (
    SeatNumbers,
    UnknownBoardError,
    UnknownWhizRoundError,
    WhizRoundNotAnnouncedError,
)
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Penalty
from whist_td.formats.whiz.rules.settings import WhizSettings


def boards_of(board_set: int, boards_per_round: int) -> tuple[int, ...]:
    """Return the numbers of the boards in a set.

    >>> boards_of(3, 4)
    (9, 10, 11, 12)
    """
    last = board_set * boards_per_round
    return tuple(range(last - boards_per_round + 1, last + 1))


def set_of(board: int, boards_per_round: int) -> int:
    """Return the set in which a board travels.

    >>> set_of(9, 4)
    3
    """
    return (board - 1) // boards_per_round + 1


@dataclass(frozen=True)
class Seating:
    """One table in one round: a set of boards, and a player's number for each hand."""

    table: int
    board_set: int
    north: int
    east: int
    south: int

    @property
    def seats(self) -> SeatNumbers:
        """The players in the order North, East, South."""
        return (self.north, self.east, self.south)

    def hand_of(self, player: int) -> Hand | None:
        """Return the hand a player holds here, None where he sits elsewhere."""
        return next((hand for hand in HANDS if self.seats[hand.index] == player), None)


@dataclass(frozen=True)
class SeatedRound(PlayersRound):
    """One round of the movement, planned, or announced and so no longer to change."""

    number: int
    seatings: tuple[Seating, ...]
    sit_out: tuple[int, ...] = ()
    announced_at: datetime | None = None
    checked_at: datetime | None = None
    """When a second pass from the travellers agreed with every result of the round."""

    @override
    def people(self) -> Iterator[int]:
        for seating in self.seatings:
            yield from seating.seats
        yield from self.sit_out

    def seating(self, table: int) -> Seating | None:
        """Return who sits at a table, None where there is none."""
        return next((seating for seating in self.seatings if seating.table == table), None)

    def place_of(self, player: int) -> Seating | None:
        """Return the table where a player sits, None where he sits out or is not there."""
        return next((seating for seating in self.seatings if player in seating.seats), None)

    def tables_with(self, board_set: int) -> tuple[int, ...]:
        """Return the tables where a set of boards lies: none, one, or more that share it."""
        return tuple(item.table for item in self.seatings if item.board_set == board_set)


@dataclass(frozen=True)
class WhizEvent(PlayersEvent[Player, SeatedRound]):
    """All the facts of one tournament; a change makes a new one."""

    UNKNOWN_ROUND = UnknownWhizRoundError
    NOT_BEGUN = WhizRoundNotAnnouncedError

    settings: WhizSettings = field(default_factory=WhizSettings)
    players: Mapping[int, Player] = field(default_factory=dict)
    rounds: Mapping[int, SeatedRound] = field(default_factory=dict)
    results: Mapping[BoardPlace, BoardResult] = field(default_factory=dict)
    penalties: Mapping[int, Penalty] = field(default_factory=dict)
    dealings: Mapping[int, Dealing] = field(default_factory=dict)
    """How boards came by their cards, by the number of the dealing."""
    drafts: Mapping[int, Draft] = field(default_factory=dict)
    proposals: Mapping[int, TableProposal] = field(default_factory=dict)

    @property
    def boards(self) -> int:
        """The number of boards in play."""
        sets = (item.board_set for seated in self.rounds.values() for item in seated.seatings)
        return max(sets, default=0) * self.settings.boards_per_round

    def seating(self, round_number: int, table: int) -> Seating:
        """Return who sits at a table in a round, or refuse."""
        seated = self.seated(round_number)
        seating = seated.seating(table)
        if seating is None:
            raise UnknownTableError(table, max((s.table for s in seated.seatings), default=0))
        return seating

    def boards_at(self, seating: Seating) -> tuple[int, ...]:
        """Return the boards that lie at a table."""
        return boards_of(seating.board_set, self.settings.boards_per_round)

    def places(self, round_number: int) -> tuple[BoardPlace, ...]:
        """Return every board at every table of a round as the movement has it."""
        return tuple(
            BoardPlace(round_number, seating.table, board)
            for seating in self.seated(round_number).seatings
            for board in self.boards_at(seating)
        )

    def missing(self, round_number: int) -> tuple[BoardPlace, ...]:
        """Return the places of a round that have no result."""
        return tuple(place for place in self.places(round_number) if place not in self.results)

    def results_of(self, board: int) -> Mapping[BoardPlace, BoardResult]:
        """Return every result of a board, in the order of play."""
        results = {place: result for place, result in self.results.items() if place.board == board}
        return dict(sorted(results.items()))

    def check_board(self, board: int) -> None:
        """Refuse a board that is not in play."""
        if not 1 <= board <= self.boards:
            raise UnknownBoardError(board, self.boards)
