"""The event of the sample roster, which the demonstration and the example both open."""

from whist_td.assets import asset
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.formats.militaire.commands.commands import CreateEvent
from whist_td.formats.militaire.files.rosters import teams_from
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.words.words import Words

ROSTER = "equipes-gaspesie.csv"


def sample_event(club: Club, _: Words) -> Desk[MilitaireEvent]:
    """Open an event with the sample roster."""
    details = Details(
        _("Demonstration evening"),
        club.clock.now().astimezone().date(),
        _("Carleton-sur-Mer community hall"),
    )
    teams = teams_from(asset("samples", ROSTER))
    return club.open_event(CreateEvent(details, Settings(), teams))
