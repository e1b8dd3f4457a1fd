"""How a club night stands in a club file: its facts as rows of its tables and back."""

from typing import TYPE_CHECKING

from whist_td.core.movement_tables import Sitting
from whist_td.desk.kinds import converter, moment, to_plain
from whist_td.formats.club_night.commands import DESK
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.storage.formats import FactTable, StoredFormat, Values, numbered, up_to_lost_round

if TYPE_CHECKING:  # what declares them takes long to be read
    from whist_td.formats.club_night.tables import (
        ClubDealRow,
        ClubPlayerRow,
        ClubRoundRow,
        ClubSanctionRow,
    )


def _player(row: "ClubPlayerRow") -> tuple[int, ClubPlayer]:
    presence = (row.first_round, row.last_round)
    return row.number, ClubPlayer(row.number, row.name, row.club, *presence, row.partner)


def _round_values(seated: ClubRound) -> Values:
    return {
        "sittings": [[sitting.table, *sitting.seats] for sitting in seated.sittings],
        "sit_out": list(seated.sit_out),
        "announced_at": seated.announced_at.isoformat() if seated.announced_at else None,
    }


def _round(row: "ClubRoundRow") -> tuple[int, ClubRound]:
    sittings = tuple(Sitting(table, tuple(seats)) for table, *seats in row.sittings)
    at = moment(row.announced_at) if row.announced_at else None
    return row.number, ClubRound(row.number, sittings, tuple(row.sit_out), at)


def _deal_values(deal: TableDeal) -> Values:
    return {"game": deal.game, "facts": to_plain(deal.facts)}


def _deal(row: "ClubDealRow") -> tuple[DealPlace, TableDeal]:
    deal = converter().structure({**row.facts, "game": row.game}, TableDeal)
    return DealPlace(row.round, row.table_number, row.deal), deal


def _sanction(row: "ClubSanctionRow") -> tuple[int, JuryLine]:
    return row.number, JuryLine(row.round, row.player, row.points, row.reason)


def _kept(evening: ClubNightEvent) -> Values:
    """Keep the deals of a table up to the first gap, and the sanctions of those who played."""
    sanctions = {
        n: line
        for n, line in evening.sanctions.items()
        if line.round in evening.rounds and evening.rounds[line.round].place_of(line.player)
    }
    return {"results": _deals_without_gap(evening), "sanctions": sanctions}


def _deals_without_gap(evening: ClubNightEvent) -> dict[DealPlace, TableDeal]:
    return {
        DealPlace(number, sitting.table, at): deal
        for number, seated in evening.rounds.items()
        for sitting in seated.sittings
        for at, deal in enumerate(evening.deals_at(number, sitting.table), start=1)
    }


STORE = StoredFormat(
    DESK,
    {
        "players": numbered("club_player", _player, names=("name",), texts=("club",)),
        "rounds": numbered("club_round", _round, _round_values),
        "results": FactTable(
            "club_deal",
            lambda place: {"round": place.round, "table_number": place.table, "deal": place.deal},
            _deal_values,
            _deal,
        ),
        "sanctions": numbered("club_sanction", _sanction, texts=("reason",)),
    },
    lambda evening, _at: up_to_lost_round(evening, ClubPlayer, _kept),
)
