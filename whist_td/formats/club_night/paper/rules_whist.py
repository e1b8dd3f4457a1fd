"""The rules of the games of four in two sides in short, and of their variants (RULES 4.1, 4.2)."""

from collections.abc import Callable, Iterator, Mapping

from whist_td.formats.club_night.games.whist.favorite import (
    Doubled,
    DrawnFor,
    FavouriteSettings,
)
from whist_td.formats.club_night.games.whist.settings import Slam, WhistSettings
from whist_td.formats.club_night.paper.values import counters_text, points_text
from whist_td.words.words import Words

Told = Iterator[tuple[str, Iterator[str]]]


def whist_rules(code: str, settings: WhistSettings, _: Words) -> Told:
    """Yield the sections: the table, how a deal is marked, what games pay."""
    yield _("At the table"), _VARIANTS.get(code, _plain)(settings, _)
    yield _("A deal is marked in this order"), _deal(settings, _)
    yield _("What games pay"), _games(settings, code, _)
    yield _("What cannot be"), _refused(settings, _)


def _plain(_settings: WhistSettings, _: Words) -> Iterator[str]:
    yield _("Four players in two sides; partners sit opposite each other. 52 cards, 13 each.")
    yield _("The last card dealt is turned: its suit is the trump.")


def _prussian(_settings: WhistSettings, _: Words) -> Iterator[str]:
    yield _("Four players in two sides; partners sit opposite each other. 52 cards, 13 each.")
    yield _("The trump is the suit of a card drawn from the other pack; say it with every deal.")


def _chinese(_settings: WhistSettings, _: Words) -> Iterator[str]:
    yield _("Four players in two sides; partners sit opposite each other.")
    yield _(
        "Each has six cards hidden, six open upon them, and one in the hand. The dealer names the "
        "trump; a hidden card is turned once the card upon it is played."
    )
    yield _("Honours count for the side that was dealt them.")


def _favourite(settings: WhistSettings, _: Words) -> Iterator[str]:
    yield from _plain(settings, _)
    if not isinstance(settings, FavouriteSettings):
        return
    if settings.drawn_for is DrawnFor.GAME:
        yield _("A card is drawn before each game: its suit is the favourite until the game ends.")
    else:
        yield _("A card is drawn before each rubber: its suit is the favourite until it ends.")
    if settings.doubles is Doubled.EVERYTHING:
        yield _(
            "In a deal whose trump is the favourite, everything counts double: tricks, honours, "
            "revokes, slam."
        )
    else:
        yield _("In a deal whose trump is the favourite, tricks and honours count double.")


def _dummy(_settings: WhistSettings, _: Words) -> Iterator[str]:
    yield _("Three players; the fourth hand lies open and is played by the dummy’s partner.")
    yield _(
        "The same player has the dummy until the rubber or game is over, then the next one: each "
        "has it equally often. The dummy’s partner deals for the dummy too."
    )
    yield _("Alone against two, he wins or loses twice what each of them loses or wins.")


def _two_dummies(_settings: WhistSettings, _: Words) -> Iterator[str]:
    yield _("Two players, each with an open hand opposite. 52 cards, 13 to each hand.")
    yield _("The last card dealt is turned: its suit is the trump.")


_VARIANTS: Mapping[str, Callable[[WhistSettings, Words], Iterator[str]]] = {
    "prussian": _prussian,
    "chinese": _chinese,
    "favorite": _favourite,
    "dummy": _dummy,
    "two_dummies": _two_dummies,
}


def _deal(settings: WhistSettings, _: Words) -> Iterator[str]:
    yield _(
        "Revokes: for each, the other side marks {points}, or has as much taken off the score of "
        "who revoked (never below 0).",
        points=points_text(settings.revoke, _),
    )
    yield _(
        "Tricks: {points} for each one above the first six, to the side that took seven or more.",
        points=points_text(settings.trick_value, _),
    )
    yield from _honours(settings, _)
    yield _(
        "As soon as a side has {target}, it has won: nothing more is marked, and what is above "
        "{target} is lost.",
        target=settings.target,
    )
    if settings.calls_honours:
        yield _(
            "A side at exactly {points} that shows three honours before play wins at once.",
            points=settings.target - settings.three_honours,
        )


def _honours(settings: WhistSettings, _: Words) -> Iterator[str]:
    if not settings.has_honours:
        yield _("Honours do not count.")
        return
    yield _(
        "Honours (ace, king, queen, jack of trumps): {three} for three on one side, {four} for "
        "all four.",
        three=points_text(settings.three_honours, _),
        four=points_text(settings.four_honours, _),
    )
    yield _("A side that began the deal at {points} counts no honours.", points=settings.target - 1)


def _games(settings: WhistSettings, code: str, _: Words) -> Iterator[str]:
    yield _("A game pays counters, the more the fewer points the losers have: see the table.")
    if settings.is_rubber:
        yield _(
            "A rubber is the best of three games. Its winners add {counters}.",
            counters=counters_text(settings.consolation, _),
        )
    else:
        yield _("Each game stands alone; there is no rubber.")
    yield from _slam(settings, _)
    if code != "dummy":
        yield _("Each player of a side has what the side has; what one side wins the other loses.")


def _slam(settings: WhistSettings, _: Words) -> Iterator[str]:
    chips = counters_text(settings.slam_chips, _)
    match settings.slam:
        case Slam.CHIPS:
            yield _(
                "All thirteen tricks pay {counters} apart from the game, and no trick or honour "
                "is marked for that deal.",
                counters=chips,
            )
        case Slam.CHIPS_AND_POINTS:
            yield _(
                "All thirteen tricks pay {counters} apart from the game; the deal is marked as "
                "any other.",
                counters=chips,
            )
        case Slam.NONE:
            yield _("A slam pays nothing but its tricks.")


def _refused(settings: WhistSettings, _: Words) -> Iterator[str]:
    if settings.has_honours:
        yield _("More than 13 tricks, or more than four honours on both sides together.")
    else:
        yield _("More than 13 tricks, or honours: they do not count in this game.")
