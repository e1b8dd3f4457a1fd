"""What a club night will be, on a card beside the questions."""

from collections.abc import Iterator

from whist_td.formats.club_night.rules.event import ClubSettings
from whist_td.formats.club_night.views.planning import (
    MINUTES_A_DEAL,
    ClubForecast,
    club_forecast,
    event_forecast,
)
from whist_td.formats.club_night.words.forecast import forecast_words, rounds_words, tables_words
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.labels import ranking_label
from whist_td.stages.new_event_page import CardLines, Forecasts
from whist_td.words.words import Words, time_sentence

_COARSE = 5
"""Minutes of an evening are told in steps of so many."""


def _unknown(settings: ClubSettings, _: Words) -> CardLines:
    text = _(
        "Enter how many players you expect: the tables, the sit-outs and the meetings will "
        "appear here."
    )
    seen = club_forecast(0, settings)
    return (*_game(settings, _), (text, "body"), *_time(seen.minutes, _))


def _lines(seen: ClubForecast, _: Words) -> Iterator[tuple[str, str]]:
    """Yield how people will sit, or why they cannot."""
    yield from _game(seen.settings, _)
    if seen.refusal is None:
        yield tables_words(seen, _), "number"
    for at, sentence in enumerate(forecast_words(seen, _)):
        yield sentence, "body" if at or seen.refusal is None else "warning"
    if seen.refusal is None:
        yield from _time(seen.minutes, _)


def _game(settings: ClubSettings, _: Words) -> CardLines:
    game = f"{game_name(settings.game.code, _)} · {ranking_label(settings, _)}"
    return ((game, "body"), (rounds_words(settings, _), "number"))


def _time(minutes: int, _: Words) -> Iterator[tuple[str, str]]:
    if minutes:
        yield time_sentence(round(minutes / _COARSE) * _COARSE, _), "body"
        pace = _("Calculated at about {minutes} minutes per deal.", minutes=MINUTES_A_DEAL)
        yield pace, "small"


FORECASTS = Forecasts(
    "clubForecast",
    _unknown,
    lambda players, settings, _: _lines(club_forecast(players, settings), _),
    lambda event, _: _lines(event_forecast(event), _),
)
"""What a club night will be like."""
