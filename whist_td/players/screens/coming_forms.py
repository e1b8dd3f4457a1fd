"""Who comes late, who leaves, who stays after all: what is asked, whatever is played."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from whist_td.core.players import Player, round_to_join
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.parts import column, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import named
from whist_td.kit.typed_rows import tidied
from whist_td.stages.entries_delegate import NameCompleter
from whist_td.stages.new_event_fields import LabelledField
from whist_td.stages.twin_names import TypedTwins
from whist_td.words.words import Words


@dataclass(frozen=True)
class Party:
    """A player, or the two of a fixed pair."""

    numbers: tuple[int, ...]
    name: str


class PartyField(ChoiceField):
    """Who it is about, by number and name; nobody, where nobody was chosen."""

    def __init__(
        self, parties: Sequence[Party], chosen: int | None, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._parties = tuple(parties)
        for party in parties:
            label = f"{' + '.join(map(str, party.numbers))} · {party.name}"
            self.addItem(label, party.numbers[0])
        under = (at for at, party in enumerate(parties) if chosen in party.numbers)
        self.setPlaceholderText(words("Choose…"))
        self.setCurrentIndex(next(under, -1))

    @property
    def number(self) -> int | None:
        """The number of who is chosen, or of the first of the pair; None where nobody is."""
        number: int | None = self.currentData()
        return number

    @property
    def name(self) -> str:
        """The name of who is chosen; empty where nobody is."""
        at = self.currentIndex()
        return self._parties[at].name if at >= 0 else ""


class LateForm(QWidget):
    """Who arrives, in a fixed pair with whom, and from which round."""

    changed = Signal()
    named = Signal()
    club_typed = Signal()

    def __init__(
        self,
        names: Sequence[str],
        rounds: tuple[int, int],
        words: Words,
        parent: QWidget,
        *,
        taken: Collection[str],
        is_paired: bool = False,
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._is_paired = is_paired
        self._name = name_field("lateName", names, self)
        self._partner = name_field("latePartner", names, self)
        self._club = named(QLineEdit(self), "lateClub")
        self._round = round_field("lateRound", rounds, self)
        name = LabelledField(_("Name"), self._name, "", self)
        partner = LabelledField(_("Partner"), self._partner, "", self)
        partner.setVisible(is_paired)
        club = LabelledField(_("Club or town"), self._club, "", self)
        plays = LabelledField(_("Plays from round"), self._round, "", self)
        self._twins = TypedTwins((self._name, self._partner), self._club, taken, words, self)
        column(
            side_by_side((name, 3), (partner, 3), (club, 2), (plays, 1)),
            self._twins,
            inside=self,
            spacing=-1,
        )
        self.setFocusProxy(self._name)
        self._name.textChanged.connect(self.named)
        self._partner.textChanged.connect(self.named)
        self._club.textChanged.connect(self.club_typed)
        self._round.valueChanged.connect(self.changed)

    @property
    def name(self) -> str:
        """Who arrives."""
        return tidied(self._name.text())

    @property
    def partner(self) -> str:
        """Who plays with him, in fixed pairs."""
        return tidied(self._partner.text())

    @property
    def club(self) -> str:
        """Where they come from."""
        return tidied(self._club.text())

    @property
    def round(self) -> int:
        """The first round that they play."""
        return self._round.value()

    @property
    def lacking(self) -> str:
        """What is to be said while a name is missing."""
        _ = self._words
        if not self.name:
            return _("Enter the name first.")
        if self._is_paired and not self.partner:
            return _("Enter the partner first.")
        return ""

    @property
    def accept_text(self) -> str:
        """What the answers come to."""
        _, name = self._words, self.name
        if self.lacking:
            return _("The pair joins") if self._is_paired else _("The player joins")
        if self._is_paired:
            name = f"{name} + {self.partner}"
        return _("{name}: joining from round {round}", name=name, round=self.round)


class LeaveForm(QWidget):
    """Who goes home, and after which round; who it is, nobody has said before."""

    changed = Signal()

    def __init__(
        self,
        parties: Sequence[Party],
        rounds: tuple[int, int],
        words: Words,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._who = named(PartyField(parties, None, words, self), "leaveWho")
        self._round = round_field("leaveRound", rounds, self)
        who = LabelledField(_("Who leaves"), self._who, "", self)
        last = LabelledField(_("Last round played"), self._round, "", self)
        self.setLayout(side_by_side((who, 3), (last, 1)))
        self.setFocusProxy(self._who)
        self._who.currentIndexChanged.connect(self.changed)
        self._round.valueChanged.connect(self.changed)

    @property
    def number(self) -> int | None:
        """Who leaves; None while nobody is chosen."""
        return self._who.number

    @property
    def round(self) -> int:
        """The last round that is played."""
        return self._round.value()

    @property
    def lacking(self) -> str:
        """What is to be said where nobody can leave, or nobody is chosen yet."""
        _ = self._words
        if not self._who.count():
            return _("There is nobody left who could leave.")
        return "" if self._who.name else _("Choose first who leaves.")

    @property
    def accept_text(self) -> str:
        """What the answers come to."""
        _, name = self._words, self._who.name
        if not name:
            return _("The player leaves")
        return _("{name}: leaving after round {round}", name=name, round=self.round)


class StayForm(QWidget):
    """Who has left, or was to leave, and is here after all."""

    changed = Signal()

    def __init__(
        self, parties: Sequence[Party], chosen: int | None, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        if len(parties) == 1:
            chosen = parties[0].numbers[0]
        self._who = named(PartyField(parties, chosen, words, self), "stayWho")
        column(LabelledField(_("Who stays"), self._who, "", self), inside=self, spacing=-1)
        self.setFocusProxy(self._who)
        self._who.currentIndexChanged.connect(self.changed)

    @property
    def number(self) -> int | None:
        """Who stays; None where nobody can."""
        return self._who.number

    @property
    def lacking(self) -> str:
        """What is to be said where nobody can come back, or nobody is chosen yet."""
        _ = self._words
        if not self._who.count():
            return _("No player who has left can still continue.")
        return "" if self._who.name else _("Choose first who stays.")

    @property
    def accept_text(self) -> str:
        """What the answer comes to."""
        _, name = self._words, self._who.name
        return _("{name}: staying", name=name) if name else _("The player stays")


def round_field(name: str, rounds: tuple[int, int], parent: QWidget) -> NumberField:
    """Return a field for a round between two, at the first of them."""
    least, most = rounds
    field = named(NumberField(parent), name)
    field.setKeyboardTracking(False)
    field.setRange(least, max(least, most))
    field.setValue(least)
    return field


def name_field(name: str, names: Sequence[str], parent: QWidget) -> QLineEdit:
    """Return a field for a name, completed from the names that are known."""
    field = named(QLineEdit(parent), name)
    field.setCompleter(NameCompleter(names, field))
    return field


def side_by_side(*parts: tuple[QWidget, int]) -> QHBoxLayout:
    """Return a row of parts, each with its share of the width."""
    return row(*parts, spacing=2 * STEP)


def show_late(
    button: QPushButton, people: Sequence[Player], last: int, rounds: int, _: Words
) -> None:
    """Offer what fits those under the cursor: nothing where they play already."""
    joins = round_to_join(people[0], last) if people else None
    button.setVisible(not last or joins is not None)
    button.setEnabled(joins is not None and joins <= rounds)
    button.setText(_late_text(joins, last, _))
    tip = _("The rounds to come are reseated at once; you can undo this.")
    button.setToolTip(tip if joins else _("Put the cursor on a player first."))


def _late_text(joins: int | None, last: int, _: Words) -> str:
    if joins == 1:
        return _("Is here after all")
    return _("Not here yet: round {round}", round=joins) if last and joins else _("Will be late")
