"""Solo whist in words."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import SanctionTo
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
)
from whist_td.formats.club_night.games.words import GameWords, Rules, SeatNames, Value, Values
from whist_td.words.formats import Sentence
from whist_td.words.words import N_, Words

_FIELDS = {
    "contract": N_("Contract"),
    "attackers": N_("Attackers"),
    "made": N_("Misère made by"),
    "jury_called": N_("Jury called"),
}
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
}
_OPTIONS = {
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

_HEADS = (N_("Tricks"), N_("Made"), N_("Each trick over"), N_("One down"), N_("Each more down"))


def _table(_: Words) -> Iterator[str]:
    yield _(
        "Four players, everybody for himself. 52 cards, 13 each; at a table of five the dealer "
        "sits out."
    )
    yield _("The last card dealt is turned: its suit is the trump.")


def _iwwa_contracts(_: Words) -> Iterator[str]:
    yield _("From the lowest to the highest as in the table, troel before the open misère.")
    yield _(
        "Propose and accept: two players, eight tricks in the turned trump; if nobody accepts, "
        "solo: five tricks alone."
    )
    yield _("Abundance: the tricks announced, alone, in a trump of one’s own.")
    yield _("Misère: not one trick; several may play it at once.")
    yield _(
        "Troel: three aces and whoever has the fourth, eight tricks. Troela: all four aces in "
        "one hand, nine tricks."
    )
    yield _(
        "Small slam: all tricks in a trump of one’s own, or without trump; grand slam: in the "
        "turned trump."
    )
    yield _("Open misère and slams: whoever plays one calls the jury first.")


def _couleur_contracts(_: Words) -> Iterator[str]:
    yield _(
        "Proposition and acceptance: two players, eight tricks. Solo: five tricks alone. Both in "
        "the turned trump."
    )
    yield _("Abundance: nine tricks alone, in a trump of one’s own. Grand abundance: all thirteen.")
    yield _("Misère: not one trick, without trump; open misère: with the cards on the table.")


def _settled(settings: Settings, _: Words) -> Iterator[str]:
    yield _("What the attackers win the defenders lose: the points of every deal sum to 0.")
    yield _("The table gives what each attacker has, and after the stroke what each defender has.")
    if isinstance(settings, IwwaSettings):
        yield _("Each misère is settled by itself with the three others, and all are added.")
    if settings.passed_deal_counts:
        yield _("A deal that all passed gives nothing and counts as one of the deals.")
    else:
        yield _("A deal that all passed gives nothing and is not counted; the next player deals.")
    if isinstance(settings, CouleurSettings):
        return
    if settings.sanctions_to is SanctionTo.TABLE:
        yield _("What the jury takes from a player, the others at the table share evenly.")
    else:
        yield _("What the jury takes from a player is lost; nobody has it.")


def _refused(settings: Settings, _: Words) -> Iterator[str]:
    yield _("More or fewer attackers than the contract has, or the same player twice.")
    yield _("More than 13 tricks; a misère made by somebody who did not play it.")
    if isinstance(settings, IwwaSettings):
        yield _("The program asks again where the jury was not called.")


def _notes(settings: Settings, players: int, _: Words) -> Iterator[str]:
    if players > ACTIVE_PLAYERS:
        yield _("At a table of five the dealer sits out.")
    if settings.passed_deal_counts:
        yield _("All passed: write a dash. No points; it counts as a deal, and the next one deals.")
    else:
        yield _("All passed: write a dash. No points; it is not counted, and the next one deals.")
    yield _("A misère: leave the tricks empty, and write who made it.")
    if isinstance(settings, IwwaSettings):
        yield _("Several misères at once stand on one line; each is settled by itself.")
        yield _("Open misère or slam: call the jury first, and tick.")
    yield _("The points of every deal sum to 0.")


def _values(settings: Settings, promises: Mapping[str, Promise], _: Words) -> Values:
    """Return the table of contracts: what each attacker has, and each defender."""
    all_terms = _terms(settings)
    times = any(terms.all_tricks > 1 for terms in all_terms.values())
    heads = [_(head) for head in _HEADS]
    if times:
        heads.append(_("All 13 tricks"))
    lines = tuple(
        Value(_(_OPTIONS[name][0]), _contract(terms, promises[name], is_multiplied=times))
        for name, terms in all_terms.items()
    )
    return Values(_("Each attacker / each defender"), tuple(heads), lines)


def _terms(settings: Settings) -> Mapping[str, Terms]:
    named = ((each.name, getattr(settings, each.name)) for each in fields(settings))
    return {name: terms for name, terms in named if isinstance(terms, Terms)}


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
    AttackerTwiceError: N_("A player is named twice among the attackers."),
    SittingOutError: N_("At a table of five the dealer sits out: he cannot attack."),
    MisereTricksError: N_("A misère is made or not: say who made it, and leave the tricks out."),
    MisereMadeError: N_("Somebody who did not play a misère cannot have made it."),
    MadeNotMisereError: N_("This contract is no misère: write the tricks instead of who made it."),
    PassedDealError: N_("A deal that everybody passed has neither attackers nor tricks."),
    GoalError: N_("This contract promises {goal} tricks, not {promised}."),
}


def _made_by_nobody(deal: SoloDeal, _named: SeatNames, _: Words) -> Iterator[str]:
    """Say that a misère was played and nobody made it: only then are there no tricks."""
    if deal.attackers and deal.tricks is None and not deal.made:
        yield _("made by nobody")


def _contract_name(deal: IwwaDeal | CouleurDeal, _named: SeatNames, _: Words) -> Iterator[str]:
    yield _(_LABELS[deal.contract])


def _game(
    name: str,
    summary: str,
    contracts: Callable[[Words], Iterator[str]],
    promises: Mapping[Any, Promise],
    doubts: Mapping[Enum, str],
) -> GameWords:
    """Return the words of one game of the family; its own are its contracts."""
    goals = {contract.value: promise for contract, promise in promises.items()}

    def rules(settings: Settings, _: Words) -> Rules:
        yield _("At the table"), _table(_)
        yield _("The contracts"), contracts(_)
        yield _("What cannot be"), _refused(settings, _)
        yield _("How a deal is settled"), _settled(settings, _)

    return GameWords(
        name=name,
        summary=summary,
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
    )


WORDS = {
    "couleur": _game(
        N_("Ghent whist (solo whist)"),
        N_("Four or five players, everybody for himself; declarations in the turned trump."),
        _couleur_contracts,
        couleur.PROMISES,
        {},
    ),
    "iwwa": _game(
        N_("IWWA solo whist"),
        N_("Four or five players, everybody for himself; the official contracts."),
        _iwwa_contracts,
        iwwa.PROMISES,
        {
            IwwaDoubt.JURY_NOT_CALLED: N_(
                "Was the jury called? An open misère or a slam is not played without it."
            )
        },
    ),
}
