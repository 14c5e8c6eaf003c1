"""The net that finds boards: heat maps of land tile centres, land tile corners, and the land, at a quarter of the input.

Input 1x3xHxW, RGB, 0 to 1, H and W multiples of 32. Output `heat` 1x3xH/4xW/4, probabilities. 260,000 parameters.
"""
import torch
from torch import nn

from layers import Block, conv, twice

STRIDE = 4


class BoardNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.quarter = nn.Sequential(conv(3, 16, 2), conv(16, 24, 2), Block(24))
        self.eighth = nn.Sequential(conv(24, 40, 2), Block(40))
        self.sixteenth = nn.Sequential(conv(40, 56, 2), Block(56))
        self.coarse = nn.Sequential(conv(56, 64, 2), Block(64))
        self.sixteenth_from_coarse = conv(64, 56, kernel=1)
        self.eighth_from_sixteenth = conv(56, 40, kernel=1)
        self.quarter_from_eighth = conv(40, 24, kernel=1)
        self.join = nn.ModuleList([Block(56), Block(40), conv(24, 32)])
        self.heat = nn.Conv2d(32, 3, 1)
        nn.init.constant_(self.heat.bias, -4)

    def forward(self, picture):
        """Logits."""
        quarter = self.quarter((picture - 0.45) * 4)
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        sixteenth = self.join[0](sixteenth + twice(self.sixteenth_from_coarse(self.coarse(sixteenth))))
        eighth = self.join[1](eighth + twice(self.eighth_from_sixteenth(sixteenth)))
        return self.heat(self.join[2](quarter + twice(self.quarter_from_eighth(eighth))))


class Exported(nn.Module):
    """The net as it ships: probabilities."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, picture):
        return torch.sigmoid(self.net(picture))
