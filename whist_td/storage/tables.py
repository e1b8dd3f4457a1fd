"""The tables of a club file: a row says what happened, never what it is worth.

SQLModel does not validate tables, so what must hold stands in the schema as CHECKs and keys.
"""

from datetime import date
from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column, ForeignKeyConstraint, LargeBinary
from sqlmodel import Field, SQLModel


def _of_event(*more: CheckConstraint) -> tuple[Any, ...]:
    return (ForeignKeyConstraint(["event_id"], ["event.id"]), *more)


class _Numbered(SQLModel):
    """What an event has many of, each known by its number."""

    event_id: int = Field(primary_key=True)
    number: int = Field(primary_key=True)


class _Placed(SQLModel):
    """What happens at a table in a round."""

    event_id: int = Field(primary_key=True)
    round: int = Field(primary_key=True)
    table_number: int = Field(primary_key=True)


class _Person(_Numbered):
    """A player, and from when to when he is there."""

    name: str
    club: str
    first_round: int
    last_round: int | None


class _AgainstPlayer(_Numbered):
    """What a player loses in a round."""

    player: int
    round: int


class EventRow(SQLModel, table=True):
    """One evening: its heading, its options and how far it is."""

    __tablename__ = "event"

    id: int | None = Field(default=None, primary_key=True)
    format: str
    name: str
    date: date
    place: str
    logo: bytes | None = Field(default=None, sa_column=Column(LargeBinary))
    settings: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    progress: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class TeamRow(_Numbered, table=True):
    """A team of an event."""

    __tablename__ = "team"
    __table_args__ = _of_event(CheckConstraint("number >= 1", name="team_number"))

    name: str
    captain: str
    player_1: str
    player_2: str
    player_3: str
    withdrawn_from: int | None
    substitutes: list[Any] = Field(sa_column=Column(JSON, nullable=False))


class RoundRow(_Numbered, table=True):
    """A round as it was announced."""

    __tablename__ = "round"
    __table_args__ = _of_event(
        CheckConstraint("trump IN ('C', 'D', 'H', 'S', 'N')", name="round_trump"),
        CheckConstraint("call IN ('1-2', '1-3', '2-3')", name="round_call"),
    )

    trump: str
    call: str
    announced_at: str
    checked_at: str | None
    redeals: list[int] = Field(sa_column=Column(JSON, nullable=False))


class ResultRow(_Placed, table=True):
    """What happened at a table in a round."""

    __tablename__ = "result"
    __table_args__ = _of_event(
        CheckConstraint("winner IN ('home', 'visitors')", name="result_winner"),
        CheckConstraint("(kind = 'void') = (winner IS NULL)", name="result_void"),
        CheckConstraint("tricks BETWEEN 0 AND 13", name="result_tricks"),
        CheckConstraint(
            "kind IN ('normal', 'perfect', 'revoke', 'influence', 'forfeit', 'void')",
            name="result_kind",
        ),
    )

    winner: str | None
    kind: str
    tricks: int | None
    note: str


class PlayoffRow(SQLModel, table=True):
    """The winner of an extra deal between two tied teams."""

    __tablename__ = "playoff"
    __table_args__ = _of_event(CheckConstraint("first < second", name="playoff_order"))

    event_id: int = Field(primary_key=True)
    first: int = Field(primary_key=True)
    second: int = Field(primary_key=True)
    winner: int


class WhizPlayerRow(_Person, table=True):
    """A player of a Whiz tournament."""

    __tablename__ = "whiz_player"
    __table_args__ = _of_event(CheckConstraint("number >= 1", name="whiz_player_number"))


class WhizRoundRow(_Numbered, table=True):
    """A round of a Whiz movement: who sits where with which boards, planned or announced."""

    __tablename__ = "whiz_round"
    __table_args__ = _of_event()

    seatings: list[Any] = Field(sa_column=Column(JSON, nullable=False))
    sit_out: list[int] = Field(sa_column=Column(JSON, nullable=False))
    announced_at: str | None
    checked_at: str | None


class WhizResultRow(_Placed, table=True):
    """What came of a board at a table, and who really held its hands."""

    __tablename__ = "whiz_result"
    __table_args__ = _of_event(
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


class WhizPenaltyRow(_AgainstPlayer, table=True):
    """What a player loses, as an exact fraction."""

    __tablename__ = "whiz_penalty"
    __table_args__ = _of_event()

    amount: str
    reason: str


class DiscreetPersonRow(SQLModel, table=True):
    """Somebody whose initials stand for the name in the room and on the web page."""

    __tablename__ = "discreet_person"

    name: str = Field(primary_key=True)


class JournalRow(_Numbered, table=True):
    """A line of the journal; lines are added and never altered."""

    __tablename__ = "journal"
    __table_args__ = _of_event(CheckConstraint("act IN ('do', 'undo', 'redo')", name="journal_act"))

    at: str
    act: str
    command: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    changes: list[Any] = Field(sa_column=Column(JSON, nullable=False))
    reverses: int | None


class ClubPlayerRow(_Person, table=True):
    """A player of a club night."""

    __tablename__ = "club_player"
    __table_args__ = _of_event(CheckConstraint("number >= 1", name="club_player_number"))

    partner: int | None


class ClubRoundRow(_Numbered, table=True):
    """A round of a club night: who sits where, planned or begun."""

    __tablename__ = "club_round"
    __table_args__ = _of_event()

    sittings: list[Any] = Field(sa_column=Column(JSON, nullable=False))
    sit_out: list[int] = Field(sa_column=Column(JSON, nullable=False))
    announced_at: str | None


class ClubDealRow(_Placed, table=True):
    """What was said of a deal at a table, in the words of its game."""

    __tablename__ = "club_deal"
    __table_args__ = _of_event(
        CheckConstraint("round >= 1 AND table_number >= 1 AND deal >= 1", name="club_deal_place"),
    )

    deal: int = Field(primary_key=True)
    game: str
    facts: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class ClubSanctionRow(_AgainstPlayer, table=True):
    """What the jury took from a player of a club night."""

    __tablename__ = "club_sanction"
    __table_args__ = _of_event(CheckConstraint("points >= 1", name="club_sanction_points"))

    points: int
    reason: str
