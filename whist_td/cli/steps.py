"""One step back or forth in the journal, and what it was."""

from argparse import Namespace
from collections.abc import Callable

from whist_td.console import values
from whist_td.console.verb import Argument
from whist_td.console.world import World
from whist_td.desk.desk import Desk, Outcome
from whist_td.desk.requests import Event
from whist_td.words.history import line_sentence
from whist_td.words.words import Words

ARGUMENTS = (Argument("FILE", values.path, needed=True), Argument("--event", values.event))


def take_step(
    request: Namespace, world: World, step: Callable[[Desk[Event]], Outcome], _: Words
) -> int:
    """Undo or do again, and say which change it was."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        outcome = step(desk)
        if outcome.line:
            world.say(line_sentence(outcome.line, desk.evening, _))
    return 0
