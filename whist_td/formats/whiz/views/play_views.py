"""What the evening of a Whiz tournament shows: a round table by table, a deal line by line."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from whist_td.formats.whiz.rules.errors import SeatNumbers
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent, set_of
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Points, hand_points

_SeatNames = tuple[str, str, str]
"""The names of the players in North, East and South."""


class BoardsMove(Enum):
    """Where the deals come from in a round."""

    FIRST = auto()
    """Nothing has moved yet."""
    LOWER = auto()
    """From every table to the next lower one, and from the lowest to the highest."""
    BY_CARDS = auto()
    """As the table cards say."""


@dataclass(frozen=True)
class BoardCell:
    """One deal at one table of a round: who held the hands there, and what came of it."""

    place: BoardPlace
    seats: SeatNumbers
    names: _SeatNames
    result: BoardResult | None
    points: Points | None
    as_planned: bool
    """Whether the movement has this deal and these players here."""
    is_begun: bool = True
    """Whether the round has been announced."""

    @property
    def claim_differs(self) -> bool:
        """Whether the points on the traveller are others than those of the result."""
        claimed = self.result.claimed if self.result else None
        return claimed is not None and self.points is not None and claimed != self.points


@dataclass(frozen=True)
class TableBoards:
    """One table of a round: its players as planned, and its deals."""

    table: int
    seats: SeatNumbers
    names: _SeatNames
    cells: tuple[BoardCell, ...]


@dataclass(frozen=True)
class WhizRoundView:
    """One round: its tables, who sits out, and where the deals come from."""

    number: int
    rounds: int
    tables: tuple[TableBoards, ...]
    sit_out: tuple[int, ...]
    sit_out_names: tuple[str, ...]
    move: BoardsMove


def names_of(event: WhizEvent, seats: SeatNumbers) -> _SeatNames:
    """Return the names of three players."""
    north, east, south = (event.player(number).name for number in seats)
    return (north, east, south)


def seats_at(event: WhizEvent, place: BoardPlace) -> SeatNumbers:
    """Return who held the hands as it stands, or as the movement has it."""
    standing = event.results.get(place)
    return standing.seats if standing else event.seating(place.round, place.table).seats


def board_cell(event: WhizEvent, place: BoardPlace) -> BoardCell:
    """Return one deal at one table as it stands."""
    seating = event.seating(place.round, place.table)
    result = event.results.get(place)
    seats = result.seats if result else seating.seats
    return BoardCell(
        place,
        seats,
        names_of(event, seats),
        result,
        hand_points(result.outcome, event.settings.rule) if result else None,
        seats == seating.seats and place.board in event.boards_at(seating),
        place.round <= event.last_announced,
    )


def table_boards(event: WhizEvent, round_number: int, table: int) -> TableBoards:
    """Return one table of a round, with the deals it was not to have after the others."""
    played = _played_in(event, round_number)
    return _table(event, round_number, event.seating(round_number, table), played)


def whiz_round(event: WhizEvent, round_number: int) -> WhizRoundView:
    """Return a round table by table."""
    seated, played = event.seated(round_number), _played_in(event, round_number)
    tables = sorted(seated.seatings, key=lambda seating: seating.table)
    return WhizRoundView(
        round_number,
        event.settings.rounds,
        tuple(_table(event, round_number, seating, played) for seating in tables),
        seated.sit_out,
        tuple(event.player(number).name for number in seated.sit_out),
        boards_move(event, round_number),
    )


def _played_in(event: WhizEvent, round_number: int) -> list[BoardPlace]:
    return [place for place in event.results if place.round == round_number]


def _table(
    event: WhizEvent, round_number: int, seating: Seating, played: Sequence[BoardPlace]
) -> TableBoards:
    planned, table = event.boards_at(seating), seating.table
    held = (place.board for place in played if place.table == table)
    others = sorted(board for board in held if board not in planned)
    places = (BoardPlace(round_number, table, board) for board in (*planned, *others))
    cells = tuple(board_cell(event, place) for place in places)
    return TableBoards(seating.table, seating.seats, names_of(event, seating.seats), cells)


def traveller(event: WhizEvent, board: int) -> tuple[BoardCell, ...]:
    """Return every line of a deal's traveller, in the order of play."""
    board_set = set_of(board, event.settings.boards_per_round)
    planned = {
        BoardPlace(number, table, board)
        for number, seated in event.rounds.items()
        for table in seated.tables_with(board_set)
    }
    places = sorted(planned | event.results_of(board).keys())
    return tuple(board_cell(event, place) for place in places)


def boards_move(event: WhizEvent, round_number: int) -> BoardsMove:
    """Return where the deals of a round come from."""
    before = event.rounds.get(round_number - 1)
    if before is None:
        return BoardsMove.FIRST
    now = event.seated(round_number)
    return BoardsMove.LOWER if _goes_lower(before, now) else BoardsMove.BY_CARDS


def _goes_lower(before: SeatedRound, now: SeatedRound) -> bool:
    came = {seating.table: seating.board_set for seating in before.seatings}
    tables = sorted(came)
    if tables != sorted(seating.table for seating in now.seatings):
        return False
    above = dict(zip(tables, (*tables[1:], tables[0]), strict=True))
    return all(seating.board_set == came[above[seating.table]] for seating in now.seatings)
