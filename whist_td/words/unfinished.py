"""What was typed in the entries and is not taken in yet, in words."""

from whist_td.core.events import Draft
from whist_td.desk.requests import Event
from whist_td.words.words import Words

_MOST = 3
"""More lines than this are counted, not told."""


def draft_words(draft: Draft) -> str:
    """Return what is typed in an unfinished line: "Chênes, Anne, Bob"."""
    return ", ".join(filter(None, draft.texts))


def unfinished_sentence(evening: Event, _: Words) -> str:
    """Say which lines of the entries count for nobody yet; nothing where there is none.

    Once the last word of an evening is spoken they matter to nobody any more.
    """
    drafts = tuple(evening.drafts.values())
    if not drafts or evening.progress.finished:
        return ""
    told = [_("“{line}”", line=draft_words(draft)) for draft in drafts[:_MOST]]
    more = ["…"] if len(drafts) > _MOST else []
    return _.plural(
        "{n} line of the entries is saved but not entered yet: {lines}.",
        "{n} lines of the entries are saved but not entered yet: {lines}.",
        len(drafts),
        lines=_.apart([*told, *more]),
    )
