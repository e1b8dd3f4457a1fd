"""A complete Whist militaire evening from a sample roster."""

from pathlib import Path

from whist_td.console.formats import AnyDesk, Sample
from whist_td.desk.ports import Dice
from whist_td.formats.militaire.files.sample_event import sample_event
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.views.sample_evening import play_evening
from whist_td.words.words import Words


def _played(desk: AnyDesk, dice: Dice, seed: int, _words: Words) -> None:
    play_evening(desk, dice, seed)


def _round_played(desk: AnyDesk, dice: Dice, seed: int) -> None:
    play_evening(desk, dice, seed, rounds=1)


def _told(evening: MilitaireEvent, folder: Path, _: Words) -> str:
    return _(
        "A complete evening of {teams} teams is in {folder}: club file, papers, workbook, "
        "web page.",
        teams=evening.tables,
        folder=folder,
    )


SAMPLE = Sample(sample_event, _played, _round_played, "standings", _told)
