"""The entries of people who play for themselves, and the questions of who comes and goes."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.players import Player, round_to_join
from whist_td.desk.requests import Command
from whist_td.kit.jobs import NewestJob
from whist_td.kit.questions import Ask, Asking, Number, OneOf, Options, Text
from whist_td.kit.typed_rows import R
from whist_td.players.screens.players_grid import known_names
from whist_td.players.screens.reseating import Reseat, ReseatingDialog, ReseatQuestion
from whist_td.players.seating import E, SeatingKind, named
from whist_td.stages.entries_delegate import NameCompleter
from whist_td.stages.entries_frame import EntriesFrame
from whist_td.stages.entries_view import ListActions, allow
from whist_td.stages.twin_names import twins_ask
from whist_td.words.messages import message
from whist_td.words.words import Words


def name_of(names: Sequence[str]) -> Text:
    """Return how a name is typed: completed from those that are known."""
    return Text(completes=lambda field: NameCompleter(names, field))


def parties(event: Any, people: Iterable[tuple[int, ...]], _: Words) -> OneOf:  # noqa: ANN401
    """Return the choice among those who come and go together, each by the first of them."""
    options: Options = [
        (f"{' + '.join(map(str, each))} · {party_name(event, each)}", each[0]) for each in people
    ]
    return OneOf(options, _("Choose…"))


def party_name(event: Any, people: Iterable[int]) -> str:  # noqa: ANN401 - of any format
    """Return what those who come and go together are called."""
    return " + ".join(event.players[number].name for number in people)


def late_question(
    event: E, seating: SeatingKind[E], names: Sequence[str], _: Words
) -> ReseatQuestion:
    """Ask who arrives, in fixed pairs with whom, and from which round."""
    is_paired = seating.is_paired(event)
    first, last = event.last_announced + 1, max(event.settings.rounds, event.last_announced + 1)
    fields = ("lateName", "latePartner")[: 1 + is_paired]

    def asks() -> Asking[Reseat]:
        name = yield Ask("lateName", _("Name"), "", name_of(names), line="who", share=3)
        partner = ""
        if is_paired:
            partner = yield Ask(
                "latePartner", _("Partner"), "", name_of(names), line="who", share=3
            )
        club = yield Ask("lateClub", _("Club or town"), "", line="who", share=2)
        plays = Ask("lateRound", _("Plays from round"), first, Number(first, last), line="who")
        joins = yield plays
        yield twins_ask(fields, "lateClub", seating.taken(event), _)
        lacking = "" if name else _("Enter the name first.")
        if name and is_paired and not partner:
            lacking = _("Enter the partner first.")
        who = f"{name} + {partner}" if is_paired else name
        accept = _("The pair joins") if is_paired else _("The player joins")
        if not lacking:
            accept = _("{name}: joining from round {round}", name=who, round=joins)
        people = [(name, club), (partner, club)][: 1 + is_paired]
        request = seating.late(event, joins, len(people))
        return Reseat(joins, request, lacking, accept, lambda command: named(command, people))

    title = _("A pair arrives late") if is_paired else _("Somebody arrives late")
    intro = _("What was played stays as it is. You can undo this.")
    return ReseatQuestion("lateDialog", title, intro, asks)


def leave_question(event: E, seating: SeatingKind[E], _: Words) -> ReseatQuestion:
    """Ask who goes home, in fixed pairs with the partner, and after which round."""
    there = {p[0]: p for p in seating.mates(event, event.present(event.last_announced + 1))}
    least, most = max(event.last_announced, 1), event.settings.rounds

    def asks() -> Asking[Reseat]:
        who = yield Ask(
            "leaveWho",
            _("Who leaves"),
            None,
            parties(event, there.values(), _),
            line="who",
            share=3,
        )
        played = _("Last round played")
        last = yield Ask("leaveRound", played, least, Number(least, max(least, most)), line="who")
        if who is None:
            none = _("There is nobody left who could leave.")
            lacking = _("Choose first who leaves.") if there else none
            return Reseat(None, None, lacking, _("The player leaves"))
        leaving = _(
            "{name}: leaving after round {round}", name=party_name(event, there[who]), round=last
        )
        return Reseat((who, last), seating.leaving(event, who, last), "", leaving)

    title = _("A pair leaves early") if seating.is_paired(event) else _("Somebody leaves early")
    intro = _("What was played stays, and counts. You can undo this.")
    return ReseatQuestion("leaveDialog", title, intro, asks)


def stay_question(
    event: E, seating: SeatingKind[E], chosen: int | None, _: Words
) -> ReseatQuestion:
    """Ask who left, or was to leave, and is here after all."""
    back = [n for n, player in event.players.items() if seating.can_return(event, player)]
    there = {people[0]: people for people in seating.mates(event, back)}
    alone = next(iter(there)) if len(there) == 1 else None
    begins = next((first for first, people in there.items() if chosen in people), alone)

    def asks() -> Asking[Reseat]:
        who = yield Ask("stayWho", _("Who stays"), begins, parties(event, there.values(), _))
        if who is None:
            none = _("No player who has left can still continue.")
            lacking = _("Choose first who stays.") if there else none
            return Reseat(None, None, lacking, _("The player stays"))
        stays = _("{name}: staying", name=party_name(event, there[who]))
        return Reseat(who, seating.returning(event, who), "", stays)

    intro = _(
        "A player who has missed no round can continue under the same number. You can undo this."
    )
    return ReseatQuestion("stayDialog", _("Somebody stays after all"), intro, asks)


def show_late(
    button: QPushButton, people: Sequence[Player], last: int, rounds: int, _: Words
) -> None:
    """Offer what fits those under the cursor: nothing where they play already."""
    joins = round_to_join(people[0], last) if people else None
    button.setVisible(not last or joins is not None)
    button.setEnabled(joins is not None and joins <= rounds)
    text = _("Not here yet: round {round}", round=joins) if last and joins else _("Will be late")
    button.setText(_("Is here after all") if joins == 1 else text)
    tip = _("The rounds to come are reseated at once; you can undo this.")
    button.setToolTip(tip if joins else _("Put the cursor on a player first."))


class PlayersActions(ListActions):
    """What can be done with players, and with their seats; what makes no sense now is not shown."""

    DRAW: ClassVar[str]
    FAIR: ClassVar[str]
    """What is drawn by lot, and what that is good for."""
    SEATS: ClassVar[tuple[str, str]]
    """The button of the page of the seats, and what is seen there."""
    late_asked = Signal()
    joins_asked = Signal()
    leave_asked = Signal()
    stay_asked = Signal()
    seats_asked = Signal()

    def __init__(self, seating: SeatingKind[Any], words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._seating = seating
        self._import = self._button("importButton", _("Import a list…"), self.import_asked)
        self._draw = self._button("drawButton", _(self.DRAW), self.draw_asked)
        self._late = self._button("lateButton", _("New late player…"), self.late_asked)
        self._joins = self._button("joinsButton", _("Will be late"), self.joins_asked)
        self._leave = self._button("leaveButton", _("Player leaves early…"), self.leave_asked)
        self._stay = self._button("stayButton", _("Player stays after all…"), self.stay_asked)
        own = self._make_own()
        self._seats = self._button("seatsButton", _(self.SEATS[0]), self.seats_asked)
        self._up = self._button("moveUpButton", _("Move up"), self.move_asked, -1)
        self._down = self._button("moveDownButton", _("Move down"), self.move_asked, 1)
        self._remove = self._button("removeButton", _("Remove player"), self.remove_asked)
        comings = (self._late, self._leave, self._stay)
        of_list = (self._import, self._draw, *comings, *own, self._seats)
        self._lay_out(words, of_list, (self._joins, self._up, self._down, self._remove))
        for moves, keys in ((self._up, "Alt+Up"), (self._down, "Alt+Down")):
            # A button's own shortcut presses it for a moment first, and loses quick strokes.
            QShortcut(QKeySequence(keys), self, moves.click)

    def _make_own(self) -> Sequence[QPushButton]:
        """Make the buttons that only this format has."""
        return ()

    @abstractmethod
    def _unseated(self, event: Any) -> str:  # noqa: ANN401 - of any format
        """Return why there are no seats to look at or to change; nothing where there are."""

    @abstractmethod
    def _undrawn(self, event: Any) -> str:  # noqa: ANN401 - of any format
        """Return why nothing can be drawn by lot yet; nothing where it can."""

    def show_choice(self, event: Any, people: Sequence[int], *, is_draft: bool) -> None:  # noqa: ANN401
        """Offer what fits the event and those under the cursor."""
        _, before, players = self._words, not event.is_started, event.players
        for button in (self._import, self._draw, self._up, self._down):
            button.setVisible(before)
        self._remove.setVisible(before or (is_draft and not people))
        self._stay.setVisible(any(self._seating.can_return(event, p) for p in players.values()))
        chosen = [players[number] for number in people if number in players]
        show_late(self._joins, chosen, event.last_announced, event.settings.rounds, _)
        choose = "" if people else _("Put the cursor on a player first.")
        allow(self._draw, self._undrawn(event), _(self.FAIR))
        allow(self._remove, "" if is_draft else choose, _("You can undo this."))
        first = _("This is the first line.") if min(players, default=0) in people else ""
        last = _("This is the last line.") if max(players, default=0) in people else ""
        allow(self._up, choose or first, _("Another number, and the seats that go with it (Alt+↑)"))
        allow(
            self._down, choose or last, _("Another number, and the seats that go with it (Alt+↓)")
        )
        none = self._unseated(event)
        over = "" if event.last_announced < event.settings.rounds else _("No round is left.")
        again = _("The rounds to come are reseated; you see the consequences first.")
        for button in (self._late, self._leave, self._stay):
            allow(button, none or over, again)
        allow(self._seats, none, _(self.SEATS[1]))


class PlayersPanel(EntriesFrame[E, R]):
    """Players typed in a grid, who come late, leave and stay; all of them have seats."""

    SEATING: ClassVar[SeatingKind[Any]]
    SHOWN_HERE = ("players", "rounds", "settings", "progress", "drafts")

    _actions: PlayersActions

    @property
    def _people(self) -> Sequence[int]:
        """The numbers of those under the cursor who are stored."""
        line = self._grid.line
        return (line.number,) if line and line.stored else ()

    @abstractmethod
    def _open_seats(self) -> object:
        """Open the page of the seats."""

    def _connect_comings(self) -> None:
        session, actions, ask = self._session, self._actions, self._ask_seats
        self._search = NewestJob(self)
        self._search.slow.connect(self._say_search)
        self._search.succeeded.connect(self._join)
        self._search.failed.connect(self._refuse)
        self.destroyed.connect(self._search.cancel)
        actions.joins_asked.connect(self._mark_late)
        actions.seats_asked.connect(self._show_seats)
        kind, _ = self.SEATING, session.words
        ask(actions.late_asked, lambda e: late_question(e, kind, known_names(session), _))
        ask(actions.leave_asked, lambda e: leave_question(e, kind, _))
        ask(
            actions.stay_asked,
            lambda e: stay_question(e, kind, self._chosen(), _),
        )

    def _ask_seats(self, signal: SignalInstance, question: Callable[[E], ReseatQuestion]) -> None:
        """Ask a question after which people are seated otherwise, whenever it is asked for."""
        session, kind = self._session, self.SEATING
        self._ask_on(signal, lambda: ReseatingDialog(session, kind, question(session.facts), self))

    @override
    def _show_choice(self) -> None:
        line = self._grid.line
        is_draft = line is not None and line.is_draft
        self._actions.show_choice(self._session.facts, self._people, is_draft=is_draft)

    def _chosen(self) -> int | None:
        return next(iter(self._people), None)

    def _mark_late(self) -> None:
        """Look for the seats of those under the cursor, who come later, or are here after all."""
        people, event = self._people, self._session.facts
        if not people or not self._grid.keeper.store_all():
            return
        joins = round_to_join(event.player(people[0]), event.last_announced)
        if joins is not None:
            event, joining = self._session.facts, self.SEATING.joining
            self._search.start(lambda _progress: (event, joining(event, people, joins)))

    def _say_search(self) -> None:
        self._line.say_work(self._session.words("Looking for the best seats…"))

    def _join(self, joining: tuple[E, Command]) -> None:
        """Carry out what was found, unless something else has changed meanwhile."""
        event, command = joining
        if event is not self._session.facts:
            self._mark_late()
            return
        self._row_changed()
        sentence = self._session.refusal(command)
        if sentence:
            self._line.say_refusal(sentence)

    def _refuse(self, error: Exception) -> None:
        if isinstance(error, RuleError):
            self._line.say_refusal(message(error, self._session.words))

    def _show_seats(self) -> None:
        self._grid.keeper.store_all()
        self._open_seats()
