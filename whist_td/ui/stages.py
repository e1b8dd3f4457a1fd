"""The five stages of an event, and which of them is next."""

from enum import Enum
from typing import TYPE_CHECKING

from whist_td.i18n.words import N_

if TYPE_CHECKING:
    from whist_td.formats.militaire.evening import Evening


class Stage(Enum):
    """The stages in the order of the work; the value is the name of the icon."""

    EVENT = "event"
    ENTRIES = "entries"
    PAPERS = "papers"
    PLAY = "play"
    RESULTS = "results"


TITLES = {
    Stage.EVENT: N_("Event"),
    Stage.ENTRIES: N_("Entries"),
    Stage.PAPERS: N_("Papers"),
    Stage.PLAY: N_("Play"),
    Stage.RESULTS: N_("Results"),
}


def stage_of(evening: "Evening") -> Stage:
    """Return the stage that is next: entries until somebody is entered, then play, then results."""
    if evening.progress.finished:
        return Stage.RESULTS
    if evening.is_started:
        return Stage.PLAY
    least = 2
    ready = evening.tables >= least and not any(
        team.missing_seats for team in evening.teams.values()
    )
    return Stage.PLAY if ready else Stage.ENTRIES
