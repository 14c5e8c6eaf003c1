"""What `hexwarden watch --json` reported of a filmed evening, against its truth.

    hexwarden watch GAME.mp4 --json --pieces SET --shown shown.jsonl > WATCH.jsonl
    python3 judge_evening.py truth.jsonl WATCH.jsonl [--list]

A change of the truth is reported if a line says what stands there afterwards, before the truth changes there again; asked if a doubt does, which may
name up to three kinds; else missed. A line that says what the truth does not show at that time and place is wrong; one that says what has long been
there is late. Counted by kind of change.
"""
import collections
import json
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from things.measure_films import namer

EARLY_MS, LATE_MS = 4000, 30000  # a line counts for a change from so long before its hand has left, to so long after


def lines(path):
    with open(path, encoding="utf-8") as text:
        return [json.loads(line) for line in text]


def board_of(watched):
    return next((line for line in watched if line["t"] == "board"), None)


def changes(truth, place):
    """(time, place, kind, what stands there then); a count for units, a colour for pieces, a hex for the robber."""
    for line in truth:
        if line["t"] == "units":
            yield line["at_ms"], place(line["hex"]), line["kind"], (line["colour"], line["after"])
        elif line["t"] in ("build", "gone"):
            yield line["at_ms"], place(line["at"]), line["kind"], (line["p"], int(line["t"] == "build"))
        elif line["t"] == "flood":
            yield line["at_ms"], place(line["hex"]), "flood", ("none", int(line["on"]))
        elif line["t"] == "robber":
            yield line["at_ms"], place(line["to"]), "robber", ("none", 1)
        elif line["t"] == "roll":
            yield line["at_ms"], "dice", "dice", tuple(sorted(line["dice"]))
        elif line["t"] == "board" and line["robber"]:
            yield 0, place(line["robber"]), "robber", ("none", 1)


def reported(watch, place):
    """The same of what was reported; whether it is a question; the number of its line, which may name several kinds."""
    for n, line in enumerate(watch):
        asked = line["t"] == "doubt"
        if line["t"] == "units":
            yield line["at_ms"], place(line["hex"]), line["kind"], (line["colour"], line["after"]), False, n
        elif line["t"] in ("change", "doubt") and "site" in line:
            after = line.get("after") or dict(line.get("before") or {}, count=0)
            for one in [dict(after, count=after.get("count", 0 if not line.get("after") else 1)), *line.get("or", [])]:
                yield line["at_ms"], place(line["site"]), one.get("kind"), (one.get("colour", "none"), one.get("count", 1)), asked, n
        elif line["t"] != "board" and line.get("dice"):
            yield line["at_ms"], "dice", "dice", tuple(sorted(line["dice"])), asked, n


def main():
    truth, watch = lines(sys.argv[1]), lines(sys.argv[2])
    board = board_of(truth)
    true = list(changes(truth, namer(board, board)))
    said = list(reported(watch, namer(board, board_of(watch) or board)))
    tally, used = collections.defaultdict(collections.Counter), set()
    for at_ms, where, kind, what in true:
        until = min([t for t, w, k, _ in true if (w, k) == (where, kind) and t > at_ms] + [at_ms + LATE_MS])
        fits = [i for i, (t, w, k, x, _, _) in enumerate(said) if (w, k, x) == (where, kind, what) and at_ms - EARLY_MS <= t < until]
        used |= set(fits)
        became = "reported" if any(not said[i][4] for i in fits) else "asked" if fits else "missed"
        tally[kind][became] += 1
        if "--list" in sys.argv and became != "reported":
            print(became, at_ms, where, kind, what)
    answered = {said[i][5] for i in used}
    for t, where, kind, what, asked, n in said:
        if n not in answered:
            answered.add(n)
            stands = [x for at_ms, w, k, x in true if (w, k, x[0]) == (where, kind, what[0]) and at_ms <= t]
            is_late = kind not in ("dice", "robber") and stands[-1:] == [what]
            was = "asked of nothing" if asked else "late" if is_late else "wrong"
            tally[kind][was] += 1
            if "--list" in sys.argv:
                print(was, t, where, kind, what)
    for kind, counts in sorted(tally.items(), key=lambda item: str(item[0])):
        print(kind, ", ".join("%s %d" % item for item in sorted(counts.items())))
    total = sum(tally.values(), collections.Counter())
    print("all:", ", ".join("%s %d" % item for item in sorted(total.items())))


if __name__ == "__main__":
    main()
