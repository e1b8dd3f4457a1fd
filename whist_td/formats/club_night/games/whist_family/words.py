"""The whist family in words."""

from collections.abc import Iterator, Mapping
from enum import Enum

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.whist_family.favorite import (
    Doubled,
    DrawnFor,
    FavouriteSettings,
)
from whist_td.formats.club_night.games.whist_family.marking import (
    DOUBLE,
    SIMPLE,
    TREBLE,
    DummyChangedError,
    DummyDeal,
    FavouriteChangedError,
    FavouriteNotDrawnError,
    HonoursCallError,
    HonoursEnd,
    HonoursNotCountedError,
    HonoursStop,
    LoserScoreError,
    MarkBeforeError,
    NoSlamError,
    RubberOverError,
    ShownHonoursError,
    ShownTricksError,
    Slam,
    SlamTricksError,
    TrumpNotSaidError,
    WhistDeal,
    WhistSettings,
)
from whist_td.formats.club_night.games.words import GameWords, SeatNames, counters_text, points_text
from whist_td.words.formats import Sentence
from whist_td.words.labels import label
from whist_td.words.rules_text import Facts, Value, Values, one_value
from whist_td.words.words import N_, Words

_FIELDS = {
    "shown": N_("Won by showing honours"),
    "revokes": N_("Revokes"),
    "erased": N_("Revokes taken off the score"),
    "trump": N_("Trump"),
    "favourite": N_("Favourite suit"),
    "dummy": N_("Plays with the dummy"),
}
_LABELS: dict[Enum, str] = {
    HonoursStop.BEGAN: N_("not for the side that began the deal one short"),
    HonoursStop.REACHED: N_("not for the side one short after the tricks"),
    HonoursEnd.OWN: N_("for that side alone"),
    HonoursEnd.ALL: N_("for both sides"),
    Slam.NONE: N_("nothing for a slam"),
    Slam.CHIPS: N_("counters, and no point for the deal"),
    Slam.CHIPS_AND_POINTS: N_("counters, and the points of the deal"),
    Doubled.EVERYTHING: N_("tricks, honours, revokes and slams"),
    Doubled.TRICKS_AND_HONOURS: N_("tricks and honours only"),
    Doubled.COUNTERS_TOO: N_("all that, and the counters of a game it ends"),
    DrawnFor.GAME: N_("drawn for each game"),
    DrawnFor.RUBBER: N_("drawn for each rubber"),
}
_OPTIONS = {
    "trick_value": (N_("Points per trick"), N_("What each trick above the first six counts.")),
    "has_honours": (
        N_("Honours count"),
        N_("Ace, king, queen and jack of trumps: three or four on one side count."),
    ),
    "three_honours": (N_("Three honours"), N_("The points of a side with three honours.")),
    "four_honours": (N_("Four honours"), N_("The points of a side with all four honours.")),
    "honours_stop": (
        N_("Honours one point short"),
        N_("Which side counts no honours: the old texts do not say when it has to be short."),
    ),
    "honours_end": (
        N_("Honours end, one point short"),
        N_("For whom: the old text says “one stops counting honours”, and not who."),
    ),
    "calls_honours": (
        N_("Winning by honours"),
        N_("A side two points short wins at once by showing three honours before play."),
    ),
    "revoke": (
        N_("Points for a revoke"),
        N_(
            "What the other side marks for each revoke, or takes off the score of the side that "
            "revoked."
        ),
    ),
    "slam": (N_("Slam"), N_("What a side gets for taking all thirteen tricks.")),
    "slam_chips": (
        N_("Counters for a slam"),
        N_("How many counters a slam is worth, on top of the game."),
    ),
    "simple_from": (
        N_("Single game"),
        N_("From this score of the losers, the game is worth 1 counter."),
    ),
    "double_from": (
        N_("Double game"),
        N_("From this score of the losers, the game is worth 2 counters; below it, 3."),
    ),
    "is_rubber": (
        N_("Rubbers of three games"),
        N_("The side that wins two games wins the rubber and its bonus; else games stand alone."),
    ),
    "consolation": (
        N_("Rubber bonus"),
        N_("The counters that the winners of a rubber add; English whist gives 2."),
    ),
    "doubles": (
        N_("What counts double"),
        N_("What is doubled when the trump is the favourite suit."),
    ),
    "drawn_for": (N_("Favourite suit"), N_("How long a favourite suit stays.")),
}
_PRESETS = {
    "ten": N_("As ten-point whist"),
    "five": N_("As five-point whist"),
    "tricks": N_("As whist by tricks"),
    "short": N_("As short whist"),
}
_HEADINGS = {
    "revokes": "revokes|renonces",
    "erased": "erased|effacees|revokes taken off",
    "shown": "shown|montres|honneurs montres|honours shown",
    "trump": "trump//atout",
    "favourite": "favourite|favorite|favori",
    "dummy": "dummy|mort",
}


