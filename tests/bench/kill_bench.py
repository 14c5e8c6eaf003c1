#!/usr/bin/env python3
"""Kills `hexwarden watch` right after a printed change and looks for the change in the journal.

    kill_bench.py HEXWARDEN FILM [TIMES]

Each time the program is ended by SIGKILL after another number of changes. Lost is what was printed and is neither in the
journal as it lies there nor in the file alone, without what SQLite keeps beside it.
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


def is_event(line):
    """The robber's first place is a part of the board."""
    if line["t"] == "roll":
        return True
    return line["t"] == "change" and (line["after"]["kind"] != "robber" or "from" in line)


def printed_before_kill(hexwarden, film, journal, after):
    command = [hexwarden, "watch", film, "--json", "--journal", journal]
    watch = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    printed = 0
    for line in watch.stdout:
        printed += is_event(json.loads(line))
        if printed >= after:
            watch.send_signal(signal.SIGKILL)
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
    random.seed(7)
    kills = lost = lost_alone = 0
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            journal = os.path.join(folder, "evening.hexwarden")
            printed = printed_before_kill(hexwarden, film, journal, random.randint(1, 12))
            alone = os.path.join(folder, "alone.hexwarden")
            shutil.copy(journal, alone)
            kills += 1
            lost += max(0, printed - written(journal))
            lost_alone += max(0, printed - written(alone))
    print(f"{kills} kills, {lost} printed changes lost, {lost_alone} missing in the file alone")


main()
