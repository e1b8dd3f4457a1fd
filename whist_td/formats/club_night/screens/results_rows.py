"""What the results show row by row: the standings in large, and a player's whole evening."""

from collections.abc import Iterator

from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent, RankedBy
from whist_td.formats.club_night.screens.deal_rows import after_words, score_of, short_deal
from whist_td.formats.club_night.views.views import (
    ClubPlayerView,
    ClubStandings,
    PlayerDeal,
    PlayerRound,
    club_table,
)
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.labels import (
    score_heading,
    score_words,
    signed,
)
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.words import Words, amount_of_points, sentence_case

Row = tuple[Cell, ...]
AFTER = 4
"""The place of the running score in a row."""


def player_columns(view: ClubPlayerView, _: Words) -> tuple[Column, ...]:
    """Return the headings of a player's evening."""
    after = Column(
        _("After the deal"), kind=ColumnKind.WORDS, tip=_("The score of the table after the deal")
    )
    return (
        Column(_.pgettext("tour", "Round")),
        Column(_("Tb"), tip=_("Table")),
        Column(_("Deal")),
        Column(_("What happened"), kind=ColumnKind.WORDS),
        *((after,) if _has_score(view) else ()),
        Column(_("Points")),
        Column(_("Total")),
    )


def player_rows(event: ClubNightEvent, view: ClubPlayerView, _: Words) -> tuple[Row, ...]:
    """Return a line for each round, and one for each of its deals."""
    rows = (row for each in view.rounds for row in _round_rows(event, each, _))
    if _has_score(view):
        return tuple(rows)
    return tuple((*row[:AFTER], *row[AFTER + 1 :]) for row in rows)


def _has_score(view: ClubPlayerView) -> bool:
    """Tell whether the game keeps a score from deal to deal, beside the points."""
    deals = (deal.view for played in view.rounds for deal in played.deals)
    return any(score_of(deal.running) or (deal.gains and any(deal.gains.games)) for deal in deals)


def _round_rows(event: ClubNightEvent, played: PlayerRound, _: Words) -> Iterator[Row]:
    number = Cell(str(played.round), Ink.STRONG)
    none = Cell("")
    total = Cell(signed(played.total), Ink.STRONG)
    if played.score is None:
        yield number, none, none, Cell(_("sits out this round"), Ink.QUIET), none, none, total
        return
    points = Cell(signed(played.score.points), Ink.STRONG)
    table = Cell(str(played.score.table), Ink.STRONG)
    yield number, table, none, Cell(_company(played, _), Ink.STRONG), none, points, total
    for line in played.sanctions:
        text = _("Referee: {what}", what=sanction_words(line, _))
        yield none, none, none, Cell(text, Ink.AMBER), none, Cell(signed(-line.points)), none
    for deal in played.deals:
        yield _deal_row(event, played, deal, _)


def _deal_row(event: ClubNightEvent, played: PlayerRound, deal: PlayerDeal, _: Words) -> Row:
    place = deal.view.place
    view = club_table(event, place.round, place.table)
    counts = deal.view.gains is not None and bool(deal.view.gains.deals[deal.seat])
    points = "–" if deal.points is None or not counts else signed(deal.points)
    return (
        Cell(str(played.round), Ink.QUIET),
        Cell(str(place.table), Ink.QUIET),
        Cell(str(place.deal)),
        Cell(sentence_case(short_deal(deal.view, view, _))),
        Cell(after_words(deal.view, view, _), Ink.QUIET),
        Cell(points),
        Cell(""),
    )


def _company(played: PlayerRound, _: Words) -> str:
    others = ", ".join(played.others)
    if not played.partners:
        return _("With {others}", others=others)
    partners = ", ".join(played.partners)
    return _("With {partners} against {others}", partners=partners, others=others)


def player_sentence(view: ClubPlayerView, standings: ClubStandings, _: Words) -> str:
    """Say how a player's score comes about."""
    row = view.standing
    if row.score is None:
        return _("No deal counts yet.")
    deals = _.plural("{n} deal", "{n} deals", row.deals)
    total = amount_of_points(row.points, _, signed(row.points))
    sentence = _("{deals}, {points} in all.", deals=deals, points=total)
    is_same = standings.ranked_by is RankedBy.POINTS and standings.measure is Measure.POINTS
    heading, figure = score_heading(standings, _), score_words(row.score, standings, _)
    score = "" if is_same else _("{heading}: {score}.", heading=heading, score=figure)
    jury = _("Including penalties: {points}.", points=signed(row.sanction)) if row.sanction else ""
    return " ".join(filter(None, (sentence, score, jury)))
