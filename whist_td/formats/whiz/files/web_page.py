"""A tournament as one page for the club's site or a mail: ranking, deals, players, rounds."""

from whist_td.formats.whiz.files.deal_words import method_sentence
from whist_td.formats.whiz.files.web_deals import deal_leaves
from whist_td.formats.whiz.files.web_parts import percent
from whist_td.formats.whiz.files.web_players import player_leaves
from whist_td.formats.whiz.files.web_rounds import round_leaves
from whist_td.formats.whiz.files.web_style import leaf_style
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.paper_results import whiz_results
from whist_td.formats.whiz.words.sentences import tie_sentence
from whist_td.interchange.web_frame import text
from whist_td.room.views.show import Show
from whist_td.room.views.views import RankedLine, RankingView
from whist_td.room.web.leaves import everything, index, leaves, player_link
from whist_td.room.web.page import Inside, PageFormat, scenes_page
from whist_td.room.web.standings import LineMore, StandingsColumns
from whist_td.words.words import Words


def whiz_web_page(
    evening: WhizEvent, _: Words, after_round: int | None = None, show: Show | None = None
) -> str:
    """Return the whole page: the scenes of the room, and a page for each deal, player, round."""
    return scenes_page(evening, _FORMAT, _, after_round, show)


def _columns(view: RankingView[WhizStanding, Ranking], _: Words) -> StandingsColumns:
    headings = {Ranking.DATUM: _("Deviation"), Ranking.TOTAL: _("Total")}
    score = headings.get(view.by, _("Percent"))
    return StandingsColumns(_("No."), _("Name"), (_("Deals"), _("Points")), score)


def _line(
    evening: WhizEvent,
    line: RankedLine[WhizStanding],
    view: RankingView[WhizStanding, Ranking],
    _: Words,
) -> LineMore:
    standing = line.standing
    name = player_link(line.number, line.name)
    remarks = (evening.player(line.number).club, tie_sentence(standing, _))
    cells = (str(standing.boards), str(standing.points).replace("-", "−"))
    is_percent = view.by is Ranking.MATCHPOINTS
    also = "" if is_percent else f"<small>{percent(standing.percent, _)}</small>"
    return LineMore(name, remarks, cells, standing.score, also)


def _method(evening: WhizEvent, _view: RankingView, _: Words) -> str:
    method = text(method_sentence(evening.settings, _))
    hint = text(_("Choose a name to see every deal of that player."))
    return f'{method}<br><span class="hint">{hint}</span>'


def _told(evening: WhizEvent, _: Words) -> str:
    players = _.plural("{n} player", "{n} players", len(evening.players))
    rounds = _.plural("{n} round of Whiz", "{n} rounds of Whiz", evening.settings.rounds)
    deals = _.plural("{n} deal", "{n} deals", evening.boards)
    return " · ".join((players, rounds, deals))


def _inside(evening: WhizEvent, after_round: int, _: Words) -> Inside:
    results = whiz_results(evening, after_round)
    deals = list(deal_leaves(results, _))
    rounds = list(round_leaves(evening, results, _))
    players = list(player_leaves(results, evening.players, _))
    first = (
        index(_("Deals"), "deal-", deals),
        index(_("Rounds of the tournament"), "round-", rounds),
        everything(_),
    )
    pages = (leaves(part, _) for part in (players, deals, rounds))
    return Inside("\n".join(first), "\n".join(pages))


_FORMAT: PageFormat[WhizEvent] = PageFormat(_columns, _line, _method, _inside, _told, leaf_style)
