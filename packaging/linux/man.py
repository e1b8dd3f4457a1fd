"""The manual page of the command, made from what the program itself says of its verbs."""

import re
import subprocess
from pathlib import Path

TITLES = {
    "en": ("NAME", "run an evening of whist", "SYNOPSIS", "DESCRIPTION", "VERBS", "FILES"),
    "fr": ("NOM", "diriger une soirée de whist", "SYNOPSIS", "DESCRIPTION", "VERBES", "FICHIERS"),
}
ABOUT = {
    "en": "Without a verb the desktop opens, with a club file where one is named. A verb does the "
    "same work without windows. It exits with 0 when it is done, 2 when it was refused and nothing "
    "was changed, and 1 for a fault of the program.",
    "fr": "Sans verbe, la fenêtre s’ouvre, sur un fichier de club si l’on en nomme un. Un verbe "
    "fait le même travail sans fenêtre. Le code de sortie est 0 si c’est fait, 2 si c’est refusé "
    "et que rien n’a changé, 1 pour une faute du programme.",
}
OWN = {
    "en": "the club file that opens by itself; the backups are in backups beside it.",
    "fr": "le fichier de club qui s’ouvre de lui-même ; ses copies sont à côté, dans backups.",
}


def page(program: Path, language: str) -> str:
    """Return the page in a language, in man's own marks."""
    command = [str(program), "--lang", language, "--help"]
    told = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    name, does, synopsis, description, verbs, files = TITLES[language]
    parts = [
        '.TH WHIST-TD 1 "" "Whist TD" ""',
        f".SH {name}\nwhist-td \\- {does}",
        f".SH {synopsis}\n.B whist-td\n[\\fIFILE\\fR | \\fIVERB\\fR ...]",
        f".SH {description}\n{_plain(ABOUT[language])}",
        f".SH {verbs}",
        *(_verb(line) for line in told.splitlines()),
        f".SH {files}\n.TP\n.I ~/.local/share/Whist TD/club.whist\n{_plain(OWN[language])}",
    ]
    return "\n".join(parts) + "\n"


def _verb(line: str) -> str:
    if line.startswith(" "):
        return _plain(line.strip())
    ways = "\n.br\n".join(f"\\fB{_plain(way)}\\fR" for way in re.split(r" \| (?=whist-td )", line))
    return f".HP\n{ways}\n.IP"


def _plain(text: str) -> str:
    """Keep man from reading signs of its own in a text."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text
