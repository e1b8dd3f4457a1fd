"""The movement changed by hand, or taken from a file: what it does is said before one accepts."""

from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QRadioButton, QStackedWidget, QWidget
from typing_extensions import override

from whist_td.formats.whiz.commands import ChangeWhizSettings, SeatRounds
from whist_td.formats.whiz.files.movement_file import ENDINGS, read_movement
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent, boards_of
from whist_td.formats.whiz.views.edits import (
    Rounds,
    exchanged,
    for_those_there,
    nearest,
    seated_of,
    sent,
)
from whist_td.formats.whiz.views.movement_views import (
    judged,
    new_faults,
    possible_exchanges,
    possible_tables,
)
from whist_td.formats.whiz.views.seating import stays_of
from whist_td.formats.whiz.words.movement import (
    difference_sentences,
    mend_sentence,
    verdict_sentences,
)
from whist_td.formats.whiz.words.quality import copies_sentence, quality_sentences
from whist_td.kit.dialog_pages import side_by_side, wrapped
from whist_td.kit.fields import ChoiceField
from whist_td.kit.session import Session
from whist_td.kit.theme import named
from whist_td.movements.verify_whiz.faults import SEATS, JudgedWhiz, WhizFaultKind
from whist_td.movements.verify_whiz.quality import WhizQuality, verify
from whist_td.players.screens.movement_dialogs import MovementChangeFrame, MovementFileFrame, offer
from whist_td.players.words.movement_pages import other_length
from whist_td.stages.new_event_fields import LabelledField
from whist_td.words.words import numbers_listed, span_words


class ChangeDialog(MovementChangeFrame):
    """Two people change places, or boards go to another table, in one round to come."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        super().__init__(_("Change the movement"), _, parent)
        self._session = session
        self._before = judged(session.evening, session.evening.rounds.values())
        self._two = named(QRadioButton(_("Two people swap seats"), self), "changePeople")
        self._boards = named(QRadioButton(_("Move boards"), self), "changeBoards")
        self._kinds = QButtonGroup(self)
        self._set, self._table = ChoiceField(self), ChoiceField(self)
        self._answers = QStackedWidget(self)
        self._name_parts()
        self._answers.addWidget(self._people())
        self._answers.addWidget(
            side_by_side(
                LabelledField(_("Boards"), self._set), LabelledField(_("to table"), self._table)
            )
        )
        self._lay_out(wrapped((self._two, self._boards), self), self._answers)
        self._connect()
        self._fill()

    def _name_parts(self) -> None:
        self._set.setObjectName("changeSet")
        self._table.setObjectName("changeTable")
        first, last = self._session.evening.last_announced + 1, len(self._session.evening.rounds)
        self._round.setRange(first, max(first, last))
        self._kinds.addButton(self._two)
        self._kinds.addButton(self._boards)
        self._two.setChecked(True)

    def _connect(self) -> None:
        self._round.valueChanged.connect(self._fill)
        self._two.toggled.connect(self._choose_kind)
        for choice in (self._one, self._other, self._set, self._table):
            choice.currentIndexChanged.connect(self._show)

    def _chosen(self) -> SeatedRound | None:
        return self._session.evening.rounds.get(self._round.value())

    def _fill(self) -> None:
        """Offer the people, boards and tables of the round."""
        _, evening, seated = self._session.words, self._session.evening, self._chosen()
        people = sorted(seated.people()) if seated else []
        named = [(f"{n} · {evening.players[n].name}", n) for n in people if n in evening.players]
        offer(self._one, named)
        offer(self._other, named)
        sets = {s.board_set for each in evening.rounds.values() for s in each.seatings}
        offer(self._set, [(self._deals(number), number) for number in sorted(sets)])
        tables = [s.table for s in seated.seatings] if seated else []
        offer(self._table, [(_("Table {table}", table=n), n) for n in tables])
        self._show()

    def _deals(self, board_set: int) -> str:
        _ = self._session.words
        boards = boards_of(board_set, self._session.evening.settings.boards_per_round)
        span = span_words(boards[0], boards[-1], _)
        return _.plural(
            "Set {number}: deal {span}",
            "Set {number}: deals {span}",
            len(boards),
            number=board_set,
            span=span,
        )

    def _choose_kind(self) -> None:
        self._answers.setCurrentIndex(0 if self._two.isChecked() else 1)
        self._show()

    def _changed(self) -> Rounds:
        rounds = tuple(self._session.evening.rounds.values())
        if self._two.isChecked():
            one, other = self._one.currentData(), self._other.currentData()
            return exchanged(rounds, self._round.value(), one, other)
        board_set, table = self._set.currentData(), self._table.currentData()
        return sent(rounds, self._round.value(), board_set, table)

    def _show(self) -> None:
        _, evening = self._session.words, self._session.evening
        changed = self._changed()
        if changed == tuple(evening.rounds.values()) or self._chosen() is None:
            same = _("This changes nothing. Choose something else.")
            self._tell((same,), self._what_would_do(), will_do=False)
            return
        after = judged(evening, changed)
        is_broken = bool(new_faults(self._before, after))
        sentences = difference_sentences(self._before, after, _)
        possible = self._what_would_do() if is_broken else ""
        self._tell(sentences, possible, is_wrong=is_broken, will_do=not is_broken)
        self._accept.setToolTip(_("A hard rule would be broken.") if is_broken else "")

    def _what_would_do(self) -> str:
        """Say what is possible in this round."""
        _, evening, number = self._session.words, self._session.evening, self._round.value()
        if self._chosen() is None:
            return ""
        if self._two.isChecked():
            one = self._one.currentData()
            others = possible_exchanges(evening, number, one)
            if not others:
                return _("Player {one} cannot swap seats with anybody in this round.", one=one)
            people = numbers_listed(others, _)
            return _("Player {one} can swap seats with {people}.", one=one, people=people)
        tables = possible_tables(evening, number, self._set.currentData())
        if not tables:
            return _("These boards cannot go to any other table in this round.")
        return _("These boards can go to: {tables}.", tables=numbers_listed(tables, _))

    @override
    def _take(self) -> None:
        evening = self._session.evening
        to_come = [seated for seated in self._changed() if seated.number > evening.last_announced]
        sentence = self._session.refusal(SeatRounds(tuple(to_come)))
        if sentence:
            self._tell((sentence,), is_wrong=True, will_do=False)
        else:
            self.accept()


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
