"""How a Whiz tournament stands in a club file: its tables, and its facts as their rows and back."""

from typing import ClassVar

from sqlalchemy import CheckConstraint
from typing_extensions import override

from whist_td.core.contracts import Contract, Hand, Risk, Strain
from whist_td.core.players import Player
from whist_td.desk.kinds import fraction, to_plain
from whist_td.formats.whiz.commands import DESK
from whist_td.formats.whiz.rules.dealings import Dealing
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    NoContract,
    Outcome,
    Penalty,
    Played,
)
from whist_td.storage.cells import Json, Key, MaybeJson, MaybeNumber, MaybeText, Number, Text
from whist_td.storage.formats import StoredFormat, up_to_lost_round
from whist_td.storage.tables import AgainstPlayer, Numbered, PersonRow, Placed, Values, of_event


class WhizPlayerRow(PersonRow, table=True):
    """A player of a Whiz tournament."""

    __tablename__ = "whiz_player"
    __table_args__ = of_event(CheckConstraint("number >= 1", name="whiz_player_number"))
    fact_class: ClassVar = Player


class WhizRoundRow(Numbered, table=True):
    """A round of a Whiz movement: who sits where with which boards, planned or announced."""

    __tablename__ = "whiz_round"
    __table_args__ = of_event()

    seatings: Json
    sit_out: Json
    announced_at: MaybeText
    checked_at: MaybeText

    @override
    @classmethod
    def values(cls, fact: SeatedRound) -> Values:
        seatings = [[each.table, each.board_set, *each.seats] for each in fact.seatings]
        return {**to_plain(fact), "seatings": seatings}

    @override
    def fact(self) -> SeatedRound:
        return self.made(
            SeatedRound, seatings=[vars(Seating(*numbers)) for numbers in self.seatings]
        )


class WhizResultRow(Placed, table=True):
    """What came of a board at a table, and who really held its hands."""

    __tablename__ = "whiz_result"
    __table_args__ = of_event(
        CheckConstraint(
            "kind IN ('played', 'passed', 'not_played', 'adjusted')", name="whiz_result_kind"
        ),
        CheckConstraint("level BETWEEN 7 AND 13", name="whiz_result_level"),
        CheckConstraint("strain IN ('C', 'D', 'H', 'S', 'N')", name="whiz_result_strain"),
        CheckConstraint("risk IN (1, 2, 4)", name="whiz_result_risk"),
        CheckConstraint("declarer IN ('N', 'E', 'S')", name="whiz_result_declarer"),
        CheckConstraint("tricks BETWEEN 0 AND 13", name="whiz_result_tricks"),
        CheckConstraint(
            "(kind = 'played') = (level IS NOT NULL AND strain IS NOT NULL AND risk IS NOT NULL "
            "AND declarer IS NOT NULL AND tricks IS NOT NULL)",
            name="whiz_result_contract",
        ),
    )
    key_class: ClassVar = BoardPlace
    texts: ClassVar = ("reason",)

    board: Key
    north: Number
    east: Number
    south: Number
    kind: Text
    level: MaybeNumber
    strain: MaybeText
    risk: MaybeNumber
    declarer: MaybeText
    tricks: MaybeNumber
    adjusted: MaybeJson
    reason: Text
    claimed: MaybeJson

    @override
    @classmethod
    def values(cls, fact: BoardResult) -> Values:
        seats = dict(zip(("north", "east", "south"), fact.seats, strict=True))
        claimed = list(fact.claimed) if fact.claimed else None
        return {"reason": "", **_outcome_values(fact.outcome), **seats, "claimed": claimed}

    @override
    def fact(self) -> BoardResult:
        claimed = (self.claimed[0], self.claimed[1], self.claimed[2]) if self.claimed else None
        return BoardResult((self.north, self.east, self.south), self._outcome(), claimed)

    def _outcome(self) -> Outcome:
        match self.kind:
            case "played":
                contract = Contract(self.level or 0, Strain(self.strain), Risk(self.risk or 0))
                return Played(contract, Hand(self.declarer), self.tricks or 0)
            case "adjusted":
                north, east, south = (each and fraction(each) for each in self.adjusted or ())
                return Adjusted(north, east, south, self.reason)
        return NoContract(self.kind)


def _outcome_values(outcome: Outcome) -> Values:
    if isinstance(outcome, NoContract):
        return {"kind": outcome.value}
    if isinstance(outcome, Adjusted):
        percents = [None if percent is None else str(percent) for percent in outcome.percents]
        return {"kind": "adjusted", "adjusted": percents, "reason": outcome.reason}
    return {
        "kind": "played",
        "level": outcome.contract.level,
        "strain": outcome.contract.strain.value,
        "risk": int(outcome.contract.risk),
        "declarer": outcome.declarer.value,
        "tricks": outcome.tricks,
    }


class WhizPenaltyRow(AgainstPlayer, table=True):
    """What a player loses, as an exact fraction."""

    __tablename__ = "whiz_penalty"
    __table_args__ = of_event()
    fact_class: ClassVar = Penalty

    amount: Text
    reason: Text


class WhizDealingRow(Numbered, table=True):
    """How boards came by their cards: the hands and the secret are not in here before release."""

    __tablename__ = "whiz_dealing"
    __table_args__ = of_event(
        CheckConstraint("number >= 1", name="whiz_dealing_number"),
        CheckConstraint(
            "origin IN ('dealt', 'repeated', 'imported', 'by_hand')", name="whiz_dealing_origin"
        ),
    )
    fact_class: ClassVar = Dealing

    boards: Json
    """The numbers; beside them, once it was found, what can be made of them."""
    origin: Text
    seal: Text
    word: Text
    content: Text

    @override
    @classmethod
    def values(cls, fact: Dealing) -> Values:
        plain = to_plain(fact)
        makeable = plain.pop("makeable")
        boards = {"boards": plain["boards"], "makeable": makeable} if makeable else plain["boards"]
        return {**plain, "boards": boards}

    @override
    def fact(self) -> Dealing:
        boards = self.boards if isinstance(self.boards, dict) else {"boards": self.boards}
        return self.made(Dealing, **boards)


def _sound_penalties(event: WhizEvent) -> Values:
    """Keep the penalties of those who are there; results keep who held the hands by themselves."""
    penalties = event.penalties.items()
    return {"penalties": {n: each for n, each in penalties if each.player in event.players}}


STORE = StoredFormat(
    DESK,
    {
        "players": WhizPlayerRow,
        "rounds": WhizRoundRow,
        "results": WhizResultRow,
        "penalties": WhizPenaltyRow,
        "dealings": WhizDealingRow,
    },
    lambda event, _at: up_to_lost_round(event, Player, _sound_penalties, lambda each: each.seats),
)
