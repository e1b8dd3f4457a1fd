"""A director's own movement from a file: judged by the verifier before anybody can accept it."""

from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QWidget
from typing_extensions import override

from whist_td.formats.whiz.commands import ChangeWhizSettings, SeatRounds
from whist_td.formats.whiz.files.movement_file import ENDINGS, read_movement
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.edits import for_those_there, nearest, seated_of
from whist_td.formats.whiz.views.seating import stays_of
from whist_td.formats.whiz.words.movement import mend_sentence, verdict_sentences
from whist_td.formats.whiz.words.quality import copies_sentence, quality_sentences
from whist_td.kit.session import Session
from whist_td.movements.verify_whiz.faults import SEATS, JudgedWhiz, WhizFaultKind
from whist_td.movements.verify_whiz.quality import WhizQuality, verify
from whist_td.players.screens.movement_dialogs import MovementFileFrame
from whist_td.players.words.movement_pages import other_length

_AT_TABLE = len(SEATS)


class MovementImportDialog(MovementFileFrame):
    """Choose a file, read the verdict, play it or not."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        super().__init__(_("A movement of your own"), ENDINGS, _, parent)
        self._session = session
        self._movement: JudgedWhiz | None = None
        self._read: JudgedWhiz | None = None
        self._file.setText(_("A table (.csv, .xlsx, .ods) or .json, as saved by this program."))
        self._hint.setText(
            _(
                "One row for each table in each round, with headings above: round, table, boards, "
                "N, E, S. Boards are sets numbered from 1; who is in no row sits out."
            )
        )
        self._back.setText(_("Keep the present movement"))
        self._copies = QCheckBox(_("It is intended: there are several copies of these deals"), self)
        self._copies.setObjectName("movementCopies")
        self._copies.hide()
        self._lay_out(self._copies)
        self._copies.toggled.connect(self._judge_again)
        self._show((), (), "")

    @override
    def read(self, path: Path) -> None:
        """Read a file and show the verdict, or say why it cannot be read."""
        players = len(self._session.evening.players)
        self._movement = self._read = None
        with QSignalBlocker(self._copies):
            self._copies.setChecked(False)
        self._copies.hide()
        self._file.setText(path.name)
        self._show((), (), "")
        self.reading.begin(
            path, partial(read_movement, path, players), self._take_read, self._refuse
        )

    def _refuse(self, sentence: str) -> None:
        self._show((sentence,), (), "")

    def _take_read(self, read: JudgedWhiz) -> None:
        players = len(self._session.evening.players)
        if read.players != players:
            self._refuse(self._other_players(read.players, players))
            return
        stays = stays_of(self._session.evening, len(read.rounds))
        self._read = for_those_there(read, stays)
        self._judge(self._read)

    def _other_players(self, meant: int, entered: int) -> str:
        return self._session.words(
            "This movement is for {meant} players, and there are {entered}. Choose one for "
            "{entered}, or correct the entries.",
            meant=meant,
            entered=entered,
        )

    def _judge(self, read: JudgedWhiz) -> None:
        _ = self._session.words
        quality = verify(read)
        is_from_copies = self._copies.isChecked()
        self._copies.setVisible(_shares_only(quality) or is_from_copies)
        if is_from_copies:
            read = replace(read, copies=_tables_at_once(read))
            quality = verify(read)
        if quality.is_sound:
            self._movement = read
            settings = self._session.evening.settings
            text = copies_sentence(seated_of(read), settings.boards_per_round, _)
            good = (*quality_sentences(quality, _), text, self._other_length(len(read.rounds)))
            self._show((), good, self._few_tables(read))
            return
        mend, faults = nearest(read), verdict_sentences(quality, _)
        self._movement = mend.movement if mend else None
        if mend:
            length = self._other_length(len(mend.movement.rounds))
            better = (*quality_sentences(verify(mend.movement), _), length)
            self._show(faults, better, mend_sentence(mend, _))
        elif _shares_only(quality):
            tick = _("If these deals are there in several copies, tick it below.")
            self._show(faults, (), tick)
        else:
            self._show(faults, (), self._own_instead(len(read.rounds)))

    def _other_length(self, rounds: int) -> str:
        return other_length(rounds, self._session.evening.settings.rounds, self._words)

    def _few_tables(self, read: JudgedWhiz) -> str:
        """Warn of a movement in which people sit out who could play; nothing where none does."""
        out = min(len(seated.sit_out) for seated in read.rounds)
        tables = read.tables + out // _AT_TABLE
        if tables == read.tables:
            return ""
        return self._session.words.plural(
            "There is only {n} table, though {tables} could play: {out} sit out in every round.",
            "There are only {n} tables, though {tables} could play: {out} sit out in every round.",
            read.tables,
            tables=tables,
            out=out,
        )

    def _judge_again(self) -> None:
        if self._read is not None:
            self._judge(self._read)

    def _own_instead(self, rounds: int) -> str:
        return self._session.words.plural(
            "No single change is enough. The program’s own movement for {n} round keeps all rules.",
            "No single change is enough. The program’s own movement for {n} rounds keeps all "
            "rules.",
            rounds,
        )

    def _show(self, wrong: tuple[str, ...], good: tuple[str, ...], mend: str) -> None:
        _ = self._session.words
        as_mended = bool(wrong) and self._movement is not None
        self._accept.setText(
            _("Play it with this change") if as_mended else _("Play this movement")
        )
        self._accept.setEnabled(self._movement is not None)
        self._tell(wrong, good, mend)

    @override
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


def _shares_only(quality: WhizQuality) -> bool:
    """Tell whether nothing is wrong but that tables play the same deals at once."""
    return {fault.kind for fault in quality.faults} == {WhizFaultKind.BOARDS_SHARED}


def _tables_at_once(movement: JudgedWhiz) -> int:
    """Return at how many tables the same deals lie at once where they lie at most."""
    lying = (Counter(trio.boards for trio in seated.trios) for seated in movement.rounds)
    return max((max(times.values(), default=1) for times in lying), default=1)
