"""Lists as people write them in a letter: what stands around them, and teams as blocks of names."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from whist_td.core.names import plain
from whist_td.interchange.tables import TableRow

_GREETING = re.compile(
    r"(?:re|tr|fw|fwd|de|from|a|to|cc|objet|subject|date|envoye|sent)\s*:.*"
    r"|(?:bonjour|bonsoir|salut|coucou|allo|hello|hi|dear|good (?:morning|evening)"
    r"|chere?s?)(?:[ ,!].*)?|(?:voici|voila|ci-joint|here (?:is|are)|below|please find)\b.*"
    r"|(?:le|on) .{6,80}(?:a ecrit|wrote)\s*:"
    r"|(?:[a-z]+ ){0,2}(?:liste|list|equipes|joueurs|inscriptions|players|teams|entries)\b.*:"
)
_CLOSING = re.compile(
    r"--|_{3,}|(?:un grand |mille |many )?(?:merci|thanks|thank you)"
    r"(?:[.!,]*|,? (?:a|de|d'|pour|beaucoup|bien|et|mille|in|for|so|very)\b.*)"
    r"|(?:bien )?(?:cordialement|amicalement)\b.*"
    r"|bien a (?:vous|toi)\b.*|(?:mes |meilleures |sinceres )?(?:salutations|amities)\b.*"
    r"|a (?:bientot|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|demain)\b.*"
    r"|(?:bonne|belle) (?:journee|soiree|fin de semaine)\b.*|(?:kind |best )?regards\b.*"
    r"|(?:envoye (?:de|depuis|a partir de)|sent from) .*"
)
_ADDRESS = re.compile(
    r"\S+@\S+\.\S+|https?://\S+|www\.\S+|(?:tel|cell?|gsm)?[\s.:]*\+?[\d\s().-]{7,}"
)
_MOST_CELLS, _LEAST_WORDS, _LEAST_LETTERS = 2, 3, 4
"""A sentence is of so few cells and so many words; a shorter last word is cut off: *J.*, *fils.*"""
_LEAST_BEFORE_COLON = 5
"""What is shorter may be the name of a team, with its players below it."""
_LONGEST_SENTENCE = 300
"""What is longer is no sentence of a letter, and is not looked through."""
_SENTENCE_ENDS = (":", ".", "!", "?", "…")


def _sentence(row: TableRow) -> str:
    """Return what a row says, where it may be of a letter; else nothing."""
    words = plain(", ".join(filter(None, row.cells)).lstrip("> "))
    return (
        words
        if sum(map(bool, row.cells)) <= _MOST_CELLS and len(words) <= _LONGEST_SENTENCE
        else ""
    )


def greets(row: TableRow) -> bool:
    """Tell whether a row greets or announces the list: only above the first name, or it is one."""
    return bool(_GREETING.fullmatch(_sentence(row)))


def is_around(row: TableRow) -> bool:
    """Tell whether a row is of the letter wherever it stands: an address or a sentence."""
    sentence = _sentence(row)
    words = sentence.rstrip("".join(_SENTENCE_ENDS) + " ").split()
    least = _LEAST_BEFORE_COLON if sentence.endswith(":") else _LEAST_WORDS
    is_long = len(words) >= least and len(words[-1]) >= _LEAST_LETTERS
    is_sentence = sentence.endswith(_SENTENCE_ENDS) and is_long
    return is_sentence or bool(_ADDRESS.fullmatch(sentence))


def closes(row: TableRow) -> bool:
    """Tell whether a row is thanks or greetings, after which nothing is of the list any more."""
    return bool(_CLOSING.fullmatch(_sentence(row)))


_LEAST_BLOCKS = 2
_HEAD = re.compile(r"(?:équipe|team|table)\s*(?:n[°ºo]\s*)?\d*\s*[:.–—-]\s*(?=\S)", re.IGNORECASE)


def blocks_as_lines(rows: Sequence[TableRow], widths: Sequence[int]) -> tuple[TableRow, ...]:
    """Return a line for each block; none where they are no blocks.

    A block is as long as a line of such a list is wide, or one place short: a team of three. What
    stands before its name, as in *Équipe 1 : Percé*, goes.
    """
    blocks = list(_blocks(rows))
    whole = Counter(len(block) for block in blocks if len(block) in widths)
    if len(blocks) < _LEAST_BLOCKS or not whole:
        return ()
    width = max(whole, key=lambda each: (whole[each], each))
    is_alone = all(sum(map(bool, row.cells)) == 1 for row in rows)
    if not is_alone or any(len(block) not in (width, width - 1) for block in blocks):
        return ()
    return tuple(map(_as_line, blocks))


def _blocks(rows: Sequence[TableRow]) -> Iterator[list[TableRow]]:
    """Yield the rows that follow one another without a gap."""
    block = list(rows[:1])
    for before, after in pairwise(rows):
        if after.number > before.number + 1:
            yield block
            block = []
        block.append(after)
    if block:
        yield block


def _as_line(block: Sequence[TableRow]) -> TableRow:
    head, *others = (next(filter(None, row.cells)) for row in block)
    name = _HEAD.sub("", head, count=1).removesuffix(":").strip()
    return replace(block[0], cells=(name or head, *others))
