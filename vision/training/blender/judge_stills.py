"""What `hexwarden scan` reads in single pictures of filmed evenings, against their truth; pieces that it shows are taught from it.

    python3 judge_stills.py HEXWARDEN FOLDER [FOLDER ...] [--every 4] [--list]

FOLDER: game.mp4, truth.jsonl, shown.jsonl and film.look, as evening_film.py leaves them. Of every fourth quiet moment a picture is read by itself. A hex
on which units, buildings in hexes or flood stand is right if all kinds, colours and counts are; a site counts by itself. `--list` names what is not right.
"""
import argparse
import collections
import json
import os
import subprocess
import sys
import tempfile

import cv2

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from judge_evening import board_of, lines
from things.measure_films import namer

BEFORE_HAND_MS = 200


def states(truth, place):
    """(moment, {place: Counter of (kind, colour)}) before each hand, once pieces were shown."""
    now, shown = collections.defaultdict(collections.Counter), False
    for line in truth:
        if line["t"] == "units":
            now[place(line["hex"])][line["kind"], line["colour"]] = line["after"]
        elif line["t"] in ("build", "gone"):
            now[place(line["at"])][line["kind"], line["p"]] = int(line["t"] == "build")
            if line["t"] == "build" and line["kind"] in ("city", "fort"):  # both replace it (BASE-23, WAR-10)
                now[place(line["at"])]["settlement", line["p"]] = 0
        elif line["t"] == "flood":
            now[place(line["hex"])]["flood", "none"] = int(line["on"])
        elif line["t"] == "hand" and shown:
            yield line["at_ms"] - BEFORE_HAND_MS, {where: +there for where, there in now.items() if +there}
        shown |= line["t"] == "event"


def read(answer, place):
    """{place: Counter of (kind, colour)}, and the places on which a stranger stands."""
    there, strange = collections.defaultdict(collections.Counter), set()
    for thing in answer["units"] + answer["pieces"]:
        where = place(thing.get("hex") or thing.get("edge") or thing.get("corner"))
        if thing["kind"] == "unknown":
            strange.add(where)
        else:
            there[where][thing["kind"], thing.get("colour", "none")] += thing.get("count", 1)
    return there, strange


def score(truth, there, strange, tally, say):
    for where in sorted(set(truth) | set(there), key=str):
        of = "hexes" if where[0] == "hex" else "sites"
        true, told = truth.get(where, {}), there.get(where, {})
        if not true:
            tally[of + " reported where nothing is"] += 1
        else:
            tally[of] += 1
            tally[of + " right"] += true == told
            tally[of + " counted"] += sum(true.values()) == sum(told.values())
            tally[of + " with a stranger"] += true != told and where in strange
        if true != told:
            say(where, "is", dict(true), "read", dict(told), "and a stranger" if where in strange else "")


def judge(hexwarden, folder, every, say):
    truth = lines(os.path.join(folder, "truth.jsonl"))
    with open(os.path.join(folder, "film.look"), encoding="utf-8") as text:
        pieces = next(line.split()[1] for line in text if line.startswith("pieces "))
    film, board, tally = os.path.join(folder, "game.mp4"), board_of(truth), collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        shown, profile = os.path.join(folder, "shown.jsonl"), []
        if os.path.getsize(shown):
            profile = ["--profile", os.path.join(scratch, "profile")]
            subprocess.run([hexwarden, "teach", film, "--shown", shown, "--pieces", pieces, *profile], check=True, stdout=subprocess.DEVNULL)
        video, photos = cv2.VideoCapture(film), {}
        for moment, state in list(states(truth, namer(board, board)))[::every]:
            video.set(cv2.CAP_PROP_POS_MSEC, moment)
            path = os.path.join(scratch, "%06d.png" % moment)
            cv2.imwrite(path, video.read()[1])
            photos[path] = state
        answers = subprocess.run([hexwarden, "scan", "--json", "--pieces", pieces, *profile, *photos], capture_output=True, text=True, check=False).stdout
    for answer in map(json.loads, answers.splitlines()):
        tally["pictures"] += 1
        if not answer["board"]:
            tally["refused"] += 1
            continue
        at = os.path.basename(answer["photo"])[:-4]
        score(photos[answer["photo"]], *read(answer, namer(board, answer)), tally, lambda *words: say(at, *words))
    return tally


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hexwarden")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--every", type=int, default=4, help="of so many quiet moments one is read")
    parser.add_argument("--list", action="store_true", help="name what is not right")
    chosen = parser.parse_args()
    for folder in chosen.folders:
        tally = judge(chosen.hexwarden, folder, chosen.every, print if chosen.list else lambda *_: None)
        print(folder, ", ".join("%s %d" % item for item in sorted(tally.items())), flush=True)


if __name__ == "__main__":
    main()
