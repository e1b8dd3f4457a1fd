"""The ranking of a Whiz tournament: as text, as JSON or as a table."""

from argparse import Namespace

from whist_td.console.world import World
from whist_td.formats.whiz.files.csv_export import whiz_standings_csv
from whist_td.formats.whiz.files.json_export import whiz_standings_json
from whist_td.formats.whiz.rules.errors import WhizRoundNotAnnouncedError
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.views import WhizStandings, whiz_standings
from whist_td.formats.whiz.words.sentences import (
    percent_words,
    ranking_title,
    score_words,
    tie_sentence,
)
from whist_td.words.words import N_, Words

_SCORES = {Ranking.DATUM: N_("Deviation"), Ranking.TOTAL: N_("Total")}


def tell(request: Namespace, evening: WhizEvent, world: World, _: Words) -> None:
    """Write the ranking as a request asks for it."""
    view = whiz_standings(evening, _after(request.after, evening))
    if request.json:
        world.output.write(whiz_standings_json(view))
    elif request.csv:
        world.output.write(whiz_standings_csv(view, _))
    else:
        world.say(_text(view, _))


def _after(asked: int | None, evening: WhizEvent) -> int | None:
    if asked is not None:
        evening.check_round(asked)
        if asked > evening.last_announced:
            raise WhizRoundNotAnnouncedError(asked, evening.last_announced)
    return asked


def _text(view: WhizStandings, _: Words) -> str:
    score = _(_SCORES[view.ranking]) if view.ranking in _SCORES else ""
    headings = (_("Rank"), _("No."), _("Name"), score, _("Percent"), _("Points"), _("Deals"), "")
    lines = (_cells(row, view.ranking, _) for row in view.rows)
    return "\n".join([ranking_title(view, _), _line(headings), *map(_line, lines)])


def _cells(row: WhizStanding, ranking: Ranking, _: Words) -> tuple[object, ...]:
    score = score_words(row, ranking, _) if ranking in _SCORES else ""
    percent = percent_words(row, _)
    tie = tie_sentence(row, _)
    return (row.rank, row.player, row.name, score, percent, row.points, row.boards, tie)


def _line(cells: tuple[object, ...]) -> str:
    rank, number, name, score, percent, points, boards, tie = map(str, cells)
    middle = f"{score:>12}" if score else ""
    line = f"{rank:>5} {number:>5}  {name:<32}{middle}{percent:>12}{points:>8}{boards:>8}  {tie}"
    return line.rstrip()
