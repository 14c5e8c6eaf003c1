"""Writes the trained corner or edge net (the running average of its weights) as ONNX and proves that OpenCV computes the same, at several batch sizes.

The temperatures that make its probabilities honest are fitted on held-out shards and folded into the net.
"""
import argparse

import cv2
import numpy as np
import torch
from torch.nn import functional

from pieces.net import CROP, Shortened, SiteNet, fold
from pieces.train import crops_of


def temperature(logits, wanted):
    """The divisor of the logits with the least cross-entropy."""
    tried = np.exp(np.linspace(np.log(.5), np.log(4), 60))
    losses = [float(functional.cross_entropy(logits / t, wanted)) for t in tried]
    return float(tried[int(np.argmin(losses))])


def log_odds(share):
    return float(np.log(share / (1 - share)))


def fitted(net, what, folders, empty_in_training):
    crops = crops_of(what, folders)
    crops.look()
    pictures, kinds, colours = (np.concatenate([p[k] for p in crops.parts]) for k in range(3))
    with torch.no_grad():
        outputs = [net(torch.from_numpy(pictures[k:k + 256]).float() / 255) for k in range(0, len(pictures), 256)]
    kind, colour, _, seen = (torch.cat([o[k] for o in outputs]) for k in range(4))
    kinds, colours = torch.from_numpy(kinds).long(), torch.from_numpy(colours).long()
    there, empty = colours < 6, float((kinds == 0).float().mean())
    if empty_in_training:
        with torch.no_grad():
            net.kind.bias[0] += log_odds(empty) - log_odds(empty_in_training)
        kind[:, 0] += log_odds(empty) - log_odds(empty_in_training)
    print('held out: %d crops, kind %.2f %%, colour %.2f %%' % (len(kinds), 100 * float((kind.argmax(1) == kinds).float().mean()),
                                                               100 * float((colour.argmax(1) == colours)[there].float().mean())))
    return temperature(kind, kinds), temperature(colour[there], colours[there]), empty, float(seen.square().sum(1).mean().sqrt())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', choices=['corners', 'edges'])
    parser.add_argument('checkpoint')
    parser.add_argument('model')
    parser.add_argument('--empty-share', type=float, default=.75, help='of the sites of a board in play; crops hold fewer empty ones')
    parser.add_argument('--empty-in-training', type=float, help='if the crops were not drawn as they come')
    parser.add_argument('--held-out', nargs='+', required=True, help='folders of shards that training did not see')
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    net = SiteNet(options.what).eval()
    net.load_state_dict(torch.load(options.checkpoint, map_location='cpu')['average'])
    kind_temperature, colour_temperature, empty, length = fitted(net, options.what, options.held_out, options.empty_in_training)
    more_empty = log_odds(options.empty_share) - log_odds(empty)
    print('temperature of kind %.2f, of colour %.2f; log-odds added to none %.2f' % (kind_temperature, colour_temperature, more_empty))
    exported = Shortened(fold(net, kind_temperature, colour_temperature, more_empty), length).eval()
    names = ['kind', 'colour', 'mask', 'seen']
    torch.onnx.export(exported, torch.rand(2, 3, *CROP[options.what]), options.model, opset_version=11, input_names=['crop'], output_names=names,
                      dynamic_axes={n: {0: 'n'} for n in ['crop', *names]})
    read = cv2.dnn.readNetFromONNX(options.model)
    for n in (1, 2, 54, 7, 72):
        crops = np.random.default_rng(n).random((n, 3, *CROP[options.what]), np.float32)
        read.setInput(crops)
        with torch.no_grad():
            wanted = exported(torch.from_numpy(crops))
        difference = max(np.abs(got.reshape(w.shape) - w.numpy()).max() for got, w in zip(read.forward(names), wanted))
        assert difference < 1e-4, difference
        print('batch %d: OpenCV differs from torch by %.1e' % (n, difference))


if __name__ == '__main__':
    main()
