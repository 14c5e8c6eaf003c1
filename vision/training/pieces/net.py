"""The nets that tell what stands at a corner or lies on an edge, from one upright crop.

Input Nx3xHxW, RGB, 0 to 1 (96x96 at corners, 32x64 on edges). Outputs: kind (N,3) logits none, settlement or road, city
or ship; colour (N,6) logits in the order of geometry.COLOURS; mask (N,1,12,12) or (N,1,8,16) logits of the piece's own pixels;
seen (N,104) or (N,120) what kind and colour are read from, for a reader that learns the look of one table
(vision/table_look.h).
"""
import torch
from torch import nn
from torch.nn import functional

from common import geometry as g
from dice.net import Block, conv

CROP = {'corners': (g.CORNER_PX, g.CORNER_PX), 'edges': (g.EDGE_HEIGHT_PX, g.EDGE_WIDTH_PX)}
CELL_PX = {'corners': g.CORNER_CELL_PX, 'edges': g.EDGE_CELL_PX}
DENSE = {'corners': 80, 'edges': 96}        # the corners' first layers weigh what these 16 would: all models have 8 MB


def _first(what):
    """From pixels to two of them a cell. What stands at corners is known by its shape and looked at twice as closely."""
    if what == 'corners':
        return nn.Sequential(conv(3, 16, 2), conv(16, 24, 2), conv(24, 24))
    return conv(3, 24, 2)


class SiteNet(nn.Module):
    def __init__(self, what):
        super().__init__()
        rows, columns = (size // CELL_PX[what] for size in CROP[what])
        dense = DENSE[what]
        self.first = _first(what)
        self.cells = nn.Sequential(conv(24, 40, 2), Block(40))
        self.coarse = nn.Sequential(conv(40, 64, 2), Block(64))
        self.last = conv(64, 64, 2)
        self.cells_from_coarse = conv(64, 40, kernel=1)
        self.mask = nn.Conv2d(40, 1, 1)
        self.paint = nn.Conv2d(40, 24, 1)       # what colour is where ...
        self.gate = nn.Conv2d(40, 24, 1)        # ... and where it counts
        self.pool = nn.AvgPool2d((rows, columns))
        self.dense = nn.Sequential(nn.Linear(64 * (rows // 4) * (columns // 4), dense), nn.ReLU(inplace=True))
        self.kind = nn.Linear(dense, 3)
        self.colour = nn.Linear(dense + 24, 6)

    def forward(self, crop):
        cells = self.cells(self.first((crop - 0.5) * 4))
        coarse = self.coarse(cells)
        joined = cells + functional.interpolate(self.cells_from_coarse(coarse), scale_factor=2.0, mode='bilinear', align_corners=False)
        seen = self.dense(self.last(coarse).flatten(1))
        painted = self.pool(self.paint(cells) * torch.sigmoid(self.gate(joined))).flatten(1)
        both = torch.cat([seen, painted], 1)
        return self.kind(seen), self.colour(both), self.mask(joined), both


class Shortened(nn.Module):
    """The net with `seen` divided by its usual length."""

    def __init__(self, net, length):
        super().__init__()
        self.net, self.length = net, length

    def forward(self, crop):
        kind, colour, mask, seen = self.net(crop)
        return kind, colour, mask, seen / self.length


def fold(net, kind_temperature, colour_temperature, more_empty):
    """Folds into the last layers what makes the probabilities honest: the temperatures measured on held-out crops, and
    the share of empty sites on a board in play, which is larger than among the crops (`more_empty`, log-odds)."""
    with torch.no_grad():
        for layer, temperature in ((net.kind, kind_temperature), (net.colour, colour_temperature)):
            layer.weight /= temperature
            layer.bias /= temperature
        net.kind.bias[0] += more_empty
    return net
