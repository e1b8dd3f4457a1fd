"""What tables, sheets, web pages and workbooks show of the results, however far play has come."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

from whist_td.core.contracts import HANDS, Hand, dealer_of
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.reach import Reach, reach_of
from whist_td.formats.whiz.rules.comparison import (
    BoardComparison,
    Comparison,
    Coverage,
    HandComparison,
    comparison,
)
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.frequency import FrequencyLine
from whist_td.formats.whiz.rules.results import BoardPlace, Outcome, Penalty
from whist_td.formats.whiz.rules.settings import Ranking, WhizSettings
from whist_td.formats.whiz.rules.standings import WhizStanding, ranked


@dataclass(frozen=True)
class WhizStandings:
    """The ranking as it stood after a round, and by what it ranks."""

    after_round: int
    ranking: Ranking
    reach: Reach
    rows: tuple[WhizStanding, ...]

    @property
    def is_final(self) -> bool:
        """Whether the director has ended the tournament after it."""
        return self.reach.is_final

    @property
    def last_played(self) -> int:
        """The last complete round, however much is in of the one in play."""
        return self.reach.after_round


def whiz_standings(event: WhizEvent, after_round: int | None = None) -> WhizStandings:
    """Return the ranking after a round; None: the last complete one."""
    after = reach_of(event, after_round).after_round
    return _without_open_partings(
        ranked_standings(event, comparison(event, after, Coverage.ALL), after_round)
    )


def _without_open_partings(view: WhizStandings) -> WhizStandings:
    """Return the same without what parted players of whom a deal is not in."""
    near = zip(view.rows, (None, *view.rows), strict=False)
    rows = (
        replace(row, separation=None) if row.lacks or (above and above.lacks) else row
        for row, above in near
    )
    return replace(view, rows=tuple(rows))


def ranked_standings(
    event: WhizEvent, compared: Comparison, after_round: int | None = None
) -> WhizStandings:
    """Return the ranking that a comparison comes to, for a round that was asked for."""
    reach = reach_of(event, after_round)
    rows = ranked(event, compared)
    return WhizStandings(compared.after_round, event.settings.ranking, reach, rows)


@dataclass(frozen=True)
class HandWorth:
    """What a player made of a hand; without a line and percent where the deal does not count."""

    hand: Hand
    player: Player
    points: int | None = None
    line: FrequencyLine | None = None
    percent: Fraction | None = None
    worth: Fraction | None = None
    """What it counts in the ranking."""


@dataclass(frozen=True)
class PlayedDeal:
    """One deal at one table: what came of it, and what it was worth to each hand."""

    place: BoardPlace
    outcome: Outcome
    hands: tuple[HandWorth, HandWorth, HandWorth]

    def of(self, player: int) -> HandWorth:
        """Return what it was worth to somebody who played it."""
        return next(hand for hand in self.hands if hand.player.number == player)

    def others(self, player: int) -> tuple[HandWorth, ...]:
        """Return the two who played it with somebody."""
        return tuple(hand for hand in self.hands if hand.player.number != player)


@dataclass(frozen=True)
class PlayerSheet:
    """A player with every deal played, in the order of play."""

    standing: WhizStanding
    deals: tuple[PlayedDeal, ...]
    penalties: tuple[Penalty, ...]


@dataclass(frozen=True)
class BoardSheet:
    """A deal with every result, and the frequency table of each hand."""

    board: int
    dealer: Hand
    deals: tuple[PlayedDeal, ...]
    frequencies: tuple[tuple[FrequencyLine, ...], ...]
    """In the order North, East, South."""


@dataclass(frozen=True)
class WhizResults:
    """A tournament as it stood after a round."""

    details: Details
    settings: WhizSettings
    standings: WhizStandings
    players: tuple[PlayerSheet, ...]
    """In the order of their numbers."""
    boards: tuple[BoardSheet, ...]


def whiz_results(event: WhizEvent, after_round: int) -> WhizResults:
    """Return everything that is printed of a tournament after a round that was complete."""
    return _results(event, reach_of(event, after_round).after_round, after_round)


def sheet_results(event: WhizEvent, after_round: int) -> WhizResults:
    """Return the same with what is in of the round in play, where a sheet is filled in."""
    return _results(event, after_round, after_round)


def _results(event: WhizEvent, after: int, after_round: int) -> WhizResults:
    compared = comparison(event, after, Coverage.ALL)
    standings = _without_open_partings(ranked_standings(event, compared, after_round))
    deals = _deals(event, compared)
    return WhizResults(
        event.details,
        event.settings,
        standings,
        _players(event, standings, deals),
        _boards(deals, compared),
    )


def player_sheet(event: WhizEvent, compared: Comparison, standing: WhizStanding) -> PlayerSheet:
    """Return one player with every deal of a comparison."""
    deals = _deals(event, compared, lambda _place, seats: standing.player in seats)
    return PlayerSheet(standing, deals, _penalties(event, standing.player, compared.after_round))


def _penalties(event: WhizEvent, player: int, after_round: int) -> tuple[Penalty, ...]:
    return tuple(
        each
        for each in event.penalties.values()
        if each.player == player and each.round <= after_round
    )


def board_sheet(event: WhizEvent, compared: Comparison, board: int) -> BoardSheet:
    """Return one deal of a comparison with every result."""
    deals = _deals(event, compared, lambda place, _seats: place.board == board)
    return BoardSheet(board, dealer_of(board), deals, _lines(compared.boards[board]))


def _deals(
    event: WhizEvent,
    compared: Comparison,
    chosen: Callable[[BoardPlace, tuple[int, ...]], bool] = lambda _place, _seats: True,
) -> tuple[PlayedDeal, ...]:
    """Return what was played of the deals that count, in the order of play."""
    played = sorted(
        (place, result)
        for place, result in event.results.items()
        if place.round <= compared.after_round
        and place.board in compared.boards
        and chosen(place, result.seats)
    )
    deals = []
    for place, result in played:
        board = compared.boards[place.board]
        north, east, south = (
            _worth(board.of(hand), place, event.player(result.seats[hand.index]), event)
            for hand in HANDS
        )
        deals.append(PlayedDeal(place, result.outcome, (north, east, south)))
    return tuple(deals)


def _worth(
    compared: HandComparison, place: BoardPlace, player: Player, event: WhizEvent
) -> HandWorth:
    row = next((row for row in compared.rows if row.place == place), None)
    if row is None:
        return HandWorth(compared.hand, player)
    worth = Fraction(*compared.worth(row, event.settings.ranking))
    return HandWorth(compared.hand, player, row.points, row.line, row.percent, worth)


def _players(
    event: WhizEvent, standings: WhizStandings, deals: tuple[PlayedDeal, ...]
) -> tuple[PlayerSheet, ...]:
    rows = standings.rows
    played: dict[int, list[PlayedDeal]] = {row.player: [] for row in rows}
    for deal in deals:
        for hand in deal.hands:
            played[hand.player.number].append(deal)
    return tuple(
        PlayerSheet(
            row,
            tuple(played[row.player]),
            _penalties(event, row.player, standings.after_round),
        )
        for row in sorted(rows, key=lambda row: row.player)
    )


def _boards(deals: tuple[PlayedDeal, ...], compared: Comparison) -> tuple[BoardSheet, ...]:
    played: dict[int, list[PlayedDeal]] = {}
    for deal in deals:
        played.setdefault(deal.place.board, []).append(deal)
    return tuple(
        BoardSheet(board, dealer_of(board), tuple(played[board]), _lines(compared.boards[board]))
        for board in sorted(played)
    )


def _lines(board: BoardComparison) -> tuple[tuple[FrequencyLine, ...], ...]:
    return tuple(hand.lines for hand in board.hands)
