"""The finer points of seating and standing: who is left over, placement points, equal scores."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from whist_td.core.errors import RuleError
from whist_td.core.movement_tables import LeftOver
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.settings import ClubSettings, RankedBy, left_overs
from whist_td.formats.club_night.words.games import game_label
from whist_td.formats.club_night.words.labels import club_label
from whist_td.kit.stylesheet import STEP
from whist_td.stages.new_event_choice import Choice
from whist_td.stages.new_event_field import Field
from whist_td.words.messages import message
from whist_td.words.words import Words


class StandingForm(QWidget):
    """Three questions that a club rarely asks itself."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._settings = ClubSettings()
        self._left = Choice(list(LeftOver), _, self, club_label)
        self._placement = QLineEdit(self)
        self._measures = {measure: QCheckBox(self) for measure in Measure}
        left = _("Where the number of players does not fill tables of four.")
        self._left_field = Field(_("Those left over"), self._left, left, self)
        placed = _("First place at a table, second, and so on; 90, 60, 30, 0 in some clubs.")
        self._placement_field = Field(_("Placement points"), self._placement, placed, self)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        _ = self._words
        self._left.setObjectName("leftOver")
        self._placement.setObjectName("placementPoints")
        ticks = QWidget(self)
        inside = QVBoxLayout(ticks)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        for measure, box in self._measures.items():
            text = game_label(measure, _)
            box.setText(text[0].upper() + text[1:])
            box.setObjectName(f"tie-{measure.name.lower()}")
            inside.addWidget(box)
        told = _("One after the other; those who are equal in all of them share the place.")
        self._ties_field = Field(_("What separates equal scores"), ticks, told, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * STEP)
        for field in (self._left_field, self._placement_field, self._ties_field):
            column.addWidget(field)

    def _connect(self) -> None:
        self._left.edited.connect(self._take)
        self._placement.editingFinished.connect(self._take)
        for box in self._measures.values():
            box.clicked.connect(self._take)

    def show_settings(self, settings: ClubSettings) -> None:
        """Show what is chosen, and only what the game allows."""
        self._settings = settings
        allowed = left_overs(settings.game.game)
        self._left.clear()
        for option in allowed:
            text = club_label(option, self._words)
            self._left.addItem(text[0].upper() + text[1:], option)
        self._left.choose(settings.left_over)
        self._left_field.setVisible(len(allowed) > 1)
        self._placement.setText(", ".join(map(str, settings.placement)))
        self._placement_field.setVisible(settings.ranked_by is RankedBy.PLACEMENT)
        self._placement_field.refuse("")
        for measure, box in self._measures.items():
            box.setChecked(measure in settings.criteria())
            box.setVisible(measure in _separating(settings))

    def taken(self, settings: ClubSettings) -> ClubSettings:
        """Return settings with the answers given here."""
        return replace(
            settings,
            left_over=self._settings.left_over,
            placement=self._settings.placement,
            tie_breaks=self._settings.tie_breaks,
        )

    def _take(self) -> None:
        if self._placement.text().strip() != ", ".join(map(str, self._settings.placement)):
            placement = _numbers(self._placement.text())
        else:
            placement = self._settings.placement
        try:
            self._settings = replace(
                self._settings,
                left_over=self._left.currentData(),
                placement=placement,
                tie_breaks=self._ties(),
            )
        except RuleError as refusal:
            self._placement_field.refuse(message(refusal, self._words))
            return
        self._placement_field.refuse("")
        self.edited.emit()

    def _ties(self) -> tuple[Measure, ...] | None:
        """Return what is ticked, in the usual order; the usual ones need not be kept."""
        ticked = tuple(m for m in _separating(self._settings) if self._measures[m].isChecked())
        usual = replace(self._settings, tie_breaks=None).criteria()
        return None if set(ticked) == set(usual) else ticked


def _separating(settings: ClubSettings) -> Sequence[Measure]:
    """Return what could separate people, in the order of the game, then the best round."""
    usual = replace(settings, tie_breaks=None).criteria()
    own = [m for m in settings.game.game.ranked_by if settings.ranked_by is not RankedBy.POINTS]
    return tuple(dict.fromkeys((*usual, *own, Measure.BEST_ROUND)))


def _numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a line, however they are kept apart; none where it is no such line."""
    words = text.replace(",", " ").replace(";", " ").replace("-", " ").replace("/", " ").split()
    return tuple(map(int, words)) if all(word.isdecimal() for word in words) else ()
