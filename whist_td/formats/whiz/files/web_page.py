"""A tournament as one page for the club's site or a mail: ranking, deals, players, rounds."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import groupby

from whist_td.assets import style_sheet
from whist_td.core.contracts import HANDS
from whist_td.core.players import Player
from whist_td.formats.whiz.files.web_deals import (
    deal_leaves,
    figure,
    length,
    matchpoints,
    outcome,
    percent,
)
from whist_td.formats.whiz.rules.event import Seating, WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.results import (
    HandWorth,
    PlayedDeal,
    PlayerSheet,
    WhizResults,
    whiz_results,
)
from whist_td.formats.whiz.words.deal_listings import player_deals, points_text
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.formats.whiz.words.labels import method_sentence, whiz_label
from whist_td.formats.whiz.words.standings import whiz_listing
from whist_td.interchange.web_frame import name_html, text
from whist_td.room.formats import before_of
from whist_td.room.views.views import RankingView
from whist_td.room.web.leaves import (
    LEAF_STYLE,
    Leaf,
    everything,
    index,
    leaves,
    link,
    person,
    player_link,
    sitting_out,
    table,
    title,
)
from whist_td.room.web.page import Inside, PageFormat
from whist_td.words.listings import Listing, Media
from whist_td.words.words import Words, with_minus


def leaf_style(_: Words) -> str:
    """Return the style with the hands in words, which a phone shows before each name."""
    hands = "".join(
        f'.tables td:nth-child({hand.index + 2})::before {{ content: "{whiz_label(hand, _)}"; }}\n'
        for hand in HANDS
    )
    narrow = f"@media (max-width: 40rem) {{ {hands} }}"
    return LEAF_STYLE + style_sheet("leaf_whiz.css") + narrow


def round_leaves(event: WhizEvent, results: WhizResults, _: Words) -> Iterator[Leaf]:
    """Yield a page for each round of the movement, those to come among them."""
    shown = {sheet.board for sheet in results.boards}
    for number in sorted(event.rounds):
        seated = event.rounds[number]
        name = _.pgettext("tour", "Round {round}", round=number)
        out = sitting_out([_person(event, player) for player in seated.sit_out], _)
        heads = (_("Table"), *(whiz_label(hand, _) for hand in HANDS))
        lines = (_table(event, each, shown, _) for each in seated.seatings)
        content = title(text(name), out) + table("tables", text(name), heads, lines)
        yield Leaf(f"round-{number}", name, content)


def _person(event: WhizEvent, number: int) -> str:
    return person(number, event.player(number).name)


def _table(event: WhizEvent, seating: Seating, shown: set[int], _: Words) -> str:
    deals = " ".join(
        link(f"deal-{board}", str(board)) if board in shown else str(board)
        for board in event.boards_at(seating)
    )
    hands = "".join(f"<td>{_person(event, seating.seats[hand.index])}</td>" for hand in HANDS)
    at, named = text(_("Table {table}", table=seating.table)), text(_("Deals"))
    return f'<tr><td><b>{at}</b><small class="spread">{named} {deals}</small></td>{hands}</tr>'


def player_leaves(results: WhizResults, players: Mapping[int, Player], _: Words) -> Iterator[Leaf]:
    """Yield a page for each player, in the order of the ranking."""
    sheets = {sheet.standing.player: sheet for sheet in results.players}
    for standing in results.standings.rows:
        sheet, player = sheets[standing.player], players[standing.player]
        content = _heading(sheet, player, results, _) + _deals(sheet, results, _)
        yield Leaf(f"player-{player.number}", player.name, content)


def _heading(sheet: PlayerSheet, player: Player, results: WhizResults, _: Words) -> str:
    standing = sheet.standing
    summary = " · ".join(filter(None, (_("Player {number}", number=player.number), player.club)))
    score_so_far = standing.told_score if standing.lacks else standing.score
    score = (
        figure(score_so_far, results.settings.ranking, _)
        if score_so_far is not None or not standing.lacks
        else ""
    )
    beside = f"<b>{text(_.ordinal(standing.rank))}</b> {score}" if sheet.deals else ""
    return title(name_html(player.name), text(summary), beside)


def _deals(sheet: PlayerSheet, results: WhizResults, _: Words) -> str:
    if not sheet.deals:
        nothing = _("No round is complete yet.")
        return f"<p>{text(nothing)}</p>"
    ranking, player = results.settings.ranking, sheet.standing.player
    columns = player_deals(sheet, results.settings, _).on(Media.PAGE)
    heads = [column.heading for column in columns]
    sittings = groupby(sheet.deals, key=lambda deal: _sitting(deal, player))
    bodies = (_sat(list(deals), player, ranking, _) for _sat_at, deals in sittings)
    sums = "".join(f"<tr>{line}</tr>" for line in _sums(sheet, results, _))
    return table(
        "deals", name_html(sheet.standing.name), heads, *bodies, foot=f"<tfoot>{sums}</tfoot>"
    )


def _sitting(deal: PlayedDeal, player: int) -> tuple[object, ...]:
    """Return what deals share that were played one after the other at one table."""
    others = (hand.player.number for hand in deal.others(player))
    return deal.place.round, deal.place.table, deal.of(player).hand, *others


def _sat(deals: list[PlayedDeal], player: int, ranking: Ranking, _: Words) -> Iterator[str]:
    """Yield the line that says where and with whom, and a line for each deal played there."""
    first = deals[0]
    place, hand = first.place, first.of(player).hand
    where = link(
        f"round-{place.round}", text(_.pgettext("tour", "Round {round}", round=place.round))
    )
    at = " · ".join((_("Table {table}", table=place.table), whiz_label(hand, _)))
    others = " · ".join(
        person(other.player.number, other.player.name) for other in first.others(player)
    )
    heading = f"{where} · {text(at)}<small>{others}</small>"
    yield f'<tr><th scope="rowgroup" colspan="4">{heading}</th></tr>'
    for deal in deals:
        own = deal.of(player)
        board = deal.place.board
        yield (
            f"<tr><td>{link(f'deal-{board}', str(board))}</td><td>{outcome(deal.outcome, _)}</td>"
            f"<td>{points_text(own)}</td>"
            f"<td{length(own.percent)}>{_worth(own, ranking, _)}</td></tr>"
        )


def _worth(own: HandWorth, ranking: Ranking, _: Words) -> str:
    if ranking is Ranking.MATCHPOINTS:
        return f"{percent(own.percent, _)}<small>{matchpoints(own.line, _)}</small>"
    return f"{figure(own.worth, ranking, _)}<small>{percent(own.percent, _)}</small>"


def _sums(sheet: PlayerSheet, results: WhizResults, _: Words) -> Iterator[str]:
    """Yield how the score comes about: the sum, what is taken off, and what remains."""
    standing, ranking = sheet.standing, results.settings.ranking
    if standing.score is None or standing.lacks:
        return
    own = [deal.of(standing.player) for deal in sheet.deals]
    total = sum((hand.worth for hand in own if hand.worth is not None), Fraction(0))
    label = _.plural("Sum of {n} deal", "Sum of {n} deals", standing.boards)
    yield _sum_cells(label, with_minus(str(standing.points)), figure(total, ranking, _))
    for penalty in sheet.penalties:
        taken = _("Penalty: {penalty}", penalty=penalty_words(penalty, ranking, _))
        yield _sum_cells(taken, "", figure(-penalty.amount, ranking, _))
    result = _("Mean") if ranking is Ranking.MATCHPOINTS else _("Total")
    yield _sum_cells(result, "", figure(standing.score, ranking, _))


def _sum_cells(label: str, points: str, worth: str) -> str:
    return f'<th scope="row" colspan="2">{text(label)}</th><td>{points}</td><td>{worth}</td>'


def _listing(
    event: WhizEvent, view: RankingView[WhizStanding, Ranking], _: Words
) -> Listing[WhizStanding]:
    rows = [line.standing for line in view.lines]
    clubs = {number: player.club for number, player in event.players.items()}
    return whiz_listing(rows, view.by, _, before_of(view), clubs)


def _method(event: WhizEvent, _view: RankingView, _: Words) -> str:
    method = text(method_sentence(event.settings, _))
    hint = text(_("Choose a name to see every deal of that player."))
    return f'{method}<br><span class="hint">{hint}</span>'


def _size(event: WhizEvent, _: Words) -> str:
    players = _.plural("{n} player", "{n} players", len(event.players))
    rounds = _.npgettext("tour", "{n} round", "{n} rounds", event.settings.rounds)
    deals = _.plural("{n} deal", "{n} deals", event.boards)
    return " · ".join((players, rounds, deals))


def _inside(event: WhizEvent, after_round: int, _: Words) -> Inside:
    results = whiz_results(event, after_round)
    deals = list(deal_leaves(event, results, _))
    rounds = list(round_leaves(event, results, _))
    players = list(player_leaves(results, event.players, _))
    first = (
        index(_("Deals"), "deal-", deals),
        index(_.pgettext("tournoi", "Rounds of the event"), "round-", rounds),
        everything(_),
    )
    pages = (leaves(part, _) for part in (players, deals, rounds))
    return Inside("\n".join(first), "\n".join(pages))


_FORMAT: PageFormat[WhizEvent] = PageFormat(
    _listing,
    lambda row: player_link(row.player, row.name),
    _method,
    _inside,
    _size,
    leaf_style,
)
whiz_web_page = _FORMAT.whole
"""Makes the whole page: the scenes of the room, and a page for each deal, player, round."""
