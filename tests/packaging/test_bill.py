"""Whatever comes along in a built program is told with its licence, and what is not told fails."""

import json
from importlib.metadata import distribution

import bill
import pytest
from build import ROOT
from parts import KEPT, binaries, common, decoded, parts

LOCK = ROOT / "packaging" / "requirements.lock"
BEGIN = {".so": b"\x7fELF", "dll": b"MZ\x90", ".ttf": bytes.fromhex("00010000")}
PROGRAM = (
    "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/PySide6/Qt/lib/libicudata.so.73",
    "_internal/PySide6/QtCore.abi3.so",
    "_internal/pillow.libs/libtiff-20b7e810.so.6.3.0",
    "_internal/pypdfium2_raw/libpdfium.so",
    "_internal/libpython3.11.so.1.0",
    "_internal/python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so",
    "_internal/shiboken6/libshiboken6.abi3.so.6.11",
    "_internal/whist_td/resources/fonts/DejaVuSans.ttf",
)
ELSEWHERE = [
    ("python314.dll", "CPython"),
    ("python314.dll", "zlib"),
    ("python3.dll", "CPython"),
    ("_socket.pyd", "CPython"),
    ("_bz2.pyd", "bzip2"),
    ("_lzma.pyd", "liblzma"),
    ("_zstd.pyd", "Zstandard"),
    ("_decimal.pyd", "mpdecimal"),
    ("pyexpat.pyd", "Expat"),
    ("_sqlite3.pyd", "CPython"),
    ("sqlite3.dll", "SQLite"),
    ("libcrypto-3.dll", "OpenSSL"),
    ("libssl-3-x64.dll", "OpenSSL"),
    ("libffi-8.dll", "libffi"),
    ("VCRUNTIME140_1.dll", "Microsoft Visual C++ Runtime"),
    ("ucrtbase.dll", "Microsoft Visual C++ Runtime"),
    ("api-ms-win-crt-math-l1-1-0.dll", "Microsoft Visual C++ Runtime"),
    ("PySide6/MSVCP140_2.dll", "Microsoft Visual C++ Runtime"),
    ("PySide6/Qt6Core.dll", "Qt"),
    ("PySide6/plugins/platforms/qwindows.dll", "Qt"),
    ("PySide6/QtWidgets.pyd", "PySide6_Essentials"),
    ("shiboken6/shiboken6.abi3.dll", "shiboken6"),
    ("PIL/_imaging.cp314-win_amd64.pyd", "pillow"),
    ("psutil/_psutil_windows.pyd", "psutil"),
    ("Python.framework/Versions/3.14/Python", "CPython"),
    ("python3.14/lib-dynload/_struct.cpython-314-darwin.so", "CPython"),
    ("python3.14/lib-dynload/_lzma.cpython-314-darwin.so", "liblzma"),
    ("python3.14/lib-dynload/_sqlite3.cpython-314-darwin.so", "SQLite"),
    ("libcrypto.3.dylib", "OpenSSL"),
    ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", "Qt"),
    ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "Qt"),
    ("PIL/.dylibs/libjpeg.62.4.0.dylib", "pillow"),
    ("pypdfium2_raw/libpdfium.dylib", "pypdfium2"),
]
"""What Windows and macOS have, by name: built there alone."""


def made(folder, *names):
    """Lay out a program: files that begin as binaries do, and one that is none."""
    for name in (*names, "_internal/whist_td/resources/samples/joueurs.csv"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        begin = next((sign for ending, sign in BEGIN.items() if ending in path.name), b"Nom")
        path.write_bytes(begin + bytes(8))
    return folder


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """The bill and the licences of a small program."""
    folder = tmp_path_factory.mktemp("built")
    listed, licences = folder / "bill.json", folder / "LICENCES.txt"
    bill.main(LOCK, made(folder / "program", *PROGRAM), listed, licences)
    return json.loads(listed.read_text("utf-8"))["components"], licences.read_text("utf-8")


def test_the_bill_names_each_wheel_with_its_hashes(told):
    wheels = [part for part in told[0] if part.get("purl", "").startswith("pkg:pypi/")]
    names = {part["name"].lower().replace("_", "-") for part in wheels}
    assert {"pyside6-essentials", "sqlmodel", "reportlab"} <= names
    assert all(part["externalReferences"][0]["hashes"] for part in wheels)


def test_the_bill_tells_in_which_files_each_part_stands(told):
    found = {
        place["location"]: part["name"]
        for part in told[0]
        for place in part.get("evidence", {}).get("occurrences", ())
    }
    assert found.keys() == {name.removeprefix("_internal/") for name in PROGRAM}
    assert found["PySide6/Qt/lib/libQt6Core.so.6"] == "Qt"
    assert found["pillow.libs/libtiff-20b7e810.so.6.3.0"] == "pillow"


def test_what_a_wheel_says_was_compiled_into_it_is_told(told):
    (core,) = (part for part in told[0] if part["name"] == "pydantic_core")
    assert "jiter" in {each["name"] for each in core["components"]}


def test_all_texts_that_a_wheel_brings_are_there(told):
    own = distribution("pypdfium2").files
    texts = [decoded(file.read_binary()) for file in own if "licenses" in file.parts]
    assert texts
    assert [text for text in texts if text not in told[1]] == []


@pytest.mark.parametrize("licence", ["LGPL-3", "GPL-3", "GPL-2", "Apache-2.0"])
def test_a_licence_that_is_only_named_stands_there_in_full(told, licence):
    assert common(licence) in told[1]


def test_every_licence_that_a_kept_text_names_is_kept_too():
    named = {name for text in KEPT.glob("*.txt") for name in bill.NAMED.findall(text.read_text())}
    assert [name for name in named if not (KEPT / f"{name}.txt").is_file()] == []


def test_what_nobody_answers_for_fails_the_build(tmp_path):
    program = made(tmp_path / "program", *PROGRAM, "_internal/unheard_of.dll")
    with pytest.raises(SystemExit, match=r"for:\nunheard_of\.dll$"):
        bill.main(LOCK, program, tmp_path / "bill.json", tmp_path / "LICENCES.txt")


def test_what_neither_runs_nor_is_a_font_needs_nobody(tmp_path):
    assert binaries(made(tmp_path)) == []


@pytest.fixture(scope="module")
def answerable():
    """Who answers for each binary that Windows and macOS have."""
    return parts(LOCK.read_text("utf-8"), sorted({name for name, _part in ELSEWHERE}))


@pytest.mark.parametrize(("name", "part"), ELSEWHERE)
def test_each_binary_of_windows_and_macos_has_somebody_who_answers_for_it(answerable, name, part):
    assert part in [each.name for each in answerable if name in each.files]
