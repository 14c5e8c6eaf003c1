# Completion of hexwarden's words in bash: the program offers them, files are offered where it has none.
_hexwarden() {
    local IFS=$'\n'
    COMPREPLY=($("${COMP_WORDS[0]}" complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _hexwarden hexwarden
