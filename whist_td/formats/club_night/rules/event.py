"""The state of a club night: its players, and options of which a beginner can leave every one."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from functools import cached_property, lru_cache
from itertools import pairwise

from typing_extensions import override

from whist_td.core.events import MOST_ROUNDS, Draft
from whist_td.core.movement_tables import LeftOver, Sitting
from whist_td.core.names import folded
from whist_td.core.players import Player, PlayersEvent, PlayersRound
from whist_td.core.proposals import TableProposal
from whist_td.formats.club_night.games.game import AnyGame, Length, Measure, Unit
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
    ClubRoundsError,
    CounterWorthError,
    DealsShareError,
    LengthCountError,
    LengthUnitError,
    OwnPartnerError,
    PairsGameError,
    PartnerMissingError,
    PlacementPointsError,
    UnknownClubRoundError,
    UnknownClubTableError,
)


@dataclass(frozen=True)
class ClubPlayer(Player):
    """Somebody with a number; the partner counts where the evening is one of fixed pairs.

    Who goes home and is replaced keeps the partner he had; the partner has the substitute from
    then on, so that it is seen who played for whom.
    """

    partner: int | None = None

    @override
    def __post_init__(self) -> None:
        super().__post_init__()
        if self.partner == self.number:
            raise OwnPartnerError(self.number)

    def meets(self, other: "ClubPlayer") -> bool:
        """Tell whether there may be a round in which both are there."""
        first = max(self.first_round, other.first_round)
        return all(each.last_round is None or first <= each.last_round for each in (self, other))


def same_name(one: ClubPlayer, other: ClubPlayer) -> bool:
    """Tell whether two have the same name."""
    return folded(one.name) == folded(other.name)


Players = Mapping[int, ClubPlayer]
Pair = tuple[int, int]
Line = tuple[int, ...]
"""The two of a fixed pair, and whoever played in the place of one of them."""


def again(players: Players, player: ClubPlayer) -> ClubPlayer | None:
    """Return who somebody is now who left one pair and came again in another."""
    last = player.last_round
    if last is None:
        return None
    later = (p for p in players.values() if p.first_round > last and same_name(p, player))
    return min(later, key=lambda each: each.first_round, default=None)


def pairs_of(players: Players, there: Iterable[int]) -> tuple[Pair, ...]:
    """Return the fixed pairs among those who are there, or refuse somebody without a partner."""
    present = set(there)
    mates = {number: _mate(players, number, present) for number in sorted(present)}
    return tuple((number, mate) for number, mate in mates.items() if number < mate)


def _mate(players: Players, number: int, present: set[int]) -> int:
    """Return who plays with somebody: his partner, or whose place his partner has taken."""
    own = players[number].partner
    if own in present and own is not None and _takes(players, own, number, present):
        return own
    claims = [n for n in present if players[n].partner == number]
    if own is not None and own not in present and len(claims) == 1:
        return claims[0]
    raise PartnerMissingError(number)


def _takes(players: Players, own: int, number: int, present: set[int]) -> bool:
    back = players[own].partner
    if back == number:
        return True
    claims = [n for n in present if players[n].partner == own]
    return back is not None and back not in present and claims == [number]


def pair_lines(players: Players) -> tuple[Line, ...]:
    """Return the pairs of the evening with their substitutes, each by the lowest number first.

    Somebody without a partner is a line of his own: only his seat is refused (`pairs_of`).
    """
    lines: dict[int, set[int]] = {number: {number} for number in players}
    for number, player in players.items():
        mate = players.get(player.partner or 0)
        if mate is not None and (mate.partner == number or player.last_round is not None):
            joined = lines[number] | lines[mate.number]
            lines |= dict.fromkeys(joined, joined)
    return tuple(tuple(sorted(line)) for number, line in lines.items() if number == min(line))


MOST_LENGTH = 99
AT_TABLE = 4
PLACEMENT = (3, 2, 1, 0)
_WORTH = re.compile(r"(?=[^1-9]*[1-9])[^-−–\s][^-−–]{0,19}")
"""Something with an amount, and none below nothing."""


class SeatingWay(Enum):
    """How people are seated from round to round."""

    CHANGING = "changing"
    """Partners and opponents change by a movement, as evenly as is known."""
    DRAWN = "drawn"
    """By lot, as new as can be."""
    STANDING = "standing"
    """By the standing: the best four at table 1."""
    PAIRS = "pairs"
    """Fixed pairs meet one another."""
    STAYING = "staying"
    """Everybody keeps his seat."""


class RankedBy(Enum):
    """What the players of an evening are ranked by (RULES 3.2, 4.5)."""

    POINTS = "points"
    """What the game itself ranks by: points, counters, games won."""
    MEAN = "mean"
    """The mean of a deal played, where not all play equally many."""
    PLACEMENT = "placement"
    """Points for the place at each table in each round."""


@dataclass(frozen=True)
class ClubSettings:
    """The game, who sits where, how long a round is, and what ranks.

    Without a length, each table plays as long as its game usually does; without tie-breaks, those
    of the game hold. Placement points are for the first place, the second and so on; whoever comes
    after the last of them has what the last has.
    """

    game: GameChoice = field(default_factory=GameChoice)
    rounds: int = 4
    length: Length | None = None
    seating: SeatingWay = SeatingWay.CHANGING
    left_over: LeftOver = LeftOver.SIT_OUT
    ranked_by: RankedBy = RankedBy.POINTS
    tie_breaks: tuple[Measure, ...] | None = None
    placement: tuple[int, ...] = PLACEMENT
    counter_worth: str = ""
    """What a counter is worth in money, as the club writes it: it is told and never reckoned."""

    def __post_init__(self) -> None:
        if self.counter_worth and not _WORTH.fullmatch(self.counter_worth):
            raise CounterWorthError(self.counter_worth)
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise ClubRoundsError(self.rounds, 1, MOST_ROUNDS)
        if not self.placement or any(first < second for first, second in pairwise(self.placement)):
            raise PlacementPointsError
        if self.length is not None:
            _check_length(self.game, self.length)
        if self.seating is SeatingWay.PAIRS and not plays_in_sides(self.game):
            raise PairsGameError

    def length_at(self, players: int) -> Length:
        """Return how long a table plays; of five people everybody deals equally often."""
        if self.length is None:
            return self.game.game.lengths(self.game.options, players)[0]
        if self.length.unit is Unit.DEALS and players > AT_TABLE:
            return Length(Unit.DEALS, max(players, self.length.count // players * players))
        return self.length

    def criteria(self) -> tuple[Measure, ...]:
        """Return what separates players with the same score, in this order."""
        if self.tie_breaks is not None:
            return self.tie_breaks
        own = self.game.game.ranked_by
        match self.ranked_by:
            case RankedBy.POINTS:
                return own[1:]
            case RankedBy.MEAN:
                return tuple(measure for measure in own if measure is not Measure.POINTS)
            case RankedBy.PLACEMENT:
                return own


def _check_length(choice: GameChoice, length: Length) -> None:
    game = choice.game
    if length.unit not in {each.unit for each in game.lengths(choice.options, table_size(game))}:
        raise LengthUnitError(length.unit)
    if not 1 <= length.count <= MOST_LENGTH:
        raise LengthCountError(length.count, 1, MOST_LENGTH)
    if length.unit is Unit.DEALS and length.count % game.deals_by:
        raise DealsShareError(length.count, game.deals_by)


def table_size(game: AnyGame) -> int:
    """Return how many sit at a table of a game where numbers allow it."""
    return min(AT_TABLE, game.most_players)


def plays_in_sides(choice: GameChoice) -> bool:
    """Tell whether partners sit opposite each other at the usual table of a game."""
    game = choice.game
    sides = game.sides(choice.options, table_size(game))
    return any(len(side) > 1 for side in sides)


def left_overs(game: AnyGame) -> tuple[LeftOver, ...]:
    """Return what a game allows for people who do not fill the last table."""
    allowed = [LeftOver.SIT_OUT]
    if game.most_players > AT_TABLE:
        allowed.append(LeftOver.FIVES)
    if game.least_players < AT_TABLE <= game.most_players:
        allowed.append(LeftOver.THREES)
    return tuple(allowed)


def usual_left_over(game: AnyGame) -> LeftOver:
    """Return what lets most people play."""
    return left_overs(game)[-1]


def usual_ranking(choice: GameChoice, players: int, left_over: LeftOver) -> RankedBy:
    """Return the mean where people play unequally many deals in points of their own (RULES 3.2)."""
    game = choice.game
    counts_deals = game.lengths(choice.options, game.least_players)[0].unit is Unit.DEALS
    uneven = players % table_size(game) and left_over in left_overs(game)
    return RankedBy.MEAN if counts_deals and uneven else RankedBy.POINTS


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

    UNKNOWN_ROUND = UnknownClubRoundError
    NOT_BEGUN = ClubRoundNotBegunError

    settings: ClubSettings = field(default_factory=ClubSettings)
    players: Mapping[int, ClubPlayer] = field(default_factory=dict)
    rounds: Mapping[int, ClubRound] = field(default_factory=dict)
    results: Mapping[DealPlace, TableDeal] = field(default_factory=dict)
    sanctions: Mapping[int, JuryLine] = field(default_factory=dict)
    drafts: Mapping[int, Draft] = field(default_factory=dict)
    proposals: Mapping[int, TableProposal] = field(default_factory=dict)

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
        deals: list[TableDeal] = []
        while deal := self.results.get(DealPlace(round_number, table, len(deals) + 1)):
            deals.append(deal)
        return tuple(deals)

    def table_play(self, sitting: Sitting) -> TablePlay:
        """Return what is known of a table before its first deal."""
        players, choice = len(sitting.seats), self.settings.game
        return TablePlay(choice.game, choice.options, players, self.settings.length_at(players))

    def sheet_at(self, round_number: int, table: int) -> TableSheet:
        """Return all deals of a table in a round, scored from the first to the last."""
        place = (round_number, table)
        if place not in self._sheets:
            players = len(self.sitting(round_number, table).seats)
            facts = tuple(deal.facts for deal in self.deals_at(round_number, table))
            length = self.settings.length_at(players)
            self._sheets[place] = _scored(self.settings.game, players, length, facts)
        return self._sheets[place]

    @cached_property
    def _sheets(self) -> dict[tuple[int, int], TableSheet]:
        """The sheets that were asked for: of these facts, which never change, each is one."""
        return {}

    def missing(self, round_number: int) -> tuple[int, ...]:
        """Return the tables that have not finished a round."""
        sittings = self.seated(round_number).sittings
        return tuple(s.table for s in sittings if not self.sheet_at(round_number, s.table).is_over)


@lru_cache(maxsize=SHEETS)
def _scored(
    choice: GameChoice, players: int, length: Length, facts: tuple[object, ...]
) -> TableSheet:
    """Return the sheet of a table: asked for on every screen, while one deal changes at a time."""
    return sheet(TablePlay(choice.game, choice.options, players, length), facts)
