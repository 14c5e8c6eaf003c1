#!/usr/bin/env bash
# Desktops know a game by its name and, where the name is lost, by what is in it, and open it with the companion.
# Usage: file_type_test.sh HEXWARDEN FOLDER-OF-THE-DESKTOP-FILES
set -uo pipefail
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME=$home XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config
mkdir -p "$home/data/mime/packages" "$home/data/applications" "$home/bin"
ln -s "$1" "$home/bin/hexwarden"
export PATH=$home/bin:$PATH
cp "$2"/*.mime.xml "$home/data/mime/packages/"
cp "$2"/*.desktop "$home/data/applications/"
update-mime-database "$home/data/mime" && update-desktop-database "$home/data/applications" || exit 1
hexwarden new "$home/evening.hexwarden" --seats red:Ann,blue:Ben > /dev/null || exit 1
cp "$home/evening.hexwarden" "$home/evening"
for file in evening.hexwarden evening; do
    gio info -a standard::content-type "$home/$file" | grep 'application/x-hexwarden-journal$' > /dev/null ||
        { echo "$file is taken for: $(gio info -a standard::content-type "$home/$file" | tail -n 1)" >&2; exit 1; }
done
opener=$(gio mime application/x-hexwarden-journal)
[[ $opener == *org.hexwarden.Hexwarden.desktop* ]] || { echo "no program is known that opens a game: $opener" >&2; exit 1; }
