"""Deals as tables: those of a player, the results of one of them, and how often a score occurred.

Screen, sheets, web page and workbook show these, each with its own widths and letters.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

from whist_td.core.contracts import HANDS, Hand
from whist_td.formats.whiz.rules.frequency import FrequencyLine
from whist_td.formats.whiz.rules.results import Adjusted, Played
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.views.results import BoardSheet, HandWorth, PlayedDeal, PlayerSheet
from whist_td.formats.whiz.words.deals import short_outcome
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.words.listings import Cell, Column, ColumnKind, Ink, Listing, Media, R
from whist_td.words.words import Words, decimal, with_minus

NOTHING = "–"
READ = Media.SCREEN | Media.PAPER
"""Where a line says all of itself; a web page says over several lines what they share."""
RESULT, OWN_RESULT = 2, 5
"""Where results stand among the columns on a screen: of a deal, and of a player's."""


def matchpoints_text(line: FrequencyLine | None, _: Words) -> str:
    """Return matchpoints out of how many there are."""
    if line is None:
        return NOTHING
    return f"{decimal(line.full_matchpoints, _)}/{line.group.full_top}"


def percent_text(percent: Fraction | None, _: Words) -> str:
    """Return a percentage with two places, a dash where the deal does not count."""
    return NOTHING if percent is None else decimal(percent, _, 2)


def points_text(worth: HandWorth) -> str:
    """Return the points scored at the table."""
    return NOTHING if worth.points is None else with_minus(str(worth.points))


def worth_text(worth: Fraction | None, ranking: Ranking, _: Words) -> str:
    """Return what a deal counts in the ranking."""
    if worth is None:
        return NOTHING
    if ranking is Ranking.DATUM:
        return ("+" if worth > 0 else "") + decimal(worth, _, 2)
    return decimal(worth, _)


def player_deals(sheet: PlayerSheet, settings: WhizSettings, _: Words) -> Listing[PlayedDeal]:
    """Return every deal that somebody has played, with whom, and what it brought."""
    player, ranking = sheet.standing.player, settings.ranking
    is_percent = ranking is Ranking.MATCHPOINTS

    def own(deal: PlayedDeal) -> HandWorth:
        return deal.of(player)

    def counted(shown: Callable[[FrequencyLine], str]) -> Callable[[PlayedDeal], str]:
        return lambda deal: shown(line) if (line := own(deal).line) else NOTHING

    beside = READ if settings.compare is Compare.NET else Media.NOWHERE
    columns: tuple[Column[PlayedDeal], ...] = (
        *_places(_),
        Column(
            _("Deal"),
            lambda deal: deal.place.board,
            code="board",
            ink=Ink.STRONG,
        ),
        Column(
            _("Hand"),
            lambda deal: whiz_label(own(deal).hand, _),
            kind=ColumnKind.WORDS,
            code="hand",
            media=READ | Media.WORKBOOK,
        ),
        Column(
            _("With"),
            lambda deal: " · ".join(map(_called, deal.others(player))),
            lambda deal: ", ".join(other.player.name for other in deal.others(player)),
            kind=ColumnKind.WORDS,
            code="with",
            media=READ | Media.WORKBOOK,
        ),
        _result(_),
        # A workbook looks each of these up by itself.
        *(
            Column(heading, kind=ColumnKind.WORDS, code=code, media=Media.WORKBOOK)
            for code, heading in (
                ("contract", _("Contract")),
                ("declarer", _("By")),
                ("ended", _("Result")),
            )
        ),
        _points(own, _, READ | Media.PAGE | Media.WORKBOOK),
        Column(
            _("Net score"),
            shows=counted(lambda line: with_minus(str(line.score))),
            code="net",
            media=beside,
        ),
        Column(
            _("Beats"),
            shows=counted(lambda line: str(line.beaten)),
            code="beats",
            media=READ,
            may_yield=True,
        ),
        Column(
            _("Equals"),
            shows=counted(lambda line: str(line.tied)),
            code="equals",
            media=READ,
            may_yield=True,
        ),
        _matchpoints(lambda deal: own(deal).line, _, READ | Media.WORKBOOK),
        Column(_("of"), code="top", media=Media.WORKBOOK, ink=Ink.QUIET),
        Column(
            _("Percent"),
            lambda deal: own(deal).percent,
            lambda deal: percent_text(own(deal).percent, _),
            ColumnKind.DECIMAL,
            Ink.STRONG,
            "percent",
            READ | Media.PAGE | Media.WORKBOOK if is_percent else READ | Media.WORKBOOK,
            short="%",
        ),
        *([] if is_percent else [_worth(own, ranking, _)]),
    )
    return Listing(columns, sheet.deals)


def board_results(sheet: BoardSheet, _: Words) -> Listing[PlayedDeal]:
    """Return a line for every table that played a deal: who held what, and what it was worth."""
    columns = (*_places(_), _result(_), *(c for hand in HANDS for c in _hand(hand, _)))
    return Listing(columns, sheet.deals)


