"""The form of one person: the name and the category; all else is folded away until wanted."""

from dataclasses import replace
from datetime import date

from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.commands import AddPerson, ChangePerson
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import ConsentUse, Person
from whist_td.club.screens.answer import AnswerDialog
from whist_td.club.words.people import USES
from whist_td.desk.requests import Command
from whist_td.kit.fields import ChoiceField, DateField
from whist_td.kit.parts import button, row
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import named
from whist_td.kit.typed_rows import tidied
from whist_td.words.words import N_, Words

_ANSWERS = ((N_("not asked"), None), (N_("agrees"), True), (N_("does not agree"), False))


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
        self._contact = named(QLineEdit(self._person.contact, self), "personContact")
        self._joined = _WantedDate(_("Joined"), self._person.joined, "joined", _, self)
        self._left = _WantedDate(_("Left the club"), self._person.left, "left", _, self)
        self._consents = {use: self._asked(use) for use in ConsentUse}
        self._more = button(_("More choices…"), "personMore", self)
        self._form = QFormLayout()
        self._fill_form()
        self._lay_out((self._form, self._more))
        self._more.clicked.connect(lambda: self._show_more(shows=True))
        self._name.textEdited.connect(self._error.hide)
        self._name.setFocus()

    def _fill_form(self) -> None:
        _, form = self._session.words, self._form
        form.setSpacing(STEP)
        form.addRow(_("Name"), self._name)
        if self._category.count() > 1:
            form.addRow(_("Category"), self._category)
        else:
            self._category.hide()
        form.addRow(_("Contact"), self._contact)
        form.addRow(_("Joined"), self._joined)
        form.addRow(_("Left the club"), self._left)
        for use, choice in self._consents.items():
            form.addRow(_(USES[use]), choice)
        self._show_more(shows=False)

    def _show_more(self, *, shows: bool) -> None:
        for field in (self._contact, self._joined, self._left, *self._consents.values()):
            field.ensurePolished()
            for part in field.findChildren(QWidget):
                part.ensurePolished()  # Without its letters it asks for too little.
                part.updateGeometry()
            self._form.setRowVisible(field, shows)
        self._more.setVisible(not shows)
        if shows:
            self._contact.setFocus()
            self.adjustSize()

    def _categories(self) -> ChoiceField:
        choice = named(ChoiceField(self), "personCategory")
        for category in ("", *(each.name for each in self._session.evening.settings.categories)):
            choice.addItem(category or "–", category)
        choice.setCurrentIndex(max(0, choice.findData(self._person.category)))
        return choice

    def _asked(self, use: ConsentUse) -> ChoiceField:
        _ = self._session.words
        choice = named(ChoiceField(self), f"consent-{use.value}")
        for text, answer in _ANSWERS:
            choice.addItem(_(text), answer)
        given = self._person.consent(use)
        choice.setCurrentIndex(next(n for n, each in enumerate(_ANSWERS) if each[1] is given))
        return choice

    def _told(self) -> Person:
        """Return the person as the form tells him."""
        told = replace(
            self._person,
            name=tidied(self._name.text()),
            category=self._category.currentData(),
            contact=tidied(self._contact.text()),
            joined=self._joined.day,
            left=self._left.day,
        )
        today = self._session.desk.today
        for use, choice in self._consents.items():
            told = told.with_consent(use, given=choice.currentData(), today=today)
        return told

    @override
    def _answer(self) -> Command | str | None:
        if not tidied(self._name.text()):
            return self._session.words("Write the name.")
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
