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


def check_place(event: ClubNightEvent, place: DealPlace) -> None:
    """Refuse a round that has not begun, and a table that nobody sits at."""
    event.check_begun(place.round)
    event.sitting(place.round, place.table)


def check_deal(event: ClubNightEvent, place: DealPlace, deal: TableDeal) -> None:
    """Refuse a place that does not follow the deals entered, and a deal of another game."""
    check_place(event, place)
    following = len(event.deals_at(place.round, place.table)) + 1
    if not 1 <= place.deal <= following:
        raise DealNumberError(*place, following)
    game = event.game
    if deal.game != game.code or not isinstance(deal.facts, game.deal_type):
        raise OtherGameError(deal.game, game.code)


def check_entered(event: ClubNightEvent, place: DealPlace) -> None:
    """Refuse a deal that has not been entered."""
    check_place(event, place)
    if place not in event.results:
        raise NoDealError(*place)


def check_scored(event: ClubNightEvent, line: JuryLine) -> None:
    """Refuse a sanction of somebody who does not play, or of points that cannot be shared."""
    event.player(line.player)
    event.check_begun(line.round)
    sitting = event.seated(line.round).place_of(line.player)
    if sitting is None:
        raise NotAtTableError(line.player, line.round)
    sanction_at(event, sitting, line)


def with_deal(event: ClubNightEvent, place: DealPlace, deal: TableDeal) -> ClubNightEvent:
    """Enter the next deal of a table, or correct one that stands; everything after it follows."""
    check_deal(event, place, deal)
    deals = list(event.deals_at(place.round, place.table))
    if place.deal > len(deals):
        play = event.table_play(event.sitting(place.round, place.table))
        check_next(play, event.sheet_at(place.round, place.table), deal.facts)
    deals[place.deal - 1 : place.deal] = [deal]
    return _with_table(event, place, deals)


def with_deals(event: ClubNightEvent, deals: Mapping[DealPlace, TableDeal]) -> ClubNightEvent:
    """Enter many deals in order, all of them or none."""
    for place, deal in sorted(deals.items(), key=lambda entered: entered[0]):
        event = with_deal(event, place, deal)
    return event


def taken_over(event: ClubNightEvent, deals: Mapping[DealPlace, TableDeal]) -> ClubNightEvent:
    """Enter deals as they stood elsewhere: each has to be scored, none has to come next."""
    for place, deal in sorted(deals.items(), key=lambda entered: entered[0]):
        check_deal(event, place, deal)
        at_table = list(event.deals_at(place.round, place.table))
        at_table[place.deal - 1 : place.deal] = [deal]
        event = _with_table(event, place, at_table)
    return event


def with_deal_between(event: ClubNightEvent, place: DealPlace, deal: TableDeal) -> ClubNightEvent:
    """Put in a deal that was forgotten: those from its place on are one later."""
    check_deal(event, place, deal)
    deals = list(event.deals_at(place.round, place.table))
    if place.deal > len(deals):
        return with_deal(event, place, deal)
    deals.insert(place.deal - 1, deal)
    return _with_table(event, place, deals)


def without_deal(event: ClubNightEvent, place: DealPlace) -> ClubNightEvent:
    """Take a deal away: those after it are one earlier."""
    check_entered(event, place)
    deals = list(event.deals_at(place.round, place.table))
    del deals[place.deal - 1]
    return _with_table(event, place, deals)


def _with_table(
    event: ClubNightEvent, place: DealPlace, deals: Sequence[TableDeal]
) -> ClubNightEvent:
    facts = [deal.facts for deal in deals]
    # A later deal that becomes impossible is refused by its number.
    play = event.table_play(event.sitting(place.round, place.table))
    sheet(play, facts[: place.deal])
    try:
        sheet(play, facts)
    except RuleError as refusal:
        raise LaterDealError(_first_impossible(event, place, facts), refusal) from refusal
    table = (place.round, place.table)
    changed = dict(event.results)
    before = len(event.deals_at(*table))
    changed |= {DealPlace(*table, n): deal for n, deal in enumerate(deals, start=1)}
    for number in range(len(deals) + 1, before + 1):
        del changed[DealPlace(*table, number)]
    return replace(event, results=changed)


def _first_impossible(event: ClubNightEvent, place: DealPlace, facts: Sequence[object]) -> int:
    play = event.table_play(event.sitting(place.round, place.table))
    for number in range(place.deal + 1, len(facts)):
        try:
            sheet(play, facts[:number])
        except RuleError:
            return number
    return len(facts)


def with_sanction(event: ClubNightEvent, line: JuryLine) -> ClubNightEvent:
    """Record what the jury takes from a player; sanctions are numbered as they come."""
    check_scored(event, line)
    number = max(event.sanctions, default=0) + 1
    return replace(event, sanctions={**event.sanctions, number: line})


def without_sanction(event: ClubNightEvent, number: int) -> ClubNightEvent:
    """Take a sanction back."""
    if number not in event.sanctions:
        raise UnknownSanctionError(number)
    left = {key: line for key, line in event.sanctions.items() if key != number}
    return replace(event, sanctions=left)


def with_settings(event: ClubNightEvent, settings: ClubSettings) -> ClubNightEvent:
    """Change the options; the game and the length of a round stay once play has begun.

    The values that score may be put right at any time: every deal is scored anew. Another game or
    another way of seating empties the rounds to come.
    """
    _check_fixed(event, settings)
    if settings.rounds < event.last_announced:
        raise ClubRoundsError(settings.rounds, event.last_announced, MOST_ROUNDS)
    is_seated_so = _seated_for(settings) == _seated_for(event.settings)
    last = settings.rounds if is_seated_so else event.last_announced
    rounds = {n: seated for n, seated in event.rounds.items() if n <= last}
    changed = replace(event, settings=settings, rounds=rounds)
    for number in range(1, event.last_announced + 1):
        changed.missing(number)
    for line in changed.sanctions.values():
        check_scored(changed, line)
    return changed


def _seated_for(settings: ClubSettings) -> tuple[str, SeatingWay, LeftOver]:
    return settings.game.code, settings.seating, settings.left_over


def _check_fixed(event: ClubNightEvent, settings: ClubSettings) -> None:
    if not event.is_started:
        return
    before, after = event.settings.game, settings.game
    if after.code != before.code:
        raise ClubSettingFixedError("game")
    _check_alike(event.settings, settings, FIXED_IN_PLAY)
    _check_alike(before.options, after.options, event.game.fixed_in_play)


def _check_alike(before: object, after: object, names: Iterable[str]) -> None:
    for name in names:
        if getattr(before, name) != getattr(after, name):
            raise ClubSettingFixedError(name)


def finished(event: ClubNightEvent) -> ClubNightEvent:
    """End the evening: no round begins any more; corrections stay possible."""
    if not event.is_started:
        raise ClubNotBegunError
    return replace(event, progress=replace(event.progress, finished=True))
