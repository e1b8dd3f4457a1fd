"""The form of one person: the name and the category; all else is folded away until wanted."""

from dataclasses import replace
from datetime import date

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.commands import AddPerson, ChangePerson
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import ConsentUse, Person
from whist_td.club.screens.answer import AnswerDialog
from whist_td.club.words.people import USES
from whist_td.desk.requests import Command
from whist_td.kit.dialog_pages import room_above
from whist_td.kit.fields import ChoiceField, DateField
from whist_td.kit.flow import StackingRow
from whist_td.kit.parts import button, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.kit.typed_rows import tidied
from whist_td.words.words import N_, Words

_ANSWERS = ((N_("not asked"), None), (N_("agrees"), True), (N_("does not agree"), False))


_LONGEST = "Wednesday 30 September 2026"
"""Such a day is in sight whole."""


class PersonForm(AnswerDialog):
    """Enters a person, or changes what is known of one."""

    def __init__(
        self,
        session: Session[ClubBook],
        person: Person | None,
        parent: QWidget,
        name: str = "",
    ) -> None:
        _ = session.words
        title, does = _("A new person"), _("Enter this person")
        if person is not None:
            title = _("Change what is known of {name}", name=person.name)
            does = _("Change")
        about = _("For two people of one name, write what tells them apart: père, fils, 2.")
        super().__init__(session, (title, about), does, parent)
        self._before = person
        self._person = person or Person(1, name or "?")
        self.setObjectName("personForm")
        self._name = named(QLineEdit(person.name if person else name, self), "personName")
        self._category = self._categories()
        self._sort_name = named(QLineEdit(self._person.sort_name, self), "personSortName")
        self._sort_name.setPlaceholderText(_("for example: Roy, Jean"))
        self._contact = named(QLineEdit(self._person.contact, self), "personContact")
        self._joined = _WantedDate(_("Joined"), self._person.joined, "joined", _, self)
        self._left = _WantedDate(_("Left the club"), self._person.left, "left", _, self)
        self._consents = {
            use: _ConsentField(self._person, use, session, self) for use in ConsentUse
        }
        for field in self._consents.values():
            field.edited.connect(self._make_room)
        self._more = button(_("More choices…"), "personMore", self)
        self._fields = named(QWidget(self), "personFields")
        self._form = QFormLayout(self._fields)
        self._area = scrolled(self._fields, self)
        self._fill_form()
        self._lay_out((self._area, self._more), self._area)
        self._more.clicked.connect(lambda: self._show_more(shows=True))
        self._name.textEdited.connect(self._error.hide)
        self._name.setFocus()

    def _fill_form(self) -> None:
        _, form = self._session.words, self._form
        form.setSpacing(STEP)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(_("Name"), self._name)
        if self._category.count() > 1:
            form.addRow(_("Category"), self._category)
        else:
            self._category.hide()
        form.addRow(_("Name in lists"), self._sort_name)
        form.addRow(_("Contact"), self._contact)
        form.addRow(_("Joined"), self._joined)
        form.addRow(_("Left the club"), self._left)
        for use, choice in self._consents.items():
            form.addRow(_(USES[use]), choice)
        self._show_more(shows=False)

    def _show_more(self, *, shows: bool) -> None:
        dates = (self._joined, self._left, *self._consents.values())
        for field in (self._sort_name, self._contact, *dates):
            field.ensurePolished()
            for part in field.findChildren(QWidget):
                part.ensurePolished()  # Without its letters it asks for too little.
                part.updateGeometry()
            self._form.setRowVisible(field, shows)
        self._more.setVisible(not shows)
        if shows:
            self._sort_name.setFocus()
            self._make_room()

    @override
    def _make_room(self) -> None:
        """Be as large as the fields, as far as the window has room for them: then they scroll."""
        room, seen = room_above(self), self._area.viewport()
        bar = self._area.verticalScrollBar().sizeHint().width()
        wide = self.width() + self._form.sizeHint().width() + bar - seen.width()
        self._grow(min(wide, room.width()), 0)
        if inside := self.layout():
            inside.activate()
        tall = self.height() + self._form.totalHeightForWidth(seen.width()) - seen.height()
        self._grow(0, min(tall, room.height()))

    def _categories(self) -> ChoiceField:
        choice = named(ChoiceField(self), "personCategory")
        for category in ("", *(each.name for each in self._session.evening.settings.categories)):
            choice.addItem(category or "–", category)
        choice.setCurrentIndex(max(0, choice.findData(self._person.category)))
        return choice

    def _told(self) -> Person:
        """Return the person as the form tells him."""
        told = replace(
            self._person,
            name=tidied(self._name.text()),
            sort_name=tidied(self._sort_name.text()),
            category=self._category.currentData(),
            contact=tidied(self._contact.text()),
            joined=self._joined.day,
            left=self._left.day,
        )
        for field in self._consents.values():
            told = field.answered(told)
        return told

    @override
    def _answer(self) -> Command | str | None:
        if not tidied(self._name.text()):
            return self._session.words("Write the name.")
        for field in self._consents.values():
            if field.refusal:
                return field.refusal
        told = self._told()
        if told == self._before:
            return None
        return ChangePerson(told) if self._before else AddPerson(told)


