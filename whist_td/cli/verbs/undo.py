"""`whist-td undo`: take back the newest change that stands."""

from argparse import Namespace

from whist_td.cli.steps import ARGUMENTS, take_step
from whist_td.console.verb import Verb
from whist_td.console.world import World
from whist_td.desk.desk import Desk
from whist_td.words.words import N_, Words


def run(request: Namespace, world: World, _: Words) -> int:
    """Take back the newest change and say which it was."""
    return take_step(request, world, Desk.undo, _)


VERB = Verb(
    "undo", "whist-td undo FILE [--event N]", N_("Take back the newest change."), run, ARGUMENTS
)
