"""A table of a club night in words: its people, where it stands, and its deals row by row."""

from collections.abc import Iterable, Sequence

from whist_td.core.deal_fields import Group
from whist_td.core.names import own_name, plain, sort_key
from whist_td.formats.club_night.games.game import Gains, Length, Running, Unit, no_gains
from whist_td.formats.club_night.games.humbug.rules import HumbugRunning
from whist_td.formats.club_night.games.scottish.rules import ScottishDeal, ScottishRunning
from whist_td.formats.club_night.games.solo_family.contracts import SoloDeal
from whist_td.formats.club_night.games.whist_family.dummy import next_dummy
from whist_td.formats.club_night.games.whist_family.marking import DummyDeal
from whist_td.formats.club_night.games.whist_family.rules import WhistRunning
from whist_td.formats.club_night.rules.event import AT_TABLE
from whist_td.formats.club_night.views.views import DealView, TableView
from whist_td.formats.club_night.words.games import (
    by_people,
    deal_words,
    doubt_sentence,
    game_label,
    tie_words,
)
from whist_td.formats.club_night.words.labels import signed
from whist_td.formats.club_night.words.seats import seat_sign
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.words import Words, sentence_case


def _short_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return first names, and as much more as tells two people apart.

    >>> _short_names(["Anne Côté", "Luc Roy", "Anne Cyr"])
    ('Anne Côté', 'Luc', 'Anne Cyr')
    >>> _short_names(["DE LA DURANTAYE Ève-Marie", "Roy, Luc", "J. Dupont", "Rita"])
    ('Ève-Marie', 'Luc', 'J. Dupont', 'Rita')
    """
    firsts = [_first_name(name) for name in names]
    return tuple(
        first if firsts.count(first) == 1 else name
        for first, name in zip(firsts, names, strict=True)
    )


def _first_name(name: str) -> str:
    """Return what somebody is called by, wherever it stands; the whole name for an initial."""
    _surname, given = sort_key(own_name(name))
    written = (word for word in name.replace(",", " ").split() if plain(word) == given.split()[0])
    first = next(written, name) if given else name
    return first if len(first.rstrip(".")) > 1 else name


def table_names(view: TableView) -> tuple[str, ...]:
    """Return how the people of a table are called for short."""
    return _short_names([seat.name for seat in view.seats])


def group_name(group: Group, names: Sequence[str]) -> str:
    """Return a side by its people."""
    return " + ".join(names[seat] for seat in group)


def progress_words(running: Running, length: Length, entered: int, _: Words) -> str:
    """Say how far a table is."""
    if running.has_played(length):
        return _("finished")
    match length.unit:
        case Unit.DEALS:
            return _.plural(
                "{n} of {all} deals", "{n} of {all} deals", running.deals, all=length.count
            )
        case Unit.GAMES:
            text = _("game {number} of {all}", number=running.games + 1, all=length.count)
        case Unit.RUBBERS:
            text = _("rubber {number} of {all}", number=running.rubbers + 1, all=length.count)
    return text + " · " + _.plural("{n} deal", "{n} deals", entered)


def running_words(running: Running, view: TableView, _: Words) -> str:
    """Say the score of the game being played; nothing where a game has none."""
    sides = score_sides(running, view)
    score = score_of(running)
    if not score or running.has_played(view.length):
        return ""
    names = table_names(view)
    text = " – ".join(
        f"{group_name(side, names)} {points}" for side, points in zip(sides, score, strict=True)
    )
    games = ""
    if isinstance(running, WhistRunning) and running.won:
        won = [group_name(sides[game.winner], names) for game in running.won]
        games = _.plural("game won by {who}", "games won by {who}", len(won), who=", ".join(won))
    return " · ".join(filter(None, (text, games, tie_words(running, _))))


def score_of(running: Running) -> tuple[int, ...]:
    """Return the score of the game being played, by side."""
    match running:
        case WhistRunning() | ScottishRunning() | HumbugRunning():
            return running.score
    return ()


def score_sides(running: Running, view: TableView) -> tuple[Group, ...]:
    """Return the sides whose score is told; with a dummy, one against the others."""
    if isinstance(running, WhistRunning) and len(view.sides) > len(running.score):
        return DummyDeal(dummy=next_dummy(running)).sides(running.players)
    return view.sides


def after_words(deal: DealView, view: TableView, _: Words) -> str:
    """Say where the table stood after a deal, as short as in a column: "6–4", or who won."""
    return outcome_words(deal.gains, deal.running, view, _)


def outcome_words(gains: object, running: Running, view: TableView, _: Words) -> str:
    """Say the running score after a deal, or the game or rubber that it ended."""
    rubbers, games = getattr(gains, "rubbers", ()), getattr(gains, "games", ())
    names = table_names(view)
    if any(rubbers):
        return _("rubber: {who}", who=_winners(rubbers, names))
    if any(games):
        return _("game: {who}", who=_winners(games, names))
    score = "–".join(map(str, score_of(running)))
    return " · ".join(filter(None, (score, tie_words(running, _))))


def _winners(won: Sequence[int], names: Sequence[str]) -> str:
    return " + ".join(name for name, each in zip(names, won, strict=True) if each)


Row = tuple[Cell, ...]


def deal_columns(view: TableView, _: Words) -> tuple[Column, ...]:
    """Return the headings: the deal, what happened, each person, and the running score."""
    names, seats = table_names(view), view.seats
    if len(names) > AT_TABLE:  # where there are many, the keys by which they are told
        names = tuple(seat_sign(seat.seat, len(names), _) for seat in seats)
    return (
        Column(_("Deal")),
        Column(_("What happened"), kind=ColumnKind.WORDS),
        *(Column(name, tip=seat.name) for name, seat in zip(names, seats, strict=True)),
        *((after_column(_),) if _has_score(view) else ()),
    )


def after_column(_: Words) -> Column:
    """Return the heading of the running score."""
    tip = _("The score of the table after the deal")
    return Column(_("After the deal"), kind=ColumnKind.WORDS, tip=tip)


def have_score(deals: Iterable[DealView]) -> bool:
    """Tell whether the game keeps a score from deal to deal, beside the points."""
    return any(score_of(deal.running) or (deal.gains and any(deal.gains.games)) for deal in deals)


def _has_score(view: TableView) -> bool:
    return bool(score_of(view.running)) or have_score(view.deals)


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
    text = _("Referee: {reasons}", reasons=reasons) if reasons else _("Referee")
    points = tuple(Cell(signed(each) if each else "", Ink.AMBER) for each in taken)
    last = (Cell(""),) if _has_score(view) else ()
    return ((Cell(""), Cell(text, Ink.AMBER), *points, *last),)


def totals_of(view: TableView) -> Gains:
    """Return what the deals of a table gave to each seat."""
    counted = [deal.gains for deal in view.deals if deal.gains is not None]
    return sum(counted, no_gains(len(view.seats)))


def sum_words(view: TableView, _: Words) -> str:
    """Say that what some won the others lost."""
    total = sum(totals_of(view).points)
    return _("Sum of all deals: {total}", total=signed(total))


def _row(deal: DealView, view: TableView, _: Words) -> Row:
    text = sentence_case(short_deal(deal, view, _))
    last = (Cell(after_words(deal, view, _), Ink.QUIET),) if _has_score(view) else ()
    if deal.gains is None:
        tip = _("After the end of the table: it does not count.")
        none = tuple(Cell("–", Ink.QUIET) for _seat in view.seats)
        return (Cell(str(deal.place.deal), Ink.QUIET), Cell(text, Ink.QUIET, tip), *none, *last)
    happened, played = Cell(text), deal.gains.deals
    if deal.doubts:
        doubts = " ".join(doubt_sentence(doubt, _) for doubt in deal.doubts)
        if isinstance(deal.deal.facts, SoloDeal):
            doubts = f"{doubts} → {_('Referee…')}"
        happened = Cell(f"{text} · {doubts}", Ink.AMBER, f"{text}. {doubts}")
    points = tuple(
        Cell(signed(each) if here or not any(played) else "–", Ink.PLAIN if each else Ink.QUIET)
        for each, here in zip(deal.gains.points, played, strict=True)
    )
    return (Cell(str(deal.place.deal), Ink.STRONG), happened, *points, *last)


def short_deal(deal: DealView, view: TableView, _: Words) -> str:
    """Tell a deal; of solo whist as short as it is said: "solo · Anne · 7 tricks"."""
    facts, names = deal.deal.facts, table_names(view)
    if isinstance(facts, ScottishDeal):
        return _captured(facts, view, _)
    if not isinstance(facts, SoloDeal) or not facts.attackers:
        return deal_words(deal.deal, _, by_people(table_names(view), view.sides))
    contract = game_label(getattr(facts, "contract"), _)  # noqa: B009 - each game has its own
    parts = [contract.partition(" (")[0], group_name(facts.attackers, names)]
    if facts.tricks is not None:
        parts.append(_.plural("{n} trick", "{n} tricks", facts.tricks))
    elif set(facts.made) == set(facts.attackers):
        parts.append(_("made"))
    elif facts.made:
        parts.append(_("made: {who}", who=group_name(facts.made, names)))
    else:
        parts.append(_("not made"))
    return " · ".join(parts)


def _captured(facts: ScottishDeal, view: TableView, _: Words) -> str:
    """Tell who took which of the five trumps: "Anne + Rita: J 10"."""
    letters = {"jack": _("J"), "ace": _("A"), "king": _("K"), "queen": _("Q"), "ten": "10"}
    names, parts = table_names(view), []
    for number, side in enumerate(view.sides):
        taken = [letter for card, letter in letters.items() if getattr(facts, card) == number]
        who, cards = group_name(side, names), " ".join(taken) or "–"
        if facts.cards:
            counted = facts.cards[number]
            cards += " (" + _.plural("{n} card", "{n} cards", counted) + ")"
        parts.append(_("{who}: {cards}", who=who, cards=cards))
    if facts.revoker is not None:
        revoker = group_name(view.sides[facts.revoker], names)
        parts.append(_("revoked: {who}", who=revoker))
    return " · ".join(parts)
