"""What window, paper and command line show of a club night: frozen, and the same for all."""

from collections.abc import Mapping
from dataclasses import dataclass

from whist_td.core.movement_tables import Sitting
from whist_td.formats.club_night.games.game import (
    AnyGame,
    DealDoubt,
    Gains,
    Group,
    Length,
    Measure,
    Running,
)
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.scores import SeatScore, sanctions_of, table_scores
from whist_td.formats.club_night.rules.settings import RankedBy
from whist_td.formats.club_night.rules.standings import (
    ClubNightStanding,
    standings,
    standings_and_ranks_before,
)
from whist_td.formats.club_night.rules.table_sheets import TableLine


@dataclass(frozen=True)
class ClubStandings:
    """The standings as they were after a round, and by what they rank."""

    after_round: int
    rounds: int
    game: str
    ranked_by: RankedBy
    measure: Measure
    """What is counted where the game's own points rank."""
    is_final: bool
    rows: tuple[ClubNightStanding, ...]


@dataclass(frozen=True)
class SeatView:
    """Who sits where at a table, and what the round has given so far."""

    seat: int
    player: int
    name: str
    score: SeatScore


@dataclass(frozen=True)
class DealView:
    """One deal of a table as it stands; without gains it came after the end and does not count."""

    place: DealPlace
    deal: TableDeal
    gains: Gains | None
    running: Running
    """Where the table stood after it."""
    doubts: tuple[DealDoubt, ...]


@dataclass(frozen=True)
class TableView:
    """One table of a round: its people, its deals, who deals next, how much is still to come."""

    round: int
    table: int
    seats: tuple[SeatView, ...]
    sides: tuple[Group, ...]
    deals: tuple[DealView, ...]
    sanctions: tuple[JuryLine, ...]
    running: Running
    length: Length
    is_over: bool
    surplus: tuple[int, ...]
    """The deals that came after the end, as a correction can show."""

    @property
    def next_place(self) -> DealPlace:
        """Where the next deal is entered."""
        return DealPlace(self.round, self.table, len(self.deals) + 1)

    @property
    def dealer(self) -> int | None:
        """The seat that deals next, None once the table has finished."""
        return None if self.is_over else self.running.dealer


@dataclass(frozen=True)
class ClubRoundView:
    """One round: its tables, who sits out, and which tables have not finished."""

    number: int
    rounds: int
    is_begun: bool
    tables: tuple[TableView, ...]
    sit_out: tuple[int, ...]
    sit_out_names: tuple[str, ...]

    @property
    def missing(self) -> tuple[int, ...]:
        """The tables that have not finished."""
        return tuple(table.table for table in self.tables if not table.is_over)


def club_standings(evening: ClubNightEvent, after_round: int | None = None) -> ClubStandings:
    """Return the standings after a round; None: the newest that has begun."""
    after = evening.last_announced if after_round is None else after_round
    return _ranked(evening, after, standings(evening, after))


def club_standings_and_before(
    evening: ClubNightEvent, after_round: int
) -> tuple[ClubStandings, Mapping[int, int]]:
    """Return the standings after a round, and the ranks after the one before of who had any."""
    rows, before = standings_and_ranks_before(evening, after_round)
    return _ranked(evening, after_round, rows), before


def _ranked(
    evening: ClubNightEvent, after: int, rows: tuple[ClubNightStanding, ...]
) -> ClubStandings:
    return ClubStandings(
        after,
        evening.settings.rounds,
        evening.game.code,
        evening.settings.ranked_by,
        evening.game.ranked_by[0],
        evening.progress.finished and after == evening.last_announced,
        rows,
    )


def club_round(evening: ClubNightEvent, round_number: int) -> ClubRoundView:
    """Return a round table by table."""
    seated = evening.seated(round_number)
    tables = sorted(seated.sittings, key=lambda sitting: sitting.table)
    return ClubRoundView(
        round_number,
        evening.settings.rounds,
        seated.announced_at is not None,
        tuple(_table(evening, round_number, sitting) for sitting in tables),
        seated.sit_out,
        tuple(evening.player(number).name for number in seated.sit_out),
    )


def club_table(evening: ClubNightEvent, round_number: int, table: int) -> TableView:
    """Return one table of a round."""
    return _table(evening, round_number, evening.sitting(round_number, table))


def _table(evening: ClubNightEvent, round_number: int, sitting: Sitting) -> TableView:
    play, scored = evening.table_play(sitting), evening.sheet_at(round_number, sitting.table)
    seats = tuple(
        SeatView(score.seat, score.player, evening.player(score.player).name, score)
        for score in table_scores(evening, round_number, sitting)
    )
    game, deals = evening.game, evening.deals_at(round_number, sitting.table)
    return TableView(
        round_number,
        sitting.table,
        seats,
        game.sides(play.settings, play.players),
        tuple(
            _deal(game, DealPlace(round_number, sitting.table, line.number), deal, line)
            for line, deal in zip(scored.lines, deals, strict=True)
        ),
        sanctions_of(evening, round_number, sitting),
        scored.running,
        play.length,
        scored.is_over,
        scored.surplus,
    )


def _deal(game: AnyGame, place: DealPlace, deal: TableDeal, line: TableLine) -> DealView:
    return DealView(place, deal, line.gains, line.running, game.doubts(deal.facts))
