"""The standings of the teams, as every screen, sheet, file and program has them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.views import StandingsView, standings_view
from whist_td.formats.militaire.words.sentences import people_words, tie_sentence
from whist_td.words.labels import shared_ranks, standings_title, tied_words
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
from whist_td.words.words import Words, decimal, sentence_case

_RUNNING = Media.RUNNING


def militaire_listing(
    view: StandingsView,
    _: Words,
    before: Mapping[int, int] | None = None,
    teams: Mapping[int, Team] | None = None,
) -> Listing[MilitaireStanding]:
    """Return the standings; `before` are the ranks of the round before, `teams` who they are."""
    shared = shared_ranks([row for row in view.rows if not row.withdrawn])

    def remark(row: MilitaireStanding) -> str:
        if not row.is_begun:
            return ""  # nothing was played that could separate it
        is_shared = not row.withdrawn and row.rank in shared
        return tied_words(tie_sentence(row, _), _, is_shared=is_shared)

    def called(row: MilitaireStanding) -> str:
        """Return the name of a team, else of its captain, where its people do not stand below."""
        return row.name or (teams[row.team].captain if teams else "")

    *place, name = standing_columns(
        _,
        ("team", _("Team")),
        MilitaireStanding,
        lambda row: row.team,
        lambda row: row.name,
        before,
        is_placed=lambda row: row.is_begun,
    )
    columns = (
        *place,
        replace(name, media=Media.EVERYWHERE & ~Media.SCREEN),
        replace(name, media=Media.SCREEN, shows=called),
        replace(
            name,
            media=_RUNNING,
            shows=lambda row: (
                _("{name} (withdrawn)", name=called(row)) if row.withdrawn else called(row)
            ),
        ),
        *_totals(view, _),
        Column[MilitaireStanding](
            _("Captain and players"),
            lambda row: people_words(teams[row.team], _) if teams else "",
            kind=ColumnKind.WORDS,
            ink=Ink.QUIET,
            code="people",
            media=Media.PAPER | Media.PAGE | Media.WORKBOOK,
            below=Media.PAPER | Media.PAGE,
        ),
        Column[MilitaireStanding](
            _("Withdrawn"),
            lambda row: "yes" if row.withdrawn else "no",
            lambda row: _("yes") if row.withdrawn else _("no"),
            code="withdrawn",
            media=Media.PROGRAMS,
        ),
        Column[MilitaireStanding](
            _("Decided after round"),
            lambda row: row.separation.round if row.separation else None,
            code="decided_after_round",
            media=Media.PROGRAMS,
        ),
        replace(
            remarks_column(_, remark, Media.PAGE),
            shows=lambda row: _("Withdrawn") if row.withdrawn else sentence_case(remark(row)),
        ),
        *_after_rounds(view, _),
    )
    return Listing(
        columns,
        view.rows,
        standings_title(view, _),
        is_first=lambda row: row.rank <= PRIZES and not row.withdrawn,
        is_quiet=lambda row: row.withdrawn,
    )


def militaire_table(
    event: MilitaireEvent, _: Words, after_round: int | None = None
) -> Listing[MilitaireStanding]:
    """Return the standings as programs and spreadsheets have them."""
    view = standings_view(event, after_round)
    return with_reach(militaire_listing(view, _), view.reach, _)


def _totals(view: StandingsView, _: Words) -> Iterator[Column[MilitaireStanding]]:
    """Yield the totals, what ranks in large; while results come in, what a team has in hand."""
    by_average = any(row.average is not None for row in view.rows)
    total = Column[MilitaireStanding](
        _("Total"),
        lambda row: row.total,
        ink=Ink.PLAIN if by_average else Ink.STRONG,
        code="total",
        media=Media.EVERYWHERE,
    )
    average = Column[MilitaireStanding](
        _("Average"),
        lambda row: row.average,
        lambda row: "" if row.average is None else decimal(row.average, _, 3),
        ink=Ink.STRONG,
        code="average",
        media=Media.PEOPLE | _RUNNING,
    )
    yield total
    if by_average:
        yield average
    else:
        in_hand = replace(total, value=lambda row: row.in_hand[-1] if row.is_begun else None)
        yield replace(in_hand, media=_RUNNING)


def _after_rounds(view: StandingsView, _: Words) -> Iterator[Column[MilitaireStanding]]:
    """Yield the running totals, for programs."""

    def total(number: int) -> Callable[[MilitaireStanding], int | None]:
        return lambda row: view.running[row.team][number - 1]

    for number in range(1, view.reach.sheet_round + 1):
        heading = _("Total after round {round}", round=number)
        code = f"cumulative_{number}"
        yield Column(heading, total(number), code=code, media=Media.PROGRAMS)
