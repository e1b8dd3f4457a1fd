"""The tables of a club night, with which those of a file are compared."""

from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column
from sqlmodel import Field

from whist_td.storage.tables import AgainstPlayer, Numbered, PersonRow, Placed, of_event


class ClubPlayerRow(PersonRow, table=True):
    """A player of a club night."""

    __tablename__ = "club_player"
    __table_args__ = of_event(CheckConstraint("number >= 1", name="club_player_number"))

    partner: int | None


class ClubRoundRow(Numbered, table=True):
    """A round of a club night: who sits where, planned or begun."""

    __tablename__ = "club_round"
    __table_args__ = of_event()

    sittings: list[Any] = Field(sa_column=Column(JSON, nullable=False))
    sit_out: list[int] = Field(sa_column=Column(JSON, nullable=False))
    announced_at: str | None


class ClubDealRow(Placed, table=True):
    """What was said of a deal at a table, in the words of its game."""

    __tablename__ = "club_deal"
    __table_args__ = of_event(
        CheckConstraint("round >= 1 AND table_number >= 1 AND deal >= 1", name="club_deal_place"),
    )

    deal: int = Field(primary_key=True)
    game: str
    facts: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class ClubSanctionRow(AgainstPlayer, table=True):
    """What the jury took from a player of a club night."""

    __tablename__ = "club_sanction"
    __table_args__ = of_event(CheckConstraint("points >= 1", name="club_sanction_points"))

    points: int
    reason: str


TABLES = (ClubPlayerRow, ClubRoundRow, ClubDealRow, ClubSanctionRow)
