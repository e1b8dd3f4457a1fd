"""An evening as it is seen: tables, deals and standings, a player's part, a deal to enter."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from whist_td.core.deal_fields import Answers, DealField, Group
from whist_td.core.movement_tables import Sitting
from whist_td.desk.reach import Reach, reach_of
from whist_td.formats.club_night.games.game import DealDoubt, Gains, Length, Measure, Running
from whist_td.formats.club_night.rules.deals import (
    DealPlace,
    JuryLine,
    TableDeal,
    game_named,
    sheet,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent, RankedBy
from whist_td.formats.club_night.rules.play import check_deal, check_place, with_deal
from whist_td.formats.club_night.rules.scores import SeatScore, sanctions_of, table_scores
from whist_td.formats.club_night.rules.standings import (
    ClubNightStanding,
    standings,
    standings_and_ranks_before,
)


@dataclass(frozen=True)
class ClubStandings:
    """The standings as they were after a round, and by what they rank."""

    after_round: int
    rounds: int
    game: str
    ranked_by: RankedBy
    measure: Measure
    """What is counted where the game's own points rank."""
    counted: tuple[Measure, ...]
    """All that the game counts; rubbers only where they are played."""
    reach: Reach
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


def keep_score(deals: Iterable[DealView]) -> bool:
    """Tell whether a score goes on from deal to deal: points towards a game, or games."""
    return any(deal.running.score or (deal.gains and any(deal.gains.games)) for deal in deals)


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
    score_sides: tuple[Group, ...]
    """The sides whose score is told; with a dummy, one against the others in turn."""

    @property
    def keeps_score(self) -> bool:
        """Whether the game keeps a score from deal to deal, beside the points."""
        return bool(self.running.score) or keep_score(self.deals)

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
    tables: tuple[TableView, ...]
    sit_out: tuple[int, ...]
    sit_out_names: tuple[str, ...]

    @property
    def missing(self) -> tuple[int, ...]:
        """The tables that have not finished."""
        return tuple(table.table for table in self.tables if not table.is_over)


def club_standings(event: ClubNightEvent, after_round: int | None = None) -> ClubStandings:
    """Return the standings after a round, of all that is in; None: the newest that has begun."""
    after = event.last_announced if after_round is None else after_round
    return _ranked(event, after, standings(event, after), reach_of(event, after_round))


def told_standings(event: ClubNightEvent, after_round: int | None = None) -> ClubStandings:
    """Return the standings as they leave the house: after the last complete round."""
    reach = reach_of(event, after_round)
    rows = standings(event, reach.after_round)
    near = zip(rows, (None, *rows), strict=False)
    rows = tuple(
        replace(row, separation=None) if row.lacking or (above and above.lacking) else row
        for row, above in near
    )
    return _ranked(event, reach.after_round, rows, reach)


def club_standings_and_before(
    event: ClubNightEvent, after_round: int
) -> tuple[ClubStandings, Mapping[int, int]]:
    """Return the standings after a round, and the ranks after the one before of who had any."""
    rows, before = standings_and_ranks_before(event, after_round)
    return _ranked(event, after_round, rows, reach_of(event, after_round)), before


def _ranked(
    event: ClubNightEvent, after: int, rows: tuple[ClubNightStanding, ...], reach: Reach
) -> ClubStandings:
    has_rubbers = event.game.has_rubbers(event.settings.game.options)
    return ClubStandings(
        after,
        event.settings.rounds,
        event.game.code,
        event.settings.ranked_by,
        event.game.ranked_by[0],
        tuple(m for m in event.game.ranked_by if has_rubbers or m is not Measure.RUBBERS),
        reach,
        rows,
    )


def club_round(event: ClubNightEvent, round_number: int) -> ClubRoundView:
    """Return a round table by table."""
    seated = event.seated(round_number)
    tables = sorted(seated.sittings, key=lambda sitting: sitting.table)
    return ClubRoundView(
        round_number,
        event.settings.rounds,
        tuple(_table(event, round_number, sitting) for sitting in tables),
        seated.sit_out,
        tuple(event.player(number).name for number in seated.sit_out),
    )


def club_table(event: ClubNightEvent, round_number: int, table: int) -> TableView:
    """Return one table of a round."""
    return _table(event, round_number, event.sitting(round_number, table))


