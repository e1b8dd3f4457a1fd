"""A deal of humbug, given and scored as plain values."""

from collections.abc import Mapping

from whist_td.console.formats import ScoredGame
from whist_td.formats.club_night.games.humbug.rules import HumbugDeal, deal_points
from whist_td.formats.club_night.games.plain_deals import Deal, pair, side, switch, switches, whole
from whist_td.words.words import N_


def humbug_scored(deal: Deal) -> dict[str, list[int]]:
    """Return the points of both players at humbug.

    >>> humbug_scored({"honours": [3, 1], "tricks_A": 7})
    {'points': [4, 0]}
    """
    facts = HumbugDeal(
        tricks=whole(deal, "tricks_A"),
        honours=pair(deal, "honours"),
        revokes=pair(deal, "revokes"),
        dealer=side(deal, "dealer") or 0,
        exchanged=switches(deal, "exchanged"),
        trump_kept=switch(deal, "trump_kept"),
    )
    return {"points": list(deal_points(facts))}


SCORED: Mapping[str, ScoredGame] = {
    "humbug": ScoredGame(
        humbug_scored,
        N_("Humbug (two players)"),
        {
            "tricks_A": N_("The tricks of A, 0 to 13; B has the others."),
            "honours": N_("The honours of A and B, four together at most."),
            "revokes": N_("The revokes of A and B: the other marks 3 points for each."),
            "dealer": N_("A or B; A if left out."),
            "exchanged": N_("Whether A and B changed hands: [false, true]."),
            "trump_kept": N_("true if the dealer plays with the card turned up."),
        },
        N_("The points of A and B in this deal: revokes, tricks and honours together."),
        ('{"tricks_A": 7, "honours": [3, 1]}',),
    )
}
