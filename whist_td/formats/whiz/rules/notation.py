"""A deal as a player would type it, in French or English, and back again.

French: T K C P SA and N E S (O is the Domy); English: C D H S N or NT and N E S (W is the Domy).
After the contract and the declarer come the tricks: `=`, `+1`, `-2`, or their number, or both.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from whist_td.core.contracts import (
    ALL_TRICKS,
    HANDS,
    LEAST_LEVEL,
    LETTERS,
    RISK_SIGNS,
    STRAIN_WORDS,
    Contract,
    DealTricksError,
    Hand,
    Risk,
    Strain,
    strain_signs,
)
from whist_td.core.deal_fields import Answers, DealField, FieldKind, Step, questions
from whist_td.core.deal_lines import Meaning, ReadLine, TypedNumber, read_line
from whist_td.core.errors import RuleError
from whist_td.core.names import plain
from whist_td.formats.whiz.rules.errors import (
    ContradictionError,
    DealNotationError,
    DomyDeclarerError,
    Expected,
    ImpossibleResultError,
    LevelError,
    PassedContractError,
)
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    PASSED,
    Adjusted,
    NoContract,
    Outcome,
    Played,
)

_NO_CONTRACT = {
    **dict.fromkeys(("PASSE", "PASSÉ", "PASSE GÉNÉRAL", "PASS", "PASSED OUT", "P"), PASSED),
    **dict.fromkeys(("NJ", "NON JOUÉE", "NP", "NOT PLAYED"), NOT_PLAYED),
}
_PERCENTS = 3
_THOUSANDTHS = 1000
_PERCENT = re.compile(r"[0-9]{1,12}(?:[.,][0-9]{1,12}|/[1-9][0-9]{0,11})?")
_HANDS = dict(zip("nes", HANDS, strict=True))
_HAND_WORDS = {
    **dict.fromkeys(("nord", "north"), Hand.NORTH),
    **dict.fromkeys(("est", "east"), Hand.EAST),
    **dict.fromkeys(("sud", "south"), Hand.SOUTH),
}
_DOMY_WORD = re.compile(r"(?:ouest|west)(?![^\W\d_])")
_EXPECTED = {
    "level": Expected.LEVEL,
    "strain": Expected.STRAIN,
    "risk": Expected.DECLARER,
    "declarer": Expected.DECLARER,
    "tricks": Expected.RESULT,
}


class Notation(Enum):
    """Whose letters are typed."""

    FRENCH = "fr"
    ENGLISH = "en"


_DOMY = {
    Notation.FRENCH: re.compile(r"o(?![^\W\d_])"),
    Notation.ENGLISH: re.compile(r"w(?![^\W\d_])"),
}
_WRITTEN = {
    Notation.FRENCH: {PASSED: "passe", NOT_PLAYED: "NJ"},
    Notation.ENGLISH: {PASSED: "pass", NOT_PLAYED: "NP"},
}
_ADJUSTED = {Notation.FRENCH: "AJ", Notation.ENGLISH: "ADJ"}


@dataclass(frozen=True)
class ContractSigns:
    """What stands for the parts of a contract in a language, and for the hands."""

    notation: Notation

    def signs(self, field: DealField) -> Mapping[str, object]:
        """Return what may be joined to the signs after it."""
        signs: Mapping[str, Mapping[str, object]] = {
            "strain": strain_signs(self.notation.value),
            "risk": RISK_SIGNS,
            "declarer": _HANDS,
        }
        return signs.get(field.name, {})

    def words(self, field: DealField) -> Mapping[str, object]:
        """Return the words for strains and hands, in both languages."""
        words: Mapping[str, Mapping[str, object]] = {
            "strain": STRAIN_WORDS,
            "declarer": _HAND_WORDS,
        }
        return words.get(field.name, {})

    def seats(self, _field: DealField, _token: str) -> tuple[Meaning, ...]:
        """Return nothing: hands have letters, and nobody's name is asked."""
        return ()

    begun = seats

    def may_go_on(self, _field: DealField, _token: str) -> bool:
        """Tell that no name goes on."""
        return False


_DECLARER = DealField("declarer", FieldKind.CHOICE, choices=HANDS)
_RISK = DealField("risk", FieldKind.CHOICE, choices=tuple(Risk), usual=Risk.NONE, left_unsaid=True)


def contract_fields(answers: Answers) -> tuple[DealField, ...]:
    """Return what is asked of a deal that was played: the contract, its declarer and the tricks."""
    return (
        DealField("level", FieldKind.NUMBER, least=LEAST_LEVEL, most=ALL_TRICKS),
        DealField("strain", FieldKind.CHOICE, choices=tuple(Strain)),
        _RISK,
        _DECLARER,
        DealField("tricks", FieldKind.NUMBER, most=ALL_TRICKS, likely=answers.get("level")),
    )


