"""How a score sheet is filled in: a few lines in its margin, for each game its own."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from whist_td.formats.club_night.games.scottish import DEAL_POINTS, PACK, ScottishSettings
from whist_td.formats.club_night.games.whip import (
    ACES,
    CARDS,
    SPADES,
    LastCards,
    Tied,
    WhipSettings,
)
from whist_td.formats.club_night.games.whist.favorite import (
    Doubled,
    DrawnFor,
    FavouriteSettings,
)
from whist_td.formats.club_night.games.whist.settings import Slam, WhistSettings
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.settings import AT_TABLE
from whist_td.words.words import Words

Notes = Iterator[str]


def sheet_notes(choice: GameChoice, players: int, _: Words) -> tuple[str, ...]:
    """Return the notes for a table of so many players."""
    match choice.options:
        case WhistSettings():
            return tuple(_whist(choice, players, _))
        case ScottishSettings():
            return tuple(_scottish(choice.options, players, _))
    teller = _NOTES.get(choice.code, _solo)
    return tuple(teller(choice.options, players, _))


def _whist(choice: GameChoice, players: int, _: Words) -> Notes:
    settings: WhistSettings = choice.options  # type: ignore[assignment]  # the caller has looked
    if choice.code == "dummy":
        yield _(
            "A is who plays with the dummy, B the two others. Alone against two, A wins or loses "
            "twice what each of them does."
        )
    yield _("Tricks: write those of A only; B has the rest of the 13.")
    if settings.has_honours:
        yield _("Mark in this order: revokes, tricks, honours. Stop at {n}.", n=settings.target)
    else:
        yield _("Mark in this order: revokes, tricks. Stop at {n}.", n=settings.target)
    yield _("A revoke that is taken off the score instead: write 1 E.")
    if settings.calls_honours:
        wanted = settings.target - settings.three_honours
        yield _("Won at {n} by showing three honours: write H for the tricks.", n=wanted)
    if settings.slam is Slam.CHIPS:
        yield _("Slam: counters only; no trick or honour is marked for that deal.")
    if isinstance(settings, FavouriteSettings):
        yield from _favourite(settings, _)
    if choice.code not in ("favorite", "dummy") and settings.is_rubber and players:
        yield _("After each game, draw a line and begin the score again at 0.")


def _favourite(settings: FavouriteSettings, _: Words) -> Notes:
    if settings.drawn_for is DrawnFor.GAME:
        yield _("Circle the favourite in the first deal of each game, the trump in every deal.")
    else:
        yield _("Circle the favourite in the first deal of each rubber, the trump in every deal.")
    if settings.doubles is Doubled.EVERYTHING:
        yield _("Trump and favourite the same: tricks, honours, revokes and slam count double.")
    else:
        yield _("Trump and favourite the same: tricks and honours count double.")


def _scottish(settings: ScottishSettings, players: int, _: Words) -> Notes:
    together = players == AT_TABLE and settings.has_partners
    if together or players < len("ABC"):
        yield _("Under each card, write who captured it: A or B.")
    else:
        yield _("Under each card, write who captured it: the sign of the seat.")
    yield _("The five trumps make {n} points in every deal.", n=DEAL_POINTS)
    if settings.cards_count:
        yield _("The cards taken make {n} in every deal.", n=PACK)
    if settings.revoke_loses:
        yield _("Whoever revokes loses the game at once: write who.")


def _humbug(_settings: object, _players: int, _: Words) -> Notes:
    yield _("Tick who changed hands; the dealer who changes loses the turned trump.")
    yield _("Tricks: write those of A only; B has the rest of the 13.")
    yield _("Tricks count first; honours only while nobody has won.")
    yield _("After each game, draw a line and begin the score again at 0.")


def _whip(settings: WhipSettings, _players: int, _: Words) -> Notes:
    if settings.last_cards is LastCards.LAST_TAKER:
        yield _(
            "Check before you hand in: aces {aces}, cards {cards}, spades {spades}.",
            aces=ACES,
            cards=CARDS,
            spades=SPADES,
        )
    else:
        yield _("Cards taken and cards left on the table make {cards}.", cards=CARDS)
    if settings.tied is Tied.NOBODY:
        yield _("Most cards and most spades: 2 points only to one who has more than anybody.")
    else:
        yield _("Most cards and most spades: those who tie have 1 point each.")
    if settings.last_cards is LastCards.LAST_TAKER:
        yield _("Cards left on the table at the end go to whoever took last.")


def _solo(settings: Any, players: int, _: Words) -> Notes:  # noqa: ANN401 - both games of solo
    if players > AT_TABLE:
        yield _("At a table of five the dealer sits out.")
    if settings.passed_deal_counts:
        yield _("All passed: write a dash. No points; it counts as a deal, and the next one deals.")
    else:
        yield _("All passed: write a dash. No points; it is not counted, and the next one deals.")
    yield _("A misère: leave the tricks empty, and write who made it.")
    if hasattr(settings, "troela"):
        yield _("Several misères at once stand on one line; each is settled by itself.")
        yield _("Open misère or slam: call the jury first, and tick.")
    yield _("The points of every deal sum to 0.")


_NOTES: Mapping[str, Callable[[Any, int, Words], Notes]] = {"humbug": _humbug, "whip": _whip}
