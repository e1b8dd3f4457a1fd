"""Short names of things in the games of a club night: games, contracts, fields, what ranks."""

from enum import Enum

from whist_td.formats.club_night.games.scottish import BothHome
from whist_td.formats.club_night.games.solo.couleur import CouleurContract
from whist_td.formats.club_night.games.solo.iwwa import IwwaContract
from whist_td.formats.club_night.games.solo.sanctions import SanctionTo
from whist_td.formats.club_night.games.whip import LastCards, Tied
from whist_td.formats.club_night.games.whist.favorite import Doubled, DrawnFor
from whist_td.formats.club_night.games.whist.settings import Slam
from whist_td.formats.club_night.rules.table_game_errors import WhipCount
from whist_td.formats.club_night.rules.table_games import Doubt, Length, Measure, Unit
from whist_td.words.words import N_, Words

_GAMES = {
    "ten": (N_("Ten-point whist"), N_("Four players, two sides; honours, slams, rubbers.")),
    "five": (N_("Five-point whist"), N_("Ten-point whist, played to five.")),
    "tricks": (N_("Whist by tricks"), N_("Two points a trick; neither honours nor slam.")),
    "dummy": (N_("Whist with a dummy"), N_("Three players; each in turn plays with the dummy.")),
    "two_dummies": (N_("Whist with two dummies"), N_("Two players, each with a dummy.")),
    "humbug": (N_("Humbug (two players)"), N_("Two players; a poor hand may be changed once.")),
    "prussian": (N_("Prussian whist"), N_("The trump is drawn from the other pack.")),
    "favorite": (N_("Favourite-suit whist"), N_("Deals in the favourite suit count double.")),
    "chinese": (N_("Chinese whist"), N_("Cards in two layers; the dealer names the trump.")),
    "short": (N_("Short whist (five points)"), N_("Five points, without a slam.")),
    "couleur": (
        N_("Ghent whist (solo whist)"),
        N_("Four or five players, everybody for himself; declarations in the turned trump."),
    ),
    "scottish": (
        N_("Scottish whist (catch the ten)"),
        N_("Two to four players; five trumps are hunted, up to 41."),
    ),
    "iwwa": (
        N_("IWWA solo whist"),
        N_("Four or five players, everybody for himself; the official contracts."),
    ),
    "whip": (N_("Whip (cards from the table)"), N_("Two to four players; a pack is a game.")),
}
"""Every game of a club night by its code: its name, and what it is in one line."""

_LABELS: dict[Enum, str] = {
    IwwaContract.PASS: N_("all passed"),
    IwwaContract.PROPOSE: N_("propose and accept"),
    IwwaContract.SOLO: N_("solo (five tricks)"),
    IwwaContract.ABUNDANCE_9: N_("abundance of 9"),
    IwwaContract.ABUNDANCE_10: N_("abundance of 10"),
    IwwaContract.MISERE: N_("misère (no trick)"),
    IwwaContract.ABUNDANCE_11: N_("abundance of 11"),
    IwwaContract.ABUNDANCE_12: N_("abundance of 12"),
    IwwaContract.TROU: N_("troel (three aces)"),
    IwwaContract.TROELA: N_("troela (four aces)"),
    IwwaContract.OPEN_MISERE: N_("open misère"),
    IwwaContract.SMALL_SLAM: N_("small slam"),
    IwwaContract.GRAND_SLAM: N_("grand slam"),
    CouleurContract.PASS: N_("all passed"),
    CouleurContract.PROPOSITION: N_("proposition and acceptance"),
    CouleurContract.SOLO: N_("solo (five tricks)"),
    CouleurContract.MISERE: N_("misère (no trick)"),
    CouleurContract.ABUNDANCE: N_("abundance (nine tricks)"),
    CouleurContract.OPEN_MISERE: N_("open misère"),
    CouleurContract.GRAND_ABUNDANCE: N_("grand abundance"),
    Measure.POINTS: N_("points"),
    Measure.RUBBERS: N_("rubbers won"),
    Measure.GAMES: N_("games won"),
    Measure.BEST_ROUND: N_("best round"),
    WhipCount.ACES: N_("Aces"),
    WhipCount.CARDS: N_("Cards taken"),
    WhipCount.SPADES: N_("Spades taken"),
    WhipCount.TWO_OF_SPADES: N_("Two of spades"),
    WhipCount.TEN_OF_DIAMONDS: N_("Ten of diamonds"),
    Slam.NONE: N_("nothing for a slam"),
    Slam.CHIPS: N_("counters, and no point for the deal"),
    Slam.CHIPS_AND_POINTS: N_("counters, and the points of the deal"),
    Doubled.EVERYTHING: N_("tricks, honours, revokes and slams"),
    Doubled.TRICKS_AND_HONOURS: N_("tricks and honours only"),
    DrawnFor.GAME: N_("drawn for each game"),
    DrawnFor.RUBBER: N_("drawn for each rubber"),
    SanctionTo.NOBODY: N_("lost to nobody’s gain"),
    SanctionTo.TABLE: N_("shared by the others at the table"),
    Tied.NOBODY: N_("nobody scores"),
    Tied.ONE_EACH: N_("one point each"),
    BothHome.HIGHER: N_("the higher total wins"),
    BothHome.SHARED: N_("they share the game"),
    LastCards.LAST_TAKER: N_("to whoever took last"),
    LastCards.LEFT_OUT: N_("to nobody"),
}

