"""What a director can ask of a club night; each request says itself what it does."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from itertools import groupby, pairwise
from typing import Any

from typing_extensions import override

from whist_td.core.events import EventProgress
from whist_td.desk.requests import Command, Opening
from whist_td.formats.club_night.rules import attendance, play, seating
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.errors import DealTwiceError
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    ClubRound,
    ClubSettings,
)
from whist_td.formats.club_night.rules.seating import ready_for, with_rounds


def _reseating(change: Callable[..., ClubNightEvent]) -> Callable[..., ClubNightEvent]:
    """Return the rule that makes a change, and then seats the rounds to come as it is told last."""

    def rule(event: ClubNightEvent, *facts: Any) -> ClubNightEvent:  # noqa: ANN401 - as the change has it
        *own, rounds = facts
        return with_rounds(change(event, *own), rounds)

    return rule


class CreateClub(Opening[ClubNightEvent]):
    """Open a new club night, with the players known so far and the seats they will have."""

    settings: ClubSettings
    players: tuple[ClubPlayer, ...] = ()
    rounds: tuple[ClubRound, ...] = ()
    seed: int | None = None
    """The draw of the seats, where they were drawn by lot."""

    @override
    def opened(self) -> ClubNightEvent:
        event = ClubNightEvent(self.details, self.settings, EventProgress(self.seed))
        return with_rounds(attendance.with_players(event, self.players), self.rounds)


class ChangeClubSettings(Command):
    """Change the options that may still change, with the rounds to come where they change too."""

    settings: ClubSettings
    rounds: tuple[ClubRound, ...] | None = None
    """All rounds to come, seated anew; None leaves them, cut off where the evening is shorter."""

    @override
    def applied_to(self, event: ClubNightEvent, now: datetime) -> ClubNightEvent:
        changed = play.with_settings(event, self.settings)
        return changed if self.rounds is None else with_rounds(changed, self.rounds)


class AddClubPlayers(Command, rule=_reseating(attendance.with_players)):
    """Enter players before play, all of them or none, with the seats for the longer list."""

    players: tuple[ClubPlayer, ...]
    rounds: tuple[ClubRound, ...] = ()


class ChangeClubPlayer(Command, rule=attendance.with_changed_player):
    """Correct a player's name or club, or, before play, the partner."""

    player: ClubPlayer


class RemoveClubPlayer(Command, rule=_reseating(attendance.without_player)):
    """Take a player off the list before play, with the seats for the shorter list."""

    player: int
    rounds: tuple[ClubRound, ...] = ()


class OrderClubPlayers(Command, rule=_reseating(attendance.with_order)):
    """Give the players new numbers before play, with the seats that follow.

    `order` holds the present numbers.
    """

    order: tuple[int, ...]
    rounds: tuple[ClubRound, ...] = ()


class PairClubPlayers(Command, rule=_reseating(attendance.with_pair)):
    """Make partners of two players before play, with the seats for all pairs."""

    first: int
    second: int
    rounds: tuple[ClubRound, ...] = ()


class SeatClubRounds(Command):
    """Seat the rounds to come; the seed is kept where they were drawn by lot."""

    rounds: tuple[ClubRound, ...]
    seed: int | None = None

    @override
    def applied_to(self, event: ClubNightEvent, now: datetime) -> ClubNightEvent:
        progress = replace(event.progress, draw_seed=self.seed)
        return with_rounds(replace(event, progress=progress), self.rounds)


class AddLateClubPlayer(Command):
    """Let somebody join between rounds; the rounds to come are seated anew."""

    player: ClubPlayer
    rounds: tuple[ClubRound, ...]

    @override
    def applied_to(self, event: ClubNightEvent, now: datetime) -> ClubNightEvent:
        return with_rounds(attendance.joined(event, (self.player,)), self.rounds)


class LetClubPlayersJoin(Command, rule=_reseating(attendance.joining)):
    """Let people who are entered play from a later round, or from round 1 after all."""

    players: tuple[int, ...]
    first_round: int
    rounds: tuple[ClubRound, ...]


class LetClubPlayerLeave(Command):
    """Let somebody leave after a round; the rounds to come are seated anew."""

    player: int
    last_round: int
    rounds: tuple[ClubRound, ...]

    @override
    def applied_to(self, event: ClubNightEvent, now: datetime) -> ClubNightEvent:
        left = attendance.left(event, (self.player,), self.last_round)
        return with_rounds(left, self.rounds)


class TakeClubPlayerBack(Command):
    """Let somebody stay who was to leave; the rounds to come are seated anew."""

    player: int
    rounds: tuple[ClubRound, ...]

    @override
    def applied_to(self, event: ClubNightEvent, now: datetime) -> ClubNightEvent:
        return with_rounds(attendance.stayed(event, (self.player,)), self.rounds)