def _notes(settings: WhistSettings, _: Words, *, is_alone: bool) -> Iterator[str]:
    if is_alone:
        yield _(
            "A plays with the dummy, B are the two others. Alone against two, A wins or loses "
            "twice what each of them does."
        )
    yield _("Tricks: write those of A only; B has the rest of the 13.")
    if settings.has_honours:
        yield _("Mark in this order: revokes, tricks, honours. Stop at {n}.", n=settings.target)
    else:
        yield _("Mark in this order: revokes, tricks. Stop at {n}.", n=settings.target)
    yield _("A revoke that is taken off the score instead: write 1 E.")
    if settings.has_honours and settings.honours_end is HonoursEnd.ALL:
        yield _("A side at {n}: nobody counts honours any more.", n=settings.target - 1)
    if settings.calls_honours:
        target = settings.target - settings.three_honours
        yield _("Won at {n} by showing three honours: write H for the tricks.", n=target)
    if settings.slam is Slam.CHIPS:
        yield _("Slam: counters only; no trick or honour is marked for that deal.")
    if isinstance(settings, FavouriteSettings):
        yield from _favourite_notes(settings, _)
    elif not is_alone and settings.is_rubber:
        yield _("After each game, draw a line and begin the score again at 0.")


def _favourite_notes(settings: FavouriteSettings, _: Words) -> Iterator[str]:
    if settings.drawn_for is DrawnFor.GAME:
        yield _("Circle the favourite in the first deal of each game, the trump in every deal.")
    else:
        yield _("Circle the favourite in the first deal of each rubber, the trump in every deal.")
    if settings.doubles is not Doubled.TRICKS_AND_HONOURS:
        yield _("Trump and favourite the same: tricks, honours, revokes and slam count double.")
        if settings.doubles is Doubled.COUNTERS_TOO:
            yield _("A game won in such a deal pays double.")
    else:
        yield _("Trump and favourite the same: tricks and honours count double.")


def _facts(settings: WhistSettings) -> Facts:
    """Return the scores that follow from the settings: where honours win, and where they stop."""
    return {
        "shows_at": settings.target - settings.three_honours,
        "blocked_at": settings.target - 1,
    }


def _values(settings: WhistSettings, _: Words) -> Values:
    if not settings.has_honours:
        honours_worth = [one_value(_("Honours"), _("do not count"))]
    else:
        honours_worth = [
            one_value(_("Three honours on one side"), points_text(settings.three_honours, _)),
            one_value(_("Four honours on one side"), points_text(settings.four_honours, _)),
        ]
    lines = [
        one_value(_("Each trick above six"), points_text(settings.trick_value, _)),
        *honours_worth,
        one_value(_("Each revoke, to the other side"), points_text(settings.revoke, _)),
        one_value(_("The game is won at"), points_text(settings.target, _)),
        *_games_worth(settings, _),
    ]
    if settings.slam is not Slam.NONE:
        lines.append(one_value(_("Slam (13 tricks)"), counters_text(settings.slam_chips, _)))
    return Values(_("What counts"), (), tuple(lines))


