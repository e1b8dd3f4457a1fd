"""`whist-td redo`: do again what was last undone."""

from argparse import Namespace

from whist_td.cli import values
from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World
from whist_td.i18n.history import line_sentence
from whist_td.i18n.words import N_, Words


def run(request: Namespace, world: World, _: Words) -> int:
    """Do again what was last undone and say what it was."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        outcome = desk.redo()
        if outcome.line:
            world.say(line_sentence(outcome.line, desk.evening, _))
    return 0


VERB = Verb(
    "redo",
    "whist-td redo FILE [--event N]",
    N_("Do again what was last undone."),
    run,
    (Argument("FILE", values.path, needed=True), Argument("--event", values.event)),
)
