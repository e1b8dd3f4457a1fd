"""The words of the club: none that misleads, no number without its plural, no label too long."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
import translations
from babel.messages.catalog import Message

from whist_td.assets import asset
from whist_td.words.words import Language

MISLEADING: Mapping[Language, Mapping[str, str]] = {
    Language.FRENCH: {
        r"meneurs|sur le meneur": "le meneur is the director; who leads is le premier",
        r"\breprend (tout|le dernier)": "reprendre is to resume; undo is annuler",
        r"\b[Ss]aisi(e|es|s|r)?\b": "a result is inscrit",
        r"\brentrée?s?\b": "tables do not come home; results are inscrits",
        r"[ÉéE]vénement": "an evening is a soirée",
        r"\b[Pp]apiers\b": "the stage, and what it prints, are feuilles",
        r"abîmé": "a file is endommagé",
        r"sauvegarde": "a backup is a copie de sécurité",
        r"\bmatchs?\b": "two teams have a rencontre",
        r"[Cc]ompagnie": "old for partners and opponents",
        r"[Pp]alier": "a contract has a niveau",
        r"\bsièges?\b": "people have a place",
        r"\bPg ": "the keys are Page préc. and Page suiv.",
        r"n° \{": "a number in a sentence is numéro",
        r"ne va pas :|ce n’est pas possible": "a refusal says what to do",
        r"\b[Ee]nlev(er|ée?s?|ez)\b(?! (une|toutes))": "ôter, off a list or a table",
        r"cartes de table|Cartes de places": "one sheet has one name",
    },
    Language.ENGLISH: {
        r"will not do": "scolds before it helps",
        r"\banew\b": "again",
        r"[Ww]hoever": "the player who, anybody who",
        r"\b([Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b": "half the club are women",
        r"if I slip": "in English one slips on ice",
        r"[Cc]arton": "holds milk; the card with a team’s number is a number card",
        r"\b[Jj]ury\b": "twelve people in court; the referee decides",
        r"\b[Rr]ounds? no\.|\bpersons\b": "round 3; people",
        r"\b(?<!games )(?<!game )stands?\b": "is, appears",
        r"\btold\b|\bmends?\b|\bput right\b": "announced, authors, corrected",
        r"\b[Tt]ak(e|en) (in|back)\b|[Tt]akes back": "entered, undone",
        r"\bWhere (totals|scores|points|results|several)\b": "read as a place; if",
        r"\b[Rr]anking\b": "standings",
        r"\b[Pp]apers\b": "the stage is Print, what it prints are sheets",
        r"Whist militaire": "Military whist",
        r"[Ee]venings?\b|\b(to)?nights?\b(?<![Cc]lub night)(?<!by night)": "an event",
        r"\b([Tt]he|[Tt]his) club night": "an event, of the kind club night",
        r"(?<!Whiz )(?<!in a )\b[Tt]ournaments?\b": "an event, of the kind Whiz tournament",
    },
}
"""What is not written, and why; in the sentences of the program and on the pages of the guide."""
TO_THE_LETTER = (
    "{} in {} evening",
    "{} in {} evenings",
    "for faithful attendance: {} evening of {}",
    "for faithful attendance: {} evenings of {}",
)
"""What a certificate says, in the words that clubs agreed on."""
PLAYED = (
    "rounds|tables|teams|players|people|deals|points|tricks|cards|results|lines|games|rubbers|"
    "boards|copies|minutes|sheets|pages|events|spades|honours|donnes|tours|manches|équipes|"
    "joueurs|levées|cartes|résultats|lignes|personnes|parties|robres|étuis|exemplaires|piques|"
    "feuilles|soirées|honneurs|minutes"
)
MANY = re.compile(rf"(?<!à )(?<!to )\{{(\w+)[^}}]*\}} (?:{PLAYED})\b")
"""A number right before what is counted, as it stands where there are several."""
ALWAYS_MANY = {
    "least": "at least so many: two or more",
    "most": "at most so many: two or more",
    "target": "the points of a whole game",
    "all": "all deals of a tournament",
    "meant": "a movement is for six or more",
    "copies": "several copies",
    "tables": "more tables than are named, or all",
    "teams": "a whole evening",
    "players": "a whole evening, or as many as a movement has",
    "deals": "more deals than one table plays",
    "boards": "as many as the deals, in copies",
    "shared": "deals in copies, more than one table plays",
    "expected": "as many results as a full deal has",
    "level": "a contract asks for seven tricks or more",
    "goal": "the tricks of a contract, five or more",
    "wanted": "the points one short of a whole game",
    "dealer": "a hand, not a number",
}
SEVERAL = ("{name}: {n}", "Rounds {span}", "The number cards advance", "{n} games", "{n} rubbers")
"""Messages of a sample, of several rounds, of a double advance, and second forms."""
FIXED = ("{score} points", "Calculated", "The rubber was won", "{tricks} tricks", "five trumps")
"""The scores and figures that the rules of a game give, all of them above one."""
LONGEST_LABEL = 28
LONGER: Mapping[str, str] = {
    "The copy is in a new file: {file}. The previous file is unchanged.": "a notice, not a button",
    "Show everything on one page, to search or to print": "a link of the web page",
}


def texts(said: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return (said,) if isinstance(said, str) else tuple(said)


@pytest.fixture(scope="module")
def messages() -> list[Message]:
    made = translations.catalogues()
    return [message for catalogue in made.values() for message in catalogue if message.id]


def written(language: Language, messages: list[Message]) -> Iterator[str]:
    for message in messages:
        for text in texts(message.string if language is Language.FRENCH else message.id):
            yield re.sub(r"\{\w+", "{", text)
    pages = (asset(folder, language.value).rglob("*.md") for folder in ("guide", "rules"))
    for path in sorted(path for folder in pages for path in folder):
        # What stands in brackets says when a line of the rules holds, in codes.
        yield from re.sub(r"\[[^]]*\]", "", path.read_text(encoding="utf-8")).splitlines()


@pytest.mark.parametrize(
    ("language", "pattern"),
    [(language, pattern) for language, words in MISLEADING.items() for pattern in words],
)
def test_no_word_misleads(language, pattern, messages):
    misleading = re.compile(pattern)
    found = (text for text in written(language, messages) if misleading.search(text))
    assert [text for text in found if text not in TO_THE_LETTER] == []


def test_what_is_counted_has_a_singular(messages):
    singles = [message for message in messages if isinstance(message.id, str)]
    holes = [
        text
        for message in singles
        for text in (message.id, message.string)
        if any(hole not in ALWAYS_MANY for hole in MANY.findall(text))
        and not message.id.startswith(SEVERAL)
        and not any(part in message.id for part in FIXED)
    ]
    assert holes == []


def labels() -> Iterator[str]:
    """Yield every text that is given to a button where it is made."""
    for path in sorted(Path("whist_td").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in {"button", "QPushButton"}:
                yield from (said for _context, said in _said(node) if isinstance(said, str))


def _name(called: ast.expr) -> str:
    return str(getattr(called, "id", getattr(called, "attr", "")))


def _said(node: ast.Call) -> Iterator[translations.Key]:
    for argument in node.args[:1]:
        yield from translations.collected(ast.unparse(argument))


def test_no_label_of_a_button_is_long_in_either_language(messages):
    french = {message.id: message.string for message in messages}
    long = [
        text
        for label in labels()
        for text in (label, french[label])
        if len(re.sub(r"\{[^}]*\}", "12", text)) > LONGEST_LABEL and label not in LONGER
    ]
    assert long == []
