"""A sample event: a complete evening with everything it makes."""

from argparse import Namespace
from pathlib import Path

from whist_td.console.formats import AnyDesk, asked_of
from whist_td.console.world import World, write_file
from whist_td.desk.request_errors import DemoThereError, OutputError
from whist_td.desk.requests import MarkTrial
from whist_td.interchange.formats import files_for
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for, render
from whist_td.words.words import Words

_FILE = "demo.whist"


def demo(request: Namespace, world: World, _: Words) -> int:
    """Play an evening of the format asked for and leave all it makes in a folder."""
    sample, folder = asked_of(lambda verbs: verbs.sample, request.format, "--format"), request.dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputError(folder, error.strerror or "") from error
    if (folder / _FILE).exists():
        raise DemoThereError(folder / _FILE)
    desk = sample.opened(world.rehearsal(), _)
    desk.do(MarkTrial(trial=True))
    _print(desk, folder / "demo-papers.pdf", _, before_play=True)
    sample.played(desk, world.dice, request.seed, _)
    uid = world.take_in(folder / _FILE, desk)
    _print(desk, folder / f"demo-{sample.outcome}.pdf", _, before_play=False)
    for ending, write in files_for(desk.facts).writers(uid=uid).items():
        write_file(folder / f"demo{ending}", write(desk.facts, desk.lines, _))
    world.say(sample.sentence(desk.facts, folder, _))
    return 0


def _print(desk: AnyDesk, path: Path, _: Words, *, before_play: bool) -> None:
    papers = papers_for(desk.facts)
    chosen = papers.before_play if before_play else papers.after_play
    write_file(path, render(chosen, papers.of(desk.facts, None), PageSize.A4, _))
