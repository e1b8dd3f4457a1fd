"""A page for each player: round by round every deal, with whom, and how the score adds up."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import groupby

from whist_td.core.players import Player
from whist_td.formats.whiz.files.web_parts import figure, length, matchpoints, outcome, percent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.paper_results import (
    HandWorth,
    PlayedDeal,
    PlayerSheet,
    WhizResults,
)
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.web_frame import name_html, text
from whist_td.room.web.leaves import Leaf, link, person, table, title
from whist_td.words.words import Words


def player_leaves(results: WhizResults, players: Mapping[int, Player], _: Words) -> Iterator[Leaf]:
    """Yield a page for each player, in the order of the ranking."""
    sheets = {sheet.standing.player: sheet for sheet in results.players}
    for standing in results.standings.rows:
        sheet, player = sheets[standing.player], players[standing.player]
        content = _heading(sheet, player, results, _) + _deals(sheet, results, _)
        yield Leaf(f"player-{player.number}", player.name, content)


def _heading(sheet: PlayerSheet, player: Player, results: WhizResults, _: Words) -> str:
    standing = sheet.standing
    told = " · ".join(filter(None, (_("Player {number}", number=player.number), player.club)))
    score = figure(standing.score, results.settings.ranking, _)
    beside = f"<b>{text(_.ordinal(standing.rank))}</b> {score}" if sheet.deals else ""
    return title(name_html(player.name), text(told), beside)


def _deals(sheet: PlayerSheet, results: WhizResults, _: Words) -> str:
    if not sheet.deals:
        nothing = _("No deal has been played yet.")
        return f"<p>{text(nothing)}</p>"
    ranking, player = results.settings.ranking, sheet.standing.player
    worth = _("Percent") if ranking is Ranking.MATCHPOINTS else _worth_heading(ranking, _)
    heads = (_("Deal"), _("Result"), _("Points"), worth)
    sittings = groupby(sheet.deals, key=lambda deal: _sitting(deal, player))
    bodies = (_sat(list(deals), player, ranking, _) for _sat_at, deals in sittings)
    sums = "".join(f"<tr>{line}</tr>" for line in _sums(sheet, results, _))
    return table("deals", heads, *bodies, foot=f"<tfoot>{sums}</tfoot>")


def _worth_heading(ranking: Ranking, _: Words) -> str:
    return _("Deviation") if ranking is Ranking.DATUM else _("Counts")


def _sitting(deal: PlayedDeal, player: int) -> tuple[object, ...]:
    """Return what deals share that were played one after the other at one table."""
    others = (hand.player.number for hand in deal.others(player))
    return deal.place.round, deal.place.table, deal.of(player).hand, *others


def _sat(deals: list[PlayedDeal], player: int, ranking: Ranking, _: Words) -> Iterator[str]:
    """Yield the line that says where and with whom, and a line for each deal played there."""
    first = deals[0]
    place, hand = first.place, first.of(player).hand
    where = link(f"round-{place.round}", text(_("Round no. {round}", round=place.round)))
    at = " · ".join((_("Table {table}", table=place.table), whiz_label(hand, _)))
    others = " · ".join(
        person(other.player.number, other.player.name) for other in first.others(player)
    )
    yield f'<tr><th colspan="4">{where} · {text(at)}<small>{others}</small></th></tr>'
    for deal in deals:
        yield _deal(deal, deal.of(player), ranking, _)


def _deal(deal: PlayedDeal, own: HandWorth, ranking: Ranking, _: Words) -> str:
    board = deal.place.board
    return (
        f"<tr><td>{link(f'deal-{board}', str(board))}</td><td>{outcome(deal.outcome, _)}</td>"
        f"<td>{'–' if own.points is None else own.points}</td>"
        f"<td{length(own.percent)}>{_worth(own, ranking, _)}</td></tr>"
    )


def _worth(own: HandWorth, ranking: Ranking, _: Words) -> str:
    if ranking is Ranking.MATCHPOINTS:
        return f"{percent(own.percent, _)}<small>{matchpoints(own.line, _)}</small>"
    return f"{figure(own.worth, ranking, _)}<small>{percent(own.percent, _)}</small>"


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
    yield _sum_cells(result, "", figure(standing.score, ranking, _))


def _sum_cells(said: str, points: str, worth: str) -> str:
    return f'<th scope="row" colspan="2">{text(said)}</th><td>{points}</td><td>{worth}</td>'
