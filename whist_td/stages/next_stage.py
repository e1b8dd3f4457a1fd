"""Which stage of an event is next: what it lacks says so."""

from collections.abc import Callable, Sequence

from whist_td.desk.journal import Line
from whist_td.desk.requests import Event
from whist_td.stages.formats import PaperKinds, Stage, loaded, screens_of


def next_stage(event: Event, lines: Callable[[], Sequence[Line]] = tuple) -> Stage:
    """Return the stage that is next: entries until enough are entered, papers, play, results.

    Its journal is asked for where only what was printed tells.
    """
    if event.progress.finished:
        return Stage.RESULTS
    if event.is_started:
        return Stage.PLAY
    screens = screens_of(event)
    if Stage.PLAY not in screens.panels:
        return next(iter(screens.panels))
    if event.drafts or not screens.is_ready(event):
        return Stage.ENTRIES
    kinds: PaperKinds = loaded(screens.papers)
    if not kinds.purposes or not kinds.is_ready(event):
        return Stage.PLAY
    # What knows about sheets is read when it is first asked.
    from whist_td.stages.papers_state import papers_state

    return Stage.PAPERS if papers_state(event, lines()).waits else Stage.PLAY
