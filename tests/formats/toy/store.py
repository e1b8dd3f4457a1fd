"""How such an event stands in a club file, in tables that no migration makes."""

from typing import ClassVar

from tests.formats.toy.commands import DESK
from tests.formats.toy.rules import ToyPlace, ToyRound
from whist_td.core.players import Player
from whist_td.desk.kinds import moment
from whist_td.storage import formats
from whist_td.storage.cells import Key, Number, Text
from whist_td.storage.tables import FactRow, Numbered


class ToyPlayerRow(Numbered, table=True):
    fact_class: ClassVar = Player
    name: Text


class ToyRoundRow(Numbered, table=True):
    secret: Number
    announced_at: Text

    @classmethod
    def values(cls, fact):
        return {"secret": fact.secret, "announced_at": fact.announced_at.isoformat()}

    def fact(self):
        return ToyRound(self.secret, moment(self.announced_at))


class ToyGuess(FactRow, table=True):
    key_class: ClassVar = ToyPlace
    round: Key
    number: Key
    guess: Number

    @classmethod
    def values(cls, fact):
        return {"guess": fact}

    def fact(self):
        return self.guess


TABLES = {"players": ToyPlayerRow, "rounds": ToyRoundRow, "results": ToyGuess}
STORE = formats.StoredFormat(DESK, TABLES)
