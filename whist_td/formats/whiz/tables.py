"""The tables of a Whiz tournament, with which those of a file are compared."""

from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column
from sqlmodel import Field

from whist_td.storage.tables import AgainstPlayer, Numbered, PersonRow, Placed, of_event


class WhizPlayerRow(PersonRow, table=True):
    """A player of a Whiz tournament."""

    __tablename__ = "whiz_player"
    __table_args__ = of_event(CheckConstraint("number >= 1", name="whiz_player_number"))


class WhizRoundRow(Numbered, table=True):
    """A round of a Whiz movement: who sits where with which boards, planned or announced."""

    __tablename__ = "whiz_round"
    __table_args__ = of_event()

    seatings: list[Any] = Field(sa_column=Column(JSON, nullable=False))
    sit_out: list[int] = Field(sa_column=Column(JSON, nullable=False))
    announced_at: str | None
    checked_at: str | None


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

    board: int = Field(primary_key=True)
    north: int
    east: int
    south: int
    kind: str
    level: int | None
    strain: str | None
    risk: int | None
    declarer: str | None
    tricks: int | None
    adjusted: list[Any] | None = Field(sa_column=Column(JSON(none_as_null=True)))
    reason: str
    claimed: list[int] | None = Field(sa_column=Column(JSON(none_as_null=True)))


class WhizPenaltyRow(AgainstPlayer, table=True):
    """What a player loses, as an exact fraction."""

    __tablename__ = "whiz_penalty"
    __table_args__ = of_event()

    amount: str
    reason: str


TABLES = (WhizPlayerRow, WhizRoundRow, WhizResultRow, WhizPenaltyRow)
