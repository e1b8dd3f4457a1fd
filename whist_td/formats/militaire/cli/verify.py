"""A rotation of teams, judged by the independent verifier."""

from whist_td.console.formats import Judge, Verdict
from whist_td.movements import verify
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Words


def _verdict(plain: object, _: Words) -> Verdict:
    quality = verify.verify(verify.movement_from_plain(plain))
    first = fault_sentence(quality.faults[0], _) if quality.faults else ""
    return verify.quality_to_plain(quality), first


JUDGE = Judge(lambda plain: "teams" in plain, _verdict)
