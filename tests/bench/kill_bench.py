#!/usr/bin/env python3
"""Ends `hexwarden watch` right after a printed change and looks for the change in the journal.

    kill_bench.py HEXWARDEN FILM [TIMES [CHANGES]]

Each time the program is ended after another number of changes, at most CHANGES (12): two times of three by SIGKILL,
else by SIGTERM, SIGHUP or SIGINT. Lost is what was printed and is neither in the journal as it lies there nor in the
file alone, without what SQLite keeps beside it. Left behind is what a program that was asked to end leaves of locks and
of temporary files.
"""
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile

ASKED = [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]


def is_event(line):
    """The robber's first place is a part of the board."""
    if line["t"] == "roll":
        return True
    return line["t"] == "change" and (line["after"]["kind"] != "robber" or "from" in line)


def printed_before(end, hexwarden, film, journal, after, scratch):
    command = [hexwarden, "watch", film, "--json", "--journal", journal]
    watch = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "TMPDIR": scratch})
    printed = 0
    for line in watch.stdout:
        printed += is_event(json.loads(line))
        if printed >= after:
            watch.send_signal(end)
            break
    rest = watch.stdout.read()  # what was in the pipe already
    watch.wait()
    return printed + sum(is_event(json.loads(line)) for line in rest.splitlines() if line.endswith("}"))


def written(journal):
    with sqlite3.connect(f"file:{journal}?mode=ro", uri=True) as database:
        query = "SELECT count(*) FROM events WHERE source = 'camera' AND body NOT LIKE 'laid%'"
        return database.execute(query).fetchone()[0]


def main():
    hexwarden, film = sys.argv[1:3]
    times = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    changes = int(sys.argv[4]) if len(sys.argv) > 4 else 12
    random.seed(7)
    ends = lost = lost_alone = left = 0
    for turn in range(times):
        with tempfile.TemporaryDirectory() as folder:
            scratch = os.path.join(folder, "scratch")
            os.mkdir(scratch)
            journal = os.path.join(folder, "evening.hexwarden")
            end = random.choice(ASKED) if turn % 3 == 2 else signal.SIGKILL
            printed = printed_before(end, hexwarden, film, journal, random.randint(1, changes), scratch)
            if end in ASKED:
                game = {"scratch", "evening.hexwarden", "evening.hexwarden.pictures"}
                left += len(set(os.listdir(folder)) - game) + len(os.listdir(scratch))
            alone = os.path.join(folder, "alone.hexwarden")
            shutil.copy(journal, alone)
            ends += 1
            lost += max(0, printed - written(journal))
            lost_alone += max(0, printed - written(alone))
        if ends % 50 == 0:
            print(f"{ends} ends, {lost} printed changes lost, {lost_alone} missing in the file alone, "
                  f"{left} locks or temporary files left behind", flush=True)


main()
