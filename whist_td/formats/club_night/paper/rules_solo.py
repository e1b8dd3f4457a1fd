"""The rules of Whist simple and of whist à la couleur in short (RULES 3.1, 4.3)."""

from collections.abc import Iterator
from typing import Any

from whist_td.formats.club_night.games.solo.sanctions import SanctionTo
from whist_td.words.words import Words

Told = Iterator[tuple[str, Iterator[str]]]
_WITH_JURY = "iwwa"


def solo_rules(code: str, settings: Any, _: Words) -> Told:  # noqa: ANN401 - both games of solo
    """Yield the sections: the table, the contracts, how they are settled."""
    yield _("At the table"), _table(_)
    yield _("The contracts"), _contracts(code, _)
    yield _("What cannot be"), _refused(code, _)
    yield _("How a deal is settled"), _settled(code, settings, _)


def _table(_: Words) -> Iterator[str]:
    yield _(
        "Four players, everybody for himself. 52 cards, 13 each; at a table of five the dealer "
        "sits out."
    )
    yield _("The last card dealt is turned: its suit is the trump.")


def _contracts(code: str, _: Words) -> Iterator[str]:
    if code == _WITH_JURY:
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
        return
    yield _(
        "Proposition and acceptance: two players, eight tricks. Solo: five tricks alone. Both in "
        "the turned trump."
    )
    yield _("Abundance: nine tricks alone, in a trump of one’s own. Grand abundance: all thirteen.")
    yield _("Misère: not one trick, without trump; open misère: with the cards on the table.")


def _settled(code: str, settings: Any, _: Words) -> Iterator[str]:  # noqa: ANN401 - both games
    yield _("What the attackers win the defenders lose: the points of every deal sum to 0.")
    yield _("The table gives what each attacker has, and after the stroke what each defender has.")
    if code == _WITH_JURY:
        yield _("Each misère is settled by itself with the three others, and all are added.")
    if settings.passed_deal_counts:
        yield _("A deal that all passed gives nothing and counts as one of the deals.")
    else:
        yield _("A deal that all passed gives nothing and is not counted; the next player deals.")
    if not hasattr(settings, "sanctions_to"):
        return
    if settings.sanctions_to is SanctionTo.TABLE:
        yield _("What the jury takes from a player, the others at the table share evenly.")
    else:
        yield _("What the jury takes from a player is lost; nobody has it.")


def _refused(code: str, _: Words) -> Iterator[str]:
    yield _("More or fewer attackers than the contract has, or the same player twice.")
    yield _("More than 13 tricks; a misère made by somebody who did not play it.")
    if code == _WITH_JURY:
        yield _("The program asks again where the jury was not called.")
