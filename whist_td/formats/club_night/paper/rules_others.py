"""The rules of humbug, Scottish whist and whip in short (RULES 4.2, 4.4)."""

from collections.abc import Iterator

from whist_td.formats.club_night.games.humbug import HumbugSettings
from whist_td.formats.club_night.games.scottish import (
    DEAL_POINTS,
    PACK,
    BothHome,
    ScottishSettings,
)
from whist_td.formats.club_night.games.whip import LastCards, Tied, WhipSettings
from whist_td.words.words import Words

Told = Iterator[tuple[str, Iterator[str]]]


def humbug_rules(settings: HumbugSettings, _: Words) -> Told:
    """Yield the sections of humbug."""
    yield _("At the table"), _humbug_table(_)
    yield _("A deal is marked in this order"), _humbug_deal(settings, _)
    yield _("What cannot be"), _humbug_refused(_)


def _humbug_table(_: Words) -> Iterator[str]:
    yield _("Two players, opposite each other. Four hands of 13 are dealt, two of them hidden.")
    yield _(
        "Whoever does not like his hand may take the one on his right instead, once, and then "
        "keeps it. A dealer who changes loses the turned trump."
    )


def _humbug_deal(settings: HumbugSettings, _: Words) -> Iterator[str]:
    yield _("Tricks: 1 point for each one above the first six.")
    yield _(
        "Honours in one hand (ace, king, queen, jack of trumps): as many points as there are, "
        "from two on. Two against two cancel out; a single one counts nothing."
    )
    yield _("Honours are counted only while nobody has won by tricks.")
    yield _("The first to reach {n} wins the game; the next begins at 0.", n=settings.target)


def _humbug_refused(_: Words) -> Iterator[str]:
    yield _("More than four honours in both hands together.")
    yield _("A dealer who changed hands and kept the turned trump.")


def scottish_rules(settings: ScottishSettings, _: Words) -> Told:
    """Yield the sections of Scottish whist."""
    yield _("At the table"), _scottish_table(settings, _)
    yield _("What a deal counts"), _scottish_deal(settings, _)
    yield _("How a game is won"), _scottish_end(settings, _)
    yield _("What cannot be"), _scottish_refused(settings, _)


def _scottish_table(settings: ScottishSettings, _: Words) -> Iterator[str]:
    yield _("36 cards, from the ace to the six: 18 each for two, 12 for three, 9 for four players.")
    if settings.has_partners:
        yield _("Of four, the two opposite play together; two or three play alone.")
    else:
        yield _("Everybody plays alone.")
    yield _("The last card dealt is turned: its suit is the trump. Trumps rank J, A, K, Q, 10, 9 …")
    yield _("Follow suit; whoever cannot plays a trump or throws a card away.")


def _scottish_deal(settings: ScottishSettings, _: Words) -> Iterator[str]:
    yield _(
        "Whoever takes a trick with one of the five high trumps has its points; they make {n} in "
        "every deal.",
        n=DEAL_POINTS,
    )
    if settings.cards_count:
        yield _("Each card taken above those that were dealt counts 1 point more.")
    else:
        yield _("The other cards count nothing.")


def _scottish_end(settings: ScottishSettings, _: Words) -> Iterator[str]:
    yield _("The game ends with the deal in which somebody has {n} or more.", n=settings.target)
    if settings.both_home is BothHome.HIGHER:
        yield _("Where several have, the higher total wins; equal totals play another deal.")
    else:
        yield _("Where several have, they share the game.")
    if settings.revoke_loses:
        yield _("Whoever revokes loses the game at once.")


def _scottish_refused(settings: ScottishSettings, _: Words) -> Iterator[str]:
    yield _("One of the five trumps that nobody has, or that two have.")
    if settings.cards_count:
        yield _("Cards taken that do not make {n}.", n=PACK)


def whip_rules(settings: WhipSettings, _: Words) -> Told:
    """Yield the sections of whip."""
    yield _("At the table"), _whip_table(settings, _)
    yield _("What a pack counts"), _whip_counts(settings, _)
    yield _("Who wins"), _whip_end(_)
    yield _("What cannot be"), _whip_refused(settings, _)


def _whip_table(settings: WhipSettings, _: Words) -> Iterator[str]:
    yield _(
        "Two to four players, 52 cards. Four cards each and four open on the table; then four "
        "each again, until the pack is used up."
    )
    yield _(
        "A card takes one of its own value from the table, or several that add up to it. Cards "
        "may be covered to be taken later. Whoever can take nothing leaves a card."
    )
    if settings.last_cards is LastCards.LAST_TAKER:
        yield _("The cards left on the table at the end go to whoever took last.")
    else:
        yield _("The cards left on the table at the end go to nobody.")


def _whip_counts(settings: WhipSettings, _: Words) -> Iterator[str]:
    yield _("Aces, the two of spades, the ten of diamonds, and each whip: see the table.")
    yield _("A whip is to clear the table.")
    if settings.tied is Tied.NOBODY:
        yield _("Most cards, most spades: 2 points. Where two have equally many, nobody scores.")
    else:
        yield _("Most cards, most spades: 2 points. Those who have equally many have 1 each.")


def _whip_end(_: Words) -> Iterator[str]:
    yield _("A pack is a game. The most points win it; those who tie have both won.")


def _whip_refused(settings: WhipSettings, _: Words) -> Iterator[str]:
    if settings.last_cards is LastCards.LAST_TAKER:
        yield _("Aces that do not make 4, cards that do not make 52, spades that do not make 13.")
    else:
        yield _("Cards that, with those left on the table, do not make 52.")
    yield _("More spades than cards.")
