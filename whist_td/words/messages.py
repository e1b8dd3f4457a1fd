"""What will not do, in a sentence; all the sentences are only read from the disk for the first."""

from typing import TYPE_CHECKING

from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.desk.ports import DamagedEventError
    from whist_td.words.formats import Sentence


def message(error: RuleError, _: Words) -> str:
    """Return the sentence that tells a director why something will not do."""
    from whist_td.words.formats import written

    sentence = sentence_of(type(error))
    if sentence is None:
        raise LookupError(type(error))
    return sentence(error, _) if callable(sentence) else written(sentence, vars(error), _)


def sentence_of(kind: type[RuleError]) -> "Sentence | None":
    """Return the words of an error; None: it has none."""
    from whist_td.words.formats import offered
    from whist_td.words.refusals import SHARED

    return SHARED.get(kind) or offered(kind, lambda words: words.refusals)


def called(error: "DamagedEventError", _: Words) -> str:
    """Return the number of a damaged event, with what is left of its name."""
    if error.event == BOOK_NUMBER:
        return _("the club’s year")
    if not error.name:
        return str(error.event)
    return str(error.event) + _(" “{name:.60}”", name=error.name)
