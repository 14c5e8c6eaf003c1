"""The net that reads harbours: a crop outside a coastal edge -> none, 3:1 or one of the five kinds.

Crop: 64x64, rectified through the lattice, the coastal edge horizontal near the bottom and the sea above it: +-0.80 sides
along the edge, from 1.25 sides out at sea (top row) to 0.35 sides inland (bottom row). vision/geometry.h cuts the same.

  python3 -m tables.harbours PHOTOS_DIR --train-set paolo --validate-set paolo_t --out harbours.onnx
  python3 -m tables.harbours PHOTOS_DIR --measure harbours.onnx
"""
import argparse
import glob
import os

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from common import geometry
from common import sensor

KINDS = ("none", "3:1", "lumber", "brick", "wool", "grain", "ore")
PX, HALF_WIDTH, OUT, IN = 64, 0.80, 1.25, 0.35


def image_from_harbour_crop(image_from_lattice, site, warp=np.eye(3), reach=(HALF_WIDTH, OUT, IN), pixels=PX):
    """`warp` (3x3, crop pixels to crop pixels) jitters the crop in training. `reach`: tile sides to either side of the edge's middle, out at sea and
    inland."""
    half_width, far, near = reach
    q, r, direction = site
    ends = geometry.edge_ends(q, r, direction)
    middle = (ends[0] + ends[1]) / 2
    out = middle - geometry.hex_centre(q, r)
    out = out / np.linalg.norm(out)
    along = np.array((-out[1], out[0]))
    across_px, down_px = 2 * half_width / pixels, (far + near) / pixels
    origin = middle - along * (half_width - across_px / 2) + out * (far - down_px / 2)
    lattice_from_crop = np.array([[along[0] * across_px, -out[0] * down_px, origin[0]],
                                  [along[1] * across_px, -out[1] * down_px, origin[1]], [0, 0, 1]])
    return image_from_lattice @ lattice_from_crop @ warp


def coastal_edges(table):
    land = set(table.land())
    return [(q, r, direction) for q, r in sorted(land) for direction, (dq, dr) in geometry.EDGE_STEP.items()
            if (q + dq, r + dr) not in land]


def tables(folder, prefix, but="-"):
    for path in sorted(glob.glob(os.path.join(folder, prefix + "*.json"))):
        if not os.path.basename(path).startswith(but):
            table = geometry.read_table(path)
            if table is not None and table.harbours:
                yield os.path.basename(path)[:-5], table


def jitter(rng):
    """A small turn, stretch, shift and perspective about the crop's middle."""
    middle = (PX - 1) / 2
    turn, scale = rng.normal(0, 0.07), np.exp(rng.normal(0, 0.07, 2))
    c, s = np.cos(turn), np.sin(turn)
    linear = np.array([[c * scale[0], -s, 0], [s, c * scale[1], 0], [0, 0, 1]])
    shift = np.array([[1, 0, rng.normal(0, 2.5)], [0, 1, rng.normal(0, 2.5)], [0, 0, 1]])
    lens = np.array([[1, 0, 0], [0, 1, 0], [rng.normal(0, 8e-4), rng.normal(0, 8e-4), 1]])
    centred = np.array([[1, 0, middle], [0, 1, middle], [0, 0, 1.]])
    return centred @ shift @ linear @ lens @ np.linalg.inv(centred)


class Samples:
    """Endless augmented crops: half harbours, half bare coast, now and then any other part of the picture."""

    def __init__(self, folder, prefix, but, seed):
        self.rng = np.random.default_rng(seed)
        self.positive, self.negative = [], []
        for _, table in tables(folder, prefix, but):
            pyramid = geometry.Pyramid(table.image())
            for site in coastal_edges(table):
                kind = KINDS.index(table.harbours.get(site, "none"))
                (self.positive if kind else self.negative).append((pyramid, table, site, kind))

    def one(self):
        rng = self.rng
        pool = self.positive if rng.random() < 0.55 else self.negative
        pyramid, table, site, kind = pool[rng.integers(len(pool))]
        matrix = image_from_harbour_crop(table.image_from_lattice, site, jitter(rng))
        if kind == 0 and rng.random() < 0.3:
            width, height = table.size
            away = np.array([[1, 0, rng.uniform(-.5, .5) * width], [0, 1, rng.uniform(-.5, .5) * height], [0, 0, 1]])
            middle = geometry.project(away @ matrix, ((PX - 1) / 2, (PX - 1) / 2))
            if np.linalg.norm(middle - geometry.project(matrix, ((PX - 1) / 2, (PX - 1) / 2))) > geometry.side_px_at(
                    table.image_from_lattice, (0, 0)) * 30:
                matrix = away @ matrix
        crop = pyramid.crop(matrix, PX, PX).astype(np.float32) / 255
        coarse = rng.uniform(1, 2.6)
        if coarse > 1.2:
            small = cv2.resize(crop, (int(PX / coarse), int(PX / coarse)), interpolation=cv2.INTER_AREA)
            crop = cv2.resize(small, (PX, PX), interpolation=cv2.INTER_LINEAR)
        return sensor.sensor(rng, sensor.light(rng, crop)), kind

    def batch(self, count):
        crops, kinds = zip(*(self.one() for _ in range(count)))
        return torch.from_numpy(np.stack(crops).transpose(0, 3, 1, 2).copy()), torch.tensor(kinds)


