"""The state of a Whiz tournament: facts only; everything else is computed from them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from typing_extensions import override

from whist_td.core.drafts import Draft
from whist_td.core.errors import UnknownTableError
from whist_td.core.player_events import PlayersEvent
from whist_td.core.players import Player
from whist_td.formats.whiz.rules.errors import (
    UnknownBoardError,
    UnknownWhizRoundError,
    WhizRoundNotAnnouncedError,
)
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Penalty
from whist_td.formats.whiz.rules.seating import SeatedRound, Seating, boards_of
from whist_td.formats.whiz.rules.settings import WhizSettings


@dataclass(frozen=True)
class WhizEvent(PlayersEvent[Player, SeatedRound]):
    """All the facts of one tournament; a change makes a new one."""

    settings: WhizSettings = field(default_factory=WhizSettings)
    players: Mapping[int, Player] = field(default_factory=dict)
    rounds: Mapping[int, SeatedRound] = field(default_factory=dict)
    results: Mapping[BoardPlace, BoardResult] = field(default_factory=dict)
    penalties: Mapping[int, Penalty] = field(default_factory=dict)
    drafts: Mapping[int, Draft] = field(default_factory=dict)

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
        found = {place: result for place, result in self.results.items() if place.board == board}
        return dict(sorted(found.items()))

    @override
    def check_round(self, round_number: int) -> None:
        if not 1 <= round_number <= self.settings.rounds:
            raise UnknownWhizRoundError(round_number, self.settings.rounds)

    def check_begun(self, round_number: int) -> None:
        """Refuse a round that has not been announced."""
        self.check_round(round_number)
        if round_number > self.last_announced:
            raise WhizRoundNotAnnouncedError(round_number, self.last_announced + 1)

    def check_board(self, board: int) -> None:
        """Refuse a board that is not in play."""
        if not 1 <= board <= self.boards:
            raise UnknownBoardError(board, self.boards)
