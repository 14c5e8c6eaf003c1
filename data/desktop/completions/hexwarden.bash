# Completion of hexwarden's words in bash: the program offers them, files are offered where it has none, and beside the
# cameras for what reads either.
_hexwarden() {
    local IFS=$'\n'
    COMPREPLY=($("${COMP_WORDS[0]}" complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    if [[ ${COMP_WORDS[1]} == @(watch|scan) && $COMP_CWORD -gt 1 && $word != -* && $before != --* && ${#COMPREPLY[@]} -gt 0 ]]; then
        COMPREPLY+=($(compgen -f -- "$word"))
    fi
}
complete -o default -F _hexwarden hexwarden
