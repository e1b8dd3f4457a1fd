"""Results of a Whist militaire evening from a table."""

from whist_td.console import values
from whist_td.console.world import World, text_given
from whist_td.desk.desk import Desk
from whist_td.formats.militaire.commands.commands import EnterResults
from whist_td.formats.militaire.files.results_table import (
    Limits,
    Results,
    results_from_path,
    results_from_text,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.words.words import Words


def enter(source: str, desk: Desk[MilitaireEvent], world: World, _: Words) -> None:
    """Enter the results; a round that is next is announced as planned."""
    results = _results(source, desk.evening, world, _)
    desk.do(EnterResults(results))
    world.say(_.plural("{n} result entered.", "{n} results entered.", len(results)))
    for line in _still_missing(desk.evening, _):
        world.say(line)


def _results(source: str, evening: MilitaireEvent, world: World, _: Words) -> Results:
    limits = Limits(evening.settings.rounds, evening.tables)
    given = text_given(source, world, _)
    if given is None:
        return results_from_path(values.path(source), limits)
    return results_from_text(given.text, given.name, limits)


def _still_missing(evening: MilitaireEvent, _: Words) -> list[str]:
    return [
        _.plural(
            "Round {round}: table {tables} is missing.",
            "Round {round}: tables {tables} are missing.",
            len(missing),
            round=number,
            tables=", ".join(map(str, missing)),
        )
        for number in evening.rounds
        if (missing := evening.missing(number))
    ]
