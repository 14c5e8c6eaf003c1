"""Pictures moved and blurred, each in its own way, on whatever device a training runs on."""
import torch
from torch.nn import functional

REACH = 3       # pixels of a blur


def grid_of(moves, size, of=None):
    """Where grid_sample finds the pixels of square pictures of `size` that were moved: `moves` (N,2,3) is moved from picture, in pixels; the pictures have
    a side of `of`, if that is another, about the same middle."""
    of = of or size
    linear = torch.linalg.inv(moves[:, :, :2])
    middle, middle_of = (size - 1) / 2, (of - 1) / 2
    # moved = L picture + t with both counted from their middles; grid_sample counts in half sides.
    t = moves[:, :, 2] + moves[:, :, :2].sum(2) * middle_of - middle
    theta = torch.cat((linear * (size / of), -(linear @ t[:, :, None]) * 2 / of), 2)
    return functional.affine_grid(theta, (len(moves), 3, size, size), align_corners=False)


def blurred(pictures, sigma):
    """Pictures (N,3,H,W) under a Gaussian of `sigma` (N) pixels."""
    n, channels, height, width = pictures.shape
    steps = torch.arange(-REACH, REACH + 1, device=pictures.device)
    weights = torch.exp(-steps ** 2 / (2 * sigma.clip(min=.05)[:, None] ** 2))
    weights = (weights / weights.sum(1, keepdim=True)).repeat_interleave(channels, 0)
    layers = functional.pad(pictures.reshape(1, n * channels, height, width), (REACH,) * 4, mode='replicate')
    layers = functional.conv2d(layers, weights[:, None, None], groups=n * channels)
    return functional.conv2d(layers, weights[:, None, :, None], groups=n * channels).reshape(pictures.shape)
