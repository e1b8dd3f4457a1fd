"""A little of everything, in a folder that goes again: what a built package must pass."""

from argparse import Namespace
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from whist_td.console.formats import offered, verbs_named
from whist_td.console.world import Machinery, World, write_file
from whist_td.desk.backups import Reason
from whist_td.desk.club import Club
from whist_td.desk.journal import check_journal
from whist_td.interchange.formats import files_for
from whist_td.interchange.read_apart import read_apart
from whist_td.movements.tables import check_tables
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for, render
from whist_td.words.words import Words

_SEED = 2026
_HEAD = 16
"""By these bytes at its beginning, SQLite knows a file for one of its own."""


def self_test(_request: Namespace, world: World, _: Words) -> int:
    """Play, print, write and read a little of every format, and try what keeps it safe."""
    check_tables()
    world.say(_("Movements: the tables are whole."))
    with TemporaryDirectory(prefix="whist-td-", ignore_cleanup_errors=True) as folder:
        path = Path(folder) / "test.whist"
        with closing(world.files.create(path)) as file:
            club = Club(file, world.clock, world.dice)
            for code, sample in offered(lambda verbs: verbs.sample).items():
                desk = sample.opened(club, _)
                sample.round_played(desk, world.dice, _SEED)
                check_journal(desk.event, desk.facts, desk.lines)
                papers = papers_for(desk.facts)
                of = papers.of(desk.facts, 1)
                sheet = render(papers.after_play[:1], of, PageSize.A4, _)
                world.say(verbs_named(code).tried(desk, len(sheet), _))
                for ending, write in files_for(desk.facts).writers().items():
                    write_file(path.with_suffix(ending), write(desk.facts, desk.lines, _))
                if not any(table.rows for table in read_apart(path.with_suffix(".xlsx"))):
                    raise SelfTestError("workbook")
        world.say(_("Workbooks: written, and read in a process of its own."))
        if world.machinery is not None:
            _keep_safe(path, world, world.machinery, _)
    world.say(_("All is well."))
    return 0


def _keep_safe(path: Path, world: World, machinery: Machinery, _: Words) -> None:
    """Keep a copy and go back to it, save what a damaged file holds, and open the window."""
    count = _events(path, world)
    keeper = machinery.keeper_in(path.with_name("backups"))
    keeper.keep(path, Reason.CLOSING, world.clock.now())
    if _events(keeper.restore(keeper.copies(path)[0], path), world) != count:
        raise SelfTestError("backup")
    damaged = path.with_name("damaged.whist")
    damaged.write_bytes(bytes(_HEAD) + path.read_bytes()[_HEAD:])
    if _events(machinery.recover(damaged).path, world) != count:
        raise SelfTestError("recovery")
    world.say(_("Safety: a backup opened again, a damaged file recovered."))
    if not machinery.opens_window(path):
        raise SelfTestError("window")
    world.say(_("Window: opened and closed."))


def _events(path: Path, world: World) -> int:
    with world.reading(path) as club:
        return len(club.file.events())


class SelfTestError(Exception):
    """A part of the built program that does not do what it should."""
