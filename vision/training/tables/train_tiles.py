"""Trains the net that reads tiles (terrain, where the token lies, robber, which are hidden, which look alike) and writes data/models/tiles.onnx.

    python3 -m tables.train_tiles --pool POOL.npz... --real POOL.npz... --checkpoint FILE --out FILE

Pools are cut by tables/crop_pools.py. Resumes from the checkpoint; --export only writes what it holds, with how often the pools that it was
trained on hold a robber, and the temperature of the terrain fitted on those named by --held-out, which it must never have trained on.
"""
import cv2
import numpy as np
import torch
from torch.nn import functional as f

from common import calibration
from tables import crop_augment
from common import geometry as g
from tables import nets
from common import texture as t
from tables import tile_art
from common.export_onnx import export
from tables.tile_samples import PX_PER_SIDE, UNKNOWN
from common.training_loop import Trainer, training_parser

SHIFT_PX = .04 * PX_PER_SIDE
FIELDS = ("tiles", "terrains", "has_disc", "disc_offset", "has_robber", "tables")
TILES_A_TABLE = 12      # drawn together, for what looks alike is distinguished between tiles of one board


_COVERED = .1           # of all crops: a part of them lies under somebody's arm, sleeve or card
_ENOUGH = .3            # of a tile, for its terrain to be read
_INSIDE = tile_art.hexagon_distance(g.TILE_PX) > 0


def cover(rng, crop):
    """Paints an arm that reaches into a crop; what of it is hidden."""
    side = len(crop)
    tone = t.colour(rng, (8, 32), (.2, .6), (.25, .95)) if rng.random() < .5 else t.colour(rng, (0, 360), (0, .8), (.03, .97))
    start, a = rng.uniform(-.2, 1.2, 2) * side, rng.uniform(0, 2 * np.pi)
    mask = np.zeros((side, side), np.uint8)
    end = start + 3 * side * np.array((np.cos(a), np.sin(a)))
    cv2.line(mask, tuple(map(int, start)), tuple(map(int, end)), 255, int(rng.uniform(.15, 1.3) * side))
    folds = .6 + .8 * t.noise(rng, side, rng.uniform(2, 9), 3, rng.uniform(.3, .8))
    crop[mask > 0] = np.clip(tone * folds[..., None] * 255, 0, 255)[mask > 0]
    return mask > 0


def sample(rng, pool, index):
    """One crop and its answers: terrain, has disc, dx, dy (crop axes, NaN where unknown), has robber, share in view; what
    nobody can see is UNKNOWN."""
    degrees = 60 * int(rng.integers(6)) + rng.normal(0, 4)
    shift = rng.normal(0, SHIFT_PX, 2)
    scale = np.exp(rng.normal(0, .05))
    crop = crop_augment.cut_turned(rng, pool["tiles"][index], g.TILE_PX, degrees, shift, scale, .03)
    a = np.radians(degrees)
    turn = np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]])
    offset = turn @ pool["disc_offset"][index] / scale - shift / PX_PER_SIDE
    terrain, disc, robber = (int(pool[name][index]) for name in ("terrains", "has_disc", "has_robber"))
    seen = 1.
    if rng.random() < _COVERED:
        seen = 1 - cover(rng, crop)[_INSIDE].mean()
        if seen < _ENOUGH:
            terrain = UNKNOWN
        if seen < .9:       # the token or the robber may lie beneath
            disc, offset, robber = UNKNOWN, np.full(2, np.nan), UNKNOWN
    return crop, terrain, disc, offset, robber, seen


class Pool:
    """Tiles of one file, table by table; of each table the rare terrains more often than they come, but not as often as the others."""

    def __init__(self, share, path):
        pool = np.load(path)
        self.share, self.arrays = share, {name: pool[name] for name in FIELDS}
        terrains, tables = self.arrays["terrains"], self.arrays["tables"]
        self.weights = 1 / np.sqrt(np.bincount(terrains)[terrains])
        bounds = np.flatnonzero(np.diff(tables)) + 1
        self.tables = [part for part in np.split(np.arange(len(tables)), bounds) if len(part) >= TILES_A_TABLE]

    def draw(self, rng):
        """Indices of some tiles of one table."""
        tiles = self.tables[int(rng.integers(len(self.tables)))]
        weights = self.weights[tiles]
        return rng.choice(tiles, TILES_A_TABLE, replace=False, p=weights / weights.sum())


