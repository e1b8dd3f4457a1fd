"""What the club is called, where it is, its picture, and who answers for personal information."""

from dataclasses import replace

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.commands import ChangeClub
from whist_td.club.rules.book import ClubBook
from whist_td.club.screens.answer import AnswerDialog
from whist_td.club.views.evenings import club_heading
from whist_td.desk.requests import ChangeDetails, Command
from whist_td.kit.fields import NumberField
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import named
from whist_td.kit.typed_rows import tidied
from whist_td.stages.new_event_heading import LogoField

_MOST_YEARS = 50


class ClubForm(AnswerDialog):
    """Asks what stands above every sheet of the club; it begins with what stands there now."""

    WIDTH = 110

    def __init__(self, session: Session[ClubBook], parent: QWidget) -> None:
        _ = session.words
        about = _("This is on certificates, season tables, receipts and sheets of the cash box.")
        super().__init__(session, (_("The club"), about), _("Keep all this"), parent)
        self.setObjectName("clubForm")
        heading = club_heading(session.file, session.evening, session.desk.today)
        settings = session.evening.settings
        self._name = named(QLineEdit(heading.name, self), "clubName")
        self._place = named(QLineEdit(heading.place, self), "clubPlace")
        self._logo = LogoField(_, self)
        self._logo.show_logo(heading.logo)
        self._responsible = named(QLineEdit(settings.responsible, self), "clubResponsible")
        self._responsible.setPlaceholderText(_("who answers for personal information"))
        self._years = named(NumberField(self), "clubYears")
        self._years.setRange(0, _MOST_YEARS)
        self._years.setSpecialValueText(_("not decided"))
        self._years.setValue(settings.retention_years or 0)
        form = QFormLayout()
        form.setSpacing(STEP)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for text, field in (
            (_("Name of the club"), self._name),
            (_("Place"), self._place),
            (_("Picture of the club"), self._logo),
            (_("Responsible person"), self._responsible),
            (_("Years of retention"), self._years),
        ):
            form.addRow(text, field)
        self._lay_out((form,))
        self._name.setFocus()

    @override
    def _answer(self) -> Command | str | None:
        """Return what is new of the heading; the rest is kept before it."""
        book, name = self._session.evening, tidied(self._name.text())
        if not name:
            return self._session.words("Write what the club is called.")
        place, logo = tidied(self._place.text()), self._logo.logo
        details = replace(book.details, name=name, place=place, logo=logo)
        responsible, years = tidied(self._responsible.text()), self._years.value() or None
        settings = replace(book.settings, responsible=responsible, retention_years=years)
        changed = None if details == book.details else ChangeDetails(details)
        if settings == book.settings:
            return changed
        kept = ChangeClub(settings)
        return (self._session.refusal(kept) or changed) if changed else kept
