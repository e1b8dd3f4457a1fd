"""What is wrong with a deal, in words."""

from collections.abc import Callable, Mapping
from typing import Any

from whist_td.domain.errors import RuleError
from whist_td.games import whiz
from whist_td.i18n.words import N_, Words
from whist_td.usecases import score_errors as no


def _unknown_game(error: no.UnknownGameError, _: Words) -> str:
    return _(
        "“{game}” cannot be scored. Use one of: {games}.",
        game=error.game,
        games=", ".join(error.games),
    )


SCORE_SENTENCES: Mapping[type[RuleError], str | Callable[[Any, Words], str]] = {
    whiz.ContractError: N_(
        "“{text}” is not a contract: write a level from 7 to 13 and a strain (C, D, H, S or N), "
        "then X or XX where it was doubled: 10H, 9NX, 13SXX."
    ),
    whiz.DealTricksError: N_("{tricks} tricks will not do: a deal has 0 to 13."),
    no.ScoreFieldError: N_("{field} “{value}” will not do: it takes {accepted}."),
    no.ScoreLineError: N_("This line is not a JSON object."),
    no.UnknownGameError: _unknown_game,
}
