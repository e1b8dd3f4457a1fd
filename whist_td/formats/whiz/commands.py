"""What can be asked of a Whiz tournament: each request a class, kept in the journal by its name."""

import sys
from datetime import datetime
from itertools import groupby, pairwise
from typing import Any

from cattrs.preconf.json import JsonConverter
from typing_extensions import override

from whist_td.core.players import Player
from whist_td.desk.kinds import EventKind
from whist_td.desk.members import players_with_initials
from whist_td.desk.requests import Command, Opening
from whist_td.formats.whiz.rules import movement, play
from whist_td.formats.whiz.rules.errors import BoardTwiceError
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    NoContract,
    Outcome,
    Penalty,
    Played,
)
from whist_td.formats.whiz.rules.seating import SeatedRound
from whist_td.formats.whiz.rules.settings import WhizSettings


class CreateWhiz(Opening[WhizEvent]):
    """Open a new tournament, with the players known so far and the movement they will play."""

    settings: WhizSettings
    players: tuple[Player, ...] = ()
    rounds: tuple[SeatedRound, ...] = ()

    @override
    def opened(self) -> WhizEvent:
        event = WhizEvent(self.details, self.settings)
        return movement.with_rounds(movement.with_players(event, self.players), self.rounds)


class ChangeWhizSettings(Command):
    """Change the options that may still change, with the rounds to come where they change too."""

    settings: WhizSettings
    rounds: tuple[SeatedRound, ...] | None = None
    """All rounds to come, seated anew; None leaves them, cut off where the evening is shorter."""

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        changed = play.with_settings(event, self.settings)
        return changed if self.rounds is None else movement.with_rounds(changed, self.rounds)


class AddPlayers(Command):
    """Enter players before play, all of them or none, with the movement for the longer list."""

    players: tuple[Player, ...]
    rounds: tuple[SeatedRound, ...] = ()

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return movement.with_rounds(movement.with_players(event, self.players), self.rounds)


class ChangePlayer(Command):
    """Correct a player's name or club."""

    player: Player

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return movement.with_changed_player(event, self.player)


class RemovePlayer(Command):
    """Take a player off the list before play, with the movement for the shorter list."""

    player: int
    rounds: tuple[SeatedRound, ...] = ()

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return movement.with_rounds(movement.without_player(event, self.player), self.rounds)


class OrderPlayers(Command):
    """Give the players new numbers; the seed is kept where they were drawn by lot."""

    order: tuple[int, ...]
    seed: int | None = None
    rounds: tuple[SeatedRound, ...] = ()

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return movement.with_rounds(movement.with_order(event, self.order, self.seed), self.rounds)


class SeatRounds(Command):
    """Seat all rounds to come."""

    rounds: tuple[SeatedRound, ...]

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return movement.with_rounds(event, self.rounds)


class AddLatePlayer(Command):
    """Let somebody join between rounds; the rounds to come are seated anew."""

    player: Player
    rounds: tuple[SeatedRound, ...]

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return movement.with_late_player(event, self.player, self.rounds)


class LetPlayerJoin(Command):
    """Let somebody who is entered play from a later round, or from round 1 after all."""

    player: int
    first_round: int
    rounds: tuple[SeatedRound, ...]

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return movement.with_joining(event, self.player, self.first_round, self.rounds)


class LetPlayerLeave(Command):
    """Let somebody leave after a round; the rounds to come are seated anew."""

    player: int
    last_round: int
    rounds: tuple[SeatedRound, ...]

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return movement.with_leaver(event, self.player, self.last_round, self.rounds)


class TakePlayerBack(Command):
    """Let somebody stay who was to leave; the rounds to come are seated anew."""

    player: int
    rounds: tuple[SeatedRound, ...]

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return movement.with_returner(event, self.player, self.rounds)


class AnnounceWhizRound(Command):
    """Announce the next round; `despite_missing` is the decision to leave boards without result."""

    round: int
    despite_missing: bool = False

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        if not self.despite_missing:
            movement.check_closed(event, event.last_announced)
        return movement.announced(event, self.round, now)


class EnterBoard(Command):
    """Enter or correct one result where the movement expects it."""

    place: BoardPlace
    result: BoardResult

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return play.with_result(event, self.place, self.result)


class EnterBoards(Command):
    """Enter many results, all of them or none, announcing the rounds they belong to.

    Those in `otherwise` had other players than the movement: they are recorded as they really
    came about.
    """

    results: tuple[tuple[BoardPlace, BoardResult], ...]
    otherwise: tuple[tuple[BoardPlace, BoardResult], ...] = ()

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        results = sorted((*self.results, *self.otherwise), key=lambda entered: entered[0])
        for (place, _), (next_place, _) in pairwise(results):
            if place == next_place:
                raise BoardTwiceError(*place)
        otherwise = {place for place, _ in self.otherwise}
        for round_number, of_round in groupby(results, key=lambda entered: entered[0].round):
            if round_number == event.last_announced + 1:
                event = movement.announced(event, round_number, now)
            planned = dict(of_round)
            happened = {place: planned.pop(place) for place in otherwise & planned.keys()}
            event = play.as_it_happened(play.with_results(event, planned), happened)
        return event


class RecordAsHappened(Command):
    """Record boards as they were really played, in place of those that were not."""

    results: tuple[tuple[BoardPlace, BoardResult], ...]
    instead_of: tuple[BoardPlace, ...] = ()

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return play.as_it_happened(event, dict(self.results), self.instead_of)


class ClearBoard(Command):
    """Take a result away: the board is missing again at that table."""

    place: BoardPlace

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return play.without_result(event, self.place)


class PenalisePlayer(Command):
    """Take something off a player's score."""

    penalty: Penalty

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return play.with_penalty(event, self.penalty)


class LiftPenalty(Command):
    """Take a penalty back."""

    number: int

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return play.without_penalty(event, self.number)


class ConfirmWhizRound(Command):
    """Record that a second pass from the travellers agreed."""

    round: int

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return play.with_check(event, self.round, now)


class FinishWhiz(Command):
    """End the tournament; `despite_missing` as for an announcement."""

    despite_missing: bool = False

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        if not self.despite_missing:
            movement.check_closed(event, event.last_announced)
        return play.finished(event)


def _hooks(converter: JsonConverter) -> None:
    """Let an outcome be told by what stands in it."""

    def outcome(plain: Any, _: object) -> Outcome:  # noqa: ANN401 - JSON's
        if isinstance(plain, str):
            return NoContract(plain)
        if "contract" in plain:
            return converter.structure(plain, Played)
        return converter.structure(plain, Adjusted)

    converter.register_structure_hook_func(lambda kind: kind == Outcome, outcome)


DESK = EventKind(WhizEvent, sys.modules[__name__], players_with_initials, _hooks)
