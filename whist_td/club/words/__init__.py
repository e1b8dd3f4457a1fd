"""What the club's year says."""

from whist_td.club.words.facts import FACTS
from whist_td.club.words.journal import ACTIONS
from whist_td.club.words.refusals import REFUSALS
from whist_td.words.formats import FormatWords

WORDS = FormatWords(REFUSALS, ACTIONS, facts=FACTS)
