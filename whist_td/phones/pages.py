"""The pages of telephones: one file each, which also works as a plain form without any script."""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from whist_td.assets import asset
from whist_td.core.formats import format_of
from whist_td.core.names import folded
from whist_td.phones.cards import Card, Role
from whist_td.phones.entries import Reply
from whist_td.phones.formats import Asked, phones_of
from whist_td.phones.hall import Hall
from whist_td.phones.places import PlaceState, PlaceView, facts_sentence, place_title
from whist_td.room.formats import narrated_listing
from whist_td.room.words.words import SCENES
from whist_td.words.formats import words_of
from whist_td.words.listings import Media
from whist_td.words.words import Language, Words, sentence_case

_OP_BYTES = 16
_MOST_LINES = 60
_MOST_STANDING = 10
_MOST_PLACES = 24
"""So many places stand on a page of at most 20 kB."""
_DONE = (PlaceState.CONFIRMED.value, PlaceState.PROPOSED.value)


@dataclass(frozen=True)
class Typed:
    """What was asked for or typed: a place, facts as texts, what came of them."""

    table: int | None
    place: Mapping[str, int]
    facts: Mapping[str, str] = field(default_factory=dict)
    told: str = ""
    """What was understood: it is sent next."""
    error: str = ""
    field: str = ""
    """The fact that is blamed."""
    reply: Reply | None = None
    view: str = ""
    """Which of the pages of an assistant: "" for the results."""
    sought: str = ""
    """A table, or the beginning of a name."""


@dataclass(frozen=True)
class _Line:
    """A place as a page lists it."""

    title: str
    state: str
    label: str
    told: str
    href: str
    view: PlaceView


