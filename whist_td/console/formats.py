"""What the verbs ask of a format: each format's `cli` offers it as `VERBS`."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from textwrap import wrap
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

from whist_td.console.verb import Argument
from whist_td.core.formats import format_named, format_of, formats
from whist_td.desk.request_errors import ArgumentValueError, UnknownScoreFieldError
from whist_td.words.listings import Listing
from whist_td.words.words import Words

if TYPE_CHECKING:  # Help tells how verbs are written without all that they do.
    from pathlib import Path

    from whist_td.console.world import World
    from whist_td.desk import requests
    from whist_td.desk.club import Club
    from whist_td.desk.desk import Desk
    from whist_td.desk.ports import Dice, EventSummary

T = TypeVar("T")
Cells = tuple[str, ...]
QualityLine = tuple[Cells, Mapping[str, object]]
"""What stands in the columns, and the same as plain values."""
Verdict = tuple[Mapping[str, object], str]
"""The quality as plain values, and the first rule that is broken, in words."""


@dataclass(frozen=True)
class Mover:
    """How a format tells its movement: the options it takes, the first of which it needs."""

    options: tuple[Argument, ...]
    tell: "Callable[[Namespace, World, Words], None]"
    headings: Callable[[Words], Cells]
    """What stands above the columns of its table of qualities."""
    qualities: Callable[[Namespace, Words], Iterator[QualityLine]]

    @property
    def needed(self) -> str:
        """The option without which no movement can be made."""
        return self.options[0].name


@dataclass(frozen=True)
class Judge:
    """How a format judges a movement of its own, given as plain values."""

    knows: Callable[[Mapping[str, Any]], bool]
    """Tells its movements from those of the formats before it in the registry."""
    verdict: Callable[[object, Words], Verdict]


def only(round_number: int | None, all_there_are: Iterable[int]) -> Iterable[int]:
    """Return the one number that a request asks for, or all."""
    return all_there_are if round_number is None else (round_number,)


def sized(size: tuple[int, int], verdict: Mapping[str, object]) -> Mapping[str, object]:
    """Return the quality of a movement of so many players and rounds as plain values."""
    players, rounds = size
    return {"players": players, "rounds": rounds, "quality": verdict}


_COLUMN = 20
_LINE = 88
_MARGIN = "    "
Score = Callable[[Mapping[str, object]], Mapping[str, object]]
"""What scores a deal, from plain values to plain values."""


@dataclass(frozen=True)
class ScoredGame:
    """The fields of a deal with their meanings, what comes out, and examples to try."""

    scored: Score
    name: str
    fields: Mapping[str, str]
    result: str
    examples: tuple[str, ...]

    def score(self, deal: Mapping[str, object]) -> Mapping[str, object]:
        """Score a deal; a field that the game does not have is refused."""
        check_fields(deal, self.fields)
        return self.scored(deal)

    def explained(self, _: Words) -> Iterator[str]:
        """Say, line by line, how deals are given; the examples are scored as they go."""
        yield _(self.name)
        yield ""
        yield _("One deal a line, a JSON object with these fields:")
        for name, meaning in self.fields.items():
            first, *rest = wrap(_(meaning), _LINE - len(_MARGIN) - _COLUMN)
            yield f"{_MARGIN}{name:<{_COLUMN}}{first}"
            for more in rest:
                yield f"{_MARGIN}{'':<{_COLUMN}}{more}"
        yield ""
        yield _("One result a line:")
        for line in wrap(_(self.result), _LINE - len(_MARGIN)):
            yield f"{_MARGIN}{line}"
        yield ""
        yield _("For example:")
        for example in self.examples:
            result = json.dumps(self.scored(json.loads(example)), ensure_ascii=False)
            yield f"{_MARGIN}{example}"
            yield f"{_MARGIN}→ {result}"


def check_fields(deal: Iterable[str], known: Iterable[str]) -> None:
    """Refuse a field that is not known, with the nearest that is."""
    names = tuple(known)
    for name in deal:
        if name not in names:
            near = get_close_matches(name, names, n=1, cutoff=0.5)
            raise UnknownScoreFieldError(name, ", ".join(near or names))


AnyDesk: TypeAlias = "Desk[Any]"
Opening: TypeAlias = "tuple[requests.Opening[Any], tuple[requests.Command, ...]]"
"""What opens an event, and what is done with it at once."""
Enter: TypeAlias = "Callable[[str, AnyDesk, World, Words], None]"
"""What enters a table, given by its place or as `-`, at the desk of an event."""


def opened(desk: AnyDesk, _: Words) -> str:
    """Say that an event was opened."""
    return _.plural(
        "Event {event} opened: {name}, {n} player.",
        "Event {event} opened: {name}, {n} players.",
        len(desk.facts.players),
        event=desk.event,
        name=desk.facts.details.name,
    )


@dataclass(frozen=True)
class Standings:
    """How a format tells its standings, as they were after a round: None, the newest begun."""

    view: Callable[[Any, int | None], Any]
    json: Callable[[Any], str]
    listing: Callable[[Any, Words], Listing[Any]]


@dataclass(frozen=True)
class LooksBy:
    """How an event is looked at another way: the codes of the ways, and what it then is."""

    codes: tuple[str, ...]
    looked_at: Callable[[Any, str], Any]
    sentence: Callable[[Any, Any, Words], str]
    """Says of the event, and of what is seen of it, what is not its own."""


@dataclass(frozen=True)
class Explained:
    """What a format explains of its options instead of opening an event."""

    by: Argument
    """The option that tells what is to be explained."""
    lines: Callable[[str, Words], Iterable[str]]
    all_lines: Callable[[Words], Iterable[str]]
    """What the verb's own page of help tells."""


