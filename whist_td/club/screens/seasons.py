"""The seasons of the club: a table whose every line says where it comes from."""

from PySide6.QtWidgets import QFrame, QWidget
from typing_extensions import override

from whist_td.club.commands import CloseSeason, ReopenSeason
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.placement import Worth
from whist_td.club.rules.season import Season
from whist_td.club.rules.seasons import SeasonStandings, closing_table, corrections, notes_of
from whist_td.club.screens.held import YearPanel
from whist_td.club.screens.season_forms import (
    leave_out_question,
    note_question,
    points_question,
    season_question,
)
from whist_td.club.screens.season_papers import SeasonPapers
from whist_td.club.views.held_events import dated_in
from whist_td.club.views.race import full_names
from whist_td.club.words.listings import season_listing
from whist_td.club.words.season import (
    about_standings,
    correction_words,
    line_told,
    note_words,
    remarked,
)
from whist_td.core.errors import RuleError
from whist_td.desk.desk import Outcome
from whist_td.kit.answer_dialog import Inquiry, ask
from whist_td.kit.dialog_pages import wrapped
from whist_td.kit.flow import StackingRow
from whist_td.kit.parts import MenuButton, button, column, page, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named
from whist_td.words.club_amounts import column_texts, score_texts
from whist_td.words.listings import Cell, Column, ColumnKind, Ink, rank_heading
from whist_td.words.messages import message
from whist_td.words.words import Words

_LEAST_LETTERS = 40
"""Standings and what a line comes from go below one another rather than lose their columns."""


class SeasonsPanel(YearPanel):
    """One season at a time: its table, what is said of its evenings, and what can be decided."""

    def __init__(self, session: Session[ClubBook], parent: QWidget | None = None) -> None:
        super().__init__(session, "season", parent)
        _ = session.words
        self._standings: SeasonStandings | None = None
        self._listed: tuple[int, ...] = ()
        self._new = button(_("New season…"), "newSeason", self, "primary", "add")
        self._model = TextTable(parent=self)
        self._view = TextTableView(self._model, "seasonTable", self)
        self._card = SeasonCard(session, self)
        self._menu = MenuButton(_("This season"), "seasonMenu", self)
        self._rules = self._menu.add(_("Rules…"), "changeSeason", self._ask_rules)
        self._menu.add(_("Leave an event out…"), "leaveOut", self._ask_leave_out)
        self._menu.add(_("Points by hand…"), "pointsByHand", self._ask_points)
        self._notes = self._menu.add(_("Remove a decision…"), "removeNote", self._ask_note)
        self._close = self._menu.add("", "closeSeason", self._close_or_open)
        self._papers = SeasonPapers(session, self)
        self._lay_out()
        self._connect()
        self._take_in(Outcome(None))

    def _lay_out(self) -> None:
        _ = self._session.words
        self._choice.setAccessibleName(_("Season"))
        self._view.setAccessibleName(_("Standings"))
        head = row(labelled(_("Seasons"), "title", self), (self._choice, 1), None, self._new)
        both = StackingRow(spacing=3 * STEP)
        both.addWidget(self._view, 6)
        beside = named(QWidget(self), "seasonBeside")
        column(self._card, inside=beside)
        line = scrolled(beside, self, _("Line"))
        both.addWidget(line, 5)
        least = _LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        for part in (self._view, line):
            part.setMinimumWidth(least)
        ways = wrapped((self._menu, self._papers.menu), self)
        page(self, head, self._about, ways, STEP, (both, 1), self._papers.line)

    def _connect(self) -> None:
        self._choice.currentIndexChanged.connect(self._show)
        self._new.clicked.connect(
            lambda: self._ask(season_question(self._session, None, self._events))
        )
        self._view.selectionModel().currentRowChanged.connect(self._show_line)
        self._held.read.connect(self._show)
        self._follow(self._session)

    def take_focus(self) -> None:
        """Put the keys on the table, or on the first thing to do."""
        (self._view if self._season else self._new).setFocus()

    @property
    def _season(self) -> Season | None:
        return self._session.facts.seasons.get(self._choice.currentData() or 0)

    @override
    def _take_in(self, outcome: Outcome) -> None:
        """Offer the seasons there are, the newest first; the chosen one stays so."""
        seasons = self._session.facts.seasons
        known = [self._choice.itemData(n) for n in range(self._choice.count())]
        is_new = set(seasons) - set(known)
        newest = ((seasons[number].name, number) for number in sorted(seasons, reverse=True))
        self._choice.offer(newest, max(is_new) if is_new and known else None)
        self._show()

    def _show(self) -> None:
        """Show the chosen season from the evenings that are read by now."""
        _, season = self._session.words, self._season
        ways = (self._menu, self._papers.menu)
        for each in (*ways, self._view, self._choice, self._card):
            each.setVisible(season is not None)
        if season is None:
            self._about.setText(_("A season adds events up: from when to when, and by what rule."))
            return
        events = [event.id for event in dated_in(season, self._events)]
        held = self._held.of(events)
        self._standings = self._standings_of(season, held, events)
        about = about_standings(self._standings, self._standings.held, _)
        waits = len(events) - len(held) - len(self._held.unread(events))
        reading = _.plural("reading {n} event…", "reading {n} events…", waits)
        self._about.setText(f"{about} · {reading}" if waits and not self._held.is_done else about)
        is_closed = season.closed is not None
        self._close.setText(_("Open again") if is_closed else _("Announce and close"))
        self._rules.setEnabled(not is_closed)
        self._notes.setEnabled(bool(notes_of(self._session.facts, season)))
        shown = self._standings if self._held.is_done else None
        self._papers.show_standings(shown, lambda: self._standings_now(season))
        chosen, place = self._chosen, max(self._view.currentIndex().row(), 0)
        book = self._session.facts
        changed = corrections(book, self._standings)
        listing = season_listing(book, self._standings, full_names(book), _, changed)
        self._listed = tuple(row.person for row in listing.rows)
        self._model.show(listing)
        is_there = chosen in self._listed
        place = self._listed.index(chosen) if is_there else min(place, len(self._listed) - 1)
        self._view.selectRow(place)
        self._show_line()

    def _show_line(self) -> None:
        if self._standings is not None:
            self._card.show_person(self._standings, self._chosen)

    @property
    def _chosen(self) -> int | None:
        """The person of the line that is chosen."""
        place = self._view.currentIndex().row()
        return self._listed[place] if 0 <= place < len(self._listed) else None

    def _ask(self, question: Inquiry) -> None:
        ask(self._session, question, self)

    def _ask_rules(self) -> None:
        if self._season is not None:
            self._ask(season_question(self._session, self._season))

    def _ask_leave_out(self) -> None:
        if self._season is not None:
            dated = {e.id: (e.id, e.name, e.date) for e in dated_in(self._season, self._events)}
            unread = self._held.unread(dated)
            damaged = {each.event: (each.event, each.name, self._season.start) for each in unread}
            # Those about which something must be decided stand first.
            events = [*({**damaged, **dated}[n] for n in damaged)]
            events += [each for number, each in dated.items() if number not in damaged]
            self._ask(leave_out_question(self._session, self._season, events))

    def _ask_points(self) -> None:
        if self._season is not None:
            self._ask(points_question(self._session, self._season, self._chosen))

    def _ask_note(self) -> None:
        if self._season is not None:
            names = {each.id: each.name for each in self._events}
            self._ask(note_question(self._session, self._season, names))

    def _close_or_open(self) -> None:
        """Keep the table as it is read out; or say that the season is not over after all."""
        season = self._season
        if season is None:
            return
        if season.closed:
            self._session.do(ReopenSeason(season.number))
        else:
            try:
                table = closing_table(self._standings_now(season))
            except RuleError as error:
                self._session.refused.emit(message(error, self._session.words))
            else:
                self._session.do(CloseSeason(season.number, table, self._session.desk.today))


