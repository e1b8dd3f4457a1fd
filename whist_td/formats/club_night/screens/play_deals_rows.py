"""The deals of a table as a table to read: each deal, what it gave, and where the table stood."""

from collections.abc import Sequence

from whist_td.formats.club_night.games.game import Gains, no_gains
from whist_td.formats.club_night.games.scottish.rules import ScottishDeal
from whist_td.formats.club_night.games.solo_family.contracts import SoloDeal
from whist_td.formats.club_night.rules.settings import AT_TABLE
from whist_td.formats.club_night.screens.play_words import (
    after_words,
    group_name,
    named,
    score_of,
    table_names,
)
from whist_td.formats.club_night.views.views import DealView, TableView
from whist_td.formats.club_night.words.games import deal_words, doubt_sentence, game_label
from whist_td.formats.club_night.words.labels import signed
from whist_td.kit.text_table import Cell, Ink, TextColumn
from whist_td.words.words import Words, sentence_case

Row = tuple[Cell, ...]


def deal_columns(view: TableView, _: Words) -> tuple[TextColumn, ...]:
    """Return the headings: the deal, what happened, each person, and the running score."""
    people = zip(_people(view), view.seats, strict=True)
    columns = (
        TextColumn(_("Deal")),
        TextColumn(_("What happened"), is_words=True),
        *(TextColumn(name, tip=seat.name) for name, seat in people),
    )
    after = TextColumn(_("After it"), is_words=True, tip=_("Where the table stood after the deal"))
    return (*columns, after) if _has_score(view) else columns


def _people(view: TableView) -> tuple[str, ...]:
    """Return the headings of the seats: where there are many, the keys by which they are told."""
    names = table_names(view)
    if len(names) <= AT_TABLE:
        return names
    return tuple(str(seat.seat + 1) for seat in view.seats)


def deal_rows(view: TableView, _: Words) -> tuple[Row, ...]:
    """Return a line for each deal of a table."""
    return tuple(_row(deal, view, _) for deal in view.deals)


def total_row(view: TableView, _: Words) -> Row:
    """Return what everybody has from the table, the jury's points included."""
    points = tuple(Cell(signed(seat.score.points), Ink.STRONG) for seat in view.seats)
    last = (Cell(""),) if _has_score(view) else ()
    return (Cell(""), Cell(_("In all"), Ink.STRONG), *points, *last)


def jury_rows(view: TableView, _: Words) -> tuple[Row, ...]:
    """Return a line for what the jury took or gave at a table, where it did."""
    taken = [seat.score.sanction for seat in view.seats]
    if not any(taken):
        return ()
    reasons = _.apart(line.reason for line in view.sanctions if line.reason)
    told = _("Jury: {reasons}", reasons=reasons) if reasons else _("Jury")
    points = tuple(Cell(signed(each) if each else "", Ink.AMBER) for each in taken)
    last = (Cell(""),) if _has_score(view) else ()
    return ((Cell(""), Cell(told, Ink.AMBER), *points, *last),)


def totals_of(view: TableView) -> Gains:
    """Return what the deals of a table gave to each seat."""
    counted = [deal.gains for deal in view.deals if deal.gains is not None]
    return sum(counted, no_gains(len(view.seats)))


def sum_words(view: TableView, _: Words) -> str:
    """Say that what some won the others lost."""
    total = sum(totals_of(view).points)
    return _("Sum of all deals: {total}", total=signed(total))


def _has_score(view: TableView) -> bool:
    return bool(score_of(view.running)) or any(
        deal.gains and any(deal.gains.games) for deal in view.deals
    )


def _row(deal: DealView, view: TableView, _: Words) -> Row:
    told = sentence_case(short_deal(deal, view, _))
    last = (Cell(after_words(deal, view, _), Ink.QUIET),) if _has_score(view) else ()
    if deal.gains is None:
        said = _("After the end of the table: it does not count.")
        none = tuple(Cell("–", Ink.QUIET) for _seat in view.seats)
        return (Cell(str(deal.place.deal), Ink.QUIET), Cell(told, Ink.QUIET, said), *none, *last)
    return (
        Cell(str(deal.place.deal), Ink.STRONG),
        _told(told, deal, _),
        *_points(deal.gains.points, deal.gains.deals),
        *last,
    )


def short_deal(deal: DealView, view: TableView, _: Words) -> str:
    """Tell a deal; of solo whist as short as it is said: "solo · Anne · 7 tricks"."""
    facts, names = deal.deal.facts, table_names(view)
    if isinstance(facts, ScottishDeal):
        return _captured(facts, view, _)
    if not isinstance(facts, SoloDeal) or not facts.attackers:
        return deal_words(deal.deal, _, named(view))
    contract = game_label(getattr(facts, "contract"), _)  # noqa: B009 - each game has its own
    told = [contract.partition(" (")[0], group_name(facts.attackers, names)]
    if facts.tricks is not None:
        told.append(_.plural("{n} trick", "{n} tricks", facts.tricks))
    elif set(facts.made) == set(facts.attackers):
        told.append(_("made"))
    elif facts.made:
        told.append(_("made: {who}", who=group_name(facts.made, names)))
    else:
        told.append(_("not made"))
    return " · ".join(told)


def _captured(facts: ScottishDeal, view: TableView, _: Words) -> str:
    """Tell who took which of the five trumps: "Anne + Rita: J 10"."""
    letters = {"jack": _("J"), "ace": _("A"), "king": _("K"), "queen": _("Q"), "ten": "10"}
    names, told = table_names(view), []
    for number, side in enumerate(view.sides):
        taken = [letter for card, letter in letters.items() if getattr(facts, card) == number]
        who, cards = group_name(side, names), " ".join(taken) or "–"
        if facts.cards:
            counted = facts.cards[number]
            cards += " (" + _.plural("{n} card", "{n} cards", counted) + ")"
        told.append(_("{who}: {cards}", who=who, cards=cards))
    if facts.revoker is not None:
        revoker = group_name(view.sides[facts.revoker], names)
        told.append(_("revoked: {who}", who=revoker))
    return " · ".join(told)


def _told(told: str, deal: DealView, _: Words) -> Cell:
    if not deal.doubts:
        return Cell(told)
    doubts = " ".join(doubt_sentence(doubt, _) for doubt in deal.doubts)
    return Cell(f"{told}  (?)", Ink.AMBER, f"{told}. {doubts}")


def _points(points: Sequence[int], played: Sequence[int]) -> tuple[Cell, ...]:
    is_played = any(played)
    return tuple(
        Cell(signed(each) if here or not is_played else "–", Ink.PLAIN if each else Ink.QUIET)
        for each, here in zip(points, played, strict=True)
    )
