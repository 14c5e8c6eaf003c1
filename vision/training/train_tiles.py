"""Trains the net that reads tiles (terrain, where the token lies, robber) and writes data/models/tiles.onnx.

    python3 train_tiles.py --pool POOL.npz... --real POOL.npz... --checkpoint FILE --out FILE

Pools are cut by crop_pools.py. Resumes from the checkpoint; --export only writes what it holds, with the temperature of the terrain
fitted on the pools named by --held-out, which it must never have trained on.
"""
import numpy as np
import torch
from torch.nn import functional as f

import calibration
import crop_augment
import geometry as g
import nets
from export_onnx import export
from tile_samples import PX_PER_SIDE
from training_loop import Trainer, training_parser

FIELDS = ("tiles", "terrains", "has_disc", "disc_offset", "has_robber")


def read_pool(paths):
    """The arrays of all pools together, or None."""
    pools = [np.load(path) for path in paths]
    return {name: np.concatenate([pool[name] for pool in pools]) for name in FIELDS} if pools else None


def sample(rng, pool, index, steady=False):
    """One crop and its answers: terrain, has disc, dx, dy (crop axes, NaN where unknown), has robber."""
    degrees = 60 * int(rng.integers(6)) + (0 if steady else rng.normal(0, 4))
    shift = np.zeros(2) if steady else rng.normal(0, 1.3, 2)
    scale = 1. if steady else np.exp(rng.normal(0, .05))
    crop = crop_augment.cut_turned(rng, pool["tiles"][index], g.TILE_PX, degrees, shift, scale, 0 if steady else .03)
    a = np.radians(degrees)
    turn = np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]])
    offset = turn @ pool["disc_offset"][index] / scale - shift / PX_PER_SIDE
    return crop, int(pool["terrains"][index]), int(pool["has_disc"][index]), offset, int(pool["has_robber"][index])


def _chances(terrains):
    """How likely each crop is drawn: a terrain by the root of its frequency."""
    weights = 1 / np.sqrt(np.bincount(terrains)[terrains])
    return weights / weights.sum()


class Batches:
    """Crops drawn in fixed shares from the pools; of each the rare terrains more often than they come, but not as often as the others."""

    def __init__(self, pools, size, seed):
        self.rng = np.random.default_rng(seed)
        torch.manual_seed(seed)
        self.pools = [(share, pool, _chances(pool["terrains"])) for share, pool in pools if pool]
        self.size = size

    def __call__(self, step):
        rng = self.rng
        total = sum(share for share, _, _ in self.pools)
        drawn = []
        for share, pool, chances in self.pools:
            for index in rng.choice(len(chances), round(self.size * share / total), p=chances):
                drawn.append(sample(rng, pool, index))
        crops, terrain, disc, offset, robber = zip(*drawn)
        batch = torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2).float() / 255
        batch = crop_augment.roughen(crop_augment.relight(batch, 1., grey_share=.01), .8)
        return batch, torch.tensor(terrain), torch.tensor(disc), torch.tensor(np.array(offset), dtype=torch.float32), torch.tensor(robber)


def loss(outputs, terrain, disc, offset, robber):
    """Cross entropies where the truth is known, and the place of the token where it is."""
    kind, place, pawn = outputs
    known, placed = disc >= 0, ~torch.isnan(offset[:, 0])
    parts = {"terrain": f.cross_entropy(kind, terrain, label_smoothing=.02),
             "disc": f.binary_cross_entropy_with_logits(place[known, 0], disc[known].float()) * .5}
    if placed.any():
        parts["place"] = f.smooth_l1_loss(place[placed, 1:] * 10, offset[placed] * 10, beta=.3)
    seen = robber >= 0
    if seen.any():
        parts["robber"] = f.binary_cross_entropy_with_logits(pawn[seen, 0], robber[seen].float(), pos_weight=torch.tensor(3.)) * .5
    return parts


def main():
    parser = training_parser(__doc__, steps=3000, batch=96, exports=True)
    parser.add_argument("--pool", nargs="*", default=[], help="pools of composited and path-traced tables, all drawn from alike")
    parser.add_argument("--real", nargs="*", default=[], help="pools of photographs allowed for training")
    parser.add_argument("--held-out", nargs="*", default=[], help="pools for the temperature")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    trainer = Trainer.of(nets.TileNet(), options)
    if not options.export:
        print("parameters:", nets.size(trainer.net), flush=True)
        pools = [(.6 / len(options.pool), read_pool([path])) for path in options.pool] + [(.4 / len(options.real), read_pool([path])) for path in options.real]
        trainer.run(Batches(pools, options.batch, options.seed + trainer.step), loss)
    if options.out:
        temperature = 1.
        if options.held_out:
            inputs, labels = Batches([(1, read_pool(options.held_out))], 1500, seed=990)(0)[:2]
            with torch.no_grad():
                temperature = calibration.fit_temperature(trainer.average(inputs)[0], labels)
        print("temperature %.3f" % temperature)
        export(calibration.Tempered(trainer.average, temperature), options.out, torch.zeros(1, 3, g.TILE_PX, g.TILE_PX),
               ["terrain", "disc", "robber"], batches=(4, 19, 38))


if __name__ == "__main__":
    main()
