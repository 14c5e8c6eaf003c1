"""How `KnownLooks` of vision/known_looks.cpp weighs two looks at a thing: by itself, cut out of its ground, and with the ground about it."""
import math

import torch

KERNEL = 4.5, 1, 2.5, 2                     # kAlone and kWithGround: weight, scale
ALONE_STRANGER, STRANGER = 3.45, 4.267      # squared distances beyond which a thing is rather a stranger


def likeness(alone, with_ground, kernel=KERNEL):
    """The logit that a thing is of the kind of another: tensors, of the squared distances of both looks."""
    return -kernel[0] * torch.log1p(alone / kernel[1]) - kernel[2] * torch.log1p(with_ground / kernel[3])


def strangers(kernel=KERNEL):
    """The logit that it is none of those shown."""
    return -kernel[0] * math.log1p(ALONE_STRANGER / kernel[1]) - kernel[2] * math.log1p(STRANGER / kernel[3])