class SeasonCard(QFrame):
    """Where a line of the table comes from, and what is to be known of the evenings."""

    def __init__(self, session: Session[ClubBook], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("seasonCard")
        self.setProperty("role", "card")
        self._session = session
        _ = session.words
        self._title = labelled("", "heading", self)
        columns = (Column(_("Event"), kind=ColumnKind.WORDS), Column(rank_heading(_)))
        self._model = TextTable((*columns, Column(_("Points"))), self)
        self._view = TextTableView(self._model, "seasonLine", self)
        self._view.setAccessibleName(_("Events"))
        self._notes = labelled("", "small", self)
        column(self._title, self._view, self._notes, inside=self, margins=(2 * STEP, 2 * STEP))

    def show_person(self, standings: SeasonStandings, person: int | None) -> None:
        """Show a person's evenings, those that do not count in quiet ink."""
        _, book = self._session.words, self._session.facts
        line = standings.line_of(person or 0)
        self._title.setVisible(line is not None)
        self._view.setVisible(line is not None)
        if line is not None:
            texts = score_texts([line.score], _)
            name = book.persons[line.person].name
            self._title.setText(line_told(line, name, texts[line.score], _))
            named = {each.event: f"{_.date(each.date)} – {each.name}" for each in standings.events}
            dropped = {worth.event for worth in line.dropped}
            worths = sorted((*line.counted, *line.dropped), key=lambda w: (w.date, w.event))
            points = column_texts((line.by_hand, *(worth.points for worth in worths)), _)
            rows = [
                _worth_row(w, named[w.event], points[w.points], w.event in dropped, _)
                for w in worths
            ]
            if line.by_hand:
                rows.append((Cell(_("Points by hand")), Cell(""), Cell(points[line.by_hand])))
            self._model.show_rows(rows)
        self._notes.setText("\n".join(self._remarks(standings, person)))

    def _remarks(self, standings: SeasonStandings, person: int | None) -> list[str]:
        _, book = self._session.words, self._session.facts
        names = {each.id: each.name for each in self._session.file.events()}
        remarks = [remarked(each, names, _) for each in standings.remarks]
        notes = (n for n in notes_of(book, standings.season) if n.person is not None)
        remarks += [
            note_words(note, book.persons[person].name, _)
            for note in notes
            if person is not None and book.who(note.person or 0) == person
        ]
        changed = corrections(book, standings)
        if person in changed:
            remarks.insert(0, correction_words(book.persons[person].name, changed[person][1], _))
        corrected = _.plural(
            "{n} line was corrected after it was announced.",
            "{n} lines were corrected after they were announced.",
            len(changed),
        )
        return [*remarks, *([corrected] if changed else [])]


def _worth_row(
    worth: Worth,
    name: str,
    points: str,
    is_dropped: bool,  # noqa: FBT001 - of a row
    _: Words,
) -> tuple[Cell, ...]:
    ink = Ink.QUIET if is_dropped else Ink.PLAIN
    text = _("({points})", points=points) if is_dropped else points
    return Cell(name, ink), Cell(str(worth.rank), ink), Cell(text, ink)
