"""The net that reads a die's face as it looks from straight above (dice/faces.py): which value lies there, if any.

Input `input` Nx3x48x48, RGB, 0 to 1. Output `value` Nx7: the chance that no top face lies in the middle, then of the values 1 to 6.

    python3 -m dice.face_values --shards DIR --checkpoint faces.pt --steps 5000
    python3 -m dice.face_values --checkpoint faces.pt --export --out ../../data/models/faces.onnx --held-out DIR
"""
import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from common.calibration import calibration_error, fit_temperature
from common.export_onnx import export as export_onnx
from common.sensor import lamp_in_gloss
from common.training_loop import Shards, Trainer, training_parser
from dice.faces import CROP, PX_PER_SIDE
from dice.net import Block, conv


class FaceNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.fine = nn.Sequential(conv(3, 16, 2), Block(16), conv(16, 32, 2), Block(32))
        self.coarse = nn.Sequential(conv(32, 48, 2), Block(48))
        self.value = nn.Linear(48 * 36, 7)

    def forward(self, crop):
        """Logits."""
        return self.value(self.coarse(self.fine((crop - 0.5) * 4)).flatten(1))


class Exported(nn.Module):
    def __init__(self, net, temperature):
        super().__init__()
        self.net, self.temperature = net, temperature

    def forward(self, crop):
        return torch.softmax(self.net(crop) / self.temperature, 1)


def drawn(rng, part, count):
    """That many crops, about a third without a top, in other lights, softer, mirrored, some with a lamp in the face."""
    crops, by_value = part
    values = np.where(rng.random(count) < 0.32, 0, rng.integers(1, 7, count))
    index = np.array([rng.choice(by_value[v]) for v in values])
    picture = crops[index].astype(np.float32) / 255
    flip = rng.random(count) < 0.5
    picture[flip] = picture[flip][:, :, ::-1]
    for k in np.flatnonzero(rng.random(count) < 0.3):
        picture[k] = cv2.GaussianBlur(picture[k], (0, 0), rng.uniform(0.5, 1.6))
    for k in np.flatnonzero(rng.random(count) < 0.45):
        picture[k] += lamp_in_gloss(rng, CROP, CROP, np.full(2, (CROP - 1) / 2), PX_PER_SIDE)
    some = (rng.random((count, 1, 1, 1)) < 0.4) * 0.3 + 0.1
    gain, tint = np.exp(rng.normal(-0.3, 0.5, (count, 1, 1, 1))), np.exp(some * rng.normal(0, 1, (count, 1, 1, 3)))
    grey = np.where(rng.random((count, 1, 1, 1)) < 0.2, 1, 0) * rng.uniform(0.3, 1, (count, 1, 1, 1))
    picture = picture + grey * (picture.mean(3, keepdims=True) - picture)
    noise = np.abs(rng.normal(0, 0.02, (count, 1, 1, 1))) * rng.standard_normal(picture.shape)
    return np.clip(np.maximum(picture * gain * tint, 0) ** np.exp(rng.normal(0, 0.15, (count, 1, 1, 1))) + noise, 0, 1).astype(np.float32), values


def shards_of(folders):
    return Shards(folders, lambda shard: (shard['crops'], [np.flatnonzero(shard['values'] == v) for v in range(7)]))


def main():
    options = training_parser(__doc__, steps=5000, batch=96, exports=True, sharded=True, by_step=True).parse_args()
    if options.export:
        return export(options)
    torch.manual_seed(options.seed)
    trainer, shards = Trainer.of(FaceNet(), options), shards_of(options.shards)

    def batch(step):
        shards.look(step)
        rng = np.random.default_rng([options.seed, step])
        pictures, values = shards.draw(rng, options.batch, lambda part, count: drawn(rng, part, count))
        return torch.from_numpy(pictures).permute(0, 3, 1, 2), torch.from_numpy(values)
    trainer.run(batch, lambda logits, values: {'value': functional.cross_entropy(logits, values, label_smoothing=0.02)})
    if options.out:
        export(options)


def said_of(net, folders):
    """Logits and truth of all crops of the folders."""
    shards = shards_of(folders)
    shards.look()
    logits, truth = [], []
    for crops, by_value in shards.parts:
        values = np.zeros(len(crops), np.int64)
        for v, index in enumerate(by_value):
            values[index] = v
        with torch.no_grad():
            logits.append(torch.cat([net(torch.from_numpy(crops[i:i + 256].astype(np.float32) / 255).permute(0, 3, 1, 2)) for i in range(0, len(crops), 256)]))
        truth.append(torch.from_numpy(values))
    return torch.cat(logits), torch.cat(truth)


def export(options):
    """Writes the averaged net with a temperature that makes its chances honest on what was held out."""
    net = FaceNet().eval()
    net.load_state_dict(torch.load(options.checkpoint, map_location='cpu')['average'])
    temperature = 1.
    if options.held_out:
        logits, truth = said_of(net, options.held_out)
        temperature = fit_temperature(logits, truth)
        said = torch.softmax(logits / temperature, 1).numpy()
        right = said.argmax(1) == truth.numpy()
        top = truth.numpy() > 0
        print('temperature %.2f, %d crops: tops %.1f %%, others %.1f %%, calibration error %.1f %%, over 0.99 wrong %d of %d' % (
            temperature, len(right), 100 * right[top].mean(), 100 * right[~top].mean(), 100 * calibration_error(said.max(1), right),
            int((~right & (said.max(1) > .99)).sum()), int((said.max(1) > .99).sum())))
    export_onnx(Exported(net, temperature), options.out, torch.rand(2, 3, CROP, CROP), ['value'], batches=(1, 2, 4, 7))


if __name__ == '__main__':
    main()
