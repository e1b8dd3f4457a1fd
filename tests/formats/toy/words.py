"""What such an event says."""

from tests.formats.toy import commands, rules
from whist_td.words.formats import FormatWords

WORDS = FormatWords(
    {rules.NobodyThereError: "Nobody guesses there now."},
    {
        commands.CreateToy: lambda command, *_: f"{command.details.name} opened",
        commands.EnterToyPlayer: lambda command, *_: f"{command.name} entered",
        commands.BeginToyRound: lambda *_: "Round begun",
        commands.EnterGuess: lambda command, *_: f"Table {command.table}: {command.guess}",
        commands.FinishToy: lambda *_: "Finished",
    },
    facts=dict.fromkeys(("players", "rounds", "results", "progress"), lambda fact, *_: str(fact)),
)
