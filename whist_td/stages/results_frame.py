"""What the stage *Results* is in every format: a round to choose, a state, tabs, files, paper."""

from abc import abstractmethod
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar, Generic

from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QTabWidget, QWidget
from typing_extensions import override

from whist_td.desk.apart import done_apart
from whist_td.desk.desk import Outcome
from whist_td.desk.members import discreet_event
from whist_td.desk.reach import reach_of
from whist_td.desk.requests import Course, E
from whist_td.interchange.formats import FormatFiles, workbook_of
from whist_td.interchange.listings import in_codes, in_words
from whist_td.kit.aim import covering
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import folded
from whist_td.kit.following import FollowingPanel
from whist_td.kit.jobs import Progress, Work
from whist_td.kit.parts import button, column, fill_line, page
from whist_td.kit.printing import Printers
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.kit.waiting import next_turn
from whist_td.paper.papers import Of, Paper, PaperSet, papers_pdf, render
from whist_td.paper.sheets import TEAM, Stack
from whist_td.paper.undrawn import undrawn_sentence
from whist_td.room.views.show import Show
from whist_td.stages.papers_print import PaperPrinter, usual_size
from whist_td.stages.papers_state import kinds_for
from whist_td.stages.places_page import PlacesPage
from whist_td.stages.work_line import FileKind, WorkLine, event_file
from whist_td.words.listings import Listing
from whist_td.words.missing import missing_sentence
from whist_td.words.words import N_, Words

PUBLIC = ".html"
"""The ending of what is put where everybody reads it."""

Maker = Callable[..., str | bytes]
"""Makes a file of an event, in words, as it stood after a round.

Apart, it is told the size of paper too; a page for everybody, what the room may see.
"""


@dataclass(frozen=True)
class Export:
    """One kind of file: its button, what its name says, its ending, and who makes it."""

    name: str
    label: str
    tip: str
    what: str
    suffix: str
    description: str
    maker: Maker
    forms: tuple["Export", ...] = ()
    """In which forms it can be had, the usual one first; without any it has one."""
    which: str = ""
    """Whose it is, where it is of one alone."""
    is_apart: bool = False
    """Whether it is made in a process of its own, for it takes its time: a function of a module."""

    @property
    def is_public(self) -> bool:
        """Whether everybody may read it: the web page, in every format of play."""
        return self.suffix == PUBLIC

    def kind(self, _: Words) -> FileKind:
        """Return the kind of file in the club's words."""
        return FileKind(_(self.what), self.suffix, _(self.description))


def exports(
    files: FormatFiles[E], papers: PaperSet[Of, E], pdf_tip: str, workbook_tip: str
) -> tuple[Export, ...]:
    """Return what every format offers of its results; a maker is read when it is asked for."""
    whole_tip = N_("The results and every sheet in one PDF with bookmarks, to be kept")
    name, label, kind, what = "workbook", N_("Workbook…"), N_("Spreadsheet"), N_("results")
    return (
        _pdf(pdf_tip, papers),
        _papers_pdf("wholePdf", N_("Whole event (PDF)…"), whole_tip, N_("whole event"), ()),
        Export(name, label, workbook_tip, what, ".xlsx", kind, workbook_of, is_apart=True),
        _web_page(files.page),
        _plain_list(files.table),
    )


def _pdf(tip: str, papers: PaperSet[Of, E]) -> Export:
    """Return the exports of papers after play: all of them, or one alone."""
    every, label = papers.after_play, N_("All the results")
    names = tuple(paper.name for paper in every)
    whole = _papers_pdf("pdfAll", label, tip, N_("standings"), names)
    alone = (
        _papers_pdf(f"pdf-{each.name}", each.label, tip, each.label, (each.name,)) for each in every
    )
    return replace(whole, name="pdf", label=N_("PDF…"), forms=(whole, *alone))


def _papers_pdf(
    name: str, label: str, tip: str, what: str, names: tuple[str, ...], sheets: tuple[str, ...] = ()
) -> Export:
    """Return the export of some papers, on the paper of the country."""
    made = partial(papers_pdf, names=names, sheets=sheets)
    return Export(name, label, tip, what, ".pdf", N_("PDF document"), made, is_apart=True)


