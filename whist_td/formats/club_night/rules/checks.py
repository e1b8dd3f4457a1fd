"""What refuses a deal or a sanction: no such round, table or deal, or nothing to take it from."""

from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.errors import (
    DealNumberError,
    NoDealError,
    NotAtTableError,
    OtherGameError,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.scores import sanction_at


def check_place(evening: ClubNightEvent, place: DealPlace) -> None:
    """Refuse a round that has not begun, and a table that nobody sits at."""
    evening.check_begun(place.round)
    evening.sitting(place.round, place.table)


def check_deal(evening: ClubNightEvent, place: DealPlace, deal: TableDeal) -> None:
    """Refuse a place that does not follow the deals entered, and a deal of another game."""
    check_place(evening, place)
    known = len(evening.deals_at(place.round, place.table))
    if not 1 <= place.deal <= known + 1:
        raise DealNumberError(*place, known + 1)
    game = evening.game
    if deal.game != game.code or not isinstance(deal.facts, game.deal_type):
        raise OtherGameError(deal.game, game.code)


def check_entered(evening: ClubNightEvent, place: DealPlace) -> None:
    """Refuse a deal that has not been entered."""
    check_place(evening, place)
    if place not in evening.results:
        raise NoDealError(*place)


def check_scored(evening: ClubNightEvent, line: JuryLine) -> None:
    """Refuse a sanction of somebody who does not play, or of points that cannot be shared."""
    evening.player(line.player)
    evening.check_begun(line.round)
    sitting = evening.seated(line.round).place_of(line.player)
    if sitting is None:
        raise NotAtTableError(line.player, line.round)
    sanction_at(evening, sitting, line)
