"""What the jury takes from a player: who, how many points, why, and to whom they go."""

from typing import Any

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.numbers import typed_number
from whist_td.formats.club_night.commands.commands import LiftSanction, SanctionPlayer
from whist_td.formats.club_night.games.game import SanctionTo
from whist_td.formats.club_night.rules.deals import JuryLine
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import DealView
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.games import game_label
from whist_td.kit import parts
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import folded
from whist_td.kit.session import Session
from whist_td.kit.strip import Strip, foot
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role, set_state

_MOST_LINES = 3
"""So many sanctions, the newest, are listed; each stands at its table too."""
_REASON_LETTERS = 18


class JuryStrip(Strip):
    """A player, points and a reason; Enter records the sanction."""

    def __init__(
        self, session: Session[ClubNightEvent], round_number: int, table: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._round = session, round_number
        _ = session.words
        text = _("Penalty from the referee in round {number}", number=round_number)
        self._heading = labelled(text, "heading", self)
        self._player = named(ChoiceField(self), "sanctioned", _("Player who is penalised"))
        self._points = named(QLineEdit(str(self._option("fine", "")), self), "sanctionPoints")
        self._unit = labelled(_("points off"), "quiet", self)
        self._reason = named(QLineEdit(self), "sanctionReason", _("Reason"))
        to = game_label(self._option("sanctions_to", SanctionTo.NOBODY), _)
        self._note = labelled(_("Where the points go: {where}.", where=to), "quiet", self)
        self._accept = parts.button(_("Enter the penalty"), "recordSanction", self, "primary")
        self._leave = parts.button(_("No penalty"), "", self, "quiet")
        self._given = QVBoxLayout()
        self._fill(table)
        self._lay_out()
        self._list_given()
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)
        session.changed.connect(self._list_given)

    def fill_for(self, deal: DealView) -> None:
        """Name the attacker of a deal for which the jury was not called, and the reason."""
        _, place, facts = self._session.words, deal.place, deal.deal.facts
        seats = self._session.facts.sitting(place.round, place.table).seats
        at_fault = self._session.facts.game.at_fault(facts)
        if at_fault is not None:
            self._player.setCurrentIndex(self._player.findData(seats[at_fault]))
        self._reason.setText(_("deal {deal}: referee not called", deal=place.deal))

    @override
    def first_field(self) -> QWidget:
        return self._player

    @override
    def accept(self) -> None:
        _, typed = self._session.words, self._points.text().strip()
        points = typed_number(typed)
        if points is None:
            self._refuse(_("Write the points as a whole number, such as 10."))
            return
        line = JuryLine(
            self._round, self._player.currentData(), points, self._reason.text().strip()
        )
        refusal = self._session.refusal(SanctionPlayer(line))
        if refusal:
            self._refuse(refusal)
        else:
            self.closed.emit()

    def _refuse(self, sentence: str) -> None:
        set_role(self._note, "error")
        set_state(self._points, "error")
        self._note.setText(sentence)
        self._points.setFocus()

    def _option(self, name: str, usual: Any) -> Any:  # noqa: ANN401 - each option has its own kind
        """Return an option of the game, or what is usual where it has none."""
        return getattr(self._session.facts.settings.game.options, name, usual)

    def _fill(self, table: int) -> None:
        """Offer those who play in the round, the people of the table in hand first."""
        _, event = self._session.words, self._session.facts
        sittings = event.seated(self._round).sittings
        for sitting in sorted(sittings, key=lambda each: (each.table != table, each.table)):
            for number in sitting.seats:
                name = event.player(number).name
                text = _("{name} (table {table})", name=name, table=sitting.table)
                self._player.addItem(text, number)
        self._points.setAccessibleName(_("Points taken by the referee"))
        self._points.setFixedWidth(self.fontMetrics().averageCharWidth() * 9)
        self._reason.setPlaceholderText(_("Reason"))

    def _lay_out(self) -> None:
        self._unit.setWordWrap(False)
        row = parts.stacked(folded(self._player, self._points, self._unit), (self._reason, 1))
        self._reason.setMinimumWidth(self.fontMetrics().averageCharWidth() * _REASON_LETTERS)
        parts.column(
            self._heading,
            row,
            foot(self._note, self._leave, self._accept),
            self._given,
            inside=self,
            margins=(2 * STEP, STEP),
        )

    def _list_given(self) -> None:
        """List the newest, each with its way back; one that is lifted goes away."""
        parts.empty(self._given)
        event = self._session.facts
        for number in sorted(event.sanctions, reverse=True)[:_MOST_LINES]:
            line = jury_line(self._session, number, event.sanctions[number], self)
            self._given.addWidget(line)


def jury_line(
    session: Session[ClubNightEvent], number: int, line: JuryLine, parent: QWidget
) -> QWidget:
    """Return a sanction in words with its way back."""
    _, shown = session.words, QWidget(parent)
    text = _(
        "Referee, round {number}: {name} loses {what}",
        number=line.round,
        name=session.facts.player(line.player).name,
        what=sanction_words(line, _),
    )
    lift = parts.button(_("Cancel the penalty"), f"lift-{number}", shown, "compact")
    lift.setAccessibleName(_("Cancel: {what}", what=text))
    lift.clicked.connect(lambda: session.do(LiftSanction(number)))
    warning = (labelled(text, "warning", shown), 1)
    parts.row(warning, lift, inside=shown, margins=(STEP, 0, 0, 0), spacing=-1)
    return shown
