"""What a club night will be, said at once beside the questions: tables, company, time."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import ClubSettings
from whist_td.formats.club_night.screens.new_event_words import (
    forecast_words,
    rounds_words,
    tables_words,
)
from whist_td.formats.club_night.views.planning import (
    MINUTES_A_DEAL,
    ClubForecast,
    club_forecast,
    evening_forecast,
)
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.labels import ranking_label
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.numbers import time_sentence
from whist_td.words.words import Words

_LINES = 5
"""The most sentences about an evening: five at a table, sit-outs, partners, opponents, ranking."""
_COARSE = 5
"""Minutes of an evening are told in steps of so many."""


class ForecastCard(QFrame):
    """A raised card that follows the answers as they are given."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setObjectName("clubForecast")
        set_role(self, "card")
        self._title = labelled("", "heading", self)
        self._game = labelled("", "body", self)
        self._size = labelled("", "number", self)
        self._tables = labelled("", "number", self)
        self._lines = tuple(labelled("", "body", self) for _line in range(_LINES))
        self._time = labelled("", "body", self)
        self._pace = labelled("", "small", self)
        self._lay_out()

    def _lay_out(self) -> None:
        self._time.setObjectName("forecastTime")
        for part in (self._title, self._size, self._tables):
            part.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        parts = (self._title, self._game, self._size, self._tables, *self._lines)
        for part in (*parts, self._time, self._pace):
            part.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            column.addWidget(part)
        column.addStretch()

    def show_unknown(self, settings: ClubSettings) -> None:
        """Say what is known before anybody is expected."""
        _ = self._words
        self._title.setText(_("What the evening will be"))
        told = _(
            "Say how many players you expect, and here stands at how many tables they sit, who "
            "rests, and whom they meet."
        )
        self._show(settings, "", (told,))
        self._tell_time(club_forecast(0, settings).minutes)

    def show_numbers(self, players: int, settings: ClubSettings) -> None:
        """Say what the evening will be for a number of players."""
        _ = self._words
        self._title.setText(
            _.plural("The evening with {n} player", "The evening with {n} players", players)
        )
        self.show_forecast(club_forecast(players, settings))

    def show_evening(self, evening: ClubNightEvent) -> None:
        """Say what a club night is with the players that are entered."""
        _, players = self._words, len(evening.players)
        self._title.setText(_.plural("{n} player entered", "{n} players entered", players))
        self.show_forecast(evening_forecast(evening))

    def show_forecast(self, seen: ClubForecast) -> None:
        """Say how people will sit, or why they cannot."""
        _ = self._words
        tables = "" if seen.refusal else tables_words(seen, _)
        told = forecast_words(seen, _)
        self._show(seen.settings, tables, told)
        set_role(self._lines[0], "warning" if seen.refusal else "body")
        self._tell_time(0 if seen.refusal else seen.minutes)

    def _show(self, settings: ClubSettings, tables: str, told: tuple[str, ...]) -> None:
        _ = self._words
        ranking = ranking_label(settings, _)
        said = f"{game_name(settings.game.code, _)} · {ranking}"
        _fill(self._game, said)
        _fill(self._size, rounds_words(settings, _))
        _fill(self._tables, tables)
        for place, line in enumerate(self._lines):
            _fill(line, told[place] if place < len(told) else "")
        set_role(self._lines[0], "body")
        spoken = (said, self._size.text(), tables, *told)
        self.setAccessibleDescription(" ".join(filter(None, spoken)))

    def _tell_time(self, minutes: int) -> None:
        _, coarse = self._words, round(minutes / _COARSE) * _COARSE
        _fill(self._time, time_sentence(coarse, _) if minutes else "")
        pace = _("Reckoned with about {minutes} minutes a deal.", minutes=MINUTES_A_DEAL)
        _fill(self._pace, pace if minutes else "")


def _fill(line: QLabel, text: str) -> None:
    line.setText(text)
    line.setVisible(bool(text))
