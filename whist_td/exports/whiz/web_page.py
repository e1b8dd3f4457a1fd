"""A tournament as one page for the club's site or a mail: ranking, deals, players, rounds."""

from collections.abc import Sequence

from whist_td.exports.web_frame import header, page, suit_shapes, text
from whist_td.exports.whiz.deal_words import method_sentence
from whist_td.exports.whiz.web_deals import deal_leaves
from whist_td.exports.whiz.web_parts import Leaf, figure, leaves, link, percent, table
from whist_td.exports.whiz.web_players import player_leaves
from whist_td.exports.whiz.web_rounds import round_leaves
from whist_td.exports.whiz.web_style import WHIZ_STYLE
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.players import Player
from whist_td.formats.whiz.settings import Ranking
from whist_td.formats.whiz.standings import Standing
from whist_td.i18n.whiz_sentences import ranking_title, tie_sentence
from whist_td.i18n.words import Words
from whist_td.usecases.whiz_paper_results import WhizResults, whiz_results


def whiz_web_page(evening: WhizEvening, _: Words) -> str:
    """Return the whole page; each deal, player and round has a page inside it."""
    results = whiz_results(evening, evening.last_announced)
    people = dict(evening.players)
    deals = list(deal_leaves(results, _))
    rounds = list(round_leaves(evening, _))
    players = list(player_leaves(results, people, _))
    index = _index(_("Deals"), "deal-", deals) + _index(
        _("Rounds of the tournament"), "round-", rounds
    )
    everything = link("all", text(_("Show everything on one page, to search or to print")))
    parts = "\n".join(leaves(part, _) for part in (players, deals, rounds))
    body = f"""{suit_shapes()}
<div id="top">{header(evening.details, _)}</div>
<main>
<div class="home">
{_ranking(evening, results, _)}
{index}
<p class="all">{everything}</p>
</div>
<div id="all">
{parts}
</div>
</main>
<footer><p>{text(_footer(evening, _))}</p></footer>"""
    return page(evening.details, ranking_title(results.standings, _), body, _, WHIZ_STYLE)


def _footer(evening: WhizEvening, _: Words) -> str:
    players = _.plural("{n} player", "{n} players", len(evening.players))
    rounds = _.plural("{n} round of Whiz", "{n} rounds of Whiz", evening.settings.rounds)
    deals = _.plural("{n} deal", "{n} deals", evening.boards)
    return " · ".join((players, rounds, deals, "Whist TD"))


def _ranking(evening: WhizEvening, results: WhizResults, _: Words) -> str:
    view = results.standings
    heads = (
        ("rank", _("Rank")),
        ("name", _("Name")),
        ("deals-held", _("Deals")),
        ("number", _("Points")),
        ("total", _score_heading(view.ranking, _)),
    )
    rows = (_standing(row, evening.player(row.player), view.ranking, _) for row in view.rows)
    method = text(method_sentence(evening.settings, _))
    hint = text(_("Choose a name to see every deal of that player."))
    return (
        f"<section><h2>{text(ranking_title(view, _))}</h2>"
        f'<p>{method}<br><span class="hint">{hint}</span></p>'
        f"{table('standings', heads, rows)}</section>"
    )


def _score_heading(ranking: Ranking, _: Words) -> str:
    match ranking:
        case Ranking.MATCHPOINTS:
            return _("Percent")
        case Ranking.DATUM:
            return _("Deviation")
        case Ranking.TOTAL:
            return _("Total")


def _standing(row: Standing, player: Player, ranking: Ranking, _: Words) -> str:
    kind = "first" if row.rank == 1 and row.score is not None else ""
    small = " · ".join(filter(None, (player.club, tie_sentence(row, _))))
    name = link(f"player-{row.player}", f"<bdi>{text(row.name)}</bdi>")
    also = "" if ranking is Ranking.MATCHPOINTS else f"<small>{percent(row.percent, _)}</small>"
    return (
        f'<tr class="{kind}"><td class="rank">{text(_.ordinal(row.rank))}</td>'
        f'<td class="name">{name}<small>{text(small)}</small></td>'
        f'<td class="deals-held">{row.boards}</td><td class="number">{row.points}</td>'
        f'<td class="total">{figure(row.score, ranking, _)}{also}</td></tr>'
    )


def _index(title: str, start: str, pages: Sequence[Leaf]) -> str:
    if not pages:
        return ""
    numbers = (leaf.anchor.removeprefix(start) for leaf in pages)
    ways = "".join(
        f'<a href="#{leaf.anchor}" aria-label="{text(leaf.name)}">{number}</a>'
        for leaf, number in zip(pages, numbers, strict=True)
    )
    return f'<section class="index"><h2>{text(title)}</h2><nav>{ways}</nav></section>'
