"""A page for each deal: all its results, and for each hand how often each score occurred."""

from collections.abc import Iterator
from fractions import Fraction

from whist_td.core.contracts import HANDS, Hand, Strain
from whist_td.deals.cards import PLACES
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.frequency import FrequencyLine, Group
from whist_td.formats.whiz.rules.results import Outcome, Played
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.deal_pages import DealSeen, deals_seen
from whist_td.formats.whiz.views.results import BoardSheet, HandWorth, PlayedDeal, WhizResults
from whist_td.formats.whiz.words.deal_listings import (
    NOTHING,
    board_results,
    frequencies,
    worth_text,
)
from whist_td.formats.whiz.words.deal_pages import best_sentence, seats_sentence, talk_sentence
from whist_td.formats.whiz.words.deals import deal_words
from whist_td.formats.whiz.words.hands import SUIT_ORDER, seat_name, suit_text
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.web_frame import suit, text
from whist_td.room.web.leaves import Leaf, link, person, table, title
from whist_td.words.listings import Media
from whist_td.words.words import Words, decimal


def percent(number: Fraction | None, _: Words) -> str:
    """Return a percentage with two places; the exact fraction travels with it."""
    if number is None:
        return NOTHING
    return _number_shown(number, _("{percent} %", percent=decimal(number, _, 2)))


def figure(number: Fraction | None, ranking: Ranking, _: Words) -> str:
    """Return what ranks: a percentage, a deviation with its sign, or points."""
    if number is None:
        return NOTHING
    match ranking:
        case Ranking.MATCHPOINTS:
            return percent(number, _)
        case _:
            return _number_shown(number, worth_text(number, ranking, _))


def _number_shown(number: Fraction, shown: str) -> str:
    """Return a number as people read it, with the exact one for those who check."""
    return f'<data value="{number}">{text(shown)}</data>'


def length(number: Fraction | None) -> str:
    """Return a percentage as the length of the bar under a cell."""
    return "" if number is None else f' style="--p:{float(number):.0f}"'


