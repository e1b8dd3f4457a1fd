"""The table of a season for the wall: as it stands, or as it was announced."""

from collections.abc import Mapping

from whist_td.club.paper.club_sheets import (
    ListingSheet,
)
from whist_td.club.paper.season_points import SeasonPoints
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.seasons import SeasonStandings, announced_rows
from whist_td.club.views.race import full_names, season_runners
from whist_td.club.words.listings import season_listing
from whist_td.club.words.race import season_race
from whist_td.club.words.season import (
    held_words,
    season_remarks,
    season_rules_words,
)
from whist_td.core.events import Details
from whist_td.paper.layout import MM, PageSize, Use
from whist_td.words.words import Words, sentence_case

_TALLEST = 12 * MM
_MOST_REMARKS = 15
_ON_THE_WALL = 1.2


def season_table(
    book: ClubBook,
    standings: SeasonStandings,
    events: Mapping[int, str],
    details: Details,
    size: PageSize,
    _: Words,
) -> ListingSheet:
    """Return the sheet; `events` are the names of events, for what is said of them."""
    season, names = standings.season, full_names(book)
    listing = season_listing(book, standings, names, _)
    lead = (
        sentence_case(f"{held_words(standings.held, _)}, {_.date(details.date)}"),
        season_rules_words(season, _),
    )
    listed = {row.person: names[book.who(row.person)] for row in announced_rows(standings)}
    return ListingSheet(
        details,
        listing,
        lead,
        size,
        _in_short(season_remarks(book, standings, events, names, _), _),
        use=Use.HUNG,
        tallest=_TALLEST,
        scale=_ON_THE_WALL,
        race=season_race(season, season_runners(book, standings, names), _),
        after=(SeasonPoints(standings, listed, details, listing.title, size),),
    )


def _in_short(remarks: list[str], _: Words) -> tuple[str, ...]:
    """Return remarks as far as there is room below the table."""
    more = len(remarks) - _MOST_REMARKS
    if more <= 0:
        return tuple(remarks)
    return (
        *remarks[:_MOST_REMARKS],
        _.plural("And {n} more remark.", "And {n} more remarks.", more),
    )
