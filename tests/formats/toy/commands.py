"""What can be asked of such an event."""

import sys
from dataclasses import field, replace

from tests.formats.toy import rules
from whist_td.core.players import Player
from whist_td.desk.kinds import EventKind
from whist_td.desk.members import players_with_initials
from whist_td.desk.requests import Command, Opening


class CreateToy(Opening[rules.ToyEvent]):
    settings: rules.ToySettings = field(default_factory=rules.ToySettings)

    def opened(self) -> rules.ToyEvent:
        return rules.ToyEvent(self.details, self.settings)


class EnterToyPlayer(Command):
    number: int
    name: str

    def applied_to(self, event, _now) -> rules.ToyEvent:
        return replace(event, players={**event.players, self.number: Player(**vars(self))})


class BeginToyRound(Command):
    secret: int

    def applied_to(self, event, now) -> rules.ToyEvent:
        begun = {event.last_announced + 1: rules.ToyRound(self.secret, now)}
        return replace(event, rounds={**event.rounds, **begun})


class EnterGuess(Command):
    table: int
    guess: int

    def applied_to(self, event, _now) -> rules.ToyEvent:
        if not event.rounds or self.table not in event.players:
            raise rules.NobodyThereError
        place = rules.ToyPlace(event.last_announced, self.table)
        return replace(event, results={**event.results, place: self.guess})


class FinishToy(Command):
    def applied_to(self, event, _now) -> rules.ToyEvent:
        return replace(event, progress=replace(event.progress, finished=True))


DESK = EventKind(rules.ToyEvent, sys.modules[__name__], players_with_initials)
