"""How the evening is carried on: round 1 awaited, rounds announced, the end."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QWidget
from typing_extensions import override

from whist_td.core.contracts import SUITS, Strain
from whist_td.formats.militaire.commands import (
    AnnounceRound,
    ChangeSettings,
    CorrectAnnouncement,
    FinishEvent,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import CALLS, PlannedRound
from whist_td.formats.militaire.rules.teams import Call
from whist_td.formats.militaire.screens.play_foot import open_round_sentence
from whist_td.formats.militaire.views import effective_round
from whist_td.formats.militaire.words.sentences import call_label
from whist_td.kit.flow import WrappingRow, folded
from whist_td.kit.parts import button, column, row
from whist_td.kit.strip import Strip, choice
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import no_trump_letters, suit_icon
from whist_td.kit.theme import colours, labelled, set_role
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.stages.play_frame import WaitingFrame
from whist_td.stages.play_steps import StepsFrame
from whist_td.words.labels import label
from whist_td.words.words import N_, Words, numbers_listed

_TRUMPS = (*SUITS, Strain.NO_TRUMP)


class PlayWaiting(WaitingFrame):
    """So many teams, what they lack, and round 1."""

    despite_requested = Signal()
    """Begin although teams lack players."""

    BEGIN = N_("Prepare round {round}")

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(words, parent)
        self._despite = button(words("Start anyway"), "beginDespite", self._card)
        self._buttons.insert_before(self._begin, self._despite)
        self._despite.clicked.connect(lambda: self.ask_first(self.despite_requested.emit))

    @override
    def refresh(self, event: MilitaireEvent) -> None:
        """Say what is lacking."""
        _ = self._words
        lacking = [team.number for team in event.teams.values() if team.missing_seats]
        enough = event.tables >= LEAST_TABLES
        ready = enough and not lacking
        title = _("Everything is ready for round 1") if ready else _("Play has not begun")
        self._show(title, _summary(event, lacking, _), is_ready=ready)
        self._despite.setVisible(enough and bool(lacking))
        self._entries.setVisible(not ready)
        set_role(self._entries, "" if enough else "primary")


def _summary(event: MilitaireEvent, lacking: list[int], _: Words) -> str:
    teams = _.plural("{n} team is entered.", "{n} teams are entered.", event.tables)
    if event.tables < LEAST_TABLES:
        return teams + " " + _("At least two teams are needed to play.")
    if lacking:
        numbers = numbers_listed(lacking, _)
        return f"{teams} " + _.plural(
            "Team {numbers} has fewer than four players.",
            "Teams {numbers} have fewer than four players.",
            len(lacking),
            numbers=numbers,
        )
    rounds = _.plural("{n} round is planned.", "{n} rounds are planned.", event.settings.rounds)
    closed = _("Once round 1 is announced, no team can be added: latecomers play as substitutes.")
    return f"{teams} {rounds}\n{closed}"


class _AnnounceStrip(Strip):
    """Trump and call of a round; one Enter says it. It corrects what was said, too."""

    decided = Signal(object, object)
    """The trump and the call."""

    def __init__(
        self,
        planned: PlannedRound,
        heading: str,
        answers: tuple[str, str],
        words: Words,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        verb, leave = answers
        self._words = words
        self._heading = labelled(heading, "heading", self)
        self._note = labelled("", "quiet", self)
        self._far = QFrame(self)
        self._trumps = QButtonGroup(self)
        self._calls = QButtonGroup(self)
        self._accept = button(verb, "announce", self, "primary")
        self._leave = button(leave, "", self, "quiet")
        self._lay_out()
        self._choose(planned)
        self._trumps.idToggled.connect(self._say)
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)
        self._say()

    @override
    def first_field(self) -> QWidget:
        return self._accept if self._accept.isEnabled() else self._trumps.button(0)

    @override
    def accept(self) -> None:
        trump = self._trump()
        if trump is not None:
            self.decided.emit(trump, CALLS[self._calls.checkedId()])

    def say(self, note: str) -> None:
        """Add a line about what stays open."""
        self._note.setText(note)

    def _lay_out(self) -> None:
        first = folded(self._heading, self._far, self._note, spacing=2 * STEP)
        trumps = self._trump_buttons()
        calls, buttons = choice(self._calls, self, [call_label(call) for call in CALLS])
        for call, each in zip(CALLS, buttons, strict=True):
            name = self._words("{first} and {second} travel", first=call[0], second=call[1])
            each.setAccessibleName(name)
            each.setObjectName(f"call-{call_label(call)}")
        announced = (trumps, calls)
        ways = folded(self._leave, self._accept)
        second = folded(*announced, None, ways, spacing=2 * STEP)
        column(first, second, inside=self, margins=(2 * STEP, STEP))

    def _trump_buttons(self) -> WrappingRow:
        _ = self._words
        names = [label(trump, _).capitalize() for trump in _TRUMPS]
        row, buttons = choice(self._trumps, self, names)
        for trump, each in zip(_TRUMPS, buttons, strict=True):
            if trump is not Strain.NO_TRUMP:
                each.setIcon(suit_icon(trump, colours(self), no_trump_letters(_)))
            each.setAccessibleName(_("Trump: {suit}", suit=label(trump, _)))
            each.setObjectName(f"trump-{trump.value}")
        return row

    def _choose(self, planned: PlannedRound) -> None:
        # Said before the announcement where the cartons advance farther this time.
        set_role(self._far, "alarm")
        self._far.setVisible(planned.advance > 1)
        far = self._words("The number cards advance {n} tables this time", n=planned.advance)
        row(labelled(far, "number", self._far), inside=self._far, margins=(STEP, 2), spacing=-1)
        if planned.trump is not None:
            self._trumps.button(_TRUMPS.index(planned.trump)).setChecked(True)
        self._calls.button(CALLS.index(planned.call)).setChecked(True)

    def _say(self) -> None:
        _ = self._words
        ready = self._trump() is not None
        self._accept.setEnabled(ready)
        if not ready:
            self._note.setText(_("Choose the trump of this round."))
        elif self._note.text() == _("Choose the trump of this round."):
            self._note.clear()

    def _trump(self) -> Strain | None:
        chosen = self._trumps.checkedId()
        return _TRUMPS[chosen] if chosen >= 0 else None


class EventSteps(StepsFrame[MilitaireEvent]):
    """Carries the evening on, with a trump and a call for every round."""

    SETTLES, ENDS = ChangeSettings, FinishEvent
    WHEN = N_("After which round does the event end?", "manche")
    STOP = N_("Finish after round {round}")
    LEFT = N_("Their teams have no points for it yet; it can still be entered afterwards.")
    GO_TO = N_("Go to round {round}")
    STAY = N_("Stay in round {round}")

    @override
    def announce(self, *, despite: bool = False) -> None:
        """Ask for trump and call of the next round, and announce it."""
        _ = self._session.words
        event = self._session.facts
        number = event.last_announced + 1
        strip = _AnnounceStrip(
            event.plan(number),
            _("Round {round}", round=number),
            (_("Announce round {round}", round=number), _("Not yet")),
            _,
            self._strips,
        )
        if self._lacks_before(number):
            strip.say(
                _(
                    "Round {round} stays open; its missing tables can be entered later.",
                    round=number - 1,
                )
            )

        def announce(trump: Strain, call: Call) -> None:
            lacks_tables = bool(self._lacks_before(number))
            self._session.do(
                AnnounceRound(
                    number,
                    trump,
                    call,
                    despite_missing=despite and lacks_tables,
                    despite_places=despite and number == 1,
                )
            )

        strip.decided.connect(announce)
        self._strips.ask(strip)

    def correct(self, number: int) -> None:
        """Ask what was really announced for a round."""
        _ = self._session.words
        strip = _AnnounceStrip(
            effective_round(self._session.facts, number),
            _("What was really announced for round {round}?", round=number),
            (_("Correct round {round}", round=number), _("Leave as it is")),
            _,
            self._strips,
        )

        def correct(trump: Strain, call: Call) -> None:
            self._strips.close_strip()
            self._session.do(CorrectAnnouncement(number, trump, call))

        strip.decided.connect(correct)
        self._strips.ask(strip)

    @override
    def _lacking(self, round_number: int, missing: tuple[int, ...]) -> str:
        return f"{open_round_sentence(round_number, missing, self._session.words)}."
