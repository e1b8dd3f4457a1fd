"""The standings of a Whist militaire evening at the command line, which read nothing else of it."""

from whist_td.console.formats import Standings
from whist_td.formats.militaire.files.exchange import standings_csv, standings_json
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import StandingsView, standings_view
from whist_td.formats.militaire.words.sentences import tie_sentence, total_text
from whist_td.words.labels import standings_title
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words


def _text(view: StandingsView, _: Words) -> str:
    told = (standings_title(view, _), missing_sentence(view.reach, _))
    return "\n".join([*filter(None, told), *(_line(row, _) for row in view.rows)])


def _line(row: MilitaireStanding, _: Words) -> str:
    remark = _("withdrawn") if row.withdrawn else tie_sentence(row, _)
    line = f"{row.rank:>4}  {row.team:>4}  {row.name:<40} {total_text(row):>4}  {remark}"
    return line.rstrip()


STANDINGS = Standings(standings_view, standings_json, standings_csv, _text)
