"""Scottish whist in words."""

from collections.abc import Iterator

from whist_td.formats.club_night.games.scottish.rules import (
    CARD_POINTS,
    DEAL_POINTS,
    PACK,
    PARTNERED,
    BothHome,
    CapturedCardsError,
    RevokeOptionError,
    ScottishDeal,
    ScottishSettings,
    TrumpCardError,
    TrumpCardMissingError,
    TrumpCardTwiceError,
)
from whist_td.formats.club_night.games.words import GameWords, SeatNames, points_text
from whist_td.words.rules_text import Values, one_value
from whist_td.words.words import N_, Words

_FIELDS = {
    "jack": N_("Jack of trumps"),
    "ace": N_("Ace of trumps"),
    "king": N_("King of trumps"),
    "queen": N_("Queen of trumps"),
    "ten": N_("Ten of trumps"),
    "revoker": N_("Revoked"),
}
_TRUMPS = {
    "jack": N_("jack"),
    "ace": N_("ace"),
    "king": N_("king"),
    "queen": N_("queen"),
    "ten": N_("ten"),
}


def _notes(settings: ScottishSettings, players: int, _: Words) -> Iterator[str]:
    together = players == PARTNERED and settings.has_partners
    if together or players < len("ABC"):
        yield _("Under each card, write who captured it: A or B.")
    else:
        yield _("Under each card, write who captured it: the sign of the seat.")
    yield _("The five trumps make {n} points in every deal.", n=DEAL_POINTS)
    if settings.cards_count:
        yield _("The cards taken make {n} in every deal.", n=PACK)
    if settings.revoke_loses:
        yield _("A player who revokes loses the game at once: write who.")


def _values(settings: ScottishSettings, _: Words) -> Values:
    lines = [
        one_value(_(_FIELDS[card]), points_text(worth, _)) for card, worth in CARD_POINTS.items()
    ]
    if settings.cards_count:
        lines.append(one_value(_("Each card above those dealt"), points_text(1, _)))
    total = sum(CARD_POINTS.values())
    lines += [
        one_value(_("The five trumps together"), points_text(total, _), starts_group=True),
        one_value(_("The game is won at"), points_text(settings.target, _)),
    ]
    return Values(_("What counts"), (), tuple(lines))


def _captured(deal: ScottishDeal, named: SeatNames, _: Words) -> Iterator[str]:
    """Tell who captured which of the five trumps: "A: jack, ten; B: ace, king, queen"."""
    by_side: dict[int, list[str]] = {}
    for card, name in _TRUMPS.items():
        by_side.setdefault(getattr(deal, card), []).append(_(name))
    yield _.apart(
        _("{what}: {value}", what=named.side(side), value=", ".join(cards))
        for side, cards in sorted(by_side.items())
    )


def _short(deal: ScottishDeal, named: SeatNames, sides: int, _: Words) -> str:
    """Tell who took which of the five trumps: "Anne + Rita: J 10"."""
    letters = {"jack": _("J"), "ace": _("A"), "king": _("K"), "queen": _("Q"), "ten": "10"}
    parts = []
    for side in range(sides):
        taken = [letter for card, letter in letters.items() if getattr(deal, card) == side]
        cards = " ".join(taken) or "–"
        if deal.cards:
            cards += " (" + _.plural("{n} card", "{n} cards", deal.cards[side]) + ")"
        parts.append(_("{who}: {cards}", who=named.side(side), cards=cards))
    if deal.revoker is not None:
        parts.append(_("revoked: {who}", who=named.side(deal.revoker)))
    return " · ".join(parts)


WORDS = {
    "scottish": GameWords(
        name=N_("Scottish whist (catch the ten)"),
        rules="scottish",
        notes=_notes,
        values=_values,
        labels={
            BothHome.HIGHER: N_("the higher total wins"),
            BothHome.SHARED: N_("they share the game"),
        },
        fields=_FIELDS,
        options={
            "has_partners": (
                N_("Partners at a table of four"),
                N_("Those who face each other play together; otherwise everybody is alone."),
            ),
            "cards_count": (
                N_("Cards count too"),
                N_("A point for each card taken above the number that was dealt."),
            ),
            "revoke_loses": (
                N_("A revoke loses the game"),
                N_("A player who revokes loses the game at once."),
            ),
            "both_home": (
                N_("Several sides at the end"),
                N_("Who wins when one deal takes several sides to the points that win."),
            ),
        },
        refusals={
            TrumpCardError: N_(
                "“{card:.30}” does not count: the five trumps are J, A, K, Q and 10."
            ),
            TrumpCardMissingError: N_("Who captured the {card} of trumps? Enter the side."),
            TrumpCardTwiceError: N_("The {card} of trumps is captured twice: one side has it."),
            CapturedCardsError: N_("Cards entered: {found}; the pack has {expected}. Count again."),
            RevokeOptionError: N_(
                "A revoke does not lose the game here: that is an option of the event."
            ),
        },
        headings={
            "jack": "jack|valet",
            "ace": "ace|as",
            "king": "king|roi",
            "queen": "queen|dame",
            "ten": "ten|dix|10",
            "revoker": "revoker|a renonce",
        },
        sides=frozenset({"revoker"}),
        silent=frozenset(_TRUMPS),
        before=_captured,
        short=_short,
    )
}
