"""`whist-td self-test`: opens samples, plays a round, prints a sheet; for built packages."""

from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from whist_td.cli.verbs.demo import SEED
from whist_td.console.formats import AnyDesk, all_verbs
from whist_td.console.verb import Verb
from whist_td.console.world import World
from whist_td.desk.replay import check_journal
from whist_td.movements.library import check_tables
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for, render
from whist_td.words.words import N_, Words


def run(_request: Namespace, world: World, _: Words) -> int:
    """Do a little of everything in a folder that goes again."""
    check_tables()
    with TemporaryDirectory() as folder, world.creating(Path(folder) / "test.whist") as club:
        for verbs in all_verbs().values():
            sample = verbs.sample()
            desk = sample.opened(club, _)
            sample.round_played(desk, world.dice, SEED)
            check_journal(desk.event, desk.evening, desk.lines)
            world.say(verbs.tried(desk, len(_sheet(desk, _)), _))
    world.say(_("All is well."))
    return 0


def _sheet(desk: AnyDesk, _: Words) -> bytes:
    papers = papers_for(desk.evening)
    return render(papers.after_play[:1], papers.of(desk.evening, 1), PageSize.A4, _)


VERB = Verb(
    "self-test",
    "whist-td self-test",
    N_("Open a sample of each format, play a round and print a sheet."),
    run,
)
