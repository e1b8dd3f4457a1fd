"""`whist-td export`: the event in other programs' formats."""

from argparse import Namespace
from collections.abc import Callable, Mapping

from whist_td.cli import values
from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World, write_file
from whist_td.exports.csv_export import standings_csv
from whist_td.exports.json_export import event_json
from whist_td.exports.web_page import results_page
from whist_td.exports.workbook import write_workbook
from whist_td.i18n.words import N_, Words
from whist_td.usecases.desk import Desk
from whist_td.usecases.request_errors import ArgumentValueError
from whist_td.usecases.views import standings_view


def run(request: Namespace, world: World, _: Words) -> int:
    """Write the event in the format that the file's ending names."""
    write = WRITERS.get(request.o.suffix.lower())
    if write is None:
        raise ArgumentValueError("-o", request.o.name, ", ".join(WRITERS))
    with world.reading(request.file) as club:
        desk = club.desk(request.event)
    write_file(request.o, write(desk, _))
    world.say(str(request.o))
    return 0


def _workbook(desk: Desk, _: Words) -> bytes:
    return write_workbook(desk.evening, _)


def _csv(desk: Desk, _: Words) -> bytes:
    return standings_csv(standings_view(desk.evening), _).encode("utf-8-sig")


def _page(desk: Desk, _: Words) -> bytes:
    return results_page(desk.evening, _).encode()


def _json(desk: Desk, _: Words) -> bytes:
    return event_json(desk.evening, desk.lines).encode()


WRITERS: Mapping[str, Callable[[Desk, Words], bytes]] = {
    ".xlsx": _workbook,
    ".csv": _csv,
    ".html": _page,
    ".json": _json,
}

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
