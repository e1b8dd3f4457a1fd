"""What is wrong with a line of deals to score, in words."""

import json
from collections.abc import Mapping

from whist_td.core.errors import RuleError
from whist_td.desk import request_errors as no
from whist_td.words.formats import Sentence
from whist_td.words.words import N_, Words, shortened


def _unknown_game(error: no.UnknownGameError, _: Words) -> str:
    return _(
        "“{game}” cannot be scored. Use one of: {games}.",
        game=error.game,
        games=", ".join(error.games),
    )


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
        return shortened(value)
    return shortened(json.dumps(value, ensure_ascii=False, default=str))


SCORE_SENTENCES: Mapping[type[RuleError], Sentence] = {
    no.ScoreFieldError: _field,
    no.ScoreLineError: N_("This line is not a JSON object."),
    no.UnknownGameError: _unknown_game,
}
