"""Refusals in words: what, where, and what would do."""

from collections.abc import Mapping

from whist_td.core import errors as no
from whist_td.desk.file_errors import RefusedCellError
from whist_td.words.club_messages import CLUB_SENTENCES
from whist_td.words.file_messages import FILE_SENTENCES, where
from whist_td.words.formats import Sentence, offered
from whist_td.words.movement_messages import MOVEMENT_SENTENCES
from whist_td.words.player_messages import PLAYER_SENTENCES
from whist_td.words.recovery_messages import RECOVERY_SENTENCES
from whist_td.words.request_messages import REQUEST_SENTENCES
from whist_td.words.score_messages import SCORE_SENTENCES
from whist_td.words.words import N_, Words


def _refused_cell(error: RefusedCellError, _: Words) -> str:
    return _("{where}: {what}", where=where(error, _), what=message(error.refusal, _))


_SHARED: Mapping[type[no.RuleError], Sentence] = {
    no.NothingToUndoError: N_("There is nothing to undo."),
    no.NothingToRedoError: N_("There is nothing to redo."),
    no.EmptyNameError: N_("A name is missing: write it first."),
    no.NamelessEventError: N_("Give the event a name."),
    no.NameTooLongError: N_("“{name:.30}…” is too long: {most} letters at most."),
    **CLUB_SENTENCES,
    **MOVEMENT_SENTENCES,
    **PLAYER_SENTENCES,
    **RECOVERY_SENTENCES,
    **REQUEST_SENTENCES,
    **FILE_SENTENCES,
    RefusedCellError: _refused_cell,
    **SCORE_SENTENCES,
}


def message(error: no.RuleError, _: Words) -> str:
    """Return the sentence that tells a director why something will not do."""
    sentence = _sentence(type(error))
    if sentence is None:
        raise LookupError(type(error))
    return _(sentence, **vars(error)) if isinstance(sentence, str) else sentence(error, _)


def has_sentence(kind: type[no.RuleError]) -> bool:
    """Tell whether an error has its words."""
    return _sentence(kind) is not None


def _sentence(kind: type[no.RuleError]) -> Sentence | None:
    return _SHARED.get(kind) or offered(kind, lambda words: words.refusals)
