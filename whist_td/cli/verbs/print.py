"""`whist-td print`: sheets as PDF files, one a paper."""

from argparse import Namespace
from collections.abc import Callable
from typing import Any

from whist_td.cli import values
from whist_td.cli.formats import ByFormat
from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World, write_file
from whist_td.formats.militaire.evening import Evening
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.i18n.words import N_, Words
from whist_td.reports.papers import PAPERS, PageSize, Paper, Papers, paper, render
from whist_td.usecases.request_errors import (
    ArgumentValueError,
    MissingArgumentError,
    NoWhizPapersError,
)
from whist_td.usecases.views import plan_of, standings_view

USAGE = (
    "whist-td print FILE --paper NAME[,NAME…]|all -o DIR [--size a4|letter] [--event N] "
    "(--paper list names them)"
)


def run(request: Namespace, world: World, _: Words) -> int:
    """Print the papers asked for into a folder, or name them all."""
    if request.paper == "list":
        for known in PAPERS:
            world.say(f"{known.name:<18} {_(known.label)}")
        return 0
    if request.o is None or request.file is None:
        raise MissingArgumentError("print", "FILE" if request.file is None else "-o DIR", USAGE)
    wanted = _wanted(request.paper)
    with world.reading(request.file) as club:
        evening = club.any_desk(request.event).evening
    of = PRINTED.of(evening)(evening)
    for each in wanted:
        path = request.o / f"{each.name}.pdf"
        write_file(path, render([each], of, request.size, _))
        world.say(str(path))
    return 0


def _militaire(evening: Evening) -> Papers:
    return Papers(plan_of(evening), standings_view(evening))


def _whiz(evening: WhizEvening) -> Papers:
    raise NoWhizPapersError(evening.details.name)


PRINTED: ByFormat[Callable[[Any], Papers]] = ByFormat(_militaire, _whiz)


def _wanted(names: str) -> tuple[Paper, ...]:
    if names == "all":
        return PAPERS
    return tuple(paper(name.strip()) for name in names.split(","))


def _size(text: str) -> PageSize:
    try:
        return PageSize(text.lower())
    except ValueError:
        raise ArgumentValueError("--size", text, "a4, letter") from None


VERB = Verb(
    "print",
    USAGE,
    N_("Print sheets as PDF files into a folder."),
    run,
    (
        Argument("FILE", values.path),
        Argument("--paper", needed=True),
        Argument("-o", values.path),
        Argument("--size", _size, default=PageSize.A4),
        Argument("--event", values.event),
    ),
)
