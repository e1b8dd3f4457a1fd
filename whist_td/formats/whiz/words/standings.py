"""The ranking of a tournament, as every screen, sheet, file and program has it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.results import WhizStandings, whiz_standings
from whist_td.formats.whiz.words.labels import (
    percent_words,
    ranking_title,
    score_words,
    tie_sentence,
)
from whist_td.words.labels import shared_ranks, tied_words
from whist_td.words.listings import (
    PRIZES,
    Column,
    ColumnKind,
    Ink,
    Listing,
    Media,
    remarks_column,
    standing_columns,
    with_reach,
)
from whist_td.words.words import N_, Words, decimal

SCORES = {
    Ranking.MATCHPOINTS: N_("Percent"),
    Ranking.DATUM: N_("Deviation"),
    Ranking.TOTAL: N_("Total"),
}
"""What ranks the players."""


def whiz_listing(
    rows: Sequence[WhizStanding],
    by: Ranking,
    _: Words,
    before: Mapping[int, int] | None = None,
    clubs: Mapping[int, str] | None = None,
) -> Listing[WhizStanding]:
    """Return the ranking; `before` are the ranks of the round before, `clubs` those of players."""
    shared = shared_ranks([row for row in rows if row.score is not None])

    def remark(row: WhizStanding) -> str:
        is_shared = row.score is not None and row.rank in shared
        return tied_words(tie_sentence(row, _), _, is_shared=is_shared)

    columns = (
        *standing_columns(
            _,
            ("player", _("No.")),
            WhizStanding,
            lambda row: row.player,
            lambda row: row.name,
            before,
            is_placed=lambda row: row.score is not None,
        ),
        Column[WhizStanding](
            _("Club"),
            lambda row: (clubs or {}).get(row.player, ""),
            kind=ColumnKind.WORDS,
            code="club",
            media=Media.PAGE | Media.WORKBOOK if any((clubs or {}).values()) else Media.NOWHERE,
            below=Media.PAGE,
        ),
        *_figures(rows, by, _),
        remarks_column(_, remark, Media.PAGE),
    )
    return Listing(
        columns,
        tuple(rows),
        is_first=lambda row: row.rank <= PRIZES and row.score is not None,
        is_quiet=lambda row: row.score is None,
    )


def told_listing(
    view: WhizStandings, _: Words, clubs: Mapping[int, str] | None = None
) -> Listing[WhizStanding]:
    """Return the ranking as it leaves the house, under its title."""
    listing = whiz_listing(view.rows, view.ranking, _, clubs=clubs)
    return replace(listing, title=ranking_title(view, _))


def whiz_table(event: WhizEvent, _: Words, after_round: int | None = None) -> Listing[WhizStanding]:
    """Return the ranking as programs and spreadsheets have it."""
    view = whiz_standings(event, after_round)
    return with_reach(told_listing(view, _), view.reach, _)


def _figures(rows: Sequence[WhizStanding], by: Ranking, _: Words) -> Iterator[Column[WhizStanding]]:
    """Yield what ranks, and what else is counted."""
    is_percent, ranks = by is Ranking.MATCHPOINTS, Media.EVERYWHERE | Media.RUNNING
    score = Column[WhizStanding](
        _(SCORES[by]),
        lambda row: row.told_score,
        lambda row: score_words(row, by, _),
        ColumnKind.SIGNED if by is Ranking.DATUM else ColumnKind.DECIMAL,
        Ink.STRONG,
        "score",
        ranks ^ Media.PROGRAMS,
        is_exact=True,
    )
    if not is_percent:
        yield score
    yield Column(
        _("Percent"),
        lambda row: row.percent,
        lambda row: percent_words(row, _),
        ColumnKind.DECIMAL,
        Ink.STRONG if is_percent else Ink.PLAIN,
        "percent",
        ranks if is_percent else Media.EVERYWHERE,
        is_exact=True,
        short="%",
    )
    yield replace(score, media=Media.PROGRAMS)
    everywhere = Media.EVERYWHERE
    yield Column(
        _("Deals"), lambda row: row.boards, code="boards", media=everywhere, may_yield=True
    )
    adds = by is not Ranking.TOTAL or any(row.told_points != row.told_score for row in rows)
    yield Column(
        _("Points"),
        lambda row: row.told_points,
        code="points",
        # The same as the total, people need not read it twice.
        media=everywhere if adds else Media.WORKBOOK | Media.PROGRAMS,
        may_yield=True,
    )
    yield Column(
        _("Deals at 100 %"), lambda row: row.full_boards, code="full", media=Media.WORKBOOK
    )
    yield Column(
        _("Penalty"),
        lambda row: row.penalty or None,
        lambda row: _taken_off(row.penalty, by, _) if row.penalty else "",
        ink=Ink.AMBER,
        code="penalty",
        media=everywhere if any(row.penalty for row in rows) else everywhere ^ Media.WORKBOOK,
        may_lack=True,
    )


def _taken_off(penalty: Fraction, by: Ranking, _: Words) -> str:
    """Return a penalty in its measure: in percent of a deal, or in points."""
    amount = f"−{decimal(penalty, _)}"
    return _("{percent} %", percent=amount) if by is Ranking.MATCHPOINTS else amount
