"""Deals of a club night from a table."""

from whist_td.console import values
from whist_td.console.world import World, text_given
from whist_td.desk.desk import Desk
from whist_td.formats.club_night.commands.commands import EnterDeals
from whist_td.formats.club_night.files.results_table import deals_from_path, deals_from_text
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.words.sentences import missing_tables_sentence
from whist_td.words.words import Words


def enter(source: str, desk: Desk[ClubNightEvent], world: World, _: Words) -> None:
    """Enter the deals and sanctions; a round that is next begins."""
    command = _command(source, desk.evening, world, _)
    desk.do(command)
    world.say(_.plural("{n} deal entered.", "{n} deals entered.", len(command.deals)))
    if command.sanctions:
        n = len(command.sanctions)
        world.say(_.plural("{n} sanction entered.", "{n} sanctions entered.", n))
    for number in range(1, desk.evening.last_announced + 1):
        missing = desk.evening.missing(number)
        if missing:
            world.say(missing_tables_sentence(number, missing, _))


def _command(source: str, evening: ClubNightEvent, world: World, _: Words) -> EnterDeals:
    now, given = world.clock.now(), text_given(source, world, _)
    if given is None:
        return deals_from_path(values.path(source), evening, now)
    return deals_from_text(given.text, given.name, evening, now)
