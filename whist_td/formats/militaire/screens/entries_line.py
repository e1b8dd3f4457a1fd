"""The calm line beneath the teams: what is lacking, what will not do and why."""

from whist_td.formats.militaire.rules.errors import EntriesClosedError
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.screens.event_words import (
    lacking_sentence,
    may_begin_all_the_same,
)
from whist_td.stages.entries_line import SentenceLine
from whist_td.words.messages import message


class EntriesLine(SentenceLine):
    """What is lacking among the teams."""

    def say_state(self, evening: MilitaireEvent, unfinished: tuple[int, ...]) -> None:
        """Say what is lacking to begin; `unfinished` are the tables whose line is not stored."""
        _ = self._words
        if unfinished:
            self._say(self._unfinished(unfinished), "warning")
        elif evening.is_started:
            self._say(message(EntriesClosedError(), _), "quiet")
        elif sentence := lacking_sentence(evening, _):
            self._say(sentence, "warning" if may_begin_all_the_same(evening) else "quiet")
        else:
            self._say(_("Everybody is here. Next: the papers."), "good")

    def _unfinished(self, tables: tuple[int, ...]) -> str:
        return self._words.plural(
            "Not stored yet: the line of table {tables}.",
            "Not stored yet: the lines of tables {tables}.",
            len(tables),
            tables=", ".join(map(str, tables)),
        )
