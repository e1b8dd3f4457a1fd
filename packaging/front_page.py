"""Writes what the front page takes from elsewhere: `python packaging/front_page.py [--check]`.

README.md and README.fr.md have places between `<!-- NAME -->` and `<!-- end -->`: where to get the
program, for which system, and where help is asked. Who keeps the project up and where it lies is
said in pyproject.toml alone, whether there is a release in the heading of CHANGELOG.md. The page of
the command line (`whist_td/cli/README.md`, `README.fr.md`) is made of the verbs themselves.
"""

import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from build import ROOT, version

PLACEHOLDER = ".invalid"
"""How an address ends that is still to be given: no address in the world does."""
PAGES = {"en": ROOT / "README.md", "fr": ROOT / "README.fr.md"}
COMMANDS = {
    "en": ROOT / "whist_td" / "cli" / "README.md",
    "fr": ROOT / "whist_td" / "cli" / "README.fr.md",
}
PLACE = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
PACKAGES = (
    (
        "Windows 10, 11",
        "whist-td-{version}-windows-setup.exe",
        "double-click it; no password, no internet afterwards",
        "un double-clic ; sans mot de passe, ensuite sans internet",
    ),
    (
        "Windows",
        "whist-td-{version}-windows-portable.zip",
        "unpack it on a stick and start *Whist TD.exe*",
        "à décompresser sur une clé ; lancer *Whist TD.exe*",
    ),
    (
        "macOS 13",
        "whist-td-{version}-macos-arm64.dmg",
        "drag *Whist TD* to *Applications* (older Macs: `x86_64`)",
        "glisser *Whist TD* dans *Applications* (anciens Mac : `x86_64`)",
    ),
    (
        "Debian, Ubuntu",
        "whist-td_{version}_amd64.deb",
        "double-click it",
        "un double-clic",
    ),
    (
        "Linux",
        "whist-td-{version}-linux.tar.xz",
        "unpack it and start `bin/whist-td`",
        "à décompresser ; lancer `bin/whist-td`",
    ),
)
"""What a release holds: for which system, under which name, and what one does with it."""
NOT_YET = {
    "en": "**There is no release yet.** Until there is one, Whist TD is started from its folder "
    "with the two commands below; the files named here are what a release will hold.",
    "fr": "**Il n’y a pas encore de version publiée.** D’ici là, Whist TD se lance depuis son "
    "dossier, avec les deux commandes ci-dessous ; voici les fichiers qu’une version contiendra.",
}
RELEASED = {
    "en": "Take the file for your system from [the page of releases]({releases}).",
    "fr": "Prenez le fichier de votre système à [la page des versions]({releases}).",
}
HEADS = {
    "en": "| system | file | what to do |\n|---|---|---|",
    "fr": "| système | fichier | quoi faire |\n|---|---|---|",
}
HELP = {
    "en": "Write to <{email}>, or open an issue at <{issues}>. *Help → About → Copy* puts into the "
    "clipboard what is asked first: version, system, Python, Qt. No name of a player is in it.",
    "fr": "Écrivez à <{email}>, ou ouvrez un signalement à <{issues}>. *Aide → À propos → Copier* "
    "met dans le presse-papiers ce qu’on demande d’abord : version, système, Python, Qt. Aucun "
    "nom de joueur n’y figure.",
}
FOLDER = {
    "en": "Get the folder: *Code → Download ZIP* at <{home}>, and unpack it; or "
    "`git clone {home}`. Then, in that folder, on Windows, macOS or Linux with Python 3.11 "
    "to 3.15:",
    "fr": "Pour avoir le dossier : *Code → Download ZIP* à <{home}>, puis le décompresser ; ou "
    "`git clone {home}`. Ensuite, dans ce dossier, sous Windows, macOS ou Linux avec Python 3.11 à "
    "3.15 :",
}
COMMAND_LINE = {
    "en": "# The command line\n\nThe same work without windows. Exit code 0: done; 2: refused, one "
    "line says why and nothing was changed; 1: a fault of ours.\nMade by `packaging/front_page.py` "
    "from the verbs; `whist-td VERB --help` tells more of one.\n",
    "fr": "# La ligne de commande\n\nLe même travail sans fenêtre. Code de sortie 0 : c’est fait ; "
    "2 : refusé, une ligne dit pourquoi et rien n’a changé ; 1 : une faute de notre part.\nFaite "
    "par `packaging/front_page.py` à partir des verbes ; `whist-td VERBE --help` en dit plus sur "
    "l’un.\n",
}


@dataclass(frozen=True)
class Project:
    """Who keeps the project up, and where it lies."""

    maintainer: str
    email: str
    home: str
    issues: str
    releases: str

    @property
    def is_placed(self) -> bool:
        """Whether every address has been given."""
        addresses = (self.email, self.home, self.issues, self.releases)
        return not any(PLACEHOLDER in each for each in addresses)


def project() -> Project:
    """Return what pyproject.toml says of the project."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    keeper, urls = table["maintainers"][0], table["urls"]
    places = (urls[name] for name in ("Homepage", "Issues", "Releases"))
    return Project(keeper["name"], keeper["email"], *places)


def is_released() -> bool:
    """Tell whether this version was released, as the heading of the change log says."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return f"## {version()} (unreleased)" not in changes


def blocks(language: str) -> dict[str, str]:
    """Return what stands in each place of a page."""
    holes = {name: getattr(project(), name) for name in Project.__annotations__}
    rows = [
        f"| {system} | `{file.format(version=version())}` | {said[language == 'fr']} |"
        for system, file, *said in PACKAGES
    ]
    opening = (RELEASED if is_released() else NOT_YET)[language].format(**holes)
    return {
        "downloads": "\n".join([opening, "", HEADS[language], *rows]),
        "folder": FOLDER[language].format(**holes),
        "help": HELP[language].format(**holes),
    }


def page(language: str) -> str:
    """Return a front page with all its places filled."""
    texts = blocks(language)
    front = PAGES[language].read_text(encoding="utf-8")
    return PLACE.sub(lambda place: f"{place[1]}{texts[place[2]]}\n{place[3]}", front)


def command_line(language: str) -> str:
    """Return the page of the command line in a language."""
    asked = [sys.executable, "-m", "whist_td", "--lang", language, "--help"]
    told = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout
    lines = [COMMAND_LINE[language]]
    for line in told.splitlines():
        if line.startswith(" "):
            lines.append(f"{line.strip()}\n")
        else:
            lines += ["```", *re.split(r" \| (?=whist-td )", line), "```"]
    return "\n".join(lines)


def pages() -> dict[Path, str]:
    """Return every page as it should be."""
    fronts = {path: page(language) for language, path in PAGES.items()}
    return fronts | {path: command_line(language) for language, path in COMMANDS.items()}


def main() -> int:
    """Write the pages, or tell which are out of date."""
    stale = {
        path: text
        for path, text in pages().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    }
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: python packaging/front_page.py")
        return 1 if stale else 0
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
