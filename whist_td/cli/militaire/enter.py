"""Results of a Whist militaire evening from a table."""

from whist_td.cli import values
from whist_td.cli.world import World, text_of
from whist_td.domain.results import Result
from whist_td.domain.rounds import Place
from whist_td.exports.results_table import Limits, results_from_path, results_from_text
from whist_td.formats.militaire.evening import Evening
from whist_td.i18n.sentences import missing_sentence
from whist_td.i18n.words import Words
from whist_td.usecases.commands import EnterResults
from whist_td.usecases.desk import Desk


def enter(source: str, desk: Desk, world: World, _: Words) -> None:
    """Enter the results; a round that is next is announced as planned."""
    results = _results(source, world, desk.evening)
    desk.do(EnterResults(results))
    world.say(_.plural("{n} result entered.", "{n} results entered.", len(results)))
    for line in _still_missing(desk.evening, _):
        world.say(line)


def _results(source: str, world: World, evening: Evening) -> tuple[tuple[Place, Result], ...]:
    limits = Limits(evening.settings.rounds, evening.tables)
    text = text_of(source, world)
    if text is None:
        return results_from_path(values.path(source), limits)
    return results_from_text(text, source, limits)


def _still_missing(evening: Evening, _: Words) -> list[str]:
    return [
        _("Round {round}: {missing}", round=number, missing=missing_sentence(missing, _))
        for number in evening.rounds
        if (missing := evening.missing(number))
    ]
