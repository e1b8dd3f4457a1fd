#!/bin/sh
# Installs what building, checking and trying the Linux packages needs of Debian or Ubuntu: as root.
set -eu
install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
apt-get update -qq
install python3-venv
# Debian's Python without a shared library of its own cannot be put into a program.
python=$(python3 -c 'import sys; print("libpython%d.%d" % sys.version_info[:2])')
install git "$python" ca-certificates \
    binutils gcc dpkg-dev lintian desktop-file-utils appstream xz-utils \
    libgl1 libegl1 libglib2.0-0 libfreetype6 libfontconfig1 libdbus-1-3 libxkbcommon0 \
    libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 \
    libxcb-render-util0 libxcb-shape0 libxcb-xkb1 libwayland-client0 libwayland-cursor0 libcups2 libgssapi-krb5-2
