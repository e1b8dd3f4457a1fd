"""`whist-td print`: sheets as PDF files, one a paper, or all in one."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from whist_td.cli.verbs.year_files import PAPERS, print_year
from whist_td.club.paper.certificate import CertificateSize
from whist_td.console import values
from whist_td.console.formats import codes
from whist_td.console.verb import Argument
from whist_td.console.world import World, write_file
from whist_td.desk.request_errors import (
    ArgumentValueError,
    MissingArgumentError,
    UnknownArgumentError,
    UsageError,
)
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import Paper, papers_for, papers_of, render
from whist_td.paper.proof_sheet import proof_sheet
from whist_td.paper.undrawn import undrawn_sentence
from whist_td.words.labels import named_file, named_in
from whist_td.words.words import N_, Words, numbers_row

_TEST, _TEST_LABEL = "test", N_("Test sheet")
"""The sheet for the printer, which belongs to no event."""
_MOST = 9_999
"""No sheet has a greater number."""


def own_options() -> tuple[Argument, ...]:
    """Return the options that the papers have of their own."""
    return (
        Argument("--size", values.choice("--size", CertificateSize), default=CertificateSize.A4),
        Argument("--only", values.numbers("--only", _MOST)),
        Argument("--blank", None),
    )


def print_papers(request: Namespace, world: World, _: Words) -> int:
    """Print the papers asked for into a folder, or name them all."""
    if request.paper == "list":
        for line in _known(_):
            world.say(line)
        return 0
    papers = [name.strip() for name in request.paper.split(",")]
    of_club = [name for name in papers if name in PAPERS]
    of_event = [name for name in papers if name != _TEST and name not in PAPERS]
    if request.o is None or (request.file is None and (of_event or of_club)):
        lacking = "FILE" if request.file is None and papers != [_TEST] else "-o DIR"
        raise MissingArgumentError("print", lacking, request.usage)
    request.size = _size(request.size, papers)
    is_one = request.o.suffix.lower() == ".pdf" and not request.o.is_dir()
    place = request.o if is_one else None
    if of_club and place and len(papers) > 1:
        raise UsageError("print", request.usage)
    print_year(of_club, place, request, world, _)
    if of_event:
        _print_event(of_event, place, request, world, _)
    if _TEST in papers:
        folder = request.o.parent if is_one else request.o
        own = folder / f"{_(_TEST_LABEL)}.pdf"
        path = place if place and not of_event else own
        _write(path, proof_sheet(request.size, _), world)
    return 0


def _size(size: CertificateSize, papers: Sequence[str]) -> PageSize | CertificateSize:
    """Return the paper of the sheets asked for; only certificates are made on half a sheet."""
    if size is not CertificateSize.A5:
        return PageSize(size.value)
    if [*papers] != ["certificates"]:
        sizes = ", ".join(each.value for each in PageSize)
        raise ArgumentValueError("--size", size.value, sizes)
    return size


def _print_event(
    papers_named: list[str], place: Path | None, request: Namespace, world: World, _: Words
) -> None:
    """Print papers of an event into one file, with bookmarks, or each into its own."""
    with world.reading(request.file) as club:
        desk = club.any_desk(request.event)
        event = desk.facts
        details = named_in(event.details, desk.event, club.file.events())
    papers = papers_for(event)
    of = papers.of(event, None)
    if papers_named == ["all"]:
        kinds = papers.all_of(event, with_blanks=request.blank)
    else:
        kinds = tuple(map(papers.named, papers_named))
    if request.only is not None:
        kinds = tuple(_narrowed(kinds, of, request))
    pages = (page for kind in kinds for page in kind.pages(of, request.size, _))
    if lacking := undrawn_sentence(event, _, pages):
        world.complain(lacking)
    if place is not None:
        _write(place, render(kinds, of, request.size, _), world)
        return
    only = numbers_row(sorted(request.only or ()))
    for each in kinds:
        path = request.o / named_file(details, _(each.label), ".pdf", only)
        _write(path, render([each], of, request.size, _), world)


def _narrowed(kinds: Sequence[Paper[Any]], of: object, request: Namespace) -> Iterator[Paper[Any]]:
    """Yield papers with just the sheets of some teams, players, tables, boards or rounds."""
    having = {kind: sheets for kind in kinds if (sheets := kind.by_number(of))}
    if not having:
        raise UnknownArgumentError("print", "--only", request.usage)
    if not request.only & {number for sheets in having.values() for number in sheets}:
        most = max(max(sheets) for sheets in having.values())
        raise ArgumentValueError("--only", numbers_row(sorted(request.only)), f"1…{most}")
    for kind, sheets in having.items():
        if chosen := [sheet for number in sheets.keys() & request.only for sheet in sheets[number]]:
            yield kind.only(chosen)


def _write(path: Path, content: bytes, world: World) -> None:
    write_file(path, content)
    world.say(str(path))


def _known(_: Words) -> list[str]:
    """Return a line a name: what it prints, and for which formats."""
    having: dict[str, list[str]] = {}
    labels: dict[str, str] = {}
    for code in codes():
        for known in papers_of(code).papers:
            having.setdefault(known.name, []).append(code)
            labels[known.name] = known.label
    lines = [f"{name:<18} {_(labels[name]):<26} {', '.join(of)}" for name, of in having.items()]
    lines += [f"{name:<18} {_(label)}" for name, (label, _make) in PAPERS.items()]
    return [*lines, f"{_TEST:<18} {_(_TEST_LABEL)}"]