def conv(inputs, outputs, stride):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class HarbourNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(conv(3, 24, 2), conv(24, 32, 1), conv(32, 48, 2), conv(48, 48, 1), conv(48, 64, 2),
                                  conv(64, 64, 2), nn.Flatten(), nn.Dropout(0.3), nn.Linear(64 * 16, len(KINDS)))
        self.register_buffer("temperature", torch.ones(()))

    def forward(self, crop):
        return self.body((crop - 0.45) * 4) / self.temperature


def train(samples, steps):
    torch.manual_seed(5)
    net = HarbourNet()
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=2e-3)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 3e-3, total_steps=steps)
    for step in range(steps):
        crops, kinds = samples.batch(48)
        loss = functional.cross_entropy(net(crops), kinds, label_smoothing=0.02)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        plan.step()
        if step % 100 == 99:
            print("step %d loss %.3f" % (step + 1, loss.item()), flush=True)
    return net.eval()


def fit_temperature(net, samples):
    """The temperature that makes the probabilities of unseen crops likeliest."""
    with torch.no_grad():
        batches = [samples.batch(64) for _ in range(16)]
        logits = torch.cat([net(crops) for crops, _ in batches])
        kinds = torch.cat([k for _, k in batches])
    choices = torch.exp(torch.linspace(-0.7, 1.5, 45))
    losses = [functional.cross_entropy(logits / t, kinds).item() for t in choices]
    return float(choices[int(np.argmin(losses))])


def export(net, path):
    torch.onnx.export(net, torch.rand(1, 3, PX, PX), path, opset_version=11, input_names=["crop"], output_names=["harbour"],
                      dynamic_axes={"crop": {0: "n"}, "harbour": {0: "n"}})
    read = cv2.dnn.readNetFromONNX(path)
    for count in (1, 30):
        crops = np.random.default_rng(count).random((count, 3, PX, PX), np.float32)
        read.setInput(crops)
        with torch.no_grad():
            difference = np.abs(read.forward() - net(torch.from_numpy(crops)).numpy()).max()
        assert difference < 1e-4, difference


def measure(folder, path):
    """Every coastal edge of every labelled photograph, by set."""
    read = cv2.dnn.readNetFromONNX(path)
    tally = {}
    for name, table in tables(folder, ""):
        pyramid = geometry.Pyramid(table.image())
        sites = coastal_edges(table)
        crops = [pyramid.crop(image_from_harbour_crop(table.image_from_lattice, site), PX, PX) for site in sites]
        read.setInput(np.stack(crops).transpose(0, 3, 1, 2).astype(np.float32) / 255)
        got = read.forward().argmax(1)
        row = tally.setdefault(name.split("_")[0], [0, 0, 0, 0])
        for site, kind in zip(sites, got):
            want = KINDS.index(table.harbours.get(site, "none"))
            row[0 if want else 2] += kind == want
            row[1 if want else 3] += 1
    for name, (right, harbours, bare, empty) in sorted(tally.items()):
        print("%-6s harbours right %d of %d, bare coast right %d of %d" % (name, right, harbours, bare, empty))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("photos", help="folder of labelled photographs")
    parser.add_argument("--train-set", default="paolo")
    parser.add_argument("--validate-set", default="paolo_t", help="held out of a first run that only fits the temperature")
    parser.add_argument("--steps", type=int, default=900)
    parser.add_argument("--out")
    parser.add_argument("--measure")
    options = parser.parse_args()
    torch.set_num_threads(1)
    if options.out:
        first = train(Samples(options.photos, options.train_set, options.validate_set, 1), options.steps // 2)
        temperature = fit_temperature(first, Samples(options.photos, options.validate_set, "-", 2))
        net = train(Samples(options.photos, options.train_set, "-", 3), options.steps)
        net.temperature.fill_(max(1.0, temperature))
        print("temperature %.2f" % temperature)
        export(net, options.out)
    measure(options.photos, options.out or options.measure)


if __name__ == "__main__":
    main()
