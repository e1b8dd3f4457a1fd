"""How a kind of event speaks to the room, and what is said where a format has no words of its own.

Unless a format says otherwise, each plays for himself and a table hands in one result a round.
"""

from typing import Any

from whist_td.room.views.views import (
    Announcement,
    Pulse,
    RankedLine,
    RankingView,
    ResultsView,
    SeatedPlayer,
    Welcome,
)
from whist_td.room.words.posters import AnnouncementPoster, PosterTone, ResultCell
from whist_td.words.words import N_, Words, amount_of_points, decimal

PLAYED = "✓"


def round_title(number: int, rounds: int, _: Words) -> str:
    """Return the round as a heading."""
    return _("Round {number} of {last}", number=number, last=rounds)


def announced(
    view: Announcement, _: Words, advance: str = "", lines: tuple[str, ...] = ()
) -> AnnouncementPoster:
    """Return an announcement without trump or call, in sentences."""
    title = round_title(view.round, view.rounds, _)
    return AnnouncementPoster(title, None, "", "", advance, is_double=False, lines=lines)


class Narrator:  # more than 15 methods: one for each thing that the room is told
    """How a kind of event speaks to the room; a format brings its own words where it has any."""

    minutes = N_("Minutes of each round")
    """What the director's field for the minutes is called."""
    across = N_("Round", "tour")
    """What the figures below the race count."""

    def round(self, number: int, rounds: int, _: Words) -> str:
        """Return the round as a heading."""
        return round_title(number, rounds, _)

    def announcement(self, view: Any, _: Words) -> AnnouncementPoster:  # noqa: ANN401 - a format's
        """Return what begins as the room sees it."""
        return announced(view, _)

    def spoken(self, view: Any, _: Words) -> str:  # noqa: ANN401 - a format's
        """Return what begins as a voice says it."""
        return _("Round {number}", number=view.round) + "."

    def short(self, _view: Any, _: Words) -> str:  # noqa: ANN401 - a format's
        """Return the announcement in one line, for those who came late to it."""
        return ""

    def count(self, view: Welcome, _: Words) -> str:
        """Say how many are there."""
        return _.plural("{n} player is here", "{n} players are here", view.people)

    def seat(self, seated: SeatedPlayer, _: Words) -> str:
        """Return the sign of a seat."""
        return str(seated.number)

    def place_note(self, _seated: SeatedPlayer, _: Words) -> str:
        """Return where somebody sits at the table."""
        return ""

    def colours(self, _: Words) -> str:
        """Say who stands in colour in the seating."""
        return ""

    def in_so_far(self, pulse: Pulse, _: Words) -> str:
        """Say how much of the round is in."""
        return _.plural(
            "{n} table of {all} has finished",
            "{n} tables of {all} have finished",
            pulse.found,
            all=pulse.expected,
        )

    def result(self, table: Any, _: Words) -> ResultCell:  # noqa: ANN401 - a format's
        """Return one table of the round as it comes in."""
        tone = PosterTone.GOOD if table.is_in else PosterTone.QUIET
        return ResultCell(str(table.table), PLAYED if table.is_in else "", "", tone)

    def legend(self, _view: ResultsView[Any], _: Words) -> str:
        """Say what the figures of a table mean."""
        return _("Above: the table. Large: how far it has got.")

    def standings(self, view: RankingView[Any, Any], _: Words) -> str:
        """Say what the standings are of."""
        if view.is_final:
            return _("Final standings")
        return _.pgettext("tour", "Standings after round {round}", round=view.last_played)

    def place(self, rank: int, _: Words) -> str:
        """Return the place that is revealed."""
        return _.ordinal(rank)

    def number(self, line: RankedLine[Any], _: Words) -> str:
        """Return what stands before a name."""
        return str(line.number)

    def score(self, line: RankedLine[Any], _view: RankingView[Any, Any], _: Words) -> str:
        """Return what ranks somebody."""
        return "–" if line.score is None else decimal(line.score, _)

    def detail(self, line: RankedLine[Any], view: RankingView[Any, Any], _: Words) -> str:
        """Return number and score of somebody, where there is room for words."""
        amount = amount_of_points(line.score or 0, _, self.score(line, view, _))
        return _("Player {number} · {score}", number=line.number, score=amount)

    def behind(self, _view: RankingView[Any, Any], _: Words) -> str:
        """Say what the race shows, and in what it is counted."""
        return _("How far behind the leader")

    def tie(self, _line: RankedLine[Any], _: Words) -> str:
        """Explain how a tie was broken."""
        return ""

    def ties(self, _view: RankingView[Any, Any], _: Words) -> str:
        """Say why some rank apart whose scores read alike."""
        return ""
