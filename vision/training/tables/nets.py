"""The networks that find the board and read tiles and tokens: plain convolutions, so that any inference library runs them.

All take RGB in 0..1, NCHW, and normalise inside. VISION reads them through OpenCV 4.6, whose importer rules out group
normalisation and pixel shuffling.
"""
import torch
from torch import nn
from torch.nn import functional as f


def conv(inputs, outputs, stride=1, kernel=3):
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(True))


class Residual(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.first = conv(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x):
        return torch.relu(x + self.second(self.first(x)))


class BoardNet(nn.Module):
    """1x3xHxW (multiples of 32) to logits 1x3xH/4xW/4: centres of land tiles, corners of land tiles, land."""

    def __init__(self):
        super().__init__()
        self.quarter = nn.Sequential(conv(3, 16, 2), conv(16, 24, 2), Residual(24))
        self.eighth = nn.Sequential(conv(24, 40, 2), Residual(40))
        self.sixteenth = nn.Sequential(conv(40, 56, 2), Residual(56))
        self.coarse = nn.Sequential(conv(56, 64, 2), Residual(64))
        self.sixteenth_from_coarse = conv(64, 56, kernel=1)
        self.eighth_from_sixteenth = conv(56, 40, kernel=1)
        self.quarter_from_eighth = conv(40, 24, kernel=1)
        self.join = nn.ModuleList([Residual(56), Residual(40), conv(24, 32)])
        self.heat = nn.Conv2d(32, 3, 1)
        nn.init.constant_(self.heat.bias, -4)

    def forward(self, x):
        quarter = self.quarter((x - .45) * 4)
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        sixteenth = self.join[0](sixteenth + _double(self.sixteenth_from_coarse(self.coarse(sixteenth))))
        eighth = self.join[1](eighth + _double(self.eighth_from_sixteenth(sixteenth)))
        return self.heat(self.join[2](quarter + _double(self.quarter_from_eighth(eighth))))


def _double(x):
    return f.interpolate(x, scale_factor=2, mode="bilinear", align_corners=False)


class TileNet(nn.Module):
    """Nx3x96x96 tile crops to terrain logits, disc (presence logit, dx, dy in tile sides), robber logit, logit of being hidden, and
    `look` Nx12, by which `together` tells which tiles of one board are of one terrain."""

    def __init__(self):
        super().__init__()
        self.cells = nn.Sequential(conv(3, 16, 2), conv(16, 24, 2), Residual(24), conv(24, 40, 2), Residual(40))
        self.whole = nn.Sequential(conv(40, 64, 2), Residual(64), nn.AvgPool2d(6), nn.Flatten(), nn.Dropout(.1))
        self.kind, self.look = nn.Linear(64, 9), nn.Linear(64, 12)
        self.place = nn.Sequential(conv(40, 32, 2), nn.Flatten(), nn.Linear(32 * 36, 48), nn.ReLU(True), nn.Linear(48, 4))
        # He looks alike wherever he stands: the same few weights for every cell, and then which cells are the tile's own.
        self.pawn = nn.Sequential(conv(40, 20, kernel=1), conv(20, 24), conv(24, 8, kernel=1), nn.MaxPool2d(3), nn.Flatten(), nn.Linear(8 * 16, 1))

    def forward(self, x):
        cells = self.cells(x * 2 - 1)
        place, whole = self.place(cells), self.whole(cells)
        return self.kind(whole), place[:, :3], self.pawn(cells), place[:, 3:], self.look(whole)


BOND, ROUNDS = 12., 3


def together(kind, look):
    """Terrain logits (tables, tiles, 9) with what the tiles of each table tell of each other: those that look alike are drawn to one
    terrain, those that do not away from it. vision/joint_tiles.cpp does the same."""
    apart = (look[:, :, None] - look[:, None]).pow(2).sum(3)
    others = 1 - torch.eye(look.shape[1])
    bonds = BOND * (2 * torch.exp(-apart) - 1) * others / max(1, look.shape[1] - 1)
    logits = kind
    for _ in range(ROUNDS):
        logits = kind + bonds @ torch.softmax(logits, 2)
    return logits


class TokenNet(nn.Module):
    """Nx3x48x48 token crops to logits of the eleven readings (none, 2 to 6, 8 to 12)."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(conv(3, 24, 2), conv(24, 40, 2), Residual(40), conv(40, 64, 2), Residual(64), conv(64, 32, kernel=1),
                                  nn.Flatten(), nn.Dropout(.1), nn.Linear(32 * 36, 64), nn.ReLU(True), nn.Linear(64, 11))

    def forward(self, x):
        return self.body(x * 2 - 1)


def size(net):
    return sum(p.numel() for p in net.parameters())
