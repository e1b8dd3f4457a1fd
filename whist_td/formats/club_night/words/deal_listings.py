"""The deals of a table and of a player as tables, on a screen, on sheets and in files."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from whist_td.formats.club_night.rules.deals import game_named
from whist_td.formats.club_night.rules.event import AT_TABLE, ClubNightEvent
from whist_td.formats.club_night.views.views import (
    ClubPlayerView,
    DealView,
    PlayerDeal,
    PlayerRound,
    TableView,
    club_table,
    keep_score,
)
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.games import doubt_sentence
from whist_td.formats.club_night.words.labels import signed
from whist_td.formats.club_night.words.seats import seat_sign
from whist_td.formats.club_night.words.tables import (
    company_words,
    outcome_words,
    short_deal,
    table_names,
)
from whist_td.words.listings import Cell, Column, ColumnKind, Ink, Listing, Media
from whist_td.words.words import Words

NONE = Cell("")
NOT_COUNTED = Cell("–", Ink.QUIET)
_READ = Media.SCREEN | Media.PAPER
_FILES = Media.PAGE | Media.WORKBOOK


@dataclass(frozen=True)
class TableLine:
    """A line of a table: a deal, what the referee took, or the sum."""

    happened: Cell
    points: tuple[Cell, ...]
    number: Cell = NONE
    after: Cell = NONE


def table_deals(view: TableView, _: Words) -> Listing[TableLine]:
    """Return the deals of a table: what happened, the running score, and what each seat has."""
    return Listing(
        tuple(_table_columns(view, _)), tuple(_deal(each, view, _) for each in view.deals)
    )


def table_sums(view: TableView, _: Words) -> Iterator[TableLine]:
    """Yield what the referee took or gave at a table, and what everybody has from it."""
    taken = [seat.score.sanction for seat in view.seats]
    if any(taken):
        reasons = _.apart(line.reason for line in view.sanctions if line.reason)
        text = _("Referee: {reasons}", reasons=reasons) if reasons else _("Referee")
        points = tuple(Cell(signed(each) if each else "", Ink.AMBER) for each in taken)
        yield TableLine(Cell(text, Ink.AMBER), points)
    sums = tuple(Cell(signed(seat.score.points), Ink.STRONG) for seat in view.seats)
    yield TableLine(Cell(_("In all"), Ink.STRONG), sums)


def _table_columns(view: TableView, _: Words) -> Iterator[Column[TableLine]]:
    yield Column(_("Deal"), shows=lambda line: line.number, code="deal", media=_READ)
    yield _happened(_, _READ)
    if view.keeps_score:
        yield _after(_)
    names = table_names(view)
    if len(names) > AT_TABLE:
        names = tuple(seat_sign(seat.seat, len(names), _) for seat in view.seats)
    for name, seat in zip(names, view.seats, strict=True):
        points = _points_of(seat.seat)
        # What happened says who won: without room, what it gave each is not beside it.
        yield Column(name, shows=points, code="points", media=_READ, tip=seat.name, may_yield=True)


def _points_of(seat: int) -> Callable[[TableLine], Cell]:
    return lambda line: line.points[seat]


def _happened(_: Words, media: Media) -> Column:
    return Column(
        _("What happened"),
        shows=lambda line: line.happened,
        kind=ColumnKind.WORDS,
        code="happened",
        media=media,
    )


def _after(_: Words) -> Column:
    return Column(
        _("After the deal"),
        shows=lambda line: line.after,
        kind=ColumnKind.WORDS,
        code="after",
        media=_READ,
        tip=_("The score of the table after the deal"),
    )


def _deal(deal: DealView, view: TableView, _: Words) -> TableLine:
    text, number = short_deal(deal, view, _), str(deal.place.deal)
    if deal.gains is None:
        tip = _("After the end of the table: it does not count.")
        none = (NOT_COUNTED,) * len(view.seats)
        return TableLine(Cell(text, Ink.QUIET, tip), none, Cell(number, Ink.QUIET), NOT_COUNTED)
    happened, played = Cell(text), deal.gains.deals
    if deal.doubts:
        doubts = " ".join(doubt_sentence(doubt, _) for doubt in deal.doubts)
        if game_named(deal.deal.game).at_fault(deal.deal.facts) is not None:
            doubts = f"{doubts} → {_('Referee…')}"
        happened = Cell(f"{text} · {doubts}", Ink.AMBER, f"{text}. {doubts}")
    points = tuple(
        Cell(signed(each) if here or not any(played) else "–", Ink.PLAIN if each else Ink.QUIET)
        for each, here in zip(deal.gains.points, played, strict=True)
    )
    after = Cell(outcome_words(deal.gains, deal.running, view, _), Ink.QUIET)
    return TableLine(happened, points, Cell(number, Ink.STRONG), after)


@dataclass(frozen=True)
class PlayerLine:
    """A line of a player: a round with those at the table, a deal, or what the referee took."""

    happened: Cell
    points: Cell = NONE
    round: Cell = NONE
    table: Cell = NONE
    deal: Cell = NONE
    after: Cell = NONE
    total: Cell = NONE


def player_deals(event: ClubNightEvent, view: ClubPlayerView, _: Words) -> Listing[PlayerLine]:
    """Return a line for each round of a player, and one for each of its deals."""
    columns = player_columns(
        _, keeps_score=keep_score(deal.view for played in view.rounds for deal in played.deals)
    )
    rows = (line for played in view.rounds for line in _round(event, played, _))
    return Listing(columns, tuple(rows))


def player_columns(_: Words, *, keeps_score: bool = False) -> tuple[Column[PlayerLine], ...]:
    """Return what is told of a player's deals."""
    place = Media.SCREEN | Media.WORKBOOK
    return (
        Column(
            _.pgettext("tour", "Round"), shows=lambda line: line.round, code="round", media=place
        ),
        Column(_("Table"), shows=lambda line: line.table, code="table", media=place, short=_("Tb")),
        Column(_("Deal"), shows=lambda line: line.deal, code="deal", media=Media.SCREEN | _FILES),
        _happened(_, Media.SCREEN | _FILES),
        *([_after(_)] if keeps_score else []),
        Column(
            _("Points"), shows=lambda line: line.points, code="points", media=Media.SCREEN | _FILES
        ),
        Column(_("Total"), shows=lambda line: line.total, code="total", media=Media.SCREEN),
    )


