"""The results as one page for the club's site or a mail: it needs nothing from anywhere."""

from whist_td.exports.titles import standings_title
from whist_td.exports.web_frame import header, page, suit, text
from whist_td.formats.militaire.evening import Evening
from whist_td.formats.militaire.standings import Standing
from whist_td.i18n.sentences import tie_sentence
from whist_td.i18n.words import Words
from whist_td.usecases.views import StandingsView, effective_round, standings_view


def results_page(evening: Evening, _: Words) -> str:
    """Return the whole page: the standings with each tie explained, and the scoreboard."""
    view = standings_view(evening)
    board = _scoreboard(evening, view, _) if view.after_round else ""
    body = f"""{header(view.details, _)}
<main>
{_standings(view, _)}
{board}
</main>
<footer><p>{text(_footer(evening, _))}</p></footer>"""
    return page(view.details, standings_title(view, _), body, _)


def _footer(evening: Evening, _: Words) -> str:
    teams = _.plural("{n} team", "{n} teams", evening.tables)
    rounds = _.plural("{n} round", "{n} rounds", evening.settings.rounds)
    return " · ".join((_("Whist militaire"), teams, rounds, "Whist TD"))


def _standings(view: StandingsView, _: Words) -> str:
    heads = (
        ("rank", _("Rank")),
        ("number", _("Table")),
        ("name", _("Team")),
        ("total", _("Total")),
    )
    head = "".join(f'<th scope="col" class="{name}">{text(said)}</th>' for name, said in heads)
    rows = "\n".join(_standing(standing, _) for standing in view.rows)
    return (
        f"<section><h2>{text(standings_title(view, _))}</h2>"
        f'<table class="standings"><thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>'
        "</table></section>"
    )


def _standing(standing: Standing, _: Words) -> str:
    kind = "gone" if standing.withdrawn else "first" if standing.rank == 1 else ""
    remark = tie_sentence(standing, _)
    if standing.withdrawn:
        remark = " · ".join(filter(None, (_("withdrew"), remark)))
    if standing.average is not None:
        average = _("average {average}", average=f"{float(standing.average):.3f}")
        remark = " · ".join(filter(None, (average, remark)))
    small = f"<small>{text(remark)}</small>" if remark else ""
    return (
        f'<tr class="{kind}"><td class="rank">{text(_.ordinal(standing.rank))}</td>'
        f'<td class="number">{standing.team}</td>'
        f'<td class="name">{text(standing.name)}{small}</td>'
        f'<td class="total">{standing.total}</td></tr>'
    )


def _scoreboard(evening: Evening, view: StandingsView, _: Words) -> str:
    title, hint = _("Scoreboard"), _("In each round: its points, and below them the running total.")
    rows = "\n".join(_board_row(standing) for standing in view.by_team)
    return (
        f'<section class="scoreboard"><h2>{text(title)}</h2><p class="quiet">{text(hint)}</p>'
        f'<div class="wide" tabindex="0" role="region" aria-label="{text(title)}">'
        f'<table class="board"><thead><tr>{_board_head(evening, view, _)}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody></table></div></section>"
    )


def _board_head(evening: Evening, view: StandingsView, _: Words) -> str:
    rounds = "".join(
        f'<th scope="col">{number}<br>{suit(effective_round(evening, number).trump, _)}</th>'
        for number in range(1, view.after_round + 1)
    )
    return (
        f'<th scope="col" class="name">{text(_("Team"))}</th>{rounds}'
        f'<th scope="col" class="sum">{text(_("Total"))}</th>'
    )


def _board_row(standing: Standing) -> str:
    cells = "".join(
        f"<td><b>{points}</b><small>{running}</small></td>"
        for points, running in zip(standing.points, standing.running, strict=True)
    )
    return (
        f'<tr><th scope="row" class="name">{standing.team} {text(standing.name)}</th>{cells}'
        f'<td class="sum">{standing.total}</td></tr>'
    )
