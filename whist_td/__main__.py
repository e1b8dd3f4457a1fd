"""`whist-td` opens the desktop; with a verb it does the same work without windows."""

import sys

from whist_td.bootstrap import run_command, run_desktop
from whist_td.cli.names import asks_for_command, without_language


def main() -> int:
    """Run the program and return its exit code."""
    arguments = sys.argv[1:]
    if asks_for_command(arguments):
        return run_command(arguments)
    return run_desktop(without_language(arguments))


if __name__ == "__main__":
    sys.exit(main())