def outcome(came_of_it: Outcome, _: Words) -> str:
    """Return what came of a deal, its suit drawn in colour: "10♥X S +1"."""
    words = deal_words(came_of_it, _)
    if not isinstance(came_of_it, Played):
        summary = " · ".join(filter(None, (words.contract, words.remark)))
        return f'<em class="quiet">{text(summary)}</em>'
    contract = came_of_it.contract
    risk = text("X" * (contract.risk // 2))
    down = "" if came_of_it.tricks >= contract.level else ' class="down"'
    return (
        f"<b>{contract.level}{suit(contract.strain, _)}{risk}</b> "
        f"{text(words.declarer)} <b{down}>{text(words.ended)}</b>"
    )


def matchpoints(line: FrequencyLine | None, _: Words) -> str:
    """Return the matchpoints of the top, where results are missing as Neuberg's formula has it."""
    if line is None:
        return ""
    points, top = Fraction(line.matchpoints), line.group.top
    if line.group.has_neuberg:
        points, top = line.full_matchpoints, line.group.full_top
    return text(_("{points} of {top}", points=decimal(points, _), top=top))


def deal_leaves(event: WhizEvent, results: WhizResults, _: Words) -> Iterator[Leaf]:
    """Yield a page for each deal; its hands once everybody may see them."""
    seen = deals_seen(event)
    for board in results.boards:
        name = _("Deal {board}", board=board.board)
        dealer = _("{dealer} deals", dealer=whiz_label(board.dealer, _))
        tables = _.plural("{n} table", "{n} tables", len(board.deals))
        heading = title(text(name), text(f"{dealer} · {tables}"))
        hands = _hands(seen[board.board], event, _) if board.board in seen else ""
        heads = (column.heading for column in board_results(board, _).on(Media.PAGE))
        lines = (_result(deal, results, _) for deal in board.deals)
        played = table("tables", text(name), heads, lines)
        content = heading + hands + played + _frequencies(board, results, _)
        yield Leaf(f"deal-{board.board}", name, content)


def _hands(seen: DealSeen, event: WhizEvent, _: Words) -> str:
    """Return the hands as they lie on a table, and what could be made."""
    north, east, south, domy = (_hand_shown(seen, place, _) for place in PLACES)
    empty = "<td></td>"
    lines = (f"{empty}{north}{empty}", f"{domy}{empty}{east}", f"{empty}{south}{empty}")
    rows = "".join(f"<tr>{line}</tr>" for line in lines)
    sentences = (best_sentence(seen, event, _), talk_sentence(seen, _))
    below = "".join(f"<p>{text(each)}</p>" for each in sentences if each)
    return f'<table class="hands">{rows}</table>{_makeable(seen, event, _)}{below}'


def _hand_shown(seen: DealSeen, place: str, _: Words) -> str:
    suits = "".join(
        f"<br>{suit(each, _)} {text(suit_text(seen.deal.hand(place), each, _))}"
        for each in SUIT_ORDER
    )
    return f"<td><b>{text(seat_name(place, _))}</b>{suits}</td>"


def _makeable(seen: DealSeen, event: WhizEvent, _: Words) -> str:
    if seen.makeable is None:
        return ""
    tricks, heads = seen.makeable, "".join(f"<th>{suit(each, _)}</th>" for each in Strain)
    rows = "".join(
        f"<tr><th>{text(whiz_label(hand, _))}</th>"
        + "".join(f"<td>{tricks[hand][strain]}</td>" for strain in Strain)
        + "</tr>"
        for hand in HANDS
    )
    name = text(f"{_('Tricks that can be made')} · {seats_sentence(event, _)}")
    return (
        f'<table class="makeable"><caption>{name}</caption><tr><td></td>{heads}</tr>{rows}</table>'
    )


def _result(deal: PlayedDeal, results: WhizResults, _: Words) -> str:
    place = deal.place
    where = link(
        f"round-{place.round}", text(_.pgettext("tour", "Round {round}", round=place.round))
    )
    at = text(_("Table {table}", table=place.table))
    hands = "".join(_hand(hand, results.settings.ranking, _) for hand in deal.hands)
    return f"<tr><td>{outcome(deal.outcome, _)}<small>{where} · {at}</small></td>{hands}</tr>"


def _hand(hand: HandWorth, ranking: Ranking, _: Words) -> str:
    """Return what a deal gave a hand; the exact figures stand in the frequencies below."""
    points = NOTHING if hand.points is None else _.plural("{n} point", "{n} points", hand.points)
    figures = [points]
    if hand.worth is not None and ranking is not Ranking.MATCHPOINTS:
        figures.append(worth_text(hand.worth, ranking, _))
    if hand.percent is not None:
        figures.append(_("{percent} %", percent=decimal(hand.percent, _, 2)))
    who = person(hand.player.number, hand.player.name)
    return f"<td{length(hand.percent)}>{who}<small>{text(' · '.join(figures))}</small></td>"


def _frequencies(board: BoardSheet, results: WhizResults, _: Words) -> str:
    tables = "".join(
        _frequency(hand, board.frequencies[hand.index], results.settings.ranking, _)
        for hand in HANDS
        if board.frequencies[hand.index]
    )
    if not tables:
        return ""
    title = _("How often each score occurred, and what it is worth")
    group = next(lines[0].group for lines in board.frequencies if lines)
    return f'<h3>{text(title)}</h3>{_neuberg(group, _)}<div class="frequencies">{tables}</div>'


def _neuberg(group: Group, _: Words) -> str:
    if not group.has_neuberg:
        return ""
    sentence = _.plural(
        "This deal has {n} result of {expected}: Neuberg’s formula brings its matchpoints "
        "to the top of a full deal.",
        "This deal has {n} results of {expected}: Neuberg’s formula brings its matchpoints "
        "to the top of a full deal.",
        group.held,
        expected=group.expected,
    )
    return f'<p class="quiet">{text(sentence)}</p>'


def _frequency(hand: Hand, lines: tuple[FrequencyLine, ...], ranking: Ranking, _: Words) -> str:
    heads = (column.heading for column in frequencies(lines, ranking, _).on(Media.PAGE))
    counted = table(
        "counts", text(whiz_label(hand, _)), heads, (_line(line, ranking, _) for line in lines)
    )
    return f"<div><h4>{text(whiz_label(hand, _))}</h4>{counted}</div>"


def _line(line: FrequencyLine, ranking: Ranking, _: Words) -> str:
    worth = percent(line.percent, _)
    if ranking is Ranking.DATUM:
        worth = figure(line.deviation, ranking, _)
    score = decimal(line.score, _)
    return (
        f"<tr><td>{text(score)}</td><td>{line.times}</td>"
        f"<td>{matchpoints(line, _)}</td><td>{worth}</td></tr>"
    )
