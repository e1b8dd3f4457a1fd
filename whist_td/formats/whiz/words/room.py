"""How a Whiz tournament speaks to the room."""

from collections.abc import Mapping
from dataclasses import dataclass

from whist_td.core.whiz_game import Hand
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.play_views import BoardsMove
from whist_td.formats.whiz.words.labels import (
    ranked_words,
    ranking_title,
    tie_sentence,
    ties_sentence,
    whiz_label,
)
from whist_td.room.views.views import (
    Announcement,
    Pulse,
    RankedLine,
    RankingView,
    ResultsView,
    SeatedPlayer,
    TableSoFar,
)
from whist_td.room.words.narrator import Narrator, announced
from whist_td.room.words.posters import AnnouncementPoster, PosterTone, ResultCell
from whist_td.words.words import N_, Words

MOST_NAMED = 6
"""More people who sit out are told by their numbers alone."""
_MOVES: Mapping[BoardsMove, str] = {
    BoardsMove.FIRST: N_("The deals lie at their tables"),
    BoardsMove.LOWER: N_("The deals move to the next lower table"),
    BoardsMove.BY_CARDS: N_("The deals move as the table cards say"),
}
_PLAYERS: Mapping[BoardsMove, str] = {
    BoardsMove.FIRST: N_("Sit down where your card says"),
    BoardsMove.LOWER: N_("Players move as their card says"),
    BoardsMove.BY_CARDS: N_("Players move as their card says"),
}


@dataclass(frozen=True)
class WhizAnnouncement(Announcement):
    """What was announced for a round of Whiz."""

    move: BoardsMove
    sit_out: tuple[tuple[int, str], ...]


def announcement_poster(view: WhizAnnouncement, _: Words) -> AnnouncementPoster:
    """Return an announcement as the room sees it."""
    lines = tuple(filter(None, (_(_MOVES[view.move]), _sit_out(view, _))))
    return announced(view, _, _(_PLAYERS[view.move]), lines)


def _sit_out(view: WhizAnnouncement, _: Words) -> str:
    if not view.sit_out:
        return ""
    named = len(view.sit_out) <= MOST_NAMED
    text = ", ".join(f"{number} {name}" if named else str(number) for number, name in view.sit_out)
    return _.plural("Sits out: {people}", "Sit out: {people}", len(view.sit_out), people=text)


def spoken(view: WhizAnnouncement, _: Words) -> str:
    """Return an announcement as a voice says it."""
    sentences = (_(_PLAYERS[view.move]), _(_MOVES[view.move]), _sit_out(view, _))
    first = _("Round {number}", number=view.round)
    return " ".join(f"{sentence}." for sentence in (first, *filter(None, sentences)))


def short(view: WhizAnnouncement, _: Words) -> str:
    """Return an announcement in one line."""
    return _sit_out(view, _) or _(_PLAYERS[view.move])


def seat(seated: SeatedPlayer, _: Words) -> str:
    """Return the sign of a hand: its first letter."""
    return whiz_label(seated.seat, _)[:1] if isinstance(seated.seat, Hand) else "–"


def place_note(seated: SeatedPlayer, _: Words) -> str:
    """Return where somebody sits at the table."""
    return whiz_label(seated.seat, _) if isinstance(seated.seat, Hand) else _("sits out")


def in_so_far(pulse: Pulse, _: Words) -> str:
    """Say how much of the round is in."""
    return _.plural(
        "{n} deal of {all} is in", "{n} deals of {all} are in", pulse.found, all=pulse.expected
    )


def result(table: TableSoFar, _: Words) -> ResultCell:
    """Return one table: how many deals it has handed in."""
    text = f"{table.found}/{table.expected}"
    tone = PosterTone.GOOD if table.is_in else PosterTone.PLAIN if table.found else PosterTone.QUIET
    return ResultCell(str(table.table), text, "", tone)


def legend(_view: ResultsView, _: Words) -> str:
    """Say what the figures of a table mean."""
    return _("Above: the table. Large: the deals it has handed in.")


def score(
    line: RankedLine[WhizStanding], view: RankingView[WhizStanding, Ranking], _: Words
) -> str:
    """Return what ranks a player."""
    return ranked_words(line.standing, view.by, _)


def detail(
    line: RankedLine[WhizStanding], view: RankingView[WhizStanding, Ranking], _: Words
) -> str:
    """Return a player's number and score in words."""
    text = score(line, view, _)
    if view.by is not Ranking.MATCHPOINTS:
        text = _("{amount} points", amount=text)
    return _("Player {number} · {score}", number=line.number, score=text)


def tie(line: RankedLine[WhizStanding], _: Words) -> str:
    """Explain how a tie was broken."""
    return tie_sentence(line.standing, _)


def ties(view: RankingView[WhizStanding, Ranking], _: Words) -> str:
    """Say why some rank apart whose scores read alike."""
    return ties_sentence([line.standing for line in view.lines], view.by, _)


TELLER = Narrator(
    announcement=announcement_poster,
    spoken=spoken,
    short=short,
    seat=seat,
    place_note=place_note,
    in_so_far=in_so_far,
    result=result,
    legend=legend,
    standings=ranking_title,
    score=score,
    detail=detail,
    tie=tie,
    ties=ties,
)
