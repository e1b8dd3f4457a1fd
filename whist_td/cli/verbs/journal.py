"""`whist-td journal`: what was done, newest last."""

from argparse import Namespace

from whist_td.console import values
from whist_td.console.verb import Argument, Verb
from whist_td.console.world import World
from whist_td.interchange.event_json import as_json, journal_plain
from whist_td.words.history import line_sentence
from whist_td.words.words import N_, Words


def run(request: Namespace, world: World, _: Words) -> int:
    """Write the journal as text or as JSON."""
    with world.reading(request.file) as club:
        desk = club.any_desk(request.event)
    if request.json:
        world.output.write(as_json({"journal": journal_plain(desk.lines)}))
        return 0
    for line in desk.lines:
        sentence = line_sentence(line, desk.evening, _)
        world.say(f"{line.number:>5}  {_.time(line.at)}  {sentence}")
    return 0


VERB = Verb(
    "journal",
    "whist-td journal FILE [--json] [--event N]",
    N_("Say what was done, newest last."),
    run,
    (
        Argument("FILE", values.path, needed=True),
        Argument("--json", None),
        Argument("--event", values.event),
    ),
)
