"""What a club night will be, in sentences and on a card beside the questions."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from whist_td.formats.club_night.rules.event import (
    AT_TABLE,
    ClubNightEvent,
    ClubSettings,
    RankedBy,
    SeatingWay,
    plays_in_sides,
    table_size,
    usual_ranking,
)
from whist_td.formats.club_night.views.planning import (
    MINUTES_A_DEAL,
    ClubForecast,
    club_forecast,
    evening_forecast,
)
from whist_td.formats.club_night.words.games import game_name, length_label
from whist_td.formats.club_night.words.labels import ranking_label
from whist_td.kit.parts import fill_line
from whist_td.kit.theme import labelled, set_role
from whist_td.players.words.movement_pages import sit_outs_sentence
from whist_td.stages.new_event_page import ForecastCard
from whist_td.words.messages import message
from whist_td.words.words import Words, numbers_listed, time_sentence

_TWICE = 2


def rounds_words(settings: ClubSettings, _: Words) -> str:
    """Say how long the evening is: "4 rounds of 16 deals"."""
    length = length_label(settings.length_at(table_size(settings.game.game)), _)
    return _.plural(
        "{n} round of {length}", "{n} rounds of {length}", settings.rounds, length=length
    )


def tables_words(seen: ClubForecast, _: Words) -> str:
    """Say how many tables of which size there are."""
    return numbers_listed((_tables(size, count, _) for size, count in seen.tables.items()), _)


def _tables(size: int, count: int, _: Words) -> str:
    match size:
        case 2:
            return _.plural("{n} table of two", "{n} tables of two", count)
        case 3:
            return _.plural("{n} table of three", "{n} tables of three", count)
        case 4:
            return _.plural("{n} table of four", "{n} tables of four", count)
        case _more:
            return _.plural("{n} table of five", "{n} tables of five", count)


def forecast_words(seen: ClubForecast, _: Words) -> tuple[str, ...]:
    """Say who sits with whom and who rests, or why nobody can be seated."""
    if seen.refusal is not None:
        return (message(seen.refusal, _),)
    return tuple(_sentences(seen, _))


def _sentences(seen: ClubForecast, _: Words) -> Iterator[str]:
    if max(seen.tables, default=0) > AT_TABLE:
        length = length_label(seen.settings.length_at(AT_TABLE + 1), _)
        yield _(
            "At a table of five the dealer sits out, and a round is {length}, so that all deal "
            "equally often.",
            length=length,
        )
    yield sit_outs_sentence(seen.rounds, _)
    yield from _company(seen, _)
    settings = seen.settings
    fair = usual_ranking(settings.game, seen.players, settings.left_over)
    if fair is RankedBy.MEAN and settings.ranked_by is RankedBy.POINTS:
        yield _("Not all play as many deals: the mean of a deal would rank them more fairly.")


def _company(seen: ClubForecast, _: Words) -> Iterator[str]:
    match seen.settings.seating:
        case SeatingWay.STAYING:
            yield _("Everyone keeps their own seat throughout.")
            if any(each.sit_out for each in seen.rounds):
                yield _("The player who sat out takes the seat of the next to sit out.")
        case SeatingWay.STANDING:
            yield _("Round 1 is drawn by lot; then the seats follow the standings.")
        case SeatingWay.PAIRS:
            yield _pairs(seen, _)
        case _changing:
            yield from _people(seen, _)


def _pairs(seen: ClubForecast, _: Words) -> str:
    most = seen.others.most
    if most <= 1:
        return _("No two pairs meet twice.")
    return _.plural(
        "No two pairs meet more than {n} time.", "No two pairs meet more than {n} times.", most
    )


def _people(seen: ClubForecast, _: Words) -> Iterator[str]:
    if plays_in_sides(seen.settings.game):
        most = seen.partners.most
        yield (
            _("Nobody has the same partner twice.")
            if most <= 1
            else _("Nobody has the same partner more than {times} times.", times=most)
        )
    others = seen.others
    if others.most <= 1:
        yield _("Nobody meets the same opponent twice.")
        return
    if others.most == _TWICE:
        yield _.plural(
            "{n} pair of players meets twice.", "{n} pairs of players meet twice.", others.again
        )
        return
    yield _.plural(
        "{n} pair of players meets more than once, {times} times.",
        "{n} pairs of players meet more than once, {times} times at most.",
        others.again,
        times=others.most,
    )


_COARSE = 5
"""Minutes of an evening are told in steps of so many."""


class ClubForecastCard(ForecastCard):
    """What a club night will be like."""

    NAME = "clubForecast"
    LINES = 5
    """Five at a table, sit-outs, partners, opponents, ranking."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._game = labelled("", "body", self)
        self._tables = labelled("", "number", self)
        self._tables.setWordWrap(True)
        self._pace = labelled("", "small", self)
        above = (self._title, self._game, self._size, self._tables)
        self._place(*above, *self._lines, self._time, self._pace)

    def show_unknown(self, settings: ClubSettings) -> None:
        """Say what is known before anybody is expected."""
        _ = self._words
        self._call_unknown()
        sentences = _(
            "Enter how many players you expect: the tables, the sit-outs and the meetings will "
            "appear here."
        )
        self._show(settings, "", (sentences,))
        self._tell_time(club_forecast(0, settings).minutes)

    def show_numbers(self, players: int, settings: ClubSettings) -> None:
        """Say what the evening will be for a number of players."""
        self._call_expected(players)
        self.show_forecast(club_forecast(players, settings))

    def show_evening(self, evening: ClubNightEvent) -> None:
        """Say what a club night is with the players that are entered."""
        self._call_entered(len(evening.players))
        self.show_forecast(evening_forecast(evening))

    def show_forecast(self, seen: ClubForecast) -> None:
        """Say how people will sit, or why they cannot."""
        _ = self._words
        tables = "" if seen.refusal else tables_words(seen, _)
        sentences = forecast_words(seen, _)
        self._show(seen.settings, tables, sentences)
        set_role(self._lines[0], "warning" if seen.refusal else "body")
        self._tell_time(0 if seen.refusal else seen.minutes)

    def _show(self, settings: ClubSettings, tables: str, sentences: tuple[str, ...]) -> None:
        _ = self._words
        ranking = ranking_label(settings, _)
        game = f"{game_name(settings.game.code, _)} · {ranking}"
        fill_line(self._game, game)
        fill_line(self._size, rounds_words(settings, _))
        fill_line(self._tables, tables)
        self._fill_lines(sentences)
        set_role(self._lines[0], "body")
        spoken = (game, self._size.text(), tables, *sentences)
        self.setAccessibleDescription(" ".join(filter(None, spoken)))

    def _tell_time(self, minutes: int) -> None:
        _, coarse = self._words, round(minutes / _COARSE) * _COARSE
        fill_line(self._time, time_sentence(coarse, _) if minutes else "")
        pace = _("Calculated at about {minutes} minutes a deal.", minutes=MINUTES_A_DEAL)
        fill_line(self._pace, pace if minutes else "")
