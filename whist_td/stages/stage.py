"""The five stages of an event, and the pages beside it."""

from enum import Enum

from whist_td.words.words import N_


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
    Stage.PAPERS: N_("Print", "stage"),
    Stage.PLAY: N_("Play"),
    Stage.RESULTS: N_("Results"),
}


class Beside(Enum):
    """What the guide has a page about, beside the stages; the value is the name of its file."""

    BACKUPS = "backups"
    MEMBERS = "members"


BESIDE_TITLES = {Beside.BACKUPS: N_("Backups"), Beside.MEMBERS: N_("Members")}