class AddLateClubPlayers(Command, rule=_reseating(attendance.joined)):
    """Let several join together between rounds, such as a pair; all of them or none."""

    players: tuple[ClubPlayer, ...]
    rounds: tuple[ClubRound, ...]


class LetClubPlayersLeave(Command, rule=_reseating(attendance.left)):
    """Let several leave together after a round, such as a pair."""

    players: tuple[int, ...]
    last_round: int
    rounds: tuple[ClubRound, ...]


class TakeClubPlayersBack(Command, rule=_reseating(attendance.stayed)):
    """Let several stay who were to leave together."""

    players: tuple[int, ...]
    rounds: tuple[ClubRound, ...]


class SubstituteClubPlayer(Command, rule=_reseating(attendance.replaced)):
    """Let somebody play in the place of another, who leaves; of a pair, with the partner."""

    player: int
    substitute: ClubPlayer
    rounds: tuple[ClubRound, ...]


class FormClubPair(Command):
    """Make a new pair, in play, of two whose partners go home; it has numbers of its own.

    What they have played so far stays with the pairs they were of.
    """

    first: int
    second: int
    pair: tuple[ClubPlayer, ClubPlayer]
    leaving: tuple[int, ...]
    """The two pairs, as far as they have not left before."""
    last_round: int
    rounds: tuple[ClubRound, ...]

    @override
    def applied_to(self, event: ClubNightEvent, now: datetime) -> ClubNightEvent:
        paired = attendance.newly_paired(event, self.leaving, self.last_round, self.pair)
        return with_rounds(paired, self.rounds)


class BeginClubRound(Command):
    """Begin the next round, seated as planned, or as told here.

    `despite_missing` is the decision to go on though tables have not finished.
    """

    round: int
    seated: ClubRound | None = None
    despite_missing: bool = False

    @override
    def applied_to(self, event: ClubNightEvent, now: datetime) -> ClubNightEvent:
        if not self.despite_missing:
            seating.check_closed(event, event.last_announced)
        if self.seated is None:
            event = ready_for(event, self.round)
        return seating.begun(event, self.round, self.seated, now)


class CorrectClubSeats(Command, rule=seating.with_corrected_seats):
    """Put right who really sat where in a round that has begun."""

    seated: ClubRound


class EnterDeal(Command, rule=play.with_deal):
    """Enter the next deal of a table, or correct one that stands."""

    place: DealPlace
    deal: TableDeal


class EnterDeals(Command):
    """Enter many deals, all of them or none, beginning the rounds they belong to.

    `as_they_stand` takes them over from another file: deals that corrections have left after the
    end of a table stay written down.
    """

    deals: tuple[tuple[DealPlace, TableDeal], ...]
    sanctions: tuple[JuryLine, ...] = ()
    as_they_stand: bool = False

    @override
    def applied_to(self, event: ClubNightEvent, now: datetime) -> ClubNightEvent:
        deals = sorted(self.deals, key=lambda entered: entered[0])
        for (place, _), (next_place, _) in pairwise(deals):
            if place == next_place:
                raise DealTwiceError(*place)
        by_round = {
            n: dict(of_n) for n, of_n in groupby(deals, key=lambda entered: entered[0].round)
        }
        enter = play.taken_over if self.as_they_stand else play.with_deals
        for round_number in sorted({*by_round, *(line.round for line in self.sanctions)}):
            if round_number == event.last_announced + 1:
                event = seating.begun(ready_for(event, round_number), round_number, None, now)
            event = enter(event, by_round.get(round_number, {}))
        for line in self.sanctions:
            event = play.with_sanction(event, line)
        return event


class InsertDeal(Command, rule=play.with_deal_between):
    """Put in a deal that was forgotten; those from its place on are one later."""

    place: DealPlace
    deal: TableDeal


class RemoveDeal(Command, rule=play.without_deal):
    """Take a deal away; those after it are one earlier."""

    place: DealPlace


class SanctionPlayer(Command, rule=play.with_sanction):
    """Record what the jury takes from a player."""

    line: JuryLine


class LiftSanction(Command, rule=play.without_sanction):
    """Take a sanction back."""

    number: int


class FinishClub(Command):
    """End the evening; `despite_missing` although tables of any round have not finished."""

    despite_missing: bool = False

    @override
    def applied_to(self, event: ClubNightEvent, now: datetime) -> ClubNightEvent:
        begun = range(1, event.last_announced + 1)
        for round_number in () if self.despite_missing else begun:
            seating.check_closed(event, round_number)
        return play.finished(event)
