"""What is wrong with a club file, in words."""

from collections.abc import Mapping

from whist_td.core.errors import RuleError
from whist_td.desk import club_errors as no
from whist_td.words.formats import Sentence
from whist_td.words.words import N_, Words


def _unknown_event(error: no.UnknownEventError, _: Words) -> str:
    return _(
        "There is no event {event} in this file: its events are {events}.",
        event=error.event,
        events=", ".join(map(str, error.events)),
    )


CLUB_SENTENCES: Mapping[type[RuleError], Sentence] = {
    no.FileMissingError: N_("{path}: there is no such file. Check the name and the folder."),
    no.FileExistsAlreadyError: N_(
        "{path}: a file with this name stands here already. Choose another name."
    ),
    no.NotAClubFileError: N_("{path} is not a Whist TD club file. Choose another file."),
    no.DamagedFileError: N_(
        "{path} is damaged and cannot be read whole. Open a copy or a backup; the file is left "
        "as it is."
    ),
    no.NewerFileError: N_(
        "{path} was made by a newer version of Whist TD (version {version}; this program knows "
        "{known}). Update the program; the file is left as it is."
    ),
    no.OpenElsewhereError: N_(
        "{path} is open in another copy of Whist TD. Close it there first; nothing was changed."
    ),
    no.ReadOnlyFileError: N_(
        "{path} cannot be written: the file or its folder is protected. Nothing was changed; "
        "save a copy somewhere else and go on with it."
    ),
    no.DiskFullError: N_(
        "The disk of {path} is full. Nothing was changed; make room and try again."
    ),
    no.DiskFaultError: N_(
        "The disk of {path} did not answer. Nothing was changed; save a copy on another disk."
    ),
    no.UnknownEventError: _unknown_event,
    no.WrongFormatError: N_(
        "“{name}” is an event of another game: this cannot be done with it here."
    ),
    no.JournalDisagreesError: N_(
        "The journal of event {event} and its facts do not agree: the file was changed by "
        "another program. Go on with a backup."
    ),
    no.NoEventError: N_("{path} holds no event yet."),
}
