"""Deals of a club night from a table."""

from whist_td.cli import values
from whist_td.cli.world import World, text_given
from whist_td.exports.club.results_table import deals_from_path, deals_from_text
from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.club_night_sentences import missing_tables_sentence
from whist_td.i18n.words import Words
from whist_td.usecases.club_commands import EnterDeals
from whist_td.usecases.desk import Desk


def enter(source: str, desk: Desk[ClubEvening], world: World, _: Words) -> None:
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


def _command(source: str, evening: ClubEvening, world: World, _: Words) -> EnterDeals:
    now, given = world.clock.now(), text_given(source, world, _)
    if given is None:
        return deals_from_path(values.path(source), evening, now)
    return deals_from_text(given.text, given.name, evening, now)
