"""Honest probabilities: one temperature a net, fitted where it never trained, and the measure of how honest they are."""
import numpy as np
import torch
from torch.nn import functional as f


def fit_temperature(logits, labels):
    """The temperature that makes the labels likeliest (Guo et al. 2017)."""
    candidates = np.exp(np.linspace(np.log(.3), np.log(4), 80))
    costs = [float(f.cross_entropy(logits / float(c), labels)) for c in candidates]
    return float(candidates[int(np.argmin(costs))])


def calibration_error(probabilities, right, bins=15):
    """Expected calibration error of the top answer's probability."""
    probabilities, right = np.asarray(probabilities), np.asarray(right, float)
    index = np.minimum((probabilities * bins).astype(int), bins - 1)
    error = 0.0
    for b in range(bins):
        inside = index == b
        if inside.any():
            error += inside.mean() * abs(probabilities[inside].mean() - right[inside].mean())
    return error


class Tempered(torch.nn.Module):
    """A net whose first output is divided by a temperature."""

    def __init__(self, net, temperature):
        super().__init__()
        self.net, self.temperature = net, temperature

    def forward(self, x):
        outputs = self.net(x)
        if torch.is_tensor(outputs):
            return outputs / self.temperature
        return (outputs[0] / self.temperature, *outputs[1:])
