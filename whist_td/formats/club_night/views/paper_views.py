"""What the papers of a club night show: who sits where, round by round, and what comes of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from whist_td.core.deal_fields import DealField, FieldKind, Group
from whist_td.core.events import Details
from whist_td.core.players import RoundNotSeatedError
from whist_td.core.proposals import NO_CORNERS, Corners
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    ClubRound,
    ClubSettings,
    RankedBy,
    SeatingWay,
)
from whist_td.formats.club_night.rules.seating import check_enough
from whist_td.formats.club_night.views.planning import rounds_ahead
from whist_td.formats.club_night.views.views import (
    ClubPlayerView,
    ClubStandings,
    DealView,
    TableView,
    club_player,
    club_standings,
    club_table,
    told_standings,
)
from whist_td.players.views.movement_views import Presence


@dataclass(frozen=True)
class PaperTable:
    """One table of one round: its people in the order of their seats, and who plays together."""

    round: int
    table: int
    players: tuple[ClubPlayer, ...]
    sides: tuple[Group, ...]
    is_named: bool = True
    """Whether it is known who sits there: if not, the people only tell how many there are."""

    @property
    def is_sided(self) -> bool:
        """Whether partners play together."""
        return any(len(side) > 1 for side in self.sides)

    def seat_of(self, number: int) -> int:
        """Return the seat of a player by number."""
        return next(at for at, player in enumerate(self.players) if player.number == number)

    def partners(self, seat: int) -> Group:
        """Return the seats of those who play with a seat."""
        side = next(side for side in self.sides if seat in side)
        return tuple(other for other in side if other != seat)

    def others(self, seat: int) -> Group:
        """Return the seats of all who do not play with a seat."""
        side = next(side for side in self.sides if seat in side)
        return tuple(other for other in range(len(self.players)) if other not in side)


@dataclass(frozen=True)
class SeatingLine:
    """One round of a player; without a table where there is nothing to play."""

    round: int
    presence: Presence
    table: PaperTable | None = None
    seat: int = 0


@dataclass(frozen=True)
class SeatingCard:
    """A player and where he sits in each round that is seated."""

    player: ClubPlayer
    lines: tuple[SeatingLine, ...]

    @property
    def first(self) -> SeatingLine | None:
        """The first round with a table."""
        return next((line for line in self.lines if line.table), None)


@dataclass(frozen=True)
class ClubTableCard:
    """A table and who sits there in each round that is seated; nobody where it is not used."""

    table: int
    lines: tuple[PaperTable | None, ...]


@dataclass(frozen=True)
class ClubPapers:
    """What the papers of a club night are made of, as it stood after a round."""

    event: ClubNightEvent
    after_round: int
    corners: Corners = NO_CORNERS

    @property
    def details(self) -> Details:
        """The heading of every sheet."""
        return self.event.details

    @cached_property
    def seated(self) -> tuple[ClubRound, ...]:
        """The rounds whose seats are known: those begun, and those planned or foreseen."""
        event = self.event
        rounds = {**event.rounds, **{each.number: each for each in rounds_ahead(event)}}
        if not rounds:
            check_enough(event, 1)
            raise RoundNotSeatedError(1)
        return tuple(rounds[number] for number in sorted(rounds))

    @property
    def is_round_by_round(self) -> bool:
        """Whether seats follow from the standings, so that only the next round is known."""
        return self.event.settings.seating is SeatingWay.STANDING

    @cached_property
    def to_play(self) -> tuple[ClubRound, ...]:
        """The rounds that want score sheets: all not yet finished; by standing, the next alone.

        Once everything is played, all of them: somebody may want to copy a sheet out.
        """
        event = self.event
        over = {
            number for number in range(1, event.last_announced + 1) if not event.missing(number)
        }
        left = tuple(each for each in self.seated if each.number not in over)
        if self.is_round_by_round:
            return left[:1] or self.seated[-1:]
        return left or self.seated

    @cached_property
    def tables_ahead(self) -> Mapping[tuple[int, int], int]:
        """The table of each player in each round, where seats are known from the beginning."""
        if self.is_round_by_round:
            return {}
        return {
            (seated.number, player): sitting.table
            for seated in self.seated
            for sitting in seated.sittings
            for player in sitting.seats
        }

    @property
    def unnamed(self) -> tuple[PaperTable, ...]:
        """Tables of rounds that nobody can seat yet, for sheets that are printed before play.

        By standing only the next round has names: should the laptop die, the others are written.
        """
        event = self.event
        if not self.is_round_by_round or event.is_started:
            return ()
        return tuple(
            replace(table, round=number, is_named=False)
            for number in range(2, event.settings.rounds + 1)
            for table in self.tables(self.to_play[0])
        )

    def tables(self, seated: ClubRound) -> tuple[PaperTable, ...]:
        """Return the tables of a round, by number."""
        choice, tables = self.event.settings.game, []
        for sitting in sorted(seated.sittings, key=lambda sitting: sitting.table):
            people = tuple(self.event.player(number) for number in sitting.seats)
            sides = choice.game.sides(choice.options, len(people))
            tables.append(PaperTable(seated.number, sitting.table, people, sides))
        return tuple(tables)

    @cached_property
    def seating_cards(self) -> tuple[SeatingCard, ...]:
        """A card for each player, by number."""
        rounds = self.card_rounds
        tables = {each.number: self.tables(each) for each in rounds}
        return tuple(
            SeatingCard(
                player, tuple(_seating_line(player, each, tables[each.number]) for each in rounds)
            )
            for player in self.event.players.values()
        )

    @cached_property
    def table_cards(self) -> tuple[ClubTableCard, ...]:
        """A card for each table, by number."""
        rounds = [self.tables(each) for each in self.card_rounds]
        numbers = sorted({table.table for tables in rounds for table in tables})
        return tuple(
            ClubTableCard(
                number,
                tuple(next((t for t in tables if t.table == number), None) for tables in rounds),
            )
            for number in numbers
        )

    @property
    def card_rounds(self) -> tuple[ClubRound, ...]:
        """The rounds that cards tell: all that are seated; by standing, the next alone."""
        return self.to_play if self.is_round_by_round else self.seated

    @cached_property
    def standings(self) -> ClubStandings:
        """The standings after the round, or after the last complete one."""
        return told_standings(self.event, self.after_round)

    @cached_property
    def so_far(self) -> ClubStandings:
        """The same with what is in of the round in play, for sheets that are filled in."""
        return club_standings(self.event, self.after_round)

    @cached_property
    def player_sheets(self) -> tuple[ClubPlayerView, ...]:
        """Every player's evening, in the order of the standings; of a pair, each has his own."""
        return tuple(
            club_player(self.event, number, self.standings)
            for row in self.standings.rows
            for number in row.people
        )

    @cached_property
    def played_tables(self) -> tuple[TableView, ...]:
        """Every table of the rounds that have begun, round by round."""
        last = min(self.after_round, self.event.last_announced)
        return tuple(
            club_table(self.event, number, sitting.table)
            for number in range(1, last + 1)
            for sitting in sorted(self.event.seated(number).sittings, key=lambda s: s.table)
        )


