"""What is wrong with a request on the command line, in words."""

from collections.abc import Mapping

from whist_td.core.errors import RuleError
from whist_td.desk import request_errors as no
from whist_td.words.formats import Sentence
from whist_td.words.words import N_, Words


def _unknown_verb(error: no.UnknownVerbError, _: Words) -> str:
    return _(
        "“{verb}” is not a command of Whist TD. Use one of: {verbs}.",
        verb=error.verb,
        verbs=", ".join(error.verbs),
    )


def _copies_of_other_rounds(error: no.CopiesOfOtherRoundsError, _: Words) -> str:
    return _(
        "For {players} players and {rounds} rounds, deals in several copies are not needed. They "
        "are of use for these numbers of rounds: {known}.",
        players=error.players,
        rounds=error.rounds,
        known=", ".join(map(str, error.known)),
    )


REQUEST_SENTENCES: Mapping[type[RuleError], Sentence] = {
    no.UnknownVerbError: _unknown_verb,
    no.MissingArgumentError: N_("{verb}: {argument} is missing. Write: {usage}"),
    no.UnknownArgumentError: N_("{verb} does not know “{argument}”. Write: {usage}"),
    no.ArgumentValueError: N_("{argument} “{value}” will not do: it takes {accepted}."),
    no.UsageError: N_("This cannot be understood. Write: {usage}"),
    no.OutputError: N_("{path} cannot be written ({reason}). Choose another place."),
    no.StandardOutputError: N_(
        "The output cannot be written ({reason}). Send it elsewhere; what was changed stands."
    ),
    no.InputMissingError: N_("{path}: there is no such file. Check the name and the folder."),
    no.InputFormatError: N_("Line {line} of standard input cannot be read: expected {expected}."),
    no.OtherFormatOptionError: N_(
        "{verb}: {argument} is no option of the format {format}. Leave it out."
    ),
    no.NoCopiesError: N_(
        "For {players} players, deals in several copies are not needed: the usual movement does as "
        "well."
    ),
    no.CopiesOfOtherRoundsError: _copies_of_other_rounds,
}
