"""`whist-td enter`: results from a table, all of them or none."""

from argparse import Namespace
from collections.abc import Callable
from typing import Any

from whist_td.cli import values
from whist_td.cli.formats import ByFormat
from whist_td.cli.militaire import enter as militaire
from whist_td.cli.verb import Argument, Verb
from whist_td.cli.whiz import enter as whiz
from whist_td.cli.world import World
from whist_td.i18n.words import N_, Words
from whist_td.usecases.desk import Desk

Enter = Callable[[str, Desk[Any], World, Words], None]
ENTER: ByFormat[Enter] = ByFormat(militaire.enter, whiz.enter)


def run(request: Namespace, world: World, _: Words) -> int:
    """Enter the results into the event."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        ENTER.of(desk.evening)(request.results, desk, world, _)
    return 0


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