def _web_page(page: Maker) -> Export:
    """Return the export that everybody may read."""
    return Export(
        "webPage",
        N_("Web page…"),
        N_("One page to put on the club’s site or to send by mail"),
        N_("results"),
        PUBLIC,
        N_("Web page"),
        page,
    )


def _plain_list(table: Callable[..., Listing[Any]]) -> Export:
    """Return the list for the country's spreadsheet, beside it that of fixed form for programs.

    Both have the mark by which accents are known.
    """

    def local(event: E, _: Words, after_round: int) -> str:
        return "\ufeff" + in_words(table(event, _, after_round), _)

    def fixed(event: E, _: Words, after_round: int) -> str:
        return "\ufeff" + in_codes(table(event, _, after_round))

    label, kind, what = N_("CSV list…"), N_("CSV list"), N_("standings")
    tip = N_("The standings as a plain list for other programs")
    programs = N_("For a program, with English headings")
    other = Export("fixedCsv", programs, tip, N_("standings for a program"), ".csv", kind, fixed)
    spreadsheet = N_("For Excel or another spreadsheet")
    beside = (Export("localCsv", spreadsheet, tip, what, ".csv", kind, local), other)
    return Export("csv", label, tip, what, ".csv", kind, local, forms=beside)


def export_work(
    export: Export,
    event: E,
    after_round: int,
    _: Words,
    discreet: Collection[str] = (),
    show: Show | None = None,
) -> Work:
    """Return the work of making a file, to be done beside the window.

    `discreet` are the people whose initials stand for them where everybody reads it, `show` is
    what the room may see.
    """
    shown = discreet_event(event, discreet) if export.is_public else event
    size = usual_size()

    def made(progress: Progress) -> object:
        if export.is_public or export.is_apart:
            last = show if export.is_public else size
            content = done_apart(progress, export.maker, shown, _, after_round, last)
        else:
            content = export.maker(shown, _, after_round)
        progress(1, 1)
        return content

    return made


@dataclass(frozen=True)
class State:
    """What is to be said above the standings, and the role it is said in."""

    text: str
    role: str
    """`banner` looks for attention, `card` is calm."""


@dataclass(frozen=True)
class Trust:
    """How far standings can be trusted, in a format's words."""

    begins: str
    """With what they begin."""
    past: str
    """How they stood after a round, {round} or {number}, before the {newest}."""
    left: Callable[[int, Words], str]
    """That nothing is missing, and how many rounds are still to be played."""

    def state(self, event: Course[Any], after_round: int, _: Words) -> State:
        """Say how far the standings after a round can be trusted."""
        newest = event.last_announced
        if not newest:
            return State(_(self.begins), "card")
        if missing := missing_sentence(reach_of(event, after_round), _):
            return State(missing, "banner")
        if after_round < newest:
            # The hole's name tells the French messages apart: « manche » and « tour ».
            holes = {"round": after_round, "number": after_round, "newest": newest}
            return State(_(self.past, **holes), "card")
        left = event.settings.rounds - after_round
        if event.progress.finished:
            return State(_("Final standings: all results are in."), "card")
        all_in = N_("All results are in. The standings are final once the event is finished.")
        return State(self.left(left, _) if left else _(all_in), "card")


@dataclass(frozen=True)
class ResultsKind(Generic[E]):
    """What tells the results of one format from those of another: names, words, files, paper."""

    name: str
    """The panel is called by it, and its tabs."""
    tabs: str
    """What the tabs lead to."""
    exports: tuple[Export, ...]
    trust: Trust
    papers: PaperSet[Any, E]
    printed: tuple[str, ...] = ("standings", "recap-sheet")
    """The papers that tell where things stand, so that two people could go on from them."""
    of_round: str = ""
    """The paper of which the sheet of the round in play has what is in; nothing: none has."""
    print_name: str = "printStandings"
    as_of: str = N_("As of which round")
    """What is asked by the choice of a round."""
    round: str = N_("Round {round}", "tour")
    newest_round: str = N_("Round {round} (newest)", "tour")
    choice_steps: int = 24
    """The least width of the choice of a round."""

    def round_words(self, number: int, newest: int, _: Words) -> str:
        """Say a round of the choice, and which one is the newest."""
        return _(self.newest_round if number == newest else self.round, round=number)


