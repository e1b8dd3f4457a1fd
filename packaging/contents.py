"""What goes along into a built program: read by packaging/whist-td.spec.

PyInstaller finds all that the program may load; Qt and the wheels bring much that it never does.
"""

import re
import sys
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ON_LINUX = sys.platform.startswith("linux")

# What Qt would bring for purposes that are not ours. A plugin is left out unless named here; GTK's
# theme would bring the half of a desktop that the building machine has.
PLUGINS = [
    "platforms/*xcb*", "platforms/*wayland*", "platforms/*offscreen*", "platforms/*windows*",
    "platforms/*cocoa*", "platforminputcontexts/*compose*", "platforminputcontexts/*ibus*",
    "platformthemes/*xdgdesktopportal*", "printsupport/*", "iconengines/*svg*",
    "imageformats/*svg*", "imageformats/*jpeg*", "imageformats/*gif*", "imageformats/*webp*",
    "wayland-shell-integration/*xdg-shell*", "wayland-decoration-client/*bradient*",
]  # fmt: skip
QT_LIBRARIES = [
    "Core",
    "DBus",
    "Gui",
    "Network",
    "OpenGL",
    "PrintSupport",
    "Svg",
    "WaylandClient",
    "Widgets",
    "XcbQpa",
]
NOT_OURS = [
    "PIL/_avif*", "PIL/_webp*", "PIL/_imagingcms*", "PIL/_imagingtk*", "PIL/_imagingft*",
    "*libavif*", "*libwebp*", "*libsharpyuv*", "*liblcms*", "*opengl32sw.dll", "*d3dcompiler*.dll",
    "*libpyside6qml*", "*pyside6qml*.dll",
]  # fmt: skip
# What Linux has in a version of its own and every desktop brings stays out; these few come along.
FROM_LINUX = re.compile(
    r"lib(?:python3|ssl|crypto|sqlite3|ffi|bz2|lzma|z|uuid|expat|readline|tinfo|mpdec"
    r"|xcb-(?!xfixes)\w+|xkbcommon|xkbcommon-x11)[.-].*"
)
QT_NAME = re.compile(r"(?:lib)?Qt6?(\w+?)(?:\.so\.6|\.dll|$)")
FRAMEWORK = re.compile(r"Qt(\w+)\.framework\b")
"""A library on macOS is a folder: all of it comes along, or nothing."""


Entry = tuple[str, str, str]


def is_wanted(entry: Entry) -> bool:
    """Tell whether a library or a file of data goes into the folder."""
    name, source = entry[0].replace("\\", "/"), Path(entry[1])
    if "__pycache__" in name or name.endswith((".po", ".pyc")) or "/translations/" in name:
        return name.endswith("qtbase_fr.qm")
    if any(fnmatch(name, pattern) for pattern in NOT_OURS):
        return False
    plugin = re.search(r"/plugins/(.+)", name)
    if plugin:
        return any(fnmatch(plugin[1], pattern) for pattern in PLUGINS)
    last = name.rpartition("/")[2]
    framework = FRAMEWORK.search(f"{name} {source}")  # a link to one, too
    qt = framework or (QT_NAME.fullmatch(last) if "PySide6" in name else None)
    if qt:
        return qt[1] in QT_LIBRARIES
    return not is_linuxs_own(source) or FROM_LINUX.fullmatch(last) is not None


def is_linuxs_own(source: Path) -> bool:
    """Tell whether a library is one of the building machine's."""
    ours = (Path(sys.prefix), ROOT)
    is_library = ".so" in source.name and "lib-dynload" not in source.parts
    return ON_LINUX and is_library and not any(source.is_relative_to(place) for place in ours)
