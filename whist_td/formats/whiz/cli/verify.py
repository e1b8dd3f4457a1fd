"""A movement of Whiz, judged by the independent verifier."""

from whist_td.console.formats import Judge, Verdict
from whist_td.movements import verify_whiz
from whist_td.words.movement_messages import whiz_fault_sentence
from whist_td.words.words import Words


def _verdict(plain: object, _: Words) -> Verdict:
    quality = verify_whiz.verify(verify_whiz.movement_from_plain(plain))
    first = whiz_fault_sentence(quality.faults[0], _) if quality.faults else ""
    return verify_whiz.quality_to_plain(quality), first


JUDGE = Judge(lambda plain: "players" in plain, _verdict)
