"""Makes a model, or anything else that stages.txt lists, with all that it is made of. What is there already is not made again, unless its
stage or an input has changed; a stage that was stopped goes on.

    python3 make.py models/tokens.onnx --photos PHOTOS --work WORK [--print]
    python3 make.py --list

A model comes to lie under WORK/models: measure it, then put it into data/models with its card.
"""
import argparse
import fnmatch
import hashlib
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))
STAGES = os.path.join(HERE, "stages.txt")


class Mistake(Exception):
    """One sentence for whoever wrote the list or asked."""


@dataclass(frozen=True)
class Stage:
    name: str       # as it stands in the list; of several that fill one folder each has a number: `made#2`
    words: tuple    # the module and its arguments, with @NAME, PHOTOS and LABELS
    inputs: tuple   # names of earlier stages

    @property
    def output(self):
        return self.name.partition("#")[0]


def names(reference, output):
    """Whether `held/[id]*/*.json`, `held` or `held/icons` speaks of what a stage writes: as far as both paths go."""
    pairs = list(zip(reference.split("/"), output.split("/")))
    return all(fnmatch.fnmatchcase(part, pattern) for pattern, part in pairs)


def joined_lines(text):
    """Line numbers and lines without comments, those that go on put together."""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        if line[:1] in ("#", "") or not line.strip():
            continue
        if line[0] == " " and lines:
            lines[-1] = (lines[-1][0], lines[-1][1] + " " + line.strip())
        else:
            lines.append((number, line))
    return lines


def parse(text, file="stages.txt"):
    """The stages in order. Every one may only name what an earlier one makes."""
    stages, groups = [], {}
    for number, line in joined_lines(text):
        where = "%s, line %d: " % (file, number)
        left, equals, right = line.partition(" = ")
        if not equals:
            raise Mistake(where + "a stage is NAME = MODULE ARGUMENTS")
        words = []
        for word in right.split():
            if word.startswith("$") and word[1:] not in groups:
                raise Mistake(where + "%s is not defined above" % word)
            words += groups[word[1:]] if word.startswith("$") else [word]
        if left.startswith("let "):
            groups[left[4:]] = words
            continue
        if any(left == s.name for s in stages):
            raise Mistake(where + "'%s' stands there twice" % left)
        output, inputs, written = left.partition("#")[0], [], False
        for reference in (w[1:] for w in words if w.startswith("@")):
            if reference == output:
                written = True
                continue
            made = [s.name for s in stages if names(reference, s.output)]
            stem, _, kind = reference.rpartition(".")
            own_checkpoint = kind == "pt" and words[words.index("@" + reference) - 1] == "--checkpoint" and stem
            if not made and not own_checkpoint:
                raise Mistake(where + "nothing above makes '%s'" % reference)
            inputs += [name for name in made if name not in inputs]
        if not written:
            raise Mistake(where + "'%s' is not written by its own stage" % output)
        stages.append(Stage(left, tuple(words), tuple(inputs)))
    return stages


def plan(stages, wanted):
    """The stages that `wanted` takes, itself last, in the order of the list."""
    by_name = {s.name: s for s in stages}
    needed = {s.name for s in stages if s.output == wanted}
    if not needed:
        raise Mistake("no stage makes '%s'; --list names them" % wanted)
    open_ones = list(needed)
    while open_ones:
        for name in by_name[open_ones.pop()].inputs:
            if name not in needed:
                needed.add(name)
                open_ones.append(name)
    return [s for s in stages if s.name in needed]


def digests(stages):
    """Of each stage what it depends on: its words, and the same of its inputs."""
    found = {}
    for s in stages:
        found[s.name] = hashlib.sha256(" ".join((*s.words, *(found[i] for i in s.inputs))).encode()).hexdigest()
    return found


def command(stage, photos, work):
    def place(word):
        if word.startswith("@"):
            return os.path.join(work, word[1:])
        for name, folder in (("PHOTOS", photos), ("LABELS", os.path.join(HERE, "labels"))):
            if word == name or word.startswith(name + "/"):
                return folder + word[len(name):]
        return word

    module, *arguments = stage.words
    program = ["blender", "-b", "-P", module, "--"] if module.endswith(".py") else [sys.executable, "-m", module]
    return program + [place(word) for word in arguments]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", help="what to make: models/tokens.onnx")
    parser.add_argument("--photos", help="the folder of labelled photographs")
    parser.add_argument("--work", help="the folder for everything that is made on the way")
    parser.add_argument("--print", action="store_true", help="only says what would be run")
    parser.add_argument("--list", action="store_true", help="names everything that can be made")
    options = parser.parse_args()
    with open(STAGES) as file:
        stages = parse(file.read())
    if options.list:
        return print("\n".join(dict.fromkeys(s.output for s in stages)))
    if not (options.what and options.photos and options.work):
        parser.error("it takes what to make, --photos and --work; or --list")
    photos, work = os.path.abspath(options.photos), os.path.abspath(options.work)
    digest = digests(stages)
    for stage in plan(stages, options.what):
        mark = os.path.join(work, ".made", stage.name.replace("/", "_"))
        if os.path.exists(mark) and open(mark).read() == digest[stage.name]:
            continue
        run = command(stage, photos, work)
        print(stage.name + ":", shlex.join(run), flush=True)
        if options.print:
            continue
        os.makedirs(os.path.dirname(os.path.join(work, stage.output)), exist_ok=True)
        if subprocess.run(run, cwd=HERE, env={**os.environ, "OMP_NUM_THREADS": "1"}).returncode:
            raise Mistake("stage '%s' failed" % stage.name)
        os.makedirs(os.path.dirname(mark), exist_ok=True)
        with open(mark, "w") as file:
            file.write(digest[stage.name])


if __name__ == "__main__":
    try:
        main()
    except Mistake as mistake:
        sys.exit("make.py: %s" % mistake)
