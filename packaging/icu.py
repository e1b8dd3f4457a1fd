"""Leaves in ICU's data, the largest file of a built program on Linux, what French and English need.

Qt asks it how words are sorted and letters made capital. Windows and macOS bring their own.
"""

import re
import struct
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

SIGN = b"CmnD"
BEFORE_SIGN = 12
ALIGNED = 16
LANGUAGE = re.compile(r"([a-z]{2,3})(?:_\w+)?\.res")
OURS = {"en", "fr"}
OTHERS = re.compile(r".*\.(?:cnv|dict|cfu)|translit/.*")
"""Encodings of other systems, words of languages written without spaces, look-alikes of letters."""
SOURCE = """
.section .rodata
.global {symbol}
.balign 16
{symbol}: .incbin "icu.dat"
.section .note.GNU-stack,"",@progbits
"""


def trim(library: Path) -> None:
    """Put in place of ICU's data a library of the same name and symbol that holds less."""
    content = library.read_bytes()
    data = content[content.index(SIGN) - BEFORE_SIGN :]
    items = unpacked(data)
    package = next(iter(items)).partition("/")[0].removesuffix("l")
    kept = {name: item for name, item in items.items() if is_kept(name.partition("/")[2])}
    with TemporaryDirectory() as folder:
        Path(folder, "icu.dat").write_bytes(packed(data, kept))
        Path(folder, "icu.s").write_text(SOURCE.format(symbol=f"{package}_dat"), encoding="ascii")
        command = ["cc", "-shared", "-nostdlib", "-Wl,--build-id=none,-z,noseparate-code"]
        command += [f"-Wl,-soname,{library.name}", "-o", str(library.absolute()), "icu.s"]
        subprocess.run(command, cwd=folder, check=True)


def is_kept(name: str) -> bool:
    """Tell whether an item stays.

    >>> [is_kept(name) for name in ("root.res", "coll/fr_CA.res", "coll/ja.res", "gb18030.cnv")]
    [True, True, False, False]
    """
    language = LANGUAGE.fullmatch(name.rpartition("/")[2])
    return not OTHERS.fullmatch(name) and (language is None or language[1] in OURS)


def unpacked(data: bytes) -> dict[str, bytes]:
    """Return the items of a package by their names, in their order."""
    (base,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, base)
    table = [struct.unpack_from("<II", data, base + 4 + 8 * place) for place in range(count)]
    ends = [start for _name, start in table[1:]] + [len(data) - base]
    return {
        data[base + name : data.index(b"\0", base + name)].decode(): data[base + start : base + end]
        for (name, start), end in zip(table, ends, strict=True)
    }


def packed(data: bytes, items: dict[str, bytes]) -> bytes:
    """Return a package with the head of another and these items."""
    (base,) = struct.unpack_from("<H", data)
    names = [name.encode() + b"\0" for name in items]
    name_at = 4 + 8 * len(items)
    start = _aligned(name_at + sum(map(len, names)))
    table, body = [struct.pack("<I", len(items))], b""
    for name, item in zip(names, items.values(), strict=True):
        table.append(struct.pack("<II", name_at, start + len(body)))
        name_at += len(name)
        body += item.ljust(_aligned(len(item)), b"\0")
    return data[:base] + b"".join([*table, *names]).ljust(start, b"\0") + body


def _aligned(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED
