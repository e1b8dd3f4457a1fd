"""The calm line beneath the players: what is lacking, or that the movement is ready."""

from whist_td.core.errors import RuleError
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.seating import check_rounds
from whist_td.formats.whiz.words.forecast import size_sentence
from whist_td.stages.entries_line import SentenceLine
from whist_td.words.messages import message
from whist_td.words.words import Words


def count_sentence(evening: WhizEvent, _: Words) -> str:
    """Say how many have come: "14 players · 4 tables · 5 rounds of 4 deals"."""
    players = _.plural("{n} player", "{n} players", len(evening.players))
    if not evening.rounds:
        return players
    tables = max(len(seated.seatings) for seated in evening.rounds.values())
    return f"{players} · {size_sentence(tables, evening.settings, _)}"


class WhizEntriesLine(SentenceLine):
    """What is lacking among the players."""

    def say_state(self, evening: WhizEvent, unfinished: tuple[int, ...]) -> None:
        """Say what is lacking; `unfinished` are the numbers whose line is not stored."""
        _ = self._words
        if unfinished:
            self._say(self._unfinished(unfinished), "warning")
        elif evening.is_started:
            self._say(
                _("Play has begun. Whoever arrives or leaves now: use the buttons above."), "quiet"
            )
        elif evening.rounds:
            self._say(_("The movement is ready. Next: the papers."), "good")
        else:
            self._say(self._lacking(evening), "quiet" if not evening.players else "warning")

    def _lacking(self, evening: WhizEvent) -> str:
        _ = self._words
        try:
            check_rounds(len(evening.players), evening.settings.rounds)
        except RuleError as refusal:
            return message(refusal, _)
        return _("The movement is missing: open “Movement…” or correct the entries.")

    def _unfinished(self, numbers: tuple[int, ...]) -> str:
        return self._words.plural(
            "Not stored yet: the line of number {numbers}.",
            "Not stored yet: the lines of numbers {numbers}.",
            len(numbers),
            numbers=", ".join(map(str, numbers)),
        )
