"""The facts of a club night to rows and back: functions for each kind of fact."""

from datetime import datetime

from whist_td.core.movement_tables import Sitting
from whist_td.desk.plain import converter, to_plain
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.rounds import ClubRound
from whist_td.formats.militaire.store import FactTable, Values
from whist_td.storage.tables import ClubDealRow, ClubPlayerRow, ClubRoundRow, ClubSanctionRow


def _player_values(player: ClubPlayer) -> Values:
    return {
        "name": player.name,
        "club": player.club,
        "first_round": player.first_round,
        "last_round": player.last_round,
        "partner": player.partner,
    }


def _player(row: ClubPlayerRow) -> tuple[int, ClubPlayer]:
    presence = (row.first_round, row.last_round)
    return row.number, ClubPlayer(row.number, row.name, row.club, *presence, row.partner)


def _round_values(seated: ClubRound) -> Values:
    return {
        "sittings": [[sitting.table, *sitting.seats] for sitting in seated.sittings],
        "sit_out": list(seated.sit_out),
        "announced_at": seated.announced_at.isoformat() if seated.announced_at else None,
    }


def _round(row: ClubRoundRow) -> tuple[int, ClubRound]:
    sittings = tuple(Sitting(table, tuple(seats)) for table, *seats in row.sittings)
    at = datetime.fromisoformat(row.announced_at) if row.announced_at else None
    return row.number, ClubRound(row.number, sittings, tuple(row.sit_out), at)


def _deal_values(deal: TableDeal) -> Values:
    return {"game": deal.game, "facts": to_plain(deal.facts)}


def _deal(row: ClubDealRow) -> tuple[DealPlace, TableDeal]:
    deal = converter().structure({**row.facts, "game": row.game}, TableDeal)
    return DealPlace(row.round, row.table_number, row.deal), deal


def _sanction_values(line: JuryLine) -> Values:
    return {
        "player": line.player,
        "round": line.round,
        "points": line.points,
        "reason": line.reason,
    }


def _sanction(row: ClubSanctionRow) -> tuple[int, JuryLine]:
    return row.number, JuryLine(row.round, row.player, row.points, row.reason)


CLUB_TABLES: dict[str, FactTable] = {
    "players": FactTable(ClubPlayerRow, lambda number: {"number": number}, _player_values, _player),
    "rounds": FactTable(ClubRoundRow, lambda number: {"number": number}, _round_values, _round),
    "results": FactTable(
        ClubDealRow,
        lambda place: {"round": place.round, "table_number": place.table, "deal": place.deal},
        _deal_values,
        _deal,
    ),
    "sanctions": FactTable(
        ClubSanctionRow, lambda number: {"number": number}, _sanction_values, _sanction
    ),
}
