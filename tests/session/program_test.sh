#!/usr/bin/env bash
# The program as Unix knows it: what it exits with and which signals end it; one window, and a second start that finds
# it. Usage: program_test.sh HEXWARDEN
set -uo pipefail
program=$1
home=$(mktemp -d)
running=
cleanUp() {
    [ -n "$running" ] && kill -KILL "$running" 2>/dev/null
    rm -rf "$home"
}
trap cleanUp EXIT
mkdir -m 700 "$home/run"
export HOME=$home XDG_RUNTIME_DIR=$home/run XDG_STATE_HOME=$home/state XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
log=$home/state/hexwarden/hexwarden.log
fail() {
    echo "$*" >&2
    [ -e "$log" ] && cat "$log" >&2
    exit 1
}
# expect STATUS WORDS…: what the program exits with.
expect() {
    "$program" "${@:2}" > "$home/out" 2> "$home/err"
    local status=$?
    [ "$status" = "$1" ] || fail "'${*:2}' exits with $status, not with $1: $(cat "$home/err")"
}
# until WORDS…: waits for a command to succeed; whoever runs the test ends it.
until_() { until "$@" 2>/dev/null; do sleep 0.1; done; }

expect 0 --version
expect 0 --help
expect 0 rules base
expect 2 nonsense
expect 0 manual
expect 0 manual scan
expect 2 manual nonsense
expect 2 scan
expect 1 scan "$home/nothing.jpg"
env -u QT_QPA_PLATFORM -u DISPLAY -u WAYLAND_DISPLAY "$program" 2> /dev/null && fail "without a display it is no success"

# Nothing that cannot be written counts as said.
for words in --help --version "manual scan" "complete s" "scan --help"; do
    "$program" $words > /dev/full 2> "$home/err" && fail "'$words' into a full disk is no success"
done

# Whoever reads no more ends the writer by SIGPIPE, and in silence.
"$program" rules base 2> "$home/err" | true
status=("${PIPESTATUS[@]}")
[ "${status[0]}" = 141 ] || [ "${status[0]}" = 0 ] || fail "a pipe that is closed ends it with ${status[0]}"
[ -s "$home/err" ] && fail "a pipe that is closed makes it say: $(cat "$home/err")"
[ "$(while true; do "$program" rules base || { echo $?; break; }; done | head -c 1 > /dev/null; echo "${PIPESTATUS[0]}")" != 1 ] ||
    fail "a pipe that is closed counts as an error"

# One window: a second start hands over and ends with 0.
"$program" --source sample & running=$!
until_ grep -q "watching" "$log"
timeout 60 "$program" --journal "$home/evening.hexwarden" || fail "the second start ends with $?"
until_ test -e "$home/evening.hexwarden"
timeout 60 "$program" --screen scan || fail "a second start without a file ends with $?"
kill -0 "$running" || fail "the first window is gone"

# A signal ends the window as closing it does.
kill -TERM "$running"
wait "$running"
status=$?
running=
[ "$status" = 143 ] || fail "SIGTERM ends it with $status"
grep -q "ended with status" "$log" || fail "SIGTERM ended it without its last words"
[ ! -e "$home/run/hexwarden.socket" ] || fail "the socket is left"

# Codecs come with the first picture, and who has lost them is told so.
ldd "$program" | grep -E 'opencv_(imgcodecs|videoio)' && fail "every start loads the codecs"
cp "$program" "$home/alone"
"$home/alone" calibrate --sheet "$home/sheet.png" > "$home/said" 2>&1 && fail "a sheet without codecs goes well"
grep -q "hexwarden_codecs.so' is missing or damaged; install Hexwarden again" "$home/said" || fail "$(cat "$home/said")"

# A crash leaves a report.
"$program" --source sample & running=$!
until_ sh -c "[ \$(grep -c watching '$log') -ge 2 ]"
kill -SEGV "$running"
wait "$running"
status=$?
running=
[ "$status" = 139 ] || fail "SIGSEGV ends it with $status"
grep -q "segmentation fault" "$home"/state/hexwarden/crash-*.txt || fail "there is no report of the crash"
"$program" doctor --quick --report "$home" > /dev/null 2>&1
grep -q "segmentation fault" "$home"/hexwarden-report-*.txt || fail "the report does not hold the crash"
echo "exit statuses, signals, one window, a crash: as they should be"