def _games_worth(settings: WhistSettings, _: Words) -> list[Value]:
    """Return what a game is worth by what the losers have, and the bonus of the rubber."""
    simple = min(settings.simple_from, settings.target)
    double = min(settings.double_from, simple)
    ranges = (
        (simple, settings.target - 1, SIMPLE),
        (double, simple - 1, DOUBLE),
        (0, double - 1, TREBLE),
    )
    lines = [
        one_value(_("Losers at {points}", points=_range(first, last)), counters_text(worth, _))
        for first, last, worth in ranges
        if first <= last
    ]
    if lines:
        lines[0] = Value(lines[0].what, lines[0].figures, starts_group=True)
    if settings.is_rubber:
        lines.append(one_value(_("Rubber won, added"), counters_text(settings.consolation, _)))
    return lines


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _favourite_changed(error: FavouriteChangedError, _: Words) -> str:
    return _(
        "The favourite suit of this game is {drawn}, not {told}: another is drawn before the "
        "next game.",
        drawn=label(error.drawn, _),
        told=label(error.told, _),
    )


_REFUSALS: Mapping[type[RuleError], Sentence] = {
    HonoursNotCountedError: N_("Honours do not count in this game: leave them out."),
    MarkBeforeError: N_(
        "A deal cannot begin at {score}: the game is won at {target}. Write from 0 to less than "
        "{target}."
    ),
    HonoursCallError: N_("In this game nobody wins by showing honours before play."),
    ShownHonoursError: N_(
        "Honours shown before play win at {wanted} points exactly, and this side has {score}."
    ),
    ShownTricksError: N_(
        "The game was won before a card was played: leave the tricks out, or the honours shown."
    ),
    NoSlamError: N_("There is no slam in this game: write the tricks only."),
    SlamTricksError: N_("A slam is all 13 tricks, and {tricks} are entered. Correct one of them."),
    LoserScoreError: N_(
        "A game won at {target} is not lost with {score} points: write from 0 to less than "
        "{target}."
    ),
    RubberOverError: N_(
        "The rubber was won after {games} games: what follows belongs to the next rubber."
    ),
    TrumpNotSaidError: N_("The trump of this deal is missing: clubs, diamonds, hearts, spades."),
    FavouriteNotDrawnError: N_(
        "The favourite suit is missing: a card is drawn before the game begins."
    ),
    FavouriteChangedError: _favourite_changed,
    DummyChangedError: N_("The dummy stays with the same player until the rubber is over."),
}


_HONOURS_BY_TRICKS: Mapping[str, Mapping[int, str]] = {
    "has_honours": {
        False: N_("Tricks alone: honours do not count"),
        True: N_("Honours count too: three are 2 points, four are 4"),
    }
}
"""Asked openly: the text of whist by tricks lists what is otherwise, and is silent on honours."""


def _game(
    name: str,
    *,
    is_alone: bool = False,
    openings: Mapping[str, Mapping[int, str]] | None = None,
) -> GameWords:
    """Return the words of one game of the family."""
    return GameWords(
        name=name,
        rules="whist",
        notes=lambda settings, _players, _: _notes(settings, _, is_alone=is_alone),
        values=_values,
        facts=_facts,
        labels=_LABELS,
        fields=_FIELDS,
        options=_OPTIONS,
        openings=openings or {},
        presets=_PRESETS,
        refusals=_REFUSALS,
        headings=_HEADINGS,
        seats=frozenset({"dummy"}),
        sides=frozenset({"shown"}),
        rare=frozenset({"honours", "revokes", "erased"}),
        tricks_of=_first_side,
        in_counters=True,
    )


def _first_side(deal: WhistDeal, named: SeatNames) -> str:
    """Return whose the tricks are: of the first side, or of who plays with the dummy."""
    return named.seat(deal.dummy) if isinstance(deal, DummyDeal) else named.side(0)


WORDS = {
    "ten": _game(N_("Ten-point whist")),
    "five": _game(N_("Five-point whist")),
    "tricks": _game(N_("Whist by tricks"), openings=_HONOURS_BY_TRICKS),
    "dummy": _game(N_("Whist with a dummy"), is_alone=True),
    "two_dummies": _game(N_("Whist with two dummies")),
    "prussian": _game(N_("Prussian whist")),
    "favorite": _game(N_("Favourite-suit whist")),
    "chinese": _game(N_("Chinese whist")),
    "short": _game(N_("Short whist (five points)")),
}
