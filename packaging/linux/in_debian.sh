#!/bin/sh
# Builds the Linux packages in a bare Debian and tries them in another, both thrown away: as root,
# with debootstrap and debian-archive-keyring, on Debian or Ubuntu. It is the oldest Debian that is
# kept up for a year and more: what is built there runs on all that are newer. What was built lies
# in build/; where build/older has a package, that one is upgraded.
set -eu

ours=$(realpath "$(dirname "$0")/../..")
place=$(mktemp -d /var/tmp/whist-td-XXXXXX)
trap 'rm -rf --one-file-system "$place"' EXIT
mkdir "$place/builds"
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
debootstrap --variant=minbase --keyring="$keyring" bookworm "$place/builds" >/dev/null
[ -z "${PIP_CERT:-}" ] || cp "$PIP_CERT" "$place/builds/certificates"
mkdir "$place/builds/whist-td"
cp --archive "$place/builds" "$place/tries"

# Nothing of the machine outside but our folder; what is mounted goes with the shell.
# shellcheck disable=SC2016
inside() {
    unshare --mount sh -euc '
        mount --rbind /dev "$1/dev"
        mount -t proc proc "$1/proc"
        mount --bind "$2" "$1/whist-td"
        exec chroot "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp LANG=C.UTF-8 \
            SOURCE_DATE_EPOCH="$3" ${PIP_CERT:+PIP_CERT=/certificates} sh -euc "cd /whist-td; $4"
    ' sh "$place/$1" "$ours" "$(git -C "$ours" log -1 --format=%ct)" "$2"
}

inside builds '
    sh packaging/linux/needs.sh
    python3 packaging/build.py
    python3 packaging/linux/deb.py
    python3 packaging/linux/archive.py
    lintian --fail-on error,warning build/whist-td_*.deb
    desktop-file-validate packaging/linux/org.whist_td.WhistTD.desktop
'
inside tries 'sh packaging/linux/try_deb.sh build/whist-td_*.deb $(ls build/older/*.deb 2>/dev/null)'
