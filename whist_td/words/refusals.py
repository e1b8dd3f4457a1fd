"""Refusals in words: what will not do, where, and what would do; those of everybody."""

import errno
import json
import os
from collections.abc import Mapping

from whist_td import __version__
from whist_td.core import errors as no
from whist_td.core import players
from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.deals import cards, dealing, double_dummy, pbn
from whist_td.desk import club, journal, ports, request_errors
from whist_td.desk import proposals as phones
from whist_td.desk.backups import NothingRecoveredError
from whist_td.desk.file_errors import RefusedCellError
from whist_td.desk.members import UnknownPersonError
from whist_td.words.file_messages import FILE_SENTENCES, where
from whist_td.words.formats import Plural, Sentence
from whist_td.words.messages import called, message
from whist_td.words.movement_messages import MOVEMENT_SENTENCES
from whist_td.words.words import N_, Words, shortened

_PLACES = {"N": N_("North"), "E": N_("East"), "S": N_("South"), "W": N_("the Domy")}
_SUITS = dict(zip(cards.SUITS, "♠♥♦♣", strict=True))


def _text(error: cards.DealTextError, _: Words) -> str:
    return _(
        "“{text}” is not four hands of four suits: write them as in {example}.",
        text=shortened(error.text),
        example="N:AK2.QJ.T987.5432 … … …",
    )


def _size(error: cards.HandSizeError, _: Words) -> str:
    return _(
        "Cards of {place}: {cards} instead of {of}.",
        place=_(_PLACES.get(error.place, error.place)),
        cards=error.cards,
        of=error.of,
    )


def _unknown(error: cards.UnknownCardError, _: Words) -> str:
    return _(
        "{place}: “{rank}” is no card; use A K Q J T 9 8 7 6 5 4 3 2.",
        place=_(_PLACES.get(error.place, error.place)),
        rank=error.rank,
    )


def _twice(error: cards.CardTwiceError, _: Words) -> str:
    card = "".join(_SUITS.get(sign, sign) for sign in error.card)
    return _("{card} is dealt twice: each card is once in a deal.", card=card)


DEAL_SENTENCES: Mapping[type[RuleError], Sentence] = {
    cards.DealTextError: _text,
    cards.HandSizeError: _size,
    cards.UnknownCardError: _unknown,
    cards.CardTwiceError: _twice,
    dealing.SecretError: Plural(
        "A secret is {digits} digits and letters from a to f, all small: this has {length} sign.",
        "A secret is {digits} digits and letters from a to f, all small: this has {length} signs.",
        "length",
    ),
    pbn.NoDealsError: N_("There is no deal in this file: a file in PBN with [Deal …] is needed."),
    pbn.TooManyBoardsError: N_(
        "There are {boards} boards in this file: choose one with {most} at most."
    ),
    pbn.BoardNumberError: N_(
        "“{text:.30}” is not the number of a board: number them from 1 to {most}."
    ),
    pbn.BoardDealtTwiceError: N_("Board {board} has two different deals in this file."),
    pbn.BoardFaultError: lambda error, _: _(
        "Board {board}: {why}", board=error.board, why=message(error.fault, _)
    ),
    double_dummy.SolverAbsentError: N_(
        "What could be made cannot be found on this computer: the part that solves deals is not "
        "installed. All else works without it."
    ),
    double_dummy.SolverFaultError: N_(
        "The part that solves deals has failed (code {code}). All else works without it."
    ),
}


_BY_NUMBER: Mapping[int, str] = {
    errno.ENOSPC: N_("the disk is full"),
    errno.EACCES: N_("access is not allowed"),
    errno.EPERM: N_("access is not allowed"),
    errno.EROFS: N_("the disk is protected"),
    errno.ENOENT: N_("there is no such file or folder"),
    errno.ENOTDIR: N_("one of its folders is a file"),
    errno.EISDIR: N_("it is a folder"),
    errno.EEXIST: N_("there is already a file with this name"),
    errno.ENAMETOOLONG: N_("its name is too long"),
    errno.EIO: N_("the disk does not answer"),
    errno.EBUSY: N_("another program is using it"),
    errno.EFBIG: N_("the file would be too large"),
    errno.EPIPE: N_("nobody reads it any more"),
    errno.EINVAL: N_("this name cannot be used here"),
}
_BY_WORDS = {os.strerror(number): sentence for number, sentence in _BY_NUMBER.items()}


def system_reason(reason: str, _: Words) -> str:
    """Return a reason in the user's language; one that nobody knows stays as the system says it."""
    return _(_BY_WORDS[reason]) if reason in _BY_WORDS else reason


