"""The journal in sentences for people: what was done, taken back, or done again, and when."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from whist_td.core.events import Details, Draft, EventProgress
from whist_td.core.formats import BOOK, format_of
from whist_td.core.proposals import TableProposal
from whist_td.desk.journal import Act, Change, Line
from whist_td.desk.proposals import DropProposals, MissPin, Propose, SetUpPhones, UnlockProposal
from whist_td.desk.requests import (
    AcceptPapers,
    ChangeDetails,
    Event,
    KeepDrafts,
    MarkHere,
    MarkTrial,
    NotePrinted,
    Opening,
    PasteLines,
    TakeOverFacts,
)
from whist_td.words.formats import (
    ActionText,
    ActionWriter,
    Changes,
    FactText,
    Plural,
    offered,
    words_of,
    written,
)
from whist_td.words.words import N_, Words, lower_first, sentence_case, short_date

_MOST = 3
"""More lines than this are counted, not told."""


def draft_words(draft: Draft) -> str:
    """Return what is typed in an unfinished line: "Chênes, Anne, Bob"."""
    return ", ".join(filter(None, draft.texts))


def unfinished_sentence(event: Event, _: Words) -> str:
    """Say which lines of the entries count for nobody yet; nothing where there is none.

    Once the last word of an evening is spoken they matter to nobody any more.
    """
    drafts = tuple(event.drafts.values())
    if not drafts or event.progress.finished:
        return ""
    lines = [_("“{line}”", line=draft_words(draft)) for draft in drafts[:_MOST]]
    more = ["…"] if len(drafts) > _MOST else []
    return _.plural(
        "{n} line of the entries is saved but not entered yet: {lines}.",
        "{n} lines of the entries are saved but not entered yet: {lines}.",
        len(drafts),
        lines=_.apart([*lines, *more]),
    )


_MOST_FACTS = 3
"""More changed facts than this are counted, not told."""


def line_sentence(line: Line, event: Event, _: Words) -> str:
    """Tell a line of the journal: "Round 3, table 5: home side won"; of a correction, both."""
    text = short_sentence(line, event, _)
    replaced = offered(type(line.command), lambda words: words.corrections)
    before = replaced(line.command, _first_done(line), event, _) if replaced else ""
    return _("{told} (before: {before})", told=text, before=before) if before else text


def short_sentence(line: Line, event: Event, _: Words) -> str:
    """Tell a line without what stood before, where that stands beside it."""
    text = _action_sentence(line, event, _)
    if line.by is not None:
        text = _("{told} (by {who})", told=text, who=hand_words(line.by.who, _))
    match line.act:
        case Act.DO:
            return text
        case Act.UNDO:
            return _("Undone: {what}", what=_continued(text, line, event))
        case Act.REDO:
            return _("Redone: {what}", what=_continued(text, line, event))


def hand_words(who: str, _: Words) -> str:
    """Return whose hand it was: that of a table, of somebody's telephone, or of an assistant."""
    card, _space, name = who.partition(" ")
    role, number = card[:1], card[1:]
    if role == "t":
        return _("telephone of table {table}", table=number)
    if role == "p":
        return _("telephone of no. {number}", number=number)
    return _("assistant {name}", name=name) if name else _("assistant")


def undo_sentence(line: Line, event: Event, _: Words) -> str:
    """Say what undo would take back."""
    return _("Undo: {what}", what=_continued(_action_sentence(line, event, _), line, event))


def redo_sentence(line: Line, event: Event, _: Words) -> str:
    """Say what redo would do again."""
    return _("Redo: {what}", what=_continued(_action_sentence(line, event, _), line, event))


def _continued(text: str, line: Line, event: Event) -> str:
    """Return a sentence as it stands after a colon; whoever is named first keeps the capital."""
    changed = (each for change in line.changes for each in (change.before, change.after))
    people = (*getattr(event, "persons", {}).values(), *changed)
    names = {getattr(each, "name", "") for each in people} - {""}
    return text if any(map(text.startswith, names)) else lower_first(text)


def _action_sentence(line: Line, event: Event, _: Words) -> str:
    """Tell what a line is about, done or undone alike."""
    describe = describer(type(line.command))
    if describe is None:
        raise LookupError(type(line.command))
    if callable(describe):
        return describe(line.command, _first_done(line), event, _)
    fields = vars(line.command)
    place = fields["place"]._asdict() if "place" in fields else {}
    return written(describe, {**fields, **place}, _)


