"""What a Whiz tournament will be, beside its questions."""

from collections.abc import Iterator, Sequence

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.movement_views import event_forecast
from whist_td.formats.whiz.views.offers import MovementOffer, event_offers, offers_for
from whist_td.formats.whiz.views.planning import Forecast, forecast
from whist_td.formats.whiz.words.forecast import (
    forecast_sentences,
    other_sentences,
    sit_out_list,
    size_sentence,
)
from whist_td.stages.new_event_page import CardLines, Forecasts
from whist_td.words.words import Words, time_sentence


def _unknown(_settings: WhizSettings, _: Words) -> CardLines:
    text = _(
        "Enter how many players you expect: the meetings, the sit-outs and the end of the "
        "event will appear here."
    )
    return ((text, "body"),)


def _expected(players: int, settings: WhizSettings, _: Words) -> CardLines:
    where = _("You choose on the page of the movement, once the players are entered.")
    return _lines(forecast(players, settings), offers_for(players, settings), where, _)


def _entered(event: WhizEvent, _: Words) -> CardLines:
    planned = tuple(event.rounds.values())
    offered = sorted(event_offers(event), key=lambda offer: offer.rounds != planned)
    where = _("You choose on the page of the movement.")
    return _lines(event_forecast(event), offered, where, _)


def _lines(
    seen: Forecast, offered: Sequence[MovementOffer], where: str, _: Words
) -> Iterator[tuple[str, str]]:
    """Yield how good a movement is or why there is none, and what else could be played."""
    sentences, is_refused = forecast_sentences(seen, _), seen.refusal is not None
    if not is_refused:
        yield size_sentence(seen.tables, seen.settings, _), "number"
    for at, sentence in enumerate(sentences):
        yield sentence, "body" if at or not is_refused else "warning"
    if out := sit_out_list(seen.rounds, _):
        yield _("Sitting out · {who}", who=out), "small"
    if not is_refused:
        yield time_sentence(seen.minutes, _), "body"
    if others := other_sentences(offered, seen.settings, _):
        yield " ".join((*others, where)), "small"


FORECASTS = Forecasts("whizForecast", _unknown, _expected, _entered)
"""What a tournament will be like, and what else could be played."""