_MOST_TOLD = 8
"""More damaged events than these are not named one by one."""


def _damaged_event(error: ports.DamagedEventError, _: Words) -> str:
    if error.event == BOOK_NUMBER:
        return _(
            "The club’s year cannot be read: something in it is damaged ({spot}). Go back to a "
            "copy, or recover what can be read; the events are as they were.",
            spot=_spot(error, _),
        )
    return _(
        "Event {event} cannot be read: something in it is damaged ({spot}). Go back to a "
        "copy, or recover what can be read; the other events and the file are as they were.",
        event=called(error, _),
        spot=_spot(error, _),
    )


def _newer_file(error: ports.NewerFileError, _: Words) -> str:
    if error.needed:
        return _(
            "{path} was made by a newer version of Whist TD. Get version {needed} or later; this "
            "one is {ours}. The file is left as it is.",
            path=error.path,
            needed=error.needed,
            ours=__version__,
        )
    return _(
        "{path} was made by a newer version of Whist TD (file format {version}; this program, "
        "{ours}, knows {known}). You need a version that reads format {version} (see Help, "
        "About). The file is unchanged.",
        path=error.path,
        version=error.version,
        known=error.known,
        ours=__version__,
    )


def _damaged_events(error: ports.DamagedEventsError, _: Words) -> str:
    events = [f"{called(each, _)} ({_spot(each, _)})" for each in error.events[:_MOST_TOLD]]
    return _(
        "Events cannot be read, because something in them is damaged: {events}. Go back to a "
        "copy, or recover what can be read; the other events and the file are as they were.",
        events=_.apart([*events, *(["…"] if len(events) < len(error.events) else [])]),
    )


def _sealed_lost(error: ports.SealedLostError, _: Words) -> str:
    return _("{event}: {refusal}", event=error.event, refusal=message(error.refusal, _))


def _spot(error: ports.DamagedEventError, _: Words) -> str:
    spot = (
        _("table {table}", table=error.table),
        _("row {row}", row=error.row) if error.row else "",
        _("column {column}", column=error.column) if error.column else "",
    )
    return ", ".join(filter(None, spot))


_CLUB_SENTENCES: Mapping[type[RuleError], Sentence] = {
    ports.FileMissingError: N_("{path}: there is no such file. Check the name and the folder."),
    ports.FileGoneError: N_(
        "{path} is no longer in its place: put it back, or the stick it is on, or continue from "
        "the copy. This was not entered; what was entered before is safe."
    ),
    ports.FileReplacedError: N_(
        "Another file was put in the place of {path}: this was not entered. What was entered "
        "before is kept beside it."
    ),
    ports.FileExistsAlreadyError: N_(
        "{path}: there is already a file with this name. Choose another name."
    ),
    ports.NotAClubFileError: N_("{path} is not a Whist TD club file. Choose another file."),
    ports.DamagedFileError: N_(
        "{path} is damaged and cannot be read completely. Open a backup; the file is left "
        "unchanged."
    ),
    ports.ChangedFileError: N_(
        "{path} was changed by another program: “{what:.60}” in it is not as Whist TD made it, "
        "and could lose results. Go back to a copy, or recover what can be read; the file is left "
        "unchanged."
    ),
    ports.DamagedEventError: _damaged_event,
    ports.DamagedEventsError: _damaged_events,
    ports.SealedLostError: _sealed_lost,
    ports.RememberedOtherwiseError: N_(
        "{event}: the seasons remember another result. Correct something in the event and undo "
        "it: they read it again."
    ),
    ports.SlowFileError: N_(
        "{path} could not be read in ten seconds: its disk or stick is too slow, or it is not a "
        "club file. Copy it to this computer’s own disk and open that."
    ),
    ports.NewerFileError: _newer_file,
    ports.OpenElsewhereError: N_(
        "{path} is open in another window of Whist TD. Close it there first; nothing was changed."
    ),
    ports.ReadOnlyFileError: N_(
        "{path} cannot be written: the file or its folder is protected. Nothing was changed; "
        "save a copy somewhere else and go on with it."
    ),
    ports.DiskFullError: N_(
        "The disk of {path} is full. Nothing was changed; make room and try again."
    ),
    ports.DiskFaultError: N_(
        "The disk of {path} did not answer. Nothing was changed; save a copy on another disk."
    ),
    ports.UnknownEventError: N_("There is no event {event} in this file: its events are {events}."),
    journal.JournalDisagreesError: N_(
        "The journal of event {event} and its data do not agree: the file was changed by another "
        "program. Continue with a backup."
    ),
    club.NoCopyKeptError: N_(
        "Nothing was deleted: no copy of {path} could be saved before. Make room on the disk, or "
        "plug in the stick for the backups, then try again."
    ),
    club.NoEventError: N_("{path} holds no event yet."),
    NothingRecoveredError: N_(
        "No event could be read from {path}: nothing of it is left that the program knows. Open "
        "a backup; the file is left as it is."
    ),
    UnknownPersonError: N_("Nobody is called “{name:.80}” in this club file."),
}