def _table(event: ClubNightEvent, round_number: int, sitting: Sitting) -> TableView:
    play, scored = event.table_play(sitting), event.sheet_at(round_number, sitting.table)
    seats = tuple(
        SeatView(score.seat, score.player, event.player(score.player).name, score)
        for score in table_scores(event, round_number, sitting)
    )
    game, deals = event.game, []
    for line, deal in zip(scored.lines, event.deals_at(round_number, sitting.table), strict=True):
        place, doubts = DealPlace(round_number, sitting.table, line.number), game.doubts(deal.facts)
        deals.append(DealView(place, deal, line.gains, line.running, doubts))
    sides = game.sides(play.settings, play.players)
    return TableView(
        round_number,
        sitting.table,
        seats,
        sides,
        tuple(deals),
        sanctions_of(event, round_number, sitting),
        scored.running,
        play.length,
        scored.is_over,
        scored.surplus,
        game.next_sides(scored.running) if game.next_sides else sides,
    )


@dataclass(frozen=True)
class DealTrial:
    """What a deal would give and where the table would stand, before it is entered."""

    gains: Gains | None
    running: Running
    totals: Gains
    is_over: bool
    doubts: tuple[DealDoubt, ...]


def fields_at(event: ClubNightEvent, place: DealPlace, answers: Answers) -> tuple[DealField, ...]:
    """Return what to ask of a deal, the next or an old one, given what has been said already."""
    running = running_before(event, place)
    return event.game.fields(running, event.settings.game.options, answers)


def running_before(event: ClubNightEvent, place: DealPlace) -> Running:
    """Return where a table stood before a deal."""
    check_place(event, place)
    play = event.table_play(event.sitting(place.round, place.table))
    before = event.deals_at(place.round, place.table)[: place.deal - 1]
    return sheet(play, [deal.facts for deal in before]).running


def tried(event: ClubNightEvent, place: DealPlace, deal: TableDeal) -> DealTrial:
    """Return what a deal would come to, or refuse it as entering it would."""
    check_deal(event, place, deal)
    entered = with_deal(event, place, deal)
    scored = entered.sheet_at(place.round, place.table)
    line = scored.lines[place.deal - 1]
    doubts = event.game.doubts(deal.facts)
    return DealTrial(line.gains, line.running, scored.totals, scored.is_over, doubts)


@dataclass(frozen=True)
class PlayerDeal:
    """One deal as a player had it."""

    view: DealView
    seat: int
    points: int | None
    """None where the deal does not count, and where he sat out as its dealer."""


@dataclass(frozen=True)
class PlayerRound:
    """One round of a player: table, partners, opponents, every deal; no table is a sit-out."""

    round: int
    score: SeatScore | None
    partners: tuple[str, ...]
    others: tuple[str, ...]
    deals: tuple[PlayerDeal, ...]
    sanctions: tuple[JuryLine, ...]
    total: int
    """The points after this round."""


@dataclass(frozen=True)
class ClubPlayerView:
    """Everything a player would ask: where he stands, and every deal."""

    standing: ClubNightStanding
    rounds: tuple[PlayerRound, ...]


def club_player(
    event: ClubNightEvent, player: int, view: ClubStandings | None = None
) -> ClubPlayerView:
    """Return a player's evening, every deal of it, as standings have it; None: the newest."""
    event.player(player)
    view = view or club_standings(event)
    standing = next(row for row in view.rows if player in row.people)
    return ClubPlayerView(standing, tuple(player_rounds(event, player, view.after_round)))


def player_rounds(event: ClubNightEvent, player: int, after: int) -> Iterator[PlayerRound]:
    """Yield the rounds of a player up to one, every deal of them."""
    total = 0
    for number in range(1, min(after, event.last_announced) + 1):
        seated = event.rounds[number]
        sitting = seated.place_of(player)
        if sitting is not None:
            part, score = _at_table(player, club_table(event, number, sitting.table))
            total += score.points
            yield PlayerRound(number, score, *part, total)
        elif player in seated.sit_out:
            yield PlayerRound(number, None, (), (), (), (), total)


_TablePart = tuple[tuple[str, ...], tuple[str, ...], tuple[PlayerDeal, ...], tuple[JuryLine, ...]]


def _at_table(player: int, table: TableView) -> tuple[_TablePart, SeatScore]:
    own = next(seat for seat in table.seats if seat.player == player)
    side = next(side for side in table.sides if own.seat in side)
    partners = tuple(s.name for s in table.seats if s.seat in side and s.player != player)
    others = tuple(s.name for s in table.seats if s.seat not in side)
    deals = []
    for deal in table.deals:
        game, facts = game_named(deal.deal.game), deal.deal.facts
        is_playing = game.plays(facts, own.seat, len(table.seats))
        points = deal.gains.points[own.seat] if is_playing and deal.gains else None
        deals.append(PlayerDeal(deal, own.seat, points))
    lines = tuple(line for line in table.sanctions if line.player == player)
    return (partners, others, tuple(deals), lines), own.score
