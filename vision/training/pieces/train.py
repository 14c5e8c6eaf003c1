"""Trains the corner net or the edge net on the shards of pieces/tables.py; goes on from its checkpoint when started again.

    python3 -m pieces.train corners --shards DIR --checkpoint corners.pt --steps 6000
"""
import numpy as np
import torch
from torch.nn import functional

from pieces.net import SiteNet
from common.training_loop import Shards, Trainer, training_parser


def crops_of(what, folders):
    """The shards' crops (N,3,H,W), kinds, colours and masks."""
    name = what[:-1]
    return Shards(folders, lambda shard: [shard[name + 's'].transpose(0, 3, 1, 2), *(shard[name + s] for s in ('_kinds', '_colours', '_masks'))])


def worn(rng, crops):
    """As poor cameras see: some crops from farther off, some in the dark, with its noise."""
    n, _, height, width = crops.shape
    far = np.flatnonzero(rng.random(n) < .15)
    scale = rng.uniform(.2, .6)
    small = functional.interpolate(crops[far], size=(round(height * scale), round(width * scale)), mode='area')
    dark = np.flatnonzero(rng.random(n) < .1)
    noise = torch.from_numpy(rng.standard_normal(crops[dark].shape, np.float32) * np.abs(rng.normal(0, .05, (len(dark), 1, 1, 1))).astype(np.float32))
    if rng.random() < .5:       # noise as fine as the picture, or as coarse as a nearer look makes it
        noise = 1.5 * functional.avg_pool2d(noise, 3, 1, 1)
    crops[far] = functional.interpolate(small, size=(height, width), mode='bilinear', align_corners=False)
    crops[dark] = (crops[dark] * torch.from_numpy(np.exp(-np.abs(rng.normal(0, .7, (len(dark), 1, 1, 1)))).astype(np.float32)) + noise).clamp(0, 1)
    return crops


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
    noise = torch.from_numpy(rng.standard_normal(crops.shape, np.float32)) * draw(.015, 1).abs()
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
    given, weight = functional.grid_sample(torch.stack((masks.float() * known, known), 1), grid, align_corners=False).unbind(1)
    return seen, torch.where(weight > .5, given / weight.clamp(min=.5), torch.full_like(given, 255))


def loss_of(outputs, kinds, colours, masks):
    kind, colour, mask = outputs[:3]
    known = masks < 255
    wanted = (masks.float() / 100).clamp(max=1)
    mask_loss = functional.binary_cross_entropy_with_logits(mask[:, 0], wanted, reduction='none')
    return {'kind': functional.cross_entropy(kind, kinds.long()),
            'colour': .6 * functional.cross_entropy(colour, colours.long(), ignore_index=255),
            'mask': .7 * (mask_loss * known).sum() / known.sum().clamp(min=1)}


def main():
    parser = training_parser(__doc__, steps=6000, batch=128, by_step=True)
    parser.add_argument('what', choices=['corners', 'edges'])
    parser.add_argument('--shards', nargs='+', required=True)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--built', type=float, help='share of the crops on which something stands, where not as it comes; pieces/export.py is to be told')
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    trainer, crops = Trainer.of(SiteNet(options.what), options), crops_of(options.what, options.shards)

    def batch(step):
        crops.look(step)
        rng = np.random.default_rng([options.seed, step])

        def some(part, count):
            chosen = rng.integers(len(part[0]), size=count)
            if options.built:       # else empty sites and pieces as they come
                built = rng.random(count) < options.built
                chosen = np.where(built, rng.choice(np.flatnonzero(part[1]), count), rng.choice(np.flatnonzero(part[1] == 0), count))
            return [array[chosen] for array in part]
        pictures, kinds, colours, masks = map(torch.from_numpy, crops.draw(rng, options.batch, some))
        pictures, masks = moved_about(rng, pictures.float() / 255, masks)
        pictures = augmented(rng, worn(rng, pictures))
        if rng.random() < .5:
            pictures, masks = pictures.flip(3), masks.flip(2)
        return pictures, kinds, colours, masks
    trainer.run(batch, loss_of)


if __name__ == '__main__':
    main()
