"""A complete Whiz tournament from a sample roster: fifteen players, five rounds."""

from argparse import Namespace
from pathlib import Path

from whist_td.assets import asset
from whist_td.console.world import World, write_file
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.formats.whiz.cli.export import WRITERS
from whist_td.formats.whiz.commands.commands import CreateWhiz
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.paper_views import WhizPapers
from whist_td.formats.whiz.views.sample import Notes, play_tournament
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.paper.papers import PageSize, Paper, render
from whist_td.players.rosters import players_from
from whist_td.words.words import Words

SAMPLE = "joueurs-whiz.csv"


def play(request: Namespace, folder: Path, world: World, _: Words) -> None:
    """Play the tournament and leave club file, papers, workbook and web page in a folder."""
    with world.creating(folder / "demo.whist") as club:
        desk = sample_tournament(club, _)
        write_file(folder / "demo-papers.pdf", _printed(desk, PAPERS.before_play, _))
        notes = Notes(_("North was late"), _("talked aloud about a deal"))
        play_tournament(desk, world.dice, request.seed, notes)
    write_file(folder / "demo-ranking.pdf", _printed(desk, PAPERS.after_play, _))
    for ending, write in WRITERS.items():
        write_file(folder / f"demo{ending}", write(desk, _))
    world.say(
        _(
            "A complete tournament of {players} players is in {folder}: club file, papers, "
            "workbook, web page.",
            players=len(desk.evening.players),
            folder=folder,
        )
    )


def _printed(desk: Desk[WhizEvening], papers: tuple[Paper[WhizPapers], ...], _: Words) -> bytes:
    return render(papers, PAPERS.of(desk.evening, None), PageSize.A4, _)


def sample_tournament(club: Club, _: Words) -> Desk[WhizEvening]:
    """Open a tournament with the sample roster."""
    details = Details(
        _("Demonstration tournament"),
        club.clock.now().astimezone().date(),
        _("Carleton-sur-Mer community hall"),
    )
    players, settings = players_from(asset("samples", SAMPLE)), WhizSettings()
    rounds = seated_rounds(len(players), settings.rounds)
    return club.create_whiz(CreateWhiz(details, settings, players, rounds))