class Batches:
    """Crops drawn in fixed shares from the pools, some of one table at a time."""

    def __init__(self, pools, size, seed):
        self.rng = np.random.default_rng(seed)
        torch.manual_seed(seed)
        self.pools, self.tables = pools, size // TILES_A_TABLE
        self.shares = np.array([pool.share for pool in pools]) / sum(pool.share for pool in pools)

    def __call__(self, step):
        rng, drawn = self.rng, []
        for which in rng.choice(len(self.pools), self.tables, p=self.shares):
            pool = self.pools[which]
            drawn += [sample(rng, pool.arrays, index) for index in pool.draw(rng)]
        crops, terrain, disc, offset, robber, seen = zip(*drawn)
        pictures = torch.arange(len(drawn)) // TILES_A_TABLE
        batch = torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2).float() / 255
        batch = crop_augment.roughen(crop_augment.relight(batch, 1., grey_share=.01, pictures=pictures), .8)
        return (batch, torch.tensor(terrain), torch.tensor(disc), torch.tensor(np.array(offset), dtype=torch.float32), torch.tensor(robber),
                torch.tensor(seen, dtype=torch.float32))


def loss(outputs, terrain, disc, offset, robber, in_view):
    """Cross entropies where the truth is known, and the place of the token where it is. Of what is hidden each terrain is to be as likely."""
    kind, place, pawn, hidden, look = outputs
    known, placed = disc >= 0, ~torch.isnan(offset[:, 0])
    target = torch.where(terrain[:, None] >= 0, f.one_hot(terrain.clamp(0), len(g.TERRAINS)) * .98 + .02 / len(g.TERRAINS), 1 / len(g.TERRAINS))
    both = nets.together(kind.view(-1, TILES_A_TABLE, len(g.TERRAINS)), look.view(-1, TILES_A_TABLE, look.shape[1])).flatten(0, 1)
    parts = {"terrain": f.cross_entropy(kind, target), "together": f.cross_entropy(both, target),
             "hidden": f.binary_cross_entropy_with_logits(hidden[:, 0], (in_view < _ENOUGH).float()),
             "disc": f.binary_cross_entropy_with_logits(place[known, 0], disc[known].float()) * .5}
    if placed.any():
        parts["place"] = f.smooth_l1_loss(place[placed, 1:] * 10, offset[placed] * 10, beta=.3)
    seen = robber >= 0
    if seen.any():
        parts["robber"] = f.binary_cross_entropy_with_logits(pawn[seen, 0], robber[seen].float())
    return parts


def robbers_drawn(pools):
    """How many of the tiles drawn, whose answer is known, hold a robber."""
    rng, there, known = np.random.default_rng(3), 0., 0.
    for pool in pools:
        drawn = pool.arrays["has_robber"][np.concatenate([pool.draw(rng) for _ in range(2000)])]
        there, known = there + pool.share * (drawn == 1).mean(), known + pool.share * (drawn >= 0).mean()
    return there / known


class FewerRobbers(torch.nn.Module):
    """The trained net, its robbers as if one tile in eight held one, which is what its readers want (robberAmong in
    vision/joint_tiles.cpp, tracker/belief/robber_belief.cpp). Training draws more of them."""

    WANTED = .12

    def __init__(self, net, drawn):
        super().__init__()
        self.net = net
        self.nats = float(np.log(self.WANTED / (1 - self.WANTED)) - np.log(drawn / (1 - drawn)))

    def forward(self, x):
        kind, place, pawn, hidden, look = self.net(x)
        return kind, place, pawn + self.nats, hidden, look


def main():
    parser = training_parser(__doc__, steps=12000, batch=96, exports=True)
    parser.add_argument("--pool", nargs="*", default=[], help="pools of composited and path-traced tables, all drawn from alike")
    parser.add_argument("--real", nargs="*", default=[], help="pools of photographs allowed for training")
    parser.add_argument("--held-out", nargs="*", default=[], help="pools for the temperature")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if not options.pool and not options.real:
        parser.error("which pools is it trained on? --pool, --real")
    trainer = Trainer.of(nets.TileNet(), options)
    pools = [Pool(.7 / len(options.pool), path) for path in options.pool] + [Pool(.3 / len(options.real), path) for path in options.real]
    if not options.export:
        print("parameters:", nets.size(trainer.net), flush=True)
        trainer.run(Batches(pools, options.batch, options.seed + trainer.step), loss)
    if options.out:
        temperature = 1.
        if options.held_out:
            inputs, labels = Batches([Pool(1, path) for path in options.held_out], 1800, seed=990)(0)[:2]
            seen = labels >= 0
            with torch.no_grad():
                temperature = calibration.fit_temperature(trainer.average.cpu()(inputs[seen])[0], labels[seen])
        print("temperature %.3f" % temperature)
        export(calibration.Tempered(FewerRobbers(trainer.average.cpu(), robbers_drawn(pools)), temperature), options.out, torch.zeros(1, 3, g.TILE_PX, g.TILE_PX),
               ["terrain", "disc", "robber", "hidden", "look"], batches=(4, 19, 38))


if __name__ == "__main__":
    main()
