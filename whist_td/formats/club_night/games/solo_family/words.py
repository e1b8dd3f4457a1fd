"""Solo whist in words."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.solo_family import couleur, iwwa
from whist_td.formats.club_night.games.solo_family.contracts import (
    ACTIVE_PLAYERS,
    AttackersError,
    AttackerTwiceError,
    GoalError,
    MadeNotMisereError,
    MisereMadeError,
    MisereTricksError,
    PassedDealError,
    Promise,
    SittingOutError,
    SoloDeal,
    Terms,
)
from whist_td.formats.club_night.games.solo_family.couleur import (
    CouleurContract,
    CouleurDeal,
    CouleurSettings,
)
from whist_td.formats.club_night.games.solo_family.iwwa import (
    IwwaContract,
    IwwaDeal,
    IwwaDoubt,
    IwwaSettings,
    MisereTrump,
)
from whist_td.formats.club_night.games.words import GameWords, SeatNames
from whist_td.words.formats import Sentence
from whist_td.words.rules_text import Value, Values
from whist_td.words.words import N_, Words

_FIELDS = {
    "contract": N_("Contract"),
    "attackers": N_("Attackers"),
    "made": N_("Misère made by"),
    "jury_called": N_("Referee called"),
}
_LABELS: dict[Enum, str] = {
    IwwaContract.PASS: N_("everybody passed"),
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
    MisereTrump.NONE: N_("none"),
    MisereTrump.TURNED: N_("the card turned up"),
    CouleurContract.PASS: N_("everybody passed"),
    CouleurContract.PROPOSITION: N_("proposition and acceptance"),
    CouleurContract.SOLO: N_("solo (five tricks)"),
    CouleurContract.MISERE: N_("misère (no trick)"),
    CouleurContract.ABUNDANCE: N_("abundance (nine tricks)"),
    CouleurContract.OPEN_MISERE: N_("open misère"),
    CouleurContract.GRAND_ABUNDANCE: N_("grand abundance"),
}
_OPTIONS = {
    "propose": (N_("Propose and accept"), N_("Two players, eight tricks in the turned-up trump.")),
    "proposition": (
        N_("Proposition and acceptance"),
        N_("Two players, eight tricks in the turned-up trump."),
    ),
    "solo": (N_("Solo"), N_("One player, five tricks in the turned-up trump.")),
    "abundance": (N_("Abundance"), N_("Nine tricks alone, in any trump.")),
    "abundance9": (N_("Abundance of 9"), N_("Nine tricks alone, in any trump.")),
    "abundance10": (N_("Abundance of 10"), N_("Ten tricks alone, in any trump.")),
    "abundance11": (N_("Abundance of 11"), N_("Eleven tricks alone, in any trump.")),
    "abundance12": (N_("Abundance of 12"), N_("Twelve tricks alone, in any trump.")),
    "misere": (N_("Misère"), N_("Not one trick; several may play it at once.")),
    "open_misere": (N_("Open misère"), N_("Not one trick, with the cards open on the table.")),
    "trou": (N_("Troel"), N_("Three aces and the holder of the fourth: eight tricks.")),
    "troela": (N_("Troela"), N_("Four aces in one hand, and a partner: nine tricks.")),
    "small_slam": (N_("Small slam"), N_("All thirteen tricks, in any trump or without.")),
    "grand_slam": (N_("Grand slam"), N_("All thirteen tricks in the turned-up trump.")),
    "grand_abundance": (N_("Grand abundance"), N_("All thirteen tricks by one player.")),
    "misere_trump": (
        N_("Trump in misère"),
        N_("In misère and open misère; the text is silent, and solo whist has none."),
    ),
    "passed_deal_counts": (
        N_("Passed deals count"),
        N_("A deal that everybody passed counts as one of the deals of the round."),
    ),
    "sanctions_to": (N_("Points of a penalty"), N_("Where the points go that a referee takes.")),
    "fine": (
        N_("Usual penalty by the referee"),
        N_("Usual deduction; 12 divides by three and by four."),
    ),
    "made": (N_("Made"), N_("What each defender pays when the contract is made.")),
    "over": (N_("Each trick over"), N_("What each defender adds for each trick above the goal.")),
    "failed": (N_("Failed"), N_("What each defender gets when the contract fails by one trick.")),
    "short": (
        N_("Each further trick short"),
        N_("What each defender gets for each further trick missing."),
    ),
    "all_tricks": (
        N_("× with all 13 tricks"),
        N_("By what all this is multiplied if all the tricks were made; 1 changes nothing."),
    ),
}
_PRESETS = {
    "foster": N_("Foster’s table of stakes"),
    "iwwa": N_("The point table of the IWWA"),
}
_HEADINGS = {
    "contract": "contract|contrat|annonce",
    "attackers": "attackers|attaquants|attaquant|attaque|attacker",
    "made": "made|reussi|reussie|reussis|made by|reussie par",
    "jury_called": "jury called|jury appele",
}
_CHOICES = {
    "pass": "passe|passes",
    "propose": "demander|demande|emballer|demande et emballage|vraag en mee",
    "proposition": "emballage|proposer|emballer",
    "solo": "seul|alleen",
    "abundance9": "abondance|abundance",
    "abundance": "abondance|abondance 9",
    "trou": "troel",
    "small_slam": "petit solo",
    "grand_slam": "solo slim",
}


Settings = IwwaSettings | CouleurSettings

_HEADS = (
    N_("Tricks"),
    N_("Made"),
    N_("Each trick over", "head"),
    N_("One down"),
    N_("Each more down"),
)


def _notes(settings: Settings, players: int, _: Words) -> Iterator[str]:
    if isinstance(settings, IwwaSettings):
        yield _("First each player in turn says “trou” or “passe-trou”, then the bidding begins.")
    if players > ACTIVE_PLAYERS:
        yield _("At a table of five the dealer sits out.")
    if settings.passed_deal_counts:
        yield _("All passed: write a dash. No points; it counts as a deal, and the next one deals.")
    else:
        yield _("All passed: write a dash. No points; it is not counted, and the next one deals.")
    yield _("A misère: leave the tricks empty, and write who made it.")
    if isinstance(settings, IwwaSettings):
        yield _("Several misères at once share one line; each is settled separately.")
        yield _("Open misère or slam: call the referee first, and tick.")
    yield _("The points of every deal add up to 0.")


def _values(settings: Settings, promises: Mapping[str, Promise], _: Words) -> Values:
    """Return the table of contracts: what each attacker has, and each defender."""
    named = ((each.name, getattr(settings, each.name)) for each in fields(settings))
    all_terms = {name: terms for name, terms in named if isinstance(terms, Terms)}
    times = any(terms.all_tricks > 1 for terms in all_terms.values())
    heads = [_(head) for head in _HEADS]
    if times:
        heads.append(_("All 13 tricks"))
    lines = tuple(
        Value(_(_OPTIONS[name][0]), _contract(terms, promises[name], is_multiplied=times))
        for name, terms in all_terms.items()
    )
    return Values(_("Each attacker / each defender"), tuple(heads), lines)


def _contract(terms: Terms, promise: Promise, *, is_multiplied: bool) -> tuple[str, ...]:
    share = (ACTIVE_PLAYERS - promise.least) // promise.least
    figures = [
        str(promise.goal),
        _both(terms.made, share),
        _both(terms.over, share),
        _both(-terms.failed, share),
        _both(-terms.short, share),
    ]
    if is_multiplied:
        figures.append(f"×\u2009{terms.all_tricks}" if terms.all_tricks > 1 else "")
    return tuple(figures)


def _both(price: int, share: int) -> str:
    """Return what an attacker has for a price, and what each defender pays."""
    if not price:
        return ""
    return f"{price * share:+}/{-price:+}".replace("-", "−")


def _attackers(error: AttackersError, _: Words) -> str:
    if error.least == error.most:
        return _.plural(
            "This contract is played by {n} player; named: {found}.",
            "This contract is played by {n} players; named: {found}.",
            error.least,
            found=error.found,
        )
    return _(
        "This contract is played by {least} to {most} players; named: {found}.",
        least=error.least,
        most=error.most,
        found=error.found,
    )


_REFUSALS: Mapping[type[RuleError], Sentence] = {
    AttackersError: _attackers,
    AttackerTwiceError: N_("A player is named twice among the attackers: remove one of them."),
    SittingOutError: N_("At a table of five the dealer sits out and cannot attack."),
    MisereTricksError: N_("A misère is made or not: enter who made it, and leave the tricks out."),
    MisereMadeError: N_(
        "A player who did not play a misère cannot have made it: correct one of the two."
    ),
    MadeNotMisereError: N_("This contract is not a misère: write the tricks, not who made it."),
    PassedDealError: N_("A deal that everybody passed has neither attackers nor tricks."),
    GoalError: N_("This contract asks for {goal} tricks, not {promised}: correct the number."),
}


def _made_by_nobody(deal: SoloDeal, _named: SeatNames, _: Words) -> Iterator[str]:
    """Say that a misère was played and nobody made it: only then are there no tricks."""
    if deal.attackers and deal.tricks is None and not deal.made:
        yield _("not made")


def _contract_name(deal: IwwaDeal | CouleurDeal, _named: SeatNames, _: Words) -> Iterator[str]:
    yield _(_LABELS[deal.contract])


def _short(deal: SoloDeal, named: SeatNames, _sides: int, _: Words) -> str:
    """Tell a deal as it is said: "solo · Anne · 7 tricks"."""
    if not deal.attackers:
        return ""
    contract = _(_LABELS[getattr(deal, "contract")])  # noqa: B009 - each game has its own
    parts = [contract.partition(" (")[0], " + ".join(map(named.seat, deal.attackers))]
    if deal.tricks is not None:
        parts.append(_.plural("{n} trick", "{n} tricks", deal.tricks))
    elif set(deal.made) == set(deal.attackers):
        parts.append(_("made"))
    elif deal.made:
        parts.append(_("made: {who}", who=" + ".join(map(named.seat, deal.made))))
    else:
        parts.append(_("not made"))
    return " · ".join(parts)


def _game(
    rules: str,
    name: str,
    promises: Mapping[Any, Promise],
    doubts: Mapping[Enum, str],
) -> GameWords:
    """Return the words of one game of the family; its own are its contracts."""
    goals = {contract.value: promise for contract, promise in promises.items()}

    return GameWords(
        name=name,
        rules=rules,
        notes=_notes,
        values=lambda settings, _: _values(settings, goals, _),
        labels=_LABELS,
        fields=_FIELDS,
        options=_OPTIONS,
        presets=_PRESETS,
        refusals=_REFUSALS,
        doubts=doubts,
        headings=_HEADINGS,
        choices=_CHOICES,
        seats=frozenset({"attackers", "made"}),
        silent=frozenset({"dealer", "contract"}),
        before=_contract_name,
        after=_made_by_nobody,
        short=_short,
    )


WORDS = {
    "couleur": _game(
        "couleur",
        N_("Ghent whist (solo whist)"),
        couleur.PROMISES,
        {},
    ),
    "iwwa": _game(
        "iwwa",
        N_("Simple whist (IWWA)"),
        iwwa.PROMISES,
        {
            IwwaDoubt.JURY_NOT_CALLED: N_(
                "The referee was not called; the referee decides on a penalty."
            )
        },
    ),
}
