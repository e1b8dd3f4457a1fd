"""A club night on the command line: a complete one, deals, late and leaving, standings, files."""

from pathlib import Path

from whist_td.assets import asset
from whist_td.console.formats import AnyDesk, Sample, Standings
from whist_td.console.world import World, table_given
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.ports import Dice
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.files.json_file import club_standings_json
from whist_td.formats.club_night.files.results_table import deal_headings, deals_of
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubSettings,
    RankedBy,
    usual_left_over,
)
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.views.planning import numbered_players
from whist_td.formats.club_night.views.sample import play_club_night, play_first_round
from whist_td.formats.club_night.views.views import told_standings
from whist_td.formats.club_night.words.games import doubt_sentence
from whist_td.formats.club_night.words.labels import missing_tables_sentence
from whist_td.formats.club_night.words.movement_page import SEATING
from whist_td.formats.club_night.words.standings import club_listing
from whist_td.players.comings import comings
from whist_td.players.rosters import players_from
from whist_td.words.labels import example_details, letters_sentence
from whist_td.words.words import Words

ROSTER = "joueurs-club.csv"


def _played(desk: AnyDesk, dice: Dice, seed: int, _: Words) -> None:
    play_club_night(desk, dice, seed, _("played before the referee came"))


def _report(event: ClubNightEvent, folder: Path, _: Words) -> str:
    return _(
        "A complete club night of {players} players is in {folder}: club file, sheets, workbook, "
        "web page.",
        players=len(event.players),
        folder=folder,
    )


def sample_club_night(club: Club, _: Words) -> AnyDesk:
    """Open a club night of IWWA whist with the sample roster."""
    details = example_details(club.clock.now(), _)
    roster = players_from(asset("samples", ROSTER))
    left_over = usual_left_over(GameChoice().game)
    settings = ClubSettings(left_over=left_over, ranked_by=RankedBy.MEAN)
    players = numbered_players([(each.name, each.club) for each in roster], settings)
    create = CreateClub(details, settings, players)
    rounds = rounds_to_come(create.opened())
    return club.open_event(CreateClub(details, settings, players, rounds))


SAMPLE = Sample(sample_club_night, _played, play_first_round, "standings", _report)


def enter(source: str, desk: Desk[ClubNightEvent], world: World, _: Words) -> None:
    """Enter the deals and sanctions; a round that is next begins."""
    headings = deal_headings(desk.facts.settings.game.code)
    table = table_given(source, headings, world, _)
    command = deals_of(table, desk.facts, world.clock.now())
    row = headings.rows(table)[0]
    if row.columns.keys() & {"trump", "favourite", "strain"}:
        world.say(letters_sentence(row.letters, _))
    desk.do(command)
    world.say(_.plural("{n} deal entered.", "{n} deals entered.", len(command.deals)))
    for place, deal in command.deals:
        for doubt in desk.facts.game.doubts(deal.facts):
            where, sentence = place._asdict(), doubt_sentence(doubt, _)
            world.say(
                _("Round {round}, table {table}, deal {deal}: {result}", **where, result=sentence)
            )
    if command.sanctions:
        n = len(command.sanctions)
        world.say(_.plural("{n} penalty entered.", "{n} penalties entered.", n))
    for number in range(1, desk.facts.last_announced + 1):
        missing = desk.facts.missing(number)
        if missing:
            world.say(missing_tables_sentence(number, missing, _))


STANDINGS = Standings(told_standings, club_standings_json, club_listing)


COMINGS = comings(SEATING)
