"""A pack of whip, given and scored as plain values."""

from collections.abc import Mapping, Sequence

from whist_td.console.formats import ScoredGame, check_fields
from whist_td.formats.club_night.games.game import check_players
from whist_td.formats.club_night.games.plain_deals import Deal, by_name, choice, switch, whole
from whist_td.formats.club_night.games.whip.rules import (
    GAME,
    LastCards,
    Tied,
    WhipCount,
    WhipDeal,
    WhipSettings,
    WhipTotalError,
    pack_points,
)
from whist_td.words.words import N_

_TAKEN = ("aces", "two_of_spades", "ten_of_diamonds", "cards", "spades", "whips")
_TIED = {tied.value: tied for tied in Tied}
_PACK = (
    '{"players": {"A": {"aces": 3, "ten_of_diamonds": true, "cards": 29, "spades": 5, '
    '"whips": 1}, "B": {"aces": 1, "two_of_spades": true, "cards": 23, "spades": 8}}}'
)


def whip_scored(deal: Deal) -> dict[str, int]:
    """Return the points of every player of a pack of whip."""
    players = by_name(deal.get("players"), "players", '{"A": {…}, "B": {…}}')
    names = tuple(players)
    check_players(GAME, len(names))
    taken = [by_name(players[name], name, "{…}") for name in names]
    for each in taken:
        check_fields(each, _TAKEN)
    left = whole(deal, "left", 0)
    facts = WhipDeal(
        aces=_counts(taken, "aces"),
        two_of_spades=_holder(taken, "two_of_spades", WhipCount.TWO_OF_SPADES),
        ten_of_diamonds=_holder(taken, "ten_of_diamonds", WhipCount.TEN_OF_DIAMONDS),
        cards=_counts(taken, "cards"),
        spades=_counts(taken, "spades"),
        whips=_counts(taken, "whips"),
        left=left,
    )
    tied = choice({"ties": "nobody", **deal}, "ties", _TIED)
    last_cards = LastCards.LEFT_OUT if left else LastCards.LAST_TAKER
    settings = WhipSettings(whole(deal, "ten_of_diamonds", 1), tied, last_cards)
    return dict(zip(names, pack_points(facts, settings), strict=True))


def _counts(taken: Sequence[Deal], name: str) -> tuple[int, ...]:
    return tuple(whole(each, name, 0) for each in taken)


def _holder(taken: Sequence[Deal], name: str, card: WhipCount) -> int | None:
    holders = [place for place, each in enumerate(taken) if switch(each, name)]
    if len(holders) > 1:
        raise WhipTotalError(card, len(holders), 1)
    return holders[0] if holders else None


SCORED: Mapping[str, ScoredGame] = {
    "whip": ScoredGame(
        whip_scored,
        N_("Whip (cards from the table)"),
        {
            "players": N_(
                "For each player: aces, two_of_spades, ten_of_diamonds, cards, spades, whips."
            ),
            "ten_of_diamonds": N_("What the ten of diamonds counts: 1 (usual) or 2."),
            "ties": N_("Equal most cards or spades: “nobody” (usual) scores, or “each” has 1."),
            "left": N_("How many cards stayed on the table, if nobody got them."),
        },
        N_("The points of each player."),
        (_PACK,),
    )
}
