"""Writes the trained net for the other pieces (the running average of its weights) as packed ONNX and holds OpenCV's answers against torch's.

What makes its probabilities honest is fitted on shards that training did not see and folded into the net.

    python3 -m things.export things.pt ../../data/models/things.onnx.gz --held-out DIR [DIR ...]
"""
import argparse
import os
import tempfile

import cv2
import numpy as np
import torch
from torch.nn import functional

from common import calibration
from common import geometry as g
from common import packing
from things import net
from things import read as things_read
from things.tables import CELL_PX
from things.train import crops_of

FAINT = .02         # peaks below this are not looked at
NEAR_CELLS = 2.
ROUNDED = .1        # logits by which packing may change an answer about noise, whose logits are large


def peaks_and_truth(model, folders):
    """All peaks on held-out crops that lie where something is to be learned: (their 25 channels, the truth's row or -1s)."""
    crops = crops_of(folders)
    crops.look()
    said, truth = [], []
    for pictures, things, unclear, _ in crops.parts:
        for k in range(0, len(pictures), 128):
            with torch.no_grad():
                heat = model(torch.from_numpy(pictures[k:k + 128]).permute(0, 3, 1, 2).float() / 255).numpy()
            for one, wanted, cloud in zip(heat, things[k:k + 128], unclear[k:k + 128]):
                wanted = wanted[wanted[:, 2] >= 0]
                for column, row in things_read.peaks(one, FAINT):
                    if cloud[row, column]:
                        continue
                    at = np.array((column, row)) + one[net.OFFSET, row, column]
                    far = np.linalg.norm((wanted[:, :2] + .5) / CELL_PX - .5 - at, axis=1)
                    best = int(far.argmin()) if len(far) and far.min() < NEAR_CELLS else None
                    said.append(one[:, row, column])
                    truth.append(wanted[best] if best is not None else np.full(6, -1))
                    if best is not None:
                        wanted = np.delete(wanted, best, 0)
    return torch.from_numpy(np.array(said, np.float32)), torch.from_numpy(np.array(truth, np.float32))


def logistic(logits, right):
    """Factor and shift of a logit that make `right` likeliest."""
    line = torch.tensor([1., 0.], requires_grad=True)
    optimiser = torch.optim.LBFGS([line], max_iter=100)

    def loss():
        optimiser.zero_grad()
        cost = functional.binary_cross_entropy_with_logits(logits * line[0] + line[1], right)
        cost.backward()
        return cost
    optimiser.step(loss)
    return [float(v) for v in line]


def fitted(model, folders):
    said, truth = peaks_and_truth(model, folders)
    there = truth[:, 2] >= 0
    found = said[there], truth[there]
    centre = logistic(said[:, net.CENTRE], there.float())
    lying = logistic(found[0][:, net.LYING], found[1][:, 4])
    temperatures = [calibration.fit_temperature(found[0][:, channels], found[1][:, row].long()) for channels, row in ((net.SHAPE, 2), (net.COLOUR, 3))]
    print('held out: %d peaks, %d of them things; centre %.2f and %+.2f, lying %.2f and %+.2f, temperatures of shape %.2f, colour %.2f' % (len(said), len(found[0]), *centre, *lying, *temperatures))
    return centre, lying, *temperatures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('checkpoint')
    parser.add_argument('model')
    parser.add_argument('--held-out', nargs='+', required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    model = net.ThingsNet().eval()
    model.load_state_dict(torch.load(options.checkpoint, map_location='cpu')['average'])
    model = net.fold(model, *fitted(model, options.held_out))
    with tempfile.TemporaryDirectory() as folder:
        plain = os.path.join(folder, 'things.onnx')
        torch.onnx.export(model, torch.rand(2, 3, g.THINGS_PX, g.THINGS_PX), plain, opset_version=11, input_names=['crop'], output_names=['heat'], dynamic_axes={'crop': {0: 'n'}, 'heat': {0: 'n'}})
        hold(plain, model, 1e-3)
        packing.pack(plain, options.model)
    hold(options.model, model, ROUNDED)


def hold(path, model, most):
    """Fails if OpenCV's logits differ from torch's by more than `most`."""
    reader = packing.read_net(path)
    for n in (1, 2, 7, 19, 37):
        crops = np.random.default_rng(n).random((n, 3, g.THINGS_PX, g.THINGS_PX), np.float32)
        reader.setInput(crops)
        with torch.no_grad():
            wanted = model(torch.from_numpy(crops)).numpy()
        got = reader.forward('heat')
        difference = np.abs(got - wanted).max() if got.shape == wanted.shape else np.inf
        assert difference < most, (path, n, got.shape, difference)
        print('%s, batch %d: OpenCV differs from torch by %.1e' % (path, n, difference))


if __name__ == '__main__':
    main()
