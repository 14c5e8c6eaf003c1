#!/usr/bin/env bash
# The program in a Wayland session: Weston in an X server in memory, so that there is a pointer. It opens by the Wayland
# plugin, is known by its menu entry, is found by a second start, and ends by a signal.
# Usage: xvfb-run wayland_test.sh HEXWARDEN WESTON
set -uo pipefail
program=$1 weston=$2
home=$(mktemp -d)
running= compositor=
cleanUp() {
    [ -n "$running" ] && kill -KILL "$running" 2>/dev/null
    [ -n "$compositor" ] && kill "$compositor" 2>/dev/null && wait "$compositor"
    rm -rf "$home"
}
trap cleanUp EXIT
mkdir -m 700 "$home/run"
export HOME=$home XDG_RUNTIME_DIR=$home/run XDG_STATE_HOME=$home/state XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config
export LIBGL_ALWAYS_SOFTWARE=1
unset QT_QPA_PLATFORM QT_QUICK_BACKEND WAYLAND_DISPLAY
log=$home/state/hexwarden/hexwarden.log
fail() {
    echo "$*" >&2
    cat "$home/weston" "$log" 2>/dev/null >&2
    exit 1
}
# until WORDS…: waits for a command to succeed while the program runs; whoever runs the test ends it.
until_() {
    until "$@" 2>/dev/null; do
        kill -0 "$running" 2>/dev/null || fail "it ended before '$*' came true"
        sleep 0.1
    done
}

"$weston" --backend=x11-backend.so --use-pixman --socket=hexwarden-test --idle-time=0 > "$home/weston" 2>&1 & compositor=$!
until [ -S "$home/run/hexwarden-test" ]; do
    kill -0 "$compositor" 2>/dev/null || fail "Weston does not start"
    sleep 0.1
done
unset DISPLAY
export WAYLAND_DISPLAY=hexwarden-test
WAYLAND_DEBUG=1 "$program" --source sample > "$home/out" 2> "$home/said" & running=$!
until_ grep -q "watching" "$log"
grep -q "started: .*, wayland" "$log" || fail "it has not opened by Wayland"
until_ grep -q "wl_surface.*commit" "$home/said"
until_ grep -q set_app_id "$home/said"
grep -q 'set_app_id("org.hexwarden.Hexwarden")' "$home/said" || fail "no menu entry has the name $(grep set_app_id "$home/said")"
timeout 60 "$program" --journal "$home/evening.hexwarden" || fail "the second start ends with $?"
until_ test -e "$home/evening.hexwarden"
kill -TERM "$running"
wait "$running"
status=$?
running=
[ "$status" = 143 ] || fail "SIGTERM ends it with $status"
echo "opens, is known by its menu entry, is found and ends, on Wayland"
