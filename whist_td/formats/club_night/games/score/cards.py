"""A deal of humbug, Scottish whist or whip, given and scored as plain values."""

from collections.abc import Mapping, Sequence

from whist_td.desk.request_errors import ScoreFieldError
from whist_td.formats.club_night.games.humbug import HumbugDeal, deal_points
from whist_td.formats.club_night.games.score.values import (
    Deal,
    by_name,
    choice,
    pair,
    side,
    switch,
    switches,
    whole,
)
from whist_td.formats.club_night.games.scottish import ScottishDeal, ScottishSettings
from whist_td.formats.club_night.games.scottish import deal_points as scottish_points
from whist_td.formats.club_night.games.whip import (
    LastCards,
    Tied,
    WhipDeal,
    WhipSettings,
    pack_points,
)
from whist_td.formats.club_night.rules.table_game_errors import (
    TablePlayersError,
    TrumpCardError,
    TrumpCardMissingError,
    TrumpCardTwiceError,
    WhipCount,
    WhipTotalError,
)

LEAST_PLAYERS, MOST_PLAYERS = 2, 4
_CARDS = {"J": "jack", "A": "ace", "K": "king", "Q": "queen", "10": "ten"}
_WITH_CARDS, _WITHOUT_CARDS = ScottishSettings(cards_count=True), ScottishSettings()
_TIED = {tied.value: tied for tied in Tied}


def humbug_scored(deal: Deal) -> dict[str, list[int]]:
    """Return the points of both players at humbug.

    >>> humbug_scored({"honours": [3, 1], "tricks_A": 7})
    {'points': [4, 0]}
    """
    facts = HumbugDeal(
        tricks=whole(deal, "tricks_A"),
        honours=pair(deal, "honours"),
        dealer=side(deal, "dealer") or 0,
        exchanged=switches(deal, "exchanged"),
        trump_kept=switch(deal, "trump_kept"),
    )
    return {"points": list(deal_points(facts))}


def scottish_scored(deal: Deal) -> dict[str, int]:
    """Return the points of every side at Scottish whist.

    >>> scottish_scored({"captured": {"A": ["J", "10"], "B": ["A", "K", "Q"]}})
    {'A': 21, 'B': 9}
    """
    captured = by_name(deal.get("captured"), "captured", '{"A": ["J", "10"], "B": ["A", "K", "Q"]}')
    names = tuple(captured)
    _check_players(names)
    holders = _holders(captured)
    facts = ScottishDeal(**holders, cards=_cards(deal, names))
    settings = _WITH_CARDS if facts.cards else _WITHOUT_CARDS
    return dict(zip(names, scottish_points(facts, len(names), settings), strict=True))


def _check_players(names: Sequence[str]) -> None:
    if not LEAST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise TablePlayersError(len(names), LEAST_PLAYERS, MOST_PLAYERS)


def _holders(captured: Mapping[str, object]) -> dict[str, int]:
    """Return the side that has each of the five trumps, by the name of the card."""
    holders: dict[str, int] = {}
    for place, (name, cards) in enumerate(captured.items()):
        if not isinstance(cards, list):
            raise ScoreFieldError(name, cards, '["J", "10"]')
        for card in cards:
            key = _CARDS.get(card) if isinstance(card, str) else None
            if key is None:
                raise TrumpCardError(str(card))
            if key in holders:
                raise TrumpCardTwiceError(card)
            holders[key] = place
    for card, key in _CARDS.items():
        if key not in holders:
            raise TrumpCardMissingError(card)
    return holders


def _cards(deal: Deal, names: Sequence[str]) -> tuple[int, ...]:
    """Return how many cards each side took, where cards count."""
    told = deal.get("cards")
    if told is None:
        return ()
    counts = by_name(told, "cards", '{"A": 24, "B": 12}')
    for stranger in set(counts) - set(names):
        raise ScoreFieldError("cards", stranger, ", ".join(names))
    return tuple(whole(counts, name) for name in names)


def whip_scored(deal: Deal) -> dict[str, int]:
    """Return the points of every player of a pack of whip."""
    players = by_name(deal.get("players"), "players", '{"A": {…}, "B": {…}}')
    names = tuple(players)
    _check_players(names)
    taken = [by_name(players[name], name, "{…}") for name in names]
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
