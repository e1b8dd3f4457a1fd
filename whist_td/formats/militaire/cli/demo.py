"""A complete Whist militaire evening from a sample roster, with all its paper."""

from argparse import Namespace
from pathlib import Path

from whist_td.console.world import World, write_file
from whist_td.formats.militaire.cli.export import WRITERS
from whist_td.formats.militaire.files.sample_event import sample_event
from whist_td.formats.militaire.paper import PAPERS
from whist_td.formats.militaire.views.sample_evening import play_evening
from whist_td.paper.papers import PageSize, render
from whist_td.words.words import Words


def play(request: Namespace, folder: Path, world: World, _: Words) -> None:
    """Play the evening and leave club file, papers, workbook and web page in a folder."""
    with world.creating(folder / "demo.whist") as club:
        desk = sample_event(club, _)
        before = PAPERS.of(desk.evening, None)
        papers = render(PAPERS.before_play, before, PageSize.A4, _)
        write_file(folder / "demo-papers.pdf", papers)
        play_evening(desk, world.dice, request.seed)
    after = PAPERS.of(desk.evening, None)
    write_file(folder / "demo-standings.pdf", render(PAPERS.after_play, after, PageSize.A4, _))
    for ending, write in WRITERS.items():
        write_file(folder / f"demo{ending}", write(desk, _))
    world.say(
        _(
            "A complete evening of {teams} teams is in {folder}: club file, papers, workbook, "
            "web page.",
            teams=desk.evening.tables,
            folder=folder,
        )
    )
