"""Plain Whiz in words."""

from collections.abc import Iterator
from enum import Enum

from whist_td.core.contracts import (
    ALL_TRICKS,
    LEAST_LEVEL,
    OVERTRICK,
    UNDERTRICK,
    Contract,
    Risk,
    Rule,
    Strain,
    points,
)
from whist_td.formats.club_night.games.plain_whiz.rules import (
    Bid,
    DomyBidError,
    PlainWhizDeal,
    PlainWhizSettings,
    WhizContractError,
)
from whist_td.formats.club_night.games.words import GameWords, SeatNames
from whist_td.words.labels import WHIZ_LABELS, contract_words, made_words
from whist_td.words.rules_text import Value, Values
from whist_td.words.words import N_, Words

_LABELS: dict[Enum, str] = {
    **WHIZ_LABELS,
    **{bid: bid.value for bid in Bid},
    Bid.PASS: N_("passed out"),
    Risk.NONE: N_("– (not doubled)"),
    Risk.DOUBLED: N_("X (doubled)"),
    Risk.REDOUBLED: N_("XX (redoubled)"),
}
_STRAINS = (Strain.CLUBS, Strain.HEARTS, Strain.NO_TRUMP)
"""One strain of each that count alike: ♣ ♦, ♥ ♠, no trump."""


def _notes(settings: PlainWhizSettings, _players: int, _: Words) -> Iterator[str]:
    yield _.plural(
        "Before the auction, {n} card of the Domy is turned up.",
        "Before the auction, {n} cards of the Domy are turned up.",
        settings.domy_cards,
    )
    yield _(
        "Write the contract as it is called, X or XX if doubled, who declared, and the tricks "
        "taken."
    )
    yield _("Nobody goes back to the place before: the next one clockwise deals, as you sit then.")
    yield _("All three passed: write a dash. No points, but the deal counts; the next one deals.")
    yield _("“−1” in the table: for each trick short, to each of the two others.")
    if settings.rule is Rule.EXACT:
        yield _("The exact number of tricks: a trick over counts like a trick short.")


def _values(settings: PlainWhizSettings, _: Words) -> Values:
    """Return what every contract counts: just made, with a trick over, with one short."""
    names = ("♣ ♦", "♥ ♠", _("NT"))
    heads = tuple(f"{name} {'X' * (risk // 2)}".strip() for risk in Risk for name in names)
    just_made = (
        Value(
            str(level),
            tuple(
                str(points(Contract(level, strain, risk), level, settings.rule)[0])
                for risk in Risk
                for strain in _STRAINS
            ),
        )
        for level in range(LEAST_LEVEL, ALL_TRICKS + 1)
    )
    over, short = (
        tuple(f"{sign}{worth * risk}" for risk in Risk for _strain in _STRAINS)
        for sign, worth in (("+", OVERTRICK), ("", UNDERTRICK))
    )
    more = (Value("+1", over, starts_group=True),) if settings.rule is Rule.BEST else ()
    less = Value("−1" if more else "±1", short, starts_group=not more)
    return Values(_("Points of the declarer"), heads, (*just_made, *more, less))


def _deal(deal: PlainWhizDeal, named: SeatNames, _: Words) -> Iterator[str]:
    """Say a deal as the table calls it: "10♥X South +1"."""
    contract, declarer, tricks = deal.contract, deal.declarer, deal.tricks
    if contract is None or declarer is None or tricks is None:
        yield _("passed out")
        return
    outcome = made_words(contract, tricks)
    yield f"{contract_words(contract, _)} {named.seat(declarer)} {outcome}"


WORDS = {
    "plain_whiz": GameWords(
        name=N_("Plain Whiz (three players)"),
        rules="whiz",
        facts=lambda _settings: {"tournament": False},
        notes=_notes,
        values=_values,
        labels=_LABELS,
        fields={
            "level": N_("Tricks promised"),
            "strain": N_("Suit"),
            "risk": N_("Doubled"),
            "declarer": N_("Declarer"),
        },
        options={
            "rule": (N_("Formula"), N_("Whether tricks over those promised count, or fail too.")),
            "domy_cards": (
                N_("Cards of the Domy turned up"),
                N_("Usually 9 among friends; 13 for beginners."),
            ),
            "seat_change": (
                N_("How the declarer faces the Domy"),
                N_("The points are the same; who leads is not."),
            ),
        },
        refusals={
            WhizContractError: N_(
                "A contract has tricks promised, a suit or no trump, and a declarer; a deal passed "
                "out has none of them."
            ),
            DomyBidError: N_("The Domy does not bid: West cannot be declarer. Write N, E or S."),
        },
        headings={
            "level": "level|tricks promised|levees demandees|plis demandes|demande",
            "strain": "strain|suit//couleur",
            "risk": "risk|doubled|double|contre|risque",
            "declarer": "declarer//declarant|declarante",
        },
        choices={"pass": "passe|passed|passe general"},
        seats=frozenset({"dealer", "declarer"}),
        silent=frozenset({"dealer", "level", "strain", "risk", "declarer", "tricks"}),
        before=_deal,
    )
}
