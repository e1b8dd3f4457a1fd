"""Players who are entered, come late and leave early, in sentences for journal and Play.

Whiz tournaments and club nights say the same of them.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from whist_td.core.players import Player, PlayersEvent, PlayersRound
from whist_td.desk.requests import Opening
from whist_td.words.formats import Changes
from whist_td.words.history import afters, change_of
from whist_td.words.words import Words, span_words

PlayersEvening = PlayersEvent[Any, Any]
R = TypeVar("R", bound=PlayersRound)


class Entering(Protocol):
    """A command that enters people."""

    @property
    def players(self) -> Sequence[Player]:
        """Those who are entered."""


class PersonCommand(Protocol):
    """A command about somebody as he is to be."""

    @property
    def player(self) -> Player:
        """Who it is."""


class Going(Protocol):
    """A command about somebody who is known."""

    @property
    def player(self) -> int:
        """His number."""


class Leaving(Going, Protocol):
    """A command that lets somebody go home early."""

    @property
    def last_round(self) -> int:
        """The last round that he plays."""


def numbered(number: int, event: PlayersEvening) -> str:
    """Return a player by number and name: "7 (Rose Roy)"."""
    player = event.players.get(number)
    return f"{number} ({player.name})" if player else str(number)


def deals_entered(rounds: Collection[int], n: int, _: Words) -> str:
    """Say how many deals of some rounds were entered at once."""
    first, last = min(rounds, default=0), max(rounds, default=0)
    if first == last:
        return _.plural(
            "Round {round}: {n} deal entered", "Round {round}: {n} deals entered", n, round=first
        )
    return _("Rounds {span}: {n} deals entered", span=span_words(first, last, _), n=n)


def round_told(
    value: R | None, other: R | None, tables: Callable[[R], Sequence[object]], _: Words
) -> list[str]:
    """Say what is known of the seats of a round beside what was known otherwise."""
    if value is None:
        return [_("no places given")]
    texts, seated = [], tables(value)
    if other is None or (seated, value.sit_out) != (tables(other), other.sit_out):
        texts.append(_.plural("{n} table seated", "{n} tables seated", len(seated)))
    if other and value.announced_at != other.announced_at:
        texts.append(_("begun") if value.announced_at else _("not begun"))
    return texts


def entered_sentence(event: PlayersEvening, _: Words) -> str:
    """Say how many are entered for round 1, and how many of them come later."""
    late = sum(player.first_round > 1 for player in event.players.values())
    n = len(event.present(1)) + late
    if not late:
        return _.plural("{n} player is entered.", "{n} players are entered.", n)
    return _.plural(
        "{n} player is entered, {late} of them late.",
        "{n} players are entered, {late} of them late.",
        n,
        late=late,
    )


def event_opened(command: Opening, __: Changes, ___: PlayersEvening, _: Words) -> str:
    """Say that an event was opened."""
    return _("Event opened: {name}", name=command.details.name)


def players_added(command: Entering, __: Changes, ___: PlayersEvening, _: Words) -> str:
    """Say who was entered, or how many."""
    if len(command.players) == 1:
        player = command.players[0]
        return _("Player {player} entered: {name}", player=player.number, name=player.name)
    return _.plural("{n} player entered", "{n} players entered", len(command.players))


def player_changed(
    command: PersonCommand, changes: Changes, event: PlayersEvening, _: Words
) -> str:
    """Say what of a player was corrected."""
    what = afters(changes, event, _)
    return _("Player {player} corrected: {what}", player=command.player.number, what=what)


def player_removed(command: Going, changes: Changes, __: PlayersEvening, _: Words) -> str:
    """Say who was taken off the list."""
    gone = change_of(changes, "players", command.player).before
    name = gone.name if gone else ""
    return _("Player {player} taken off the list: {name}", player=command.player, name=name)


def player_late(command: PersonCommand, changes: Changes, __: PlayersEvening, _: Words) -> str:
    """Say who joins, and from which round."""
    entered = change_of(changes, "players", command.player.number).after or command.player
    return _(
        "Player {player} ({name}) joins from round {round}",
        player=entered.number,
        name=entered.name,
        round=entered.first_round,
    )


def player_leaving(command: Leaving, __: Changes, event: PlayersEvening, _: Words) -> str:
    """Say who leaves, and after which round."""
    return _(
        "Player {player} leaves after round {round}",
        player=numbered(command.player, event),
        round=command.last_round,
    )


def player_back(command: Going, __: Changes, event: PlayersEvening, _: Words) -> str:
    """Say who stays who was to leave."""
    return _("Player {player} stays after all", player=numbered(command.player, event))


def player_told(
    value: Player | None, other: Player | None, _: Words, besides: Iterable[str] = ()
) -> str:
    """Tell a player by name, or what of him differs; `besides` is what only one format knows."""
    if value is None:
        return _("not entered")
    if other is None:
        return value.name
    who, when = [], []
    if value.name != other.name:
        who.append(value.name)
    if value.club != other.club:
        who.append(value.club or _("no club"))
    if value.first_round != other.first_round:
        when.append(_("there from round {round}", round=value.first_round))
    if value.last_round != other.last_round:
        last = value.last_round
        when.append(
            _("there to the end") if last is None else _("there up to round {round}", round=last)
        )
    return _.apart((*who, *besides, *when))


def place_found(round_number: int, table: int, deal: int, _: Words) -> tuple[str, str, str]:
    """Return by what a line of the journal about a deal at a table is found."""
    return (
        _("round {number}", number=round_number),
        _("table {table}", table=table),
        _("deal {board}", board=deal),
    )


def people_found(
    numbers: Collection[int], players: Mapping[int, Player], _: Words
) -> Iterator[str]:
    """Yield by what a line of the journal about some players is found."""
    for number in sorted(numbers):
        yield _("player {number}", number=number)
        if player := players.get(number):
            yield player.name
            yield player.club
