"""A table of a club night in words: its people, where it stands, what a deal brought."""

from collections.abc import Sequence

from whist_td.formats.club_night.games.game import Group, Length, Running, Unit
from whist_td.formats.club_night.games.humbug.rules import HumbugRunning
from whist_td.formats.club_night.games.scottish.rules import ScottishRunning
from whist_td.formats.club_night.games.whist_family.dummy import next_dummy
from whist_td.formats.club_night.games.whist_family.marking import DummyDeal
from whist_td.formats.club_night.games.whist_family.rules import WhistRunning
from whist_td.formats.club_night.games.words import SeatNames
from whist_td.formats.club_night.views.views import DealView, TableView
from whist_td.formats.club_night.words.games import by_people
from whist_td.words.words import Words


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return first names, and as much more as tells two people apart.

    >>> short_names(["Anne Côté", "Luc Roy", "Anne Cyr"])
    ('Anne Côté', 'Luc', 'Anne Cyr')
    """
    firsts = [name.split()[0] if name.split() else name for name in names]
    return tuple(
        first if firsts.count(first) == 1 else name
        for first, name in zip(firsts, names, strict=True)
    )


def table_names(view: TableView) -> tuple[str, ...]:
    """Return how the people of a table are called for short."""
    return short_names([seat.name for seat in view.seats])


def named(view: TableView) -> SeatNames:
    """Return how seats and sides are called in the words of a deal."""
    return by_people(table_names(view), view.sides)


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
            told = _("game {number} of {all}", number=running.games + 1, all=length.count)
        case Unit.RUBBERS:
            told = _("rubber {number} of {all}", number=running.rubbers + 1, all=length.count)
    return told + " · " + _.plural("{n} deal", "{n} deals", entered)


def running_words(running: Running, view: TableView, _: Words) -> str:
    """Say the score of the game being played; nothing where a game has none."""
    sides = score_sides(running, view)
    score = score_of(running)
    if not score or running.has_played(view.length):
        return ""
    names = table_names(view)
    told = " – ".join(
        f"{group_name(side, names)} {points}" for side, points in zip(sides, score, strict=True)
    )
    games = _games_won(running, names, sides, _)
    return f"{told} · {games}" if games else told


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


def _games_won(running: Running, names: Sequence[str], sides: Sequence[Group], _: Words) -> str:
    if not isinstance(running, WhistRunning) or not running.won:
        return ""
    winners = [group_name(sides[game.winner], names) for game in running.won]
    return _.plural("game won by {who}", "games won by {who}", len(winners), who=", ".join(winners))


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
    return "–".join(map(str, score_of(running)))


def _winners(won: Sequence[int], names: Sequence[str]) -> str:
    return " + ".join(name for name, each in zip(names, won, strict=True) if each)
