"""Deals to practise with: looked at hand by hand, then compared with the best auction."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.contracts import ALL_TRICKS, HANDS, LEAST_LEVEL, Contract, Hand, Strain
from whist_td.core.events import Details
from whist_td.deals.cards import PLACES
from whist_td.deals.double_dummy import SolverAbsentError, has_solver
from whist_td.formats.whiz.paper.training_sheets import (
    TrainingDeal,
    TrainingSheets,
    training_sheets,
)
from whist_td.formats.whiz.screens.hands_view import HandsView
from whist_td.formats.whiz.views.deal_pages import DealSeen
from whist_td.formats.whiz.views.training import (
    EXAMPLE,
    MOST_DEALS,
    MOST_SERIES,
    answers,
    seen,
    tried,
)
from whist_td.formats.whiz.words.deal_pages import answer_sentences, training_title, tried_sentence
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.dialog_pages import PageAbove, page_foot
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.flow import folded
from whist_td.kit.jobs import Progress
from whist_td.kit.parts import button, fill_line, page
from whist_td.kit.theme import labelled, named, set_role
from whist_td.stages.papers_print import SheetsPrinting, usual_size
from whist_td.stages.work_line import FileKind, WorkLine
from whist_td.words.labels import label
from whist_td.words.messages import message
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.deals.auction import Makeable

_MOST_PRINTED, _USUALLY_PRINTED = 24, 4
_ALL = ""
"""What is chosen where all hands are to be seen."""


class TrainingPanel(PageAbove):
    """A deal at a time; nothing of it is kept, and no event is needed."""

    # More than 15 methods: one for each thing that is pressed, and what a page has.

    def __init__(self, words: Words, new_seed: Callable[[], int], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._words = words
        self._new_seed = new_seed
        self._makeable = dict[int, "Makeable | None"]()
        self._is_answered = False
        self.setObjectName("trainingPanel")
        _ = words
        self._title = labelled(_("Training deals"), "title", self)
        self._intro = labelled(
            _(
                "Look at one hand and the Domy, decide what you would bid, then show the answer. "
                "The number of a series always brings the same deals."
            ),
            "quiet",
            self,
        )
        self._series = self._number("trainingSeries", _("Series"), 1, MOST_SERIES)
        self._deal = self._number("trainingDeal", _("Deal"), EXAMPLE, MOST_DEALS)
        self._deal.setSpecialValueText(_("Example"))
        self._before = button(_("Previous deal"), "trainingBefore", self)
        self._next = button(_("Next deal"), "trainingNext", self)
        self._seat = named(ChoiceField(self), "trainingSeat", _("Hands in sight"))
        self._heading = named(labelled("", "heading", self), "trainingHeading")
        self.hands = HandsView(words, self)
        self._make_answer()
        self._lay_out()
        self._connect()
        self._show_deal()

    def _make_answer(self) -> None:
        _ = self._words
        self._level = named(ChoiceField(self), "trainingLevel", _("Tricks"))
        self._strain = named(ChoiceField(self), "trainingStrain", _("Trump"))
        self._declarer = named(ChoiceField(self), "trainingDeclarer", _("Declarer"))
        self._show = button(_("Show the answer"), "trainingAnswer", self)
        self._tried = named(labelled("", "number", self), "trainingTried")
        self._error = labelled("", "error", self)
        self._solving = WorkLine(_, self)
        self.printing = SheetsPrinting(_, self)
        self._count = self._number("trainingCount", _("Deals to print"), 1, _MOST_PRINTED)
        self._print = button(_("Print training sheets…"), "trainingPrint", self, sign="print")
        self._back = button(_("Back (Esc)"), "trainingBack", self)
        self._fill()

    def _number(self, name: str, text: str, least: int, most: int) -> NumberField:
        field = named(NumberField(self), name, text)
        field.setRange(least, most)
        return field

    def _fill(self) -> None:
        _ = self._words
        self._series.setValue(self._new_seed() % MOST_SERIES + 1)
        self._deal.setValue(EXAMPLE)
        self._count.setValue(_USUALLY_PRINTED)
        for hand in HANDS:
            text = _("{hand} and the Domy", hand=whiz_label(hand, _))
            self._seat.addItem(text, hand.value)
        self._seat.addItem(_("All hands"), _ALL)
        for level in range(LEAST_LEVEL, ALL_TRICKS + 1):
            self._level.addItem(str(level), level)
        for strain in Strain:
            self._strain.addItem(label(strain, _), strain)
        for hand in HANDS:
            self._declarer.addItem(whiz_label(hand, _), hand)

    def _lay_out(self) -> None:
        _ = self._words
        chosen = folded(
            *self._titled(_("Series"), self._series),
            *self._titled(_("Deal"), self._deal),
            *(self._before, self._next, self._seat),
        )
        bid = folded(
            labelled(_("Your contract"), "body", self),
            *(self._level, self._strain, self._declarer, self._show),
        )
        parts = (self._title, self._intro, chosen, self._heading, self.hands, bid, self._tried)
        inside = page(self, *parts, None, self._error, self._solving, self.printing.line)
        printed = (*self._titled(_("Deals to print"), self._count), self._print)
        inside.addLayout(page_foot(printed, self._back, self))

    def _titled(self, text: str, field: QWidget) -> tuple[QWidget, QWidget]:
        return labelled(text, "body", self), field

    def _connect(self) -> None:
        self._series.valueChanged.connect(self._change_series)
        self._deal.valueChanged.connect(self._change_deal)
        self._before.clicked.connect(lambda: self._deal.setValue(self._deal.value() - 1))
        self._next.clicked.connect(lambda: self._deal.setValue(self._deal.value() + 1))
        self._seat.currentIndexChanged.connect(self._show_deal)
        for field in (self._level, self._strain, self._declarer):
            field.currentIndexChanged.connect(self._show_tried)
        self._show.clicked.connect(self.answer)
        self._print.clicked.connect(self.print_sheets)
        self._back.clicked.connect(self.left)

    @override
    def take_focus(self) -> None:
        """Put the keys on what comes next."""
        (self._next if self._is_answered else self._show).setFocus()

    @property
    def _seen(self) -> DealSeen:
        number = self._deal.value()
        return seen(self._series.value(), number, self._makeable.get(number))

    def _change_series(self) -> None:
        self._makeable.clear()
        self._change_deal()

    def _change_deal(self) -> None:
        self._is_answered = False
        self._seat.setCurrentIndex(self._seen.dealer.index)
        self._declarer.setCurrentIndex(self._seen.dealer.index)
        self._show_deal()

    def _show_deal(self) -> None:
        """Show the deal as far as somebody wants to see it now."""
        _, deal, number = self._words, self._seen, self._deal.value()
        dealer = _("Dealer {dealer}", dealer=whiz_label(deal.dealer, _))
        title = training_title(self._series.value(), number, _)
        self._heading.setText(f"{title} · {dealer}")
        place = _ALL if self._is_answered else self._seat.currentData()
        self.hands.show()
        self.hands.show_hands(deal.deal, PLACES if place == _ALL else (place, PLACES[-1]))
        self.hands.show_makeable(deal if self._is_answered else None)
        sentences = answer_sentences(deal, number, _) if self._is_answered else ()
        self.hands.say("\n".join(sentences))
        fill_line(self._error, "")
        self._before.setEnabled(number > EXAMPLE)
        self._next.setEnabled(number < MOST_DEALS)
        self._seat.setEnabled(not self._is_answered)
        self._show.setEnabled(not self._is_answered)
        for control, is_next in (
            (self._next, self._is_answered),
            (self._show, not self._is_answered),
        ):
            set_role(control, "primary" if is_next else "")
        self._show_tried()

    def _show_tried(self) -> None:
        contract = Contract(self._level.currentData(), self._strain.currentData())
        hand: Hand = self._declarer.currentData()
        outcome = tried(self._seen, contract, hand) if self._is_answered else None
        fill_line(self._tried, tried_sentence(outcome, self._words) if outcome else "")

    def answer(self) -> None:
        """Show all hands and the best auction, once it is found beside the window."""
        series, number = self._series.value(), self._deal.value()
        is_known = number == EXAMPLE or number in self._makeable
        if is_known or not has_solver():
            self._show_answer()
            if not is_known:
                fill_line(self._error, message(SolverAbsentError(), self._words))
            return
        work = partial(answers, series, (number,))
        take = partial(self._take_answer, series, number)
        self._solving.run(work, self._words("Finding what could be made…"), take)

    def _take_answer(self, series: int, number: int, makeable: object) -> None:
        """Keep what was found, and show it where the same deal is still looked at."""
        if not isinstance(makeable, dict) or series != self._series.value():
            return
        self._makeable.update(makeable)
        if number == self._deal.value():
            self._show_answer()

    def _show_answer(self) -> None:
        self._is_answered = True
        self._show_deal()
        self.take_focus()

    def print_sheets(self) -> None:
        """Print the hands from this deal on, a card each, and the answers on pages of their own."""
        _, series, first = self._words, self._series.value(), self._deal.value()
        numbers = range(first, min(first + self._count.value(), MOST_DEALS + 1))
        title = _("Training deals · series {series}", series=series)
        size = usual_size()

        def work(progress: Progress) -> bytes:
            makeable = answers(series, numbers, progress) if has_solver() else {}
            deals = tuple(
                TrainingDeal(series, n, seen(series, n, makeable.get(n))) for n in numbers
            )
            return training_sheets(TrainingSheets(Details(title, date.min), deals), size, _)

        kind = FileKind(title, ".pdf", _("PDF document"))
        self.printing.put_out(title, f"{title}.pdf", kind, work)
