"""A team that leaves during play: from which round, and what that means (RULES 1.6)."""

from PySide6.QtWidgets import QDialog, QFormLayout, QPushButton, QVBoxLayout, QWidget

from whist_td.formats.militaire.commands import WithdrawTeam
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import ForfeitPolicy
from whist_td.formats.militaire.rules.teams import Team
from whist_td.kit.fields import NumberField
from whist_td.kit.flow import folded
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.words import Words


class WithdrawDialog(QDialog):
    """Asks from which round a team no longer plays."""

    def __init__(
        self, session: Session[MilitaireEvent], team: Team, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._team = team
        _ = session.words
        title = _("Team {team} is leaving", team=team.number)
        self.setWindowTitle(title)
        self._heading = labelled(title, "heading", self)
        self._who = labelled(" · ".join(filter(None, (team.name, team.captain))), "quiet", self)
        self._help = labelled(_help(session, _), "body", self)
        self._round = NumberField(self)
        self._error = labelled("", "error", self)
        self._withdraw = QPushButton(self)
        self._keep = QPushButton(_("Keep the team"), self)
        self._lay_out()
        self._connect()
        self._say_round()

    def _lay_out(self) -> None:
        self._round.setObjectName("withdrawRound")
        self._withdraw.setObjectName("withdrawAccept")
        self._keep.setObjectName("withdrawKeep")
        self._fill_round()
        set_role(self._withdraw, "danger")
        self._keep.setDefault(True)
        form = QFormLayout()
        form.addRow(self._session.words("They stop playing from round"), self._round)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        buttons = folded(None, self._withdraw, self._keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        for part in (self._heading, self._who, self._help):
            column.addWidget(part)
        column.addLayout(form)
        column.addWidget(self._error)
        column.addLayout(buttons)
        self._error.hide()
        self.setMinimumWidth(64 * STEP)

    def _fill_round(self) -> None:
        evening = self._session.evening
        self._round.setRange(1, evening.settings.rounds)
        now = evening.last_announced
        playing = bool(now) and bool(evening.missing(now))
        self._round.setValue(now if playing else now + 1)

    def _connect(self) -> None:
        self._round.valueChanged.connect(self._say_round)
        self._keep.clicked.connect(self.reject)
        self._withdraw.clicked.connect(self._withdraw_team)

    def _say_round(self) -> None:
        self._withdraw.setText(
            self._session.words(
                "Withdraw team {team}, round {round}",
                team=self._team.number,
                round=self._round.value(),
            )
        )

    def _withdraw_team(self) -> None:
        command = WithdrawTeam(self._team.number, self._round.value())
        sentence = self._session.refusal(command)
        if not sentence:
            self.accept()
            return
        self._error.setText(sentence)
        self._error.show()


def _help(session: Session[MilitaireEvent], _: Words) -> str:
    if session.evening.settings.forfeits is ForfeitPolicy.AVERAGE:
        return _(
            "What they have played still counts. From then on their matches count for nobody, and "
            "all teams are ranked by their average. They come last in the standings. You can undo "
            "this."
        )
    return _(
        "What they have played still counts. From then on each opponent scores 1 point without "
        "playing. They come last in the standings. You can undo this."
    )
