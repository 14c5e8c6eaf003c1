"""The list of stages: whole, in order, of modules that exist; and what make.py makes of it."""
import glob
import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
TRAINING = os.path.join(ROOT, "vision", "training")
sys.path.insert(0, TRAINING)
import make  # noqa: E402

SHORT = """
let two = @a @b
a = tables.make @a --seed 1
b = tables.make @b --seed 2
c = tables.make @c --seed 3
all#1 = pieces.tables @all --tables $two
all#2 = pieces.tables @all --tables @c
  --seed 2
net = pieces.train --shards @all --checkpoint @net
"""


class TheList(unittest.TestCase):
    def setUp(self):
        with open(make.STAGES) as file:
            self.stages = make.parse(file.read())

    def test_every_module_is_there(self):
        for stage in self.stages:
            module = stage.words[0]
            path = module if module.endswith(".py") else module.replace(".", "/") + ".py"
            self.assertTrue(os.path.exists(os.path.join(TRAINING, path)), stage.name)

    def test_every_shipped_model_has_its_stage(self):
        shipped = [os.path.basename(p) for pattern in ("*.onnx", "*.onnx.gz") for p in glob.glob(os.path.join(ROOT, "data/models", pattern))]
        self.assertGreater(len(shipped), 6)
        for model in shipped:
            self.assertTrue(make.plan(self.stages, "models/" + model), model)

    def test_no_two_stages_draw_the_same_tables(self):
        seeds = {s.name: s.words[s.words.index("--seed") + 1] for s in self.stages if s.words[0] == "tables.make"}
        self.assertEqual(len(set(seeds.values())), len(seeds))


class Plans(unittest.TestCase):
    def test_a_stage_brings_all_that_it_is_made_of_in_order(self):
        self.assertEqual([s.name for s in make.plan(make.parse(SHORT), "net")], ["a", "b", "c", "all#1", "all#2", "net"])
        self.assertEqual([s.name for s in make.plan(make.parse(SHORT), "all")], ["a", "b", "c", "all#1", "all#2"])
        self.assertEqual([s.name for s in make.plan(make.parse(SHORT), "b")], ["b"])

    def test_patterns_name_what_they_match(self):
        self.assertTrue(make.names("held/[bi]*/*.json", "held/icons"))
        self.assertTrue(make.names("held", "held/icons"))
        self.assertTrue(make.names("lbraby/train", "lbraby"))
        self.assertFalse(make.names("held/[bi]*/*.json", "held/mosaic"))

    def test_what_changed_is_made_again_with_all_that_rests_on_it(self):
        before = make.digests(make.parse(SHORT))
        after = make.digests(make.parse(SHORT.replace("--seed 3", "--seed 4")))
        self.assertEqual({name for name in before if before[name] != after[name]}, {"c", "all#2", "net"})

    def test_a_mistake_names_the_line(self):
        for text, sentence in (("a tables.make", "line 1: a stage is NAME"), ("a = tables.make @a @b", "line 1: nothing above makes 'b'"),
                               ("a = tables.make $x @a", "line 1: \\$x is not defined"), ("a = tables.make", "line 1: 'a' is not written"),
                               ("a = m @a\na = m @a", "line 2: 'a' stands there twice")):
            with self.assertRaisesRegex(make.Mistake, sentence):
                make.parse(text)
        with self.assertRaisesRegex(make.Mistake, "no stage makes 'z'"):
            make.plan(make.parse(SHORT), "z")

    def test_what_was_made_is_not_made_again(self):
        with tempfile.TemporaryDirectory() as work:
            def run(*more):
                program = [sys.executable, os.path.join(TRAINING, "make.py"), "flat", "--photos", work, "--work", work, *more]
                return subprocess.run(program, capture_output=True, text=True)

            said = run("--print")
            self.assertEqual(said.returncode, 0, said.stderr)
            self.assertIn("-m tables.make " + os.path.join(os.path.realpath(work), "flat"), said.stdout.replace(work, os.path.realpath(work)))
            os.makedirs(os.path.join(work, ".made"))
            with open(make.STAGES) as file, open(os.path.join(work, ".made", "flat"), "w") as mark:
                mark.write(make.digests(make.parse(file.read()))["flat"])
            self.assertEqual(run("--print").stdout, "")


if __name__ == "__main__":
    unittest.main()
