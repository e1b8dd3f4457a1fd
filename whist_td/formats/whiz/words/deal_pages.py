"""What is said of a deal that may be seen: the best auction, what to talk about, training."""

from whist_td.core.contracts import (
    GAME_BONUS,
    GRAND_SLAM_BONUS,
    HANDS,
    SMALL_SLAM_BONUS,
    SYMBOLS,
    Contract,
    Hand,
    Risk,
    Strain,
)
from whist_td.deals.auction import BestAuction, Call
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, written_contract
from whist_td.formats.whiz.rules.settings import Compare
from whist_td.formats.whiz.views.deal_pages import DealSeen, Talk
from whist_td.formats.whiz.views.training import EXAMPLE, Tried
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.words.formats import Plural, written
from whist_td.words.labels import label, made_words
from whist_td.words.listings import Column, ColumnKind, Ink, Listing
from whist_td.words.words import Words, amount_of_points, with_minus

_RISKS = {Risk.DOUBLED: "X", Risk.REDOUBLED: "XX"}
_BID = {
    GAME_BONUS: Plural(
        "{n} of {all} tables bid the game.", "{n} of {all} tables bid the game.", "n"
    ),
    SMALL_SLAM_BONUS: Plural(
        "{n} of {all} tables bid the small slam.", "{n} of {all} tables bid the small slam.", "n"
    ),
    GRAND_SLAM_BONUS: Plural(
        "{n} of {all} tables bid the grand slam.", "{n} of {all} tables bid the grand slam.", "n"
    ),
}


def contract_words(contract: Contract, _: Words) -> str:
    """Return a contract as players write it."""
    return written_contract(contract, Notation(_.language.value))


def best_sentence(seen: DealSeen, event: WhizEvent, _: Words) -> str:
    """Say how the best auction ends, and what it gives; nothing before it was found."""
    best = seen.best
    if best is None:
        return ""
    if best.contract is None or best.declarer is None:
        return _("Best auction: everybody passes.")
    points = ", ".join(
        f"{whiz_label(hand, _)} {with_minus(str(worth))}"
        for hand, worth in zip(HANDS, best.payoff, strict=True)
        if worth
    )
    holes = {
        "contract": contract_words(best.contract, _),
        "declarer": whiz_label(best.declarer, _),
        "points": points,
    }
    if event.settings.compare is Compare.NET:
        return _("Best auction: {contract} by {declarer} (net points: {points}).", **holes)
    return _("Best auction: {contract} by {declarer} (points: {points}).", **holes)


def calls_words(best: BestAuction, _: Words) -> str:
    """Return the calls of the best auction, from the dealer on."""
    return " – ".join(_call(call, _) for call in best.calls)


def _call(call: Call, _: Words) -> str:
    match call:
        case Contract():
            return contract_words(call, _)
        case Risk():
            return _RISKS[call]
        case _none:
            return _("pass")


def talk_sentence(seen: DealSeen, _: Words) -> str:
    """Say what is worth talking about: "nine tricks were taken where ten are there"."""
    talk = seen.talk
    if talk is None:
        return ""
    bonus = seen.best.contract.bonus if seen.best and seen.best.contract else 0
    bid = _BID.get(bonus)
    bidding = written(bid, {"n": talk.bidders, "all": talk.tables}, _) if bid else ""
    return " ".join(filter(None, (_taken(talk, _), bidding)))


def _taken(talk: Talk, _: Words) -> str:
    patterns = (
        Plural(
            "{declarer} in {strain}: {taken} trick taken, where only {there} are there.",
            "{declarer} in {strain}: {taken} tricks taken, where only {there} are there.",
            "taken",
        ),
        Plural(
            "{declarer} in {strain}: {taken} trick taken, as many as there are.",
            "{declarer} in {strain}: {taken} tricks taken, as many as there are.",
            "taken",
        ),
        Plural(
            "{declarer} in {strain}: {taken} trick taken where {there} are there.",
            "{declarer} in {strain}: {taken} tricks taken where {there} are there.",
            "taken",
        ),
    )
    holes = {
        "declarer": whiz_label(talk.declarer, _),
        "strain": label(talk.strain, _),
        "taken": talk.taken,
        "there": talk.there,
    }
    fewer = (talk.taken <= talk.there) + (talk.taken < talk.there)
    return written(patterns[fewer], holes, _)


def seats_sentence(event: WhizEvent, _: Words) -> str:
    """Say under which rule of seats the tricks were counted: it changes many of them."""
    return _("Tricks under the rule of seats {rule}.", rule=event.settings.seat_change.value)


def makeable_listing(seen: DealSeen, _: Words) -> Listing[Hand]:
    """Return the tricks that each declarer makes in each strain."""
    makeable = seen.makeable or {}

    def tricks(strain: Strain) -> Column[Hand]:
        sign = SYMBOLS.get(strain) or _("NT")
        return Column[Hand](sign, lambda hand: makeable[hand][strain])

    declarer = Column[Hand](
        _("Makes"), lambda hand: whiz_label(hand, _), kind=ColumnKind.WORDS, ink=Ink.STRONG
    )
    columns = (declarer, *map(tricks, Strain))
    return Listing(columns, HANDS if makeable else (), _("Tricks that can be made"))


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
