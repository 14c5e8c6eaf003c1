"""The net that finds the other pieces about a hex: where each stands, what it is, whose, and whether it lies on its side.

Input `crop` Nx3x160x160, RGB, 0 to 1 (geometry.image_from_things_crop). Output `heat` Nx25x40x40, a quarter of the crop's size: 0 logit
that the middle of a thing's foot lies in the cell, 1 and 2 its offset from the cell's middle (x, y, in cells), 3 logit that it lies
on its side, 4 to 16 logits of the shape (things_shapes.SHAPES), 17 to 24 of the colour (things_shapes.COLOURS).
"""
import torch
from torch import nn
from torch.nn import functional

from dice.net import Block, conv
from things.shapes import COLOURS, SHAPES

CENTRE, OFFSET, LYING, SHAPE, COLOUR = 0, slice(1, 3), 3, slice(4, 4 + len(SHAPES)), slice(4 + len(SHAPES), 4 + len(SHAPES) + len(COLOURS))
CHANNELS = COLOUR.stop


class ThingsNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.quarter = nn.Sequential(conv(3, 16, 2), conv(16, 32, 2), conv(32, 32))
        self.eighth = nn.Sequential(conv(32, 48, 2), Block(48), Block(48))
        self.sixteenth = nn.Sequential(conv(48, 48, 2), Block(48), Block(48), Block(48))
        self.eighth_from_sixteenth = conv(48, 48, kernel=1)
        self.join_eighth = conv(48, 48)
        self.quarter_from_eighth = conv(48, 32, kernel=1)
        self.join_quarter = conv(32, 32)
        self.told = nn.Conv2d(32, CHANNELS, 1)
        self.told_from_eighth = nn.Conv2d(48, CHANNELS, 1, bias=False)      # shapes need more than the few channels that places do
        for block in self.modules():
            if isinstance(block, Block):        # which begins as if it were not there, so that a net may grow
                nn.init.constant_(block.second[1].weight, 0)
        nn.init.constant_(self.told.bias, 0)
        nn.init.constant_(self.told_from_eighth.weight, 0)
        self.told.bias.data[CENTRE] = -4

    def forward(self, crop):
        quarter = self.quarter((crop - 0.5) * 4)
        eighth = self.eighth(quarter)
        up = functional.interpolate(self.eighth_from_sixteenth(self.sixteenth(eighth)), scale_factor=2.0, mode='bilinear', align_corners=False)
        eighth = self.join_eighth(eighth + up)
        up = functional.interpolate(self.quarter_from_eighth(eighth), scale_factor=2.0, mode='bilinear', align_corners=False)
        coarse = functional.interpolate(self.told_from_eighth(eighth), scale_factor=2.0, mode='bilinear', align_corners=False)
        return self.told(self.join_quarter(quarter + up)) + coarse


def fold(net, centre, lying, shape, colour):
    """Folds into the last layers what makes the probabilities honest: a factor and a shift of the logits of the centre and of lying, and temperatures."""
    with torch.no_grad():
        factors = torch.ones(CHANNELS)
        factors[CENTRE], factors[LYING] = centre[0], lying[0]
        factors[SHAPE], factors[COLOUR] = 1 / shape, 1 / colour
        net.told.weight *= factors[:, None, None, None]
        net.told_from_eighth.weight *= factors[:, None, None, None]
        net.told.bias *= factors
        net.told.bias[CENTRE] += centre[1]
        net.told.bias[LYING] += lying[1]
    return net
