"""The five stages of an event."""

from enum import Enum

from whist_td.i18n.words import N_


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
