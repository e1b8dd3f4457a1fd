"""The requests of telephones, each answered on a thread of its own (PHONES.md)."""

import json
import re
import secrets
from asyncio import get_running_loop
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NoReturn
from urllib.parse import parse_qs

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from whist_td.core.formats import format_of
from whist_td.desk.file_errors import CellError, RefusedCellError
from whist_td.desk.ports import ClubFileError
from whist_td.desk.proposals import NoRoomError, PhoneError, RefusedFactsError, UnreadableEntryError
from whist_td.phones.cards import Card, Role
from whist_td.phones.entries import Entries, Entry, PinTyped, Reply
from whist_td.phones.formats import Place, phones_of
from whist_td.phones.gate import MOST_BODY, NO_PAGE, Gate, Rates
from whist_td.phones.hall import DeskBusyError, Hall
from whist_td.phones.pages import Pages, Typed
from whist_td.phones.places import PlaceView
from whist_td.words.file_messages import problem
from whist_td.words.messages import message
from whist_td.words.words import Language, Words, sentence_case, words

_OP = re.compile(r"[0-9A-Za-z_.:-]{1,64}")
_PIN = re.compile(r"[0-9]{1,8}")
_PLACE = ("round", "board", "deal")
_WHERE = {*_PLACE, "table"}
"""What no facts say: a telephone speaks of the place that it was asked for."""
_WHAT = ("entry", "confirm", "round", "here", "scene")
_MOST_SOUGHT = 40
_MOST_FACTS, _MOST_TEXT, _MOST_NUMBER = 40, 400, 99_999
_MOST_THREADS = 16
_JSON, _HTML = "application/json", "text/html; charset=utf-8"
_FORM = "application/x-www-form-urlencoded"


@dataclass(frozen=True)
class _Asked:
    """A request, read."""

    card: Card
    token: str
    what: str
    is_form: bool
    """Whether a page without script sent it, which is answered by a page."""
    values: Mapping[str, Any]
    words: Words
    view: str = ""
    """Which of the pages of an assistant."""
    sought: str = ""

    @property
    def way(self) -> str:
        """Where the page of the card is."""
        return f"/{self.card.role.value}/{self.token}"


class _Refusal(Response):
    """What will not do, as programs read it."""

    sentence: str


