"""The copies as lines to read: when, why, and what each holds."""

from collections.abc import Sequence

from whist_td.desk.backups import Backup, BackupKeeper
from whist_td.kit.text_table import Cell, Ink, TextColumn
from whist_td.words.safety import backup_time, held_sentence, reason_words
from whist_td.words.words import Words


def backup_columns(_: Words) -> tuple[TextColumn, ...]:
    """Return the headings."""
    return (
        TextColumn(_("Kept"), is_words=True),
        TextColumn(_("What it holds"), is_words=True),
        TextColumn(_("Why"), is_words=True),
        TextColumn(_("Where"), is_words=True),
    )


def backup_rows(
    backups: Sequence[Backup], keeper: BackupKeeper, _: Words
) -> list[tuple[Cell, ...]]:
    """Return a line for each copy, in the order that they have."""
    return [_row(backup, keeper, _) for backup in backups]


def _row(backup: Backup, keeper: BackupKeeper, _: Words) -> tuple[Cell, ...]:
    held, where = held_sentence(backup, _), _where(backup, keeper, _)
    return (
        Cell(backup_time(backup, _), Ink.STRONG),
        Cell(held, Ink.AMBER if backup.events is None else Ink.PLAIN, held),
        Cell(reason_words(backup.reason, _), Ink.QUIET),
        Cell(where, Ink.QUIET, str(backup.path.parent)),
    )


def _where(backup: Backup, keeper: BackupKeeper, _: Words) -> str:
    second = keeper.second_folder
    if backup.path.is_relative_to(keeper.folder):
        return _("this computer")
    if second is not None and backup.path.is_relative_to(second):
        return _("second place")
    return backup.path.parent.name
