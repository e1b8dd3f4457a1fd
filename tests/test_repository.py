"""What is committed serves on any machine: it names no registry and no place of ours."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
RUNTIME_LOCK = ROOT / "packaging" / "requirements.lock"
DEVELOPMENT_LOCK = ROOT / "packaging" / "requirements-dev.lock"
BUILD_LOCK = ROOT / "packaging" / "requirements-build.lock"
LOCKS = [pytest.param(lock, id=lock.name) for lock in (RUNTIME_LOCK, DEVELOPMENT_LOCK, BUILD_LOCK)]

# In pieces, so that this file does not name them either.
REGISTRY_HOSTS = [
    ".".join(labels)
    for labels in [
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("snapshot", "debian", "org"),
        ("archive", "ubuntu", "com"),
        ("conda", "anaconda", "org"),
        ("crates", "io"),
        ("proxy", "golang", "org"),
        ("repo1", "maven", "org"),
        ("rubygems", "org"),
    ]
]
LOCAL_PLACE = re.compile(r"(?<![\w.])/(?:work|root|opt/(?:wheels|pypi))\b|file:/{2,}\w")
NOT_COMMITTED = {".git", ".venv", "__pycache__", "build", "dist", "uv.lock"}
NOT_COMMITTED |= {f".{tool}_cache" for tool in ("pytest", "mypy", "ruff", "import_linter")}

REQUIREMENT = r"[a-z0-9-]+==[\w.]+(?: ; [^\\]+)? \\\n"
HASHES = r"(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+"
PINNED = re.compile(rf"^({REQUIREMENT})({HASHES})", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)


def committed_files():
    """List what git has or would take; in a copy without git, all but what tools leave behind."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "-co", "--exclude-standard"]
    try:
        listed = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    except (OSError, subprocess.CalledProcessError):
        found = [path for path in ROOT.rglob("*") if path.is_file()]
        return [path for path in found if NOT_COMMITTED.isdisjoint(path.relative_to(ROOT).parts)]
    named = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in named if path.is_file()]


def texts():
    return {
        path.relative_to(ROOT).as_posix(): path.read_bytes().decode("utf-8", errors="ignore")
        for path in committed_files()
    }


def pinned(lock):
    """Return each requirement line of a lock, with the hashes under it."""
    return dict(PINNED.findall(lock.read_text(encoding="utf-8")))


def dependencies():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    runtime = project["project"]["dependencies"]
    return [Requirement(line) for line in runtime + project["dependency-groups"]["dev"]]


def test_no_file_names_a_package_registry():
    named = {
        (file, host) for file, text in texts().items() for host in REGISTRY_HOSTS if host in text
    }
    assert named == set()


def test_no_file_names_a_place_on_the_machine_it_was_written_on():
    assert {
        file: found[0] for file, text in texts().items() if (found := LOCAL_PLACE.search(text))
    } == {}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_versions_and_hashes_and_nothing_else(lock):
    text = lock.read_text(encoding="utf-8")
    assert pinned(lock)
    assert COMMENT.sub("", PINNED.sub("", text)) == ""


@pytest.mark.parametrize("lock", LOCKS[1:])
def test_tests_and_packages_take_the_very_files_that_the_program_runs_on(lock):
    assert pinned(RUNTIME_LOCK).items() <= pinned(lock).items()


@pytest.mark.parametrize("dependency", dependencies(), ids=str)
def test_the_locks_keep_what_the_project_asks_for(dependency):
    versions = [line.split(" ")[0].partition("==") for line in pinned(DEVELOPMENT_LOCK)]
    pins = [version for name, _, version in versions if name == dependency.name.lower()]
    assert any(dependency.specifier.contains(version) for version in pins)
