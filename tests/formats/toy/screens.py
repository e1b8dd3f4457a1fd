"""What the window shows of such an event: standings, and a field whose words ask something."""

from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from tests.formats.toy import commands, rules
from whist_td.kit.parts import button, column
from whist_td.stages.formats import EVENT_STAGES, ScreenFormat, Stage
from whist_td.stages.new_event_page import NewEventPage


class NewToyPage(NewEventPage):
    NAME, TITLE = "newToy", "New guessing game"
    _opening = commands.CreateToy


class ResultsPanel(QWidget):
    ask = staticmethod(lambda _event, _typed: commands.FinishToy())

    def __init__(self, session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.shown, self.typed, self.done = QLabel(self), QLineEdit(self), button("OK", "ok", self)
        self.typed.setAccessibleName("What is asked")
        self.setLayout(column(self.shown, self.typed, self.done, None))
        self.done.clicked.connect(lambda: session.do(self.ask(session.facts, self.typed.text())))
        session.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self, _outcome: object = None) -> None:
        rows = rules.standings(self._session.facts, 99)
        self.shown.setText("\n".join(f"{row.rank}. {row.name}: {row.total}" for row in rows))


class EntriesPanel(ResultsPanel):
    ask = staticmethod(lambda event, name: commands.EnterToyPlayer(len(event.players) + 1, name))


class PlayPanel(ResultsPanel):
    @staticmethod
    def ask(_event: rules.ToyEvent, typed: str) -> commands.Command:
        first, *more = [int(each) for each in typed.split() if each.isdecimal()] or (0, 0)
        return commands.EnterGuess(first, more[0]) if more else commands.BeginToyRound(first)


_PANELS = {stage: (__name__, f"{stage.value.title()}Panel") for stage in EVENT_STAGES}
_PANELS[Stage.EVENT] = _PANELS[Stage.RESULTS]
SCREENS = ScreenFormat("Guess a number", "A secret a round.", (__name__, "NewToyPage"), _PANELS)