def _round(event: ClubNightEvent, played: PlayerRound, _: Words) -> Iterator[PlayerLine]:
    number, total = Cell(str(played.round), Ink.STRONG), Cell(signed(played.total), Ink.STRONG)
    if played.score is None:
        out = Cell(_("sits out this round"), Ink.QUIET)
        yield PlayerLine(out, round=number, total=total)
        return
    points = Cell(signed(played.score.points), Ink.STRONG)
    table = Cell(str(played.score.table), Ink.STRONG)
    company = Cell(company_words(played, _), Ink.STRONG)
    yield PlayerLine(company, points, number, table, total=total)
    for line in played.sanctions:
        text = _("Referee: {what}", what=sanction_words(line, _))
        yield PlayerLine(Cell(text, Ink.AMBER), Cell(signed(-line.points)))
    for deal in played.deals:
        yield _player_deal(event, played, deal, _)


def _player_deal(
    event: ClubNightEvent, played: PlayerRound, deal: PlayerDeal, _: Words
) -> PlayerLine:
    place = deal.view.place
    view = club_table(event, place.round, place.table)
    counts = deal.view.gains is not None and bool(deal.view.gains.deals[deal.seat])
    return PlayerLine(
        Cell(short_deal(deal.view, view, _)),
        Cell("–" if deal.points is None or not counts else signed(deal.points)),
        Cell(str(played.round), Ink.QUIET),
        Cell(str(place.table), Ink.QUIET),
        Cell(str(place.deal)),
        Cell(outcome_words(deal.view.gains, deal.view.running, view, _), Ink.QUIET),
    )
