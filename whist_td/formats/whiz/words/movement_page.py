"""The page of a Whiz movement in words, and what is said before one's own is given up."""

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.movement_views import evening_forecast, judged, whiz_seen
from whist_td.formats.whiz.words.figures import figure_rows
from whist_td.formats.whiz.words.forecast import forecast_sentences
from whist_td.players.words.movement_pages import MovementPage, OwnWords, round_headings
from whist_td.words.words import Words


def whiz_page(evening: WhizEvent, _: Words) -> MovementPage:
    """Return the page of a Whiz tournament."""
    rounds = tuple(evening.rounds.values())
    figures = figure_rows(judged(evening, rounds), _) if rounds else ()
    told = forecast_sentences(evening_forecast(evening), _)
    cells = _("In each cell: North · East · South, and below them the deals.")
    seen = whiz_seen(evening)
    title = _("Rounds and tables")
    return MovementPage(evening.details, seen, round_headings(seen, _), cells, told, figures, title)


def own_movement_words(evening: WhizEvent, _: Words) -> OwnWords:
    """Ask before a director's own movement is given up."""
    return OwnWords(
        _.plural(
            "Your own movement is for {n} player",
            "Your own movement is for {n} players",
            len(evening.players),
        ),
        _(
            "It was brought in from a file, or changed by hand. With other players, the program "
            "seats everybody anew, and your movement is given up. You can undo this."
        ),
        _("Keep my movement"),
        _(
            "The movement is your own and stays as it is. For other players, first choose “Make "
            "it anew” on the page of the movement."
        ),
    )
