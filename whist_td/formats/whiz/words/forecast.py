"""What an evening of Whiz will be, and what it costs to seat rounds anew, in plain words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from whist_td.formats.whiz.rules.event import SeatedRound, boards_of
from whist_td.formats.whiz.rules.settings import Ranking, WhizSettings
from whist_td.formats.whiz.views.offers import MovementOffer
from whist_td.formats.whiz.views.planning import Forecast
from whist_td.formats.whiz.views.rebuilding import RebuildingCost
from whist_td.formats.whiz.words.labels import plain_whiz_sentence
from whist_td.formats.whiz.words.quality import (
    copies_sentence,
    meetings_sentence,
    passing_sentence,
    prepared_sentence,
)
from whist_td.movements.verify_whiz.quality import ConstantStep, WhizFigures
from whist_td.movements.whiz.offers import Merit
from whist_td.players.words.movement_pages import sit_outs_sentence
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, numbers_listed, span_words

_MOST_NAMED = 4
_MOST_TOLD = 3
"""So many differences are told in passing; all of them where one chooses."""
_TITLES: Mapping[Merit, str] = {
    Merit.NEW_FACES: N_("The most new faces"),
    Merit.ALL_DEALS: N_("All deals for everybody"),
    Merit.COPIES: N_("Deals in several copies"),
    Merit.EVEN_COMPARISON: N_("Compared most evenly"),
    Merit.ONE_STEP: N_("Without route cards"),
}


def size_sentence(count: int, settings: WhizSettings, _: Words) -> str:
    """Say how large the evening is with so many tables: "4 tables · 5 rounds of 4 deals"."""
    tables = _.plural("{n} table", "{n} tables", count)
    deals = _.plural("{n} deal", "{n} deals", settings.boards_per_round)
    rounds = _.plural("{n} round of {deals}", "{n} rounds of {deals}", settings.rounds, deals=deals)
    return f"{tables} · {rounds}"


def forecast_sentences(forecast: Forecast, _: Words) -> tuple[str, ...]:
    """Say how good the movement is, or why there is none for these numbers."""
    if forecast.refusal is not None:
        plain = plain_whiz_sentence(forecast.players, _)
        return tuple(filter(None, (message(forecast.refusal, _), plain)))
    figures = forecast.quality.figures if forecast.quality else None
    if figures is None:
        return ()
    size = forecast.settings.boards_per_round
    return (
        meetings_sentence(figures, _),
        _deals_sentence(figures, forecast.rounds, size, _),
        sit_outs_sentence(forecast.rounds, _),
        _comparison_sentence(figures, size, _),
        moving_sentence(figures.step, forecast.tables, _),
        *filter(None, (copies_sentence(forecast.rounds, size, _),)),
    )


def _deals_sentence(
    figures: WhizFigures, rounds: Sequence[SeatedRound], size: int, _: Words
) -> str:
    """Say how many of the deals in play everybody plays; a set has so many deals."""
    sets = {seating.board_set for seated in rounds for seating in seated.seatings}
    least, most = (count * size for count in figures.sets_played)
    if figures.is_complete:
        return _.plural("Everybody plays the only deal.", "Everybody plays all {n} deals.", most)
    in_play = len(sets) * size
    if least == most:
        return _("Everybody plays {most} of the {all} deals.", most=most, all=in_play)
    return _(
        "Everybody plays {least} to {most} of the {all} deals.", least=least, most=most, all=in_play
    )


def _comparison_sentence(figures: WhizFigures, size: int, _: Words) -> str:
    """Say on how many deals two people hold the same hand, which is what compares them."""
    least, most = (count * size for count in (figures.comparison.least, figures.comparison.most))
    if least == most:
        return _.plural(
            "Any two people are compared on {n} deal.",
            "Any two people are compared on {n} deals.",
            most,
        )
    return _.plural(
        "Any two people are compared on {least} to {n} deal, where they hold the same hand.",
        "Any two people are compared on {least} to {n} deals, where they hold the same hand.",
        most,
        least=least,
    )


def sit_out_list(rounds: Iterable[SeatedRound], _: Words) -> str:
    """Say who sits out when: "Round 1: 4 and 9 · Round 2: …"."""
    return " · ".join(
        _("Round {round}: {people}", round=seated.number, people=numbers_listed(seated.sit_out, _))
        for seated in rounds
        if seated.sit_out
    )


def moving_sentence(step: ConstantStep | None, tables: int, _: Words) -> str:
    """Say how people go on from round to round."""
    if step is None:
        return _("Everybody follows a route card from round to round.")
    moves = (
        (_("North"), step.north),
        (_("East"), step.east),
        (_("South"), step.south),
        (_("the boards"), step.boards),
    )
    text = ", ".join(_move(who, by, tables, _) for who, by in moves)
    return _("Always the same step: {moves}.", moves=text)


def _move(who: str, by: int, tables: int, _: Words) -> str:
    if not by:
        return _("{who} stays", who=who)
    if by > tables // 2:
        return _.plural("{who} −{n} table", "{who} −{n} tables", tables - by, who=who)
    return _.plural("{who} +{n} table", "{who} +{n} tables", by, who=who)


def cost_sentences(cost: RebuildingCost, settings: WhizSettings, _: Words) -> tuple[str, ...]:
    """Say what it costs to seat the rounds to come anew, before anybody accepts it."""
    if not cost.rounds:
        stays = _("What is planned stays as it is; the rounds after that are left out.")
        return (stays, *alone_sentences(cost, settings, _))
    return (
        _anew(cost, _),
        again_sentence(cost, _),
        out_sentence(cost, _),
        _deals(cost.deals, _),
        *_compared(cost, settings, _),
        *new_sentences(cost, settings, _),
        _("Print the route cards of these rounds again."),
    )


def _anew(cost: RebuildingCost, _: Words) -> str:
    first, last = cost.rounds[0].number, cost.rounds[-1].number
    tables = _.plural("{n} table", "{n} tables", cost.tables)
    span = span_words(first, last, _)
    return _.plural(
        "Round {span} is reseated, at {tables}. Nobody plays a deal twice.",
        "Rounds {span} are reseated, at {tables}. Nobody plays a deal twice.",
        last - first + 1,
        span=span,
        tables=tables,
    )


def again_sentence(cost: RebuildingCost, _: Words) -> str:
    """Say who meets again in rounds to come."""
    if not cost.again:
        return _("Nobody meets the same person twice.")
    named = [_("{one} and {other}", one=a, other=b) for (a, b), _times in cost.again]
    if len(named) <= _MOST_NAMED:
        return _("These meet again: {pairs}.", pairs=" · ".join(named))
    return _.plural(
        "{n} pair of people meets again, among them {pairs}.",
        "{n} pairs of people meet again, among them {pairs}.",
        len(named),
        pairs=" · ".join(named[:_MOST_NAMED]),
    )


def out_sentence(cost: RebuildingCost, _: Words) -> str:
    """Say who sits out when."""
    if not cost.sit_outs:
        return _("Nobody sits out.")
    text = " · ".join(
        _("round {round}: {people}", round=number, people=numbers_listed(people, _))
        for number, people in cost.sit_outs
    )
    return _("Sitting out: {who}.", who=text)


def _deals(deals: Mapping[int, int], _: Words) -> str:
    least, most = min(deals.values(), default=0), max(deals.values(), default=0)
    if least == most:
        return _.plural("Everybody plays {n} deal.", "Everybody plays {n} deals.", most)
    return _(
        "In the whole event a player has {least} to {most} deals; each is ranked by their average.",
        least=least,
        most=most,
    )


def _compared(cost: RebuildingCost, settings: WhizSettings, _: Words) -> Iterator[str]:
    """Say with how many others a hand of these rounds is compared, and which deals are lost."""
    if settings.ranking is not Ranking.TOTAL:
        yield _others(cost, _)
        yield from _otherwise(cost, settings, _)
    yield from alone_sentences(cost, settings, _)


def _otherwise(cost: RebuildingCost, settings: WhizSettings, _: Words) -> Iterator[str]:
    """Say what the other choice would cost: fewer meetings again, and deals lost."""
    spared, sets = cost.otherwise
    if spared > 0 and sets > 0:
        yield _.plural(
            "With {n} repeated meeting fewer, there would be {deals} more of the deals that "
            "compare nobody.",
            "With {n} repeated meetings fewer, there would be {deals} more of the deals that "
            "compare nobody.",
            spared,
            deals=sets * settings.boards_per_round,
        )


def _others(cost: RebuildingCost, _: Words) -> str:
    least, most = (tables - 1 for tables in cost.compared)
    if least == most:
        return _.plural(
            "In these rounds each hand is compared with {n} other.",
            "In these rounds each hand is compared with {n} others.",
            most,
        )
    return _(
        "In these rounds each hand is compared with {least} to {most} others.",
        least=least,
        most=most,
    )


def alone_sentences(cost: RebuildingCost, settings: WhizSettings, _: Words) -> Iterator[str]:
    """Say which deals compare nobody, and whom that costs something."""
    lost = cost.alone if settings.ranking is not Ranking.TOTAL else {}
    for board_set, players in lost.items():
        boards = boards_of(board_set, settings.boards_per_round)
        deals, who = numbers_listed(boards, _), numbers_listed(sorted(players), _)
        yield _.plural(
            "Deal {deals} is played at one table only and compares nobody: players {players} have "
            "the average for it (50 %), whatever they score.",
            "Deals {deals} are played at one table only and compare nobody: players {players} have "
            "the average for them (50 %), whatever they score.",
            len(boards),
            deals=deals,
            players=who,
        )


def new_sentences(cost: RebuildingCost, settings: WhizSettings, _: Words) -> Iterator[str]:
    """Say which deals have to be made."""
    boards = [
        board
        for board_set in cost.new_sets
        for board in boards_of(board_set, settings.boards_per_round)
    ]
    if boards:
        span = span_words(boards[0], boards[-1], _)
        yield _.plural(
            "{n} deal more has to be ready: number {numbers}.",
            "{n} deals more have to be ready: numbers {numbers}.",
            len(boards),
            numbers=span,
        )


def offer_title(merit: Merit, _: Words) -> str:
    """Say in a few words what speaks for a movement."""
    return _(_TITLES[merit])


def offer_sentences(offer: MovementOffer, settings: WhizSettings, _: Words) -> tuple[str, ...]:
    """Say what a movement gives and costs, always in the same order, to be read side by side."""
    size, step = settings.boards_per_round, offer.figures.step
    keeps_seats = offer.facts.is_steady and step is None
    steady = _("Everyone keeps their own seat and moves the same way each round.")
    return (
        steady if keeps_seats else moving_sentence(step, offer.tables, _),
        _meetings(offer, _),
        _deals_sentence(offer.figures, offer.rounds, size, _),
        prepared_sentence(offer.rounds, size, _),
        *filter(None, (passing_sentence(offer.rounds, size, _),)),
        _comparison_sentence(offer.figures, size, _),
        _seats(offer, _),
    )


def given_up_sentence(offered: Sequence[MovementOffer], settings: WhizSettings, _: Words) -> str:
    """Say what new faces cost where everybody could play all deals instead; else nothing."""
    merits = [offer.merit for offer in offered]
    if Merit.ALL_DEALS not in merits:
        return ""
    best, whole = offered[0], offered[merits.index(Merit.ALL_DEALS)]
    more = best.facts.board_sets - whole.facts.board_sets
    if best.facts.is_complete or more < 1:
        return ""
    size, least = settings.boards_per_round, best.figures.sets_played[0]
    return _.plural(
        "{n} deal more to prepare than with “{other}”; each player leaves out {missed}.",
        "{n} deals more to prepare than with “{other}”; each player leaves out {missed}.",
        more * size,
        other=offer_title(Merit.ALL_DEALS, _),
        missed=(best.facts.board_sets - least) * size,
    )


def _meetings(offer: MovementOffer, _: Words) -> str:
    if not offer.facts.repeats:
        return _("No two people meet twice.")
    return _.plural(
        "{n} repeated meeting; the same two meet {most} times at most.",
        "{n} repeated meetings; the same two meet {most} times at most.",
        offer.facts.repeats,
        most=offer.facts.most_meetings,
    )


def _seats(offer: MovementOffer, _: Words) -> str:
    if offer.facts.seat_imbalance <= 1:
        return _("Everybody sits North, East and South as evenly as possible.")
    if offer.facts.is_steady:
        return _("Everybody sits in the same seat throughout.")
    return _.plural(
        "Somebody has one seat {n} time more than another.",
        "Somebody has one seat {n} times more than another.",
        offer.facts.seat_imbalance,
    )


def other_sentences(
    offered: Sequence[MovementOffer], settings: WhizSettings, _: Words
) -> tuple[str, ...]:
    """Say of each movement but the first in what it differs from those told of before."""
    earlier: set[str] = set()
    differences_of: list[str] = []
    for offer in offered:
        sentences = offer_sentences(offer, settings, _)
        new = [each for each in sentences if each not in earlier]
        if earlier:
            title, differences = offer_title(offer.merit, _), " ".join(new[:_MOST_TOLD])
            differences_of.append(
                _("Also possible · {title}: {differences}", title=title, differences=differences)
            )
        earlier.update(sentences)
    return tuple(differences_of)
