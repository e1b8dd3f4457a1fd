"""What an evening will be for so many players, said at once: quality, sit-outs, when it ends."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.movement_views import evening_forecast
from whist_td.formats.whiz.views.offers import MovementOffer, evening_offers, offers_for
from whist_td.formats.whiz.views.planning import Forecast, forecast
from whist_td.formats.whiz.words.forecast import (
    forecast_sentences,
    other_sentences,
    sit_out_list,
    size_sentence,
)
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.numbers import time_sentence
from whist_td.words.words import Words

_LINES = 6
"""The sentences about a movement: meetings, deals, sit-outs, comparison, moving, copies."""


class ForecastCard(QFrame):
    """A raised card that follows the numbers as they are chosen."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setObjectName("whizForecast")
        set_role(self, "card")
        self._title = labelled("", "heading", self)
        self._size = labelled("", "number", self)
        self._lines = tuple(labelled("", "body", self) for _line in range(_LINES))
        self._out = labelled("", "small", self)
        self._other = labelled("", "small", self)
        self._time = labelled("", "body", self)
        self._lay_out()
        self.show_unknown()

    def _lay_out(self) -> None:
        self._title.setWordWrap(True)
        self._size.setWordWrap(True)
        self._time.setObjectName("forecastTime")
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        self._other.setObjectName("forecastOther")
        parts = (self._title, self._size, *self._lines, self._out, self._time, self._other)
        for part in parts:
            part.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            column.addWidget(part)
        column.addStretch()

    def show_unknown(self) -> None:
        """Say what would stand here."""
        _ = self._words
        self._title.setText(_("What the evening will be"))
        told = _(
            "Say how many players you expect, and here stands how they will meet, who sits out, "
            "and when the evening ends."
        )
        self._show(("", told), "", "")
        _fill(self._other, "")

    def show_numbers(self, players: int, settings: WhizSettings) -> None:
        """Say what the evening will be for a number of players."""
        _ = self._words
        self._title.setText(
            _.plural("The evening with {n} player", "The evening with {n} players", players)
        )
        self.show_forecast(forecast(players, settings))
        told = self._other_offer(offers_for(players, settings), settings)
        where = _("You choose on the page of the movement, once the players are entered.")
        _fill(self._other, f"{told} {where}" if told else "")

    def show_evening(self, evening: WhizEvent) -> None:
        """Say what a tournament is with the players that are entered."""
        _, players = self._words, len(evening.players)
        self._title.setText(_.plural("{n} player entered", "{n} players entered", players))
        self.show_forecast(evening_forecast(evening))
        planned = tuple(evening.rounds.values())
        offered = sorted(evening_offers(evening), key=lambda offer: offer.rounds != planned)
        told = self._other_offer(offered, evening.settings)
        where = _("You choose on the page of the movement.")
        _fill(self._other, f"{told} {where}" if told else "")

    def _other_offer(self, offered: Sequence[MovementOffer], settings: WhizSettings) -> str:
        """Say what else could be played than the first movement, where there is anything."""
        return " ".join(other_sentences(offered, settings, self._words))

    def show_forecast(self, seen: Forecast) -> None:
        """Say how good a movement is, or why there is none."""
        _ = self._words
        size = size_sentence(seen.tables, seen.settings, _) if seen.refusal is None else ""
        told = forecast_sentences(seen, _)
        out = sit_out_list(seen.rounds, _)
        out = _("Sitting out · {who}", who=out) if out else ""
        time = time_sentence(seen.minutes, _) if seen.refusal is None else ""
        self._show((size, *told), out, time)
        set_role(self._lines[0], "warning" if seen.refusal else "body")

    def _show(self, told: tuple[str, ...], out: str, time: str) -> None:
        size, *sentences = told
        _fill(self._size, size)
        for place, line in enumerate(self._lines):
            _fill(line, sentences[place] if place < len(sentences) else "")
        _fill(self._out, out)
        _fill(self._time, time)
        self.setAccessibleDescription(" ".join(filter(None, (*told, out, time))))


def _fill(line: QLabel, text: str) -> None:
    line.setText(text)
    line.setVisible(bool(text))
