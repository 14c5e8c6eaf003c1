# Completion of hexwarden's words in fish: the program offers them beside the files.
function __hexwarden_words
    set -l words (commandline -opc) (commandline -ct)
    $words[1] complete $words[2..-1] 2>/dev/null
end
complete -c hexwarden -a '(__hexwarden_words)'
