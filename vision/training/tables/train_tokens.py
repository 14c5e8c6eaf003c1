"""Trains the net that reads number tokens and writes data/models/tokens.onnx.

    python3 -m tables.train_tokens --pool POOL.npz... --real POOL.npz... --checkpoint FILE --out FILE

Pasted tokens are made while it trains; pools (tables/crop_pools.py) add tokens cut from whole tables and photographs. Resumes from the
checkpoint; --export only writes what it holds, with the temperature fitted on pasted tokens and pools that it never trained on.
"""
import numpy as np
import torch
from torch.nn import functional as f

from common import calibration
from tables import crop_augment
from common import geometry as g
from tables import nets
from tables import token_samples
from common.export_onnx import export
from common.training_loop import Trainer, training_parser

FRESH = 12          # pasted tokens made for each step
MEMORY = 30000      # pasted tokens kept


def read_pools(paths):
    """(samples, classes) of all pools together, or None."""
    pools = [np.load(path) for path in paths]
    pools = [(pool["tokens"], pool["numbers"]) for pool in pools if len(pool["numbers"])]
    return tuple(np.concatenate(parts) for parts in zip(*pools)) if pools else None


def turned(rng, stored):
    return crop_augment.cut_turned(rng, stored, g.TOKEN_PX, rng.uniform(0, 360), rng.normal(0, 1.6, 2), np.exp(rng.normal(0, .07)))


def to_batch(crops):
    return torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2).float() / 255


class Batches:
    """Pasted tokens, ever more of them, with fixed shares of pooled ones."""

    def __init__(self, tables, real, size, seed):
        self.rng = np.random.default_rng(seed)
        torch.manual_seed(seed)
        self.maker = token_samples.TokenMaker(self.rng)
        self.made = [self.maker.make() for _ in range(160 * FRESH)]
        self.pools = [(share, pool) for share, pool in ((.3, tables), (.12, real)) if pool]
        self.size = size

    def __call__(self, step):
        rng = self.rng
        for _ in range(FRESH):
            fresh = self.maker.make()
            if len(self.made) < MEMORY:
                self.made.append(fresh)
            else:
                self.made[rng.integers(MEMORY)] = fresh
        crops, labels = [], []
        for share, (samples, classes) in self.pools:
            for index in rng.integers(len(classes), size=int(share * self.size)):
                crops.append(turned(rng, samples[index]))
                labels.append(int(classes[index]))
        while len(crops) < self.size:
            stored, label = self.made[rng.integers(len(self.made))]
            crops.append(turned(rng, stored))
            labels.append(label)
        batch = crop_augment.roughen(crop_augment.relight(to_batch(crops), .9, grey_share=.25), .8, reach=1 / 11)
        return batch, torch.tensor(labels)


def loss(logits, labels):
    return {"number": f.cross_entropy(logits, labels, label_smoothing=.02)}


def held_out(pools, count=4000):
    """Inputs and classes that no training saw: fresh pasted tokens of another seed, and pools kept for this."""
    batches = Batches(read_pools(pools), None, count, seed=990)
    batches.made = [batches.maker.make() for _ in range(count)]
    return batches(0)


def main():
    parser = training_parser(__doc__, steps=4000, batch=192, exports=True)
    parser.add_argument("--pool", nargs="*", default=[])
    parser.add_argument("--real", nargs="*", default=[])
    parser.add_argument("--held-out", nargs="*", default=[], help="pools for the temperature")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    trainer = Trainer.of(nets.TokenNet(), options)
    if not options.export:
        print("parameters:", nets.size(trainer.net), flush=True)
        trainer.run(Batches(read_pools(options.pool), read_pools(options.real), options.batch, options.seed + trainer.step), loss)
    if options.out:
        inputs, labels = held_out(options.held_out)
        with torch.no_grad():
            temperature = calibration.fit_temperature(trainer.average.cpu()(inputs), labels)
        print("temperature %.3f" % temperature)
        export(calibration.Tempered(trainer.average.cpu(), temperature), options.out, inputs[:1], ["number"], batches=(4, 19, 76))


if __name__ == "__main__":
    main()
