"""The event of the sample roster, which the demonstration and the example both open."""

from whist_td.assets import asset
from whist_td.domain.events import Details
from whist_td.exports.rosters import teams_from
from whist_td.formats.militaire.settings import Settings
from whist_td.i18n.words import Words
from whist_td.usecases.club import Club
from whist_td.usecases.commands import CreateEvent
from whist_td.usecases.desk import Desk

ROSTER = "equipes-gaspesie.csv"


def sample_event(club: Club, _: Words) -> Desk:
    """Open an event with the sample roster."""
    details = Details(
        _("Demonstration evening"),
        club.clock.now().astimezone().date(),
        _("Carleton-sur-Mer community hall"),
    )
    teams = teams_from(asset("samples", ROSTER))
    return club.create(CreateEvent(details, Settings(), teams))
