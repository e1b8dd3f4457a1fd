"""What is asked about a season: its days and rule, an evening left out, points by hand."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from enum import Enum
from fractions import Fraction
from typing import TypeVar

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.commands import AdjustPoints, ChangeSeason, LeaveOut, NewSeason, RemoveSeasonNote
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.people import live_persons
from whist_td.club.rules.season import (
    PlacementListError,
    PlacementTable,
    RankedKind,
    RankedPeople,
    RuleKind,
    Season,
    SeasonPart,
    SeasonRule,
    SeasonScore,
    SeasonTies,
    TableKind,
    read_points,
)
from whist_td.club.rules.seasons import notes_of
from whist_td.club.screens.answer import AnswerDialog
from whist_td.club.words.season import SEASON_CHOICES, note_words
from whist_td.core.formats import formats
from whist_td.core.names import sort_key
from whist_td.desk.requests import Command
from whist_td.kit.dialog_pages import fit
from whist_td.kit.fields import ChoiceField, DateField, NumberField
from whist_td.kit.parts import button
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import named
from whist_td.kit.typed_rows import tidied
from whist_td.stages.formats import screens_named
from whist_td.words.club_amounts import column_texts

K = TypeVar("K", bound=Enum)
_LIST = tuple(Fraction(n) for n in (10, 8, 6, 5, 4, 3, 2, 1))
_BETWEEN = re.compile(r"\s*;\s*|,?\s+")
"""What stands between the points of a list, in which a comma may be a decimal one."""
_BEGINS, _ENDS = (9, 1), (6, 30)
"""A usual season: from September to June, as month and day."""
_USUAL_BEST = 10


class SeasonForm(AnswerDialog):
    """Begins a season, or changes its rules: name, days and rule; the rest is folded away."""

    def __init__(self, session: Session[ClubBook], season: Season | None, parent: QWidget) -> None:
        _ = session.words
        title = _("The rules of {name}", name=season.name) if season else _("A new season")
        does = _("Change") if season else _("Begin this season")
        super().__init__(session, (title, ""), does, parent)
        self.setObjectName("seasonForm")
        self._before, self._is_unfolded = season, False
        first = season or _usual(session.desk.today)
        self._name = named(QLineEdit(first.name, self), "seasonName")
        days = (first.start, "seasonStart"), (first.end, "seasonEnd")
        self._start, self._end = (self._day(*each) for each in days)
        self._score = self._choice(SeasonScore, first.score, "seasonScore")
        self._table = self._choice(TableKind, first.table.kind, "seasonPlaces")
        self._listed = self._list(first.table.points or _LIST)
        self._rule = self._choice(RuleKind, first.rule.kind, "seasonRule")
        self._count = self._number(first.rule.number or _USUAL_BEST, 1, "seasonCount")
        self._least = self._number(first.rule.least, 0, "seasonLeast")
        self._format = self._formats(first.format)
        self._per_round = self._divided(is_so=first.per_round)
        self._part = self._choice(SeasonPart, first.part, "seasonPart")
        self._ties = self._choice(SeasonTies, first.ties, "seasonTies")
        self._rankings = _rankings(session.evening, first.ranked)
        self._ranked = self._who(first.ranked)
        self._more = button(_("More choices…"), "seasonMore", self)
        self._form = QFormLayout()
        self._fill()
        self._lay_out((self._form, self._more))
        for field in (self._rule, self._score, self._table):
            field.currentIndexChanged.connect(self._show_fields)
        self._more.clicked.connect(self._unfold)
        self._show_fields()
        self._name.setFocus()

    def _fill(self) -> None:
        _, form = self._session.words, self._form
        form.setSpacing(STEP)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for text, field in (
            (_("Name"), self._name),
            (_("From"), self._start),
            (_("To"), self._end),
            (_("What counts"), self._score),
            (_("Points for a place"), self._table),
            (_("List"), self._listed),
            (_("How it adds up"), self._rule),
            (_("How many events"), self._count),
            (_("Events at least"), self._least),
            (_("Which events"), self._format),
            ("", self._per_round),
            (_("Who was there"), self._part),
            (_("Equal scores"), self._ties),
            (_("Who is ranked"), self._ranked),
        ):
            form.addRow(text, field)

    def _day(self, day: date, name: str) -> DateField:
        field = named(DateField(self), name)
        field.setLocale(QLocale(self._session.words.language.value))
        field.show_day(day)
        return field

    def _choice(self, kinds: Iterable[Enum], chosen: Enum, name: str) -> ChoiceField:
        field = named(ChoiceField(self), name)
        for kind in kinds:
            field.addItem(self._session.words(SEASON_CHOICES[kind]), kind)
        field.setCurrentIndex(max(0, field.findData(chosen)))
        return field

    def _list(self, points: Sequence[Fraction]) -> QLineEdit:
        texts = column_texts(points, self._session.words)
        return named(QLineEdit("; ".join(texts[each] for each in points), self), "seasonList")

    def _formats(self, chosen: str | None) -> ChoiceField:
        """Offer the events of every kind, or those of one."""
        field = named(ChoiceField(self), "seasonFormat")
        field.addItem(self._session.words("of every kind"), None)
        for code in (each.code for each in formats()):
            field.addItem(self._session.words(screens_named(code).label), code)
        field.setCurrentIndex(max(0, field.findData(chosen)))
        return field

    def _divided(self, *, is_so: bool) -> QCheckBox:
        text = self._session.words("Points per round")
        box = named(QCheckBox(text, self), "seasonPerRound")
        box.setChecked(is_so)
        return box

    def _who(self, chosen: RankedPeople) -> ChoiceField:
        """Offer everybody, the members, or a category; several, chosen elsewhere, stay so."""
        _, field = self._session.words, named(ChoiceField(self), "seasonRanked")
        for who in self._rankings:
            field.addItem(", ".join(who.categories) or _(SEASON_CHOICES[who.kind]))
        field.setCurrentIndex(self._rankings.index(chosen))
        return field

    def _number(self, number: int, least: int, name: str) -> NumberField:
        field = named(NumberField(self), name)
        field.setRange(least, 999)
        field.setValue(number)
        return field

    def _unfold(self) -> None:
        self._is_unfolded = True
        self._show_fields()
        fit(self)
        self._grow(0, 0)

    def _show_fields(self) -> None:
        rule, form = self._rule.currentData(), self._form
        is_placed = self._score.currentData() is SeasonScore.PLACEMENT
        form.setRowVisible(self._table, is_placed)
        is_list = self._table.currentData() is TableKind.LIST
        form.setRowVisible(self._listed, is_placed and is_list)
        form.setRowVisible(self._count, rule in (RuleKind.BEST, RuleKind.DROP))
        form.setRowVisible(self._least, rule in (RuleKind.BEST, RuleKind.MEAN))
        for field in (self._format, self._part, self._ties, self._ranked):
            form.setRowVisible(field, self._is_unfolded)
        adds_points = self._score.currentData() is SeasonScore.RESULT
        form.setRowVisible(self._per_round, adds_points and self._is_unfolded)
        self._more.setVisible(not self._is_unfolded)
        self._error.hide()

    def _told(self) -> Season:
        kind = self._rule.currentData()
        number = self._count.value() if kind in (RuleKind.BEST, RuleKind.DROP) else 0
        least = self._least.value() if kind in (RuleKind.BEST, RuleKind.MEAN) else 0
        table = self._table.currentData()
        points = tuple(_points_in(self._listed.text())) if table is TableKind.LIST else ()
        before = self._before or _usual(self._session.desk.today)
        return replace(
            before,
            name=tidied(self._name.text()),
            start=self._start.day,
            end=self._end.day,
            score=self._score.currentData(),
            table=PlacementTable(table, points),
            rule=SeasonRule(kind, number, least),
            format=self._format.currentData(),
            per_round=self._per_round.isChecked(),
            part=self._part.currentData(),
            ties=self._ties.currentData(),
            ranked=self._rankings[self._ranked.currentIndex()],
        )

    @override
    def _answer(self) -> Command | str | None:
        if not tidied(self._name.text()):
            return self._session.words("Write the name.")
        told = self._told()
        if told == self._before:
            return None
        return ChangeSeason(told) if self._before else NewSeason(told)


def _rankings(book: ClubBook, chosen: RankedPeople) -> list[RankedPeople]:
    """Return who can be ranked: everybody, the members, each category, and who is by now."""
    names = (each.name for each in book.settings.categories)
    offered = [RankedPeople(), RankedPeople(RankedKind.MEMBERS)]
    offered += (RankedPeople(RankedKind.CATEGORIES, (name,)) for name in names)
    return offered if chosen in offered else [*offered, chosen]


def _points_in(text: str) -> Iterator[Fraction]:
    """Yield the points of a list as typed: 10, 8, 6 or 10,8,6 or 12,5; 10; 7,5."""
    text = tidied(text)
    for each in _BETWEEN.split(text) if _BETWEEN.search(text) else text.split(","):
        points = read_points(each)
        if points is None:
            raise PlacementListError
        yield points


def _usual(today: date) -> Season:
    """Return the season that a club most likely begins: from September to June."""
    year = today.year if (today.month, today.day) >= (8, 1) else today.year - 1
    rule = SeasonRule(RuleKind.BEST, _USUAL_BEST)
    start, end = date(year, *_BEGINS), date(year + 1, *_ENDS)
    return Season(1, f"{year}-{year + 1}", start, end, score=SeasonScore.PLACEMENT, rule=rule)


class LeaveOutForm(AnswerDialog):
    """Lets an evening not count, and asks why."""

    def __init__(
        self,
        session: Session[ClubBook],
        season: Season,
        events: Sequence[tuple[int, str, date]],
        parent: QWidget,
    ) -> None:
        _ = session.words
        says = (_("Leave an event out"), _("The table says that it does not count, and why."))
        super().__init__(session, says, _("Leave it out"), parent)
        self.setObjectName("leaveOutForm")
        self._season = season
        self._event = named(ChoiceField(self), "leftOutEvent")
        for each in events:
            number, name, day = each
            named_by = name or _("Event {number}", number=number)
            self._event.addItem(f"{_.date(day)} – {named_by}", each)
        self._reason = named(QLineEdit(self), "reason")
        form = QFormLayout()
        form.addRow(_("Event"), self._event)
        form.addRow(_("Reason"), self._reason)
        self._lay_out((form,))
        self._event.setFocus()

    @override
    def _answer(self) -> Command | str | None:
        event: tuple[int, str, date] | None = self._event.currentData()
        if event is None:
            return None
        number, _name, day = event
        return LeaveOut(self._season.number, number, day, tidied(self._reason.text()))


class PointsForm(AnswerDialog):
    """Gives somebody points by hand, or takes some, and asks why."""

    def __init__(
        self,
        session: Session[ClubBook],
        season: Season,
        parent: QWidget,
        chosen: int | None = None,
    ) -> None:
        _ = session.words
        says = (_("Points by hand"), _("They are added to the score, and the line says so."))
        super().__init__(session, says, _("Give these points"), parent)
        self.setObjectName("pointsForm")
        self._season = season
        self._person = named(ChoiceField(self), "pointsPerson")
        people = live_persons(session.evening)
        for each in sorted(people, key=lambda person: sort_key(person.listed)):
            self._person.addItem(each.name, each.number)
        self._person.setCurrentIndex(max(0, self._person.findData(chosen)))
        self._points = named(QLineEdit(self), "points")
        self._reason = named(QLineEdit(self), "reason")
        form = QFormLayout()
        form.addRow(_("Person"), self._person)
        form.addRow(_("Points"), self._points)
        form.addRow(_("Reason"), self._reason)
        self._lay_out((form,))
        self._person.setFocus()

    @override
    def _answer(self) -> Command | str | None:
        points = read_points(tidied(self._points.text()))
        if points is None:
            return self._session.words("Write the points as a number: 3, or −1,5.")
        person, reason = self._person.currentData(), tidied(self._reason.text())
        return AdjustPoints(self._season.number, person or 0, points, reason)


class NoteForm(AnswerDialog):
    """Removes what was decided by hand, long after Ctrl+Z would reach it."""

    def __init__(
        self,
        session: Session[ClubBook],
        season: Season,
        events: Mapping[int, str],
        parent: QWidget,
    ) -> None:
        _, book = session.words, session.evening
        says = (_("Remove a decision"), _("The table is as if it had not been made."))
        super().__init__(session, says, _("Remove it"), parent)
        self.setObjectName("noteForm")
        self._note = named(ChoiceField(self), "seasonNote")
        for note in notes_of(book, season):
            person = note.person and book.persons[book.who(note.person)].name
            name = person or events.get(note.event or 0, "?")
            self._note.addItem(note_words(note, name, _), note.number)
        self._lay_out((self._note,))
        self._note.setFocus()

    @override
    def _answer(self) -> Command:
        return RemoveSeasonNote(self._note.currentData())
