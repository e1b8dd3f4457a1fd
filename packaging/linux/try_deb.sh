#!/bin/sh
# Installs a package where nothing of ours is, starts it, puts a newer over an older one with its
# club file, and removes it: try_deb.sh NEW.deb [OLDER.deb]. As root, in a Debian that may be thrown
# away. Without an older package one is made of the new one, with a file that the new one lacks.
set -eu

new=$(realpath "$1")
work=$(mktemp -d)
chmod 755 "$work"
older=${2:-$work/older.deb}
if [ $# -lt 2 ]; then
    dpkg-deb -R "$new" "$work/older"
    sed -i 's/^Version: .*/Version: 0.0.1/' "$work/older/DEBIAN/control"
    touch "$work/older/usr/lib/whist-td/of-the-older-version"
    dpkg-deb -Znone -b "$work/older" "$older" >/dev/null
fi

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends "$older" xvfb xauth shared-mime-info desktop-file-utils >/dev/null
echo "installed: $(dpkg-query -W whist-td)"

# Somebody who has never seen it, in French, on a screen: the first start, then a club of her own.
useradd --create-home volunteer
as_volunteer() {
    runuser -u volunteer -- env HOME=/home/volunteer LANG=C.UTF-8 LANGUAGE=fr "$@"
}
as_volunteer whist-td --lang fr self-test
as_volunteer whist-td demo /home/volunteer/evening
as_volunteer whist-td standings /home/volunteer/evening/demo.whist --json >"$work/before"
as_volunteer xvfb-run --auto-servernum whist-td --quit-when-ready

apt-get install -y -qq --no-install-recommends "$new" >/dev/null
echo "upgraded: $(dpkg-query -W whist-td)"
test ! -e /usr/lib/whist-td/of-the-older-version
as_volunteer whist-td standings /home/volunteer/evening/demo.whist --json | diff - "$work/before"
as_volunteer whist-td check /home/volunteer/evening/demo.whist
as_volunteer xvfb-run --auto-servernum whist-td /home/volunteer/evening/demo.whist --quit-when-ready
as_volunteer whist-td self-test
grep -q '\*\.whist' /usr/share/mime/globs
grep -q 'application/vnd.whist-td.club=org.whist_td.WhistTD.desktop' /usr/share/applications/mimeinfo.cache

apt-get remove -y -qq whist-td >/dev/null
test ! -e /usr/lib/whist-td && test ! -e /usr/bin/whist-td
test -s /home/volunteer/evening/demo.whist
test -s "/home/volunteer/.local/share/Whist TD/club.whist"
echo "removed; the club's files are left"