_PLAYER_SENTENCES: Mapping[type[RuleError], Sentence] = {
    players.MeetAgainRoundsError: N_(
        "{players} players can have {least} to {most} rounds, not {rounds}: after that people "
        "would only meet again. Choose {most} rounds."
    ),
    players.NamelessPlayerError: N_("Player {player} has no name: enter one."),
    players.SameNameError: N_(
        "{name} is at number {first} and at number {second}. Correct one of the two. For two "
        "people of the same name, add the club, an initial or a number."
    ),
    players.PlayerNumberError: N_("Number {player} cannot be given: choose a free one from 1 up."),
    players.UnknownPlayerError: N_("There is no player {player}: look at the list of names."),
    players.TooFewPlayersError: N_(
        "At least {least} players are needed in round 1, and there are {players}."
    ),
    players.PlayStartedError: N_(
        "Round 1 has been announced: numbers stay as they are. Enter a newcomer as a late player, "
        "and a departure after a round."
    ),
    players.LateRoundError: N_(
        "Round {last_announced} has been announced: player {player} can no longer come or go in "
        "round {round}. What was not played can be entered as not played."
    ),
    players.RoundNotSeatedError: N_("Round {round} has no places yet: make the movement first."),
    players.RoundSequenceError: N_(
        "The movement continues with round {expected}, not round {found}. Give the rounds one "
        "after the other."
    ),
    players.TableNumberError: N_(
        "Round {round}: table number {table} is wrong. Give each table its own number, from 1 up."
    ),
    players.UnseatedPlayerError: N_(
        "Player {player} has no place in round {round}: give everybody who is there a seat or a "
        "sit-out."
    ),
    players.SeatedTwiceError: N_("Player {player} is in two places at once: correct one of them."),
    players.AbsentPlayerError: N_("Player {player} is not there in round {round}: seat another."),
}


def _score_field(error: request_errors.ScoreFieldError, _: Words) -> str:
    parts = {"field": shortened(error.field), "accepted": f"{error.accepted:.400}"}
    if error.value is None:
        return _("{field} is missing: expected {accepted}.", **parts)
    value = error.value
    if not isinstance(value, str):  # As the JSON line has it, but for the quotation marks.
        value = json.dumps(value, ensure_ascii=False, default=str)
    value = shortened(value)
    return _("{field} cannot be “{value}”: expected {accepted}.", value=value, **parts)


def _with_reason(sentence: str) -> Sentence:
    """Return what tells a refusal of the system's with its reason in the reader's language."""
    return lambda error, _: _(sentence, **{**vars(error), "reason": system_reason(error.reason, _)})


