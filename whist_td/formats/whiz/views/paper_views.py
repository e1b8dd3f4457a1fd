"""What the papers of a Whiz tournament show before play: who goes where, with which deals."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from whist_td.core.contracts import (
    ALL_TRICKS,
    HANDS,
    LEAST_LEVEL,
    Contract,
    Hand,
    Risk,
    Rule,
    Strain,
    dealer_of,
    points,
)
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.core.proposals import NO_CORNERS, Corners
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent, set_of
from whist_td.formats.whiz.rules.movement import check_ready
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.results import WhizResults, sheet_results, whiz_results
from whist_td.formats.whiz.views.seating import copies_of, copy_at, copy_letter, event_quality
from whist_td.movements.verify_whiz.quality import WhizQuality
from whist_td.players.views.movement_views import Presence

STRAINS_ALIKE = (
    (Strain.CLUBS, Strain.DIAMONDS),
    (Strain.HEARTS, Strain.SPADES),
    (Strain.NO_TRUMP,),
)
"""The strains in which the same contract scores the same."""


@dataclass(frozen=True)
class NumberedDeal:
    """A deal by its number, and the hand that deals it."""

    number: int
    dealer: Hand


@dataclass(frozen=True)
class PlayerAtHand:
    """A player at a table, by the hand that is held."""

    hand: Hand
    player: Player


@dataclass(frozen=True)
class GuideLine:
    """One round of a player; without a table where there is nothing to play."""

    round: int
    presence: Presence
    table: int | None = None
    hand: Hand | None = None
    deals: tuple[NumberedDeal, ...] = ()
    others: tuple[PlayerAtHand, ...] = ()


@dataclass(frozen=True)
class GuideCard:
    """A player with the whole evening, a line a round."""

    player: Player
    lines: tuple[GuideLine, ...]

    @property
    def first(self) -> GuideLine | None:
        """The first round that the player plays."""
        return next((line for line in self.lines if line.table is not None), None)


@dataclass(frozen=True)
class Onward:
    """Where a set of boards lies next: in which round, at which tables."""

    round: int
    tables: tuple[int, ...]


@dataclass(frozen=True)
class WhizTableLine:
    """One round of a table; nobody sits there where the round has fewer tables."""

    round: int
    sitters: tuple[PlayerAtHand, ...] = ()
    deals: tuple[NumberedDeal, ...] = ()
    shared_with: tuple[int, ...] = ()
    """Other tables that play the same boards in the same round."""
    copy: str = ""
    """The letter of the copy of the boards that lies here; nothing where there is only one."""
    onward: Onward | None = None


@dataclass(frozen=True)
class WhizTableCard:
    """A table with its whole evening."""

    table: int
    lines: tuple[WhizTableLine, ...]


@dataclass(frozen=True)
class TravellerLine:
    """Who plays a deal, in which round and at which table."""

    round: int
    table: int
    sitters: tuple[PlayerAtHand, ...]
    is_planned: bool = True
    """Whether the movement has these people there with this deal: what really happened may not."""


@dataclass(frozen=True)
class Traveller:
    """A deal, or one copy of it, and all who will play it, in the order of the rounds."""

    deal: NumberedDeal
    lines: tuple[TravellerLine, ...]
    copy: str = ""
    """The letter of the copy with which it travels; nothing where there is only one."""

    @property
    def label(self) -> str:
        """What is written on the board: "5", or "5 b" where it is a copy."""
        return f"{self.deal.number}\u00a0{self.copy}" if self.copy else str(self.deal.number)


@dataclass(frozen=True)
class WhizPlan:
    """The whole tournament as it can be printed beforehand."""

    details: Details
    settings: WhizSettings
    rounds: tuple[SeatedRound, ...]
    cards: tuple[GuideCard, ...]
    tables: tuple[WhizTableCard, ...]
    travellers: tuple[Traveller, ...]


@dataclass(frozen=True)
class Reminder:
    """What contracts of one level score just made: for each strain group, plain, X and XX."""

    level: int
    points: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class WhizPapers:
    """What the papers of a tournament are made from; each part is worked out when it is needed."""

    event: WhizEvent
    after_round: int
    corners: Corners = NO_CORNERS

    @property
    def details(self) -> Details:
        """The heading of every sheet."""
        return self.event.details

    @cached_property
    def plan(self) -> WhizPlan:
        """What is printed before play."""
        return whiz_plan(self.event)

    @cached_property
    def travellers(self) -> tuple[Traveller, ...]:
        """The travellers with whoever really played: a wrong board stands where it was played."""
        return tuple(_as_played(self.event, self.plan.travellers, self.after_round))

    @cached_property
    def quality(self) -> WhizQuality:
        """The verifier's verdict on the movement."""
        return event_quality(self.event)

    @cached_property
    def results(self) -> WhizResults:
        """What is printed after play, or after a complete round."""
        return whiz_results(self.event, self.after_round)

    @cached_property
    def so_far(self) -> WhizResults:
        """The same with what is in of the round in play, for sheets that are filled in."""
        return sheet_results(self.event, self.after_round)