class Pages:
    """Writes the page of any card."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    @cached_property
    def _environment(self) -> Environment:
        folder = FileSystemLoader(asset("phones"))
        made = Environment(
            loader=folder,
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        made.filters["script"] = _in_script
        return made

    def page(self, card: Card, token: str, typed: Typed, nonce: str, _: Words) -> str:
        """Return the page of a card, with the form of a place where one was asked for."""
        event, hall = self._hall.facts(), self._hall
        way = f"/{card.role.value}/{token}"
        other = next(each for each in Language if each is not _.language)
        asked = f"?lang={_.language.value}"
        is_assistant = card.role is Role.ASSISTANT
        if is_assistant:
            more = {"view": typed.view, "q": typed.sought}
            asked += "".join(f"&{name}={quote(text)}" for name, text in more.items() if text)
        form = self._form(card, typed, _)
        lines = () if form else self._lines(card, asked, typed, _)
        most = _MOST_PLACES if is_assistant else len(lines)  # a table has all of its own
        shared: dict[str, Any] = {
            "lang": _.language.value,
            "other": {"code": other.value, "name": {"fr": "Français"}.get(other.value, "English")},
            "way": way,
            "asked": asked,
            "nonce": nonce,
            "name": event.details.name,
            "title": self._title(card, _),
            "round": self._round(_),
            "clock": _("As at {time}", time=_.time(hall.now())),
            "form_value": hall.cards().form_value(card),
            "op": secrets.token_hex(_OP_BYTES),
            "typed": typed,
            "form": form,
            "lines": lines[:most],
            "is_cut": len(lines) > most,
            "helps": is_assistant and helps_of(hall, card, typed.view, typed.sought, _),
            "reply": _reply_sentence(typed.reply, _),
            "texts": _texts(_),
            "role": card.role.value,
            "person": self._person(card, _) if card.role is Role.PERSON else None,
            "next_round": (following := self._next_round(card)),
            "next_label": _(
                "Begin: {round}", round=_(words_of(format_of(event)).round, round=following or 0)
            ),
            "is_over": event.progress.finished,
        }
        return self._environment.get_template("page.html").render(shared)

    def refusal(self, sentence: str, nonce: str, language: Language) -> str:
        """Write the page of whoever is not let in, or found nothing."""
        template = self._environment.get_template("refusal.html")
        return template.render(lang=language.value, sentence=sentence, nonce=nonce)

    def _title(self, card: Card, _: Words) -> str:
        if card.role is Role.TABLE:
            return _("Table {table}", table=card.number)
        if card.role is Role.ASSISTANT:
            return self._hall.assistant(card).name or _("Assistant")
        people = dict(phones_of(self._hall.facts()).people(self._hall.facts()))
        return f"{card.number} · {people.get(card.number, '')}"

    def _round(self, _: Words) -> str:
        event = self._hall.facts()
        if event.progress.finished:
            return _("The event is finished.")
        if not event.last_announced:
            return _("Play has not begun yet.")
        far = words_of(format_of(event)).round
        return sentence_case(_(far, round=event.last_announced))

    def _next_round(self, card: Card) -> int | None:
        """Return the round that an assistant may begin."""
        event = self._hall.facts()
        is_next = event.last_announced < event.settings.rounds and not event.progress.finished
        may = card.role is Role.ASSISTANT and self._hall.assistant(card).announces
        return event.last_announced + 1 if is_next and may else None

    def _lines(self, card: Card, asked: str, typed: Typed, _: Words) -> Sequence[_Line]:
        """Return the places that a table or an assistant may enter, what lacks first."""
        is_assistant = card.role is Role.ASSISTANT
        if card.role is Role.PERSON or (is_assistant and typed.view in (HERE, ROOM)):
            return ()
        event, lines = self._hall.facts(), list[_Line]()
        is_again = is_assistant and typed.view == AGAIN
        read = self._hall.counter.at_desk(lambda desk: desk.bases_read) if is_again else ()
        table = int(typed.sought) if is_assistant and typed.sought.isdecimal() else None
        for view in self._hall.places(card):
            if table not in (None, view.table) or (is_again and view.entered is None):
                continue
            names = [f"table={view.table}", *(f"{n}={v}" for n, v in view.place.items())]
            told = facts_sentence(event, view, view.shown, _) if view.shown and not is_again else ""
            where = place_title(view.place, _)
            if is_assistant:
                where = _("Table {table}", table=view.table) + (f" · {where}" if where else "")
            lines.append(
                _Line(
                    where or _("Result"),
                    *_how_far(view, _, again=view.basis in read if is_again else None),
                    told,
                    f"{asked}&{'&'.join(names)}#form",
                    view,
                )
            )
        if is_assistant:
            lines.sort(key=lambda line: line.state in _DONE)
        return lines

    def _form(self, card: Card, typed: Typed, _: Words) -> Mapping[str, Any] | None:
        """Return the form of the place that was asked for; None: of none, or it is gone."""
        event = self._hall.facts()
        if typed.reply is not None or not typed.place or card.role is Role.PERSON:
            return None
        table = card.number if card.role is Role.TABLE else typed.table
        if table is None or table not in self._hall.tables(card):
            return None
        views = self._hall.places(card, (table,))
        view = next((each for each in views if dict(each.place) == dict(typed.place)), None)
        if view is None or event.progress.finished:
            return None
        is_again = card.role is Role.ASSISTANT and typed.view == AGAIN
        shown = {} if is_again else view.shown or {}
        known = typed.facts or {n: str(v) for n, v in shown.items()}
        form = phones_of(event)
        return {
            "title": place_title(view.place, _) or _("Result"),
            "table": table,
            "again": is_again,
            "view": view,
            "who": [f"{number} {name}" for _seat, (number, name) in view.who],
            "fields": _fields(form.asked(event, table, view.place, _), known, typed),
            "facts": typed.facts,
        }

    def _person(self, card: Card, _: Words) -> Mapping[str, Any]:
        event = self._hall.facts()
        form = phones_of(event)
        view, line = self._hall.ranking(), self._hall.standing(card)
        told: dict[str, Any] = {
            "go": form.goes(event, card.number, _),
            "results": form.own(event, card.number, _)[:_MOST_LINES],
            "standing": "",
            "ranking": (),
        }
        if view is None:
            return told
        listing = narrated_listing(event, view, _)
        columns = listing.on(Media.PAGE)
        rows = [
            (each.number == card.number, [cell.text for cell in cells])
            for each, cells in zip(listing.rows, listing.lines(Media.PAGE), strict=True)
        ]
        told["headings"] = [column.heading for column in columns]
        told["ranking"] = [row for at, row in enumerate(rows) if at < _MOST_STANDING or row[0]]
        told["standing"] = listing.title
        told["own"] = line
        return told


def _in_script(value: object) -> Markup:
    """Return a value as script has it; nothing in it ends the script."""
    return Markup(json.dumps(value).replace("<", "\\u003c"))  # noqa: S704 - quoted by JSON


def _fields(
    asked: Sequence[Asked], known: Mapping[str, str], typed: Typed
) -> Sequence[Mapping[str, Any]]:
    """Return what is asked, each with what is chosen already and what is wrong with it."""
    names = [each.name for each in asked]
    found = []
    for at, each in enumerate(asked):
        parts = _parts(each, known.get(each.name, ""), names.count(each.name), names[:at])
        chosen = list(filter(None, parts)) or ([each.usual] if each.usual else [])
        is_first = each.name not in names[:at]
        error = typed.error if typed.field == each.name and is_first else ""
        found.append({"asked": each, "chosen": chosen, "error": error, "id": f"f{at}"})
    return found


def _parts(asked: Asked, text: str, of_name: int, before: Sequence[str]) -> Sequence[str]:
    """Return what a text says of one of the fields that fill its column together."""
    if of_name == 1:
        known = {code for code, _label in asked.choices}
        return [text] if text in known or not asked.is_many else text.split()
    parts = text.split()
    if len(parts) == of_name:
        return [parts[before.count(asked.name)]]
    codes = sorted((code for code, _label in asked.choices if code), key=len, reverse=True)
    compact = text.replace(" ", "")
    return [code for code in codes if compact and _is_part(compact, code, before)][:1]


def _is_part(compact: str, code: str, before: Sequence[str]) -> bool:
    """Tell whether a code is in a text such as 10HX, beginning there only where it is the first."""
    if code.isdecimal() or not before:
        return compact.startswith(code)
    rest = compact.lstrip("0123456789")
    return rest[:1] == code if set(code) != {"X"} else rest[1:] == code


def state_label(state: PlaceState, _: Words) -> str:
    """Return what the state of a place is called."""
    return {
        PlaceState.OPEN: _("to enter"),
        PlaceState.PROPOSED: _("sent, not yet confirmed"),
        PlaceState.CONFIRMED: _("entered"),
        PlaceState.CONFLICT: _("two different results: see the director"),
    }[state]


def _how_far(view: PlaceView, _: Words, *, again: bool | None) -> tuple[str, str]:
    """Return the state of a place and its words; in a second pass, whether it was read again."""
    if again is None or view.state is PlaceState.CONFLICT:
        return view.state.value, state_label(view.state, _)
    return ("confirmed", _("read again")) if again else ("open", _("to be read again"))


def _reply_sentence(reply: Reply | None, _: Words) -> str:
    if reply is None:
        return ""
    return _texts(_)[str(reply["state"])]


def _texts(_: Words) -> Mapping[str, str]:
    """Return what the page says by itself, in the card's language."""
    return {
        "proposed": _("Received. Somebody has yet to confirm it."),
        "confirmed": _("Received and entered."),
        "conflict": _("Two different results were given: the director decides."),
        "stale": _("The desk changed it meanwhile: the director looks at both."),
        "agrees": _("That is what is entered."),
        "done": _("Done."),
        "refused": _("This PIN does not fit the card."),
        "waiting": _("Waiting to be sent: {n}", n="%n"),
        "offline": _("No connection. What is typed is kept and sent again by itself."),
        "sent": _("Everything was sent."),
        "bad": _("Not taken: {why}", why="%s"),
        "unchecked": _("Not checked, for there is no connection. Send it all the same?"),
        "send": _("Send"),
        "change": _("Change"),
        "away": _("Remove"),
        "old": _("Age of this page in minutes: {n}", n="%n"),
        "back": _("Back"),
        "check": _("Check"),
        "confirm": _("Confirm"),
        "again": _("Read again"),
        "seek": _("Find"),
        "more": _("There are more: write a table, or the beginning of a name."),
        "everybody": _("Nobody by this name."),
        "correct": _("Correct"),
        "enter": _("Enter the result"),
        "nothing": _("Nothing to enter yet: this page shows it by itself."),
        "opponent": _("An opponent confirms it"),
        "paper": _("Paper counts: the sheet at the table decides. This page is not encrypted."),
        "pin": _("PIN of that card"),
        "results": _("Your results"),
    }


