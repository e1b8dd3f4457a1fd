"""Three short chimes, made here: no sound file travels with the program."""

from array import array
from enum import Enum
from functools import cache
from math import exp, pi, sin

RATE = 44_100
LOUD = 0.32
FADE = 4.5
ATTACK = 0.008
"""Seconds until a note is there; without them it would click."""
PARTIALS = ((1, 1.0), (2, 0.32), (3, 0.12))


class Chime(Enum):
    """What a chime says; its notes in hertz, each with the second at which it begins."""

    START = ((523.25, 0.0), (659.25, 0.16), (783.99, 0.32))
    HURRY = ((783.99, 0.0), (783.99, 0.3))
    END = ((783.99, 0.0), (659.25, 0.22), (523.25, 0.44), (392.0, 0.66))


SECONDS = 1.8


@cache
def sound(chime: Chime) -> bytes:
    """Return a chime as 16-bit samples of one channel."""
    samples = [0.0] * int(RATE * SECONDS)
    for pitch, begins in chime.value:
        for index in range(int(begins * RATE), len(samples)):
            samples[index] += _note(pitch, index / RATE - begins)
    most = max(map(abs, samples)) or 1.0
    return array("h", (round(each / most * LOUD * 32_767) for each in samples)).tobytes()


def _note(pitch: float, since: float) -> float:
    ring = min(1.0, since / ATTACK) * exp(-FADE * since)
    return ring * sum(part * sin(2 * pi * pitch * times * since) for times, part in PARTIALS)
