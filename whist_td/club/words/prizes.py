"""Prizes in words: what each is for, what it is, and how it is read out."""

from whist_td.club.rules.prize import PrizeAmount, PrizeGiven, PrizeKind, PrizeRule
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


def rule_told(rule: PrizeRule, _: Words) -> str:
    """Say what a prize is for: "2nd place", "1st place, Visitors", "Drawn by lot"."""
    match rule.kind:
        case PrizeKind.PLACE:
            return _("{nth} place", nth=_.feminine_ordinal(rule.place))
        case PrizeKind.CATEGORY:
            place = _("{nth} place", nth=_.feminine_ordinal(rule.place))
            return f"{place}, {rule.category}"
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
