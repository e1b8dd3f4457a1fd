"""Names with letters that no font of this computer has: said before they are boxes on paper."""

import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass

from reportlab.pdfgen.canvas import Canvas

from whist_td.desk.requests import Event
from whist_td.paper.fonts import unknown
from whist_td.paper.page import Page
from whist_td.paper.pen import Pen
from whist_td.words.words import Words

_OFF_PAPER = {"results", "drafts", "seen", "apart"}
_MOST_NAMED = 5


def undrawn_sentence(event: Event, _: Words, pages: Iterable[Page] | None = None) -> str:
    """Say which names of an event, or of the club, cannot be printed as they are; or nothing.

    Where the pages are known, only names that stand there are told.
    """
    names = list(dict.fromkeys(_undrawn(event)))
    if names and pages is not None:
        # By their letters: a name may stand there turned round, or shortened.
        pen = Pen(Canvas(io.BytesIO()))
        for page in pages:
            page.draw(pen)
        columns = pen.columns.values()
        written = unknown("".join(text for column in columns for text in column.texts()))
        names = [name for name in names if set(unknown(name)) & set(written)]
    if not names:
        return ""
    names_text = ", ".join(names[:_MOST_NAMED]) + ("…" if len(names) > _MOST_NAMED else "")
    return _(
        "This computer cannot write some signs of: {names}. Empty boxes are printed instead.",
        names=names_text,
    )


def _undrawn(event: Event) -> Iterator[str]:
    for each in fields(event):
        facts = getattr(event, each.name)
        if each.name in _OFF_PAPER:
            continue
        is_numbered = isinstance(facts, Mapping)
        for number, fact in facts.items() if is_numbered else [("", facts)]:
            begins = f"{number}. " if isinstance(number, int) else ""
            yield from (f"{begins}{text}" for text in _texts(fact) if unknown(text))


def _texts(thing: object) -> Iterator[str]:
    match thing:
        case str():
            yield thing
        case Mapping():
            for each in thing.values():
                yield from _texts(each)
        case list() | tuple():
            for each in thing:
                yield from _texts(each)
        case _ if is_dataclass(thing):
            for each in fields(thing):
                yield from _texts(getattr(thing, each.name))
