"""A club night as one page for the club's site or a mail: standings, players, rounds."""

from collections.abc import Sequence

from whist_td.domain.table_games import Measure
from whist_td.exports.club.web_players import player_leaves
from whist_td.exports.club.web_rounds import round_leaves
from whist_td.exports.club.web_style import CLUB_STYLE
from whist_td.exports.web_frame import header, page, text
from whist_td.exports.whiz.web_parts import Leaf, leaves, link, number_shown, table
from whist_td.exports.whiz.web_style import WHIZ_STYLE
from whist_td.formats.club.evening import ClubEvening
from whist_td.formats.club.settings import RankedBy
from whist_td.formats.club.standings import Standing
from whist_td.i18n.club_night_labels import club_label
from whist_td.i18n.club_night_sentences import (
    club_tie_sentence,
    club_title,
    score_heading,
    score_words,
    signed,
)
from whist_td.i18n.game_labels import game_name
from whist_td.i18n.words import Words
from whist_td.usecases.club_views import ClubStandings, club_standings


def club_web_page(evening: ClubEvening, _: Words) -> str:
    """Return the whole page; each player and round has a page inside it."""
    view = club_standings(evening)
    players, rounds = list(player_leaves(evening, view, _)), list(round_leaves(evening, _))
    everything = link("all", text(_("Show everything on one page, to search or to print")))
    index = _index(_("Rounds of the evening"), rounds)
    parts = "\n".join(leaves(part, _) for part in (players, rounds))
    body = f"""<div id="top">{header(evening.details, _)}</div>
<main>
<div class="home">
{_standings(evening, view, _)}
{index}
<p class="all">{everything}</p>
</div>
<div id="all">
{parts}
</div>
</main>
<footer><p>{text(_footer(evening, _))}</p></footer>"""
    return page(evening.details, club_title(view, _), body, _, WHIZ_STYLE + CLUB_STYLE)


def _footer(evening: ClubEvening, _: Words) -> str:
    players = _.plural("{n} player", "{n} players", len(evening.players))
    rounds = _.plural("{n} round of whist", "{n} rounds of whist", evening.settings.rounds)
    return " · ".join((game_name(evening.game.code, _), players, rounds, "Whist TD"))


def _standings(evening: ClubEvening, view: ClubStandings, _: Words) -> str:
    heads = (
        ("rank", _("Rank")),
        ("name", _("Name")),
        ("deals-held", _("Deals")),
        *([("number", _("Points"))] if _tells_points(view) else []),
        ("total", score_heading(view, _)),
    )
    rows = (_standing(evening, row, view, _) for row in view.rows)
    method = f"{game_name(view.game, _)} · {club_label(view.ranked_by, _)}"
    hint = text(_("Choose a name to see every deal of that player."))
    return (
        f"<section><h2>{text(club_title(view, _))}</h2>"
        f'<p>{text(method)}<br><span class="hint">{hint}</span></p>'
        f"{table('standings', heads, rows)}</section>"
    )


def _tells_points(view: ClubStandings) -> bool:
    """Tell whether points stand beside what ranks, because they are something else."""
    return view.ranked_by is not RankedBy.POINTS or view.measure is not Measure.POINTS


def _standing(evening: ClubEvening, row: Standing, view: ClubStandings, _: Words) -> str:
    kind = "first" if row.rank == 1 and row.score is not None else ""
    clubs = dict.fromkeys(evening.player(number).club for number in row.people)
    jury = _("jury: {points}", points=signed(row.sanction)) if row.sanction else ""
    small = " · ".join(filter(None, (*clubs, club_tie_sentence(row, _), jury)))
    names = " ".join(
        link(f"player-{number}", f"<bdi>{text(name)}</bdi>")
        for number, name in zip(row.people, row.names, strict=True)
    )
    score = score_words(row.score, view, _).replace("-", "−")
    told = score if row.score is None else number_shown(row.score, score)
    points = f'<td class="number">{signed(row.points)}</td>' if _tells_points(view) else ""
    return (
        f'<tr class="{kind}"><td class="rank">{text(_.ordinal(row.rank))}</td>'
        f'<td class="name">{names}<small>{text(small)}</small></td>'
        f'<td class="deals-held">{row.deals}</td>{points}'
        f'<td class="total">{told}</td></tr>'
    )


def _index(title: str, pages: Sequence[Leaf]) -> str:
    if not pages:
        return ""
    ways = "".join(
        f'<a href="#{leaf.anchor}" aria-label="{text(leaf.name)}">'
        f"{leaf.anchor.removeprefix('round-')}</a>"
        for leaf in pages
    )
    return f'<section class="index"><h2>{text(title)}</h2><nav>{ways}</nav></section>'
