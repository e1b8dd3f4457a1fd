"""The standings in large: rank, places moved, team, total and how a tie was broken."""

from collections.abc import Mapping
from dataclasses import replace

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import standings_view
from whist_td.formats.militaire.words.sentences import tie_sentence
from whist_td.kit.stylesheet import HEADING
from whist_td.kit.text_table import Cell, Ink, TextColumn
from whist_td.stages.results_pages import moved_cell
from whist_td.words.labels import tied_words
from whist_td.words.words import Words, sentence_case


def standing_columns(_: Words) -> tuple[TextColumn, ...]:
    """Return the headings of the standings."""
    return (
        TextColumn(_("Rank"), part=HEADING),
        TextColumn(_("Places"), may_lack=True, short="▲▼"),
        TextColumn(_("Team"), part=HEADING, short=_("No.")),
        TextColumn(_("Name"), is_words=True, part=HEADING),
        TextColumn(_("Total"), part=HEADING),
        TextColumn(_("If totals are equal"), is_words=True, may_lack=True),
    )


def standing_rows(
    evening: MilitaireEvent, after_round: int, _: Words
) -> tuple[tuple[Cell, ...], ...]:
    """Return a line for each team after a round, with what moved in that round."""
    rows = standings_view(evening, after_round).rows
    ranks = [row.rank for row in rows]
    before = _ranks(evening, after_round - 1) if after_round > 1 else {}
    lines = (
        _line(row, before.get(row.team, row.rank), _, is_shared=ranks.count(row.rank) > 1)
        for row in rows
    )
    return tuple(lines)


def _ranks(evening: MilitaireEvent, after_round: int) -> Mapping[int, int]:
    return {row.team: row.rank for row in standings_view(evening, after_round).rows}


def _line(row: MilitaireStanding, before: int, _: Words, *, is_shared: bool) -> tuple[Cell, ...]:
    """Return the line of a team; a shared rank is a tie that nothing separates."""
    tied = sentence_case(tied_words(tie_sentence(row, _), _, is_shared=is_shared))
    cells = (
        Cell(str(row.rank), Ink.STRONG),
        moved_cell(before - row.rank, _),
        Cell(str(row.team)),
        Cell(row.name),
        Cell(total_text(row), Ink.STRONG),
        Cell(_("Withdrawn") if row.withdrawn else tied, Ink.QUIET),
    )
    return tuple(replace(each, ink=Ink.QUIET) for each in cells) if row.withdrawn else cells


def total_text(standing: MilitaireStanding) -> str:
    """Return a total, or the average where the club ranks by it."""
    return str(standing.total) if standing.average is None else f"{float(standing.average):.2f}"