def deals_in(of: ClubPapers, at: PaperTable) -> tuple[DealView, ...]:
    """Return the deals of a table that are in, for its sheet is gone on with."""
    is_begun = at.is_named and at.round <= of.event.last_announced
    return club_table(of.event, at.round, at.table).deals if is_begun else ()


def club_papers(event: ClubNightEvent, after_round: int | None = None) -> ClubPapers:
    """Return what the papers of a club night show after a round; None: the newest."""
    return ClubPapers(event, event.last_announced if after_round is None else after_round)


def _seating_line(
    player: ClubPlayer, seated: ClubRound, tables: tuple[PaperTable, ...]
) -> SeatingLine:
    for table in tables:
        if player in table.players:
            seat = table.seat_of(player.number)
            return SeatingLine(seated.number, Presence.PLAYS, table, seat)
    if seated.number < player.first_round:
        return SeatingLine(seated.number, Presence.NOT_YET)
    if player.last_round is not None and seated.number > player.last_round:
        return SeatingLine(seated.number, Presence.GONE)
    return SeatingLine(seated.number, Presence.SITS_OUT)


def sheet_fields(choice: GameChoice, players: int) -> tuple[DealField, ...]:
    """Return every field that a table may be asked for, in the order in which it says them.

    What is asked can depend on what was said: each answer that brings another field is tried.
    """
    running = choice.game.start(choice.options, players)
    first = choice.game.fields(running, choice.options, {})
    fields = {field.name: field for field in first}
    for field in first:
        ways: Iterable[object] = ()
        if field.kind is FieldKind.CHOICE:
            ways = field.choices
        elif field.kind is FieldKind.NUMBERS:
            ways = (tuple(1 for _ in field.groups),)
        for answer in ways:
            for more in choice.game.fields(running, choice.options, {field.name: answer}):
                fields.setdefault(more.name, more)
    return tuple(fields.values())


class RecapLine(Enum):
    """What is written of somebody for each round, so that all can be ranked from it."""

    POINTS = "points"
    GAMES = "games"
    RUBBERS = "rubbers"
    DEALS = "deals"
    PLACES = "places"


_LINES = {
    Measure.POINTS: RecapLine.POINTS,
    Measure.GAMES: RecapLine.GAMES,
    Measure.RUBBERS: RecapLine.RUBBERS,
    Measure.BEST_ROUND: RecapLine.POINTS,
}


def recap_lines(settings: ClubSettings) -> tuple[RecapLine, ...]:
    """Return what has to be written of a round: what ranks, then what breaks ties."""
    game = settings.game
    ranked = {
        RankedBy.POINTS: (_LINES[game.game.ranked_by[0]],),
        RankedBy.MEAN: (RecapLine.POINTS, RecapLine.DEALS),
        RankedBy.PLACEMENT: (RecapLine.PLACES,),
    }[settings.ranked_by]
    lines = dict.fromkeys((*ranked, *(_LINES[each] for each in settings.criteria())))
    if not game.game.has_rubbers(game.options):
        lines.pop(RecapLine.RUBBERS, None)
    return tuple(lines)
