"""All verbs as they are written; what each does is read from the disk when it is asked for."""

from whist_td.console import values
from whist_td.console.formats import all_verbs, codes, usual_format
from whist_td.console.verb import Argument, Verb
from whist_td.core.contracts import SeatChange
from whist_td.core.page_sizes import PageSize
from whist_td.words.words import N_

_FILE, _EVENT = Argument("FILE", values.path, needed=True), Argument("--event", values.event)
_DAYS = (Argument("--from", values.day, key="start"), Argument("--to", values.day, key="end"))
_YEAR = (
    *(Argument(option, values.line) for option in ("--season", "--person")),
    *_DAYS,
)
_JSON, _BOOK = Argument("--json", None), Argument("--club", None)
_SAMPLE_SEED = 2026


def verb_table() -> tuple[Verb, ...]:
    """Return the verbs in the order in which help tells them."""
    return (*_making(), *_results(), *_movements(), *_deals(), *_club(), *_journal())


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
            "whist-td standings FILE [--after ROUND] [--ranking matchpoints|datum|total] "
            "[--json|--csv] [--event N]",
            N_("Show the standings after any round."),
            "events.tell_standings",
            (
                *(_FILE, Argument("--after", values.after), Argument("--ranking", values.line)),
                *(_JSON, Argument("--csv", None), _EVENT),
            ),
        ),
        Verb(
            "serve",
            "whist-td serve FILE [--event N] [--address 127.0.0.1] [--port 0] "
            "[--assistant NAME …] [--json]",
            N_("Let telephones and assistants in over the network, until it is stopped."),
            "serve.serve",
            (
                *(_FILE, _EVENT, Argument("--address", values.line, default="127.0.0.1")),
                Argument("--port", values.port, default=0),
                Argument("--assistant", values.line, many=True),
                Argument("NAME", values.line, many=True),
                _JSON,
            ),
        ),
        Verb(
            "finish",
            "whist-td finish FILE [--despite-missing] [--event N]",
            N_("End an event; “undo” cancels that."),
            "events.finish",
            (_FILE, Argument("--despite-missing", None), _EVENT),
        ),
        Verb(
            "arrive",
            "whist-td arrive FILE --name NAME [--from ROUND] [--dry-run] [--event N] [--json]",
            N_(
                "Let somebody who comes late play from a round on, and show what it changes for "
                "others."
            ),
            "comings.arrive",
            (
                _FILE,
                Argument("--name", values.line, needed=True),
                Argument("--from", values.rounds, key="first"),
                *(Argument("--dry-run", None), _EVENT, _JSON),
            ),
        ),
        Verb(
            "leave",
            "whist-td leave FILE NUMBER --after ROUND [--dry-run] [--event N] [--json]",
            N_("Let somebody leave after a round, and show what it changes for others."),
            "comings.leave",
            (
                _FILE,
                Argument("NUMBER", values.player, needed=True),
                Argument("--after", values.after, needed=True),
                *(Argument("--dry-run", None), _EVENT, _JSON),
            ),
        ),
        Verb(
            "print",
            "whist-td print FILE --paper NAME[,NAME…]|all -o DIR|NAME.pdf [--size a4|letter|a5] "
            "[--only 7,9-12] [--blank] [--event N] [--season NAME] "
            "[--certificate places|faithful|last] "
            "[--person PERSON] [--from DATE --to DATE] (--paper list names them)",
            N_("Print sheets as PDF files into a folder, or all into one file."),
            "print.print_papers",
            (
                Argument("FILE", values.path),
                Argument("--paper", needed=True),
                Argument("-o", values.path),
                Argument("--certificate", values.line),
                *_YEAR,
                _EVENT,
            ),
            own="own_options",
        ),
        Verb(
            "export",
            "whist-td export FILE -o NAME.xlsx|.csv|.html|.json [--local] [--size a4|letter]"
            " [--event N] | whist-td export FILE"
            " --of season|cash-event|cash-person|cash-period|owing -o NAME.xlsx|.html"
            " [--season NAME] [--event N] [--person PERSON]"
            " [--from DATE --to DATE]",
            N_("Write an event, a season or the cash box as a workbook, a web page and more."),
            "events.export",
            (
                *(_FILE, Argument("-o", values.path, needed=True), Argument("--local", None)),
                *(Argument("--of", values.line), *_YEAR),
                Argument("--size", values.choice("--size", PageSize), default=PageSize.A4),
                _EVENT,
            ),
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


def _deals() -> tuple[Verb, ...]:
    return (
        Verb(
            "deal",
            "whist-td deal FILE [--boards 1-24] [--word TEXT] [--from NAME.pbn] [--secret HEX] "
            "[--event N] [--json]",
            N_(
                "Deal the boards of a Whiz tournament and tell the commitment for the wall, or "
                "take over the deals of a file; --word mixes in what the room called out."
            ),
            "deals.deal",
            (
                *(_FILE, Argument("--word", values.line), Argument("--secret", values.line)),
                *(Argument("--from", values.path, key="source"), _EVENT, _JSON),
            ),
            own="dealing_options",
        ),
        Verb(
            "deals",
            "whist-td deals FILE [--director] [--analyse] [-o NAME.pbn|NAME.pdf] "
            "[--size a4|letter] [--event N] [--json]",
            N_(
                "Show the hands of the boards once they are released; before that for the director "
                "alone, which the journal notes: for a dealing machine, or as sheets that fold. "
                "--analyse finds what could be made of released deals, and the best auction."
            ),
            "deals.show_deals",
            (
                *(_FILE, Argument("--director", None), Argument("--analyse", None)),
                Argument("-o", values.path),
                Argument("--size", values.choice("--size", PageSize), default=PageSize.A4),
                *(_EVENT, _JSON),
            ),
        ),
        Verb(
            "release",
            "whist-td release FILE [--event N]",
            N_("Tell the secret of the boards, once nobody has one to play any more."),
            "deals.release",
            (_FILE, _EVENT, _JSON),
        ),
        Verb(
            "verify-deals",
            "whist-td verify-deals --secret HEX [--word TEXT] --boards 1-24 [--commitment HEX] "
            "[--json]",
            N_(
                "Deal boards again from their secret, and compare it with what hung on the wall; "
                "no event is needed."
            ),
            "deals.verify_deals",
            (
                Argument("--secret", values.line, needed=True),
                Argument("--word", values.line),
                Argument("--commitment", values.line),
                _JSON,
            ),
            own="boards_option",
        ),
        Verb(
            "doubledummy",
            "whist-td doubledummy [--seats A|B] [--json] < DEALS.jsonl",
            N_("Tell what each declarer makes of deals given as JSON lines on standard input."),
            "deals.double_dummy",
            (
                Argument(
                    "--seats",
                    values.choice("--seats", SeatChange),
                    default=SeatChange.OPPONENT_MOVES,
                ),
                _JSON,
            ),
        ),
    )


def _club() -> tuple[Verb, ...]:
    return (
        Verb(
            "club",
            "whist-td club FILE [--name TEXT] [--place TEXT] [--currency CODE] [--coin 1|5|100] "
            "[--category NAME=CENTS …] [--visitors NAME=CENTS …] [--responsible TEXT] "
            "[--years N] [--json]",
            N_("Show the club’s name and fees, or change them."),
            "the_club.club",
            (
                _FILE,
                Argument("--name", values.line),
                Argument("--place", values.line),
                Argument("--currency", values.line),
                Argument("--coin", values.coin),
                Argument("--category", values.line, many=True),
                Argument("--visitors", values.line, many=True),
                Argument("--responsible", values.line),
                Argument("--years", values.years),
                _JSON,
            ),
        ),
        Verb(
            "people",
            "whist-td people FILE [--json] | --adopt [--dry-run] | --doubles",
            N_("List the people of the club, adopt the names of events, or show who is alike."),
            "people.tell_people",
            (
                _FILE,
                Argument("--adopt", None),
                Argument("--dry-run", None),
                Argument("--doubles", None),
                _JSON,
            ),
        ),
        Verb(
            "person",
            "whist-td person FILE add NAME | change PERSON | link PERSON NAME [--event N] | "
            "merge PERSON PERSON | part PERSON [NAME …] [--to PERSON] [--event N] | "
            "apart PERSON PERSON|NAME | forget [PERSON] [--backups] [--yes] | show PERSON [--json] "
            "[--name TEXT] [--sort-name TEXT] [--category TEXT] [--contact TEXT] "
            "[--joined DATE] [--left DATE]",
            N_("Enter a person of the club, show one, or say which names are whose."),
            "people.person",
            (
                _FILE,
                Argument("WHAT", needed=True),
                Argument("WHO", values.line, many=True),
                *(
                    Argument(option, values.line)
                    for option in ("--name", "--sort-name", "--category", "--contact", "--to")
                ),
                Argument("--joined", values.day),
                Argument("--left", values.day),
                Argument("--backups", None),
                Argument("--yes", None),
                _EVENT,
                _JSON,
            ),
        ),
        Verb(
            "season",
            "whist-td season FILE new NAME --from DATE --to DATE "
            "[--score result|placement|presence] [--rule sum|best:N|mean:M|best:N/M|drop:K] "
            "[--format F] [--table size|field|P,P,…] "
            "[--per round] [--part half|any|all] [--ranked all|members|CATEGORY,…] "
            "[--ties places|none] | leave-out NAME EVENT --reason TEXT | "
            "adjust NAME PERSON POINTS --reason TEXT | close NAME [--on DATE] | [NAME] [--json]",
            N_("Begin a season, decide about one by hand, or show its standings."),
            "season.season",
            (
                _FILE,
                Argument("WORDS", values.line, many=True),
                *_DAYS,
                Argument("--on", values.day),
                *(
                    Argument(f"--{option}", values.line)
                    for option in ("score", "rule", "format", "table", "per", "part", "ranked")
                ),
                Argument("--ties", values.line),
                Argument("--reason", values.line),
                _EVENT,
                _JSON,
            ),
        ),
        Verb(
            "prizes",
            "whist-td prizes FILE [--event N|--season NAME] plan PRIZE=AMOUNT … [--several] "
            "[--pool rank|score] | give [--seed N] [--dry-run] | take-back | [--json]",
            N_("Plan the prizes of an event or a season, give them, or show who has them."),
            "prizes.prizes",
            (
                _FILE,
                Argument("WORDS", values.line, many=True),
                Argument("--season", values.line),
                Argument("--several", None),
                Argument("--pool", values.line),
                Argument("--seed", values.seed),
                Argument("--dry-run", None),
                _EVENT,
                _JSON,
            ),
        ),
        Verb(
            "cash",
            "whist-td cash FILE charge PERSON,… CENTS | charge --event N | "
            "dues CATEGORY CENTS --since DATE --until DATE | pay PERSON,… [CENTS] [--by PERSON] | "
            "income HEADING CENTS | out CENTS [--heading HEADING] | "
            "out PERSON [CENTS] --what refund|prize | out CENTS --what deposit | withdraw CENTS | "
            "count CENTS | answer LINE | cancel --event N [--what KIND] [--bank] [--event N] "
            "[--on DATE] [--note TEXT] | [--event N] [--from DATE --to DATE] [--json] | "
            "--owing [--json]",
            N_("Enter what people owe and pay and what goes out, or show what is in the box."),
            "cash.cash",
            (
                _FILE,
                Argument("WHAT"),
                Argument("AMOUNTS", values.line, many=True),
                Argument("--what", values.line, key="kind"),
                Argument("--by", values.line),
                Argument("--bank", None),
                Argument("--note", values.line),
                Argument("--heading", values.line),
                *(Argument(f"--{option}", values.day) for option in ("on", "since", "until")),
                Argument("--owing", None),
                *(*_DAYS, _EVENT),
                _JSON,
            ),
        ),
    )


def _journal() -> tuple[Verb, ...]:
    return (
        Verb(
            "journal",
            "whist-td journal FILE [--json] [--event N|--club]",
            N_("Show what was done, newest last."),
            "journal.write_journal",
            (_FILE, _JSON, _EVENT, _BOOK),
        ),
        Verb(
            "undo",
            "whist-td undo FILE [--event N|--club]",
            N_("Undo the newest change."),
            "journal.undo",
            (_FILE, _EVENT, _BOOK),
        ),
        Verb(
            "redo",
            "whist-td redo FILE [--event N|--club]",
            N_("Redo what was last undone."),
            "journal.redo",
            (_FILE, _EVENT, _BOOK),
        ),
        Verb(
            "check",
            "whist-td check FILE [--draw NUMBER [--event N]]",
            N_("Check that a file is a club file, complete, and that its journal and data agree."),
            "journal.check",
            (_FILE, Argument("--draw", values.draw), _EVENT),
        ),
        Verb(
            "guide",
            "whist-td guide -o NAME.pdf|.html [--size a4|letter]",
            N_("Write the guide as a PDF to print, or as one web page."),
            "guide.write_guide",
            (
                Argument("-o", values.path, needed=True),
                Argument("--size", values.choice("--size", PageSize), default=PageSize.A4),
            ),
        ),
        Verb(
            "self-test",
            "whist-td self-test",
            N_(
                "Try a built program: a round of each format, files, a backup, a damaged file, "
                "the window."
            ),
            "self_test.self_test",
        ),
    )
