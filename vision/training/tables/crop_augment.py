"""What makes one stored crop into many: turned and shifted by OpenCV, relit and roughened a whole batch at a time by torch."""
import cv2
import numpy as np
import torch
from torch.nn import functional as f


def cut_turned(rng, stored, pixels, degrees, shift, scale, shear=.04, middle=(0., 0.)):
    """A pixels x pixels crop of a stored square, turned about the point `middle` (stored pixels off its centre).

    `degrees` turns the crop's axes clockwise in the stored picture, `shift` (crop pixels) moves its middle along its own axes.
    """
    a = np.radians(degrees)
    turn = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]]) @ (np.eye(2) + rng.normal(0, shear, (2, 2))) * scale
    at = (np.array(stored.shape[1::-1]) - 1) / 2 + middle + turn @ (np.asarray(shift) - (pixels - 1) / 2)
    return cv2.warpAffine(stored, np.column_stack((turn, at)), (pixels, pixels), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                          borderMode=cv2.BORDER_REPLICATE)


def relight(batch, strength=1.0, grey_share=0.0, pictures=None):
    """Colour of the light, exposure, gamma, contrast, saturation, a slope of brightness; NCHW in 0..1. `pictures`: which of them each crop
    belongs to, where crops of one picture are to stay alike."""
    n = len(batch)
    pictures = torch.arange(n) if pictures is None else pictures

    def normal(spread):
        return (torch.randn(n, 1, 1, 1) * spread * strength)[pictures]

    warmth = normal(.16)
    gains = torch.cat((1 + warmth, 1 + normal(.05), 1 - warmth), 1) * torch.exp(normal(.2))
    batch = batch * gains
    grey = batch.mean(1, keepdim=True)
    saturation = torch.exp(normal(.28)) * (torch.rand(n, 1, 1, 1) >= grey_share)[pictures]
    batch = grey + (batch - grey) * saturation
    middle = batch.mean((1, 2, 3), keepdim=True)
    batch = middle + (batch - middle) * torch.exp(normal(.22))
    side = batch.shape[-1]
    slope = torch.linspace(-1, 1, side)
    field = 1 + normal(.12) * slope.view(1, 1, 1, side) + normal(.12) * slope.view(1, 1, side, 1)
    return torch.exp(torch.log((batch * field).clamp(1e-4, 1)) * torch.exp(normal(.25)))


def _smear(batch, share, reach):
    """Motion blur of some of the pictures, up to twice `reach` of their width, all in one direction."""
    chosen = torch.rand(len(batch)) < share
    if not chosen.any():
        return batch
    side = batch.shape[-1]
    reach = max(1, int(side * reach))
    kernel, a = np.zeros((2 * reach + 1,) * 2, np.float32), np.random.uniform(0, np.pi)
    d = np.array((np.cos(a), np.sin(a))) * np.random.uniform(1, reach)
    cv2.line(kernel, tuple(int(round(v)) for v in reach - d), tuple(int(round(v)) for v in reach + d), 1)
    some = f.pad(batch[chosen], (reach,) * 4, mode="replicate")
    batch[chosen] = sum(float(kernel[y, x]) * some[..., y:y + side, x:x + side] for y, x in np.argwhere(kernel)) / float(kernel.sum())
    return batch


def _soft(batch):
    """Each pixel the mean of its neighbourhood of nine."""
    across = f.pad(batch, (1, 1, 1, 1), mode="replicate")
    across = across[..., :-2] + across[..., 1:-1] + across[..., 2:]
    return (across[..., :-2, :] + across[..., 1:-1, :] + across[..., 2:, :]) / 9


def roughen(batch, strength=1.0, reach=1 / 14):
    """Soft focus or sharpening, movement, lost resolution, coloured and grey noise."""
    batch = _smear(batch, .1 * strength, reach)
    n, side = len(batch), batch.shape[-1]
    chosen = torch.rand(n, 1, 1, 1)
    soft = _soft(batch)
    amount = torch.rand(n, 1, 1, 1) * strength
    batch = batch + (soft - batch) * amount * torch.where(chosen < .4, 1., torch.where(chosen > .8, -1., 0.))
    coarse = torch.rand(n) < .2 * strength
    if coarse.any():
        small = f.interpolate(batch[coarse], size=int(side * np.random.uniform(.45, .8)), mode="bilinear", align_corners=False)
        batch[coarse] = f.interpolate(small, size=side, mode="bilinear", align_corners=False)
    coloured, grey = torch.rand(n, 1, 1, 1) * .035, torch.rand(n, 1, 1, 1) * .03
    return (batch + (_noise(n, 3, side) * coloured + _noise(n, 1, side) * grey) * strength).clamp(0, 1)


_NOISE = torch.randn(1 << 20, generator=torch.Generator().manual_seed(1))


def _noise(n, channels, side):
    """Normal noise, drawn once and cut from anywhere: drawing it again costs more than a training step."""
    length = channels * side * side
    starts = np.random.randint(0, len(_NOISE) - length, n)
    return torch.stack([_NOISE[s:s + length] for s in starts]).view(n, channels, side, side)
