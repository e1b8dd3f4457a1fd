"""The results as one page for the club's site or a mail: it needs nothing from anywhere."""

from base64 import b64encode
from html import escape

from whist_td.domain.events import Details
from whist_td.domain.strains import Strain
from whist_td.exports.tables import clean
from whist_td.exports.titles import standings_title
from whist_td.exports.web_style import STYLE
from whist_td.formats.militaire.evening import Evening
from whist_td.formats.militaire.standings import Standing
from whist_td.i18n.labels import label
from whist_td.i18n.sentences import tie_sentence
from whist_td.i18n.words import Words
from whist_td.usecases.views import StandingsView, effective_round, standings_view

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
_PICTURES = ((b"\x89PNG\r\n\x1a\n", "image/png"), (b"\xff\xd8\xff", "image/jpeg"))
_SHAPES = {
    Strain.HEARTS: "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7-10 13z",
    Strain.DIAMONDS: "M12 1l8 11-8 11L4 12z",
    Strain.SPADES: "M12 1c6 6 10 9 10 13a5 5 0 0 1-8.6 3.5c.3 2.2 1.2 3.9 2.6 5.5H8"
    "c1.4-1.6 2.3-3.3 2.6-5.5A5 5 0 0 1 2 14c0-4 4-7 10-13z",
    Strain.CLUBS: "M12 1a5 5 0 0 1 4 8 5 5 0 1 1-2.7 8.3c.3 2.3 1.2 4.1 2.7 5.7H8"
    "c1.5-1.6 2.4-3.4 2.7-5.7A5 5 0 1 1 8 9a5 5 0 0 1 4-8z",
}
_RED = (Strain.HEARTS, Strain.DIAMONDS)


def results_page(evening: Evening, _: Words) -> str:
    """Return the whole page: the standings with each tie explained, and the scoreboard."""
    view = standings_view(evening)
    title = _text(f"{evening.details.name} · {standings_title(view, _)}")
    return f"""<!DOCTYPE html>
<html lang="{_.language.value}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
{_header(view.details, _)}
<main>
{_standings(view, _)}
{_scoreboard(evening, view, _) if view.after_round else ""}
</main>
<footer><p>{_text(_footer(evening, _))}</p></footer>
</body>
</html>
"""


def _text(text: str) -> str:
    return escape(clean(text))


def _header(details: Details, _: Words) -> str:
    place = " · ".join(filter(None, (_.date(details.date), details.place)))
    return (
        f"<header>{_logo(details)}<div><h1>{_text(details.name)}</h1>"
        f"<p>{_text(place)}</p></div></header>"
    )


def _logo(details: Details) -> str:
    logo = details.logo or b""
    kind = next((kind for start, kind in _PICTURES if logo.startswith(start)), None)
    if kind is None:
        return ""
    return f'<img alt="" src="data:{kind};base64,{b64encode(logo).decode()}">'


def _footer(evening: Evening, _: Words) -> str:
    teams = _.plural("{n} team", "{n} teams", evening.tables)
    rounds = _.plural("{n} round", "{n} rounds", evening.settings.rounds)
    return " · ".join((_("Whist militaire"), teams, rounds, "Whist TD"))


def _suit(strain: Strain | None, _: Words) -> str:
    if strain is None:
        return ""
    if strain not in _SHAPES:
        return f'<span class="nt">{_text(_("NT"))}</span>'
    red = " red" if strain in _RED else ""
    return (
        f'<svg class="suit{red}" viewBox="0 0 24 24" role="img"'
        f' aria-label="{_text(label(strain, _))}"><path d="{_SHAPES[strain]}"/></svg>'
    )


def _standings(view: StandingsView, _: Words) -> str:
    heads = (
        ("rank", _("Rank")),
        ("number", _("Table")),
        ("name", _("Team")),
        ("total", _("Total")),
    )
    head = "".join(f'<th scope="col" class="{name}">{_text(text)}</th>' for name, text in heads)
    rows = "\n".join(_standing(standing, _) for standing in view.rows)
    return (
        f"<section><h2>{_text(standings_title(view, _))}</h2>"
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
    small = f"<small>{_text(remark)}</small>" if remark else ""
    return (
        f'<tr class="{kind}"><td class="rank">{_text(_.ordinal(standing.rank))}</td>'
        f'<td class="number">{standing.team}</td>'
        f'<td class="name">{_text(standing.name)}{small}</td>'
        f'<td class="total">{standing.total}</td></tr>'
    )


def _scoreboard(evening: Evening, view: StandingsView, _: Words) -> str:
    title, hint = _("Scoreboard"), _("In each round: its points, and below them the running total.")
    rows = "\n".join(_board_row(standing) for standing in view.by_team)
    return (
        f'<section class="scoreboard"><h2>{_text(title)}</h2><p class="quiet">{_text(hint)}</p>'
        f'<div class="wide" tabindex="0" role="region" aria-label="{_text(title)}">'
        f'<table class="board"><thead><tr>{_board_head(evening, view, _)}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody></table></div></section>"
    )


def _board_head(evening: Evening, view: StandingsView, _: Words) -> str:
    rounds = "".join(
        f'<th scope="col">{number}<br>{_suit(effective_round(evening, number).trump, _)}</th>'
        for number in range(1, view.after_round + 1)
    )
    return (
        f'<th scope="col" class="name">{_text(_("Team"))}</th>{rounds}'
        f'<th scope="col" class="sum">{_text(_("Total"))}</th>'
    )


def _board_row(standing: Standing) -> str:
    cells = "".join(
        f"<td><b>{points}</b><small>{running}</small></td>"
        for points, running in zip(standing.points, standing.running, strict=True)
    )
    return (
        f'<tr><th scope="row" class="name">{standing.team} {_text(standing.name)}</th>{cells}'
        f'<td class="sum">{standing.total}</td></tr>'
    )
