"""A complete IWWA evening: twenty-two players at tables of four and five, four rounds."""

from pathlib import Path

from whist_td.assets import asset
from whist_td.console.formats import AnyDesk, Sample
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.ports import Dice
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.rules.settings import (
    ClubSettings,
    RankedBy,
    usual_left_over,
)
from whist_td.formats.club_night.views.sample import play_club_night, play_first_round
from whist_td.players.rosters import players_from
from whist_td.words.words import Words

ROSTER = "joueurs-club.csv"


def _played(desk: AnyDesk, dice: Dice, seed: int, _: Words) -> None:
    play_club_night(desk, dice, seed, _("played before the jury came"))


def _told(evening: ClubNightEvent, folder: Path, _: Words) -> str:
    return _(
        "A complete club night of {players} players is in {folder}: club file, papers, "
        "workbook, web page.",
        players=len(evening.players),
        folder=folder,
    )


def sample_club_night(club: Club, _: Words) -> AnyDesk:
    """Open a club night of IWWA whist with the sample roster."""
    details = Details(
        _("Demonstration club night"),
        club.clock.now().astimezone().date(),
        _("Carleton-sur-Mer community hall"),
    )
    known = players_from(asset("samples", ROSTER))
    players = tuple(ClubPlayer(each.number, each.name, each.club) for each in known)
    left_over = usual_left_over(GameChoice().game)
    settings = ClubSettings(left_over=left_over, ranked_by=RankedBy.MEAN)
    create = CreateClub(details, settings, players)
    rounds = rounds_to_come(create.opened())
    return club.open_event(CreateClub(details, settings, players, rounds))


SAMPLE = Sample(sample_club_night, _played, play_first_round, "standings", _told)
