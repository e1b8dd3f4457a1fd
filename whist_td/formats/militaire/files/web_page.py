"""An evening of Whist militaire as one page for the club's site or a mail."""

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding, standings
from whist_td.formats.militaire.views import effective_round, standings_view
from whist_td.formats.militaire.words.standings import militaire_listing
from whist_td.interchange.web_frame import caption_html, length_kind, name_html, suit, text
from whist_td.room.formats import before_of
from whist_td.room.views.views import RankingView
from whist_td.room.web.page import Inside, PageFormat
from whist_td.words.listings import Listing
from whist_td.words.words import Words


def _listing(
    event: MilitaireEvent, view: RankingView[MilitaireStanding, None], _: Words
) -> Listing[MilitaireStanding]:
    standings = standings_view(event, view.after_round)
    return militaire_listing(standings, _, before_of(view), event.teams)


def _summary(event: MilitaireEvent, _: Words) -> str:
    teams = _.plural("{n} team", "{n} teams", event.tables)
    rounds = _.plural("{n} round", "{n} rounds", event.settings.rounds)
    return " · ".join((_("Military whist"), teams, rounds))


def _scoreboard(event: MilitaireEvent, after_round: int, _: Words) -> Inside:
    if not after_round:
        return Inside()
    title, hint = _("Scoreboard"), _("In each round: its points, and below them the running total.")
    ordered = sorted(standings(event, after_round), key=lambda standing: standing.team)
    rows = "\n".join(_board_row(standing) for standing in ordered)
    return Inside(
        f'<section class="scoreboard"><h2>{text(title)}</h2><p class="quiet">{text(hint)}</p>'
        f'<div class="wide" tabindex="0" role="region" aria-label="{text(title)}">'
        f'<table class="board">{caption_html(text(title))}'
        f"<thead><tr>{_board_head(event, after_round, _)}</tr></thead>\n"
        f"<tbody>\n{rows}\n</tbody></table></div></section>"
    )


def _board_head(event: MilitaireEvent, after_round: int, _: Words) -> str:
    rounds = "".join(
        f'<th scope="col">{number}<br>{suit(effective_round(event, number).trump, _)}</th>'
        for number in range(1, after_round + 1)
    )
    return (
        f'<th scope="col" class="name">{text(_("Team"))}</th>{rounds}'
        f'<th scope="col" class="sum">{text(_("Total"))}</th>'
    )


def _board_row(standing: MilitaireStanding) -> str:
    cells = "".join(
        f"<td><b>{_blank(points)}</b><small>{_blank(running)}</small></td>"
        for points, running in zip(standing.points, standing.running, strict=True)
    )
    return (
        f'<tr class="{length_kind(standing.name)}"><th scope="row" class="name">{standing.team} '
        f"{name_html(standing.name)}</th>{cells}"
        f'<td class="sum">{_blank(standing.total)}</td></tr>'
    )


def _blank(number: int | None) -> int | str:
    return "" if number is None else number


_FORMAT: PageFormat[MilitaireEvent] = PageFormat(
    _listing,
    lambda row: name_html(row.name),
    lambda _event, _view, _words: "",
    _scoreboard,
    _summary,
    lambda _words: "",
)
results_page = _FORMAT.whole
"""Makes the whole page: the scenes of the room, and the scoreboard."""
