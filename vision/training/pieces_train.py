"""Trains the corner net or the edge net on the shards of pieces_tables.py; goes on from its checkpoint when started again.

    python3 pieces_train.py corners --shards DIR --out corners.pt --steps 6000
"""
import argparse
import glob
import os
import time

import numpy as np
import torch
from torch.nn import functional

from pieces_net import CROP, SiteNet

BATCH = 128
LOOK_AGAIN = 100        # steps between looks for new shards


class Crops:
    """The crops of all shards there are so far; more may come while training goes on."""

    def __init__(self, what, folders):
        self.name, self.folders = what[:-1], folders
        self.paths, self.parts = set(), []

    def look(self):
        for folder in self.folders:
            for path in sorted(glob.glob(os.path.join(folder, 'shard_*.npz'))):
                if path not in self.paths and not path.endswith('.part.npz'):
                    self.paths.add(path)
                    shard = np.load(path)
                    self.parts.append([shard[self.name + 's'].transpose(0, 3, 1, 2), *(shard[self.name + s] for s in ('_kinds', '_colours', '_masks'))])

    def draw(self, rng):
        """A batch from eight shards drawn at random, empty sites and pieces as they come."""
        rows = [[] for _ in range(4)]
        for _ in range(8):
            part = self.parts[int(rng.integers(len(self.parts)))]
            chosen = rng.integers(len(part[0]), size=BATCH // 8)
            for row, array in zip(rows, part):
                row.append(array[chosen])
        return [torch.from_numpy(np.concatenate(r)) for r in rows]


def augmented(rng, crops):
    """Light and sensor once more, crop by crop, and nothing that would turn one piece colour into another."""
    n = len(crops)

    def draw(spread, *shape):
        return torch.from_numpy(rng.normal(0, spread, (n, *shape, 1, 1)).astype(np.float32))
    crops = crops * torch.exp(draw(.18, 1) + draw(.05, 3))
    middle = crops.mean((1, 2, 3), keepdim=True)
    crops = middle + (crops - middle) * torch.exp(draw(.12, 1))
    grey = crops.mean(1, keepdim=True)
    crops = grey + (crops - grey) * torch.exp(draw(.12, 1))
    crops = crops.clamp(.001, 1) ** torch.exp(draw(.15, 1))
    soft = (draw(.5, 1).abs() - .2).clamp(0, 1)     # some crops are out of focus
    crops = crops + soft * (functional.avg_pool2d(crops, 3, 1, 1, count_include_pad=False) - crops)
    noise = torch.from_numpy(rng.normal(0, 1, crops.shape).astype(np.float32)) * draw(.015, 1).abs()
    return (crops + noise).clamp(0, 1)


def moved_about(rng, crops, masks):
    """Each crop turned, scaled, stretched and shifted a little, its mask likewise; what comes in from outside mirrors the crop
    and has no mask."""
    n, _, height, width = crops.shape
    a, scale, aspect = rng.normal(0, np.radians(5), n), np.exp(rng.normal(0, .07, n)), np.exp(rng.normal(0, .06, n))
    turn = np.stack((np.stack((np.cos(a), -np.sin(a)), -1), np.stack((np.sin(a), np.cos(a)), -1)), 1)
    linear = turn * (scale[:, None, None] * np.stack((aspect, 1 / aspect), -1)[:, None])
    linear = linear * np.array([[1, height / width], [width / height, 1]])         # from pixels to halves of the crop
    shift = rng.normal(0, .025 * height, (n, 2)) * 2 / (width, height)
    matrix = torch.from_numpy(np.concatenate((linear, shift[..., None]), 2).astype(np.float32))
    grid = functional.affine_grid(matrix, crops.shape, align_corners=False)
    seen = functional.grid_sample(crops, grid, padding_mode='reflection', align_corners=False)
    rows, columns = masks.shape[1:]
    grid = functional.affine_grid(matrix, (n, 2, rows, columns), align_corners=False)
    known = (masks < 255).float()
    told, weight = functional.grid_sample(torch.stack((masks.float() * known, known), 1), grid, align_corners=False).unbind(1)
    return seen, torch.where(weight > .5, told / weight.clamp(min=.5), torch.full_like(told, 255))


def loss_of(outputs, kinds, colours, masks):
    kind, colour, mask = (o.float() for o in outputs[:3])
    known = masks < 255
    wanted = (masks.float() / 100).clamp(max=1)
    mask_loss = functional.binary_cross_entropy_with_logits(mask[:, 0], wanted, reduction='none')
    return (functional.cross_entropy(kind, kinds.long()),
            functional.cross_entropy(colour, colours.long(), ignore_index=255),
            (mask_loss * known).sum() / known.sum().clamp(min=1))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', choices=['corners', 'edges'])
    parser.add_argument('--shards', nargs='+', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--steps', type=int, default=6000)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--start', help='a checkpoint whose weights to begin with')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    crops = Crops(options.what, options.shards)
    net = SiteNet(*CROP[options.what]).to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=2e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, options.steps, pct_start=0.1)
    first = 0
    if os.path.exists(options.out):
        kept = torch.load(options.out)
        net.load_state_dict(kept['net'])
        optimiser.load_state_dict(kept['optimiser'])
        schedule.load_state_dict(kept['schedule'])
        first = kept['step']
    elif options.start:
        net.load_state_dict(torch.load(options.start)['net'])
    average = kept['average'] if first else {k: v.clone() for k, v in net.state_dict().items()}
    since, sums = time.time(), np.zeros(3)
    for step in range(first, options.steps):
        if step % LOOK_AGAIN == 0 or step == first:
            crops.look()
        rng = np.random.default_rng([options.seed, step])
        pictures, kinds, colours, masks = crops.draw(rng)
        pictures, masks = moved_about(rng, pictures.float() / 255, masks)
        pictures = augmented(rng, pictures)
        if rng.random() < .5:
            pictures, masks = pictures.flip(3), masks.flip(2)
        with torch.autocast('cpu', dtype=torch.bfloat16):
            outputs = net(pictures.contiguous(memory_format=torch.channels_last))
        parts = loss_of(outputs, kinds, colours, masks)
        optimiser.zero_grad()
        (parts[0] + .6 * parts[1] + .7 * parts[2]).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        schedule.step()
        for name, value in net.state_dict().items():
            average[name].lerp_(value, .004) if value.is_floating_point() else average[name].copy_(value)
        sums += [float(p) for p in parts]
        if (step + 1) % 200 == 0:
            print('%d kind %.3f colour %.3f mask %.3f, %.3f s a step, %d shards' % (step + 1, *sums / 200, (time.time() - since) / 200, len(crops.parts)), flush=True)
            since, sums = time.time(), np.zeros(3)
        if (step + 1) % 500 == 0 or step + 1 == options.steps:
            torch.save({'net': net.state_dict(), 'average': average, 'optimiser': optimiser.state_dict(), 'schedule': schedule.state_dict(), 'step': step + 1}, options.out + '.part')
            os.replace(options.out + '.part', options.out)


if __name__ == '__main__':
    main()
