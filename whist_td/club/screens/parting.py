"""Parts names from a person: some evenings were another's, who was merged here or is new."""

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.commands import PartPersons
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Spelling
from whist_td.club.screens.answer import AnswerDialog
from whist_td.club.views.people import Events, ListedPerson
from whist_td.desk.requests import Command
from whist_td.kit.fields import ChoiceField
from whist_td.kit.folding import FoldingTick
from whist_td.kit.parts import column
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import named
from whist_td.kit.typed_rows import tidied

_SIZE = (90, 66)
"""Width and height, in steps."""


class PartingDialog(AnswerDialog):
    """Asks which evenings are another's, and whose."""

    def __init__(
        self, session: Session[ClubBook], listed: ListedPerson, events: Events, parent: QWidget
    ) -> None:
        _ = session.words
        title = _("Which events were another’s?")
        about = _("Tick the events that were not those of {name}.", name=listed.person.name)
        super().__init__(session, (title, about), _("These were another’s"), parent)
        self._listed = listed
        self.setObjectName("parting")
        self._ticks = [(each, self._tick(each, events)) for each in listed.spellings]
        self._other = named(ChoiceField(self), "partOther")
        self._other.addItem(_("A new person"), None)
        for person in session.evening.persons.values():
            if person.merged_into == listed.number:
                self._other.addItem(person.name, person.number)
        self._name = named(QLineEdit(self), "partName")
        names = named(QWidget(self), "partNames")
        column(*(tick for _spelling, tick in self._ticks), None, inside=names)
        form = QFormLayout()
        form.setSpacing(STEP)
        form.addRow(_("They were those of"), self._other)
        form.addRow(_("Name"), self._name)
        area = scrolled(names, self, title)
        self._lay_out((area, form), area)
        self.resize(_SIZE[0] * STEP, _SIZE[1] * STEP)
        self._connect(form)

    def _connect(self, form: QFormLayout) -> None:
        self._other.currentIndexChanged.connect(
            lambda: form.setRowVisible(self._name, self._other.currentData() is None)
        )
        for _spelling, tick in self._ticks:
            tick.clicked.connect(self._propose_name)

    def _tick(self, spelling: Spelling, events: Events) -> FoldingTick:
        _, event = self._session.words, events[spelling.event]
        text = _(
            "{name} – {event}, {date}",
            name=spelling.text,
            event=event.name,
            date=_.date(event.date),
        )
        return named(FoldingTick(text, self), f"part-{spelling.event}")

    @property
    def _ticked(self) -> tuple[Spelling, ...]:
        return tuple(spelling for spelling, tick in self._ticks if tick.isChecked())

    def _propose_name(self) -> None:
        """Write the first name that is ticked, unless another was typed."""
        if not self._name.isModified() and self._ticked:
            self._name.setText(self._ticked[0].text)

    @override
    def _answer(self) -> Command | str:
        if not self._ticked:
            return self._session.words("Tick at least one event.")
        other, name = self._other.currentData(), tidied(self._name.text())
        return PartPersons(self._listed.number, self._ticked, other, "" if other else name)
