"""The standings of a Whist militaire evening: as text, as JSON or as a table."""

from argparse import Namespace

from whist_td.console.world import World
from whist_td.core.errors import RoundNotAnnouncedError
from whist_td.formats.militaire.files.csv_export import standings_csv
from whist_td.formats.militaire.files.json_export import standings_json
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views.views import StandingsView, standings_view
from whist_td.formats.militaire.words.sentences import tie_sentence
from whist_td.words.labels import standings_title
from whist_td.words.words import Words


def tell(request: Namespace, evening: MilitaireEvent, world: World, _: Words) -> None:
    """Write the standings as a request asks for them."""
    view = standings_view(evening, _after(request.after, evening))
    if request.json:
        world.output.write(standings_json(view))
    elif request.csv:
        world.output.write(standings_csv(view, _))
    else:
        world.say(_text(view, _))


def _after(asked: int | None, evening: MilitaireEvent) -> int:
    if asked is None:
        return evening.last_announced
    evening.check_round(asked)
    if asked > evening.last_announced:
        raise RoundNotAnnouncedError(asked, evening.last_announced)
    return asked


def _text(view: StandingsView, _: Words) -> str:
    return "\n".join([standings_title(view, _), *(_line(row, _) for row in view.rows)])


def _line(row: MilitaireStanding, _: Words) -> str:
    remark = _("withdrawn") if row.withdrawn else tie_sentence(row, _)
    line = f"{row.rank:>4}  {row.team:>4}  {row.name:<40} {row.total:>4}  {remark}"
    return line.rstrip()
