"""`whist-td self-test`: opens samples, plays a round, prints a sheet; for built packages."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from whist_td.cli.verb import Verb
from whist_td.cli.verbs.demo import SEED
from whist_td.console.world import World
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.ports import Dice
from whist_td.desk.replay import check_journal
from whist_td.formats.club_night.cli.demo import sample_club_night
from whist_td.formats.club_night.views.sample import play_first_round
from whist_td.formats.militaire.files.sample_event import sample_event
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.militaire.views.sample_evening import play_evening
from whist_td.formats.whiz.cli.demo import sample_tournament
from whist_td.formats.whiz.views.sample import play_round
from whist_td.movements.library import check_tables
from whist_td.paper.layout import PageSize
from whist_td.paper.paper import render
from whist_td.paper.papers import papers_for
from whist_td.words.words import N_, Words

AnyDesk = Desk[Any]


def _evening(desk: AnyDesk, dice: Dice) -> None:
    play_evening(desk, dice, SEED, rounds=1)


def _tournament(desk: AnyDesk, dice: Dice) -> None:
    play_round(desk, dice, SEED, 1)


def _club_night(desk: AnyDesk, dice: Dice) -> None:
    play_first_round(desk, dice, SEED)


_SAMPLES: tuple[tuple[Callable[[Club, Words], AnyDesk], Callable[[AnyDesk, Dice], None]], ...] = (
    (sample_event, _evening),
    (sample_tournament, _tournament),
    (sample_club_night, _club_night),
)
"""For each format, what opens a sample and what plays the first round of it."""


def run(_request: Namespace, world: World, _: Words) -> int:
    """Do a little of everything in a folder that goes again."""
    check_tables()
    with TemporaryDirectory() as folder, world.creating(Path(folder) / "test.whist") as club:
        for opened, play in _SAMPLES:
            desk = opened(club, _)
            play(desk, world.dice)
            check_journal(desk.event, desk.evening, desk.lines)
            world.say(_told(desk, len(_sheet(desk, _)), _))
    world.say(_("All is well."))
    return 0


def _sheet(desk: AnyDesk, _: Words) -> bytes:
    papers = papers_for(desk.evening)
    return render(papers.after_play[:1], papers.of(desk.evening, 1), PageSize.A4, _)


def _told(desk: AnyDesk, size: int, _: Words) -> str:
    evening = desk.evening
    name = evening.details.name
    if isinstance(evening, Evening):
        return _(
            "{name}: {n} teams, one round, a sheet of {size} bytes.",
            name=name,
            n=evening.tables,
            size=size,
        )
    return _(
        "{name}: {n} players, one round, a sheet of {size} bytes.",
        name=name,
        n=len(evening.players),
        size=size,
    )


VERB = Verb(
    "self-test",
    "whist-td self-test",
    N_("Open a sample of each format, play a round and print a sheet."),
    run,
)
