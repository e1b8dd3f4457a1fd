"""A player of a club night in full: every round, every deal, and how the score comes about."""

from collections.abc import Iterator

from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import RankedBy
from whist_td.formats.club_night.screens.play_deals_rows import short_deal
from whist_td.formats.club_night.screens.play_words import after_words, score_of
from whist_td.formats.club_night.views.views import (
    ClubPlayerView,
    ClubStandings,
    PlayerDeal,
    PlayerRound,
    club_table,
)
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.labels import score_heading, score_words, signed
from whist_td.kit.text_table import Cell, Ink, TextColumn
from whist_td.words.words import Words, sentence_case

Row = tuple[Cell, ...]
AFTER = 4
"""The place of the running score in a row."""


def player_columns(view: ClubPlayerView, _: Words) -> tuple[TextColumn, ...]:
    """Return the headings of a player's evening."""
    after = TextColumn(_("After it"), is_words=True, tip=_("Where the table stood after the deal"))
    return (
        TextColumn(_("Round no.")),
        TextColumn(_("Tb"), tip=_("Table")),
        TextColumn(_("Deal")),
        TextColumn(_("What happened"), is_words=True),
        *((after,) if _has_score(view) else ()),
        TextColumn(_("Points")),
        TextColumn(_("Total")),
    )


def player_rows(evening: ClubNightEvent, view: ClubPlayerView, _: Words) -> tuple[Row, ...]:
    """Return a line for each round, and one for each of its deals."""
    rows = (row for each in view.rounds for row in _round_rows(evening, each, _))
    if _has_score(view):
        return tuple(rows)
    return tuple((*row[:AFTER], *row[AFTER + 1 :]) for row in rows)


def _has_score(view: ClubPlayerView) -> bool:
    """Tell whether the game keeps a score from deal to deal, beside the points."""
    deals = (deal.view for played in view.rounds for deal in played.deals)
    return any(score_of(deal.running) or (deal.gains and any(deal.gains.games)) for deal in deals)


def _round_rows(evening: ClubNightEvent, played: PlayerRound, _: Words) -> Iterator[Row]:
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
        told = _("Jury: {what}", what=sanction_words(line, _))
        yield none, none, none, Cell(told, Ink.AMBER), none, Cell(signed(-line.points)), none
    for deal in played.deals:
        yield _deal_row(evening, played, deal, _)


def _deal_row(evening: ClubNightEvent, played: PlayerRound, deal: PlayerDeal, _: Words) -> Row:
    place = deal.view.place
    view = club_table(evening, place.round, place.table)
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


def player_sentence(view: ClubPlayerView, told: ClubStandings, _: Words) -> str:
    """Say how a player's score comes about."""
    row = view.standing
    if row.score is None:
        return _("No deal counts yet.")
    deals = _.plural("{n} deal", "{n} deals", row.deals)
    said = _("{deals}, {points} points in all.", deals=deals, points=signed(row.points))
    is_same = told.ranked_by is RankedBy.POINTS and told.measure is Measure.POINTS
    heading, figure = score_heading(told, _), score_words(row.score, told, _)
    score = "" if is_same else _("{heading}: {score}.", heading=heading, score=figure)
    jury = _("Of it the jury: {points}.", points=signed(row.sanction)) if row.sanction else ""
    return " ".join(filter(None, (said, score, jury)))
