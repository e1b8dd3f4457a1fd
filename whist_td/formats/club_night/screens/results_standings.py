"""The standings of a club night in large: rank, places moved, player, what ranks, ties."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import RankedBy
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import ClubStandings, club_standings_and_before
from whist_td.formats.club_night.words.labels import (
    club_tie_sentence,
    score_heading,
    score_words,
    signed,
)
from whist_td.kit.stylesheet import HEADING
from whist_td.kit.text_table import Cell, Ink, TextColumn
from whist_td.players.screens.moved_cell import moved_cell
from whist_td.words.numbers import decimal
from whist_td.words.words import Words, sentence_case

Row = tuple[Cell, ...]


@dataclass(frozen=True)
class Ranked:
    """The standings as of a round, and the ranks of the round before."""

    view: ClubStandings
    before: Mapping[int, int]


def ranked_after(evening: ClubNightEvent, after_round: int) -> Ranked:
    """Return the standings as they stood after a round."""
    return Ranked(*club_standings_and_before(evening, after_round))


def standing_columns(
    evening: ClubNightEvent, view: ClubStandings, _: Words
) -> tuple[TextColumn, ...]:
    """Return the headings of the standings: what ranks, then what this game counts besides."""
    return (
        TextColumn(_("Rank"), part=HEADING),
        TextColumn(_("Places")),
        TextColumn(_("Player"), is_words=True, part=HEADING),
        TextColumn(score_heading(view, _), part=HEADING),
        *(TextColumn(heading) for heading, _value in _others(evening, view, None, _)),
        TextColumn(_("Deals")),
        TextColumn(_("Best round")),
        TextColumn(_("Jury")),
        TextColumn(_("Where scores are equal"), is_words=True),
    )


def standing_rows(evening: ClubNightEvent, told: Ranked, _: Words) -> tuple[Row, ...]:
    """Return the lines of the standings."""
    ranks = [row.rank for row in told.view.rows]
    return tuple(
        _row(evening, told, row, _, is_shared=ranks.count(row.rank) > 1) for row in told.view.rows
    )


def _others(
    evening: ClubNightEvent, view: ClubStandings, row: ClubNightStanding | None, _: Words
) -> Iterator[tuple[str, str]]:
    """Yield what is counted besides what ranks, each with its heading."""
    by, first = view.ranked_by, view.measure
    shown = first if by is RankedBy.POINTS else None
    counted = evening.game.ranked_by
    if shown is not Measure.POINTS:
        yield _("Points"), signed(row.points) if row else ""
    if Measure.RUBBERS in counted and shown is not Measure.RUBBERS:
        yield _("Rubbers"), str(row.rubbers) if row else ""
    if Measure.GAMES in counted and shown is not Measure.GAMES:
        yield _("Games"), str(row.games) if row else ""
    if by is not RankedBy.PLACEMENT:
        yield _("Placement points"), decimal(row.placement, _) if row else ""


def _row(
    evening: ClubNightEvent, told: Ranked, row: ClubNightStanding, _: Words, *, is_shared: bool
) -> Row:
    best = "" if row.best_round is None else signed(row.best_round)
    return (
        Cell(str(row.rank), Ink.STRONG),
        moved_cell(told.before.get(row.player, row.rank) - row.rank, _),
        Cell(" + ".join(row.names)),
        Cell(score_words(row.score, told.view, _), Ink.STRONG),
        *(Cell(value) for _heading, value in _others(evening, told.view, row, _)),
        Cell(str(row.deals), Ink.QUIET),
        Cell(best),
        Cell(signed(row.sanction) if row.sanction else "", Ink.AMBER),
        Cell(_reason(row, _, is_shared=is_shared), Ink.QUIET),
    )


def _reason(row: ClubNightStanding, _: Words, *, is_shared: bool) -> str:
    told = club_tie_sentence(row, _)
    if not told and is_shared and row.score is not None:
        return _("Tied: nothing separates them")
    return sentence_case(told)
