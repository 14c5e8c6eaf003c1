"""The net that finds dice: a heat map of top faces with their values and sizes, at a quarter of the picture's size.

Input 1x3xHxW, RGB, 0 to 1, H and W multiples of 16. Output 8 channels, see the contract in README.md: 0 centre of a top
face, 1 to 6 the value, 7 log2 of the side of the top face in input px.
"""
import torch
from torch import nn
from torch.nn import functional


def conv(inputs, outputs, stride=1, kernel=3):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.first = conv(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x):
        return functional.relu(x + self.second(self.first(x)))


class DiceNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.quarter = nn.Sequential(conv(3, 16, 2), conv(16, 32, 2), Block(32))
        self.eighth = nn.Sequential(conv(32, 56, 2), Block(56), Block(56))
        self.sixteenth = nn.Sequential(conv(56, 80, 2), Block(80), Block(80))
        self.eighth_from_sixteenth = conv(80, 56, kernel=1)
        self.quarter_from_eighth = conv(56, 32, kernel=1)
        self.join_eighth = conv(56, 56)
        self.join_quarter = nn.Sequential(conv(32, 40), nn.Conv2d(40, 8, 1))
        nn.init.constant_(self.join_quarter[1].bias, 0)
        self.join_quarter[1].bias.data[0] = -4
        self.join_quarter[1].bias.data[7] = 5

    def forward(self, picture):
        """Raw outputs: logits in channels 0 to 6."""
        quarter = self.quarter((picture - 0.5) * 4)
        eighth = self.eighth(quarter)
        up = functional.interpolate(self.eighth_from_sixteenth(self.sixteenth(eighth)), scale_factor=2.0, mode='bilinear', align_corners=False)
        eighth = self.join_eighth(eighth + up)
        up = functional.interpolate(self.quarter_from_eighth(eighth), scale_factor=2.0, mode='bilinear', align_corners=False)
        return self.join_quarter(quarter + up)


class Exported(nn.Module):
    """The net as it ships: probabilities, the value's logits divided by the measured temperature."""

    def __init__(self, net, temperature):
        super().__init__()
        self.net = net
        self.temperature = temperature

    def forward(self, picture):
        raw = self.net(picture)
        return torch.cat([torch.sigmoid(raw[:, :1]), torch.softmax(raw[:, 1:7] / self.temperature, 1), raw[:, 7:]], 1)
