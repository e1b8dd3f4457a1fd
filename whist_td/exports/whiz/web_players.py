"""A page for each player: every deal, with whom, and how the score adds up."""

from collections.abc import Iterator
from fractions import Fraction

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
from whist_td.formats.whiz.players import Player
from whist_td.formats.whiz.settings import Ranking
from whist_td.i18n.whiz_facts import penalty_words
from whist_td.i18n.whiz_labels import whiz_label
from whist_td.i18n.words import Words
from whist_td.usecases.whiz_paper_results import HandWorth, PlayedDeal, PlayerSheet, WhizResults


def player_leaves(results: WhizResults, players: dict[int, Player], _: Words) -> Iterator[Leaf]:
    """Yield a page for each player, in the order of the ranking."""
    sheets = {sheet.standing.player: sheet for sheet in results.players}
    for standing in results.standings.rows:
        sheet, player = sheets[standing.player], players[standing.player]
        content = _heading(sheet, player, results, _) + _deals(sheet, results, _)
        yield Leaf(f"player-{player.number}", player.name, content)


def _heading(sheet: PlayerSheet, player: Player, results: WhizResults, _: Words) -> str:
    standing = sheet.standing
    score = figure(standing.score, results.settings.ranking, _)
    told = [_("Player {number}", number=player.number), player.club]
    return (
        f'<div class="title"><div><h2><bdi>{text(player.name)}</bdi></h2>'
        f"<p>{text(' · '.join(filter(None, told)))}</p></div>"
        f'<p class="score"><b>{text(_.ordinal(standing.rank))}</b> {score}</p></div>'
    )


def _deals(sheet: PlayerSheet, results: WhizResults, _: Words) -> str:
    if not sheet.deals:
        nothing = _("No deal has been played yet.")
        return f"<p>{text(nothing)}</p>"
    ranking = results.settings.ranking
    worth = _("Percent") if ranking is Ranking.MATCHPOINTS else _worth_heading(ranking, _)
    heads = (
        ("deal", _("Deal")),
        ("name", _("Result")),
        ("number", _("Points")),
        ("worth", worth),
    )
    rows = (_deal(deal, sheet.standing.player, ranking, _) for deal in sheet.deals)
    sums = "".join(f"<tr>{line}</tr>" for line in _sums(sheet, results, _))
    return table("deals", heads, rows, f"<tfoot>{sums}</tfoot>")


def _worth_heading(ranking: Ranking, _: Words) -> str:
    return _("Deviation") if ranking is Ranking.DATUM else _("Counts")


def _deal(deal: PlayedDeal, number: int, ranking: Ranking, _: Words) -> str:
    own, place = deal.of(number), deal.place
    where = _("Round no. {round}", round=place.round)
    at = _("Table {table}", table=place.table)
    others = " · ".join(person(other.player) for other in deal.others(number))
    hand = f'<span class="hand">{text(whiz_label(own.hand, _))}</span>'
    return (
        f'<tr><th scope="row" class="deal">{link(f"deal-{place.board}", str(place.board))}</th>'
        f'<td class="name"><span>{hand} {outcome(deal.outcome, _)}</span>'
        f"<small>{text(where)} · {text(at)} · {others}</small></td>"
        f'<td class="number">{"–" if own.points is None else own.points}</td>'
        f'<td class="worth">{_worth(own, ranking, _)}</td></tr>'
    )


def _worth(own: HandWorth, ranking: Ranking, _: Words) -> str:
    if ranking is Ranking.MATCHPOINTS:
        small = matchpoints(own.line, _)
        return f"<b>{percent(own.percent, _)}</b>{bar(own.percent)}<small>{small}</small>"
    return (
        f"<b>{figure(own.worth, ranking, _)}</b>{bar(own.percent)}"
        f"<small>{percent(own.percent, _)}</small>"
    )


def _sums(sheet: PlayerSheet, results: WhizResults, _: Words) -> Iterator[str]:
    """Yield how the score comes about: the sum, what is taken off, and what remains."""
    standing, ranking = sheet.standing, results.settings.ranking
    if standing.score is None:
        return
    own = [deal.of(standing.player) for deal in sheet.deals]
    total = sum((hand.worth for hand in own if hand.worth is not None), Fraction(0))
    said = _.plural("Sum of {n} deal", "Sum of {n} deals", standing.boards)
    yield _sum_cells(said, str(standing.points), figure(total, ranking, _))
    for penalty in sheet.penalties:
        taken = _("Penalty: {penalty}", penalty=penalty_words(penalty, ranking, _))
        yield _sum_cells(taken, "", figure(-penalty.amount, ranking, _).replace(">-", ">−"))
    result = _("Mean") if ranking is Ranking.MATCHPOINTS else _("Total")
    yield _sum_cells(result, "", figure(standing.score, ranking, _), "final")


def _sum_cells(said: str, points: str, worth: str, kind: str = "") -> str:
    return (
        f'<th scope="row" colspan="2" class="name {kind}">{text(said)}</th>'
        f'<td class="number">{points}</td><td class="worth {kind}">{worth}</td>'
    )
