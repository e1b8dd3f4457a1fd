"""A deal of Scottish whist, given and scored as plain values."""

from collections.abc import Mapping, Sequence

from whist_td.console.formats import ScoredGame
from whist_td.desk.request_errors import ScoreFieldError
from whist_td.formats.club_night.games.game import check_players
from whist_td.formats.club_night.games.plain_deals import Deal, by_name, whole
from whist_td.formats.club_night.games.scottish.rules import (
    GAME,
    ScottishDeal,
    ScottishSettings,
    TrumpCardError,
    TrumpCardMissingError,
    TrumpCardTwiceError,
)
from whist_td.formats.club_night.games.scottish.rules import deal_points as scottish_points
from whist_td.words.words import N_

_CARDS = {"J": "jack", "A": "ace", "K": "king", "Q": "queen", "10": "ten"}
_WITH_CARDS, _WITHOUT_CARDS = ScottishSettings(cards_count=True), ScottishSettings()


def scottish_scored(deal: Deal) -> dict[str, int]:
    """Return the points of every side at Scottish whist.

    >>> scottish_scored({"captured": {"A": ["J", "10"], "B": ["A", "K", "Q"]}})
    {'A': 21, 'B': 9}
    """
    captured = by_name(deal.get("captured"), "captured", '{"A": ["J", "10"], "B": ["A", "K", "Q"]}')
    names = tuple(captured)
    check_players(GAME, len(names))
    holders = _holders(captured)
    facts = ScottishDeal(**holders, cards=_cards(deal, names))
    settings = _WITH_CARDS if facts.cards else _WITHOUT_CARDS
    return dict(zip(names, scottish_points(facts, len(names), settings), strict=True))


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
    given = deal.get("cards")
    if given is None:
        return ()
    counts = by_name(given, "cards", '{"A": 24, "B": 12}')
    for stranger in set(counts) - set(names):
        raise ScoreFieldError("cards", stranger, ", ".join(names))
    return tuple(whole(counts, name) for name in names)


SCORED: Mapping[str, ScoredGame] = {
    "scottish": ScoredGame(
        scottish_scored,
        N_("Scottish whist (catch the ten)"),
        {
            "captured": N_("For each side (2 to 4), the trumps it captured of J, A, K, Q, 10."),
            "cards": N_("If cards count too: how many each side took, 36 together."),
        },
        N_("The points of each side; 30 together if cards do not count."),
        (
            '{"captured": {"A": ["J", "10"], "B": ["A", "K", "Q"]}}',
            '{"captured": {"A": ["J", "10"], "B": ["A", "K", "Q"]}, "cards": {"A": 24, "B": 12}}',
        ),
    )
}
