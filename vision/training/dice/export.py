"""Writes the trained dice net as ONNX and proves that OpenCV computes the same."""
import argparse

import cv2
import numpy as np
import torch

from dice.net import DiceNet, Exported


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('model')
    parser.add_argument('--temperature', type=float, default=1.0)
    options = parser.parse_args()
    net = DiceNet()
    net.load_state_dict(torch.load(options.checkpoint, map_location='cpu')['average'])
    exported = Exported(net, options.temperature).eval()
    torch.onnx.export(exported, torch.rand(1, 3, 480, 640), options.model, opset_version=11, input_names=['picture'], output_names=['heat'],
                      dynamic_axes={'picture': {2: 'h', 3: 'w'}, 'heat': {2: 'h4', 3: 'w4'}})
    read = cv2.dnn.readNetFromONNX(options.model)
    for height, width in ((480, 640), (960, 1280), (640, 368)):
        picture = np.random.default_rng(1).random((1, 3, height, width), np.float32)
        read.setInput(picture)
        with torch.no_grad():
            difference = np.abs(read.forward() - exported(torch.from_numpy(picture)).numpy()).max()
        assert difference < 1e-4, difference
        print('%dx%d: OpenCV differs from torch by %.1e' % (height, width, difference))


if __name__ == '__main__':
    main()