def whiz_papers(event: WhizEvent, after_round: int | None = None) -> WhizPapers:
    """Return what papers show of a tournament after a round; None: the newest announced."""
    return WhizPapers(event, event.last_announced if after_round is None else after_round)


def whiz_plan(event: WhizEvent) -> WhizPlan:
    """Return everything that can be printed before round 1, or refuse where places are missing."""
    check_ready(event)
    numbers = range(1, event.settings.rounds + 1)
    # As it is on paper, which does not change when a round begins.
    rounds = tuple(
        replace(event.seated(number), announced_at=None, checked_at=None) for number in numbers
    )
    tables = {s.table for seated in rounds for s in seated.seatings}
    players, copied = sorted(event.players), copies_of(rounds)
    # Each table is looked at once, for everybody there.
    seats = [_seats(event, seated) for seated in rounds]
    both = tuple(zip(rounds, seats, strict=True))
    return WhizPlan(
        event.details,
        event.settings,
        rounds,
        tuple(
            GuideCard(player, tuple(_guide_line(player, *each) for each in both))
            for player in map(event.players.__getitem__, players)
        ),
        tuple(
            WhizTableCard(
                table,
                tuple(_table_line(event, table, at, rounds, copied) for at in range(len(rounds))),
            )
            for table in sorted(tables)
        ),
        _travellers(event, rounds, copied),
    )


def _deals(event: WhizEvent, seating: Seating) -> tuple[NumberedDeal, ...]:
    return tuple(NumberedDeal(board, dealer_of(board)) for board in event.boards_at(seating))


def _sitters(event: WhizEvent, seating: Seating) -> tuple[PlayerAtHand, ...]:
    seats = zip(HANDS, seating.seats, strict=True)
    return tuple(PlayerAtHand(hand, event.player(player)) for hand, player in seats)


def _seats(event: WhizEvent, seated: SeatedRound) -> Mapping[int, GuideLine]:
    lines: dict[int, GuideLine] = {}
    for seating in seated.seatings:
        deals, sitters = _deals(event, seating), _sitters(event, seating)
        for own in sitters:
            others = tuple(sitter for sitter in sitters if sitter is not own)
            at = (seated.number, Presence.PLAYS, seating.table, own.hand, deals, others)
            lines[own.player.number] = GuideLine(*at)
    return lines


def _guide_line(player: Player, seated: SeatedRound, there: Mapping[int, GuideLine]) -> GuideLine:
    if line := there.get(player.number):
        return line
    if seated.number < player.first_round:
        return GuideLine(seated.number, Presence.NOT_YET)
    is_there = player.is_there(seated.number)
    return GuideLine(seated.number, Presence.SITS_OUT if is_there else Presence.GONE)


