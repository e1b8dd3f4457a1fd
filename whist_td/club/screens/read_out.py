"""What the announcer reads, large; and the room, which sees a prize called, then who has it."""

from dataclasses import dataclass, replace

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.prize import Prize, PrizeKind
from whist_td.club.rules.prize_plans import plan_of
from whist_td.club.views.held_events import club_heading
from whist_td.club.views.prizes import PrizeGiving
from whist_td.club.words.prizes import occasion_told, rule_told
from whist_td.core.events import Details
from whist_td.core.held_events import year_of
from whist_td.desk.members import discreet_event
from whist_td.kit.dialog_pages import PageAbove, do_in_window, wrapped
from whist_td.kit.parts import button, page, row
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, set_role
from whist_td.room.views.show import CalledPrize, CalledPrizes, Ceremony, Show
from whist_td.room.words.words import step_words
from whist_td.words.club_amounts import money_text
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.words import Words

_READ_ALOUD = 1.6
"""How much larger what is read out is than the body."""
_KEYS = {1: ("F12", "PgDown", "Right"), -1: ("Ctrl+F12", "PgUp", "Left")}


@dataclass(frozen=True)
class Calling:
    """The prizes of an occasion as they were given, called one after the other."""

    giving: PrizeGiving
    club: Details
    plan: tuple[Prize, ...]
    """All prizes as they were when the calling began."""
    prizes: tuple[Prize, ...]
    """Those that somebody has, the first one last; what equals share is one."""

    def __call__(self, book: ClubBook, _: Words) -> CalledPrizes:
        """Return what is called; nothing where prizes were taken back or given anew."""
        is_same = plan_of(book, self.giving.of) == self.plan
        called = (self._called(prize, book, _) for prize in self.prizes if is_same)
        return CalledPrizes(self.club, occasion_told(self.giving, book, _), tuple(called))

    def _called(self, prize: Prize, book: ClubBook, _: Words) -> CalledPrize:
        currency = book.settings.currency
        gets = [each.thing or f"{money_text(each.cents, _)} {currency}" for each in prize.given]
        names = [self.giving.winner(each, book) for each in prize.given]
        is_shared, one = len(gets) > 1, " · ".join(dict.fromkeys(gets))
        amount = _("{amount} each", amount=one) if is_shared and len(set(gets)) == 1 else one
        place = rule_told(prize.rule, _, is_shared=is_shared)
        winners = tuple(zip(names, gets, strict=True))
        is_place = prize.rule.kind is PrizeKind.PLACE
        return CalledPrize(place, amount, winners, prize.rule.place if is_place else None)


class ReadOutPage(PageAbove):
    """The director's own list, from the last prize to the first, and how far the room is."""

    def __init__(
        self,
        session: Session[ClubBook],
        calling: Calling,
        lines: list[tuple[str, str]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._session, self._calling = session, calling
        _ = session.words
        called = calling(session.facts, _).prizes
        lines_read = [(each.place, _together(each.winners)) for each in called] or lines
        columns = (
            Column(_("Prize"), kind=ColumnKind.NAME),
            Column("", kind=ColumnKind.NAME),
        )
        model = TextTable(columns, self)
        model.leading = _READ_ALOUD
        self._view = TextTableView(model, "readOutLines", self, _READ_ALOUD)
        model.show_rows(
            [(Cell(what, Ink.QUIET), Cell(who, Ink.STRONG)) for what, who in lines_read]
        )
        self._seen = labelled("", "heading", self)
        self._next = labelled("", "body", self)
        self._begin = button(_("Begin in the room"), "roomBegin", self, "primary")
        self._backward = button(_("◀ Previous step"), "stepBack", self)
        self._forward = button(_("Next step ▶"), "stepForward", self, "primary")
        self._leave = button(_("Back"), "readOutBack", self, sign="back")
        title = labelled(_("Prizes, the first one last"), "title", self)
        ways = wrapped((self._begin, self._backward, self._forward), self)
        head = row(title, None, self._leave)
        page(self, head, STEP, (self._view, 1), self._seen, self._next, ways)
        self._connect()
        self._show_step(session.noted(Show))

    def _connect(self) -> None:
        self._leave.clicked.connect(self.left)
        self._begin.clicked.connect(self._begin_in_room)
        self._forward.clicked.connect(lambda: self._step(1))
        self._backward.clicked.connect(lambda: self._step(-1))
        for by, keys in _KEYS.items():
            for key in keys:
                QShortcut(QKeySequence(key), self, lambda by=by: self._step(by))
        self._session.left.connect(self._show_step)

    @override
    def take_focus(self) -> None:
        """Put the keys on what comes next."""
        (self._forward if self._shown(self._session.noted(Show)) else self._begin).setFocus()

    def _begin_in_room(self) -> None:
        """Show the heading in the room; whoever is called comes with the next step."""
        self._session.note(Ceremony(self._calling))
        do_in_window("room_prizes", self)
        self.take_focus()

    def _step(self, by: int) -> None:
        """Go on in the room, or back; a message that stood there meanwhile makes way."""
        if self._shown(self._session.noted(Show)):
            do_in_window("room_prizes", self)
            do_in_window("room_forward" if by > 0 else "room_back", self)

    def _shown(self, show: object) -> Ceremony | None:
        """Return how far the room is with these prizes; None: it shows others, or none."""
        ceremony = show.ceremony if isinstance(show, Show) else None
        called = ceremony.called if ceremony else None
        is_ours = isinstance(called, Calling) and called.plan == self._calling.plan
        return ceremony if is_ours and self._calling.prizes else None

    def _show_step(self, show: object) -> None:
        """Tell what the room sees, and what it will see next."""
        _, ceremony = self._session.words, self._shown(show)
        if isinstance(show, Show) or ceremony is None:
            self._begin.setText(_("Begin again") if ceremony else _("Begin in the room"))
            set_role(self._begin, "" if ceremony else "primary")
            self._begin.setEnabled(bool(self._calling.prizes))
            for each in (self._backward, self._forward):
                each.setVisible(ceremony is not None)
            self._tell(ceremony)

    def _tell(self, ceremony: Ceremony | None) -> None:
        _ = self._session.words
        if ceremony is None:
            can = _("The room sees each prize called, then who has it.")
            first = _("Give these prizes first: the room then sees who has each, the lots too.")
            self._seen.setText("")
            self._next.setText(can if self._calling.prizes else first)
            return
        called = self._calling(self._session.facts, _)
        seen = step_words(called, ceremony.shown, _)
        then = step_words(called, ceremony.shown + 1, _)
        self._seen.setText(_("The room sees: {scene}", scene=seen))
        self._next.setText(_("Next: {step}", step=then) if then else _("That was the last one."))
        self._view.selectRow((ceremony.shown - 1) // 2 if ceremony.shown else -1)
        self._forward.setEnabled(bool(then))
        self._backward.setEnabled(ceremony.shown > 0)


def calling_of(session: Session[ClubBook], giving: PrizeGiving) -> Calling:
    """Return what is called in the room: with initials, where people want it."""
    book, event = session.facts, giving.of.event
    if event is not None:
        discreet = discreet_event(session.file.load(event)[0], session.discreet)
        giving = replace(giving, event=year_of(event, discreet))
    club = club_heading(session.file, book, session.desk.today)
    return Calling(giving, club, plan_of(book, giving.of), giving.called(book))


def _together(winners: tuple[tuple[str, str], ...]) -> str:
    return " · ".join(f"{name} ({gets})" for name, gets in winners)
