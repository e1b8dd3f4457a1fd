"""`whist-td enter`: results from a table, all of them or none."""

from argparse import Namespace
from collections.abc import Callable
from typing import Any

from whist_td.cli.verb import Argument, Verb
from whist_td.console import values
from whist_td.console.formats import ByFormat
from whist_td.console.world import World
from whist_td.desk.desk import Desk
from whist_td.formats.club_night.cli import enter as club
from whist_td.formats.club_night.cli.explained import all_columns_explained
from whist_td.formats.militaire.cli import enter as militaire
from whist_td.formats.whiz.cli import enter as whiz
from whist_td.words.words import N_, Words

Enter = Callable[[str, Desk[Any], World, Words], None]
ENTER: ByFormat[Enter] = ByFormat(militaire.enter, whiz.enter, club.enter)


def run(request: Namespace, world: World, _: Words) -> int:
    """Enter the results into the event."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        ENTER.of(desk.evening)(request.results, desk, world, _)
    return 0


VERB = Verb(
    "enter",
    "whist-td enter FILE RESULTS.csv|- [--event N]",
    N_(
        "Enter results from a table: all of them or none. Of a club night: round, table, deal "
        "(left empty, the next one; a number that stands corrects that deal) and the columns of "
        "the game, which `enter --help` lists. Seats are 1, 2, 3 … round the table, N E S W at a "
        "table of four, or names; several are written 1+3, sides A and B, counts 3/1. A row with "
        "points under sanction is a sanction of the jury: round, table, player, sanction, reason."
    ),
    run,
    (
        Argument("FILE", values.path, needed=True),
        Argument("RESULTS", needed=True),
        Argument("--event", values.event),
    ),
    all_columns_explained,
)
