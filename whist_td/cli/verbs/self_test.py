"""`whist-td self-test`: opens a sample, plays a round, prints a sheet; for built packages."""

from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from whist_td.cli.verb import Verb
from whist_td.cli.verbs.demo import SEED
from whist_td.cli.world import World
from whist_td.exports.sample_event import sample_event
from whist_td.i18n.words import N_, Words
from whist_td.reports.papers import PageSize, Papers, paper, render
from whist_td.usecases.replay import check_journal
from whist_td.usecases.sample_evening import play_evening
from whist_td.usecases.views import plan_of, standings_view


def run(_request: Namespace, world: World, _: Words) -> int:
    """Do a little of everything in a folder that goes again."""
    with TemporaryDirectory() as folder, world.creating(Path(folder) / "test.whist") as club:
        desk = sample_event(club, _)
        play_evening(desk, world.dice, SEED, rounds=1)
        check_journal(desk.event, desk.evening, desk.lines)
        papers = Papers(plan_of(desk.evening), standings_view(desk.evening))
        sheet = render([paper("standings")], papers, PageSize.A4, _)
    world.say(
        _(
            "All is well: {teams} teams, one round, a sheet of {size} bytes.",
            teams=desk.evening.tables,
            size=len(sheet),
        )
    )
    return 0


VERB = Verb(
    "self-test",
    "whist-td self-test",
    N_("Open a sample, play a round and print a sheet."),
    run,
)
