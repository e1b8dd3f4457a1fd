"""`whist-td` opens the desktop; with a verb it does the same work without windows.

With `--debug` either says on standard error what it does.
"""

import sys

from whist_td.bootstrap import run_command, run_desktop, show_log
from whist_td.cli.names import QUIT_WHEN_READY, asks_for_command, without_language
from whist_td.interchange.tables import READS

DEBUG = "--debug"


def main() -> int:
    """Run the program and return its exit code."""
    if sys.argv[1:2] == [READS]:
        from whist_td.interchange.read_apart import answer_apart

        return answer_apart(sys.argv[2:])
    arguments = [word for word in sys.argv[1:] if word != DEBUG]
    if DEBUG in sys.argv[1:]:
        show_log()
    if asks_for_command(arguments):
        return run_command(arguments)
    return run_desktop(without_language(arguments), quits=QUIT_WHEN_READY in arguments)


if __name__ == "__main__":
    sys.exit(main())
