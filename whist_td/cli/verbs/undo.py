"""`whist-td undo`: take back the newest change that stands."""

from argparse import Namespace

from whist_td.cli import values
from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World
from whist_td.i18n.history import line_sentence
from whist_td.i18n.words import N_, Words


def run(request: Namespace, world: World, _: Words) -> int:
    """Take back the newest change and say which it was."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        outcome = desk.undo()
        if outcome.line:
            world.say(line_sentence(outcome.line, desk.evening, _))
    return 0


VERB = Verb(
    "undo",
    "whist-td undo FILE [--event N]",
    N_("Take back the newest change."),
    run,
    (Argument("FILE", values.path, needed=True), Argument("--event", values.event)),
)
