"""The giving of prizes of an event or a season: to whom they go, and what winners are called."""

from collections.abc import Callable
from dataclasses import dataclass

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash_sheets import evening_sheet
from whist_td.club.rules.prize import PrizeGiven
from whist_td.club.rules.prize_plans import (
    PrizeOccasion,
    outcomes_of_evening,
    outcomes_of_season,
)
from whist_td.club.rules.prizes import PrizeOutcome
from whist_td.club.rules.seasons import SeasonStandings
from whist_td.core.held_evenings import HeldEvening


@dataclass(frozen=True)
class PrizeGiving:
    """What prizes are for, with what happened there: an evening, or the standings of a season."""

    of: PrizeOccasion
    evening: HeldEvening | None = None
    standings: Callable[[], SeasonStandings] | None = None

    def outcomes(self, book: ClubBook, seed: int) -> tuple[PrizeOutcome, ...]:
        """Return to whom the prizes of the plan go."""
        if self.evening is not None:
            return outcomes_of_evening(book, self.evening, seed)
        return outcomes_of_season(book, self.standings(), seed) if self.standings else ()

    def fees(self, book: ClubBook) -> int:
        """Return the fees of which prizes may be a share, in cents."""
        return evening_sheet(book, self.of.event).fees if self.of.event is not None else 0

    def winner(self, given: PrizeGiven, book: ClubBook) -> str:
        """Return what the winner is called: a person, or all people of an entry."""
        entries = self.evening.entries if self.evening else ()
        people = next((e.people for e in entries if e.number == given.entry), ())
        regular = [each.spelling for each in people if not each.is_substitute]
        if given.person is not None and len(regular) <= 1:
            return book.persons[book.who(given.person)].name
        return ", ".join(regular)
