"""A page for each deal: all its results, and for each hand how often each score occurred."""

from collections.abc import Iterator

from whist_td.exports.web_frame import text
from whist_td.exports.whiz.web_parts import (
    Leaf,
    bar,
    figure,
    link,
    matchpoints,
    outcome,
    percent,
    person,
    table,
)
from whist_td.formats.whiz.frequency import FrequencyLine, Group
from whist_td.formats.whiz.hands import HANDS, Hand
from whist_td.formats.whiz.settings import Ranking
from whist_td.i18n.whiz_labels import decimal, whiz_label
from whist_td.i18n.words import Words
from whist_td.usecases.whiz_paper_results import BoardSheet, HandWorth, PlayedDeal, WhizResults


def deal_leaves(results: WhizResults, _: Words) -> Iterator[Leaf]:
    """Yield a page for each deal."""
    for board in results.boards:
        name = _("Deal {board}", board=board.board)
        dealer = _("{dealer} deals", dealer=whiz_label(board.dealer, _))
        tables = _.plural("{n} table", "{n} tables", len(board.deals))
        heading = (
            f'<div class="title"><div><h2>{text(name)}</h2>'
            f"<p>{text(dealer)} · {text(tables)}</p></div></div>"
        )
        content = heading + _results(board, results, _) + _frequencies(board, results, _)
        yield Leaf(f"deal-{board.board}", name, content)


def _results(board: BoardSheet, results: WhizResults, _: Words) -> str:
    hands = (("name", whiz_label(hand, _)) for hand in HANDS)
    heads = (("name", _("Result")), *hands)
    return table("tables", heads, (_result(deal, results, _) for deal in board.deals))


def _result(deal: PlayedDeal, results: WhizResults, _: Words) -> str:
    place = deal.place
    where = _("Round no. {round}", round=place.round)
    at = _("Table {table}", table=place.table)
    round_link = link(f"round-{place.round}", text(where))
    hands = "".join(_hand(hand, results.settings.ranking, _) for hand in deal.hands)
    return (
        f'<tr><td class="name said">{outcome(deal.outcome, _)}'
        f"<small>{round_link} · {text(at)}</small></td>{hands}</tr>"
    )


def _hand(hand: HandWorth, ranking: Ranking, _: Words) -> str:
    points = "–" if hand.points is None else text(_.plural("{n} point", "{n} points", hand.points))
    worth = percent(hand.percent, _)
    if ranking is not Ranking.MATCHPOINTS:
        worth = f"{figure(hand.worth, ranking, _)} · {worth}"
    return (
        f'<td class="name" data-hand="{text(whiz_label(hand.hand, _))}">{person(hand.player)}'
        f"<small>{points} · <b>{worth}</b></small>{bar(hand.percent)}</td>"
    )


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
    said = _(
        "This deal has {held} results of {expected}: Neuberg’s formula brings its matchpoints "
        "to the top of a full deal.",
        held=group.held,
        expected=group.expected,
    )
    return f'<p class="quiet">{text(said)}</p>'


def _frequency(hand: Hand, lines: tuple[FrequencyLine, ...], ranking: Ranking, _: Words) -> str:
    datum = ranking is Ranking.DATUM
    last = _("Deviation") if datum else _("Percent")
    heads = (
        ("number", _("Score")),
        ("number", _("Times")),
        ("number", _("Matchpoints")),
        ("worth", last),
    )
    counted = table("counts", heads, (_line(line, ranking, _) for line in lines))
    return f"<div><h4>{text(whiz_label(hand, _))}</h4>{counted}</div>"


def _line(line: FrequencyLine, ranking: Ranking, _: Words) -> str:
    worth = percent(line.percent, _)
    if ranking is Ranking.DATUM:
        worth = figure(line.deviation, ranking, _)
    score = decimal(line.score, _).replace("-", "−")
    return (
        f'<tr><td class="number"><b>{text(score)}</b></td><td class="number">{line.times}</td>'
        f'<td class="number">{matchpoints(line, _)}</td><td class="worth">{worth}</td></tr>'
    )
