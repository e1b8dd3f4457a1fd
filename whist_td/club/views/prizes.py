"""The giving of prizes of an event or a season: to whom they go, and what winners are called."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.prize import Prize, PrizeGiven, PrizeKind
from whist_td.club.rules.prize_plans import (
    PrizeOccasion,
    field_of_event,
    field_of_season,
    outcomes_of_event,
    outcomes_of_season,
    plan_of,
)
from whist_td.club.rules.prizes import Candidate, PrizeField, PrizeOutcome, announced_last_first
from whist_td.club.rules.seasons import SeasonStandings
from whist_td.core.held_events import EventEntry, HeldEvent

_PLACES = (PrizeKind.PLACE, PrizeKind.CATEGORY)


@dataclass(frozen=True)
class PrizeGiving:
    """What prizes are for, with what happened there: an evening, or the standings of a season."""

    of: PrizeOccasion
    event: HeldEvent | None = None
    standings: Callable[[], SeasonStandings] | None = None

    def outcomes(self, book: ClubBook, seed: int) -> tuple[PrizeOutcome, ...]:
        """Return to whom the prizes of the plan go."""
        if self.event is not None:
            return outcomes_of_event(book, self.event, seed)
        return outcomes_of_season(book, self.standings(), seed) if self.standings else ()

    def field(self, book: ClubBook) -> PrizeField:
        """Return among whom the prizes are shared out."""
        if self.event is not None:
            return field_of_event(book, self.event)
        return field_of_season(book, self.standings()) if self.standings else PrizeField(())

    def entry(self, given: PrizeGiven) -> EventEntry | None:
        """Return the entry of the event that has a prize."""
        entries = self.event.entries if self.event else ()
        return next((each for each in entries if each.number == given.entry), None)

    def people(self, given: PrizeGiven, book: ClubBook) -> tuple[str, ...]:
        """Return what the winners are called: a person, or all people of an entry."""
        entry = self.entry(given)
        regular = tuple(p.spelling for p in entry.people if not p.is_substitute) if entry else ()
        if given.person is not None and len(regular) <= 1:
            return (book.persons[book.who(given.person)].name,)
        return regular

    def winner(self, given: PrizeGiven, book: ClubBook) -> str:
        """Return what the winner is called, in one line."""
        return ", ".join(self.people(given, book))

    def called(self, book: ClubBook, plan: Sequence[Prize] = ()) -> tuple[Prize, ...]:
        """Return the prizes that are given as they are called, the first one last.

        Those that equals have of the places they share are called as one. A plan may be handed in
        as it would be given.
        """
        known = {each.key: each for each in self.field(book).candidates}
        plan = plan or [prize for prize in plan_of(book, self.of) if prize.given]
        shared = (list(same) for _, same in groupby(plan, lambda prize: _shared(prize, known)))
        return announced_last_first(
            replace(first, given=tuple(each for prize in (first, *others) for each in prize.given))
            for first, *others in shared
        )


def _shared(prize: Prize, known: dict[tuple[int | None, int | None], Candidate]) -> object:
    """Return what prizes have alike that equals share."""
    if not prize.given:
        return prize.number
    first = prize.given[0]
    winner = known.get((None, first.person) if first.entry is None else (first.entry, None))
    if prize.rule.kind not in _PLACES or winner is None or winner.rank is None:
        return prize.number
    return prize.rule.kind, prize.rule.category, prize.pool.shares(winner.rank, winner.score)
