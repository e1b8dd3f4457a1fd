"""A club night before round 1: what is ready, what is missing, and the button that begins."""

from PySide6.QtWidgets import QWidget

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.seating import ready_for
from whist_td.formats.club_night.screens.play_head import sit_out_words
from whist_td.formats.club_night.views.views import ClubRoundView, club_round
from whist_td.formats.club_night.words.games import game_name, length_label
from whist_td.stages.play_waiting_frame import WaitingFrame
from whist_td.words.messages import message
from whist_td.words.words import Words


class ClubWaiting(WaitingFrame):
    """So many players and tables, and round 1."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        _ = words
        super().__init__(_("Begin round {number}", number=1), words, parent)

    def refresh(self, evening: ClubNightEvent) -> None:
        """Say what is ready and what is missing."""
        _ = self._words
        view, refusal = _first_round(evening, _)
        title = _("Everything is ready for the first round") if view else _("Play has not begun")
        self._show(title, _told(evening, view, refusal, _), is_ready=view is not None)


def _first_round(evening: ClubNightEvent, _: Words) -> tuple[ClubRoundView | None, str]:
    """Return the first round as it would be seated, or the sentence that refuses it."""
    there, least = len(evening.present(1)), evening.game.least_players
    if there < least:
        return None, _.plural(
            "At least {n} player is needed.", "At least {n} players are needed.", least
        )
    try:
        return club_round(ready_for(evening, 1), 1), ""
    except RuleError as error:
        return None, message(error, _)


def _told(evening: ClubNightEvent, view: ClubRoundView | None, refusal: str, _: Words) -> str:
    there = len(evening.present(1))
    players = _.plural("{n} player is entered.", "{n} players are entered.", there)
    if view is None:
        return f"{players} {refusal}"
    tables = _.plural("{n} table is laid.", "{n} tables are laid.", len(view.tables))
    plan = _plan(evening, view, _)
    closed = _("Once the first round has begun, latecomers join between two rounds.")
    first = " ".join((players, tables, plan))
    return "\n".join(filter(None, (first, sit_out_words(view, _), closed)))


def _plan(evening: ClubNightEvent, view: ClubRoundView, _: Words) -> str:
    """Say how much is played; tables of five may play another number of deals."""
    game, rounds = game_name(evening.game.code, _), evening.settings.rounds
    lengths = {len(table.seats): length_label(table.length, _) for table in view.tables}
    if len(set(lengths.values())) > 1:
        told = [
            _("tables of {people}: {length}", people=people, length=length)
            for people, length in sorted(lengths.items())
        ]
        return _.plural(
            "{game}: {n} round; {lengths}.",
            "{game}: {n} rounds; {lengths}.",
            rounds,
            game=game,
            lengths=", ".join(told),
        )
    return _.plural(
        "{game}: {n} round, {length} at each table.",
        "{game}: {n} rounds, {length} at each table.",
        rounds,
        game=game,
        length=next(iter(lengths.values())),
    )
