"""`whist-td demo`: a complete evening from a sample roster, with everything it makes."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from whist_td.cli.verb import Argument, Verb
from whist_td.console import values
from whist_td.console.formats import ByFormat
from whist_td.console.world import World
from whist_td.desk.request_errors import OutputError
from whist_td.formats.club_night.cli import demo as club
from whist_td.formats.militaire.cli import demo as militaire
from whist_td.formats.whiz.cli import demo as whiz
from whist_td.words.words import N_, Words

SEED = 2026

Play = Callable[[Namespace, Path, World, Words], None]
PLAY: ByFormat[Play] = ByFormat(militaire.play, whiz.play, club.play)


def run(request: Namespace, world: World, _: Words) -> int:
    """Play an evening of the format asked for and leave all it makes in a folder."""
    play = PLAY.named(request.format, "--format")
    folder: Path = request.dir
    _make_folder(folder)
    play(request, folder, world, _)
    return 0


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputError(folder, error.strerror or "") from error


VERB = Verb(
    "demo",
    "whist-td demo DIR [--format militaire|whiz|club] [--seed N]",
    N_("Play a complete sample evening and leave everything it makes in a folder."),
    run,
    (
        Argument("DIR", values.path, needed=True),
        Argument("--format", default="militaire"),
        Argument("--seed", values.seed, default=SEED),
    ),
)
