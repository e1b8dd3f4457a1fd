"""A table of a club night in words: its people, how far it is, and what it has scored."""

from collections.abc import Sequence
from functools import lru_cache

from whist_td.core.deal_fields import Group
from whist_td.core.names import TITLES, own_name, plain, sort_key
from whist_td.formats.club_night.games.game import Gains, Length, Running, Unit, no_gains
from whist_td.formats.club_night.views.views import DealView, PlayerRound, TableView
from whist_td.formats.club_night.words.games import by_people, deal_words, game_words, tie_words
from whist_td.formats.club_night.words.labels import signed
from whist_td.words.words import N_, Words, sentence_case

_TITLED = 2
"""A title and the word after it."""
_JOINED = 2
"""Nobody is called by more names than two: a third would fold the page at its table."""


@lru_cache
def _short_names(*names: str) -> tuple[str, ...]:
    """Return first names, and as much more as tells two people apart: asked for at each key.

    >>> _short_names("Anne Côté", "Luc Roy", "Anne Cyr")
    ('Anne Côté', 'Luc', 'Anne Cyr')
    >>> _short_names("DE LA DURANTAYE Ève-Marie", "Roy, Luc", "J. Dupont", "Rita")
    ('Ève-Marie', 'Luc', 'J. Dupont', 'Rita')
    >>> _short_names("Delvaux Émilie", "DELVAUX Émile", "Mme Hubert Rosa", "M. Hubert Léon")
    ('Delvaux Émilie', 'Émile', 'Mme Hubert', 'M. Hubert')
    >>> _short_names("DESMEDT Marie-Bernadette-Françoise", "Marie-Ève Roy")
    ('Marie-Bernadette', 'Marie-Ève')
    """
    firsts = [_first_name(name) for name in names]
    surnames = {sort_key(own_name(name))[0] for name in names}
    return tuple(
        first if firsts.count(first) == 1 and plain(first) not in surnames else name
        for first, name in zip(firsts, names, strict=True)
    )


def _first_name(name: str) -> str:
    """Return what somebody is called by, wherever it stands; the whole name for an initial.

    Who is written with a title is called by it and the word after it.
    """
    titled = own_name(name).split()
    is_titled = titled[0] == "M." or TITLES.fullmatch(plain(titled[0]).rstrip("."))
    if len(titled) > _TITLED and is_titled:
        return " ".join(titled[:_TITLED])
    _surname, given = sort_key(own_name(name))
    written = (word for word in name.replace(",", " ").split() if plain(word) == given.split()[0])
    first = next(written, name) if given else name
    if len(first.rstrip(".")) <= 1:
        return name
    return "-".join(first.split("-")[:_JOINED]) if first != name else name


def table_names(view: TableView) -> tuple[str, ...]:
    """Return how the people of a table are called for short."""
    return _short_names(*(seat.name for seat in view.seats))


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


def running_words(view: TableView, _: Words) -> str:
    """Say the score of the game being played; nothing where a game has none."""
    running, sides = view.running, view.score_sides
    if not running.score or view.running.has_played(view.length):
        return ""
    names = table_names(view)
    scores = zip(sides, running.score, strict=True)
    text = " – ".join(f"{group_name(side, names)} {points}" for side, points in scores)
    won = [group_name(sides[side], names) for side in running.games_won]
    games = _.plural("game won by {who}", "games won by {who}", len(won), who=", ".join(won))
    return " · ".join(filter(None, (text, games if won else "", tie_words(running, _))))


def outcome_words(gains: Gains | None, running: Running, view: TableView, _: Words) -> str:
    """Say where a table stands after a deal, as short as in a column: "6–4", or who won."""
    names = table_names(view)
    for won, text in (
        (gains.rubbers if gains else (), N_("rubber: {who}")),
        (gains.games if gains else (), N_("game: {who}")),
    ):
        if any(won):
            who = (name for name, each in zip(names, won, strict=True) if each)
            return _(text, who=" + ".join(who))
    score = "–".join(map(str, running.score))
    return " · ".join(filter(None, (score, tie_words(running, _))))


def company_words(played: PlayerRound, _: Words) -> str:
    """Say with whom somebody played a round, and against whom."""
    others = ", ".join(played.others)
    if not played.partners:
        return _("With {others}", others=others)
    partners = ", ".join(played.partners)
    return _("With {partners} against {others}", partners=partners, others=others)


def totals_of(view: TableView) -> Gains:
    """Return what the deals of a table gave to each seat."""
    counted = [deal.gains for deal in view.deals if deal.gains is not None]
    return sum(counted, no_gains(len(view.seats)))


def sum_words(view: TableView, _: Words) -> str:
    """Say that what some won the others lost."""
    total = sum(totals_of(view).points)
    return _("Sum of all deals: {total}", total=signed(total))


def short_deal(deal: DealView, view: TableView, _: Words) -> str:
    """Tell a deal with the names of a table, as short as it is said there."""
    named = by_people(table_names(view), view.sides)
    game = game_words(deal.deal.game)
    short = game.short(deal.deal.facts, named, len(view.sides), _)
    return sentence_case(short or deal_words(deal.deal, _, named))
