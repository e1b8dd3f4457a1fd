"""Looks for hands in whatever people could read: as PBN, as cards of both countries, spaced."""

import re

from whist_td.deals.cards import PLACES, hand_text
from whist_td.deals.dealing import dealt
from whist_td.formats.whiz.words.hands import SUIT_ORDER, suit_text
from whist_td.words.words import Language, words

_TELLING = 5
"""So many cards of one suit, a court card among them, make no word or cell."""
_COURT = re.compile("[AKQJRDV]")


def traces(secret, boards, word=""):
    """Return every text that would give a hand, or the secret, away."""
    found = {secret}
    for board in boards:
        deal = dealt(secret, board, word)
        for place in PLACES:
            hand = deal.hand(place)
            found.add(hand_text(hand))
            for suit in SUIT_ORDER:
                if sum(card[0] == suit.value for card in hand) < _TELLING:
                    continue
                for language in Language:
                    found.add(suit_text(hand, suit, words(language), ""))
                found.add("".join(card[1] for card in hand if card[0] == suit.value))
    return {each for each in found if _COURT.search(each) or each == secret}


def seen(text, given_away):
    """Return what of it can be read in a text, however the cards stand apart."""
    together = re.sub(r"[\s,·|;\u2009]+", "", text)
    return {each for each in given_away if each in text or each in together}
