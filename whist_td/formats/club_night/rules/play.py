"""Deals entered, corrected, put in between and taken away; sanctions, options, the end."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from whist_td.core.errors import RuleError
from whist_td.core.events import MOST_ROUNDS
from whist_td.core.movement_tables import LeftOver
from whist_td.formats.club_night.rules.deals import (
    DealPlace,
    JuryLine,
    TableDeal,
    check_next,
    sheet,
)
from whist_td.formats.club_night.rules.errors import (
    ClubNotBegunError,
    ClubRoundsError,
    ClubSettingFixedError,
    DealNumberError,
    LaterDealError,
    NoDealError,
    NotAtTableError,
    OtherGameError,
    UnknownSanctionError,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubSettings, SeatingWay
from whist_td.formats.club_night.rules.scores import sanction_at

FIXED_IN_PLAY = ("length",)
"""Settings that what has been played was played for; the game itself stays too."""


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


def with_deal(evening: ClubNightEvent, place: DealPlace, deal: TableDeal) -> ClubNightEvent:
    """Enter the next deal of a table, or correct one that stands; everything after it follows."""
    check_deal(evening, place, deal)
    deals = list(evening.deals_at(place.round, place.table))
    if place.deal > len(deals):
        play = evening.table_play(evening.sitting(place.round, place.table))
        check_next(play, evening.sheet_at(place.round, place.table), deal.facts)
    deals[place.deal - 1 : place.deal] = [deal]
    return _with_table(evening, place, deals)


def with_deals(evening: ClubNightEvent, deals: Mapping[DealPlace, TableDeal]) -> ClubNightEvent:
    """Enter many deals in order, all of them or none."""
    for place, deal in sorted(deals.items(), key=lambda entered: entered[0]):
        evening = with_deal(evening, place, deal)
    return evening


def taken_over(evening: ClubNightEvent, deals: Mapping[DealPlace, TableDeal]) -> ClubNightEvent:
    """Enter deals as they stood elsewhere: each has to be scored, none has to come next."""
    for place, deal in sorted(deals.items(), key=lambda entered: entered[0]):
        check_deal(evening, place, deal)
        known = list(evening.deals_at(place.round, place.table))
        known[place.deal - 1 : place.deal] = [deal]
        evening = _with_table(evening, place, known)
    return evening


def with_deal_between(evening: ClubNightEvent, place: DealPlace, deal: TableDeal) -> ClubNightEvent:
    """Put in a deal that was forgotten: those from its place on are one later."""
    check_deal(evening, place, deal)
    deals = list(evening.deals_at(place.round, place.table))
    if place.deal > len(deals):
        return with_deal(evening, place, deal)
    deals.insert(place.deal - 1, deal)
    return _with_table(evening, place, deals)


def without_deal(evening: ClubNightEvent, place: DealPlace) -> ClubNightEvent:
    """Take a deal away: those after it are one earlier."""
    check_entered(evening, place)
    deals = list(evening.deals_at(place.round, place.table))
    del deals[place.deal - 1]
    return _with_table(evening, place, deals)


def _with_table(
    evening: ClubNightEvent, place: DealPlace, deals: Sequence[TableDeal]
) -> ClubNightEvent:
    _check_table(evening, place, [deal.facts for deal in deals])
    table = (place.round, place.table)
    changed = dict(evening.results)
    known = len(evening.deals_at(*table))
    changed |= {DealPlace(*table, n): deal for n, deal in enumerate(deals, start=1)}
    for number in range(len(deals) + 1, known + 1):
        del changed[DealPlace(*table, number)]
    return replace(evening, results=changed)


def _check_table(evening: ClubNightEvent, place: DealPlace, facts: Sequence[object]) -> None:
    """Refuse deals of which one cannot be; a later one than the one that changes, by its number."""
    play = evening.table_play(evening.sitting(place.round, place.table))
    sheet(play, facts[: place.deal])
    try:
        sheet(play, facts)
    except RuleError as refusal:
        raise LaterDealError(_first_impossible(evening, place, facts), refusal) from refusal


def _first_impossible(evening: ClubNightEvent, place: DealPlace, facts: Sequence[object]) -> int:
    play = evening.table_play(evening.sitting(place.round, place.table))
    for number in range(place.deal + 1, len(facts)):
        try:
            sheet(play, facts[:number])
        except RuleError:
            return number
    return len(facts)


def with_sanction(evening: ClubNightEvent, line: JuryLine) -> ClubNightEvent:
    """Record what the jury takes from a player; sanctions are numbered as they come."""
    check_scored(evening, line)
    number = max(evening.sanctions, default=0) + 1
    return replace(evening, sanctions={**evening.sanctions, number: line})


def without_sanction(evening: ClubNightEvent, number: int) -> ClubNightEvent:
    """Take a sanction back."""
    if number not in evening.sanctions:
        raise UnknownSanctionError(number)
    left = {key: line for key, line in evening.sanctions.items() if key != number}
    return replace(evening, sanctions=left)


def with_settings(evening: ClubNightEvent, settings: ClubSettings) -> ClubNightEvent:
    """Change the options; the game and the length of a round stay once play has begun.

    The values that score may be put right at any time: every deal is scored anew. Another game or
    another way of seating empties the rounds to come.
    """
    _check_fixed(evening, settings)
    if settings.rounds < evening.last_announced:
        raise ClubRoundsError(settings.rounds, evening.last_announced, MOST_ROUNDS)
    is_seated_so = _seated_for(settings) == _seated_for(evening.settings)
    last = settings.rounds if is_seated_so else evening.last_announced
    rounds = {n: seated for n, seated in evening.rounds.items() if n <= last}
    changed = replace(evening, settings=settings, rounds=rounds)
    for number in range(1, evening.last_announced + 1):
        changed.missing(number)
    for line in changed.sanctions.values():
        check_scored(changed, line)
    return changed


def _seated_for(settings: ClubSettings) -> tuple[str, SeatingWay, LeftOver]:
    return settings.game.code, settings.seating, settings.left_over


def _check_fixed(evening: ClubNightEvent, settings: ClubSettings) -> None:
    if not evening.is_started:
        return
    before, after = evening.settings.game, settings.game
    if after.code != before.code:
        raise ClubSettingFixedError("game")
    _check_alike(evening.settings, settings, FIXED_IN_PLAY)
    _check_alike(before.options, after.options, evening.game.fixed_in_play)


def _check_alike(before: object, after: object, names: Iterable[str]) -> None:
    for name in names:
        if getattr(before, name) != getattr(after, name):
            raise ClubSettingFixedError(name)


def finished(evening: ClubNightEvent) -> ClubNightEvent:
    """End the evening: no round begins any more; corrections stay possible."""
    if not evening.is_started:
        raise ClubNotBegunError
    return replace(evening, progress=replace(evening.progress, finished=True))