@dataclass(frozen=True)
class Opener:
    """How a format opens an event: its own options, and what they come to."""

    options: tuple[Argument, ...]
    opening: "Callable[[Namespace, World], Opening]"
    sentence: Callable[[AnyDesk, Words], str]
    """What is said of the event that was opened."""
    explained: Explained | None = None


@dataclass(frozen=True)
class Sample:
    """An event to show: what opens it, what plays all of it or one round, and what is said."""

    opened: "Callable[[Club, Words], AnyDesk]"
    played: "Callable[[AnyDesk, Dice, int, Words], None]"
    round_played: "Callable[[AnyDesk, Dice, int], None]"
    outcome: str
    """What the sheets after play are called."""
    sentence: "Callable[[Any, Path, Words], str]"


@dataclass(frozen=True)
class Coming:
    """Somebody who comes late or leaves early: the request, and what it asks of the others."""

    command: "requests.Command"
    number: int
    first: int
    """The first round that it touches."""
    boards_to_make: tuple[int, ...]
    comparisons: tuple[int, ...]
    """With how many others a hand is compared from then on, the fewest and the most."""
    reprint: tuple[int, ...]
    """Those whose cards no longer say what they are to do."""
    sits_out: tuple[tuple[int, int], ...]
    """A round and a player, for each who sits out from then on."""
    sentences: tuple[str, ...]

    @property
    def plain(self) -> Mapping[str, object]:
        """The same as plain values."""
        return {
            "number": self.number,
            "from": self.first,
            "boards_to_make": self.boards_to_make,
            "comparisons": self.comparisons,
            "reprint": self.reprint,
            "sits_out": [{"round": number, "player": player} for number, player in self.sits_out],
        }


@dataclass(frozen=True)
class Comings:
    """How a format lets people come late and leave early, with its first choice of seats."""

    arrive: Callable[[Any, str, int | None, Words], Coming]
    """By name, and by the first round; None: the next."""
    leave: Callable[[Any, int, int, Words], Coming]
    """By number, and by the last round."""


@dataclass(frozen=True)
class Dealer:
    """How a format deals the cards of an event's boards, shows them and releases them."""

    deal: "Callable[[AnyDesk, Namespace, World, Words], int]"
    show: "Callable[[AnyDesk, Namespace, World, Words], int]"
    release: "Callable[[AnyDesk, Namespace, World, Words], int]"
    is_sealed: Callable[[Any], bool]
    """Whether showing the hands of an event is to be noted."""
    check: "Callable[[AnyDesk], None]"
    """Refuses an event of which something sealed is missing from its file."""


def _none() -> None:
    """Offer nothing."""


def _round(event: "EventSummary", _: Words) -> str:
    return _.pgettext(
        "tour", "round {round} of {rounds}", round=event.announced, rounds=event.rounds
    )


