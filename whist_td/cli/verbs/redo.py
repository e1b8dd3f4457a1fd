"""`whist-td redo`: do again what was last undone."""

from argparse import Namespace

from whist_td.cli.steps import ARGUMENTS, take_step
from whist_td.console.verb import Verb
from whist_td.console.world import World
from whist_td.desk.desk import Desk
from whist_td.words.words import N_, Words


def run(request: Namespace, world: World, _: Words) -> int:
    """Do again what was last undone and say what it was."""
    return take_step(request, world, Desk.redo, _)


VERB = Verb(
    "redo", "whist-td redo FILE [--event N]", N_("Do again what was last undone."), run, ARGUMENTS
)
