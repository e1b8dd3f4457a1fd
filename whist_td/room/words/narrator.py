"""How a kind of event speaks to the room, and what is said where a format has no words of its own.

Unless a format says otherwise, each plays for himself and a table hands in one result a round.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from whist_td.room.views.views import (
    Announcement,
    Pulse,
    RankedLine,
    RankingView,
    ResultsView,
    SeatedPlayer,
    TableSoFar,
    Welcome,
)
from whist_td.room.words.posters import AnnouncementPoster, PosterTone, ResultCell
from whist_td.words.numbers import decimal
from whist_td.words.words import N_, Words

PLAYED = "✓"


def nothing(*_of: object) -> str:
    """Say nothing."""
    return ""


def round_title(number: int, rounds: int, _: Words) -> str:
    """Return the round as a heading."""
    return _("Round {number} of {last}", number=number, last=rounds)


def announced(
    view: Announcement, _: Words, advance: str = "", lines: tuple[str, ...] = ()
) -> AnnouncementPoster:
    """Return an announcement without trump or call, in sentences."""
    title = round_title(view.round, view.rounds, _)
    return AnnouncementPoster(title, None, "", "", advance, is_double=False, lines=lines)


def _spoken(view: Announcement, _: Words) -> str:
    return _("Round {number}", number=view.round) + "."


def _count(view: Welcome, _: Words) -> str:
    return _.plural("{n} player is here", "{n} players are here", view.people)


def _seat(seated: SeatedPlayer, _: Words) -> str:
    return str(seated.number)


def _in_so_far(pulse: Pulse, _: Words) -> str:
    return _.plural(
        "{n} table of {all} has finished",
        "{n} tables of {all} have finished",
        pulse.found,
        all=pulse.expected,
    )


def _awaited(results: int, _: Words) -> str:
    return _.plural("{n} result is still awaited", "{n} results are still awaited", results)


def _result(table: TableSoFar, _: Words) -> ResultCell:
    tone = PosterTone.GOOD if table.is_in else PosterTone.QUIET
    return ResultCell(str(table.table), PLAYED if table.is_in else "", "", tone)


def _legend(_view: ResultsView, _: Words) -> str:
    return _("Above: the table. Large: how far it is.")


def standings_title(view: RankingView, _: Words) -> str:
    """Say what the standings are of."""
    if view.is_final:
        return _("Final standings")
    return _("Standings after round no. {round}", round=view.last_played)


def _number(line: RankedLine, _: Words) -> str:
    return str(line.number)


def _place(rank: int, _: Words) -> str:
    return _.ordinal(rank)


def _score(line: RankedLine, _view: RankingView, _: Words) -> str:
    return "–" if line.score is None else decimal(line.score, _)


def _detail(line: RankedLine, view: RankingView, _: Words) -> str:
    amount = _("{amount} points", amount=_score(line, view, _))
    return _("Player {number} · {score}", number=line.number, score=amount)


@dataclass(frozen=True)
class Narrator:
    """How a kind of event speaks to the room; a format brings its own words where it has any."""

    round: Callable[[int, int, Words], str] = round_title
    announcement: Callable[[Any, Words], AnnouncementPoster] = announced
    spoken: Callable[[Any, Words], str] = _spoken
    short: Callable[[Any, Words], str] = nothing
    """The announcement for those who came late to it."""
    count: Callable[[Welcome, Words], str] = _count
    seat: Callable[[SeatedPlayer, Words], str] = _seat
    place_note: Callable[[SeatedPlayer, Words], str] = nothing
    colours: Callable[[Words], str] = nothing
    """Who stands in colour in the seating."""
    in_so_far: Callable[[Pulse, Words], str] = _in_so_far
    awaited: Callable[[int, Words], str] = _awaited
    """How much is missing in the standings."""
    result: Callable[[Any, Words], ResultCell] = _result
    legend: Callable[[ResultsView[Any], Words], str] = _legend
    """What the figures of a table mean."""
    standings: Callable[[RankingView, Words], str] = standings_title
    place: Callable[[int, Words], str] = _place
    """The place that is revealed."""
    number: Callable[[RankedLine[Any], Words], str] = _number
    score: Callable[[RankedLine[Any], RankingView[Any, Any], Words], str] = _score
    detail: Callable[[RankedLine[Any], RankingView[Any, Any], Words], str] = _detail
    """Number and score of somebody, where there is room for words."""
    tie: Callable[[RankedLine[Any], Words], str] = nothing
    ties: Callable[[RankingView[Any, Any], Words], str] = nothing
    """Why some rank apart whose scores read alike."""
    minutes: str = N_("Minutes of each round")
    """What the director's field for the minutes is called."""
