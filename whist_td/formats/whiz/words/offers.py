"""Movements for the same evening: what speaks for each, and what it costs, in plain words."""

from collections.abc import Mapping, Sequence

from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.offers import MovementOffer
from whist_td.formats.whiz.words.copies import passing_sentence, prepared_sentence
from whist_td.formats.whiz.words.forecast import (
    comparison_sentence,
    deals_sentence,
    moving_sentence,
)
from whist_td.movements.whiz import Merit
from whist_td.words.words import N_, Words

_MOST_TOLD = 3
"""So many differences are told in passing; all of them where one chooses."""
_TITLES: Mapping[Merit, str] = {
    Merit.NEW_FACES: N_("The most new faces"),
    Merit.ALL_DEALS: N_("All deals for everybody"),
    Merit.COPIES: N_("Deals in several copies"),
    Merit.EVEN_COMPARISON: N_("Compared most evenly"),
    Merit.ONE_STEP: N_("Without guide cards"),
}


def offer_title(merit: Merit, _: Words) -> str:
    """Say in a few words what speaks for a movement."""
    return _(_TITLES[merit])


def offer_sentences(offer: MovementOffer, settings: WhizSettings, _: Words) -> tuple[str, ...]:
    """Say what a movement gives and costs, always in the same order, to be read side by side."""
    size = settings.boards_per_round
    return (
        _moving(offer, _),
        _meetings(offer, _),
        deals_sentence(offer.figures, offer.rounds, size, _),
        prepared_sentence(offer.rounds, size, _),
        *filter(None, (passing_sentence(offer.rounds, size, _),)),
        comparison_sentence(offer.figures, size, _),
        _seats(offer, _),
    )


def _moving(offer: MovementOffer, _: Words) -> str:
    if offer.facts.is_steady and offer.figures.step is None:
        return _("Everybody keeps his seat and goes on the same way each round.")
    return moving_sentence(offer.figures.step, offer.tables, _)


def _meetings(offer: MovementOffer, _: Words) -> str:
    if not offer.facts.repeats:
        return _("No two people meet twice.")
    return _.plural(
        "{n} time somebody meets again whom he has met; the same two at most {most} times.",
        "{n} times somebody meets again whom he has met; the same two at most {most} times.",
        offer.facts.repeats,
        most=offer.facts.most_meetings,
    )


def _seats(offer: MovementOffer, _: Words) -> str:
    if offer.facts.seat_imbalance <= 1:
        return _("Everybody sits North, East and South as evenly as can be.")
    if offer.facts.is_steady:
        return _("Everybody sits in the same seat all evening.")
    return _.plural(
        "Somebody sits in one seat {n} time more often than in another.",
        "Somebody sits in one seat {n} times more often than in another.",
        offer.facts.seat_imbalance,
    )


def other_sentences(
    offered: Sequence[MovementOffer], settings: WhizSettings, _: Words
) -> tuple[str, ...]:
    """Say of each movement but the first in what it differs from those told of before."""
    known: set[str] = set()
    told: list[str] = []
    for offer in offered:
        sentences = offer_sentences(offer, settings, _)
        new = [each for each in sentences if each not in known]
        if known:
            title, differences = offer_title(offer.merit, _), " ".join(new[:_MOST_TOLD])
            told.append(
                _("Also possible · {title}: {differences}", title=title, differences=differences)
            )
        known.update(sentences)
    return tuple(told)
