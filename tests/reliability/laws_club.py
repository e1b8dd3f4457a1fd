"""The laws of a club night (RULES 3, 4 and 7), checked on an evening as it stands."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any

from reliability import reference_club
from reliability.broken import hold

from whist_td.core.movement_tables import Sitting
from whist_td.formats.club_night.games.game import SanctionTo
from whist_td.formats.club_night.games.scottish.rules import (
    DEAL_POINTS,
    PARTNERED,
    ScottishSettings,
)
from whist_td.formats.club_night.games.whip.rules import Tied, WhipSettings
from whist_td.formats.club_night.rules.event import ClubNightEvent, SeatingWay, pair_lines
from whist_td.formats.club_night.rules.scores import sanctions_of, table_scores
from whist_td.formats.club_night.rules.standings import standings

WHIP_POINTS = 9
"""Four aces, the two of spades, two majorities; the ten of diamonds and the whips come on top."""


def check_club(evening: ClubNightEvent) -> None:
    """Everybody has one place, tables add up, and the second opinion agrees."""
    check_people(evening)
    for number in range(1, evening.last_announced + 1):
        for sitting in evening.rounds[number].sittings:
            check_table(evening, number, sitting)
    rows = standings(evening, evening.last_announced)
    told = [
        (r.rank, r.people, r.score, r.points, r.games, r.rubbers, r.deals, r.placement)
        for r in rows
    ]
    hold("standings", told, [tuple(line) for line in reference_club.standings(club_facts(evening))])


def check_people(evening: ClubNightEvent) -> None:
    """Everybody who is there has one place in each round, begun or planned."""
    for number, seated in evening.rounds.items():
        where = f"round {number}"
        hold(f"{where}: everybody", sorted(seated.people()), sorted(evening.present(number)))
        sizes = {len(sitting.seats) for sitting in seated.sittings}
        allowed = range(evening.game.least_players, evening.game.most_players + 1)
        hold(f"{where}: tables", sorted(sizes - set(allowed)), [])
        tables = [sitting.table for sitting in seated.sittings]
        hold(f"{where}: no table twice", len(tables), len(set(tables)))
    stray = [place for place in evening.results if place.round > evening.last_announced]
    hold("no deal before its round", stray, [])


def check_table(evening: ClubNightEvent, number: int, sitting: Sitting) -> None:
    """The deals of a table follow one another, and its points add up."""
    where = f"round {number}, table {sitting.table}"
    known = sorted(p.deal for p in evening.results if p[:2] == (number, sitting.table))
    hold(f"{where}: deals", known, list(range(1, len(known) + 1)))
    for line in evening.sheet_at(number, sitting.table).lines:
        if line.gains is not None:
            found = sum(line.gains.points)
            due = _sum(evening, line.deal, len(sitting.seats), found)
            hold(f"{where}, deal {line.number}: sum", found, due)
    scores = table_scores(evening, number, sitting)
    if evening.game.is_zero_sum:
        lost = 0 if _is_shared(evening) else _taken(evening, number, sitting)
        hold(f"{where}: all points", sum(score.points for score in scores), -lost)
    places = [score.placement for score in scores if score.placement is not None]
    if places:
        worth = evening.settings.placement
        due = [worth[min(n, len(worth) - 1)] for n in range(len(scores))]
        hold(f"{where}: placement points", sum(places, Fraction(0)), sum(due))


def _sum(evening: ClubNightEvent, deal: Any, players: int, found: int) -> int:
    """Return what a deal has to give to all seats together."""
    options = evening.settings.game.options
    if evening.game.is_zero_sum:
        return 0
    if isinstance(options, ScottishSettings) and not options.cards_count:
        return DEAL_POINTS * (2 if options.has_partners and players == PARTNERED else 1)
    if isinstance(options, WhipSettings) and not deal.left:
        tied = sum(list(counts).count(max(counts)) > 1 for counts in (deal.cards, deal.spades))
        shared = _shared_majorities(deal) if options.tied is Tied.ONE_EACH else 0
        return WHIP_POINTS + options.ten_of_diamonds + sum(deal.whips) - 2 * tied + shared
    return found


def _shared_majorities(deal: Any) -> int:
    """One point for each who ties for a majority."""
    counted = [list(counts).count(max(counts)) for counts in (deal.cards, deal.spades)]
    return sum(tied for tied in counted if tied > 1)


def _is_shared(evening: ClubNightEvent) -> bool:
    return getattr(evening.settings.game.options, "sanctions_to", None) is SanctionTo.TABLE


def _taken(evening: ClubNightEvent, number: int, sitting: Sitting) -> int:
    return sum(line.points for line in sanctions_of(evening, number, sitting))


def club_facts(evening: ClubNightEvent) -> reference_club.Facts:
    """Return an evening as plain values."""
    settings = evening.settings
    paired = settings.seating is SeatingWay.PAIRS
    length = settings.length
    criteria = settings.tie_breaks
    return reference_club.Facts(
        settings.game.code,
        _options(evening),
        tuple(sorted(evening.players)),
        tuple(_tables(evening)),
        None if length is None else (length.unit.value, length.count),
        settings.ranked_by.value,
        None if criteria is None else tuple(measure.value for measure in criteria),
        settings.placement,
        pair_lines(evening.players) if paired else None,
    )


def _options(evening: ClubNightEvent) -> dict[str, Any]:
    """Return the options as words and numbers; the price lists are those of the second opinion."""
    choice = evening.settings.game
    prices = {
        "iwwa": reference_club.IWWA,
        "foster": reference_club.FOSTER,
        "couleur": reference_club.AT_IWWA_PRICES,
    }
    if choice.code == "couleur" and choice.options.solo.made == reference_club.FOSTER["solo"][1]:
        return _plain(choice.options) | {"prices": prices["foster"]}
    return _plain(choice.options) | {"prices": prices.get(choice.code)}


def _tables(evening: ClubNightEvent) -> Iterator[reference_club.Table]:
    for number in range(1, evening.last_announced + 1):
        for sitting in evening.rounds[number].sittings:
            deals = evening.deals_at(number, sitting.table)
            yield reference_club.Table(
                number,
                sitting.table,
                sitting.seats,
                tuple(_plain(deal.facts) for deal in deals),
                tuple(
                    (line.player, line.points) for line in sanctions_of(evening, number, sitting)
                ),
            )


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return {each.name: _plain(getattr(value, each.name)) for each in fields(value)}
    return value
