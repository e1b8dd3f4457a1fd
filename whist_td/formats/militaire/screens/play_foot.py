"""The calm line below the tables: what is missing, the sum, the last action, what comes next."""

from collections import Counter

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.desk.requests import OpenRound, next_step
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.results import Result, ResultKind
from whist_td.formats.militaire.rules.standings import Checksum
from whist_td.formats.militaire.words.sentences import checksum_sentence, missing_sentence
from whist_td.kit.aim import changed_place
from whist_td.kit.parts import PlainButton
from whist_td.kit.session import Session
from whist_td.stages.play_foot_frame import FootFrame
from whist_td.words.words import N_, Words, numbers_listed

_MOST_NAMED = 8
"""More missing tables than this are counted, not named."""
_MOST_NAMED_ON_BUTTON = 4
"""The same where there is less room: on a button, or in the sentence about another round."""


def open_rounds(event: MilitaireEvent) -> list[OpenRound[int]]:
    """Return the rounds before the newest that still lack tables.

    The foot asks after every key: rounds in which every carton is in are not gone through.
    """
    entered = Counter(place.round for place in event.results)
    short = (n for n in range(1, event.last_announced) if entered[n] < event.tables)
    lacking = ((number, event.missing(number)) for number in short)
    return [(number, missing) for number, missing in lacking if missing]


def open_round_sentence(number: int, missing: tuple[int, ...], _: Words) -> str:
    """Say what a round still lacks."""
    if len(missing) > _MOST_NAMED_ON_BUTTON:
        return _.plural(
            "Round {round} still lacks {n} table",
            "Round {round} still lacks {n} tables",
            len(missing),
            round=number,
        )
    return _.plural(
        "Round {round} still lacks table {numbers}",
        "Round {round} still lacks tables {numbers}",
        len(missing),
        round=number,
        numbers=numbers_listed(missing, _),
    )


class PlayFoot(FootFrame[int, MilitaireEvent]):
    """How the cartons stand, and the buttons that carry the evening on."""

    BEGIN = N_("Announce round {round}")

    all_tricks_requested = Signal()
    """The table of the cursor was won with all thirteen tricks, or after all was not."""

    def __init__(self, session: Session[MilitaireEvent], parent: QWidget | None) -> None:
        super().__init__(session, parent)
        self._all_tricks = PlainButton(self.tools)
        self._all_tricks.setCheckable(True)
        self._all_tricks.clicked.connect(self.all_tricks_requested)
        _ = self._words
        widest = _("Table {table}: thirteen tricks", table=session.facts.tables)
        self._all_tricks.setText(widest)
        self.tools.offer(self._all_tricks, "allTricks", _("Shift with the arrow of the winners"))
        self._table: tuple[int, Result | None] = (0, None)
        # A result shows the table's own button and hides it again as the cursor goes on: shown at
        # once, the whole page would be laid out and painted twice a key; and hidden later than
        # a new round shows other buttons, twice a round.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._show_tricks)

    @property
    @override
    def coming(self) -> tuple[QWidget, ...]:
        return *super().coming, self._all_tricks

    def show_table(self, table: int, result: Result | None) -> None:
        """Offer the thirteen tricks of the table of the cursor, once its winner is in."""
        self._table = (table, result)
        is_plain = result is not None and result.kind in (ResultKind.NORMAL, ResultKind.PERFECT)
        if is_plain:
            self._soon.start(0)
        else:
            self._soon.stop()
            self._all_tricks.hide()

    def _show_tricks(self) -> None:
        _, (table, result) = self._words, self._table
        self._all_tricks.show()
        text = _("Table {table}: thirteen tricks", table=table)
        if self._all_tricks.text() != text:
            self._all_tricks.setText(text)
            changed_place(self._all_tricks)
        self._all_tricks.setChecked(result is not None and result.all_tricks)

    def refresh(self, checksum: Checksum, shown: int, typed: str = "") -> None:
        """Say how the round shown stands, and what comes next."""
        event = self._session.facts
        self._say_tables(checksum, shown, typed)
        self._say_course(shown, next_step(event), open_rounds(event))

    def say(self, sentence: str) -> None:
        """Say something about a key, until the next one."""
        self._say_line(sentence, "warning")

    def _say_tables(self, checksum: Checksum, shown: int, typed: str) -> None:
        _ = self._words
        if typed:
            self._line.setText(_("Go to table {number}… (Enter)", number=typed))
            return
        lacking = missing_sentence(checksum.missing, _)
        if (count := len(checksum.missing)) > _MOST_NAMED:
            lacking = _.plural("{n} table is missing.", "{n} tables are missing.", count)
        text = f"{lacking} {checksum_sentence(checksum, _)}"
        if shown != self._session.facts.last_announced:
            text = _("Round {round}", round=shown) + " · " + text
        if checksum.is_right:
            self._say_line(f"✓ {text}", "good")
        else:
            self._say_line(text, "body" if checksum.missing else "error")

    @override
    def _earlier_words(self, open_round: OpenRound[int]) -> str:
        return open_round_sentence(*open_round, self._words)

    @override
    def _missing_words(self, missing: tuple[int, ...]) -> str:
        return missing_sentence(missing, self._words)

    @override
    def _despite_words(self, missing: tuple[int, ...]) -> str:
        _ = self._words
        if len(missing) > _MOST_NAMED_ON_BUTTON:
            return _.plural(
                "Continue without {n} table", "Continue without {n} tables", len(missing)
            )
        return _.plural(
            "Continue without table {numbers}",
            "Continue without tables {numbers}",
            len(missing),
            numbers=numbers_listed(missing, _),
        )