class _WantedDate(QWidget):
    """A date that need not be known: ticked, then typed."""

    def __init__(
        self, what: str, day: date | None, name: str, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._tick = named(QCheckBox(self), f"{name}Tick")
        self._tick.setAccessibleName(what)
        self._tick.setProperty("role", "bare")
        self._day = named(DateField(self), f"{name}Day")
        self._day.setLocale(QLocale(words.language.value))
        self._tick.setChecked(day is not None)
        self._day.setEnabled(day is not None)
        if day is None:
            self._day.setDate(QDate.currentDate())
        else:
            self._day.show_day(day)
        self._tick.toggled.connect(self._day.setEnabled)
        row(self._tick, (self._day, 1), inside=self)

    @property
    def day(self) -> date | None:
        """The date; None where it is not ticked."""
        return self._day.day if self._tick.isChecked() else None


class _ConsentField(QWidget):
    """What somebody agreed to, or not, and the day of the answer once there is one."""

    edited = Signal()

    def __init__(
        self, person: Person, use: ConsentUse, session: Session[ClubBook], parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = self._words = session.words
        self._use, self._before = use, person.standing_consent(use)
        self._today = session.desk.today
        self._choice = named(ChoiceField(self), f"consent-{use.value}", _(USES[use]))
        for text, answer in _ANSWERS:
            self._choice.addItem(_(text), answer)
        self._says = labelled("", "quiet", self)
        self._says.setWordWrap(False)
        self._day = named(DateField(self), f"consentDay-{use.value}")
        self._day.setLocale(QLocale(_.language.value))
        given = person.consent(use)
        self._choice.setCurrentIndex(next(n for n, a in enumerate(_ANSWERS) if a[1] is given))
        both = StackingRow(self)
        both.addWidget(self._choice)
        both.addLayout(row(self._says, (self._day, 1)), 1)
        self.setFocusProxy(self._choice)
        self._choice.currentIndexChanged.connect(self._show_day)
        self._show_day()

    @property
    def _is_as_before(self) -> bool:
        given: bool | None = self._choice.currentData()
        return given is (self._before.given if self._before else None)

    def _show_day(self) -> None:
        """Show the day of the answer that held before, or today for another one."""
        _, before = self._words, self._before
        is_withdrawn = before is not None and self._choice.currentData() is None
        said = _("withdrawn on") if is_withdrawn else _("since")
        self._says.setText(said)
        self._day.setAccessibleName(f"{_(USES[self._use])}, {said}")
        self._day.show_day(before.since if before and self._is_as_before else self._today)
        self._day.ensurePolished()
        self._day.setMinimumWidth(self._day.fontMetrics().horizontalAdvance(_LONGEST) + 6 * STEP)
        for part in (self._says, self._day):
            part.setVisible(before is not None or not self._is_as_before)
        self.edited.emit()

    @property
    def refusal(self) -> str:
        """What is wrong with the day, as a sentence."""
        _, day, before = self._words, self._day.day, self._before
        if day > self._today and not (before and self._is_as_before and day == before.since):
            told = _("{date} is still to come: write the day of the answer.", date=_.date(day))
            return _.labelled(_(USES[self._use]), told)
        if before and not self._is_as_before and day < before.since:
            told = _(
                "The answer before is of {date}: the new one comes later.",
                date=_.date(before.since),
            )
            return _.labelled(_(USES[self._use]), told)
        return ""

    def answered(self, person: Person) -> Person:
        """Return the person with the answer, and its day."""
        if not self._is_as_before:
            given = self._choice.currentData()
            return person.with_consent(self._use, given=given, today=self._day.day)
        return person.with_consent_since(self._use, self._day.day) if self._before else person