def describer(command: type) -> ActionText | None:
    """Return how the journal says a command; None: it cannot."""
    return _SHARED_ACTIONS.get(command) or offered(command, lambda words: words.actions)


def before_after(line: Line, event: Event, _: Words) -> tuple[str, str]:
    """Return what stood before a line and what stands after it, in words."""
    changes = line.changes
    # What only follows from who plays, or how many rounds, is left out.
    if any(change.field in {"players", "settings"} for change in changes):
        derived = tuple(words_of(format_of(event)).derived)
        changes = tuple(c for c in changes if not isinstance(c.after or c.before, derived))
    return _side(changes, "before", event, _), _side(changes, "after", event, _)


def time(line: Line, event: Event, _: Words) -> str:
    """Return when a line was written; the day too where it was not the day of the event.

    The club's book has no day but years, and its first line, the same in every file, no time.
    """
    day = line.at.astimezone().date()
    if format_of(event).code == BOOK:
        is_first = isinstance(line.command, Opening)
        return "" if is_first else f"{short_date(day, _)} · {_.time(line.at)}"
    if day == event.details.date:
        return _.time(line.at)
    return _("{day}/{month:02} · {time}", day=day.day, month=day.month, time=_.time(line.at))


def _side(changes: Changes, side: str, event: Event, _: Words) -> str:
    texts = [words for change in changes if (words := fact(change, side, event, _))]
    if len(texts) > _MOST_FACTS:
        present = [change.field for change in changes if getattr(change, side) is not None]
        if not present:
            return "–"
        if set(present) == {"results"}:
            return _.plural("{n} result", "{n} results", len(present))
        return _.plural("{n} item", "{n} items", len(present))
    return sentence_case(_.apart(texts)) if texts else "–"


def _first_done(line: Line) -> Changes:
    """Return the changes as they were when the line was first done."""
    if line.act is Act.UNDO:
        return tuple(change.reversed() for change in reversed(line.changes))
    return line.changes


def fact(change: Change, side: str, event: object, _: Words) -> str:
    """Tell one side of a change, `before` or `after`: no more than what differs."""
    value, other = change.before, change.after
    if side == "after":
        value, other = other, value
    if change.key is None and (value is None or other is None):
        return ""
    if change.field == "progress" and value.trial != other.trial:
        return _("a trial") if value.trial else _("no trial")
    if change.field == "progress" and value.phones != other.phones:
        return _("telephones") if value.phones else _("no telephones")
    if change.field == "progress" and value.here != other.here:
        return _.plural("{n} person here", "{n} people here", len(value.here))
    placed = words_of(format_of(event)).placed_facts.get(change.field)
    if placed is not None:
        return placed(value, change.key, event, _)
    return said_facts(event)[change.field](value, other, _)


def said_facts(event: object) -> Mapping[str, FactText]:
    """Return how the journal says a change of each fact of an evening."""
    return {**_SHARED_FACTS, **words_of(format_of(event)).facts}


def change_of(changes: Changes, field: str, key: object = None) -> Change:
    """Return the change of one fact; where it did not change, nothing before and after."""
    found = (change for change in changes if (change.field, change.key) == (field, key))
    return next(found, Change(field, key, None, None))


def afters(changes: Changes, event: object, _: Words) -> str:
    """Tell what stands after all changes."""
    return _.apart(text for change in changes if (text := fact(change, "after", event, _)))


def _details_fact(value: Details, other: Details, _: Words) -> str:
    texts = []
    if value.name != other.name:
        texts.append(value.name)
    if value.date != other.date:
        texts.append(_.date(value.date))
    if value.place != other.place:
        texts.append(value.place or _("no place"))
    if value.logo != other.logo:
        texts.append(_("no logo") if value.logo is None else _("a logo"))
    return _.apart(texts)


def _progress_fact(value: EventProgress, other: EventProgress, _: Words) -> str:
    parts = []
    if value.finished != other.finished:
        parts.append(_("finished") if value.finished else _("in play"))
    if value.draw_seed != other.draw_seed:
        parts.append(draw_fact(value.draw_seed, _))
    return _.apart(parts)


