"""What a militaire evening says."""

from whist_td.formats.militaire.words.facts import FACTS
from whist_td.formats.militaire.words.history import CORRECTIONS, DEEDS
from whist_td.formats.militaire.words.messages import REFUSALS
from whist_td.words.formats import FormatWords

WORDS = FormatWords(REFUSALS, DEEDS, CORRECTIONS, FACTS)
