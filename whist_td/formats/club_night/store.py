"""How a club night stands in a club file: its tables, and its facts as their rows and back."""

from typing import ClassVar

from sqlalchemy import CheckConstraint
from typing_extensions import override

from whist_td.desk.kinds import converter, to_plain
from whist_td.formats.club_night.commands import DESK
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubPlayer, ClubRound
from whist_td.storage.cells import Json, Key, MaybeNumber, MaybeText, Number, Text
from whist_td.storage.formats import StoredFormat, up_to_lost_round
from whist_td.storage.tables import AgainstPlayer, Numbered, PersonRow, Placed, Values, of_event


class ClubPlayerRow(PersonRow, table=True):
    """A player of a club night."""

    __tablename__ = "club_player"
    __table_args__ = of_event(CheckConstraint("number >= 1", name="club_player_number"))
    fact_class: ClassVar = ClubPlayer

    partner: MaybeNumber


class ClubRoundRow(Numbered, table=True):
    """A round of a club night: who sits where, planned or begun."""

    __tablename__ = "club_round"
    __table_args__ = of_event()

    sittings: Json
    sit_out: Json
    announced_at: MaybeText

    @override
    @classmethod
    def values(cls, fact: ClubRound) -> Values:
        return {**to_plain(fact), "sittings": [[s.table, *s.seats] for s in fact.sittings]}

    @override
    def fact(self) -> ClubRound:
        sittings = [{"table": table, "seats": seats} for table, *seats in self.sittings]
        return self.made(ClubRound, sittings=sittings)


class ClubDealRow(Placed, table=True):
    """What was said of a deal at a table, in the words of its game."""

    __tablename__ = "club_deal"
    __table_args__ = of_event(
        CheckConstraint("round >= 1 AND table_number >= 1 AND deal >= 1", name="club_deal_place"),
    )
    key_class: ClassVar = DealPlace

    deal: Key
    game: Text
    facts: Json

    @override
    @classmethod
    def values(cls, fact: TableDeal) -> Values:
        return {"game": fact.game, "facts": to_plain(fact.facts)}

    @override
    def fact(self) -> TableDeal:
        return converter().structure({**self.facts, "game": self.game}, TableDeal)


class ClubSanctionRow(AgainstPlayer, table=True):
    """What the jury took from a player of a club night."""

    __tablename__ = "club_sanction"
    __table_args__ = of_event(CheckConstraint("points >= 1", name="club_sanction_points"))
    fact_class: ClassVar = JuryLine

    points: Number
    reason: Text


def _without_gaps(event: ClubNightEvent) -> Values:
    """Keep the deals of a table up to the first gap, and the sanctions of those who played."""
    sanctions = {
        n: line
        for n, line in event.sanctions.items()
        if line.round in event.rounds and event.rounds[line.round].place_of(line.player)
    }
    deals = {
        DealPlace(number, sitting.table, at): deal
        for number, seated in event.rounds.items()
        for sitting in seated.sittings
        for at, deal in enumerate(event.deals_at(number, sitting.table), start=1)
    }
    return {"results": deals, "sanctions": sanctions}


STORE = StoredFormat(
    DESK,
    {
        "players": ClubPlayerRow,
        "rounds": ClubRoundRow,
        "results": ClubDealRow,
        "sanctions": ClubSanctionRow,
    },
    lambda event, _at: up_to_lost_round(event, ClubPlayer, _without_gaps),
)
