#!/bin/sh
# Installs the app of a disk image as a person does, tries it, and puts a newer over it:
# try_dmg.sh IMAGE.dmg [OLDER.dmg]
set -eu

place=$HOME/Applications
program="$place/Whist TD.app/Contents/MacOS/whist-td"
evening=$(mktemp -d)/evening
mkdir -p "$place"

put_in_place() {
    hdiutil attach -quiet -nobrowse -mountpoint /tmp/whist-td-image "$1"
    rm -rf "$place/Whist TD.app"
    cp -R "/tmp/whist-td-image/Whist TD.app" "$place/"
    hdiutil detach -quiet /tmp/whist-td-image
}

put_in_place "${2:-$1}"
"$program" demo "$evening"
put_in_place "$1"
"$program" check "$evening/demo.whist"
# Club files of other systems and of every earlier version open.
for file in tests/data/*.whist; do
    cp "$file" "$evening/other.whist"
    "$program" check "$evening/other.whist"
    rm "$evening"/other.whist*
done
"$program" print "$evening/demo.whist" --paper all -o "$evening/evening.pdf"
"$program" --lang fr self-test
"$program" --lang en self-test
open -a "$place/Whist TD.app" "$evening/demo.whist"
sleep 10
pgrep -f "Whist TD.app/Contents/MacOS/whist-td"
osascript -e 'quit app "Whist TD"'
rm -rf "$place/Whist TD.app"
test -s "$evening/demo.whist"