AGAIN, HERE, ROOM = "again", "here", "room"
"""The pages of an assistant beside the results, as their addresses name them."""
_MOST_PEOPLE, _MANY_TABLES = 24, 6


def helps_of(hall: Hall, card: Card, view: str, sought: str, _: Words) -> Mapping[str, Any]:
    """Return the pages that an assistant has, and what stands on the one that is shown."""
    event, scenes, found = hall.facts(), hall.scenes(), folded(sought)
    people = [each for each in hall.people() if found in folded(each.name)] if view == HERE else []
    people.sort(key=lambda each: (each.here, folded(each.name)))
    offered = {"": _("Results"), AGAIN: _("Second pass")}
    if not event.last_announced:
        offered = {"": _("Results"), HERE: _("Who is here?")}
    if scenes:
        offered[ROOM] = _("The room")
    query = f"?lang={_.language.value}"
    buttons = [("", _("Follow the round"))] + [(each.value, _(SCENES[each])) for each in scenes]
    return {
        "ways": [
            (f"{query}&view={code}" if code else query, text, code == view)
            for code, text in offered.items()
        ],
        "people": people[:_MOST_PEOPLE],
        "is_cut": len(people) > _MOST_PEOPLE,
        "scenes": buttons if view == ROOM and scenes else [],
        "seeks": view == HERE or (view != ROOM and len(hall.tables(card)) > _MANY_TABLES),
        "label": _("Name") if view == HERE else _("Table"),
    }
