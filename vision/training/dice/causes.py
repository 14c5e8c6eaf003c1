"""How readings of dice err, by kind and cause:   python3 -m dice.causes LABELS_DIR READINGS.jsonl [--sure 0.9]

LABELS_DIR holds labelled pictures (dice/hard.py, or photographs), READINGS what `hexwarden scan --json` or dice/read.py tells of them.
A die is right when a reading with its value lies within 0.6 of its side. One reported with another value is `beside` if a face beside
its top shows that value. What fits no die is false; `sure` are wrong or false ones reported with at least that probability.
"""
import argparse
import collections
import glob
import json
import math
import os

COLUMNS = ('dice', 'right', 'missed', 'beside', 'other value', 'false', 'sure')


def interval(hits, of, z=1.96):
    """Wilson's 95 % interval of a share, in per cent."""
    if not of:
        return ''
    share, middle = hits / of, 1 + z * z / of
    half = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    low, high = ((share + z * z / (2 * of) + sign * half) / middle for sign in (-1, 1))
    return '%.1f %% (%.1f to %.1f)' % (100 * share, 100 * low, 100 * high)


def compare(label, got, sure, rows):
    """Counts one picture's readings under its kind and its dice's."""
    whole = rows[label.get('kind', 'photographs')]
    left = list(got)
    for die in sorted(label['dice'], key=lambda d: bool(d.get('emblem'))):
        near = min(left, key=lambda g: math.dist(g['at'], die['at']), default=None)
        if near is None or math.dist(near['at'], die['at']) > 0.6 * die['side'] + 2:
            near = None
        else:
            left.remove(near)
        if die.get('emblem'):
            continue
        if near is None:
            what = 'missed'
        elif near['value'] == die['value']:
            what = 'right'
        else:
            what = 'beside' if near['value'] in die.get('beside', []) else 'other value'
        of = [whole]
        if 'tilt' in die:
            of += [rows['tilt over 50' if die['tilt'] > 50 else 'tilt 30 to 50' if die['tilt'] > 30 else 'tilt to 30'],
                   rows['face under 20 px' if die['side'] < 20 else 'face of 20 px and more']]
        if die.get('worn'):
            of.append(rows['worn pips'])
        for row in of:
            row['dice'] += 1
            row[what] += 1
            row['sure'] += near is not None and what != 'right' and near['p'] >= sure
    for reading in left:
        if any(math.dist(reading['at'], u) < 60 for u in label.get('unreadable', [])):
            continue
        if any(b[0] <= reading['at'][0] <= b[2] and b[1] <= reading['at'][1] <= b[3] for b in label.get('ignore', [])):
            continue
        whole['false'] += 1
        whole['sure'] += reading['p'] >= sure


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('labels')
    parser.add_argument('readings')
    parser.add_argument('--sure', type=float, default=0.9)
    options = parser.parse_args()
    readings = {}
    for line in open(options.readings):
        if line.startswith('{'):
            read = json.loads(line)
            readings[os.path.splitext(os.path.basename(read.get('photo', '')))[0]] = read.get('dice') or []
    rows = collections.defaultdict(collections.Counter)
    for path in sorted(glob.glob(os.path.join(options.labels, '*.json'))):
        compare(json.load(open(path)), readings.get(os.path.basename(path)[:-5], []), options.sure, rows)
    print('| | %s | share right |\n|---%s|---|' % (' | '.join(COLUMNS), '|---' * len(COLUMNS)))
    for name, row in rows.items():
        print('| %s | %s | %s |' % (name, ' | '.join(str(row[c]) for c in COLUMNS), interval(row['right'], row['dice'])))


if __name__ == '__main__':
    main()
