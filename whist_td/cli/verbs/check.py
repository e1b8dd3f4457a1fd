"""`whist-td check`: the file is ours, whole, and its journal and facts agree."""

from argparse import Namespace

from whist_td.console import values
from whist_td.console.verb import Argument, Verb
from whist_td.console.world import World
from whist_td.desk.journal import check_journal
from whist_td.words.words import N_, Words


def run(request: Namespace, world: World, _: Words) -> int:
    """Check the file and every event in it."""
    lines = 0
    with world.reading(request.file) as club:
        events = club.file.events()
        for event in events:
            desk = club.any_desk(event.id)
            check_journal(event.id, desk.evening, desk.lines)
            lines += len(desk.lines)
    told = _.plural("{n} event", "{n} events", len(events))
    said = _.plural("{n} line", "{n} lines", lines)
    world.say(
        _(
            "The file is whole: {events}, journal of {lines}, and they agree.",
            events=told,
            lines=said,
        )
    )
    return 0


VERB = Verb(
    "check",
    "whist-td check FILE",
    N_("Check that a file is ours, whole, and that its journal and facts agree."),
    run,
    (Argument("FILE", values.path, needed=True),),
)
