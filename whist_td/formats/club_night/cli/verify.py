"""A movement of tables of four, judged by the independent verifier."""

from collections.abc import Mapping
from typing import Any

from whist_td.console.formats import Judge, Verdict
from whist_td.movements import verify_individual
from whist_td.words.movement_messages import table_fault_sentence
from whist_td.words.words import Words


def _knows(plain: Mapping[str, Any]) -> bool:
    """Tell whether it is one of fixed pairs, or says who sits in what order."""
    rounds = plain.get("rounds")
    first = rounds[0] if isinstance(rounds, list) and rounds else None
    tables = first.get("tables") if isinstance(first, dict) else None
    told = tables[0] if isinstance(tables, list) and tables else None
    return "pairs" in plain or (isinstance(told, dict) and "seats" in told)


def _verdict(plain: object, _: Words) -> Verdict:
    quality = verify_individual.verify(verify_individual.movement_from_plain(plain))
    first = table_fault_sentence(quality.faults[0], _) if quality.faults else ""
    return verify_individual.quality_to_plain(quality), first


JUDGE = Judge(_knows, _verdict)
