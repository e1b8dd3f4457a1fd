"""The options of the games of a club night: what each is called, and what it does."""

from whist_td.words.words import N_, Words

_OPTIONS = {
    "target": (N_("Points to win"), N_("Whoever reaches this number of points wins the game.")),
    "trick_value": (N_("Points a trick"), N_("What each trick above the first six counts.")),
    "has_honours": (
        N_("Honours count"),
        N_("Ace, king, queen and jack of trumps: three or four on one side count."),
    ),
    "three_honours": (N_("Three honours"), N_("The points of a side with three honours.")),
    "four_honours": (N_("Four honours"), N_("The points of a side with all four honours.")),
    "calls_honours": (
        N_("Winning by honours"),
        N_("A side two points short wins at once by showing three honours before play."),
    ),
    "revoke": (
        N_("Points for a revoke"),
        N_("What the other side marks for each revoke, or takes off the score of who revoked."),
    ),
    "slam": (N_("Slam"), N_("What a side has for taking all thirteen tricks.")),
    "slam_chips": (
        N_("Counters for a slam"),
        N_("How many counters a slam is worth, beside the game."),
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
    "propose": (N_("Propose and accept"), N_("Two players, eight tricks in the turned trump.")),
    "proposition": (
        N_("Proposition and acceptance"),
        N_("Two players, eight tricks in the turned trump."),
    ),
    "solo": (N_("Solo"), N_("One player, five tricks in the turned trump.")),
    "abundance": (N_("Abundance"), N_("One player, nine tricks in his own trump.")),
    "abundance9": (N_("Abundance of 9"), N_("One player, nine tricks in his own trump.")),
    "abundance10": (N_("Abundance of 10"), N_("One player, ten tricks in his own trump.")),
    "abundance11": (N_("Abundance of 11"), N_("One player, eleven tricks in his own trump.")),
    "abundance12": (N_("Abundance of 12"), N_("One player, twelve tricks in his own trump.")),
    "misere": (N_("Misère"), N_("Not one trick, without trump; several may play it at once.")),
    "open_misere": (N_("Open misère"), N_("Not one trick, with the cards open on the table.")),
    "trou": (N_("Troel"), N_("Three aces and the holder of the fourth: eight tricks.")),
    "troela": (N_("Troela"), N_("Four aces in one hand, and a partner: nine tricks.")),
    "small_slam": (N_("Small slam"), N_("All thirteen tricks, in his own trump or without.")),
    "grand_slam": (N_("Grand slam"), N_("All thirteen tricks in the turned trump.")),
    "grand_abundance": (N_("Grand abundance"), N_("All thirteen tricks by one player.")),
    "passed_deal_counts": (
        N_("Passed deals count"),
        N_("A deal that everybody passed counts as one of the deals of the round."),
    ),
    "sanctions_to": (N_("Points of a sanction"), N_("Where the points go that a jury takes.")),
    "has_partners": (
        N_("Partners at a table of four"),
        N_("The two opposite play together; else everybody is alone."),
    ),
    "cards_count": (
        N_("Cards count too"),
        N_("A point for each card taken above the number that was dealt."),
    ),
    "revoke_loses": (N_("A revoke loses the game"), N_("Whoever revokes loses the game at once.")),
    "both_home": (
        N_("Several sides at the end"),
        N_("Who wins when one deal takes several sides to the points that win."),
    ),
    "ten_of_diamonds": (
        N_("Points for the ten of diamonds"),
        N_("1 as the rule lists it; 2 makes the total of 11 that it announces."),
    ),
    "tied": (N_("Equal cards or spades"), N_("What those have who took equally many, the most.")),
    "last_cards": (
        N_("Last cards on the table"),
        N_("Who has the cards that nobody could take any more."),
    ),
    "made": (N_("Made"), N_("What each defender pays when the contract is made.")),
    "over": (N_("Each trick over"), N_("What each defender adds for each trick above the goal.")),
    "failed": (N_("Failed"), N_("What each defender has when the contract fails by one trick.")),
    "short": (
        N_("Each further trick short"),
        N_("What each defender has more for each further trick missing."),
    ),
    "all_tricks": (
        N_("× with all 13 tricks"),
        N_(
            "By how much all of it is multiplied where all the tricks were made; 1 changes nothing."
        ),
    ),
}
"""Each option by its name: what it is called, and one line of explanation."""

_BASES = {
    "ten": N_("As ten-point whist"),
    "five": N_("As five-point whist"),
    "tricks": N_("As whist by tricks"),
    "short": N_("As short whist"),
    "foster": N_("Foster’s table of stakes"),
    "iwwa": N_("The point table of the IWWA"),
}
"""What a game's settings can start from, where there is a choice."""


def option_label(name: str, _: Words) -> str:
    """Return what an option is called; one that has no name here is called as it is written."""
    return _(_OPTIONS[name][0]) if name in _OPTIONS else name


def option_help(name: str, _: Words) -> str:
    """Say in one line what an option does."""
    return _(_OPTIONS[name][1])


def preset_label(name: str, _: Words) -> str:
    """Return what a set of options to start from is called."""
    return _(_BASES[name])
