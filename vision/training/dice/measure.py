"""How many dice of path-traced tables `hexwarden scan` reads, by size and view.

    hexwarden scan DIR/*.jpg --json > SCAN.jsonl
    python3 -m dice.measure SCAN.jsonl DIR          # a folder of pieces/full.py and blender/make_boxes.py

A die of whose top less is seen than READABLE need be neither read nor overlooked.
"""
import argparse
import collections
import json
import math
import os

READABLE = .8
SAME_DIE = .7               # sides
SMALL = 20                  # px
LOW, MIDDLE = 45, 25        # degrees from above


def judged(label, read):
    """(die, reading or None) for each die that must be read, and the readings of none."""
    left, pairs = list(read), []
    for die in label['thrown']:
        near = min(left, key=lambda r: math.dist(r['at'], die['at']), default=None)
        found = near if near and math.dist(near['at'], die['at']) < SAME_DIE * die['side'] else None
        if found:
            left.remove(found)
        if die['shown'] >= READABLE:
            pairs.append((die, found))
    return pairs, left


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('scan')
    parser.add_argument('folder')
    options = parser.parse_args()
    counts = collections.defaultdict(collections.Counter)
    for line in open(options.scan):
        seen = json.loads(line)
        label = json.load(open(os.path.join(options.folder, os.path.basename(seen['photo'])[:-4] + '.json')))
        pairs, false = judged(label, seen.get('dice', []))
        view = 'low' if label['tilt'] > LOW else 'from the side' if label['tilt'] > MIDDLE else 'from above'
        for die, found in pairs:
            said = 'missed' if not found else 'right' if found['value'] == die['value'] else 'wrong'
            for row in ('all', '%s, %s' % (view, 'small' if die['side'] < SMALL else 'large')):
                counts[row][said] += 1
        counts['all']['false'] += len(false)
    for row, n in sorted(counts.items()):
        print('%s: %s' % (row, ', '.join('%s %d' % (said, n[said]) for said in ('right', 'wrong', 'missed', 'false'))))


if __name__ == '__main__':
    main()
