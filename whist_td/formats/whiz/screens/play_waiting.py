"""A tournament before round 1: what is ready, what is missing, and the one button that begins."""

from PySide6.QtWidgets import QWidget

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.formats.whiz.screens.play_words import sit_out_sentence
from whist_td.formats.whiz.views.movement_views import evening_forecast
from whist_td.formats.whiz.views.play_views import whiz_round
from whist_td.stages.play_frame import WaitingFrame
from whist_td.words.messages import message
from whist_td.words.words import Words


class WhizWaiting(WaitingFrame):
    """So many players, tables and deals, and round 1."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        _ = words
        super().__init__(_("Begin round {number}", number=1), words, parent)

    def refresh(self, evening: WhizEvent) -> None:
        """Say what is ready and what is missing."""
        _ = self._words
        ready = len(evening.present(1)) >= LEAST_PLAYERS and 1 in evening.rounds
        title = _("Everything is ready for the first round") if ready else _("Play has not begun")
        self._show(title, _told(evening, _), is_ready=ready)


def _told(evening: WhizEvent, _: Words) -> str:
    there = len(evening.present(1))
    players = _.plural("{n} player is entered.", "{n} players are entered.", there)
    if there < LEAST_PLAYERS:
        return players + " " + _("At least {least} players are needed.", least=LEAST_PLAYERS)
    if 1 not in evening.rounds:
        return f"{players} {_no_movement(evening, _)}"
    view = whiz_round(evening, 1)
    tables = _.plural("{n} table is laid.", "{n} tables are laid.", len(view.tables))
    plan = _(
        "{rounds} rounds of {boards} deals.",
        rounds=evening.settings.rounds,
        boards=evening.settings.boards_per_round,
    )
    closed = _("Once the first round has begun, latecomers join between two rounds.")
    first = " ".join(filter(None, (players, tables, plan)))
    return "\n".join(filter(None, (first, sit_out_sentence(view, _), closed)))


def _no_movement(evening: WhizEvent, _: Words) -> str:
    """Say why nobody has a place: too many rounds for so few, or nobody entered anew."""
    refusal = evening_forecast(evening).refusal
    if refusal is None:
        return _("Nobody has a place yet: the movement is made with the entries.")
    where = _("The number of rounds stands on the page Event.")
    return f"{message(refusal, _)} {where}"
