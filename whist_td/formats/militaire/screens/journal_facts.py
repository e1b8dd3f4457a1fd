"""By what a line of a militaire evening may be found: its round, its table and the two teams."""

from whist_td.desk.journal import Line
from whist_td.formats.militaire.commands.commands import (
    ClearResult,
    EnterResult,
    EnterResults,
    RecordRedeal,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.words.words import Words


def searched(line: Line, evening: MilitaireEvent, _: Words) -> list[str]:
    """Return the things a line speaks of, also those that its sentence leaves out."""
    match line.command:
        case EnterResult(place=place) | ClearResult(place=place) | RecordRedeal(place=place):
            return _at(place, evening, _)
        case EnterResults(results=results):
            return [told for place, _result in results for told in _at(place, evening, _)]
        case _:
            return []


def _at(place: Place, evening: MilitaireEvent, _: Words) -> list[str]:
    told = [_("round {round}", round=place.round), _("table {table}", table=place.table)]
    for number in (place.table, evening.visitors_at(place)):
        told.append(_("team {team}", team=number))
        told += [evening.teams[number].name] if number in evening.teams else []
    return told
