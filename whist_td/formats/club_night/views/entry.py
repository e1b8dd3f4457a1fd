"""A deal before it is entered: what to ask of it, and what it would come to."""

from dataclasses import dataclass

from whist_td.formats.club_night.games.game import Answers, DealDoubt, Field, Gains, Running
from whist_td.formats.club_night.rules.checks import check_deal, check_entered, check_place
from whist_td.formats.club_night.rules.deals import DealPlace, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.play import with_deal
from whist_td.formats.club_night.rules.table_sheets import sheet
from whist_td.formats.club_night.views.views import DealView, club_table


@dataclass(frozen=True)
class DealTrial:
    """What a deal would give and where the table would stand, before it is entered."""

    gains: Gains | None
    running: Running
    totals: Gains
    is_over: bool
    doubts: tuple[DealDoubt, ...]


def fields_at(evening: ClubNightEvent, place: DealPlace, answers: Answers) -> tuple[Field, ...]:
    """Return what to ask of a deal, the next or an old one, given what has been said already."""
    running = running_before(evening, place)
    return evening.game.fields(running, evening.settings.game.options, answers)


def running_before(evening: ClubNightEvent, place: DealPlace) -> Running:
    """Return where a table stood before a deal."""
    check_place(evening, place)
    play = evening.table_play(evening.sitting(place.round, place.table))
    before = evening.deals_at(place.round, place.table)[: place.deal - 1]
    return sheet(play, [deal.facts for deal in before]).running


def tried(evening: ClubNightEvent, place: DealPlace, deal: TableDeal) -> DealTrial:
    """Return what a deal would come to, or refuse it as entering it would."""
    check_deal(evening, place, deal)
    entered = with_deal(evening, place, deal)
    scored = entered.sheet_at(place.round, place.table)
    line = scored.lines[place.deal - 1]
    doubts = evening.game.doubts(deal.facts)
    return DealTrial(line.gains, line.running, scored.totals, scored.is_over, doubts)


def deal_view(evening: ClubNightEvent, place: DealPlace) -> DealView:
    """Return a deal that has been entered, as it stands."""
    check_entered(evening, place)
    return club_table(evening, place.round, place.table).deals[place.deal - 1]
