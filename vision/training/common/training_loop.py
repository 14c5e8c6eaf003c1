"""What every training here shares: a graphics processor where there is one, else one thread; bfloat16 where that is quicker, a falling learning rate,
checkpoints, running averages of the weights."""
import argparse
import copy
import glob
import itertools
import os
import time

import cv2
import numpy as np
import torch

LOOK_AGAIN = 100        # steps between looks for new shards
BEFORE_START = 8        # batches that tell what layers see, for a net taken up from ONNX
WAITING = 3             # batches that each maker may be ahead


def training_parser(description, steps, batch, exports=False, sharded=False, by_step=False):
    """The options that every training has; each adds those of its own pictures. `exports`: it also writes the ONNX file; `sharded`: it learns from
    folders of shards and takes its temperature from others; `by_step`: chance begins anew with each step, so that others may make its batches."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=steps)
    parser.add_argument("--batch", type=int, default=batch)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--start", help="checkpoint of an earlier training to start from, or the ONNX file that came of one")
    parser.add_argument("--checkpoint", required=True)
    if by_step:
        parser.add_argument("--makers", type=int, default=0, help="processes that make batches beside the training; without any it makes them itself")
    parser.add_argument("--minutes", type=float, help="at most so many: of the steps only as many as fit, with the learning rate that falls until then")
    if exports:
        parser.add_argument("--out", help="the ONNX file to write at the end")
        parser.add_argument("--export", action="store_true", help="only writes the ONNX file of what was trained so far")
    if sharded:
        parser.add_argument("--shards", nargs="+", default=[])
        parser.add_argument("--held-out", nargs="+", default=[])
        parser.add_argument("--seed", type=int, default=1)
    return parser


def quicker_in_bfloat16():
    """Whether this processor convolves with bfloat16 more quickly: some take a third of the time, some ten times as long."""
    if torch.cuda.is_available():
        return True
    layer = torch.nn.Conv2d(32, 32, 3, padding=1).to(memory_format=torch.channels_last)
    picture = torch.rand(32, 32, 48, 48).contiguous(memory_format=torch.channels_last)
    seconds = []
    for narrow in (False, True):
        for _ in range(3):      # the first looks make it ready
            started = time.process_time()
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=narrow):
                layer(picture)
            spent = time.process_time() - started
        seconds.append(spent)
    return seconds[1] < seconds[0]


class Shards:
    """The shards of some folders; more may come while training goes on. `take` makes of each what training draws from."""

    def __init__(self, folders, take):
        self.folders, self.take, self.paths, self.parts = folders, take, set(), []

    def look(self, step=0):
        """Looks for new ones, now and then."""
        if step % LOOK_AGAIN and self.parts:
            return
        for path in sorted(p for folder in self.folders for p in glob.glob(os.path.join(folder, "shard_*.npz"))):
            if path not in self.paths and not path.endswith(".part.npz"):
                self.paths.add(path)
                self.parts.append(self.take(np.load(path)))

    def draw(self, rng, batch, rows_of):
        """A batch from eight shards drawn at random: what `rows_of(part, count)` draws from each, put together array by array."""
        drawn = [rows_of(self.parts[int(rng.integers(len(self.parts)))], batch // 8) for _ in range(8)]
        return [np.concatenate(arrays) for arrays in zip(*drawn)]


def on(device, part):
    """Arrays and tensors, or a tuple of them, as tensors of that device."""
    if isinstance(part, tuple):
        return tuple(on(device, each) for each in part)
    return (torch.from_numpy(part) if isinstance(part, np.ndarray) else part).to(device, non_blocking=True)


def made_beside(batch, first, makers):
    """Batches from `first` on, made by so many processes."""
    context = torch.multiprocessing.get_context("fork")
    ready = [context.Queue(WAITING) for _ in range(makers)]

    def make(number):
        cv2.setNumThreads(1)
        torch.set_num_threads(1)
        for step in itertools.count(first + number, makers):
            ready[number].put(on("cpu", tuple(batch(step))))
    for number in range(makers):
        context.Process(target=make, args=(number,), daemon=True).start()
    for step in itertools.count():
        yield ready[step % makers].get()


class Trainer:
    """Trains `net` with AdamW for a number of steps; resumes from `checkpoint` if that file is there.

    `self.average` is the net with its weights averaged over the latest steps, which is what gets exported.
    """

    @classmethod
    def of(cls, net, options):
        """As the options of `training_parser` say: resumed, or begun from another training, or from nothing."""
        trainer = cls(net, options.checkpoint, options.steps, options.rate)
        trainer.makers, trainer.seconds = getattr(options, "makers", 0), options.minutes and 60 * options.minutes
        if options.start and trainer.step == 0:
            trainer.begin_from(options.start)
        return trainer

    def __init__(self, net, checkpoint, steps, rate, decay=.01, averaging=.998):
        torch.set_num_threads(1)
        cv2.setNumThreads(1)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.backends.cudnn.benchmark = True
        self.makers, self.seconds, self.done = 0, None, 0.
        self.net = net.to(self.device, memory_format=torch.channels_last)
        self.average = copy.deepcopy(self.net).eval()
        self.checkpoint, self.steps, self.rate, self.averaging = checkpoint, steps, rate, averaging
        self.optimiser = torch.optim.AdamW(net.parameters(), rate, weight_decay=decay)
        self.step = 0
        self.losses = {}
        self.shipped = None
        if os.path.exists(checkpoint):
            state = torch.load(checkpoint, map_location=self.device)
            self.net.load_state_dict(state["net"])
            self.average.load_state_dict(state["average"])
            self.optimiser.load_state_dict(state["optimiser"])
            self.step = state["step"]
            self.done = self.step / steps

    def begin_from(self, checkpoint):
        """Takes over the weights of another training that fit this net; those of an ONNX file when the first pictures are there."""
        if checkpoint.endswith((".onnx", ".onnx.gz")):
            self.shipped = checkpoint
            return
        state = torch.load(checkpoint, map_location=self.device)
        weights = state.get("average", state["net"])
        own = self.net.state_dict()
        fitting = {name: value for name, value in weights.items() if name in own and own[name].shape == value.shape}
        if len(fitting) < len(own):
            print("starts over:", ", ".join(sorted(set(own) - set(fitting))), flush=True)
        own.update(fitting)
        self.net.load_state_dict(own)
        self.average.load_state_dict(own)

    def run(self, batch, loss, seen=None):
        """`batch(step)` gives (input, *targets), arrays or tensors or tuples of them; `seen` makes of the input what the net takes, on the training's
        device: without it, 8 bits become 0 to 1. `loss(outputs, *targets)` gives named losses, which are summed."""
        narrow = quicker_in_bfloat16()
        seen = seen or (lambda inputs: inputs.float().div(255) if inputs.dtype == torch.uint8 else inputs)
        batches = made_beside(batch, self.step, self.makers) if self.makers else map(batch, itertools.count(self.step))
        if self.shipped:
            from common.weights_from_onnx import take_up       # python3-onnx is needed for this alone
            take_up(self.net, self.shipped, torch.cat([seen(on(self.device, batch(step)[0])) for step in range(BEFORE_START)]))
            self.average.load_state_dict(self.net.state_dict())
        started = time.time()
        while self.step < self.steps and self.done < 1:
            for group in self.optimiser.param_groups:
                group["lr"] = self.rate * self._schedule()
            inputs, *targets = on(self.device, tuple(next(batches)))
            with torch.no_grad():
                inputs = seen(inputs).contiguous(memory_format=torch.channels_last)
            self.net.train()
            with torch.autocast(self.device, dtype=torch.bfloat16, enabled=narrow):
                outputs = self.net(inputs)
            outputs = outputs.float() if torch.is_tensor(outputs) else tuple(o.float() for o in outputs)
            parts = loss(outputs, *targets)
            self.optimiser.zero_grad()
            sum(parts.values()).backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5.)
            self.optimiser.step()
            self.step += 1
            self.done = max(self.step / self.steps, (time.time() - started) / self.seconds if self.seconds else 0)
            self._follow()
            if self.step % 10 == 0:
                for name, value in parts.items():
                    self.losses[name] = .9 * self.losses.get(name, value.item()) + .1 * value.item()
            if self.step % 100 == 0:
                words = " ".join("%s %.4f" % item for item in self.losses.items())
                print("step %d of %d, %.0f s: %s" % (self.step, self.steps, time.time() - started, words), flush=True)
            if self.step % 100 == 0 or self.step == self.steps or self.done >= 1:
                self.save()

    def save(self):
        state = {"net": self.net.state_dict(), "average": self.average.state_dict(), "optimiser": self.optimiser.state_dict(), "step": self.step}
        torch.save(state, self.checkpoint + ".part")
        os.replace(self.checkpoint + ".part", self.checkpoint)

    def _schedule(self):
        """Warms up, stays, then falls in a straight line over the second half."""
        return min(1., (self.step + 1) / 100) * min(1., 2 * (1 - self.done) + .01)

    def _follow(self):
        keep = min(self.averaging, self.step / (self.step + 10))
        with torch.no_grad():
            for mean, now in zip(self.average.state_dict().values(), self.net.state_dict().values()):
                if mean.dtype.is_floating_point:
                    mean.mul_(keep).add_(now, alpha=1 - keep)
                else:
                    mean.copy_(now)