def _table_line(
    event: WhizEvent,
    table: int,
    index: int,
    rounds: tuple[SeatedRound, ...],
    copied: Mapping[int, int],
) -> WhizTableLine:
    seated = rounds[index]
    seating = seated.seating(table)
    if seating is None:
        return WhizTableLine(seated.number)
    others = tuple(n for n in seated.tables_with(seating.board_set) if n != table)
    copy = copy_at(seated, table) if seating.board_set in copied else None
    return WhizTableLine(
        seated.number,
        _sitters(event, seating),
        _deals(event, seating),
        others,
        "" if copy is None else copy_letter(copy),
        _onward(seating.board_set, copy, rounds[seated.number :]),
    )


def _onward(board_set: int, copy: int | None, later: tuple[SeatedRound, ...]) -> Onward | None:
    for seated in later:
        tables = tuple(
            table
            for table in seated.tables_with(board_set)
            if copy is None or copy_at(seated, table) == copy
        )
        if tables:
            return Onward(seated.number, tables)
    return None


def _travellers(
    event: WhizEvent, rounds: tuple[SeatedRound, ...], needed: Mapping[int, int]
) -> tuple[Traveller, ...]:
    played: dict[tuple[int, int], list[TravellerLine]] = {}
    for seated in rounds:
        for seating in sorted(seated.seatings, key=lambda seating: seating.table):
            line = TravellerLine(seated.number, seating.table, _sitters(event, seating))
            copy = (seating.board_set, copy_at(seated, seating.table))
            played.setdefault(copy, []).append(line)
    return tuple(
        Traveller(
            NumberedDeal(board, dealer_of(board)),
            tuple(played.get((board_set, copy), ())),
            copy_letter(copy) if board_set in needed else "",
        )
        for board in range(1, event.boards + 1)
        for board_set in (set_of(board, event.settings.boards_per_round),)
        for copy in range(needed.get(board_set, 1))
    )


def _as_played(
    event: WhizEvent, travellers: tuple[Traveller, ...], after_round: int
) -> Iterator[Traveller]:
    """Yield travellers put right by the results; the first copy takes what was not planned."""
    played = {place: each for place, each in event.results.items() if place.round <= after_round}
    planned = {
        BoardPlace(line.round, line.table, each.deal.number)
        for each in travellers
        for line in each.lines
    }
    besides = sorted(played.keys() - planned)
    for traveller in travellers:
        board = traveller.deal.number
        own = [place for place in besides if place.board == board]
        besides = [place for place in besides if place.board != board]
        lines = [_put_right(event, line, board, played) for line in traveller.lines]
        lines += [_really_played(event, place, played[place]) for place in own]
        yield replace(
            traveller, lines=tuple(sorted(lines, key=lambda line: (line.round, line.table)))
        )


def _put_right(
    event: WhizEvent, line: TravellerLine, board: int, played: Mapping[BoardPlace, BoardResult]
) -> TravellerLine:
    result = played.get(place := BoardPlace(line.round, line.table, board))
    if result is None or result.seats == tuple(each.player.number for each in line.sitters):
        return line
    return _really_played(event, place, result)


def _really_played(event: WhizEvent, place: BoardPlace, result: BoardResult) -> TravellerLine:
    seats = zip(HANDS, result.seats, strict=True)
    sitters = tuple(PlayerAtHand(hand, event.player(number)) for hand, number in seats)
    return TravellerLine(place.round, place.table, sitters, is_planned=False)


def reminders(rule: Rule) -> tuple[Reminder, ...]:
    """Return what every contract scores just made (RULES 2.2)."""
    return tuple(_reminder(level, rule) for level in range(LEAST_LEVEL, ALL_TRICKS + 1))


def _reminder(level: int, rule: Rule) -> Reminder:
    groups = (
        (
            _just_made(Contract(level, strains[0], Risk.NONE), rule),
            _just_made(Contract(level, strains[0], Risk.DOUBLED), rule),
            _just_made(Contract(level, strains[0], Risk.REDOUBLED), rule),
        )
        for strains in STRAINS_ALIKE
    )
    return Reminder(level, tuple(groups))


def _just_made(contract: Contract, rule: Rule) -> int:
    return points(contract, contract.level, rule)[0]
