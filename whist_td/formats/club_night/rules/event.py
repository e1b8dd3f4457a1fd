"""The state of a club night: facts only; everything else is computed from them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache

from typing_extensions import override

from whist_td.core.drafts import Draft
from whist_td.core.movement_tables import Sitting
from whist_td.core.player_events import PlayersEvent, PlayersRound
from whist_td.formats.club_night.games.game import AnyGame, Length
from whist_td.formats.club_night.rules.deals import (
    SHEETS,
    DealPlace,
    GameChoice,
    JuryLine,
    TableDeal,
    TablePlay,
    TableSheet,
    sheet,
)
from whist_td.formats.club_night.rules.errors import (
    ClubRoundNotBegunError,
    UnknownClubRoundError,
    UnknownClubTableError,
)
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.settings import ClubSettings


@dataclass(frozen=True)
class ClubRound(PlayersRound):
    """The tables of a round, and those who sit out."""

    number: int
    sittings: tuple[Sitting, ...]
    sit_out: tuple[int, ...] = ()
    announced_at: datetime | None = None

    @override
    def people(self) -> Iterator[int]:
        for sitting in self.sittings:
            yield from sitting.seats
        yield from self.sit_out

    def sitting(self, table: int) -> Sitting | None:
        """Return who sits at a table, None where there is none."""
        return next((sitting for sitting in self.sittings if sitting.table == table), None)

    def place_of(self, player: int) -> Sitting | None:
        """Return the table where a player sits, None where he sits out or is not there."""
        return next((sitting for sitting in self.sittings if player in sitting.seats), None)


@dataclass(frozen=True)
class ClubNightEvent(PlayersEvent[ClubPlayer, ClubRound]):
    """All the facts of one club night; a change makes a new one."""

    settings: ClubSettings = field(default_factory=ClubSettings)
    players: Mapping[int, ClubPlayer] = field(default_factory=dict)
    rounds: Mapping[int, ClubRound] = field(default_factory=dict)
    results: Mapping[DealPlace, TableDeal] = field(default_factory=dict)
    sanctions: Mapping[int, JuryLine] = field(default_factory=dict)
    drafts: Mapping[int, Draft] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        """The game of the evening."""
        return self.settings.game.game

    def sitting(self, round_number: int, table: int) -> Sitting:
        """Return who sits at a table in a round, or refuse."""
        seated = self.seated(round_number)
        sitting = seated.sitting(table)
        if sitting is None:
            tables = tuple(each.table for each in seated.sittings)
            raise UnknownClubTableError(round_number, table, tables)
        return sitting

    def deals_at(self, round_number: int, table: int) -> tuple[TableDeal, ...]:
        """Return the deals of a table in a round, in order."""
        found: list[TableDeal] = []
        while deal := self.results.get(DealPlace(round_number, table, len(found) + 1)):
            found.append(deal)
        return tuple(found)

    def table_play(self, sitting: Sitting) -> TablePlay:
        """Return what is known of a table before its first deal."""
        players, choice = len(sitting.seats), self.settings.game
        return TablePlay(choice.game, choice.options, players, self.settings.length_at(players))

    def sheet_at(self, round_number: int, table: int) -> TableSheet:
        """Return all deals of a table in a round, scored from the first to the last."""
        players = len(self.sitting(round_number, table).seats)
        facts = tuple(deal.facts for deal in self.deals_at(round_number, table))
        return _scored(self.settings.game, players, self.settings.length_at(players), facts)

    def missing(self, round_number: int) -> tuple[int, ...]:
        """Return the tables that have not finished a round."""
        sittings = self.seated(round_number).sittings
        return tuple(s.table for s in sittings if not self.sheet_at(round_number, s.table).is_over)

    @override
    def check_round(self, round_number: int) -> None:
        if not 1 <= round_number <= self.settings.rounds:
            raise UnknownClubRoundError(round_number, self.settings.rounds)

    def check_begun(self, round_number: int) -> None:
        """Refuse a round that has not begun."""
        self.check_round(round_number)
        if round_number > self.last_announced:
            raise ClubRoundNotBegunError(round_number, self.last_announced + 1)


@lru_cache(maxsize=SHEETS)
def _scored(
    choice: GameChoice, players: int, length: Length, facts: tuple[object, ...]
) -> TableSheet:
    """Return the sheet of a table: asked for on every screen, while one deal changes at a time."""
    return sheet(TablePlay(choice.game, choice.options, players, length), facts)
