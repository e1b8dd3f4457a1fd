"""What the club's year says."""

from collections.abc import Mapping

from whist_td.club.commands import ChangeClub
from whist_td.club.words.refusals import REFUSALS
from whist_td.words.formats import ActionText, FormatWords
from whist_td.words.words import N_

_ACTIONS: Mapping[type, ActionText] = {ChangeClub: N_("The club's money and categories changed")}

WORDS = FormatWords(REFUSALS, _ACTIONS)
