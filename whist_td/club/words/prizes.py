"""Prizes in words: what each is for, what it is, and how it is read out."""

from dataclasses import dataclass

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeGiven, PrizeKind, PrizeRule
from whist_td.club.rules.prize_plans import plan_of
from whist_td.club.views.prizes import PrizeGiving
from whist_td.club.words.season import season_title
from whist_td.core.events import Details
from whist_td.room.views.prize_giving import CalledPrize, CalledPrizes
from whist_td.words.club_amounts import money_text
from whist_td.words.words import N_, Words, decimal

PRIZE_KINDS = {
    PrizeKind.PLACE: N_("A place"),
    PrizeKind.CATEGORY: N_("A place among a category"),
    PrizeKind.LAST: N_("Last place"),
    PrizeKind.HIGHEST_ROUND: N_("Highest round"),
    PrizeKind.MOST_EVENINGS: N_("Most events"),
    PrizeKind.LOT: N_("Drawn by lot"),
}
"""What a prize can be for."""


def place_told(place: int, _: Words, *, is_shared: bool = False) -> str:
    """Say a place: "2nd place", "equal 2nd place"."""
    told = _.feminine_ordinal(place)
    return _("equal {place} place", place=told) if is_shared else _("{place} place", place=told)


def rule_told(rule: PrizeRule, _: Words, *, is_shared: bool = False) -> str:
    """Say what a prize is for: "2nd place", "1st place, Visitors", "Drawn by lot"."""
    match rule.kind:
        case PrizeKind.PLACE:
            return place_told(rule.place, _, is_shared=is_shared)
        case PrizeKind.CATEGORY:
            return f"{place_told(rule.place, _, is_shared=is_shared)}, {rule.category}"
        case _:
            return _(PRIZE_KINDS[rule.kind])


def amount_told(amount: PrizeAmount, _: Words) -> str:
    """Say what a prize is: "40.00", "50 % of the fees", "a ham"."""
    if amount.percent is not None:
        return _("{percent} % of the fees", percent=decimal(amount.percent, _))
    return amount.thing or money_text(amount.cents or 0, _)


def given_told(given: PrizeGiven, _: Words) -> str:
    """Say what somebody has won."""
    return given.thing or money_text(given.cents, _)


def occasion_told(giving: PrizeGiving, book: ClubBook, _: Words) -> str:
    """Say for what prizes are: the event, or "2025–2026 season"."""
    season = book.seasons.get(giving.of.season or 0)
    return season_title(season.name, _) if season else giving.evening.name if giving.evening else ""


@dataclass(frozen=True)
class Calling:
    """The prizes of an occasion as they were given, called one after the other."""

    giving: PrizeGiving
    club: Details
    plan: tuple[Prize, ...]
    """All prizes as they were when the calling began."""
    prizes: tuple[Prize, ...]
    """Those that somebody has, the first one last; what equals share is one."""

    def __call__(self, book: ClubBook, _: Words) -> CalledPrizes:
        """Return what is called; nothing where prizes were taken back or given anew."""
        is_same = plan_of(book, self.giving.of) == self.plan
        called = (self._called(prize, book, _) for prize in self.prizes if is_same)
        return CalledPrizes(self.club, occasion_told(self.giving, book, _), tuple(called))

    def _called(self, prize: Prize, book: ClubBook, _: Words) -> CalledPrize:
        gets = [_gets(each, book, _) for each in prize.given]
        names = [self.giving.winner(each, book) for each in prize.given]
        is_shared, one = len(gets) > 1, " · ".join(dict.fromkeys(gets))
        told = _("{amount} each", amount=one) if is_shared and len(set(gets)) == 1 else one
        place = rule_told(prize.rule, _, is_shared=is_shared)
        winners = tuple(zip(names, gets, strict=True))
        is_place = prize.rule.kind is PrizeKind.PLACE
        return CalledPrize(place, told, winners, prize.rule.place if is_place else None)


def _gets(given: PrizeGiven, book: ClubBook, _: Words) -> str:
    return given.thing or f"{money_text(given.cents, _)} {book.settings.currency}"