def papers_so_far(kind: ResultsKind[E], event: E) -> tuple[Paper[Any], ...]:
    """Return what is printed of what is in; without seats for every round, the standings alone."""
    shown = map(kind.papers.named, kind.printed)
    is_ready = kinds_for(event).is_ready(event)
    papers = [each for each in shown if is_ready or not each.before_play]
    in_play = reach_of(event).in_play
    if kind.of_round and in_play:
        papers.append(kind.papers.named(kind.of_round).only([f"{in_play}."]))
    return tuple(papers)


class ResultsFrame(FollowingPanel, Generic[E]):
    """The standings after the newest round, or after any earlier one, with whatever pages."""

    # More than 15 methods: tabs, files and paper all follow the one round chosen.

    KIND: ClassVar[ResultsKind[Any]]
    """What tells the results of a format from those of another."""

    def __init__(
        self,
        session: Session[E],
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(parent)
        kind = self.KIND
        self._session = session
        self._chosen: int | None = None
        self._to_fill: dict[int, Callable[[], object]] = {}
        self.setObjectName(f"{kind.name}Panel")
        _ = session.words
        self._title = labelled("", "title", self)
        self._after_label = labelled(_("As of"), "quiet", self)
        self._after = named(ChoiceField(self), "asOfRound")
        self._state = StateFrame(self)
        self._tabs = QTabWidget(self)
        # Tab leads from part to part as they are made: the pages before what stands below them.
        self._make_pages()
        self._places = PlacesPage(_, self._tabs)
        self._tabs.addTab(self._places, _("Places"))
        self._undrawn = named(labelled("", "warning", self), "undrawnNames")
        self.work = WorkLine(_, self)
        self._printer = PaperPrinter(_, self.work, printers, self)
        label = _("Print the standings")
        self._print = button(label, kind.print_name, self, "primary", "print")
        self._print.setToolTip(_("All that is in, so that the event could go on from paper"))
        self._exports = tuple(self._export_button(export, _) for export in kind.exports)
        self._name_parts()
        self._lay_out()
        self._connect()
        self.refresh()

    @abstractmethod
    def _make_pages(self) -> None:
        """Make the pages, and add a tab for each."""

    @abstractmethod
    def _show_standings(self, event: E, after: int) -> None:
        """Show the title and the pages as of a round."""

    def _fill(self, event: E, *pages: Callable[[], object]) -> None:
        """Fill the pages, in the order of their tabs, each once it is in front."""
        places = partial(self._places.show_event, event, self.after_round)
        self._to_fill = dict(enumerate((*pages, places)))
        self._fill_front()

    def _fill_front(self) -> None:
        fill = self._to_fill.pop(self._tabs.currentIndex(), None)
        if fill is not None:
            next_turn()
            fill()

    def _form_menu(self, export: Export, above: QWidget, _: Words) -> QMenu:
        menu = covering(QMenu(above))
        for form in export.forms:
            action = menu.addAction(_(form.label))
            action.setObjectName(form.name)
            action.triggered.connect(lambda _checked, form=form: self._export(form))
        if export.suffix == ".pdf":
            self._add_one(menu)
        return menu

    def _add_one(self, menu: QMenu) -> None:
        """Add a way to the results of one alone, where there are sheets for each."""
        _ = self._session.words
        for paper in self.KIND.papers.after_play:
            if paper.stack is not None:
                is_team = paper.stack.each is TEAM
                one = covering(menu.addMenu(_("One team") if is_team else _("One player")))
                one.setObjectName("pdfOne")
                one.aboutToShow.connect(partial(self._fill_one, one, paper, paper.stack))

    def _fill_one(self, menu: QMenu, paper: Paper[Any], stack: Stack[Any]) -> None:
        menu.clear()
        of = self.KIND.papers.of(self._session.facts, self.after_round)
        for number, name in stack.facts(of).items():
            title = f"{number} · {name}"
            made = _papers_pdf("", title, "", paper.label, (paper.name,), (number,))
            made = replace(made, which=title)
            action = menu.addAction(title)
            action.setObjectName(f"pdfOne-{number}")
            action.triggered.connect(lambda _checked, export=made: self._export(export))

    def _export_button(self, export: Export, _: Words) -> QPushButton:
        made = button(_(export.label), f"{export.name}Button", self, sign="export")
        made.setToolTip(_(export.tip))
        if export.forms:
            made.setMenu(self._form_menu(export, made, _))
        else:
            made.clicked.connect(lambda _checked, chosen=export: self._export(chosen))
        return made

    def _name_parts(self) -> None:
        _, kind = self._session.words, self.KIND
        self._after_label.setWordWrap(False)
        self._tabs.setObjectName(f"{kind.name}Tabs")
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setDrawBase(False)
        for part in (self._tabs, self._tabs.tabBar()):
            part.setAccessibleName(_(kind.tabs))
        self._after.setAccessibleName(_(kind.as_of))
        self._after.setMinimumWidth(kind.choice_steps * STEP)

    def _lay_out(self) -> None:
        self._top = folded(self._title, None)
        self._top.add_row(folded(self._after_label, self._after))
        self._whole = page(self)
        self._whole.addLayout(self._top)
        self._whole.addWidget(self._state)
        self._whole.addWidget(self._tabs, 1)
        self._whole.addWidget(self._undrawn)
        self._whole.addWidget(self.work)
        self._whole.addLayout(folded(self._print, None, *self._exports))

    def _connect(self) -> None:
        self._follow(self._session)
        self._tabs.currentChanged.connect(self._fill_front)
        self._after.activated.connect(self._choose)
        self._print.clicked.connect(self._print_standings)
        self.work.ended.connect(self._show_possible)

    @property
    def after_round(self) -> int:
        """The round after which the standings are shown."""
        newest = self._session.facts.last_announced
        return newest if self._chosen is None else min(self._chosen, newest)

    @override
    def refresh(self) -> None:
        """Show everything as it is on the disk."""
        self._show_choices()
        self._show()

    @override
    def _take_in(self, outcome: Outcome) -> None:
        # A file that was saved before says other standings than those that are shown now.
        self.work.forget()
        super()._take_in(outcome)

    def _show_choices(self) -> None:
        _, newest = self._session.words, self._session.facts.last_announced
        if self._after.count() != newest:
            self._after.clear()
            for number in range(newest, 0, -1):
                self._after.addItem(self.KIND.round_words(number, newest, _), number)
        self._after.setCurrentIndex(self._after.findData(self.after_round))
        self._after.setEnabled(newest > 1)

    def _choose(self, index: int) -> None:
        self._chosen = None if index == 0 else self._after.itemData(index)
        self._show()

    def _show(self) -> None:
        event, after = self._session.facts, self.after_round
        state = self.KIND.trust.state(event, after, self._session.words)
        self._state.say(state.text, state.role)
        fill_line(self._undrawn, undrawn_sentence(event, self._session.words))
        self._show_standings(event, after)
        self._show_possible()

    def _show_possible(self) -> None:
        started = self._session.facts.is_started
        for made in (self._print, *self._exports):
            made.setEnabled(started)

    def _export(self, export: Export) -> None:
        _, event = self._session.words, self._session.facts
        kind = export.kind(_)
        discreet, show = self._session.discreet, self._session.noted(Show) or Show()
        after = self.after_round
        work = export_work(export, event, after, _, discreet, show)
        is_past = after < event.last_announced
        round_told = _(self.KIND.round, round=after) if is_past else ""
        self.work.save(event_file(self._session, kind, export.which, round_told), kind, work)

    def _print_standings(self) -> None:
        _, event, papers = self._session.words, self._session.facts, self.KIND.papers
        shown, of = papers_so_far(self.KIND, event), papers.of(event, self.after_round)
        size = usual_size()

        def work(progress: Progress) -> object:
            return done_apart(progress, render, shown, of, size, _)

        self._printer.make_and_print(work, f"{event.details.name} · {_('Standings')}")


class StateFrame(QFrame):
    """A calm line, or an amber one where something is missing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stateLine")
        self._text = labelled("", "body", self)
        column(self._text, inside=self, margins=(2 * STEP, STEP))

    @property
    def text(self) -> str:
        """What the line says."""
        return self._text.text()

    def say(self, text: str, role: str) -> None:
        """Say a sentence in its role."""
        set_role(self, role)
        self._text.setText(text)
