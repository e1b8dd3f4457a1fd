"""The page of the deals: cards dealt and sealed, the commitment for the wall, sheets, release."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QWidget
from typing_extensions import override

from whist_td.core.chance import seal_of
from whist_td.core.errors import RuleError
from whist_td.formats.whiz.commands import DealBoards, KeepMakeable, TakeOutHands
from whist_td.formats.whiz.files.pbn_file import deals_pbn, read_deals
from whist_td.formats.whiz.paper.dealing_sheets import (
    BoardsToMake,
    WallSheet,
    dealing_sheets,
    wall_sheet,
)
from whist_td.formats.whiz.rules.dealings import Origin, WayOut
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.sealing import (
    all_deals,
    boards_to_deal,
    is_released,
    sealed_secret,
)
from whist_td.formats.whiz.screens.deals_questions import (
    hands_dialog,
    import_dialog,
    next_by_hand,
    release_question,
    seal_and_do,
    take_out_question,
    word_question,
)
from whist_td.formats.whiz.views.deal_pages import analysed, made_before, to_analyse
from whist_td.formats.whiz.words.dealings import (
    boards_listing,
    made_before_sentence,
    proof_sentence,
    seal_lines,
    state_sentence,
    why_sealed,
    with_commitment,
    word_sentence,
)
from whist_td.kit import parts
from whist_td.kit.answer_dialog import AnswerDialog, ask
from whist_td.kit.dialog_pages import (
    PageAbove,
    fill_card,
    made_above,
    open_above,
    open_dialog,
    page_foot,
)
from whist_td.kit.file_dialogs import asked_file
from whist_td.kit.parts import button, column, fill_line
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named, set_role, tabular
from whist_td.stages.entries_view import allow
from whist_td.stages.papers_print import SheetsPrinting, usual_size
from whist_td.stages.work_line import FileKind, event_file
from whist_td.words.messages import message
from whist_td.words.words import N_, Words


@dataclass(frozen=True)
class _Tool:
    """A button of the page: what it does, and why it will not; None hides it."""

    name: str
    text: str
    press: "Callable[[DealsPanel], object]"
    obstacle: Callable[[WhizEvent, Words], str | None]
    tip: str = ""


def _none_to_deal(event: WhizEvent, _: Words) -> str | None:
    if is_released(event):
        return None
    return "" if boards_to_deal(event) else _("Every board has its cards.")


def _no_secret(event: WhizEvent, _: Words) -> str | None:
    dealing = with_commitment(event)
    return None if dealing is None or dealing.content or event.is_started else ""


def _nothing_sealed(event: WhizEvent, _: Words) -> str | None:
    return "" if event.dealings and not is_released(event) else None


def _sealed_still(event: WhizEvent, _: Words) -> str | None:
    return why_sealed(event, _) if _nothing_sealed(event, _) is not None else None


_TOOLS = (
    _Tool(
        "dealBoards",
        N_("Deal the boards"),
        lambda page: page.deal(),
        _none_to_deal,
        N_("The program deals all boards that have no cards yet, from a secret of its own."),
    ),
    _Tool(
        "wallSheet",
        N_("Commitment for the wall…"),
        lambda page: page.print_wall(),
        lambda event, _: "" if with_commitment(event) else None,
    ),
    _Tool("dealWordButton", N_("Word of the room…"), lambda page: page.ask_word(), _no_secret),
    _Tool("dealingSheets", N_("Dealing sheets…"), lambda page: page.ask_sheets(), _nothing_sealed),
    _Tool(
        "saveDeals",
        N_("Save as PBN…"),
        lambda page: page.save_deals(),
        lambda event, _: "" if event.dealings else None,
    ),
    _Tool(
        "importDeals",
        N_("Deals from a file…"),
        lambda page: page.import_deals(),
        lambda _event, _: "",
        N_("A file in PBN: of a dealing machine, or of another club."),
    ),
    _Tool(
        "typeHands",
        N_("Cards by hand…"),
        lambda page: page.ask_hands(),
        lambda _event, _: "",
        N_("For boards that were shuffled at the table."),
    ),
    _Tool(
        "analyseDeals",
        N_("Find what could be made"),
        lambda page: page.analyse(),
        lambda event, _: "" if to_analyse(event) else None,
        N_("The tricks of each declarer in each strain, and the best auction of each deal."),
    ),
    _Tool("releaseDeals", N_("Release the hands…"), lambda page: page.ask_release(), _sealed_still),
)


class DealsPanel(PageAbove):
    """How the boards came by their cards; no hand is on it before release."""

    # More than 15 methods: one for each button of the page, and what a page has.

    SHOWN_HERE = ("dealings", "rounds", "settings", "progress", "results")

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName("dealsPanel")
        _ = session.words
        self._title = labelled(_("Deals"), "title", self)
        self._state = named(labelled("", "body", self), "dealsTold")
        self._band = QFrame(self)
        self._band.setProperty("role", "banner")
        self._stale = named(labelled("", "body", self._band), "dealsStale")
        self._card = QFrame(self)
        set_role(self._card, "card")
        self._seal = named(labelled("", "title", self._card), "dealsSeal")
        self._seal.setFont(tabular(self._seal.font()))
        self._seal.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._word = named(labelled("", "number", self._card), "dealsWord")
        self._proof = named(labelled("", "quiet", self._card), "dealsProof")
        self._model = TextTable(parent=self)
        self._boards = TextTableView(self._model, "dealsBoards", self)
        self._boards.setAccessibleName(_("The boards"))
        self._error = labelled("", "error", self)
        self._tools = [(button(_(each.text), each.name, self), each) for each in _TOOLS]
        self.printing = SheetsPrinting(_, self)
        self._back = button(_("Back to the page (Esc)"), "dealsBack", self)
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        _ = self._session.words
        heading = labelled(_("Commitment"), "heading", self._card)
        fill_card(self._card, (heading, self._seal, self._word, self._proof))
        column(self._stale, inside=self._band, margins=(2 * STEP, STEP // 2))
        above = (self._title, self._state, self._band, self._card, (self._boards, 1), self._error)
        inside = parts.page(self, *above, self.printing.line)
        inside.addLayout(page_foot([control for control, _tool in self._tools], self._back, self))

    def _connect(self) -> None:
        for control, tool in self._tools:
            control.clicked.connect(partial(self._press, tool))
        self._back.clicked.connect(self.left)
        self._follow(self._session)

    def _press(self, tool: _Tool, *_clicked: bool) -> None:
        fill_line(self._error, "")
        try:
            tool.press(self)
        except RuleError as refusal:
            self._refuse(message(refusal, self._session.words))

    def _refuse(self, sentence: str) -> None:
        fill_line(self._error, sentence)

    @override
    def take_focus(self) -> None:
        """Put the keys on what comes next."""
        possible = [
            control
            for control, _tool in self._tools
            if control.isEnabled() and not control.isHidden()
        ]
        primary = (control for control in possible if control.property("role") == "primary")
        next(primary, possible[0]).setFocus()

    @override
    def refresh(self) -> None:
        """Show how the boards came by their cards, and what can be done now."""
        _, event = self._session.words, self._session.facts
        self._state.setText(state_sentence(event, _))
        stale = made_before_sentence(made_before(event, self._session.desk.lines), _)
        self._stale.setText(stale)
        self._band.setVisible(bool(stale))
        dealing = with_commitment(event)
        self._card.setVisible(dealing is not None)
        if dealing is not None:
            self._seal.setText("\n".join(seal_lines(dealing.seal)))
            fill_line(self._word, word_sentence(dealing, _))
            self._proof.setText(proof_sentence(dealing, _))
        self._model.show(boards_listing(event, _))
        for control, tool in self._tools:
            obstacle = tool.obstacle(event, _)
            control.setVisible(obstacle is not None)
            allow(control, obstacle or "", _(tool.tip) if tool.tip else "")
        usual = "dealingSheets" if event.dealings else "dealBoards"
        is_over = event.dealings and not is_released(event) and not why_sealed(event, self._words)
        usual = "analyseDeals" if is_released(event) else usual
        next_one = "releaseDeals" if is_over else usual
        for control, tool in self._tools:
            set_role(control, "primary" if tool.name == next_one else "")

    @property
    def _words(self) -> Words:
        return self._session.words

    def deal(self) -> None:
        """Deal the boards that have no cards yet, with those of the same secret."""
        event, desk = self._session.facts, self._session.desk
        secret = sealed_secret(event, desk.sealed) or self._session.dice.new_secret()
        command = DealBoards(boards_to_deal(event), seal_of(secret), Origin.DEALT)
        self._refuse(seal_and_do(self._session, command, secret))
        self.take_focus()

    def print_wall(self) -> None:
        """Print the commitment, or save it."""
        dealing, _, event = with_commitment(self._session.facts), self._words, self._session.facts
        if dealing is not None:
            of, size = WallSheet(event.details, dealing.seal), usual_size()
            self._put_out(_("commitment"), lambda _progress: wall_sheet(of, size, _))

    def ask_word(self) -> None:
        """Ask for the word of the room."""
        dealing = with_commitment(self._session.facts)
        if dealing is not None:
            ask(self._session, word_question(dealing, self._words), self)

    def ask_sheets(self) -> None:
        """Ask whether the sheets with all hands are meant, and make them."""
        boards = tuple(all_deals(self._session.facts, self._session.desk.sealed))
        ask(self._session, take_out_question(boards, self._words), self).accepted.connect(
            self._print_sheets
        )

    def _print_sheets(self) -> None:
        _, event = self._words, self._session.facts
        of = BoardsToMake(event.details, all_deals(event, self._session.desk.sealed))
        size = usual_size()
        self._put_out(_("dealing sheets"), lambda _progress: dealing_sheets(of, size, _))

    def _put_out(self, what: str, work: Callable[[object], bytes]) -> None:
        _, event = self._words, self._session.facts
        kind = FileKind(what, ".pdf", _("PDF document"))
        title = f"{event.details.name} · {what}"
        self.printing.put_out(title, event_file(self._session, kind), kind, work)

    def save_deals(self) -> None:
        """Ask where the deals go for a dealing machine; sealed ones are noted."""
        _, event = self._words, self._session.facts
        deals = all_deals(event, self._session.desk.sealed)
        kind = FileKind(_("deals"), ".pbn", _("Deals in PBN"))

        def note() -> None:
            if not is_released(event):
                self._session.do(TakeOutHands(tuple(deals), WayOut.FILE))

        suggested = event_file(self._session, kind)
        self.printing.line.save(suggested, kind, lambda _progress: deals_pbn(event, deals), note)

    def import_deals(self) -> None:
        """Ask for a file with deals, and whether they are those to be played."""
        _ = self._words
        kinds = _("Deals in PBN ({kinds})", kinds="*.pbn *.txt")
        path = asked_file(self, _("Deals from a file"), kinds)
        if path is not None:
            self.import_from(path)

    def import_from(self, path: Path) -> None:
        """Ask whether the deals of a file are those to be played, or say what is wrong with it."""
        try:
            deals = read_deals(path)
        except RuleError as refusal:
            self._refuse(message(refusal, self._words))
            return
        open_dialog(import_dialog(self._session, deals, path.name, self))

    def ask_hands(self, after: int = 0) -> AnswerDialog:
        """Ask for the cards of a board, then of the next."""
        board = next_by_hand(self._session.facts, after)
        dialog = hands_dialog(self._session, board, self)
        dialog.accepted.connect(partial(self._ask_next, board))
        open_dialog(dialog)
        return dialog

    def _ask_next(self, board: int) -> None:
        if next_by_hand(self._session.facts, board) != board:
            self.ask_hands(board)

    def analyse(self) -> None:
        """Find what can be made of the deals, in a process of its own."""
        event, _ = self._session.facts, self._words
        deals, change = to_analyse(event), event.settings.seat_change

        def keep(makeable: object) -> None:
            if isinstance(makeable, tuple) and self._session.do(KeepMakeable(makeable)):
                self.printing.line.say(_("Found: the results show it under “Hands”."))

        work = partial(analysed, deals, change)
        self.printing.line.run(work, _("Finding what could be made…"), keep)

    def ask_release(self) -> None:
        """Ask whether everybody may see the hands from now on."""
        sealed = self._session.desk.sealed
        ask(self._session, release_question(self._session.facts, sealed, self._words), self)


def show_deals(session: Session[WhizEvent], parent: QWidget) -> QDialog:
    """Open the page of the deals above a stage, and return it."""
    above = made_above("dealsDialog", session.words("Deals"), parent)
    return open_above(above, DealsPanel(session, above), undoes=True)
