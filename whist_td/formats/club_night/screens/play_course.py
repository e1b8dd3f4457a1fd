"""What carries the evening on: all before round 1, rounds begun, the foot of Play, the end."""

from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.requests import OpenRound, next_step, open_rounds
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    ChangeClubSettings,
    FinishClub,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.seating import ready_for
from whist_td.formats.club_night.screens.play_head import sit_out_words
from whist_td.formats.club_night.views.views import ClubRoundView, club_round
from whist_td.formats.club_night.words.games import game_name, length_label
from whist_td.formats.club_night.words.labels import missing_tables_sentence
from whist_td.players.words.player_history import entered_sentence
from whist_td.stages.play_foot_frame import FootFrame
from whist_td.stages.play_frame import WaitingFrame
from whist_td.stages.play_steps import RoundToBegin, SpokenSteps
from whist_td.words.messages import message
from whist_td.words.words import Words


class ClubFoot(FootFrame[int, ClubNightEvent]):
    """How the tables stand, and the buttons that carry the evening on."""

    def refresh(self, shown: int, corrected: int | None = None) -> None:
        """Say how the round shown stands, and what comes next; `corrected` after a second pass."""
        _, event = self._words, self._session.facts
        missing = event.missing(shown)
        if missing:
            self._say_line(missing_tables_sentence(shown, missing, _), "body")
        else:
            done = _("Round {number}: every table has finished.", number=shown)
            if corrected == 0:
                done = _("Round {number}: entered a second time, everything agrees.", number=shown)
            elif corrected:
                done = _.plural(
                    "Round {number}: entered a second time, {n} table corrected.",
                    "Round {number}: entered a second time, {n} tables corrected.",
                    corrected,
                    number=shown,
                )
            self._say_line(f"✓ {done}", "good")
        self._say_course(shown, next_step(event), open_rounds(event))

    @override
    def _earlier_words(self, open_round: OpenRound[int]) -> str:
        _ = self._words
        return _("Round {number} is still open", number=open_round[0])

    @override
    def _missing_words(self, missing: tuple[int, ...]) -> str:
        newest = self._session.facts.last_announced
        return missing_tables_sentence(newest, missing, self._words)

    @override
    def _despite_words(self, missing: tuple[int, ...]) -> str:
        _ = self._words
        return _.plural("Continue without {n} table…", "Continue without {n} tables…", len(missing))


class ClubSteps(SpokenSteps[ClubNightEvent]):
    """Carries the evening on."""

    BEGINS, SETTLES, ENDS = BeginClubRound, ChangeClubSettings, FinishClub

    @override
    def _to_begin(self, number: int, missing: tuple[int, ...]) -> RoundToBegin | None:
        _, event = self._session.words, self._session.facts
        try:
            view = club_round(ready_for(event, number), number)
        except RuleError:
            return None
        tables = _.plural("{n} table", "{n} tables", len(view.tables))
        seats = _("Everybody goes to the table and the seat on the seating card.")
        sentences = filter(None, (f"{tables}.", seats, sit_out_words(view, _)))
        stays = _("It stays open: what is missing can be entered later.")
        note = f"{self._lacking(number - 1, missing)} {stays}" if missing else ""
        return RoundToBegin(view.number, view.rounds, " ".join(sentences), note, "warning")

    @override
    def _lacking(self, round_number: int, missing: tuple[int, ...]) -> str:
        return missing_tables_sentence(round_number, missing, self._session.words)


class ClubWaiting(WaitingFrame):
    """So many players and tables, and round 1."""

    @override
    def refresh(self, event: ClubNightEvent) -> None:
        """Say what is ready and what is missing."""
        _ = self._words
        view, refusal = _first_round(event, _)
        title = _("Everything is ready for the first round") if view else _("Play has not begun")
        self._show(title, _readiness(event, view, refusal, _), is_ready=view is not None)


def _first_round(event: ClubNightEvent, _: Words) -> tuple[ClubRoundView | None, str]:
    """Return the first round as it would be seated, or the sentence that refuses it."""
    there, least = len(event.present(1)), event.game.least_players
    if there < least:
        return None, _.plural(
            "At least {n} player is needed.", "At least {n} players are needed.", least
        )
    try:
        return club_round(ready_for(event, 1), 1), ""
    except RuleError as error:
        return None, message(error, _)


def _readiness(event: ClubNightEvent, view: ClubRoundView | None, refusal: str, _: Words) -> str:
    players = entered_sentence(event, _)
    if view is None:
        return f"{players} {refusal}"
    tables = _.plural("{n} table is ready.", "{n} tables are ready.", len(view.tables))
    plan = _plan(event, view, _)
    closed = _("Once the first round has begun, latecomers join between two rounds.")
    first = " ".join((players, tables, plan))
    return "\n".join(filter(None, (first, sit_out_words(view, _), closed)))


def _plan(event: ClubNightEvent, view: ClubRoundView, _: Words) -> str:
    """Say how much is played; tables of five may play another number of deals."""
    game, rounds = game_name(event.game.code, _), event.settings.rounds
    lengths = {len(table.seats): length_label(table.length, _) for table in view.tables}
    if len(set(lengths.values())) > 1:
        texts = [
            _("tables of {people}: {length}", people=people, length=length)
            for people, length in sorted(lengths.items())
        ]
        return _.plural(
            "{game}: {n} round; {lengths}.",
            "{game}: {n} rounds; {lengths}.",
            rounds,
            game=game,
            lengths=", ".join(texts),
        )
    return _.plural(
        "{game}: {n} round, {length} at each table.",
        "{game}: {n} rounds, {length} at each table.",
        rounds,
        game=game,
        length=next(iter(lengths.values())),
    )
