"""What keeps a file from being recovered, or somebody from being forgotten, in words."""

from collections.abc import Mapping

from whist_td.core.errors import RuleError
from whist_td.desk.forgetting_errors import UnknownPersonError
from whist_td.desk.recovery import NothingRecoveredError
from whist_td.words.formats import Sentence
from whist_td.words.words import N_

RECOVERY_SENTENCES: Mapping[type[RuleError], Sentence] = {
    NothingRecoveredError: N_(
        "No event could be read from {path}: nothing of it is left that the program knows. Open "
        "a backup; the file is left as it is."
    ),
    UnknownPersonError: N_("Nobody is called “{name:.80}” in this club file."),
}
