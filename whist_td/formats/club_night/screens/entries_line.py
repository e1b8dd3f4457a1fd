"""The calm line beneath the players: what is lacking, or that everybody has a seat."""

from PySide6.QtWidgets import QLabel, QWidget

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import again, pairs_of
from whist_td.formats.club_night.rules.seating import check_enough
from whist_td.formats.club_night.screens.entries_grid import is_paired
from whist_td.formats.club_night.screens.new_event_words import rounds_words, tables_words
from whist_td.formats.club_night.views.planning import evening_forecast
from whist_td.kit.theme import set_role
from whist_td.words.messages import message
from whist_td.words.words import Words


def count_sentence(evening: ClubNightEvent, _: Words) -> str:
    """Say how many have come: "22 players · 2 tables of five and 3 tables of four · …"."""
    people = [p for p in evening.players.values() if again(evening.players, p) is None]
    players = _.plural("{n} player", "{n} players", len(people))
    if not evening.rounds:
        return players
    tables = tables_words(evening_forecast(evening), _)
    return f"{players} · {tables} · {rounds_words(evening.settings, _)}"


def lacking(evening: ClubNightEvent, _: Words) -> str:
    """Say what is missing before the evening can begin; nothing where nothing is."""
    try:
        check_enough(evening, 1)
        if is_paired(evening):
            pairs_of(evening.players, evening.present(1))
    except RuleError as refusal:
        return message(refusal, _)
    return ""


class ClubEntriesLine(QLabel):
    """One sentence, coloured by what it means."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setObjectName("entriesLine")
        self.setWordWrap(True)

    def say_state(self, evening: ClubNightEvent, unfinished: tuple[int, ...]) -> None:
        """Say what is lacking; `unfinished` are the lines that are not stored."""
        _ = self._words
        missing = lacking(evening, _)
        if unfinished:
            self._say(self._unfinished(unfinished), "warning")
        elif evening.is_started:
            self._say(
                _("Play has begun. Whoever arrives or leaves now: use the buttons above."), "quiet"
            )
        elif missing:
            self._say(missing, "quiet" if not evening.players else "warning")
        elif evening.rounds:
            self._say(_("Everybody has a seat: print the papers, or begin round 1."), "good")
        else:
            self._say(_("The seats are missing: open “Who sits where…”."), "warning")

    def say_refusal(self, sentence: str) -> None:
        """Say why something will not do."""
        self._say(sentence, "error")

    def _unfinished(self, numbers: tuple[int, ...]) -> str:
        return self._words.plural(
            "Not stored yet: line {numbers}.",
            "Not stored yet: lines {numbers}.",
            len(numbers),
            numbers=", ".join(map(str, numbers)),
        )

    def _say(self, sentence: str, role: str) -> None:
        self.setText(sentence)
        set_role(self, role)
