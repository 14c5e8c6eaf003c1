"""A line between log-odds: what odds of a thing follow from two witnesses of it."""
import torch
from torch.nn import functional


def fitted(first, second, there, start):
    """(constant, weight of the first, weight of the second) that make it most probable whether something is `there`; all doubles."""
    line = torch.tensor(start, dtype=torch.float64, requires_grad=True)
    optimiser = torch.optim.LBFGS([line], max_iter=200)

    def loss():
        optimiser.zero_grad()
        cost = functional.binary_cross_entropy_with_logits(line[0] + line[1] * first + line[2] * second, there)
        cost.backward()
        return cost
    optimiser.step(loss)
    return line.detach()
