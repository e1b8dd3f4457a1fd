"""The ways in which a club may settle its trumps, and what each means in the options."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from whist_td.core.strains import SUITS, Strain
from whist_td.formats.militaire.rules.settings import Settings, TrumpPlan
from whist_td.words.words import N_

ALL_STRAINS = (*SUITS, Strain.NO_TRUMP)


class TrumpMode(Enum):
    """What the director chooses."""

    USUAL = "usual"
    WITH_NO_TRUMP = "with_no_trump"
    ONE_SUIT = "one_suit"
    OWN_LIST = "own_list"
    DRAWN = "drawn"
    BY_ROUND = "by_round"


TITLES = {
    TrumpMode.USUAL: N_("The four suits in turn"),
    TrumpMode.WITH_NO_TRUMP: N_("The four suits and no trump in turn"),
    TrumpMode.ONE_SUIT: N_("The same all evening"),
    TrumpMode.OWN_LIST: N_("Our own order"),
    TrumpMode.DRAWN: N_("Drawn by lot now"),
    TrumpMode.BY_ROUND: N_("Decided round by round"),
}
HELP = {
    TrumpMode.USUAL: N_("Hearts, clubs, diamonds, spades, and again from the start."),
    TrumpMode.WITH_NO_TRUMP: N_("After spades comes a round without trump."),
    TrumpMode.ONE_SUIT: N_("Choose the suit that is trump in every round."),
    TrumpMode.OWN_LIST: N_("Press the suits in your order; the list is repeated all evening."),
    TrumpMode.DRAWN: N_("Every suit comes equally often, in an order left to chance."),
    TrumpMode.BY_ROUND: N_("You choose when you announce each round; the sheets leave it open."),
}


@dataclass(frozen=True)
class Trumps:
    """The part of the options that is about trumps."""

    plan: TrumpPlan
    strains: tuple[Strain, ...]
    seed: int | None = None


def trumps_of(settings: Settings) -> Trumps:
    """Return the trumps of an evening's options."""
    return Trumps(settings.trump_plan, settings.trumps, settings.trump_seed)


def mode_of(trumps: Trumps) -> TrumpMode:
    """Return what was chosen, from what it became."""
    if trumps.plan is not TrumpPlan.CYCLE:
        return TrumpMode.DRAWN if trumps.plan is TrumpPlan.RANDOM else TrumpMode.BY_ROUND
    if len(trumps.strains) == 1:
        return TrumpMode.ONE_SUIT
    known = {SUITS: TrumpMode.USUAL, ALL_STRAINS: TrumpMode.WITH_NO_TRUMP}
    return known.get(trumps.strains, TrumpMode.OWN_LIST)


def shown_strains(trumps: Trumps, rounds: int) -> Sequence[Strain]:
    """Return the trumps to show: a list as it is, a draw for as many rounds as are played."""
    if trumps.plan is TrumpPlan.BY_ROUND:
        return ()
    return trumps.strains[:rounds] if trumps.plan is TrumpPlan.RANDOM else trumps.strains
