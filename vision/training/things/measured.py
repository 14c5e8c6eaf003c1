"""What the measures of evenings and films share: their command line, and a tally for each set of pieces."""
import argparse
import collections
import glob
import json
import os


def by_set(doc, flag, pattern, measure):
    """Prints a line for each set of pieces. `pattern` finds the JSON files of a folder that name it; `measure(hexwarden, path, flag, tally)` counts one."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('hexwarden')
    parser.add_argument('folders', nargs='+')
    parser.add_argument('--' + flag, action='store_true')
    options = parser.parse_args()
    tallies = collections.defaultdict(collections.Counter)
    for folder in options.folders:
        for path in sorted(glob.glob(os.path.join(folder, pattern))):
            with open(path) as file:
                measure(options.hexwarden, path, getattr(options, flag), tallies[json.load(file)['pieces']])
    for name, tally in sorted(tallies.items()):
        print(name, ', '.join('%s %d' % item for item in sorted(tally.items())))
