"""`whist-td print`: sheets as PDF files, one a paper."""

from argparse import Namespace
from typing import Any

from whist_td.console import values
from whist_td.console.formats import codes
from whist_td.console.verb import Argument
from whist_td.console.world import World, write_file
from whist_td.desk.request_errors import MissingArgumentError
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import Paper, PaperSet, papers_for, papers_of, render
from whist_td.words.file_names import named_file
from whist_td.words.words import Words


def own_options() -> tuple[Argument, ...]:
    """Return the options that the papers have of their own."""
    return (Argument("--size", values.choice("--size", PageSize), default=PageSize.A4),)


def print_papers(request: Namespace, world: World, _: Words) -> int:
    """Print the papers asked for into a folder, or name them all."""
    if request.paper == "list":
        for line in _known(_):
            world.say(line)
        return 0
    if request.o is None or request.file is None:
        lacking = "FILE" if request.file is None else "-o DIR"
        raise MissingArgumentError("print", lacking, request.usage)
    with world.reading(request.file) as club:
        evening = club.any_desk(request.event).evening
    papers = papers_for(evening)
    of = papers.of(evening, None)
    for each in _chosen(request.paper, papers):
        path = request.o / named_file(evening.details, _(each.label), ".pdf")
        write_file(path, render([each], of, request.size, _))
        world.say(str(path))
    return 0


def _known(_: Words) -> list[str]:
    """Return a line a name: what it prints, and for which formats."""
    having: dict[str, list[str]] = {}
    labels: dict[str, str] = {}
    for code in codes():
        for known in papers_of(code).papers:
            having.setdefault(known.name, []).append(code)
            labels[known.name] = known.label
    return [f"{name:<18} {_(labels[name]):<26} {', '.join(of)}" for name, of in having.items()]


def _chosen(names: str, papers: PaperSet[Any, Any]) -> tuple[Paper[Any], ...]:
    """Return the papers asked for; an event's format has only its own."""
    if names == "all":
        return papers.papers
    return tuple(papers.named(name.strip()) for name in names.split(","))
