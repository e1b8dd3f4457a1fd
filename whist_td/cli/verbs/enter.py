"""`whist-td enter`: results from a table, all of them or none."""

from argparse import Namespace

from whist_td.cli import values
from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World
from whist_td.domain.results import Result
from whist_td.domain.rounds import Place
from whist_td.exports.results_table import Limits, results_from_path, results_from_text
from whist_td.formats.militaire.evening import Evening
from whist_td.i18n.sentences import missing_sentence
from whist_td.i18n.words import N_, Words
from whist_td.usecases.commands import EnterResults


def run(request: Namespace, world: World, _: Words) -> int:
    """Enter the results; a round that is next is announced as planned."""
    with world.writing(request.file) as club:
        desk = club.desk(request.event)
        results = _results(request.results, world, desk.evening)
        desk.do(EnterResults(results))
        evening = desk.evening
    world.say(_.plural("{n} result entered.", "{n} results entered.", len(results)))
    for line in _still_missing(evening, _):
        world.say(line)
    return 0


def _results(source: str, world: World, evening: Evening) -> tuple[tuple[Place, Result], ...]:
    limits = Limits(evening.settings.rounds, evening.tables)
    if source == "-":
        return results_from_text(world.input.read(), "-", limits)
    return results_from_path(values.path(source), limits)


def _still_missing(evening: Evening, _: Words) -> list[str]:
    return [
        _("Round {round}: {missing}", round=number, missing=missing_sentence(missing, _))
        for number in evening.rounds
        if (missing := evening.missing(number))
    ]


VERB = Verb(
    "enter",
    "whist-td enter FILE RESULTS.csv|- [--event N]",
    N_("Enter results from a table: all of them or none."),
    run,
    (
        Argument("FILE", values.path, needed=True),
        Argument("RESULTS", needed=True),
        Argument("--event", values.event),
    ),
)