def _tried(desk: AnyDesk, size: int, _: Words) -> str:
    return _(
        "{name}: {n} players, one round, a sheet of {size} bytes.",
        name=desk.facts.details.name,
        n=len(desk.facts.players),
        size=size,
    )


@dataclass(frozen=True)
class FormatVerbs:
    """What a format offers; each part is read from the disk when a verb asks for it.

    A verb leaves out the formats that have nothing for it; standings are told as the room has them.
    """

    opener: Callable[[], Opener | None] = _none
    enter: "Callable[[], Enter | None]" = _none
    standings: Callable[[], Standings | None] = _none
    finish: "Callable[[], Callable[..., requests.Command] | None]" = _none
    """Returns the command that ends an event, to be told whether results may be missing."""
    looks_by: Callable[[], LooksBy | None] = _none
    """Looks at an event as if it ranked another way, which its code names."""
    mover: Callable[[], Mover | None] = _none
    judge: Callable[[], Judge | None] = _none
    comings: Callable[[], Comings | None] = _none
    dealer: Callable[[], Dealer | None] = _none
    sample: Callable[[], Sample | None] = _none
    games: Callable[[], Mapping[str, ScoredGame]] = dict
    """The games whose deals can be scored by themselves, by name."""
    columns: Callable[[], Callable[[Words], Iterable[str]] | None] = _none
    """What is told of the columns of its tables of results; None: the contract says it all."""
    columns_help: str = ""
    """The same in short, in the help of all verbs."""
    opening_usage: str = ""
    """How the opening of an event is written."""
    explaining_usage: str = ""
    """How one asks for what can be chosen."""
    movement_usage: str = ""
    entered: Callable[[int, Words], str] = lambda n, _: _.plural("{n} player", "{n} players", n)
    """Says how many play in an event."""
    reached: "Callable[[EventSummary, Words], str]" = _round
    """Says how far an event has come."""
    tried: Callable[[AnyDesk, int, Words], str] = _tried
    """Says what was tried with a sample, and the size of the sheet that came out."""


def later(module: str, name: str) -> Callable[[], Any]:
    """Return what reads something from a module, and the module from the disk, when called."""
    return lambda: getattr(import_module(module), name)


def all_verbs() -> Mapping[str, FormatVerbs]:
    """Return what every format offers, by its code."""
    return {each.code: verbs_named(each.code) for each in formats()}


def verbs_named(code: str) -> FormatVerbs:
    """Return what a format offers, by its code; a `KeyError` where there is none."""
    return cast("FormatVerbs", format_named(code).part("cli"))


def verbs_of(event: "requests.Event") -> FormatVerbs:
    """Return what the format of an event offers."""
    return verbs_named(format_of(event).code)


def check_sealed(desk: AnyDesk) -> None:
    """Refuse an event of which something sealed is missing from its file."""
    dealer = verbs_of(desk.facts).dealer()
    if dealer is not None:
        dealer.check(desk)


def offered(part: Callable[[FormatVerbs], Callable[[], T | None]]) -> Mapping[str, T]:
    """Return what formats have for a verb, by the codes of those that have something."""
    found = {code: part(verbs)() for code, verbs in all_verbs().items()}
    return {code: each for code, each in found.items() if each is not None}


def asked_of(part: Callable[[FormatVerbs], Callable[[], T | None]], code: str, argument: str) -> T:
    """Return what a format named in an argument has for a verb, or refuse the name."""
    found = part(verbs_named(code))() if code in codes() else None
    if found is None:
        raise ArgumentValueError(argument, code, ", ".join(offered(part)))
    return found


def codes() -> tuple[str, ...]:
    """Return the codes of the formats as arguments take them; the first is the usual one."""
    return tuple(each.code for each in formats())


def usual_format() -> str:
    """Return the code of the format that is meant where none is named."""
    return codes()[0]


def merged(options: Iterable[tuple[Argument, ...]]) -> tuple[Argument, ...]:
    """Return the options of all formats, each once."""
    known = {option.name: option for own in options for option in own}
    return tuple(known.values())


def scored_games() -> Mapping[str, ScoredGame]:
    """Return every game whose deals can be scored by themselves, by its name."""
    return {name: game for own in all_verbs().values() for name, game in own.games().items()}
