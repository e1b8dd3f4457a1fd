"""What the results show row by row: the standings in large, and a player's whole evening."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent, RankedBy
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.screens.deal_rows import after_words, score_of, short_deal
from whist_td.formats.club_night.views.views import (
    ClubPlayerView,
    ClubStandings,
    PlayerDeal,
    PlayerRound,
    club_standings_and_before,
    club_table,
)
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.labels import (
    club_tie_sentence,
    score_heading,
    score_words,
    signed,
)
from whist_td.kit.stylesheet import HEADING
from whist_td.kit.text_table import Cell, Ink, TextColumn
from whist_td.stages.results_pages import moved_cell
from whist_td.words.labels import shared_ranks, tied_words
from whist_td.words.words import Words, amount_of_points, decimal, sentence_case

Row = tuple[Cell, ...]
AFTER = 4
"""The place of the running score in a row."""


def player_columns(view: ClubPlayerView, _: Words) -> tuple[TextColumn, ...]:
    """Return the headings of a player's evening."""
    after = TextColumn(
        _("After the deal"), is_words=True, tip=_("The score of the table after the deal")
    )
    return (
        TextColumn(_.pgettext("tour", "Round")),
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
        text = _("Referee: {what}", what=sanction_words(line, _))
        yield none, none, none, Cell(text, Ink.AMBER), none, Cell(signed(-line.points)), none
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


@dataclass(frozen=True)
class MovedStandings:
    """The standings as of a round, and the ranks of the round before."""

    view: ClubStandings
    before: Mapping[int, int]


def moved_standings(evening: ClubNightEvent, after_round: int) -> MovedStandings:
    """Return the standings as they stood after a round."""
    return MovedStandings(*club_standings_and_before(evening, after_round))


def standing_columns(
    evening: ClubNightEvent, view: ClubStandings, _: Words
) -> tuple[TextColumn, ...]:
    """Return the headings of the standings: what ranks, then what this game counts besides."""
    return (
        TextColumn(_("Rank"), part=HEADING),
        TextColumn(_("Places"), may_lack=True, short="▲▼", is_spare=True),
        TextColumn(_("Player"), is_words=True, part=HEADING),
        TextColumn(score_heading(view, _), part=HEADING),
        *(TextColumn(heading) for heading, _value in _others(evening, view, None, _)),
        TextColumn(_("Deals")),
        TextColumn(_("Best round"), may_lack=True),
        TextColumn(_("Referee"), may_lack=True),
        TextColumn(_("If scores are equal"), is_words=True, may_lack=True),
    )


def standing_rows(evening: ClubNightEvent, standings: MovedStandings, _: Words) -> tuple[Row, ...]:
    """Return the lines of the standings."""
    shared = shared_ranks(standings.view.rows)
    return tuple(
        _standing_row(evening, standings, row, _, is_shared=row.rank in shared)
        for row in standings.view.rows
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


def _standing_row(
    evening: ClubNightEvent,
    standings: MovedStandings,
    row: ClubNightStanding,
    _: Words,
    *,
    is_shared: bool,
) -> Row:
    best = "" if row.best_round is None else signed(row.best_round)
    is_tied = is_shared and row.score is not None
    return (
        Cell(str(row.rank), Ink.STRONG),
        moved_cell(standings.before.get(row.player, row.rank) - row.rank, _),
        Cell(" + ".join(row.names)),
        Cell(score_words(row.score, standings.view, _), Ink.STRONG),
        *(Cell(value) for _heading, value in _others(evening, standings.view, row, _)),
        Cell(str(row.deals), Ink.QUIET),
        Cell(best),
        Cell(signed(row.sanction) if row.sanction else "", Ink.AMBER),
        Cell(sentence_case(tied_words(club_tie_sentence(row, _), _, is_shared=is_tied)), Ink.QUIET),
    )
