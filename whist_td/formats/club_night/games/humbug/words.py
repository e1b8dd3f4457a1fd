"""Humbug in words."""

from collections.abc import Iterator

from whist_td.formats.club_night.games.humbug.rules import HumbugSettings, TurnedCardError
from whist_td.formats.club_night.games.words import GameWords, points_text
from whist_td.words.rules_text import Values, one_value
from whist_td.words.words import N_, Words

_FIELDS = {
    "exchanged": N_("Changed hands"),
    "trump_kept": N_("Dealer keeps the turned-up trump"),
}


def _notes(settings: HumbugSettings, _players: int, _: Words) -> Iterator[str]:
    yield _("Tick who changed hands; the dealer who changes loses the turned-up trump.")
    yield _("Tricks: write those of A only; B has the rest of the 13.")
    yield _("Mark in this order: revokes, tricks, honours. Stop at {n}.", n=settings.target)
    yield _("After each game, draw a line and begin the score again at 0.")


def _values(settings: HumbugSettings, _: Words) -> Values:
    lines = (
        one_value(_("Each trick above six"), points_text(1, _)),
        one_value(_("Four honours in one hand"), points_text(4, _)),
        one_value(_("Three honours in one hand"), points_text(3, _)),
        one_value(_("Two honours, the other 0 or 1"), points_text(2, _)),
        one_value(_("Two honours each"), _("nothing")),
        one_value(_("Each revoke, to the other side"), points_text(settings.revoke, _)),
        one_value(_("The game is won at"), points_text(settings.target, _), starts_group=True),
    )
    return Values(_("What counts"), (), lines)


WORDS = {
    "humbug": GameWords(
        name=N_("Humbug (two players)"),
        rules="humbug",
        notes=_notes,
        values=_values,
        fields=_FIELDS,
        refusals={
            TurnedCardError: N_(
                "A dealer who changes hands loses the turned-up trump: it stays with the hand "
                "given up."
            ),
        },
        headings={
            "exchanged": "exchanged|echange|changed hands",
            "trump_kept": "trump kept|atout garde",
        },
        seats=frozenset({"dealer"}),
        rare=frozenset({"honours", "exchanged", "revokes", "erased"}),
        silent=frozenset({"dealer"}),
        tricks_of=lambda _deal, named: named.side(0),
    )
}