_FIELDS = {
    "dealer": N_("Dealer"),
    "contract": N_("Contract"),
    "attackers": N_("Attackers"),
    "tricks": N_("Tricks"),
    "made": N_("Misère made by"),
    "jury_called": N_("Jury called"),
    "shown": N_("Won by showing honours"),
    "honours": N_("Honours"),
    "revokes": N_("Revokes"),
    "erased": N_("Revokes taken off the score"),
    "trump": N_("Trump"),
    "favourite": N_("Favourite suit"),
    "dummy": N_("Plays with the dummy"),
    "exchanged": N_("Changed hands"),
    "trump_kept": N_("Dealer keeps the turned trump"),
    "jack": N_("Jack of trumps"),
    "ace": N_("Ace of trumps"),
    "king": N_("King of trumps"),
    "queen": N_("Queen of trumps"),
    "ten": N_("Ten of trumps"),
    "cards": N_("Cards taken"),
    "revoker": N_("Revoked"),
    "aces": N_("Aces"),
    "two_of_spades": N_("Two of spades"),
    "ten_of_diamonds": N_("Ten of diamonds"),
    "spades": N_("Spades taken"),
    "whips": N_("Whips"),
    "left": N_("Left on the table"),
}
"""What a table is asked, by the name of the field."""

_DOUBTS = {
    Doubt.JURY_NOT_CALLED: N_(
        "Was the jury called? An open misère or a slam is not played without it."
    ),
    Doubt.TWO_OF_SPADES: N_("Whoever took the two of spades took no spade: count again."),
}


def game_name(code: str, _: Words) -> str:
    """Return the name of a game of a club night."""
    return _(_GAMES[code][0])


def game_summary(code: str, _: Words) -> str:
    """Say in one line what a game is."""
    return _(_GAMES[code][1])


def game_label(thing: Enum, _: Words) -> str:
    """Return the short name of a contract, a choice, a count or what ranks."""
    return _(_LABELS[thing])


def field_label(name: str, _: Words) -> str:
    """Return what a field of a deal is called."""
    return _(_FIELDS[name])


def doubt_sentence(doubt: Doubt, _: Words) -> str:
    """Say what to look at again."""
    return _(_DOUBTS[doubt])


def length_label(length: Length, _: Words) -> str:
    """Return how long a table plays: "1 rubber", "16 deals"."""
    if length.unit is Unit.RUBBERS:
        return _.plural("{n} rubber", "{n} rubbers", length.count)
    if length.unit is Unit.GAMES:
        return _.plural("{n} game", "{n} games", length.count)
    return _.plural("{n} deal", "{n} deals", length.count)
