"""Lists and names as people write them in a letter: teams as blocks, remarks, surnames first.

Nothing here guesses at a name that might as well be right: a bracket that holds a town or tells two
people apart stays.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from whist_td.core.names import MARK, own_name, plain
from whist_td.interchange.tables import TableRow

_LONGEST = 200
"""What is longer is no name, and is not looked through for a telephone number."""
_PHONE = re.compile(
    r"[\s,;:–-]*(?:\bt[ée]l\.?|\bcell?\.?|\bgsm)?[\s:]*\+?\(?\d[\d\s().-]{5,20}\d$", re.IGNORECASE
)
_BRACKETS = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]\s*")
_REMARK = re.compile(
    r"remplac|substitut|spare|vege|vega|arriv|absent|a confirm|confirm|paye|paid|nouve|new\b"
    r"|capitaine|captain|cap\b|late|en retard|allerg|sans |debutant|beginner|peut|maybe|membre"
    r"|member|tel|cell|gsm|amie? |conjoint|invite|guest|c\b|si |vient|quitte|part |depart|chaise"
)
_LETTERS = re.compile(r"[^\W\d_]")
_WITH_ARTICLE = re.compile(r"(?:d['’]|l['’]|(?:de|du|des|la|le|les|l|st|ste) )[A-ZÀ-Ý]")
"""A town with its article is no remark: *d’Escuminac*."""


def is_remark(text: str) -> bool:
    """Tell whether brackets hold a remark, and neither a town, a nickname nor what tells apart.

    >>> [is_remark(text) for text in ("végétarienne", "arrive à 8 h", "?", "Gaspé", "fils", "2")]
    [True, True, True, False, False, False]
    """
    words, first = plain(text), _LETTERS.search(text)
    if MARK.fullmatch(words) or _WITH_ARTICLE.match(text):
        return False
    return first is None or first.group().islower() or bool(_REMARK.match(words))


def without_team_remarks(name: str) -> str:
    """Return a team without what is said of it: what tells two teams of a town apart stays."""
    return _without_brackets(name, lambda inside: bool(_REMARK.match(plain(inside))))


def without_remarks(name: str) -> str:
    """Return somebody's name without a telephone number, and without what is said in brackets."""
    if len(name) <= _LONGEST:
        name = _PHONE.sub("", name) or name
    return _without_brackets(name, is_remark)


def _without_brackets(name: str, goes: Callable[[str], bool]) -> str:
    for each in [*_BRACKETS.finditer(name)][::-1]:
        if goes(each[1]):
            name = f"{name[: each.start()]} {name[each.end() :]}"
    return " ".join(name.split()) or name


_VOWEL = re.compile(r"[aeiouy]")
_MOST_WORDS_BY_COMMA = 3
_SMALL = ("de", "du", "des", "la", "le", "van", "von", "den", "der", "ter", "ten")


def given_name_first(name: str) -> str:
    """Return a name with the surname last, where it stands first in capitals or before a comma.

    The letters stay as they are written: nobody knows whether it is *Leblanc* or *LeBlanc*.

    >>> given_name_first("VAN DEN BERG Jan"), given_name_first("Roy, Anne-Marie")
    ('Jan VAN DEN BERG', 'Anne-Marie Roy')
    >>> given_name_first("Jean ROY"), given_name_first("MC Solaar"), given_name_first("ROY")
    ('Jean ROY', 'MC Solaar', 'ROY')
    """
    bare, bracket, rest = name.partition(" (")
    before, comma, after = (part.strip() for part in bare.partition(","))
    if comma and before and after and "," not in after:
        turned = _turned(before.split(), after.split())
    else:
        words = bare.split()
        at = next((n for n, word in enumerate(words) if not _is_surname(word)), len(words))
        surname, given = words[:at], words[at:]
        is_so = any(map(_is_in_capitals, surname)) and given and all(map(is_given, given))
        turned = _turned(surname, given) if is_so else bare
    return f"{turned}{bracket}{rest}"


def _turned(surname: list[str], given: list[str]) -> str:
    if max(len(surname), len(given)) > _MOST_WORDS_BY_COMMA + 1 or any(
        map(str.isdigit, (*surname, *given))
    ):
        return " ".join((*surname, *given))
    marks = [given.pop()] if len(given) > 1 and MARK.fullmatch(plain(given[-1])) else []
    return " ".join((*given, *surname, *marks))


def _is_in_capitals(word: str) -> bool:
    return (
        len(word) > 1
        and word.isupper()
        and not word.endswith(".")
        and bool(_VOWEL.search(plain(word)))
    )


def _is_surname(word: str) -> bool:
    return _is_in_capitals(word) or word in _SMALL


def is_given(word: str) -> bool:
    """Tell whether a word may be of a given name: an initial, or a capital and small letters."""
    is_initial = bool(re.fullmatch(r"(?:[^\W\d_]\.-?)+|[^\W\d_]", word))
    return (
        is_initial
        or (word[:1].isupper() and not word.isupper())
        or bool(MARK.fullmatch(plain(word)))
    )


def is_surname_first(names: Sequence[str]) -> bool:
    """Tell whether a list has its surnames first: two names at least, and half of them all."""
    whole = [name for name in names if len(name.split()) > 1]
    turned = sum(given_name_first(name) != name for name in whole)
    return turned > 1 and 2 * turned >= len(whole)


def may_be_given(name: str, club: str) -> bool:
    """Tell whether what stands as a name and a club may be a surname and a given name.

    >>> may_be_given("Côté", "André"), may_be_given("Anne Roy", "Gaspé")
    (True, False)
    """
    is_alone = len(name.split()) == 1 or name.isupper()
    return is_alone and all(map(is_given, own_name(club).split()))


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


def heads(row: TableRow) -> bool:
    """Tell whether a row says what follows it, as nobody's name does: *Présents ce soir :*."""
    return _sentence(row).endswith(":")


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
