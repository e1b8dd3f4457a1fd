"""Play before round 1: what is lacking, and the one button that begins the evening."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.kit.theme import set_role
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.stages.play_frame import WaitingFrame
from whist_td.words.words import Words


class PlayWaiting(WaitingFrame):
    """So many teams, what they lack, and round 1."""

    despite_wanted = Signal()
    """Begin although teams lack players."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        _ = words
        super().__init__(_("Announce round {round}", round=1), words, parent)
        self._despite = QPushButton(_("Start all the same; substitutes will play"), self._card)
        self._despite.setObjectName("beginDespite")
        self._buttons.insertWidget(self._buttons.indexOf(self._begin), self._despite)
        self._despite.clicked.connect(self.despite_wanted)

    def refresh(self, evening: MilitaireEvent) -> None:
        """Say what is lacking."""
        _ = self._words
        lacking = [team.number for team in evening.teams.values() if team.missing_seats]
        enough = evening.tables >= LEAST_TABLES
        ready = enough and not lacking
        title = _("Everything is ready for round 1") if ready else _("Play has not begun")
        self._show(title, _told(evening, lacking, _), is_ready=ready)
        self._despite.setVisible(enough and bool(lacking))
        self._entries.setVisible(not ready)
        set_role(self._entries, "" if enough else "primary")


def _told(evening: MilitaireEvent, lacking: list[int], _: Words) -> str:
    teams = _.plural("{n} team is entered.", "{n} teams are entered.", evening.tables)
    if evening.tables < LEAST_TABLES:
        return teams + " " + _("At least two teams are needed to play.")
    if lacking:
        numbers = ", ".join(map(str, lacking))
        return f"{teams} " + _.plural(
            "Team {numbers} has fewer than four players.",
            "Teams {numbers} have fewer than four players.",
            len(lacking),
            numbers=numbers,
        )
    rounds = _.plural("{n} round is planned.", "{n} rounds are planned.", evening.settings.rounds)
    closed = _("Once round 1 is announced, no team can be added: latecomers play as substitutes.")
    return f"{teams} {rounds}\n{closed}"
