"""The net that tells the settlements of a box from its cities, whatever the box: what pieces/groups.py reads together stands on it.

Input and output as those of things/alike.py. The places of one kind of one box lie near each other, those of its two kinds apart, and cities always on the
same side of settlements along the first number; where a box lies is left open.

    python3 -m pieces.building_looks --shards DIR --start OLD.onnx --checkpoint building_looks.pt
    python3 -m pieces.building_looks --checkpoint building_looks.pt --export --out ../../data/models/building_looks.onnx.gz

Training shows some buildings of each kind of one set in one picture and asks what the others are.
"""
import os
import tempfile

import numpy as np
import torch
from torch.nn import functional

from common import geometry as g
from common import packing
from common.export_onnx import export
from common.training_loop import Shards, Trainer, training_parser
from things.alike import PLACE, LooksNet, roughened

SETS = 20               # a batch
BUILDINGS = 16          # of a set, some of them repeated where it has fewer
FEWEST = 2              # of each kind
SHOWN_MOST = 4          # of each kind that are shown, while the others are asked for
KINDS = 2


def sets_of(folders):
    """Of each shard its crops, their kinds (0, 1), and the rows of each set that shows enough of both in one picture."""
    def take(shard):
        kinds, of = shard['rows'][:, 2].astype(int) - 1, shard['rows'][:, 0] * 100 + shard['rows'][:, 1]
        sets = [np.flatnonzero(of == n) for n in np.unique(of)]
        return shard['crops'], kinds, [s for s in sets if np.bincount(kinds[s], minlength=KINDS).min() >= FEWEST]
    return Shards(folders, take)


def drawn(rng, part):
    """Of a chance set: BUILDINGS crops, their kinds, and which are shown: at least one of each kind, and not all of either."""
    crops, kinds, sets = part
    own = rng.permutation(sets[int(rng.integers(len(sets)))])
    parted = [own[kinds[own] == k][:BUILDINGS // KINDS] for k in range(KINDS)]
    shown = np.concatenate([np.arange(len(p)) < rng.integers(1, min(SHOWN_MOST, len(p) - 1) + 1) for p in parted])
    own = np.concatenate(parted)
    index = np.arange(BUILDINGS) % len(own)
    return crops[own[index]], kinds[own[index]], shown[index]


def losses_of(places, kinds, shown):
    """How surprising the kinds of those asked for are, by the nearer middle of those shown; and by the first number alone, from between the middles."""
    places = places.reshape(*kinds.shape, PLACE)
    which = (kinds[:, None] == torch.arange(KINDS)[None, :, None]) & shown[:, None]
    middles = torch.einsum('skb,sbp->skp', which.float(), places) / which.sum(2, keepdim=True)
    far = ((places[:, :, None] - middles[:, None]) ** 2).sum(3)
    asked = ~shown
    along = places[:, :, 0] - middles[:, :, 0].mean(1, keepdim=True)
    return {'nearest': functional.cross_entropy(-far[asked], kinds[asked]),
            'side': functional.binary_cross_entropy_with_logits(along[asked], kinds[asked].float())}


def main():
    parser = training_parser(__doc__, steps=4000, batch=SETS, exports=True, sharded=True, by_step=True)
    options = parser.parse_args()
    if options.export:
        return write(options)
    torch.manual_seed(options.seed)
    trainer, shards = Trainer.of(LooksNet(), options), sets_of(options.shards)

    def batch(step):
        shards.look(step)
        rng = np.random.default_rng([options.seed, step])
        crops, kinds, shown = zip(*(drawn(rng, shards.parts[int(rng.integers(len(shards.parts)))]) for _ in range(options.batch)))
        return np.concatenate(crops), np.stack(kinds), np.stack(shown)
    trainer.run(batch, losses_of, roughened)
    if options.out:
        write(options)


def write(options):
    """Writes the averaged net, packed."""
    net = LooksNet().eval()
    net.load_state_dict(torch.load(options.checkpoint, map_location='cpu')['average'])
    with tempfile.TemporaryDirectory() as folder:
        plain = os.path.join(folder, 'plain.onnx')
        export(net, plain, torch.rand(2, 3, g.ALIKE_PX, g.ALIKE_PX), ['place'], batches=[1, 2, 7, 40])
        packing.pack(plain, options.out)


if __name__ == '__main__':
    main()
