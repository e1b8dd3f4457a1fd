"""A team during play: who plays in another's place, and who leaves (RULES 1.6)."""

from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from whist_td.formats.militaire.commands import AddSubstitute, WithdrawTeam
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import ForfeitPolicy
from whist_td.formats.militaire.rules.teams import Substitute, Team
from whist_td.formats.militaire.words.sentences import seat_label
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.flow import folded
from whist_td.kit.parts import button, column, keep_room
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_state
from whist_td.kit.typed_rows import tidied
from whist_td.stages.entries_delegate import NameCompleter
from whist_td.stages.twin_names import TypedTwins
from whist_td.words.words import Words

_LINES = 2
"""What is refused is said in so many lines."""


class SubstituteDialog(QDialog):
    """Asks for one substitute of one team."""

    def __init__(
        self, session: Session[MilitaireEvent], team: Team, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._team = team
        _ = session.words
        self.setWindowTitle(_("A substitute in team {team}", team=team.number))
        self._heading = labelled(self.windowTitle(), "heading", self)
        self._help = labelled(
            _(
                "The substitute’s name is shown on the screen from that round on. The points stay "
                "with the team."
            ),
            "quiet",
            self,
        )
        self._seat = self._seats()
        self._name = self._name_field()
        self._twins = TypedTwins((self._name,), None, self._present(), _, self)
        self._first = self._round_field("substituteFirst", _("From round"))
        self._last = self._round_field("substituteLast", _("To round"))
        self._error = labelled("", "error", self)
        self._leave = QPushButton(_("Leave as it is"), self)
        self._accept = button(_("Enter the substitute"), "substituteAccept", self, "primary")
        self._lay_out()
        self._connect()
        self._name.setFocus()

    def _seats(self) -> ChoiceField:
        _ = self._session.words
        seats = named(ChoiceField(self), "substituteSeat")
        for seat, name in enumerate(self._team.members):
            place = seat_label(seat, _)
            seats.addItem(f"{name} ({place})" if name else place, seat)
        if self._team.missing_seats:
            seats.setCurrentIndex(self._team.missing_seats[0])
        return seats

    def _name_field(self) -> QLineEdit:
        field = named(QLineEdit(self), "substituteName")
        here, teams = self._present(), self._session.evening.teams.values()
        tonight = {name for team in teams for name in team.people}.difference(here)
        offered = self._session.offered_names({*here, *tonight})
        field.setCompleter(NameCompleter((*sorted(tonight), *offered), field))
        return field

    def _present(self) -> list[str]:
        """Return who plays already; who played in another's place may do so again."""
        teams = self._session.evening.teams.values()
        here = (team for team in teams if team.withdrawn_from is None)
        return [name for team in here for name in team.members if name]

    def _round_field(self, name: str, spoken: str) -> NumberField:
        evening = self._session.evening
        field = named(NumberField(self), name)
        field.setAccessibleName(spoken)
        field.setRange(1, evening.settings.rounds)
        field.setValue(max(evening.last_announced, 1))
        return field

    def _lay_out(self) -> None:
        _ = self._session.words
        self._accept.setDefault(True)
        form = QFormLayout()
        form.setSpacing(STEP)
        form.addRow(_("In place of"), self._seat)
        form.addRow(_("Plays"), self._name)
        form.addRow(_("From round"), self._first)
        form.addRow(_("To round"), self._last)
        self._last.setValue(self._last.maximum())
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        ways = folded(None, self._leave, self._accept)
        parts = (self._heading, self._help, form, self._twins, self._error, ways)
        column(*parts, inside=self, margins=(3 * STEP, 3 * STEP), spacing=2 * STEP)
        self._error.hide()
        # What is asked or refused later has its room from the start: nothing moves as one types.
        keep_room(self._error)
        self._error.setMinimumHeight(_LINES * self._error.fontMetrics().lineSpacing())
        self.setMinimumWidth(60 * STEP)

    def _connect(self) -> None:
        self._leave.clicked.connect(self.reject)
        self._accept.clicked.connect(self._enter)
        self._first.valueChanged.connect(self._last.setMinimum)
        self._name.textEdited.connect(self._clear_error)
        self._last.setMinimum(self._first.value())

    def _enter(self) -> None:
        _ = self._session.words
        name = tidied(self._name.text())
        sentence = self._refusal(name) if name else _("Enter the substitute’s name.")
        if not sentence:
            self.accept()
            return
        self._error.setText(sentence)
        self._error.show()
        set_state(self._name, "error")
        self._name.setFocus()

    def _refusal(self, name: str) -> str:
        last = self._last.value()
        to_the_end = last == self._last.maximum()
        substitute = Substitute(
            int(self._seat.currentData()),
            name,
            self._first.value(),
            None if to_the_end else last,
        )
        return self._session.refusal(AddSubstitute(self._team.number, substitute))

    def _clear_error(self) -> None:
        self._error.hide()
        set_state(self._name, "")


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
        self._round = named(NumberField(self), "withdrawRound")
        self._error = labelled("", "error", self)
        self._withdraw = button("", "withdrawAccept", self, "danger")
        self._keep = button(_("Keep the team"), "withdrawKeep", self)
        self._lay_out()
        self._connect()
        self._say_round()

    def _lay_out(self) -> None:
        self._fill_round()
        self._keep.setDefault(True)
        form = QFormLayout()
        form.addRow(self._session.words("They stop playing from round"), self._round)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        ways = folded(None, self._withdraw, self._keep)
        parts = (self._heading, self._who, self._help, form, self._error, ways)
        column(*parts, inside=self, margins=(3 * STEP, 3 * STEP), spacing=2 * STEP)
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