class PhoneWeb:
    """All that is answered; nothing is changed but at the desk."""

    # More than 15 methods: one for each thing that is asked, and how requests are read.

    def __init__(self, hall: Hall, hosts: Callable[[], Collection[str]]) -> None:
        self._hall = hall
        self._threads = ThreadPoolExecutor(_MOST_THREADS, "telephone")
        self._rates = Rates()
        self._pages = Pages(hall)
        paths = ("/{role}/{token}", "/{role}/{token}/{what}", "/{rest:path}")
        routes = [Route(path, self._answer, methods=["GET", "POST"]) for path in paths]
        self.app = Gate(Starlette(routes=routes), hosts)

    def close(self) -> None:
        """Let the threads go home."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _answer(self, request: Request) -> Response:
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > MOST_BODY:
                return _error(413, "413")
        work = partial(self._answered, request, body)
        return await get_running_loop().run_in_executor(self._threads, work)

    def _answered(self, request: Request, body: bytes) -> Response:
        """Answer a request; who looks at a page reads a refusal on a page."""
        answer = self._found(request, body)
        if not isinstance(answer, _Refusal) or "text/html" not in request.headers.get("accept", ""):
            return answer
        nonce, language = secrets.token_urlsafe(12), self._language(request)
        policy = f"{NO_PAGE.decode()}; style-src 'nonce-{nonce}'"
        headers = {"content-security-policy": policy}
        headers |= {n: answer.headers[n] for n in ("retry-after",) if n in answer.headers}
        html = self._pages.refusal(answer.sentence, nonce, language)
        return Response(html, answer.status_code, headers, _HTML)

    def _found(self, request: Request, body: bytes) -> Response:
        """Return what is asked for; whatever is wrong with it is said, and nothing of ours."""
        _ = words(self._language(request))
        if "role" not in request.path_params:
            return _error(404, _nothing_here(_))
        role, token = request.path_params["role"], request.path_params["token"]
        card = self._hall.card(role, token)
        if card is None:
            sentence = _("This card lets nobody in any more: ask the director for a new one.")
            return _error(403, sentence)
        if not self._rates.allows(token):
            return _error(429, _("Too much at once: wait a moment."), later=2)
        self._hall.seen.add(card.code)
        form = request.headers.get("content-type", "").partition(";")[0] == _FORM
        wants_page = form and _JSON not in request.headers.get("accept", "")
        what, query = request.path_params.get("what", ""), request.query_params
        view, sought = query.get("view", ""), query.get("q", "")[:_MOST_SOUGHT]
        asked = _Asked(card, token, what, wants_page, {}, _, view, sought)
        return self._done(asked, request, body, is_form=form)

    def _done(self, asked: _Asked, request: Request, body: bytes, *, is_form: bool) -> Response:
        """Do what a card asks, or say why it will not do."""
        try:
            if request.method != "POST":
                return self._got(asked, request)
            values = self._form(asked.card, body) if is_form else _json(body)
            asked = replace(asked, values=values)
            return self._posted(asked)
        except RefusedFactsError as refused:
            return self._refused(asked, 400, _why(refused, asked.words), refused.field)
        except PhoneError as refused:
            return self._refused(asked, refused.status, message(refused, asked.words))
        except (DeskBusyError, ClubFileError):
            sentence = asked.words("The desk is busy: it will be sent again.")
            return _error(503, sentence, later=2)

    def _language(self, request: Request) -> Language:
        asked = request.query_params.get("lang", "")
        return next((each for each in Language if each.value == asked), self._hall.language)

    def _got(self, asked: _Asked, request: Request) -> Response:
        if asked.what == "state":
            return _answer_json(state_of(self._hall, asked.card, asked.words))
        if asked.what == "people" and asked.card.role is Role.ASSISTANT:
            return _answer_json({"people": [vars(each) for each in self._hall.people()]})
        if asked.what:
            return _error(404, _nothing_here(asked.words))
        query = request.query_params
        where = {n: int(query[n]) for n in _WHERE if _is_whole(query.get(n, ""))}
        return self._page(asked, Typed(where.pop("table", None), where))

    def _posted(self, asked: _Asked) -> Response:
        match asked.what:
            case "entry" if asked.card.role is not Role.PERSON:
                return self._entry(asked)
            case "confirm" if asked.card.role is Role.TABLE:
                return self._confirmed(asked)
            case "round" if asked.card.role is Role.ASSISTANT:
                number = _number(asked.values, "round")
                reply = self._hall.counter.at_desk(
                    lambda desk: desk.announced(asked.card, _op(asked.values), number)
                )
                return self._replied(asked, reply, Typed(None, {}))
            case "here" if asked.card.role is Role.ASSISTANT:
                return self._here(asked)
            case "scene" if asked.card.role is Role.ASSISTANT:
                # What the wall shows is no fact of the event; without a scene it follows the round.
                op, code = _op(asked.values), _text(asked.values, "scene")
                scenes = {scene.value: scene for scene in self._hall.scenes()}
                if not scenes or (code and code not in scenes):
                    raise NoRoomError
                self._hall.counter.at_desk(lambda _desk: self._hall.choose(scenes.get(code)))
                return self._replied(asked, {"op": op, "state": "done"}, Typed(None, {}))
        return _error(403 if asked.what in _WHAT else 404, _nothing_here(asked.words))

    def _here(self, asked: _Asked) -> Response:
        values = asked.values
        who, is_here = (_number(values, "number"), _number(values, "at")), values.get("here")
        if not isinstance(is_here, bool):
            raise UnreadableEntryError("here")
        reply = self._hall.counter.at_desk(
            lambda desk: desk.marked_here(asked.card, _op(values), who, is_here=is_here)
        )
        return self._replied(asked, reply, Typed(None, {}))

    def _entry(self, asked: _Asked) -> Response:
        values = asked.values
        table = asked.card.number
        if asked.card.role is Role.ASSISTANT:
            table = _number(values, "table")
        entry = Entry(_op(values), table, _place(values), _facts(values), _text(values, "basis"))
        if values.get("look"):
            event, place = self._hall.counter.at_desk(lambda d: d.looked_at(asked.card, entry))
            told = phones_of(event).told(event, table, place, asked.words)
            if asked.is_form:
                return self._page(asked, self._typed(asked, told=told))
            return _answer_json({"told": told})
        is_again = bool(values.get("again")) and asked.card.role is Role.ASSISTANT

        def take(desk: Entries) -> Reply:
            return (desk.read_again if is_again else desk.entered)(asked.card, entry)

        return self._replied(asked, self._hall.counter.at_desk(take), Typed(table, {}))

    def _confirmed(self, asked: _Asked) -> Response:
        pin = _text(asked.values, "pin")
        if not _PIN.fullmatch(pin):
            raise UnreadableEntryError("pin")
        place, number = _place(asked.values), _number(asked.values, "number")
        table = asked.card.number
        confirmation = PinTyped(_op(asked.values), table, place, number, pin)
        reply = self._hall.counter.at_desk(lambda desk: desk.confirmed(asked.card, confirmation))
        return self._replied(asked, reply, Typed(asked.card.number, {}))

    def _replied(self, asked: _Asked, reply: Reply, typed: Typed) -> Response:
        if not asked.is_form:
            return _answer_json(reply)
        return self._page(asked, Typed(typed.table, typed.place, reply=reply))

    def _refused(self, asked: _Asked, status: int, sentence: str, field: str = "") -> Response:
        """Say why something will not do: what was typed stays."""
        if asked.is_form and asked.values:
            return self._page(asked, self._typed(asked, error=sentence, field=field), status)
        return _error(status, sentence, field=field)

    def _typed(self, asked: _Asked, told: str = "", error: str = "", field: str = "") -> Typed:
        values = asked.values
        place = values.get("place") if isinstance(values.get("place"), dict) else {}
        facts = {
            name: "" if value is None else str(value)
            for name, value in dict(values.get("facts") or {}).items()
        }
        return Typed(values.get("table"), dict(place or {}), facts, told, error, field)

    def _page(self, asked: _Asked, typed: Typed, status: int = 200) -> Response:
        nonce = secrets.token_urlsafe(12)
        typed = replace(typed, view=asked.view, sought=asked.sought)
        html = self._pages.page(asked.card, asked.token, typed, nonce, asked.words)
        policy = (
            f"default-src 'none'; style-src 'nonce-{nonce}'; script-src 'nonce-{nonce}'; "
            "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        )
        headers = {"content-security-policy": policy}
        return Response(html, status, headers, _HTML)

    def _form(self, card: Card, body: bytes) -> Mapping[str, Any]:
        """Return what a form says in the shape of the JSON that programs send."""
        try:
            found = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=4 * _MOST_FACTS)
        except ValueError:
            raise UnreadableEntryError("") from None
        if not secrets.compare_digest(
            found.pop("_form", [""])[0].encode(), self._hall.cards().form_value(card).encode()
        ):
            raise UnreadableEntryError("_form")
        own = {name[1:]: each[0] for name, each in found.items() if name.startswith("_")}
        parts: dict[str, list[str]] = {}
        for name, each in found.items():
            if not name.startswith("_"):
                parts.setdefault(name.partition("~")[0], []).extend(each)
        numbers = {name.partition("~")[0] for name in found if "~n" in name}
        facts = {n: _together(each, none="0" * (n in numbers)) for n, each in parts.items()}
        place = {n: _whole(own.pop(f"at_{n}"), n) for n in _PLACE if f"at_{n}" in own}
        told: dict[str, Any] = {**own, "place": place, "facts": facts}
        if "who" in own:
            who = (*own["who"].split("."), "", "")[:3]
            number, at, is_here = (_whole(part, "who") for part in who)
            told |= {"number": number, "at": at, "here": bool(is_here)}
        whole = ("table", "number", "round")
        return told | {n: _whole(own[n], n) for n in whole if n in own}


def _together(boxes: Sequence[str], *, none: str) -> str:
    """Return what boxes say of one fact; one left empty beside another with a number has none."""
    said = [each.strip() for each in boxes]
    return " ".join(filter(None, (each or none for each in said))) if any(said) else ""


def _why(refused: RefusedFactsError, _: Words) -> str:
    """Return the sentence of the desk, without the row and column of a file that there is not."""
    why = refused.why
    if isinstance(why, RefusedCellError):
        return message(why.refusal, _)
    if isinstance(why, CellError):
        return problem(why, _)
    return sentence_case(message(why, _).removeprefix(_("{where}: {what}", where="", what="")))


def _json(body: bytes) -> Mapping[str, Any]:
    try:
        found = json.loads(body.decode(), parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise UnreadableEntryError("") from None
    if not isinstance(found, dict):
        raise UnreadableEntryError("")
    return found


def _no_number(_text: str) -> NoReturn:
    raise ValueError


def _whole(text: str, name: str) -> int:
    if not _is_whole(text):
        raise UnreadableEntryError(name)
    return int(text)


def _is_whole(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= len(str(_MOST_NUMBER))


def _text(values: Mapping[str, Any], name: str) -> str:
    found = values.get(name)
    if not isinstance(found, str) or len(found) > _MOST_TEXT:
        raise UnreadableEntryError(name)
    return found


def _op(values: Mapping[str, Any]) -> str:
    found = _text(values, "op")
    if not _OP.fullmatch(found):
        raise UnreadableEntryError("op")
    return found


def _number(values: Mapping[str, Any], name: str) -> int:
    found = values.get(name)
    if type(found) is not int or not 0 <= found <= _MOST_NUMBER:
        raise UnreadableEntryError(name)
    return found


def _place(values: Mapping[str, Any]) -> Place:
    found = values.get("place")
    if not isinstance(found, dict) or "round" not in found or set(found) - set(_PLACE):
        raise UnreadableEntryError("place")
    return {name: _number(found, name) for name in found}


def _facts(values: Mapping[str, Any]) -> Mapping[str, object]:
    found = values.get("facts")
    if not isinstance(found, dict) or not found or len(found) > _MOST_FACTS or _WHERE & set(found):
        raise UnreadableEntryError("facts")
    for name, value in found.items():
        parts = value if isinstance(value, list) else [value]
        is_plain = all(part is None or isinstance(part, str | int) for part in parts)
        is_short = all(len(str(part)) <= _MOST_TEXT for part in parts)
        if not (is_plain and is_short and len(name) <= _MOST_TEXT) or len(parts) > _MOST_FACTS:
            raise UnreadableEntryError("facts")
    return found


def _answer_json(values: object) -> Response:
    text = json.dumps(values, ensure_ascii=False)
    return Response(text, 200, {}, _JSON)


def _error(status: int, sentence: str, *, field: str = "", later: int = 0) -> _Refusal:
    told = {"error": sentence, **({"field": field} if field else {})}
    headers = {"retry-after": str(later)} if later else {}
    answer = _Refusal(json.dumps(told, ensure_ascii=False), status, headers, _JSON)
    answer.sentence = sentence
    return answer


def _nothing_here(_: Words) -> str:
    return _("There is nothing here: scan the code on your card once more.")


def state_of(hall: Hall, card: Card, _: Words) -> Mapping[str, Any]:
    """Return what a card may see, as it stands now."""
    event = hall.facts()
    tables = hall.tables(card)
    told: dict[str, Any] = {
        "event": hall.number,
        "name": event.details.name,
        "format": format_of(event).code,
        "round": event.last_announced,
        "rounds": event.settings.rounds,
        "finished": event.progress.finished,
        "table": tables[0] if tables and card.role is not Role.ASSISTANT else None,
        "as_of": hall.now().isoformat(timespec="seconds"),
        "places": [_place_plain(place) for place in hall.places(card)],
    }
    if card.role is Role.ASSISTANT:
        told |= {"tables": list(tables), "may_announce": hall.assistant(card).announces}
        told |= {"here": len(event.progress.here), "scenes": [s.value for s in hall.scenes()]}
    if card.role is Role.PERSON:
        told |= _person(hall, card, _)
    return told


def _place_plain(place: PlaceView) -> Mapping[str, Any]:
    return {
        "table": place.table,
        "place": dict(place.place),
        "who": {seat: {"number": n, "name": name} for seat, (n, name) in place.who},
        "entry": place.shown,
        "state": place.state.value,
        "basis": place.basis,
        "proposals": [
            {"from": each.who, "facts": each.facts, "stale": each.is_stale}
            for each in place.differing
        ],
    }


def _person(hall: Hall, card: Card, _: Words) -> Mapping[str, Any]:
    event, form = hall.facts(), phones_of(hall.facts())
    view, line = hall.ranking(), hall.standing(card)
    return {
        "number": card.number,
        "go": form.goes(event, card.number, _),
        "results": list(form.own(event, card.number, _)),
        "standings_after": view.after_round if view else None,
        "rank": line.rank if line else None,
    }
