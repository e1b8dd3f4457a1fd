"""How a tournament goes on: what is ready, what is missing, and the buttons that begin and end."""

from collections.abc import Sequence

from typing_extensions import override

from whist_td.desk.requests import OpenRound, next_step, open_rounds
from whist_td.formats.whiz.commands import AnnounceWhizRound, ChangeWhizSettings, FinishWhiz
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.formats.whiz.screens.play_head import move_sentence, sit_out_sentence
from whist_td.formats.whiz.views.movement_views import evening_forecast
from whist_td.formats.whiz.views.play_views import whiz_round
from whist_td.formats.whiz.words.labels import missing_boards_sentence
from whist_td.players.words.player_history import entered_sentence
from whist_td.stages.play_foot_frame import FootFrame
from whist_td.stages.play_frame import WaitingFrame
from whist_td.stages.play_steps import RoundToBegin, SpokenSteps
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, numbers_listed

_MOST_DEALS = 3
_MOST_TABLES = 8
"""More missing deals than this are told by table, and at more tables they are counted."""


class WhizWaiting(WaitingFrame):
    """So many players, tables and deals, and round 1."""

    @override
    def refresh(self, evening: WhizEvent) -> None:
        """Say what is ready and what is missing."""
        _ = self._words
        ready = len(evening.present(1)) >= LEAST_PLAYERS and 1 in evening.rounds
        title = _("Everything is ready for the first round") if ready else _("Play has not begun")
        self._show(title, _readiness(evening, _), is_ready=ready)


def _readiness(evening: WhizEvent, _: Words) -> str:
    players = entered_sentence(evening, _)
    if len(evening.present(1)) < LEAST_PLAYERS:
        return players + " " + _("At least {least} players are needed.", least=LEAST_PLAYERS)
    if 1 not in evening.rounds:
        return f"{players} {_no_movement(evening, _)}"
    view = whiz_round(evening, 1)
    tables = _.plural("{n} table is ready.", "{n} tables are ready.", len(view.tables))
    settings = evening.settings
    deals = _.plural("{n} deal", "{n} deals", settings.boards_per_round)
    plan = _.plural("{n} round of {deals}", "{n} rounds of {deals}", settings.rounds, deals=deals)
    closed = _("Once the first round has begun, latecomers join between two rounds.")
    first = " ".join(filter(None, (players, tables, f"{plan}.")))
    return "\n".join(filter(None, (first, sit_out_sentence(view, _), closed)))


def _no_movement(evening: WhizEvent, _: Words) -> str:
    """Say why nobody has a place: too many rounds for so few, or nobody entered anew."""
    refusal = evening_forecast(evening).refusal
    if refusal is None:
        return _("Nobody has a place yet: the movement is made with the entries.")
    where = _("The number of rounds is on the page Event.")
    return f"{message(refusal, _)} {where}"


class WhizFoot(FootFrame[BoardPlace, WhizEvent]):
    """How the deals stand, and the buttons that carry the tournament on."""

    FINISH = N_("Finish the event", "tournoi")

    def refresh(self, shown: int) -> None:
        """Say how the round shown stands, and what comes next."""
        evening = self._session.evening
        self._report(shown)
        self._say_course(shown, next_step(evening), open_rounds(evening))
        if shown != evening.last_announced:
            # What is missing in the newest round is no matter of the one that is corrected.
            self._despite.hide()

    def _report(self, shown: int) -> None:
        _, evening = self._words, self._session.evening
        missing = evening.missing(shown)
        text = _short_missing(missing, _)
        if shown != evening.last_announced:
            text = f"{_('Round {number}', number=shown)} · {text}"
        if missing:
            self._say_line(text, "body")
        else:
            self._say_line(f"✓ {text}", "good")

    @override
    def _earlier_words(self, open_round: OpenRound[BoardPlace]) -> str:
        _ = self._words
        number, missing = open_round
        return _.plural(
            "Round {number} still lacks {n} deal",
            "Round {number} still lacks {n} deals",
            len(missing),
            number=number,
        )

    @override
    def _missing_words(self, missing: tuple[BoardPlace, ...]) -> str:
        return _short_missing(missing, self._words)

    @override
    def _despite_words(self, missing: tuple[BoardPlace, ...]) -> str:
        _ = self._words
        return _.plural("Continue without {n} deal", "Continue without {n} deals", len(missing))


def _short_missing(missing: Sequence[BoardPlace], _: Words) -> str:
    """Say what is missing in a round, by table, or that nothing is."""
    if not missing:
        return _("All results are in.")
    tables = sorted({place.table for place in missing})
    if len(missing) <= _MOST_DEALS:
        return _("Missing: {what}.", what=" · ".join(_at_table(n, missing, _) for n in tables))
    if len(tables) > _MOST_TABLES:
        return _.plural(
            "{n} deal is missing at {tables} tables.",
            "{n} deals are missing at {tables} tables.",
            len(missing),
            tables=len(tables),
        )
    numbers = numbers_listed(tables, _)
    where = _.plural("table {numbers}", "tables {numbers}", len(tables), numbers=numbers)
    return _.plural(
        "{n} deal is missing: {where}.",
        "{n} deals are missing: {where}.",
        len(missing),
        where=where,
    )


def _at_table(table: int, missing: Sequence[BoardPlace], _: Words) -> str:
    boards = [place.board for place in missing if place.table == table]
    numbers = numbers_listed(boards, _)
    return _.plural(
        "table {table} deal {numbers}",
        "table {table} deals {numbers}",
        len(boards),
        table=table,
        numbers=numbers,
    )


class WhizSteps(SpokenSteps[WhizEvent]):
    """Carries the tournament on."""

    BEGINS, SETTLES, ENDS = AnnounceWhizRound, ChangeWhizSettings, FinishWhiz

    @override
    def _to_begin(self, number: int, missing: tuple[BoardPlace, ...]) -> RoundToBegin | None:
        _, evening = self._session.words, self._session.evening
        if number not in evening.rounds:
            return None
        view = whiz_round(evening, number)
        sentences = filter(None, (move_sentence(view.move, _), sit_out_sentence(view, _)))
        stays = _(
            "Round {number} stays open; its missing deals can be entered later.", number=number - 1
        )
        note = stays if missing else ""
        return RoundToBegin(view.number, view.rounds, " ".join(sentences), note)

    @override
    def _lacking(self, round_number: int, missing: tuple[BoardPlace, ...]) -> str:
        return missing_boards_sentence(round_number, missing, self._session.words)
