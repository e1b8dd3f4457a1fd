"""What is wrong with a deal, in words."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from whist_td.core import score_errors as no
from whist_td.core.errors import RuleError
from whist_td.formats.whiz.rules import game as whiz
from whist_td.words.words import N_, Words

LONGEST = 60
"""The letters of a value that are told of it."""


def _unknown_game(error: no.UnknownGameError, _: Words) -> str:
    return _(
        "“{game}” cannot be scored. Use one of: {games}.",
        game=error.game,
        games=", ".join(error.games),
    )


def _tricks(error: whiz.DealTricksError, _: Words) -> str:
    if error.tricks is None:
        return _("The tricks are missing: write a number from 0 to 13.")
    told = _short(json.dumps(error.tricks, default=str))
    return _("{tricks} tricks will not do: a deal has 0 to 13.", tricks=told)


def _field(error: no.ScoreFieldError, _: Words) -> str:
    if error.value is None:
        return _("{field} is missing: it takes {accepted}.", **vars(error))
    return _(
        "{field} “{value}” will not do: it takes {accepted}.",
        field=error.field,
        value=_as_given(error.value),
        accepted=error.accepted,
    )


def _as_given(value: object) -> str:
    """Return a value as its JSON line has it, but for the quotation marks."""
    if isinstance(value, str):
        return _short(value)
    return _short(json.dumps(value, ensure_ascii=False, default=str))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


SCORE_SENTENCES: Mapping[type[RuleError], str | Callable[[Any, Words], str]] = {
    whiz.ContractError: N_(
        "“{text}” is not a contract: write a level from 7 to 13 and a strain (C, D, H, S or N), "
        "then X or XX where it was doubled: 10H, 9NX, 13SXX."
    ),
    whiz.DealTricksError: _tricks,
    no.ScoreFieldError: _field,
    no.ScoreLineError: N_("This line is not a JSON object."),
    no.UnknownGameError: _unknown_game,
}
