# Writes commit.cpp again if the commit is another than when it was written: run before every build, compiles seldom.
# A source archive has the commit in commit.txt, where `git archive` puts it (.gitattributes).
cmake_minimum_required(VERSION 3.25)
file(READ ${SOURCE}/companion/doctor/commit.txt commit)
string(SUBSTRING "${commit}" 0 12 commit)
if(commit MATCHES "^.Format")
    set(commit unknown)
    execute_process(COMMAND git -C ${SOURCE} rev-parse --show-toplevel OUTPUT_VARIABLE top OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if("${top}" STREQUAL "${SOURCE}")
        execute_process(COMMAND git -C ${SOURCE} describe --always --abbrev=12 --exclude=* --dirty=+
            OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE)
    endif()
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT "#include \"companion/doctor/commit.h\"

namespace hexwarden::doctor {

const char* const kCommit = \"@commit@\";

}  // namespace hexwarden::doctor
" @ONLY)
