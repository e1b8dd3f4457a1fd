"""A club night as one page for the club's site or a mail: standings, players, rounds."""

from whist_td.formats.club_night.files.web_players import player_leaves
from whist_td.formats.club_night.files.web_rounds import round_leaves
from whist_td.formats.club_night.files.web_style import CLUB_STYLE
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import RankedBy
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.rules.table_games import Measure
from whist_td.formats.club_night.views.views import ClubStandings, club_standings
from whist_td.formats.club_night.words.game_labels import game_name
from whist_td.formats.club_night.words.labels import ranking_label
from whist_td.formats.club_night.words.sentences import (
    club_tie_sentence,
    score_heading,
    signed,
)
from whist_td.interchange.web_frame import text
from whist_td.room.views.show import Show
from whist_td.room.views.views import RankedLine, RankingView
from whist_td.room.web.leaves import LEAF_STYLE, everything, index, leaves, player_link
from whist_td.room.web.page import Inside, PageFormat, scenes_page
from whist_td.room.web.standings import LineMore, StandingsColumns
from whist_td.words.words import Words


def club_web_page(
    evening: ClubNightEvent, _: Words, after_round: int | None = None, show: Show | None = None
) -> str:
    """Return the whole page: the scenes of the room, and a page for each player and round."""
    return scenes_page(evening, _FORMAT, _, after_round, show)


def _columns(view: RankingView[ClubNightStanding, ClubStandings], _: Words) -> StandingsColumns:
    more = (_("Deals"), _("Points")) if _tells_points(view.by) else (_("Deals"),)
    return StandingsColumns(_("No."), _("Name"), more, score_heading(view.by, _))


def _tells_points(by: ClubStandings) -> bool:
    """Tell whether points stand beside what ranks, because they are something else."""
    return by.ranked_by is not RankedBy.POINTS or by.measure is not Measure.POINTS


def _line(
    evening: ClubNightEvent,
    line: RankedLine[ClubNightStanding],
    view: RankingView[ClubNightStanding, ClubStandings],
    _: Words,
) -> LineMore:
    standing = line.standing
    clubs = dict.fromkeys(evening.player(number).club for number in standing.people)
    jury = _("jury: {points}", points=signed(standing.sanction)) if standing.sanction else ""
    names = " ".join(
        player_link(number, name)
        for number, name in zip(standing.people, standing.names, strict=True)
    )
    points = (signed(standing.points),) if _tells_points(view.by) else ()
    return LineMore(
        names,
        (*clubs, club_tie_sentence(standing, _).replace(" -", " −"), jury),
        (str(standing.deals), *points),
        standing.score,
    )


def _method(evening: ClubNightEvent, _view: RankingView, _: Words) -> str:
    method = f"{game_name(evening.game.code, _)} · {ranking_label(evening.settings, _)}"
    hint = text(_("Choose a name to see every deal of that player."))
    return f'{text(method)}<br><span class="hint">{hint}</span>'


def _told(evening: ClubNightEvent, _: Words) -> str:
    players = _.plural("{n} player", "{n} players", len(evening.players))
    rounds = _.plural("{n} round of whist", "{n} rounds of whist", evening.settings.rounds)
    return " · ".join((game_name(evening.game.code, _), players, rounds))


def _inside(evening: ClubNightEvent, after_round: int, _: Words) -> Inside:
    view = club_standings(evening, after_round)
    players = list(player_leaves(evening, view, _))
    rounds = list(round_leaves(evening, after_round, _))
    first = (index(_("Rounds of the evening"), "round-", rounds), everything(_))
    return Inside("\n".join(first), "\n".join(leaves(part, _) for part in (players, rounds)))


_FORMAT: PageFormat[ClubNightEvent] = PageFormat(
    _columns, _line, _method, _inside, _told, lambda _words: LEAF_STYLE + CLUB_STYLE
)
