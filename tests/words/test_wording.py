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
        r"[Dd]irecteur": "the director is le meneur",
        r"[Tt]itres? (de colonne|anglais|français)|dessus des titres": "a column has an en-tête",
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
        r"(?i)n[’e] ?(est|sont)( encore)? personne (du|de|à)|nom de personne": "it insults",
        r"\bplis?\b": "a trick is a levée",
        r"\b[Aa]rbitres?\b": "the jury decides",
        r"noms? (relié|rattaché)s?|\b[Rr]attach": "a name is lié to a person",
        r"\b(l’|les |en )enlève": "ôter, off a list or a table",
        r"(en|les?|une copie) ramène\b|[Rr]amener une copie": "a copy is restaurée",
        r"(part|%|montant)s? des cotisations": "dues are yearly; recette",
        r"droits? d’entrée": "the fee of an event is its tarif",
        r"\bce soir\b": "an event may be in the afternoon",
        r"qui (s’|s’y )assoit|comment on s’assoit": "people are placés, are assis",
        r"au mieux possible|aussi également que": "le mieux possible, le plus également",
        r"\b[Nn]ot(ez|er) (qui|ce)|noté après": "what is put in is inscrit",
        r"[Dd]ites d’abord|\bdit autre chose, qui\b": "a screen is told nothing: name the button",
        r"(?<!Cherchez `.whist` )dans (cet|l’)ordinateur": "files are sur cet ordinateur",
        r"(fait|veut) un tableur": "the tableur is the program, the file is a classeur",
        r"(joueu\w+|personnes) restée?s seule?s": "joueurs sans partenaire",
        r"[Cc]e que cela coûte|avec leur prix": "there is a cash box: les conséquences",
        r"^Plus…?$|^Plus sur «": "Autres actions",
        r"change(r|z)? de jeu|[Mm]auvais jeu|jeu abandonné": "what one holds is a main",
        r"contre-ligne": "a line annule another",
        r"(^|- |[.:] )Qui (n’est|paie|joue|a déjà|a passé|a fait|veut|renonce)\b.*\.": "celui qui",
        r"dans quel atout": "one plays à un atout",
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
        r"[Ee]venings?\b|(?<![Cc]lub )(?<!by )\b(to)?nights?\b": "an event",
        r"\b([Tt]he|[Tt]his) club night": "an event, of the kind club night",
        r"(?<!Whiz )(?<!in a )\b[Tt]ournaments?\b": "an event, of the kind Whiz tournament",
        r"(?i)\bnobody of|is nobody (at|in)|nobody’s name": "not linked yet: it insults",
        r"\banother’s\b(?! (number|place))": "someone else’s",
        r"\b[Rr]eckon": "scoring by hand",
        r"Tableau": "chart",
        r"\bin which trump\b": "with which trump",
        r"\b([Rr]ates?)\b|what an event costs": "an event has a fee",
        r"counter-line|\breverses? line": "a line cancels another",
        r"\bPart names|\bto part\b|\bparting\b": "separate",
        r"\b[Ll]ift(ed)?\b": "a penalty is cancelled",
        r"(?<!\{ )\b(minutes?|deals?) a (deal|round)\b|[Pp]oints a trick": "per",
        r"\b\d+ (is|are) usual\b": "usually 4",
        r"\b[Ss]ay (first|this first)": "name the button",
        r"\bin this computer\b": "on this computer",
        r"(^|- |[.:;] )Who (has|is in|pays|plays|wants|needs|does not)\b.*\.": "anyone who",
        r"du mieux possible|emballer|\bVisa\b": "French, on an English sheet",
        r"\bsets? of deals\b": "a set of boards",
        r"[Pp]layers left over|\(left over\)": "players without a partner",
        r"\ba spreadsheet (of|to|as)|makes a spreadsheet": "the file is a workbook",
        r"\bof it \{|\btakes it in\b": "including; recorded",
        r"even possible|even as can be|evenly as can be": "best possible; as evenly as possible",
        r"price:|what it costs": "there is a cash box: the consequences",
        r"\bPurse\b": "cash or bank",
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
MOST_WORDS = 25
"""A thought has no more: what stands between two stops, of which a colon is one."""
QUOTED = re.compile(r"“[^”]*”|« [^»]* »|`[^`]*`")
THOUGHT_ENDS = re.compile(r"(?<=[.!?;:…])\s+")
LONG: Mapping[str, str] = {
    "- **Shift+F2** welcome": "a list of keys",
    "- **Maj+F2** bienvenue": "a list of keys",
}
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
def written(messages) -> Mapping[Language, list[str]]:
    """Each message, and each line of the guide and of the rules."""
    return {language: [*_written(language, messages)] for language in Language}


def _written(language: Language, messages: list[Message]) -> Iterator[str]:
    for message in messages:
        for text in texts(message.string if language is Language.FRENCH else message.id):
            yield re.sub(r"\{\w+", "{", text)
    pages = (asset(folder, language.value).rglob("*.md") for folder in ("guide", "rules"))
    for path in sorted(path for folder in pages for path in folder):
        # In brackets stand codes: when a line of the rules holds, and where a way leads.
        codes = r"\[[^]]*\]|(?<=\])\([^)]*\)|(?m:^- \w+/\w+$)"
        yield from re.sub(codes, "", path.read_text(encoding="utf-8")).splitlines()


@pytest.mark.parametrize(
    ("language", "pattern"),
    [(language, pattern) for language, words in MISLEADING.items() for pattern in words],
)
def test_no_word_misleads(language, pattern, written):
    misleading = re.compile(pattern)
    found = (text for text in written[language] if misleading.search(text))
    assert [text for text in found if text not in TO_THE_LETTER] == []


@pytest.mark.parametrize("language", Language)
def test_a_sentence_is_one_thought_of_few_words(language, written):
    long = [
        thought
        for text in written[language]
        for thought in THOUGHT_ENDS.split(QUOTED.sub("…", text.replace("**", "")))
        if len(re.findall(r"[\w{}’'-]+", thought)) > MOST_WORDS and not text.startswith(tuple(LONG))
    ]
    assert long == []


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
        code = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(code)) if "utton(" in code else ():
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
