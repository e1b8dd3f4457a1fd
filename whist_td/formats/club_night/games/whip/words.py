"""Whip in words."""

from collections.abc import Iterator
from enum import Enum

from whist_td.formats.club_night.games.whip.rules import (
    ACES,
    CARDS,
    MAJORITY,
    SPADES,
    LastCards,
    Tied,
    WhipCount,
    WhipDoubt,
    WhipSettings,
    WhipSpadesError,
    WhipTotalError,
)
from whist_td.formats.club_night.games.words import GameWords, points_text
from whist_td.words.rules_text import Values, one_value
from whist_td.words.words import N_, Words

_FIELDS = {
    "aces": N_("Aces"),
    "two_of_spades": N_("Two of spades"),
    "ten_of_diamonds": N_("Ten of diamonds"),
    "spades": N_("Spades taken"),
    "whips": N_("Whips"),
    "left": N_("Left on the table"),
}
_LABELS: dict[Enum, str] = {
    WhipCount.ACES: N_("Aces"),
    WhipCount.CARDS: N_("Cards taken"),
    WhipCount.SPADES: N_("Spades taken"),
    WhipCount.TWO_OF_SPADES: N_("Two of spades"),
    WhipCount.TEN_OF_DIAMONDS: N_("Ten of diamonds"),
    Tied.NOBODY: N_("nobody scores"),
    Tied.ONE_EACH: N_("one point each"),
    LastCards.LAST_TAKER: N_("to the player who took last"),
    LastCards.LEFT_OUT: N_("to nobody"),
}


def _notes(settings: WhipSettings, _players: int, _: Words) -> Iterator[str]:
    if settings.last_cards is LastCards.LAST_TAKER:
        yield _(
            "Check before you hand in: aces {aces}, cards {cards}, spades {spades}.",
            aces=ACES,
            cards=CARDS,
            spades=SPADES,
        )
    else:
        yield _("Cards taken and cards left on the table make {cards}.", cards=CARDS)
    if settings.tied is Tied.NOBODY:
        yield _("Most cards and most spades: 2 points only to one who has more than all others.")
    else:
        yield _("Most cards and most spades: 1 point each if several are equal.")
    if settings.last_cards is LastCards.LAST_TAKER:
        yield _("Cards left on the table at the end go to the player who took last.")


def _values(settings: WhipSettings, _: Words) -> Values:
    single = (("two_of_spades", 1), ("ten_of_diamonds", settings.ten_of_diamonds))
    lines = (
        one_value(_("Each ace"), points_text(1, _)),
        *(one_value(_(_FIELDS[card]), points_text(worth, _)) for card, worth in single),
        one_value(_("Most cards"), points_text(MAJORITY, _)),
        one_value(_("Most spades"), points_text(MAJORITY, _)),
        one_value(_("Each whip"), points_text(1, _)),
    )
    return Values(_("What counts"), (), lines)


def _total(error: WhipTotalError, _: Words) -> str:
    return _(
        "{count}: {found} entered, and a pack has {expected}. Count again.",
        count=_(_LABELS[error.count]),
        found=error.found,
        expected=error.expected,
    )


WORDS = {
    "whip": GameWords(
        name=N_("Whip (cards from the table)"),
        rules="whip",
        notes=_notes,
        values=_values,
        labels=_LABELS,
        fields=_FIELDS,
        options={
            "ten_of_diamonds": (
                N_("Points for the ten of diamonds"),
                N_("1 as the rule lists it; 2 makes the total of 11 that it announces."),
            ),
            "tied": (
                N_("Equal cards or spades"),
                N_("What those get who are equal for the most."),
            ),
            "last_cards": (
                N_("Last cards on the table"),
                N_("Who gets the cards that nobody could take any more."),
            ),
        },
        openings={
            "ten_of_diamonds": {
                1: N_("Ten points in a pack: the ten of diamonds counts 1"),
                2: N_("Eleven points in a pack: the ten of diamonds counts 2"),
            }
        },
        refusals={
            WhipTotalError: _total,
            WhipSpadesError: N_("Spades: {spades} among {cards} is not possible. Count again."),
        },
        doubts={
            WhipDoubt.TWO_OF_SPADES: N_(
                "The player who took the two of spades is shown with no spade: count again."
            )
        },
        headings={
            "aces": "aces|les as",
            "two_of_spades": "two of spades|deux de pique|2 de pique",
            "ten_of_diamonds": "ten of diamonds|dix de carreau|10 de carreau",
            "spades": "spades|piques",
            "whips": "whips",
            "left": "left|restees|left on the table",
        },
        seats=frozenset({"two_of_spades", "ten_of_diamonds"}),
        rare=frozenset({"whips"}),
    )
}
