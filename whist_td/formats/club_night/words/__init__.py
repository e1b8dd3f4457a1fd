"""What a club night says."""

from whist_td.formats.club_night.words.facts import FACTS
from whist_td.formats.club_night.words.history import CORRECTIONS, DEEDS
from whist_td.formats.club_night.words.messages import CLUB_NIGHT_SENTENCES
from whist_td.words.formats import FormatWords

WORDS = FormatWords(CLUB_NIGHT_SENTENCES, DEEDS, CORRECTIONS, FACTS)
