"""A complete Whist militaire evening from a sample roster, with all its paper."""

from argparse import Namespace
from pathlib import Path

from whist_td.assets import asset
from whist_td.cli.militaire.export import WRITERS
from whist_td.cli.world import World, write_file
from whist_td.domain.events import Details
from whist_td.exports.rosters import teams_from
from whist_td.formats.militaire.settings import Settings
from whist_td.i18n.words import Words
from whist_td.reports.papers import PAPERS, PageSize, Papers, render
from whist_td.usecases.club import Club
from whist_td.usecases.commands import CreateEvent
from whist_td.usecases.desk import Desk
from whist_td.usecases.sample_evening import play_evening
from whist_td.usecases.views import plan_of, standings_view

SAMPLE = "equipes-gaspesie.csv"


def play(request: Namespace, folder: Path, world: World, _: Words) -> None:
    """Play the evening and leave club file, papers, workbook and web page in a folder."""
    with world.creating(folder / "demo.whist") as club:
        desk = sample_event(club, _)
        papers = render(PAPERS[:-2], _papers(desk), PageSize.A4, _)
        write_file(folder / "demo-papers.pdf", papers)
        play_evening(desk, world.dice, request.seed)
    write_file(folder / "demo-standings.pdf", render(PAPERS[-2:], _papers(desk), PageSize.A4, _))
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


def sample_event(club: Club, _: Words) -> Desk:
    """Open an event with the sample roster."""
    details = Details(
        _("Demonstration evening"),
        club.clock.now().astimezone().date(),
        _("Carleton-sur-Mer community hall"),
    )
    teams = teams_from(asset("samples", SAMPLE))
    return club.create(CreateEvent(details, Settings(), teams))


def _papers(desk: Desk) -> Papers:
    return Papers(plan_of(desk.evening), standings_view(desk.evening))