def draw_fact(seed: int | None, _: Words) -> str:
    """Tell the number of a draw."""
    return _("no draw") if seed is None else _("draw {seed}", seed=seed)


def _proposed_words(proposal: TableProposal) -> str:
    return " ".join(str(value) for value in proposal.facts.values() if value != "")


_SHARED_FACTS: Mapping[str, FactText] = {
    "details": _details_fact,
    "progress": _progress_fact,
    "drafts": lambda value, _other, _: draft_words(value) if value else "",
    "proposals": lambda value, _other, _: (
        _("table {table}: {what}", table=value.table, what=_proposed_words(value)) if value else ""
    ),
}


def _details_corrected(_command: ChangeDetails, changes: Changes, event: Event, _: Words) -> str:
    what = afters(changes, event, _)
    if format_of(event).code == BOOK:
        return _("Name and place of the club: {what}", what=what)
    return _("Event corrected: {what}", what=what)


def _here_marked(command: MarkHere, _changes: Changes, __: Event, _: Words) -> str:
    if command.here:
        return _("Here: {names}", names=", ".join(command.here))
    return _("Not here after all: {names}", names=", ".join(command.not_here))


def _drafts_kept(_command: KeepDrafts, changes: Changes, event: Event, _: Words) -> str:
    lines = afters(changes, event, _)
    return _("Line not finished: {line}", line=lines) if lines else _("Unfinished line removed")


def _proposed(command: Propose, _changes: Changes, __: Event, _: Words) -> str:
    proposal = command.proposal
    if proposal is None:
        return _("Proposed again by telephone")
    return _(
        "Proposed by telephone, table {table}: {what}",
        table=proposal.table,
        what=_proposed_words(proposal),
    )


_SHARED_ACTIONS: Mapping[type, ActionText] = {
    ChangeDetails: _details_corrected,
    MarkTrial: lambda command, _changes, __, _: (
        _("Marked as a trial") if command.trial else _("Marked as a real event")
    ),
    MarkHere: _here_marked,
    KeepDrafts: _drafts_kept,
    PasteLines: Plural("{n} line pasted", "{n} lines pasted", "lines"),
    TakeOverFacts: lambda _command, changes, __, _: _.plural(
        "{n} item recovered from a damaged file",
        "{n} items recovered from a damaged file",
        len(changes),
    ),
    AcceptPapers: lambda command, _changes, __, _: (
        _("Decided: the printed sheets stay as they are")
        if command.sheets
        else _("Decided: play without sheets")
    ),
    SetUpPhones: N_("Telephones: settings"),
    Propose: _proposed,
    MissPin: N_("Wrong PIN on a telephone"),
    UnlockProposal: N_("PINs may be typed again"),
    DropProposals: N_("What telephones said was set aside"),
    NotePrinted: N_("Sheets printed or saved"),
}


_ROUNDS = Plural("{n} round instead of {before}", "{n} rounds instead of {before}", "n")


def settings_changed(rounds: Plural = _ROUNDS) -> ActionWriter:
    """Return what tells a change of the options: {n} rounds instead of {before}, or each option."""

    def sentence(_command: object, changes: Changes, event: Event, _: Words) -> str:
        change = change_of(changes, "settings")
        before, after = change.before, change.after
        if before and after and before.rounds != after.rounds:
            return written(rounds, {"n": after.rounds, "before": before.rounds}, _)
        return _("Options changed: {what}", what=afters((change,), event, _))

    return sentence


def read_again(agreeing: str, corrected: Plural) -> ActionWriter:
    """Return what tells a second pass: that all results agree, or how many it put right."""

    def sentence(command: object, _changes: Changes, __: Event, _: Words) -> str:
        facts = vars(command)
        return written(corrected if facts["corrected"] else agreeing, facts, _)

    return sentence


def options_told(options: Mapping[str, Callable[[Any, Words], str]]) -> FactText:
    """Return what tells of an event's options those that differ."""

    def sentence(value: Any, other: Any, _: Words) -> str:  # noqa: ANN401 - of any format
        names = (item.name for item in fields(value))
        changed = (name for name in names if getattr(value, name) != getattr(other, name))
        return _.apart(options[name](getattr(value, name), _) for name in changed)

    return sentence
