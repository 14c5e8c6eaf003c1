"""Building blocks of the recognition nets; every one of them runs in OpenCV's dnn as it does here."""
from torch import nn
from torch.nn import functional


def conv(inputs, outputs, stride=1, kernel=3):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Block(nn.Module):
    """Two convolutions and a short cut."""

    def __init__(self, width):
        super().__init__()
        self.first = conv(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x):
        return functional.relu(x + self.second(self.first(x)))


def twice(x):
    return functional.interpolate(x, scale_factor=2.0, mode="bilinear", align_corners=False)
