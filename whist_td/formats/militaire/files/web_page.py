"""An evening of Whist militaire as one page for the club's site or a mail."""

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding, standings
from whist_td.formats.militaire.views import effective_round
from whist_td.formats.militaire.words.sentences import people_words, tie_sentence
from whist_td.interchange.web_frame import caption_html, length_kind, name_html, suit, text
from whist_td.room.views.views import RankedLine, RankingView
from whist_td.room.web.leaves import LineMore, StandingsColumns
from whist_td.room.web.page import Inside, PageFormat
from whist_td.words.words import Words


def _columns(view: RankingView[MilitaireStanding, None], _: Words) -> StandingsColumns:
    has_average = any(line.standing.average is not None for line in view.lines)
    score = _("Average") if has_average else _("Total")
    return StandingsColumns(_("Table"), _("Team"), (), score)


def _line(
    evening: MilitaireEvent, line: RankedLine[MilitaireStanding], _view: RankingView, _: Words
) -> LineMore:
    standing = line.standing
    note = ""
    if standing.average is not None:
        told = standing.total
        points = "" if told is None else _.plural("{n} point", "{n} points", told)
        note = f"<small>{text(points)}</small>"
    left = _("withdrew") if standing.withdrawn else ""
    people = people_words(evening.teams[line.number], _)
    remarks = (people, left, tie_sentence(standing, _))
    return LineMore(name_html(line.name), remarks, exact=standing.average, score_note=note)


def _method(_evening: MilitaireEvent, _view: RankingView, _: Words) -> str:
    return ""


def _summary(evening: MilitaireEvent, _: Words) -> str:
    teams = _.plural("{n} team", "{n} teams", evening.tables)
    rounds = _.plural("{n} round", "{n} rounds", evening.settings.rounds)
    return " · ".join((_("Military whist"), teams, rounds))


def _scoreboard(evening: MilitaireEvent, after_round: int, _: Words) -> Inside:
    if not after_round:
        return Inside()
    title, hint = _("Scoreboard"), _("In each round: its points, and below them the running total.")
    ordered = sorted(standings(evening, after_round), key=lambda standing: standing.team)
    rows = "\n".join(_board_row(standing) for standing in ordered)
    return Inside(
        f'<section class="scoreboard"><h2>{text(title)}</h2><p class="quiet">{text(hint)}</p>'
        f'<div class="wide" tabindex="0" role="region" aria-label="{text(title)}">'
        f'<table class="board">{caption_html(text(title))}'
        f"<thead><tr>{_board_head(evening, after_round, _)}</tr></thead>\n"
        f"<tbody>\n{rows}\n</tbody></table></div></section>"
    )


def _board_head(evening: MilitaireEvent, after_round: int, _: Words) -> str:
    rounds = "".join(
        f'<th scope="col">{number}<br>{suit(effective_round(evening, number).trump, _)}</th>'
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
    _columns, _line, _method, _scoreboard, _summary, lambda _words: ""
)
results_page = _FORMAT.whole
"""Makes the whole page: the scenes of the room, and the scoreboard."""
