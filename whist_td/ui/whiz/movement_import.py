"""A director's own movement from a file: judged by the verifier before anybody can accept it."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from whist_td.domain.errors import RuleError
from whist_td.exports.whiz.movement_file import ENDINGS, read_movement
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.i18n.messages import message
from whist_td.i18n.whiz_copies import copies_sentence
from whist_td.i18n.whiz_edit_words import mend_sentence, verdict_sentences
from whist_td.i18n.whiz_quality import quality_sentences
from whist_td.movements.verify_whiz import FaultKind, Movement, Quality, verify
from whist_td.movements.verify_whiz.form import SEATS
from whist_td.ui.panels.movement_points import WIDTH, grown, show_points
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.usecases.whiz_commands import ChangeWhizSettings, SeatRounds
from whist_td.usecases.whiz_edits import for_those_there, nearest, seated_of
from whist_td.usecases.whiz_seating import stays_of

AT_TABLE = len(SEATS)


class MovementImportDialog(QDialog):
    """Choose a file, read the verdict, play it or not."""

    def __init__(self, session: Session[WhizEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._movement: Movement | None = None
        self.setWindowTitle(_("A movement of your own"))
        self._choose = QPushButton(_("Choose a file…"), self)
        self._file = labelled(
            _("A table (.csv, .xlsx, .ods) or .json, as this program writes it."), "quiet", self
        )
        self._hint = labelled(
            _(
                "One row for each table in each round, with headings above: round, table, boards, "
                "N, E, S. Boards are sets numbered from 1; who is in no row sits out."
            ),
            "body",
            self,
        )
        self._card = QFrame(self)
        self._verdict = labelled("", "body", self._card)
        self._error = labelled("", "error", self._card)
        self._nearest = labelled("", "warning", self._card)
        self._copies = QCheckBox(_("It is meant so: these deals are there in several copies"), self)
        self._copies.setObjectName("movementCopies")
        self._copies.hide()
        self._read: Movement | None = None
        self._back = QPushButton(_("Keep the movement there is"), self)
        self._accept = QPushButton(self)
        self._name_parts()
        self._lay_out()
        self._choose.clicked.connect(self._ask_file)
        self._back.clicked.connect(self.reject)
        self._accept.clicked.connect(self._take)
        self._copies.toggled.connect(self._judge_again)
        self._show((), (), "")

    def _name_parts(self) -> None:
        for name, part in (
            ("movementChoose", self._choose),
            ("movementVerdict", self._verdict),
            ("movementError", self._error),
            ("movementNearest", self._nearest),
            ("movementAccept", self._accept),
        ):
            part.setObjectName(name)
        set_role(self._card, "card")
        set_role(self._accept, "primary")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2 * STEP)
        head.addWidget(self._choose)
        head.addWidget(self._file, 1)
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        inside.setSpacing(STEP)
        for part in (self._error, self._nearest, self._verdict):
            part.setAlignment(Qt.AlignmentFlag.AlignTop)
            inside.addWidget(part)
        inside.addStretch()
        foot = QHBoxLayout()
        foot.setSpacing(2 * STEP)
        foot.addStretch()
        foot.addWidget(self._back)
        foot.addWidget(self._accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(labelled(self.windowTitle(), "title", self))
        column.addLayout(head)
        column.addWidget(self._hint)
        column.addWidget(self._card, 1)
        column.addWidget(self._copies)
        column.addLayout(foot)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _ask_file(self) -> None:
        _ = self._session.words
        endings = " ".join(f"*{ending}" for ending in ENDINGS)
        kinds = _("Movements ({kinds})", kinds=endings)
        chosen, _kind = QFileDialog.getOpenFileName(self, self.windowTitle(), "", kinds)
        if chosen:
            self.read(Path(chosen))

    def read(self, path: Path) -> None:
        """Read a file and show the verdict, or say why it cannot be read."""
        _ = self._session.words
        players = len(self._session.evening.players)
        self._movement = self._read = None
        self._copies.blockSignals(True)  # noqa: FBT003 - Qt's own signature
        self._copies.setChecked(False)
        self._copies.blockSignals(False)  # noqa: FBT003
        self._copies.hide()
        self._file.setText(path.name)
        try:
            read = read_movement(path, players)
        except RuleError as error:
            self._show((message(error, _),), (), "")
            return
        if read.players != players:
            self._show((self._other_players(read.players, players),), (), "")
            return
        stays = stays_of(self._session.evening, len(read.rounds))
        self._read = for_those_there(read, stays)
        self._judge(self._read)

    def _other_players(self, meant: int, entered: int) -> str:
        _ = self._session.words
        return _(
            "This movement is for {meant} players; {entered} are entered. Choose one for "
            "{entered}, or correct the entries.",
            meant=meant,
            entered=entered,
        )

    def _judge(self, read: Movement) -> None:
        _ = self._session.words
        quality = verify(read)
        self._copies.setVisible(_shares_only(quality) or self._is_from_copies)
        if self._is_from_copies:
            read = replace(read, copies=_tables_at_once(read))
            quality = verify(read)
        if quality.is_sound:
            self._movement = read
            told = copies_sentence(seated_of(read), self._boards_per_round, _)
            good = (*quality_sentences(quality, _), told, self._other_length(len(read.rounds)))
            self._show((), good, self._few_tables(read))
            return
        mend = nearest(read)
        self._movement = mend.movement if mend else None
        told = mend_sentence(mend, _) if mend else self._own_instead(len(read.rounds))
        if not mend and _shares_only(quality):
            told = _("If these deals are there in several copies, tick it below.")
        better: tuple[str, ...] = ()
        if mend:
            length = self._other_length(len(mend.movement.rounds))
            better = (*quality_sentences(verify(mend.movement), _), length)
        self._show(verdict_sentences(quality, _), better, told)

    def _other_length(self, rounds: int) -> str:
        """Say that the evening becomes shorter or longer; nothing where it does not."""
        _, now = self._session.words, self._session.evening.settings.rounds
        if rounds == now:
            return ""
        return _.plural(
            "The evening then has {n} round instead of {now}.",
            "The evening then has {n} rounds instead of {now}.",
            rounds,
            now=now,
        )

    def _few_tables(self, read: Movement) -> str:
        """Warn of a movement in which people sit out who could play; nothing where none does."""
        _ = self._session.words
        out = min(len(said.sit_out) for said in read.rounds)
        tables = read.tables + out // AT_TABLE
        if tables == read.tables:
            return ""
        return _.plural(
            "There is only {n} table, though {tables} could play: {out} sit out in every round.",
            "There are only {n} tables, though {tables} could play: {out} sit out in every round.",
            read.tables,
            tables=tables,
            out=out,
        )

    @property
    def _boards_per_round(self) -> int:
        return self._session.evening.settings.boards_per_round

    @property
    def _is_from_copies(self) -> bool:
        return self._copies.isChecked()

    def _judge_again(self) -> None:
        if self._read is not None:
            self._judge(self._read)

    def _own_instead(self, rounds: int) -> str:
        _ = self._session.words
        return _.plural(
            "No single change mends it. The program’s own movement for {n} round keeps all rules.",
            "No single change mends it. The program’s own movement for {n} rounds keeps all rules.",
            rounds,
        )

    def _show(self, wrong: tuple[str, ...], good: tuple[str, ...], mend: str) -> None:
        _ = self._session.words
        for line, told in ((self._error, wrong), (self._nearest, (mend,)), (self._verdict, good)):
            show_points(line, tuple(filter(None, told)))
            line.setVisible(bool(line.text()))
        self._card.setVisible(bool(wrong or good))
        as_mended = bool(wrong) and self._movement is not None
        self._accept.setText(
            _("Play it with this change") if as_mended else _("Play this movement")
        )
        self._accept.setEnabled(self._movement is not None)
        if self.isVisible():
            grown(self)

    def _take(self) -> None:
        if self._movement is None:
            return
        rounds, settings = seated_of(self._movement), self._session.evening.settings
        if len(rounds) == settings.rounds:
            sentence = self._session.refusal(SeatRounds(rounds))
        else:
            other = replace(settings, rounds=len(rounds))
            sentence = self._session.refusal(ChangeWhizSettings(other, rounds))
        if sentence:
            self._movement = None
            self._show((sentence,), (), "")
        else:
            self.accept()


def _shares_only(quality: Quality) -> bool:
    """Tell whether nothing is wrong but that tables play the same deals at once."""
    return {fault.kind for fault in quality.faults} == {FaultKind.BOARDS_SHARED}


def _tables_at_once(movement: Movement) -> int:
    """Return at how many tables the same deals lie at once where they lie at most."""
    lying = (Counter(trio.boards for trio in said.trios) for said in movement.rounds)
    return max((max(times.values(), default=1) for times in lying), default=1)
