"""What is played, how people are seated, how long, what ranks; and behind it every other option."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from whist_td.core.errors import RuleError
from whist_td.core.events import MOST_ROUNDS
from whist_td.formats.club_night.rules import deals
from whist_td.formats.club_night.rules.event import (
    AT_TABLE,
    ClubSettings,
    RankedBy,
    SeatingWay,
    plays_in_sides,
    table_size,
    usual_left_over,
    usual_ranking,
)
from whist_td.formats.club_night.screens.new_event_fields import (
    GameField,
    LengthField,
    StandingForm,
)
from whist_td.formats.club_night.screens.new_event_scoring import ScoringForm
from whist_td.formats.club_night.words.games import (
    game_summary,
    game_words,
    option_help,
    option_label,
)
from whist_td.formats.club_night.words.labels import club_label, ranking_label, seating_label
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.flow import StackingRow
from whist_td.kit.parts import column, stacked
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import named
from whist_td.stages.new_event_fields import Choice, EventSection, LabelledField
from whist_td.stages.new_event_page import more_options
from whist_td.words.messages import message
from whist_td.words.words import N_, Words

_MEANINGS: Mapping[Enum, str] = {
    SeatingWay.CHANGING: N_("Different partners and opponents each round, as evenly as possible."),
    SeatingWay.DRAWN: N_("A draw for each round, with as few repeated meetings as possible."),
    SeatingWay.STANDING: N_("Round 1 by lot; then the best four sit at table 1."),
    SeatingWay.PAIRS: N_("Two play together throughout and meet other pairs."),
    SeatingWay.STAYING: N_("At the same table throughout, with the same people."),
    RankedBy.POINTS: N_("What the game itself counts, added up over the event."),
    RankedBy.MEAN: N_("Points per deal played: fair if some play fewer deals."),
    RankedBy.PLACEMENT: N_("Points for the place at one’s own table, each round."),
}


def usual_settings(code: str) -> ClubSettings:
    """Return the options of an evening of a game that a beginner can leave."""
    choice = deals.GameChoice(code)
    return ClubSettings(choice, left_over=usual_left_over(choice.game))


class ClubOptionsForm(QWidget):
    """Five questions that every evening asks, and two folded parts for the rest."""

    # More than fifteen methods: each question is shown and taken in by one of its own.

    edited = Signal()

    def __init__(
        self, words: Words, parent: QWidget | None = None, beside: LabelledField | None = None
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._settings = usual_settings(deals.GameChoice().code)
        self._players = 0
        self.is_ranking_chosen = False
        """Whether the director chose by what is ranked; until then it is proposed."""
        self._beside = beside
        self._game = GameField(_, self)
        self._own = named(ChoiceField(self), "askedOption")
        self._seating = named(Choice(list(SeatingWay), _, self, club_label), "clubSeating")
        self._rounds = named(NumberField(self), "eventRounds")
        self._length = LengthField(_, self)
        self._ranking = named(Choice(list(RankedBy), _, self, club_label), "clubRanking")
        self._fields = self._made_fields()
        self._standing_part = EventSection(_("Seats and equal scores"), self)
        self._standing = StandingForm(_, self)
        self._scoring_part = EventSection(_("How the game is scored"), self)
        self._scoring: ScoringForm | None = None
        self._name_parts()
        self._lay_out()
        self._connect()
        self.show_settings(self._settings)

    def _made_fields(self) -> dict[str, LabelledField]:
        _ = self._words
        return {
            "game": LabelledField(_("The game"), self._game, " ", self),
            "own": LabelledField(" ", self._own, " ", self),
            "seating": LabelledField(_("How people are seated"), self._seating, " ", self),
            "rounds": LabelledField(_("Rounds"), self._rounds, _("4 are usual."), self),
            "length": LabelledField(
                _("Length of a round"), self._length, _("At each table."), self
            ),
            "ranked_by": LabelledField(_("Standings"), self._ranking, " ", self),
        }

    def _name_parts(self) -> None:
        self._rounds.setRange(1, MOST_ROUNDS)
        self._rounds.setKeyboardTracking(False)

    def _lay_out(self) -> None:
        fields = self._fields
        first = [(fields["game"], 3)]
        if self._beside is not None:
            first.insert(0, (self._beside, 1))
        self._standing_part.add(self._standing)
        column(
            _row(*first),
            fields["own"],
            _row((fields["rounds"], 1), (fields["length"], 3)),
            _row((fields["seating"], 1), (fields["ranked_by"], 1)),
            more_options(self._words, self),
            column(self._scoring_part, self._standing_part),
            inside=self,
            spacing=2 * STEP,
        )

    def _connect(self) -> None:
        self._game.edited.connect(self._take_game)
        self._own.activated.connect(self._take_own)
        self._seating.edited.connect(self._take)
        self._rounds.valueChanged.connect(self._take)
        self._length.edited.connect(self._take)
        self._ranking.edited.connect(self._take_ranking)
        self._standing.edited.connect(self._take_standing)

    @property
    def settings(self) -> ClubSettings:
        """The options as answered."""
        return self._settings

    @property
    def questions(self) -> tuple[QWidget, ...]:
        """What Enter goes through, in the order of the page."""
        length = self._length.questions
        return (self._game, self._own, self._rounds, *length, self._seating, self._ranking)

    def expect(self, players: int) -> None:
        """Propose what ranks so many players fairly, until the director has chosen something."""
        self._players = players
        self._propose_ranking()
        self.show_settings(self._settings)

    def fix(self, game: str, length: str) -> None:
        """Let the game and the length of a round no longer change, and say why."""
        self._fields["game"].fix(game)
        if self._scoring is not None:
            self._scoring.fix(game)
        self._fields["length"].fix(length)
        self._say()

    def show_settings(self, settings: ClubSettings) -> None:
        """Show options."""
        self._settings = settings
        choice = settings.game
        self._game.choose(choice.code)
        self._show_own(choice)
        self._show_seating(settings)
        self._rounds.show_value(settings.rounds)
        at_table = table_size(choice.game)
        usual = choice.game.lengths(choice.options, at_table)
        self._length.show_length(settings.length_at(at_table), usual, choice.game.deals_by)
        self._fields["length"].refuse("")
        self._show_ranking(settings)
        self._standing.show_settings(settings)
        self._show_scoring(choice)
        self._say()

    def _show_own(self, choice: deals.GameChoice) -> None:
        """Ask openly what the source of the game leaves open, where it does."""
        _ = self._words
        self._fields["own"].hide()
        for name, answers in game_words(choice.code).asked.items():
            self._fields["own"].ask(option_label(name, _), option_help(name, _))
            self._own.clear()
            for value, meaning in answers.items():
                self._own.addItem(_(meaning), {name: value})
            self._own.setCurrentIndex(list(answers).index(getattr(choice.options, name)))
            self._fields["own"].show()

    def _show_seating(self, settings: ClubSettings) -> None:
        """Offer the ways of seating as they are in the game, fixed pairs only where there are."""
        place = self._seating.findData(SeatingWay.PAIRS)
        is_possible = plays_in_sides(settings.game)
        if is_possible and place < 0:
            self._seating.insertItem(3, "", SeatingWay.PAIRS)
        elif not is_possible and place >= 0:
            self._seating.removeItem(place)
        for at in range(self._seating.count()):
            text = seating_label(self._seating.itemData(at), settings.game, self._words)
            self._seating.setItemText(at, text[0].upper() + text[1:])
        self._seating.choose(settings.seating)

    def _show_ranking(self, settings: ClubSettings) -> None:
        """Offer what ranks by the names it has in the game."""
        for at in range(self._ranking.count()):
            text = ranking_label(
                replace(settings, ranked_by=self._ranking.itemData(at)), self._words
            )
            self._ranking.setItemText(at, text[0].upper() + text[1:])
        self._ranking.choose(settings.ranked_by)

    def _show_scoring(self, choice: deals.GameChoice) -> None:
        """Show the options of the game; another game has other questions."""
        if self._scoring is not None and self._scoring.game == choice.code:
            self._scoring.show_choice(choice)
            return
        if self._scoring is not None:
            self._scoring.setParent(None)
            self._scoring.deleteLater()
        self._scoring = ScoringForm(choice, self._words, self)
        self._scoring.edited.connect(self._take_scoring)
        self._scoring_part.add(self._scoring)

    def _say(self) -> None:
        _, settings, fields = self._words, self._settings, self._fields
        fields["game"].explain(game_summary(settings.game, _))
        fields["seating"].explain(_seating_meaning(settings, _))
        fields["ranked_by"].explain(_(_MEANINGS[settings.ranked_by]))
        changed = self._scoring.changed if self._scoring else 0
        text = _.plural("{n} value changed", "{n} values changed", changed)
        self._scoring_part.say(text if changed else _("As usual in this game."))
        left = club_label(settings.left_over, _)
        self._standing_part.say(left[0].upper() + left[1:])

    def _propose_ranking(self) -> None:
        if self.is_ranking_chosen:
            return
        settings = self._settings
        proposed = usual_ranking(settings.game, self._players, settings.left_over)
        self._settings = replace(settings, ranked_by=proposed)

    def _take_game(self) -> None:
        """Begin again with what is usual in another game; seats and rounds stay where they can."""
        before, code = self._settings, str(self._game.currentData())
        if code == before.game.code:
            return
        usual = usual_settings(code)
        is_possible = before.seating is not SeatingWay.PAIRS or plays_in_sides(usual.game)
        self._settings = replace(
            usual,
            rounds=before.rounds,
            seating=before.seating if is_possible else usual.seating,
            ranked_by=before.ranked_by,
            placement=before.placement,
        )
        self._propose_ranking()
        self._show_and_tell()

    def _take_own(self) -> None:
        before = self._settings
        options: Any = before.game.options
        options = replace(options, **self._own.currentData())
        self._settings = replace(before, game=deals.GameChoice(before.game.code, options))
        self._show_and_tell()

    def _take_ranking(self) -> None:
        self.is_ranking_chosen = True
        self._take()

    def _take(self) -> None:
        before = self._settings
        at_table = table_size(before.game.game)
        length = self._length.length()
        usual = before.game.game.lengths(before.game.options, at_table)[0]
        ranked_by = self._ranking.currentData()
        try:
            self._settings = replace(
                before,
                rounds=self._rounds.value(),
                length=None if length == usual else length,
                seating=self._seating.currentData(),
                ranked_by=ranked_by,
                tie_breaks=before.tie_breaks if ranked_by is before.ranked_by else None,
            )
        except RuleError as refusal:
            self._fields["length"].refuse(message(refusal, self._words))
            return
        self._show_and_tell()

    def _take_standing(self) -> None:
        self._settings = self._standing.taken(self._settings)
        self._propose_ranking()
        self._show_and_tell()

    def _take_scoring(self) -> None:
        if self._scoring is None:
            return
        before = self._settings
        choice = deals.GameChoice(before.game.code, self._scoring.options)
        known = {each.unit for each in choice.game.lengths(choice.options, table_size(choice.game))}
        length = before.length if before.length and before.length.unit in known else None
        still = before.seating is not SeatingWay.PAIRS or plays_in_sides(choice)
        seating = before.seating if still else SeatingWay.CHANGING
        self._settings = replace(before, game=choice, length=length, seating=seating)
        self._show_and_tell()

    def _show_and_tell(self) -> None:
        self.show_settings(self._settings)
        self.edited.emit()


def _row(*parts: tuple[QWidget, int]) -> StackingRow:
    top = Qt.AlignmentFlag.AlignTop
    return stacked(*((part, share, top) for part, share in parts), spacing=3 * STEP)


def _seating_meaning(settings: ClubSettings, _: Words) -> str:
    """Say what a way of seating means in the game that is played."""
    if settings.seating is SeatingWay.STANDING and table_size(settings.game.game) < AT_TABLE:
        return _("Round 1 by lot; then the best sit at table 1.")
    if settings.seating is SeatingWay.CHANGING and not plays_in_sides(settings.game):
        return _("Different opponents each round, as evenly as possible.")
    return _(_MEANINGS[settings.seating])
