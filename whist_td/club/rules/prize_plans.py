"""The plan of prizes of an event or a season: made, given with its credits, taken back.

Among whom it is given is told by the standings; here they become candidates.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from fractions import Fraction

from whist_td.club.rules.book import ClubBook, next_number
from whist_td.club.rules.cash import answered_lines, check_amount, with_lines
from whist_td.club.rules.cash_sheets import event_sheet
from whist_td.club.rules.membership import UnknownCategoryError
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.payments import answered
from whist_td.club.rules.people import live_person
from whist_td.club.rules.persons import Spelling, check_texts
from whist_td.club.rules.prize import Prize, PrizeGiven, PrizeKind
from whist_td.club.rules.prizes import Candidate, PrizeField, PrizeOutcome, numbered, shared_out
from whist_td.club.rules.season import SeasonScore
from whist_td.club.rules.seasons import SeasonStandings, announced_rows
from whist_td.core.errors import RuleError
from whist_td.core.held_events import EventEntry, HeldEvent

_ALL = 100


class PrizesGivenError(RuleError):
    """A plan changed, or given again, after its prizes were given."""


class NoPrizesError(RuleError):
    """Prizes given, or taken back, of a plan that there is not."""


class EmptyPotError(RuleError):
    """Shares of the fees of an event for which nobody has paid."""


class PercentError(RuleError):
    """A plan that shares out more than all of the fees."""

    percent: Fraction


class NoHighestRoundError(RuleError):
    """A prize for the highest round of a season whose evenings are not added up by points."""

    season: str


class SeasonShareError(RuleError):
    """A share of the fees for a prize of a season: fees are paid for an event."""

    percent: Fraction


class PrizeOfWhatError(RuleError):
    """A plan that is neither of an event nor of a season, or of both."""


@dataclass(frozen=True)
class PrizeOccasion:
    """What prizes are given for: an event, or a season."""

    event: int | None = None
    season: int | None = None

    def __post_init__(self) -> None:
        if (self.event is None) == (self.season is None):
            raise PrizeOfWhatError


def plan_of(book: ClubBook, of: PrizeOccasion) -> tuple[Prize, ...]:
    """Return the prizes of an event or a season, in order."""
    found = (p for p in book.prizes.values() if (p.event, p.season) == (of.event, of.season))
    return tuple(sorted(found, key=lambda prize: (prize.order, prize.number)))


def planned(book: ClubBook, of: PrizeOccasion, prizes: tuple[Prize, ...]) -> ClubBook:
    """Return the book with a plan of prizes in the place of the one before; none: without."""
    before = plan_of(book, of)
    _check_not_given(before)
    for prize in prizes:
        names = tuple(category.name for category in book.settings.categories)
        if prize.rule.kind is PrizeKind.CATEGORY and prize.rule.category not in names:
            raise UnknownCategoryError(prize.rule.category, names)
        check_texts(prize.amount.thing)
        if prize.amount.cents is not None:
            check_amount(book, prize.amount.cents)
    # Only where results count, in one measure, are there rounds to compare.
    season = book.seasons.get(of.season or 0)
    is_asked = any(prize.rule.kind is PrizeKind.HIGHEST_ROUND for prize in prizes)
    if season and is_asked and season.score is not SeasonScore.RESULT:
        raise NoHighestRoundError(season.name)
    total = sum((prize.amount.percent or Fraction(0) for prize in prizes), Fraction(0))
    if total > _ALL:
        raise PercentError(total)
    if total and of.season is not None:
        raise SeasonShareError(total)
    gone = {prize.number for prize in before}
    others = {n: prize for n, prize in book.prizes.items() if n not in gone}
    new = numbered(prizes, next_number(others))
    ours = (replace(p, event=of.event, season=of.season, given=(), seed=None) for p in new)
    return replace(book, prizes={**others, **{prize.number: prize for prize in ours}})


def _check_not_given(plan: Iterable[Prize]) -> None:
    if any(prize.given for prize in plan):
        raise PrizesGivenError


def given(
    book: ClubBook,
    now: datetime,
    of: PrizeOccasion,
    outcomes: tuple[PrizeOutcome, ...],
    seed: int | None,
) -> ClubBook:
    """Return the book with prizes given: money won is a credit until it is paid out or used.

    The fees of which some are a share are those paid now, whatever comes in afterwards.
    """
    plan = plan_of(book, of)
    _check_not_given(plan)
    is_shared = any(prize.amount.percent is not None for prize in plan)
    pot = pot_of(book, of) if is_shared else None
    if pot == 0:
        raise EmptyPotError
    won = {
        outcome.prize: replace(
            outcome, given=tuple(replace(each, pot=pot) for each in outcome.given)
        )
        for outcome in outcomes
    }
    ours = [prize for prize in plan if prize.number in won]
    if not ours:
        raise NoPrizesError
    winners = (each.person for prize in ours for each in won[prize.number].given)
    for person in winners:
        if person is not None:
            live_person(book, person)
    what, today = MoneyKind.PRIZE, now.astimezone().date()
    lines = (
        MoneyLine(0, now, Purse.OWED, -each.cents, what, each.person, of.event, on=today)
        for prize in ours
        for each in won[prize.number].given
        if each.cents and each.person is not None
    )
    changed = {
        prize.number: replace(
            prize,
            given=won[prize.number].given,
            seed=seed if won[prize.number].is_drawn else None,
        )
        for prize in ours
    }
    return with_lines(replace(book, prizes={**book.prizes, **changed}), lines)


def pot_of(book: ClubBook, of: PrizeOccasion) -> int:
    """Return the fees of which prizes may be a share: as they were once prizes are given."""
    if of.event is None:
        return 0
    given = (each.pot for prize in plan_of(book, of) for each in prize.given)
    frozen = next((pot for pot in given if pot is not None), None)
    return event_sheet(book, of.event).fees if frozen is None else frozen


def outcomes_of_event(book: ClubBook, event: HeldEvent, seed: int) -> tuple[PrizeOutcome, ...]:
    """Return to whom the prizes of an event go, as `given` takes them."""
    of, field = PrizeOccasion(event=event.event), field_of_event(book, event)
    return shared_out(
        plan_of(book, of), field, fees=pot_of(book, of), coin=book.settings.coin, seed=seed
    )


def outcomes_of_season(
    book: ClubBook, standings: SeasonStandings, seed: int
) -> tuple[PrizeOutcome, ...]:
    """Return to whom the prizes of a season go; of fees it has none to share."""
    standings.check_read()
    plan = plan_of(book, PrizeOccasion(season=standings.season.number))
    field = field_of_season(book, standings)
    return shared_out(plan, field, fees=0, coin=book.settings.coin, seed=seed)


def taken_back(book: ClubBook, now: datetime, of: PrizeOccasion) -> ClubBook:
    """Return the book with the prizes of a plan not given after all: counter-lines, no more."""
    prizes = [prize for prize in plan_of(book, of) if prize.given]
    if not prizes:
        raise NoPrizesError
    for each in (each for prize in prizes for each in prize.given if each.cents):
        number = _credit(book, of, each)
        if number is not None:
            book = answered(book, now, number, "")
    free = {prize.number: replace(prize, given=(), seed=None) for prize in prizes}
    return replace(book, prizes={**book.prizes, **free})


def _credit(book: ClubBook, of: PrizeOccasion, won: PrizeGiven) -> int | None:
    """Return the number of the line that credited somebody with a prize."""
    out = answered_lines(book)
    found = (
        line.number
        for line in book.newest_lines
        if line.what is MoneyKind.PRIZE
        and line.purse is Purse.OWED
        and (line.event, line.person, line.cents) == (of.event, won.person, -won.cents)
        and line.answers is None
        and line.number not in out
    )
    return next(found, None)


def field_of_event(book: ClubBook, event: HeldEvent) -> PrizeField:
    """Return the entries of an evening as candidates, and the people there for the lot."""
    entries = tuple(_entry(book, event, entry) for entry in event.entries)
    known = {
        number: Candidate(number, entry.number, entry.rank)
        for entry in event.entries
        for person in entry.people
        if person.rounds
        and (number := book.person_of(Spelling(event.event, person.spelling))) is not None
    }
    # Teams of people whom the club does not know draw as teams.
    is_single = all(len(entry.people) == 1 for entry in event.entries)
    present = entries if is_single or not known else tuple(known.values())
    return PrizeField(entries, present)


def _entry(book: ClubBook, event: HeldEvent, entry: EventEntry) -> Candidate:
    persons = [
        number
        for person in entry.people
        if not person.is_substitute
        and (number := book.person_of(Spelling(event.event, person.spelling))) is not None
    ]
    return Candidate(
        persons[0] if persons else None,
        entry.number,
        entry.rank,
        entry.points,
        frozenset(book.persons[n].category_on(event.date) for n in persons),
        entry.best_round,
        1,
        max((person.rounds for person in entry.people), default=0) >= event.announced,
    )


def field_of_season(book: ClubBook, standings: SeasonStandings) -> PrizeField:
    """Return the people of a season's table as candidates: once closed, as it was announced."""
    last, best = standings.season.end, _best_rounds(book, standings)
    found = tuple(
        Candidate(
            person,
            None,
            row.rank,
            row.score,
            frozenset((book.persons[person].category_on(last),)),
            best.get(person),
            row.evenings,
        )
        for row in announced_rows(standings)
        if (person := book.who(row.person))
    )
    return PrizeField(found, found)


def _best_rounds(book: ClubBook, standings: SeasonStandings) -> dict[int | None, Fraction]:
    """Return the best round of each person over the evenings of one measure."""
    if standings.season.score is not SeasonScore.RESULT:
        return {}
    rounds = sorted(
        (entry.best_round, book.person_of(Spelling(event.event, person.spelling)) or 0)
        for event in standings.events
        for entry in event.entries
        if entry.best_round is not None
        for person in entry.people
        if not person.is_substitute
    )
    return {person: best for best, person in rounds}
