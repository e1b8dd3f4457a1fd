"""`whist-td demo`: a complete evening from a sample roster, with everything it makes."""

from argparse import Namespace
from pathlib import Path

from whist_td.console import values
from whist_td.console.formats import AnyDesk, codes, usual_format, verbs_asked
from whist_td.console.verb import Argument, Verb
from whist_td.console.world import World, write_file
from whist_td.desk.request_errors import OutputError
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for, render
from whist_td.words.words import N_, Words

SEED = 2026


def run(request: Namespace, world: World, _: Words) -> int:
    """Play an evening of the format asked for and leave all it makes in a folder."""
    verbs, folder = verbs_asked(request.format, "--format"), request.dir
    sample, writers = verbs.sample(), verbs.writers()
    _make_folder(folder)
    with world.creating(folder / "demo.whist") as club:
        desk = sample.opened(club, _)
        _print(desk, folder / "demo-papers.pdf", _, before_play=True)
        sample.played(desk, world.dice, request.seed, _)
    _print(desk, folder / f"demo-{sample.outcome}.pdf", _, before_play=False)
    for ending, write in writers.items():
        write_file(folder / f"demo{ending}", write(desk, _))
    world.say(sample.told(desk.evening, folder, _))
    return 0


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputError(folder, error.strerror or "") from error


def _print(desk: AnyDesk, path: Path, _: Words, *, before_play: bool) -> None:
    papers = papers_for(desk.evening)
    wanted = papers.before_play if before_play else papers.after_play
    write_file(path, render(wanted, papers.of(desk.evening, None), PageSize.A4, _))


VERB = Verb(
    "demo",
    f"whist-td demo DIR [--format {'|'.join(codes())}] [--seed N]",
    N_("Play a complete sample evening and leave everything it makes in a folder."),
    run,
    (
        Argument("DIR", values.path, needed=True),
        Argument("--format", default=usual_format()),
        Argument("--seed", values.seed, default=SEED),
    ),
)
