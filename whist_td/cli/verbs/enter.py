"""`whist-td enter`: results from a table, all of them or none."""

from argparse import Namespace
from collections.abc import Iterable

from whist_td.console import values
from whist_td.console.formats import all_verbs, verbs_of
from whist_td.console.verb import Argument, Verb
from whist_td.console.world import World
from whist_td.words.words import N_, Words


def run(request: Namespace, world: World, _: Words) -> int:
    """Enter the results into the event."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        enter = verbs_of(desk.evening).enter()
        enter(request.results, desk, world, _)
    return 0


COLUMNS = tuple(filter(None, (verbs.columns() for verbs in all_verbs().values())))
"""What formats tell of their columns."""


def _columns(_: Words) -> Iterable[str]:
    return (line for columns in COLUMNS for line in columns.lines(_))


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
    _columns,
    tuple(columns.help for columns in COLUMNS),
)
