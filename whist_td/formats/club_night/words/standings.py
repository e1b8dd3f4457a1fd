"""The standings of a club night, as every screen, sheet, file and program has them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent, RankedBy
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import ClubStandings, told_standings
from whist_td.formats.club_night.words.labels import (
    HEADINGS,
    club_tie_sentence,
    club_title,
    score_heading,
    score_words,
    signed,
    told_score_words,
    told_signed,
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
from whist_td.words.words import Words, decimal

Columns = Iterator[Column[ClubNightStanding]]
_CALCULATED = Media.SCREEN | Media.WORKBOOK
"""Where there is room for what does not rank here."""
_KINDS = {RankedBy.MEAN: ColumnKind.MEAN, RankedBy.PLACEMENT: ColumnKind.FRACTION}


def club_listing(
    view: ClubStandings,
    _: Words,
    before: Mapping[int, int] | None = None,
    clubs: Mapping[int, str] | None = None,
) -> Listing[ClubNightStanding]:
    """Return the standings; `before` are the ranks of the round before, `clubs` where they play."""
    shared = shared_ranks([r for r in view.rows if r.score is not None])

    def remark(row: ClubNightStanding) -> str:
        is_shared = row.score is not None and row.rank in shared
        return tied_words(club_tie_sentence(row, _), _, is_shared=is_shared)

    def club(row: ClubNightStanding) -> str:
        of_people = dict.fromkeys((clubs or {}).get(number, "") for number in row.people)
        return " · ".join(filter(None, of_people))

    rank, moved, number, name = standing_columns(
        _,
        ("player", _("No.")),
        ClubNightStanding,
        lambda row: row.player,
        lambda row: " + ".join(row.names),
        before,
        is_placed=lambda row: row.score is not None,
    )
    columns = (
        rank,
        moved,
        replace(
            number,
            shows=lambda row: ", ".join(map(str, row.people)),
            media=Media.EVERYWHERE,
        ),
        name,
        Column[ClubNightStanding](
            _("Club"),
            club,
            kind=ColumnKind.WORDS,
            code="club",
            media=Media.PAGE,
            below=Media.PAGE,
        ),
        *_score(view, _),
        *_counted(view, _),
        remarks_column(_, remark, Media.PAGE),
        *_rounds(view, _),
    )
    return Listing(
        columns,
        view.rows,
        club_title(view, _),
        is_first=lambda row: row.rank <= PRIZES and row.score is not None,
        is_quiet=lambda row: row.score is None,
    )


def club_table(
    event: ClubNightEvent, _: Words, after_round: int | None = None
) -> Listing[ClubNightStanding]:
    """Return the standings as programs and spreadsheets have them."""
    view = told_standings(event, after_round)
    return with_reach(club_listing(view, _), view.reach, _)


def _score(view: ClubStandings, _: Words) -> Columns:
    """Yield what ranks; while results come in, with what is in of tables that have not finished."""

    def figure(row: ClubNightStanding) -> Fraction | None:
        return row.score if view.ranked_by is RankedBy.MEAN else row.if_whole(row.score)

    score = Column[ClubNightStanding](
        score_heading(view, _),
        figure,
        lambda row: told_score_words(row, view, _),
        _KINDS.get(view.ranked_by, ColumnKind.FIGURE),
        Ink.STRONG,
        "score",
        Media.EVERYWHERE,
        is_exact=True,
    )
    yield score
    yield replace(score, shows=lambda row: score_words(row.score, view, _), media=Media.RUNNING)


def _counted(view: ClubStandings, _: Words) -> Columns:
    """Yield what is counted besides what ranks."""
    shown = view.measure if view.ranked_by is RankedBy.POINTS else None

    def media(is_told: bool, where: Media = Media.PEOPLE) -> Media:  # noqa: FBT001 - of a column
        return Media.PROGRAMS | where if is_told else Media.PROGRAMS

    yield Column(
        _("Points"),
        lambda row: row.if_whole(row.points),
        lambda row: told_signed(row.if_whole(row.points)),
        code="points",
        may_yield=True,
        media=media(shown is not Measure.POINTS),
    )
    yield Column(
        _(HEADINGS[Measure.GAMES]),
        lambda row: row.if_whole(row.games),
        code="games",
        may_yield=True,
        media=media(Measure.GAMES in view.counted and shown is not Measure.GAMES),
    )
    yield Column(
        _(HEADINGS[Measure.RUBBERS]),
        lambda row: row.if_whole(row.rubbers),
        code="rubbers",
        may_yield=True,
        media=media(Measure.RUBBERS in view.counted and shown is not Measure.RUBBERS),
    )
    yield Column(
        _("Deals"), lambda row: row.deals, code="deals", media=Media.EVERYWHERE, may_yield=True
    )
    yield Column(
        _(HEADINGS[Measure.BEST_ROUND]),
        lambda row: row.if_whole(row.best_round),
        lambda row: told_signed(row.if_whole(row.best_round)),
        code="best_round",
        media=media(True, Media.PEOPLE if Measure.BEST_ROUND in view.counted else _CALCULATED),  # noqa: FBT003
        may_lack=True,
        may_yield=True,
    )
    yield Column(
        _("Placement points"),
        lambda row: row.if_whole(row.placement),
        lambda row: "" if row.lacking else decimal(row.placement, _),
        ColumnKind.FRACTION,
        code="placement",
        may_yield=True,
        media=media(view.ranked_by is not RankedBy.PLACEMENT, _CALCULATED),
    )
    yield Column(
        _("Referee"),
        lambda row: row.sanction,
        lambda row: signed(row.sanction) if row.sanction else "",
        ink=Ink.AMBER,
        code="sanction",
        media=Media.EVERYWHERE,
        may_lack=True,
    )


def _rounds(view: ClubStandings, _: Words) -> Columns:
    """Yield the points of each round, for programs."""

    def points(number: int) -> Callable[[ClubNightStanding], int | None]:
        return lambda row: next(
            (s.points for s in row.rounds if s.round == number and number not in row.lacking), None
        )

    for number in range(1, view.after_round + 1):
        heading = _.pgettext("tour", "Round {round}", round=number)
        code = f"round_{number}"
        yield Column(heading, points(number), code=code, media=Media.PROGRAMS)
