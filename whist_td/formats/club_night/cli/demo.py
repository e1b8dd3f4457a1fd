"""A complete IWWA evening: twenty-two players at tables of four and five, four rounds."""

from argparse import Namespace
from pathlib import Path

from whist_td.assets import asset
from whist_td.console.world import World, write_file
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.formats.club_night.cli.export import WRITERS
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.commands.perform import opened_club
from whist_td.formats.club_night.paper import PAPERS
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.settings import (
    ClubSettings,
    RankedBy,
    usual_left_over,
)
from whist_td.formats.club_night.views.paper_views import ClubPapers
from whist_td.formats.club_night.views.sample import play_club_night
from whist_td.formats.club_night.views.seating import rounds_to_come
from whist_td.paper.papers import PageSize, Paper, render
from whist_td.players.rosters import players_from
from whist_td.words.words import Words

SAMPLE = "joueurs-club.csv"


def play(request: Namespace, folder: Path, world: World, _: Words) -> None:
    """Play the evening and leave club file, papers, workbook and web page in a folder."""
    with world.creating(folder / "demo.whist") as club:
        desk = sample_club_night(club, _)
        write_file(folder / "demo-papers.pdf", _printed(desk, PAPERS.before_play, _))
        play_club_night(desk, world.dice, request.seed, _("played before the jury came"))
    write_file(folder / "demo-standings.pdf", _printed(desk, PAPERS.after_play, _))
    for ending, write in WRITERS.items():
        write_file(folder / f"demo{ending}", write(desk, _))
    world.say(
        _(
            "A complete club night of {players} players is in {folder}: club file, papers, "
            "workbook, web page.",
            players=len(desk.evening.players),
            folder=folder,
        )
    )


def _printed(desk: Desk[ClubEvening], papers: tuple[Paper[ClubPapers], ...], _: Words) -> bytes:
    return render(papers, PAPERS.of(desk.evening, None), PageSize.A4, _)


def sample_club_night(club: Club, _: Words) -> Desk[ClubEvening]:
    """Open a club night of IWWA whist with the sample roster."""
    details = Details(
        _("Demonstration club night"),
        club.clock.now().astimezone().date(),
        _("Carleton-sur-Mer community hall"),
    )
    known = players_from(asset("samples", SAMPLE))
    players = tuple(ClubPlayer(each.number, each.name, each.club) for each in known)
    left_over = usual_left_over(GameChoice().game)
    settings = ClubSettings(left_over=left_over, ranked_by=RankedBy.MEAN)
    create = CreateClub(details, settings, players)
    rounds = rounds_to_come(opened_club(create))
    return club.create_club(CreateClub(details, settings, players, rounds))
