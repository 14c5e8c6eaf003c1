#!/usr/bin/env bash
# What the shells make of the words that the program offers. zsh and fish are tried where they are installed.
# Usage: completion_test.sh HEXWARDEN FOLDER-OF-COMPLETIONS
set -uo pipefail
folder=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ln -s "$1" "$work/hexwarden"
export PATH=$work:$PATH XDG_CONFIG_HOME=$work XDG_DATA_HOME=$work
cd "$work" || exit 1
touch evening.mp4

inBash() {
    # shellcheck disable=SC1091
    source "$folder/hexwarden.bash"
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
    _hexwarden
    [ ${#COMPREPLY[@]} -gt 0 ] || mapfile -t COMPREPLY < <(compgen -f -- "${*: -1}")  # as "-o default" has it
    printf '%s\n' "${COMPREPLY[@]}"
}
# The script as zsh runs it, with what its completion system would define.
inZsh() {
    zsh -f -c '
        script=$1; shift; words=("$@"); CURRENT=$#
        compadd() { shift; print -l -- ${(P)1} | while read -r word; do [[ $word == ${words[CURRENT]}* ]] && print -r -- $word; done }
        _files() { print -l -- *(N) }
        source $script' zsh "$folder/_hexwarden" "$@"
}
inFish() { fish -N -c 'source $argv[1]; complete -C "$argv[2]"' "$folder/hexwarden.fish" "$*"; }

failed=0
# offers WORD WORDS…: after these words that one is offered, by every shell.
offers() {
    for shell in bash zsh fish; do
        command -v $shell > /dev/null || continue
        "in${shell^}" "${@:2}" | grep -Fx -- "$1" > /dev/null && continue
        echo "$shell does not offer '$1' after '${*:2}' but: $("in${shell^}" "${@:2}" | tr '\n' ' ')" >&2
        failed=1
    done
}
offers scan hexwarden sc
offers doctor hexwarden ""
offers war hexwarden rules ""
offers base-4 hexwarden scan --pieces ""
offers conquest hexwarden new x.hexwarden --books co
offers --json hexwarden watch --
offers islands hexwarden new x.hexwarden --layout is
offers ledger hexwarden --screen ""
offers evening.mp4 hexwarden watch ev
exit $failed
