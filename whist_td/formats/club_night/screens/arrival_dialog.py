"""A question after which the rounds to come are seated afresh: what it means is shown before."""

from dataclasses import replace

from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.commands.commands import (
    AddLateClubPlayer,
    AddLateClubPlayers,
    FormClubPair,
    LetClubPlayerLeave,
    LetClubPlayersLeave,
    SubstituteClubPlayer,
    TakeClubPlayerBack,
    TakeClubPlayersBack,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.seating import Rounds
from whist_td.formats.club_night.screens.new_event_forecast import forecast_words, tables_words
from whist_td.formats.club_night.views.planning import forecast_of
from whist_td.players.screens.movement_dialogs import ReseatingDialog, show_points
from whist_td.words.messages import message
from whist_td.words.words import Words, span_words

ArrivalCommand = (
    AddLateClubPlayer
    | AddLateClubPlayers
    | FormClubPair
    | LetClubPlayerLeave
    | LetClubPlayersLeave
    | SubstituteClubPlayer
    | TakeClubPlayerBack
    | TakeClubPlayersBack
)
_LINES = 10
"""The least height of what it means, in lines."""


def _arrival_sentences(
    evening: ClubNightEvent, command: ArrivalCommand, _: Words
) -> tuple[str, ...]:
    """Say what the rest of the evening will be once somebody has come or gone."""
    if isinstance(command, SubstituteClubPlayer):
        return _substitute_words(evening, command, _)
    if isinstance(command, FormClubPair):
        return (*_pair_words(evening, command, _), *_seated_anew(evening, command.rounds, _))
    return _seated_anew(evening, command.rounds, _)


def _seated_anew(evening: ClubNightEvent, rounds: Rounds, _: Words) -> tuple[str, ...]:
    if not rounds:
        return (_("The next round is seated when it begins, by the standings at that time."),)
    played = tuple(evening.rounds[n] for n in range(1, evening.last_announced + 1))
    ahead = forecast_of(evening, rounds)
    whole = forecast_of(evening, (*played, *rounds))
    seen = replace(ahead, partners=whole.partners, others=whole.others)
    first, last = rounds[0].number, rounds[-1].number
    tables = tables_words(ahead, _)
    seated = _rounds_anew(first, last, tables, _)
    paper = _("Print the seating cards of these rounds again.")
    return (seated, *forecast_words(seen, _), paper)


def _rounds_anew(first: int, last: int, tables: str, _: Words) -> str:
    span = span_words(first, last, _)
    return _.plural(
        "Round {span} is reseated: {tables}.",
        "Rounds {span} are reseated: {tables}.",
        last - first + 1,
        span=span,
        tables=tables,
    )


def _pair_words(evening: ClubNightEvent, command: FormClubPair, _: Words) -> tuple[str, ...]:
    """Say what it means that two who were left over play together."""
    one, other = command.pair
    sentence = _(
        "From round {round} on, {first} and {second} are pair {one} + {other}.",
        round=one.first_round,
        first=one.name,
        second=other.name,
        one=one.number,
        other=other.number,
    )
    home = [n for n in command.leaving if n not in (command.first, command.second)]
    names = [evening.players[number].name for number in home]
    points = _("The points of their old pairs stay there; the new pair begins at zero.")
    return (sentence, *(_("{name} goes home.", name=name) for name in names), points)


def _substitute_words(
    evening: ClubNightEvent, command: SubstituteClubPlayer, _: Words
) -> tuple[str, ...]:
    """Say what it means that somebody plays in another's place."""
    sentence = _(
        "From round {round} on, {name} sits where {other} would have sat.",
        round=evening.last_announced + 1,
        name=command.substitute.name,
        other=evening.players[command.player].name,
    )
    nobody = _("Nobody else changes seats.")
    paper = _("Print the seating cards of these rounds again.")
    return (sentence, nobody, paper)


class ArrivalDialog(ReseatingDialog[ClubNightEvent]):
    """A club night seats the rounds to come at once: what it comes to stands there as one types."""

    _names = ("comingMeans", "comingError", "comingKeep", "comingAccept")

    @override
    def _lay_out(self) -> None:
        super()._lay_out()
        self._card.setMinimumHeight(_LINES * self.fontMetrics().lineSpacing())

    def _request(self) -> ArrivalCommand | None:
        """Return what is asked for now, or refuse it; None while nobody is chosen."""
        raise NotImplementedError

    @override
    def ask(self) -> None:
        _, evening = self._session.words, self._session.evening
        command, refusal = None, ""
        try:
            command = self._request()
        except RuleError as error:
            refusal = message(error, _)
        self._command = command
        show_points(self._means, _arrival_sentences(evening, command, _) if command else ())
        self._refuse(refusal)
        self.show_answers()
