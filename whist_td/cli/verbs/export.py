"""`whist-td export`: the event in other programs' formats."""

from argparse import Namespace
from typing import Any

from whist_td.console import values
from whist_td.console.formats import verbs_of
from whist_td.console.kept import Kept, published
from whist_td.console.verb import Argument, Verb
from whist_td.console.world import World, write_file
from whist_td.desk.request_errors import ArgumentValueError
from whist_td.words.words import N_, Words

PUBLIC = ".html"
"""What anybody may come to see: those who want initials have them there."""
ENDINGS = (".xlsx", ".csv", PUBLIC, ".json")


def run(request: Namespace, world: World, _: Words) -> int:
    """Write the event in the format that the file's ending names."""
    ending = request.o.suffix.lower()
    if ending not in ENDINGS:
        raise ArgumentValueError("-o", request.o.name, ", ".join(ENDINGS))
    with world.reading(request.file) as opened:
        desk = opened.any_desk(request.event)
        discreet = opened.file.members.discreet()
    writers = verbs_of(desk.evening).writers()
    if ending not in writers:
        raise ArgumentValueError("-o", request.o.name, ", ".join(writers))
    shown: Kept[Any] = published(desk, discreet) if ending == PUBLIC else desk
    write_file(request.o, writers[ending](shown, _))
    world.say(str(request.o))
    return 0


VERB = Verb(
    "export",
    "whist-td export FILE -o NAME.xlsx|.csv|.html|.json [--event N]",
    N_("Write an event as a workbook, a table, a web page or JSON."),
    run,
    (
        Argument("FILE", values.path, needed=True),
        Argument("-o", values.path, needed=True),
        Argument("--event", values.event),
    ),
)
