"""A question after which the rounds to come are seated afresh: what it means is shown before."""

from dataclasses import replace

from PySide6.QtWidgets import QDialog, QFrame, QVBoxLayout, QWidget

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.commands.commands import (
    AddLateClubPlayer,
    AddLateClubPlayers,
    FormClubPair,
    LetClubPlayerLeave,
    LetClubPlayersLeave,
    SubstituteClubPlayer,
    TakeClubPlayerBack,
    TakeClubPlayersBack,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.seating import Rounds
from whist_td.formats.club_night.screens.new_event_forecast import forecast_words, tables_words
from whist_td.formats.club_night.views.planning import forecast_of
from whist_td.kit import parts
from whist_td.kit.dialog_pages import fill_card, lay_out
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.players.screens.movement_dialogs import WIDTH, show_points
from whist_td.words.messages import message
from whist_td.words.words import Words

ArrivalCommand = (
    AddLateClubPlayer
    | AddLateClubPlayers
    | FormClubPair
    | LetClubPlayerLeave
    | LetClubPlayersLeave
    | SubstituteClubPlayer
    | TakeClubPlayerBack
    | TakeClubPlayersBack
)
_LINES = 10
"""The least height of what it means, in lines."""


def _arrival_sentences(
    evening: ClubNightEvent, command: ArrivalCommand, _: Words
) -> tuple[str, ...]:
    """Say what the rest of the evening will be once somebody has come or gone."""
    if isinstance(command, SubstituteClubPlayer):
        return _substitute_words(evening, command, _)
    if isinstance(command, FormClubPair):
        return (*_pair_words(evening, command, _), *_seated_anew(evening, command.rounds, _))
    return _seated_anew(evening, command.rounds, _)


def _seated_anew(evening: ClubNightEvent, rounds: Rounds, _: Words) -> tuple[str, ...]:
    if not rounds:
        return (_("The next round is seated when it begins, by the standing then."),)
    played = tuple(evening.rounds[n] for n in range(1, evening.last_announced + 1))
    ahead = forecast_of(evening, rounds)
    whole = forecast_of(evening, (*played, *rounds))
    seen = replace(ahead, partners=whole.partners, others=whole.others)
    first, last = rounds[0].number, rounds[-1].number
    tables = tables_words(ahead, _)
    seated = (
        _("Round {first} is seated anew: {tables}.", first=first, tables=tables)
        if first == last
        else _(
            "Rounds {first} to {last} are seated anew: {tables}.",
            first=first,
            last=last,
            tables=tables,
        )
    )
    paper = _("Print the seating cards of these rounds again.")
    return (seated, *forecast_words(seen, _), paper)


def _pair_words(evening: ClubNightEvent, command: FormClubPair, _: Words) -> tuple[str, ...]:
    """Say what it means that two who were left over play together."""
    one, other = command.pair
    sentence = _(
        "From round {round} on, {first} and {second} are pair {one} + {other}.",
        round=one.first_round,
        first=one.name,
        second=other.name,
        one=one.number,
        other=other.number,
    )
    home = [n for n in command.leaving if n not in (command.first, command.second)]
    names = [evening.players[number].name for number in home]
    points = _("The points of their old pairs stay there; the new pair begins at zero.")
    return (sentence, *(_("{name} goes home.", name=name) for name in names), points)


def _substitute_words(
    evening: ClubNightEvent, command: SubstituteClubPlayer, _: Words
) -> tuple[str, ...]:
    """Say what it means that somebody plays in another's place."""
    sentence = _(
        "From round {round} on, {name} sits where {other} would have sat.",
        round=evening.last_announced + 1,
        name=command.substitute.name,
        other=evening.players[command.player].name,
    )
    nobody = _("Nobody else changes seats.")
    paper = _("Print the seating cards of these rounds again.")
    return (sentence, nobody, paper)


class ArrivalDialog(QDialog):
    """The frame of such a question: who and when, what it means, and the two answers."""

    def __init__(
        self,
        session: Session[ClubNightEvent],
        title: str,
        intro: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._command: ArrivalCommand | None = None
        self.setWindowTitle(title)
        self._heading = labelled(title, "title", self)
        self._intro = labelled(intro, "quiet", self)
        self._form = QVBoxLayout()
        self._meaning = QFrame(self)
        self._means = labelled("", "body", self._meaning)
        self._error = labelled("", "error", self)
        self._keep = parts.button(_("Leave it as it is"), "comingKeep", self)
        self._accept = parts.button("", "comingAccept", self, "primary")
        self._name_parts()
        self._lay_out()
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._carry_out)

    def _name_parts(self) -> None:
        self._means.setObjectName("comingMeans")
        self._error.setObjectName("comingError")
        set_role(self._meaning, "card")
        self._accept.setDefault(True)
        self._error.hide()

    def _lay_out(self) -> None:
        _ = self._session.words
        self._form.setSpacing(2 * STEP)
        heading = labelled(_("What it means"), "heading", self._meaning)
        fill_card(self._meaning, (heading, self._means))
        self._meaning.setMinimumHeight(_LINES * self.fontMetrics().lineSpacing())
        parts = (self._heading, self._intro, self._form, self._meaning, self._error)
        lay_out(self, parts, (self._keep, self._accept), self._meaning)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _request(self) -> ArrivalCommand | None:
        """Return what is asked for now, or refuse it; None while nobody is chosen."""
        raise NotImplementedError

    def _lacking(self) -> str:
        """Return what has to be answered before anybody can accept; nothing where all is."""
        raise NotImplementedError

    def _accept_text(self) -> str:
        """Return what the button does, in words."""
        raise NotImplementedError

    def ask(self) -> None:
        """Say again what the answers mean."""
        _, lacking = self._session.words, self._lacking()
        self._command, refusal = None, ""
        try:
            self._command = self._request()
        except RuleError as error:
            refusal = message(error, _)
        sentences = (
            _arrival_sentences(self._session.evening, self._command, _) if self._command else ()
        )
        show_points(self._means, sentences)
        self._refuse(refusal)
        self._accept.setText(self._accept_text())
        self._accept.setToolTip(lacking)
        self._accept.setEnabled(not lacking and self._command is not None)

    def _carry_out(self) -> None:
        if self._command is None:
            return
        sentence = self._session.refusal(self._command)
        if sentence:
            self._refuse(sentence)
        else:
            self.accept()

    def _refuse(self, sentence: str) -> None:
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))