def frequencies(
    lines: tuple[FrequencyLine, ...], ranking: Ranking, _: Words
) -> Listing[FrequencyLine]:
    """Return how often each score of a hand occurred and what it is worth, the best first."""
    is_datum = ranking is Ranking.DATUM
    matchpoints: Column[FrequencyLine] = _matchpoints(lambda line: line, _)
    percent = Column[FrequencyLine](
        _("Percent"), shows=lambda line: percent_text(line.percent, _), short="%"
    )
    deviation = Column[FrequencyLine](
        _("Deviation"), shows=lambda line: worth_text(line.deviation, Ranking.DATUM, _)
    )
    columns: tuple[Column[FrequencyLine], ...] = (
        Column(_("Score"), lambda line: line.score, code="score", ink=Ink.STRONG),
        Column(_("Times"), lambda line: line.times, code="times"),
        Column(
            _("Beats"),
            lambda line: line.beaten,
            code="beats",
            media=READ | Media.WORKBOOK,
            may_yield=True,
        ),
        Column(_("Equals"), lambda line: line.tied, code="equals", media=Media.WORKBOOK),
        replace(matchpoints, tip=_("Matchpoints: two for each beaten, one for each tied")),
        replace(deviation if is_datum else percent, code="worth", ink=Ink.STRONG),
    )
    return Listing(columns, lines)


def _places(_: Words) -> Iterator[Column[PlayedDeal]]:
    where = READ | Media.WORKBOOK
    yield Column(
        _.pgettext("tour", "Round"),
        lambda deal: deal.place.round,
        code="round",
        media=where,
        short=_("Rd."),
    )
    yield Column(
        _("Table"), lambda deal: deal.place.table, code="table", media=where, short=_("Tb")
    )


def _result(_: Words) -> Column[PlayedDeal]:
    def shown(deal: PlayedDeal) -> Cell:
        ink = Ink.STRONG if isinstance(deal.outcome, Played) else Ink.QUIET
        reason = deal.outcome.reason if isinstance(deal.outcome, Adjusted) else ""
        return Cell(short_outcome(deal.outcome, _), ink, reason)

    return Column(
        _("Result"), shows=shown, kind=ColumnKind.WORDS, code="result", media=READ | Media.PAGE
    )


def _points(of: Callable[[R], HandWorth], _: Words, media: Media) -> Column[R]:
    return Column(
        _("Points"),
        lambda row: of(row).points,
        lambda row: points_text(of(row)),
        code="points",
        media=media,
        short=_("Pts"),
    )


def _matchpoints(
    of: Callable[[R], FrequencyLine | None], _: Words, media: Media = Media.PEOPLE
) -> Column[R]:
    """Return the matchpoints of the top; with missing results, as Neuberg's formula makes them."""

    def shown(row: R) -> Cell:
        line = of(row)
        text = matchpoints_text(line, _)
        if line is None or not line.group.has_neuberg:
            return Cell(text)
        tip = _(
            "{told}; with {held} of {expected} results, {full} by Neuberg’s formula",
            told=f"{line.matchpoints}/{line.group.top}",
            held=line.group.held,
            expected=line.group.expected,
            full=text,
        )
        return Cell(text, tip=tip)

    return Column(_("Matchpoints"), shows=shown, code="matchpoints", media=media, short=_("MP"))


def _worth(
    own: Callable[[PlayedDeal], HandWorth], ranking: Ranking, _: Words
) -> Column[PlayedDeal]:
    is_datum = ranking is Ranking.DATUM
    return Column(
        _("Deviation") if is_datum else _("Counts"),
        lambda deal: own(deal).worth,
        lambda deal: worth_text(own(deal).worth, ranking, _),
        ColumnKind.SIGNED if is_datum else ColumnKind.DECIMAL,
        Ink.STRONG,
        "worth",
        READ | Media.PAGE | Media.WORKBOOK,
    )


def _hand(hand: Hand, _: Words) -> Iterator[Column[PlayedDeal]]:
    def of(deal: PlayedDeal) -> HandWorth:
        return deal.hands[hand.index]

    yield Column(
        whiz_label(hand, _),
        lambda deal: _called(of(deal)),
        kind=ColumnKind.WORDS,
        code="who",
        media=READ | Media.PAGE,
    )
    yield _points(of, _, READ)
    yield _matchpoints(lambda deal: of(deal).line, _, Media.PAPER)
    yield Column(
        _("Percent"),
        lambda deal: of(deal).percent,
        lambda deal: percent_text(of(deal).percent, _),
        ColumnKind.DECIMAL,
        code="percent",
        media=READ,
        tip=_("What this score was worth to those who held the hand, in percent"),
        short="%",
    )


def _called(worth: HandWorth) -> str:
    return f"{worth.player.number} {worth.player.name}"
