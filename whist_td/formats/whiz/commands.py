"""What can be asked of a Whiz tournament: each request a class, kept in the journal by its name."""

import sys
from collections.abc import Callable, Collection
from datetime import datetime
from itertools import groupby, pairwise
from typing import Any, ClassVar

from cattrs.preconf.json import JsonConverter
from typing_extensions import override

from whist_td.core.players import Player
from whist_td.desk.kinds import EventKind
from whist_td.desk.members import players_with_initials
from whist_td.desk.requests import Command, Opening
from whist_td.formats.whiz.rules import movement, play, sealing
from whist_td.formats.whiz.rules.dealings import Origin, WayOut
from whist_td.formats.whiz.rules.errors import BoardTwiceError, DealsReleasedError
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    NoContract,
    Outcome,
    Penalty,
    Played,
)
from whist_td.formats.whiz.rules.settings import WhizSettings


def _reseating(change: Callable[..., WhizEvent]) -> Callable[..., WhizEvent]:
    """Return the rule that makes a change, and then seats the rounds to come as it is told last."""

    def rule(event: WhizEvent, *facts: Any) -> WhizEvent:  # noqa: ANN401 - as the change has it
        *own, rounds = facts
        return movement.with_rounds(change(event, *own), rounds)

    return rule


def _check_untold(_command: Command, event: WhizEvent, changes: Collection[Any]) -> None:
    """Refuse to undo what boards were dealt by once everybody knows their hands."""
    dealings = (event.dealings.get(change.key) for change in changes)
    if any(dealing and dealing.content for dealing in dealings):
        raise DealsReleasedError


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


class AddPlayers(Command, rule=_reseating(movement.with_players)):
    """Enter players before play, all of them or none, with the movement for the longer list."""

    players: tuple[Player, ...]
    rounds: tuple[SeatedRound, ...] = ()


class ChangePlayer(Command, rule=movement.with_changed_player):
    """Correct a player's name or club."""

    player: Player


class RemovePlayer(Command, rule=_reseating(movement.without_player)):
    """Take a player off the list before play, with the movement for the shorter list."""

    player: int
    rounds: tuple[SeatedRound, ...] = ()


class OrderPlayers(Command, rule=_reseating(movement.with_order)):
    """Give the players new numbers; the seed is kept where they were drawn by lot."""

    order: tuple[int, ...]
    seed: int | None = None
    rounds: tuple[SeatedRound, ...] = ()


class SeatRounds(Command, rule=movement.with_rounds):
    """Seat all rounds to come."""

    rounds: tuple[SeatedRound, ...]


class AddLatePlayer(Command, rule=movement.with_late_player):
    """Let somebody join between rounds; the rounds to come are seated anew."""

    player: Player
    rounds: tuple[SeatedRound, ...]


class LetPlayerJoin(Command, rule=movement.with_joining):
    """Let somebody who is entered play from a later round, or from round 1 after all."""

    player: int
    first_round: int
    rounds: tuple[SeatedRound, ...]


class LetPlayerLeave(Command, rule=movement.with_leaver):
    """Let somebody leave after a round; the rounds to come are seated anew."""

    player: int
    last_round: int
    rounds: tuple[SeatedRound, ...]


class TakePlayerBack(Command, rule=movement.with_returner):
    """Let somebody stay who was to leave; the rounds to come are seated anew."""

    player: int
    rounds: tuple[SeatedRound, ...]


class AnnounceWhizRound(Command):
    """Announce the next round; `despite_missing` is the decision to leave boards without result."""

    round: int
    despite_missing: bool = False

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        if not self.despite_missing:
            movement.check_closed(event, event.last_announced)
        sealing.check_untold(event, self.round)
        return movement.announced(event, self.round, now)


class EnterBoard(Command, rule=play.with_result):
    """Enter or correct one result where the movement expects it."""

    place: BoardPlace
    result: BoardResult


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
                sealing.check_untold(event, round_number)
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


class ClearBoard(Command, rule=play.without_result):
    """Take a result away: the board is missing again at that table."""

    place: BoardPlace


class PenalisePlayer(Command, rule=play.with_penalty):
    """Take something off a player's score."""

    penalty: Penalty


class LiftPenalty(Command, rule=play.without_penalty):
    """Take a penalty back."""

    number: int


class ConfirmWhizRound(Command):
    """Record that a second pass from the travellers agreed, once some results were corrected."""

    round: int
    corrected: int = 0

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return play.with_check(event, self.round, now)


class FinishWhiz(Command):
    """End the tournament; `despite_missing` although deals of any round have no result."""

    despite_missing: bool = False

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        begun = range(1, event.last_announced + 1)
        for round_number in () if self.despite_missing else begun:
            movement.check_closed(event, round_number)
        return play.finished(event)


class DealBoards(Command, rule=sealing.with_deals):
    """Give boards their cards; what they are is sealed, and stands in no line of the journal."""

    boards: tuple[int, ...]
    seal: str
    origin: Origin
    word: str = ""

    check_undo = _check_untold


class CallWord(Command, rule=sealing.with_word):
    """Mix in the word that the room called out once the commitment hung on the wall."""

    word: str

    check_undo = _check_untold


class TakeOutHands(Command):
    """Note that the director took the hands of sealed boards out: on sheets, in a file, to read."""

    boards: tuple[int, ...]
    way: WayOut
    IS_NOTED: ClassVar[bool] = True
    STAYS: ClassVar[bool] = True

    @override
    def applied_to(self, event: WhizEvent, now: datetime) -> WhizEvent:
        return event


class ReleaseDeals(Command, rule=sealing.released):
    """Tell everybody what was sealed, by the numbers of the dealings; nobody takes that back."""

    told: tuple[tuple[int, str], ...]
    despite_missing: bool = False
    STAYS: ClassVar[bool] = True


class KeepMakeable(Command, rule=sealing.with_makeable):
    """Keep what can be made of released boards, so that it is computed once."""

    found: tuple[tuple[int, str], ...]
    STAYS: ClassVar[bool] = True


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
