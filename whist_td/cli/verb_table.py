"""All verbs as they are written; what each does is read from the disk when it is asked for."""

from whist_td.console import values
from whist_td.console.formats import all_verbs, codes, usual_format
from whist_td.console.verb import Argument, Verb
from whist_td.words.words import N_

_FILE, _EVENT = Argument("FILE", values.path, needed=True), Argument("--event", values.event)
_JSON = Argument("--json", None)
_SAMPLE_SEED = 2026


def verb_table() -> tuple[Verb, ...]:
    """Return the verbs in the order in which help tells them."""
    return (*_making(), *_results(), *_movements(), *_journal())


def _making() -> tuple[Verb, ...]:
    formats = tuple(all_verbs().values())
    new_usages = (
        *(each.opening_usage for each in formats),
        "whist-td new FILE --from NAME.json",
        *(each.explaining_usage for each in formats),
    )
    return (
        Verb(
            "demo",
            f"whist-td demo DIR [--format {'|'.join(codes())}] [--seed N]",
            N_("Play a complete example event and leave everything it makes in a folder."),
            "samples.demo",
            (
                Argument("DIR", values.path, needed=True),
                Argument("--format", default=usual_format()),
                Argument("--seed", values.seed, default=_SAMPLE_SEED),
            ),
        ),
        Verb(
            "new",
            " | ".join(filter(None, new_usages)),
            N_("Open a new event in a club file, which is made where there is none."),
            "new.open_new",
            (
                Argument("FILE", values.path),
                Argument("--format", default=usual_format()),
                Argument("--from", values.path),
                Argument("--name", values.line),
                Argument("--entries", values.path),
                Argument("--rounds", values.rounds),
                Argument("--seed", values.seed),
                Argument("--date", values.day),
                Argument("--explain", None),
            ),
            own="own_options",
            more="explanations",
        ),
    )


def _results() -> tuple[Verb, ...]:
    columns = (each.columns_help for each in all_verbs().values())
    return (
        Verb(
            "events",
            "whist-td events FILE [--json]",
            N_("List the events of a club file, newest first."),
            "events.list_events",
            (_FILE, _JSON),
        ),
        Verb(
            "enter",
            "whist-td enter FILE RESULTS.csv|- [--event N]",
            N_("Enter results from a table: all of them or none."),
            "events.enter",
            (_FILE, Argument("RESULTS", needed=True), _EVENT),
            more="columns",
            of_formats=tuple(filter(None, columns)),
        ),
        Verb(
            "standings",
            "whist-td standings FILE [--after ROUND] [--json|--csv] [--event N]",
            N_("Show the standings after any round."),
            "events.tell_standings",
            (_FILE, Argument("--after", values.after), _JSON, Argument("--csv", None), _EVENT),
        ),
        Verb(
            "print",
            "whist-td print FILE --paper NAME[,NAME…]|all -o DIR|NAME.pdf [--size a4|letter] "
            "[--event N] (--paper list names them)",
            N_("Print sheets as PDF files into a folder, or all into one file."),
            "print.print_papers",
            (
                Argument("FILE", values.path),
                Argument("--paper", needed=True),
                Argument("-o", values.path),
                _EVENT,
            ),
            own="own_options",
        ),
        Verb(
            "export",
            "whist-td export FILE -o NAME.xlsx|.csv|.html|.json [--local] [--event N]",
            N_("Write an event as a workbook, a table, a web page or JSON."),
            "events.export",
            (_FILE, Argument("-o", values.path, needed=True), Argument("--local", None), _EVENT),
        ),
    )


def _movements() -> tuple[Verb, ...]:
    moving = (each.movement_usage for each in all_verbs().values())
    quality = "whist-td movement FORMAT --quality [--players P | --teams T] [--rounds R] [--json]"
    return (
        Verb(
            "movement",
            " | ".join(filter(None, (*moving, quality))),
            N_(
                "Show who plays where, for any number of teams or players; or, with --quality, "
                "how good every movement is."
            ),
            "movements.tell_movement",
            (
                Argument("FORMAT", needed=True),
                Argument("--rounds", values.rounds),
                Argument("--quality", None),
                _JSON,
            ),
            own="own_options",
        ),
        Verb(
            "verify",
            "whist-td verify < MOVEMENT.json",
            N_("Judge a movement given on standard input."),
            "movements.verify",
        ),
        Verb(
            "score",
            "whist-td score GAME [--explain] < DEALS.jsonl",
            N_("Score deals given as JSON lines on standard input."),
            "score.score",
            (Argument("GAME", needed=True), Argument("--explain", None)),
        ),
    )


def _journal() -> tuple[Verb, ...]:
    return (
        Verb(
            "journal",
            "whist-td journal FILE [--json] [--event N]",
            N_("Show what was done, newest last."),
            "journal.write_journal",
            (_FILE, _JSON, _EVENT),
        ),
        Verb(
            "undo",
            "whist-td undo FILE [--event N]",
            N_("Undo the newest change."),
            "journal.undo",
            (_FILE, _EVENT),
        ),
        Verb(
            "redo",
            "whist-td redo FILE [--event N]",
            N_("Redo what was last undone."),
            "journal.redo",
            (_FILE, _EVENT),
        ),
        Verb(
            "check",
            "whist-td check FILE [--draw NUMBER [--event N]]",
            N_("Check that a file is a club file, complete, and that its journal and data agree."),
            "journal.check",
            (_FILE, Argument("--draw", values.draw), _EVENT),
        ),
        Verb(
            "self-test",
            "whist-td self-test",
            N_("Open a sample of each format, play a round and print a sheet."),
            "samples.self_test",
        ),
    )
