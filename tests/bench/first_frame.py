#!/usr/bin/env python3
"""From the start of the program to its first frame, the sample game's table:   first_frame.py RUNS PROGRAM [PROGRAM...]

Several programs take turns, so that two builds are compared on one machine. QT_QPA_PLATFORM=xcb, under xvfb-run without
a display: by OpenGL on Mesa's rasteriser with LIBGL_ALWAYS_SOFTWARE=1, by Qt's own with QT_QUICK_BACKEND=software; on a
busy machine before everything else (chrt -r 10). The first run of each, which fills caches, does not count.
"""
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time


def first_frame_ms(program, home):
    """Until the render loop has handed over a frame that took it time: an empty one comes before."""
    environment = dict(os.environ, QT_LOGGING_RULES="qt.scenegraph.time.renderloop=true", QT_MESSAGE_PATTERN="%{message}")
    for place in ("CACHE_HOME", "CONFIG_HOME", "DATA_HOME", "STATE_HOME", "RUNTIME_DIR"):
        environment["XDG_" + place] = home
    since = time.monotonic()
    started = subprocess.Popen([program, "--another", "--source", "sample"], env=environment, stderr=subprocess.PIPE,
                               text=True)
    try:
        for line in started.stderr:
            if re.search(r"frame rendered (with 'software' renderloop )?in [1-9]\d*ms", line, re.IGNORECASE):
                return 1000 * (time.monotonic() - since)
        raise SystemExit(f"{program} drew nothing")
    finally:
        started.send_signal(signal.SIGKILL)
        started.wait()


def main():
    runs, programs = int(sys.argv[1]), sys.argv[2:]
    with tempfile.TemporaryDirectory() as home:
        os.chmod(home, 0o700)
        times = {program: [] for program in programs}
        for run in range(runs + 1):
            for program in programs:
                ms = first_frame_ms(program, home)
                if run == 0:
                    print(f"{program}: {ms:.0f} ms with empty caches", flush=True)
                else:
                    times[program].append(ms)
    for program, ms in times.items():
        print(f"{program}: median {statistics.median(ms):.0f} ms, {min(ms):.0f} to {max(ms):.0f}, {len(ms)} starts")


main()
