"""A complete Whist militaire evening from a sample roster, with all its paper."""

from argparse import Namespace
from pathlib import Path

from whist_td.console.world import World, write_file
from whist_td.desk.desk import Desk
from whist_td.formats.militaire.cli.export import WRITERS
from whist_td.formats.militaire.files.sample_event import sample_event
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.militaire.views.sample_evening import play_evening
from whist_td.formats.militaire.views.views import plan_of, standings_view
from whist_td.paper.layout import PageSize, Papers
from whist_td.paper.paper import render
from whist_td.paper.papers import AFTER_PLAY, BEFORE_PLAY
from whist_td.words.words import Words


def play(request: Namespace, folder: Path, world: World, _: Words) -> None:
    """Play the evening and leave club file, papers, workbook and web page in a folder."""
    with world.creating(folder / "demo.whist") as club:
        desk = sample_event(club, _)
        papers = render(BEFORE_PLAY, _papers(desk), PageSize.A4, _)
        write_file(folder / "demo-papers.pdf", papers)
        play_evening(desk, world.dice, request.seed)
    write_file(folder / "demo-standings.pdf", render(AFTER_PLAY, _papers(desk), PageSize.A4, _))
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


def _papers(desk: Desk[Evening]) -> Papers:
    return Papers(plan_of(desk.evening), standings_view(desk.evening))