def outcome_of(text: str, notation: Notation) -> Outcome:
    """Return the outcome that a player typed.

    >>> outcome_of("9SA E -2", Notation.FRENCH).tricks
    7
    """
    words = text.upper().split()
    phrase = " ".join(words)
    if phrase in _NO_CONTRACT:
        return _NO_CONTRACT[phrase]
    if words and words[0] in _NO_CONTRACT:
        raise PassedContractError(text)
    if words and words[0] in _ADJUSTED.values():
        _, *percents = text.split(maxsplit=1 + _PERCENTS)
        reason = percents.pop() if len(percents) > _PERCENTS else ""
        if len(percents) < _PERCENTS:
            raise DealNotationError(text, " ".join(percents), Expected.PERCENTAGES)
        north, east, south = (_percent(text, percent) for percent in percents)
        return Adjusted(north, east, south, reason.strip())
    return _played(text, notation)


def _played(text: str, notation: Notation) -> Played:
    level = contract_fields({})[0]
    line = read_line(contract_fields, {}, Step(level), text, ContractSigns(notation))
    missing = questions(contract_fields, line.answers).missing
    if line.rest or missing:
        raise _refusal(text, line, missing, notation)
    answers = line.answers
    contract = Contract(answers["level"], answers["strain"], answers["risk"])
    return Played(contract, answers["declarer"], answers["tricks"])


def may_go_on(text: str, notation: Notation) -> bool:
    """Tell whether a result can begin like a text, or is one; a letter too many ends that.

    >>> [may_go_on(text, Notation.FRENCH) for text in ("10 coe", "10CZ", "pas", "AJ 40")]
    [True, False, True, True]
    """
    typed = " ".join(text.upper().split())
    words = (*_NO_CONTRACT, *_ADJUSTED.values())
    if any(word.startswith(typed) for word in words) or typed.split()[0] in _ADJUSTED.values():
        return True
    begin = Step(contract_fields({})[0])
    line = read_line(contract_fields, {}, begin, text, ContractSigns(notation))
    return not line.rest or line.may_go_on


def _refusal(
    text: str, line: ReadLine, missing: Sequence[DealField], notation: Notation
) -> RuleError:
    """Return why a line will not do, where it cannot be read on or says too little."""
    if not line.rest:
        return DealNotationError(text, "", _EXPECTED[missing[0].name])
    if line.is_over:
        return DealNotationError(text, line.rest.upper(), Expected.NOTHING)
    name, rest = line.at.field.name, plain(line.rest)
    if line.number is not None:
        return _impossible(name, line.number, line.answers)
    if name == "declarer" and (_DOMY[notation].match(rest) or _DOMY_WORD.match(rest)):
        return DomyDeclarerError()
    return DealNotationError(text, line.rest.upper(), _EXPECTED[name])


def _impossible(name: str, typed: TypedNumber, answers: Answers) -> RuleError:
    """Return why a number will not do: of a level, or of the tricks, counted in two ways."""
    if name == "level":
        return LevelError(typed.number or 0)
    level, over, taken = answers["level"], typed.difference, typed.number
    if over is None or (taken is not None and taken > ALL_TRICKS):
        return DealTricksError(taken)
    if not 0 <= level + over <= ALL_TRICKS or taken is None:
        return ImpossibleResultError(level, over, level + over)
    return ContradictionError(level, over, taken)


def _percent(text: str, percent: str) -> Fraction | None:
    if percent == "-":
        return None
    plain = percent.removesuffix("%")
    if not _PERCENT.fullmatch(plain):
        raise DealNotationError(text, percent, Expected.PERCENTAGES)
    return Fraction(plain.replace(",", "."))


def written(outcome: Outcome, notation: Notation) -> str:
    """Return an outcome as a player would type it.

    >>> written(outcome_of("10H S 11", Notation.ENGLISH), Notation.FRENCH)
    '10C S +1'
    """
    match outcome:
        case Played():
            difference = outcome.tricks - outcome.contract.level
            result = f"{difference:+}" if difference else "="
            return (
                f"{written_contract(outcome.contract, notation)} {outcome.declarer.value} {result}"
            )
        case NoContract():
            return _WRITTEN[notation][outcome]
        case Adjusted():
            percents = (_written_percent(percent, notation) for percent in outcome.percents)
            return " ".join((_ADJUSTED[notation], *percents, outcome.reason)).strip()


def _written_percent(percent: Fraction | None, notation: Notation) -> str:
    if percent is None:
        return "-"
    if _THOUSANDTHS % percent.denominator:
        return str(percent)
    decimal = f"{float(percent):g}"
    return decimal.replace(".", ",") if notation is Notation.FRENCH else decimal


def written_contract(contract: Contract, notation: Notation) -> str:
    """Return a contract with its level, strain and X or XX.

    >>> written_contract(Contract(13, Strain.SPADES, Risk.REDOUBLED), Notation.FRENCH)
    '13PXX'
    """
    return f"{contract.level}{LETTERS[notation.value][contract.strain]}{'X' * (contract.risk // 2)}"
