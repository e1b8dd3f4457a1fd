"""What is said of deals to practise with: which they are, the example, and the answer."""

from whist_td.core.contracts import HANDS
from whist_td.formats.whiz.views.deal_pages import DealSeen
from whist_td.formats.whiz.views.training import EXAMPLE, Tried
from whist_td.formats.whiz.words.deal_pages import (
    best_sentence,
    calls_words,
    contract_words,
    seats_sentence,
)
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.words.labels import made_words
from whist_td.words.words import Words, amount_of_points


def training_title(series: int, number: int, _: Words) -> str:
    """Name a deal: "Series 12 · deal 3"."""
    if number == EXAMPLE:
        return _("The example of the rules")
    return _("Series {series} · deal {number}", series=series, number=number)


def example_sentences(_: Words) -> tuple[str, ...]:
    """Tell the worked auction and the beginning of its play, as the printed rules have them."""
    return (
        _(
            "The auction of the printed rules: North, who deals, passes; East 8♥; South 9♥; North "
            "10♦; East passes; South 10♥; North and East pass."
        ),
        _(
            "South has promised ten tricks with hearts as trump. North changes places with the "
            "Domy, sits in West and leads; the Domy now faces South, who plays its cards."
        ),
        _("The rules give no cards: these are ours, and with them every bid is worth discussing."),
    )


def answer_sentences(deal: DealSeen, number: int, _: Words) -> tuple[str, ...]:
    """Tell the best auction of a deal call by call; of the example that of the rules too."""
    rules = example_sentences(_) if number == EXAMPLE else ()
    if deal.best is None:
        return rules
    best = best_sentence(deal, deal.event, _)
    calls = _("The calls: {calls}.", calls=calls_words(deal.best, _))
    return (*rules, best, calls, seats_sentence(deal.event, _))


def tried_sentence(tried: Tried, _: Words) -> str:
    """Say what somebody's own contract would have come to."""
    holes = {
        "contract": contract_words(tried.contract, _),
        "declarer": whiz_label(tried.declarer, _),
        "made": made_words(tried.contract, tried.tricks),
    }
    own = tried.points[HANDS.index(tried.declarer)]
    if own:
        worth = amount_of_points(own, _)
        return _("Your contract: {contract} by {declarer} {made}, {points}.", points=worth, **holes)
    others = amount_of_points(max(tried.points), _)
    return _(
        "Your contract: {contract} by {declarer} {made}, {points} for each of the two others.",
        points=others,
        **holes,
    )
