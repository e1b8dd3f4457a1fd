"""A complete Whiz tournament from a sample roster: fifteen players, five rounds."""

from pathlib import Path

from whist_td.assets import asset
from whist_td.console.formats import AnyDesk, Sample
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.ports import Dice
from whist_td.formats.whiz.commands.commands import CreateWhiz
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.sample import Notes, play_round, play_tournament
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.players.rosters import players_from
from whist_td.words.words import Words

ROSTER = "joueurs-whiz.csv"


def _played(desk: AnyDesk, dice: Dice, seed: int, _: Words) -> None:
    play_tournament(desk, dice, seed, Notes(_("North was late"), _("talked aloud about a deal")))


def _round_played(desk: AnyDesk, dice: Dice, seed: int) -> None:
    play_round(desk, dice, seed, 1)


def _told(evening: WhizEvent, folder: Path, _: Words) -> str:
    return _(
        "A complete tournament of {players} players is in {folder}: club file, papers, "
        "workbook, web page.",
        players=len(evening.players),
        folder=folder,
    )


def sample_tournament(club: Club, _: Words) -> AnyDesk:
    """Open a tournament with the sample roster."""
    details = Details(
        _("Demonstration tournament"),
        club.clock.now().astimezone().date(),
        _("Carleton-sur-Mer community hall"),
    )
    players, settings = players_from(asset("samples", ROSTER)), WhizSettings()
    rounds = seated_rounds(len(players), settings.rounds)
    return club.open_event(CreateWhiz(details, settings, players, rounds))


SAMPLE = Sample(sample_tournament, _played, _round_played, "ranking", _told)