_REQUEST_SENTENCES: Mapping[type[RuleError], Sentence] = {
    request_errors.UnknownVerbError: N_("“{verb:.60}” is not a command. Use one of: {verbs}."),
    request_errors.ResultsMissingError: N_(
        "{missing} Enter them, or end the event without them: --despite-missing."
    ),
    request_errors.NothingDrawnError: N_("Nothing was drawn by lot in this event."),
    request_errors.OtherDrawError: N_(
        "Number {number} does not give the draw of this event, which has number {tonight}."
    ),
    request_errors.MissingArgumentError: N_("{verb}: {argument} is missing. Write: {usage}"),
    request_errors.UnknownArgumentError: N_(
        "{verb} does not know “{argument:.60}”. Write: {usage}"
    ),
    request_errors.NotConfirmedError: N_(
        "Nothing was done. Answer “yes” to do it, or write --yes to be asked nothing."
    ),
    request_errors.ExtraWordError: N_(
        "“{word:.60}” is one word too many: put a name of several words between quotation marks."
    ),
    request_errors.NothingToPrintError: N_("There is nothing to print yet: {paper}."),
    request_errors.ArgumentValueError: N_(
        "{argument} cannot be “{value:.60}”: expected {accepted}."
    ),
    request_errors.DayTextError: N_(
        "{argument}: “{value:.60}” is no day. Write year, month and day, such as {accepted}."
    ),
    request_errors.CentsTextError: N_(
        "“{value:.60}” is not a number of cents: write a whole one, such as {accepted}."
    ),
    request_errors.UsageError: N_("This command is not recognised. Write: {usage}"),
    request_errors.OutputError: _with_reason(
        N_("{path} cannot be written ({reason}). Choose another place.")
    ),
    request_errors.DemoThereError: N_(
        "The example is there already: {path}. Choose another folder, or delete this file first."
    ),
    request_errors.StandardOutputError: _with_reason(
        N_(
            "The output cannot be written ({reason}). Send it elsewhere; what was changed stays "
            "changed."
        )
    ),
    request_errors.InputMissingError: N_(
        "{path}: there is no such file. Check the name and the folder."
    ),
    request_errors.InputFormatError: N_(
        "Line {line} of standard input cannot be read: expected {expected}."
    ),
    request_errors.NoBoardsError: N_(
        "Deals belong to events that are played with boards, as Whiz is: the format of this one is "
        "{format}."
    ),
    request_errors.OtherFormatOptionError: N_(
        "{verb}: {argument} is not an option of the format {format}. Leave it out."
    ),
    request_errors.NobodyAloneError: N_(
        "“{verb}” belongs to events where people play for themselves, as Whiz and club nights are: "
        "the format of this one is {format}."
    ),
    request_errors.NoCopiesError: N_(
        "For {players} players, deals in several copies are not needed: the usual movement does as "
        "well."
    ),
    request_errors.CopiesOfOtherRoundsError: N_(
        "For {players} players and this number of rounds ({rounds}), deals in several copies are "
        "not needed. They are useful for these numbers of rounds: {known}."
    ),
    request_errors.ScoreFieldError: _score_field,
    request_errors.UnknownScoreFieldError: N_(
        "There is no field “{field:.30}” in this game. Write: {nearest}."
    ),
    request_errors.ScoreLineError: N_("This line is not a JSON object."),
    request_errors.UnknownGameError: N_("“{game:.60}” cannot be scored. Use one of: {games}."),
}


def _no_such_day(error: no.NoSuchDayError, _: Words) -> str:
    return _(
        "There is no day {day} in this month: its last is {last}. Correct the date.",
        day=error.day,
        last=_.date(error.last),
    )


def _days_reversed(error: no.DaysReversedError, _: Words) -> str:
    return _(
        "This would end on {end}, before it begins on {start}: correct one of the two dates.",
        start=_.date(error.start),
        end=_.date(error.end),
    )


_PHONES: Mapping[type[RuleError], Sentence] = {
    phones.UnreadableEntryError: N_("This cannot be read: load the page again ({field})."),
    phones.NoSuchPlaceError: N_("This is not played at table {table} in this round."),
    phones.OthersTableError: N_("Table {table} is not one of yours: ask the director."),
    phones.MayNotAnnounceError: N_("Only the director begins a round."),
    phones.RoundNotOpenError: N_("This is not what is being played now: see the director."),
    phones.EveningOverError: N_("The event is finished: go to the director’s desk."),
    phones.NothingToReadError: N_("Nothing is entered yet at table {table}: enter it first."),
    phones.NoRoomError: N_("The room shows nothing that could be chosen here."),
    phones.NothingToConfirmError: N_("There is nothing to confirm here: load the page again."),
    phones.RefusedFactsError: lambda error, _: message(error.why, _),
    phones.RoundRefusedError: lambda error, _: message(error.why, _),
}

SHARED: Mapping[type[RuleError], Sentence] = {
    **_PHONES,
    no.NothingToUndoError: N_("There is nothing to undo."),
    no.NothingToRedoError: N_("There is nothing to redo."),
    no.EmptyNameError: N_("A name is missing: write it first."),
    no.NamelessEventError: N_("Give the event a name."),
    no.DaysReversedError: _days_reversed,
    no.NoSuchDayError: _no_such_day,
    no.NameTooLongError: N_("“{name:.30}…” is too long: {most} letters at most."),
    **_CLUB_SENTENCES,
    **MOVEMENT_SENTENCES,
    **DEAL_SENTENCES,
    **_PLAYER_SENTENCES,
    **_REQUEST_SENTENCES,
    **FILE_SENTENCES,
    RefusedCellError: lambda error, _: _(
        "{where}: {what}", where=where(error, _), what=message(error.refusal, _)
    ),
}
"""The sentences of refusals that belong to no format."""
