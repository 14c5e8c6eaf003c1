"""Takes a committed ONNX file up again as the net that it was exported from, so that a training can go on without its checkpoint.

Exporting folds each normalisation into its convolution. What a layer sees in `inputs` tells what the normalisation must have been
for the unfolded net to compute the same on such inputs, in training as well.
"""
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from common import packing


def layers_of(path):
    """(weight, bias or None) of each convolution and dense layer, in the order in which they run."""
    graph = onnx.load_model_from_string(packing.content_of(path)).graph
    values = {i.name: torch.from_numpy(numpy_helper.to_array(i).copy()) for i in graph.initializer}
    return [(values[n.input[1]], values[n.input[2]] if len(n.input) > 2 else None) for n in graph.node if n.op_type in ('Conv', 'Gemm')]


def take_up(net, path, inputs):
    """Gives `net` the weights of the ONNX file at `path`; `inputs` is a large batch of what training will show it."""
    left = layers_of(path)
    bias = {}       # of the convolution that ran last

    def weigh(layer, _):
        if not left:
            raise ValueError('%s is of another net: it has fewer layers' % path)
        weight, shift = left.pop(0)
        if weight.shape != layer.weight.shape:
            raise ValueError('%s is of another net: it has %s where this one has %s' % (path, tuple(weight.shape), tuple(layer.weight.shape)))
        layer.weight.copy_(weight)
        if layer.bias is not None:
            layer.bias.copy_(shift)
        bias['last'] = None if shift is None else shift.to(layer.weight.device)

    def normalise(layer, seen):
        mean, variance = seen[0].mean((0, 2, 3)), seen[0].var((0, 2, 3), unbiased=False)
        layer.running_mean.copy_(mean)
        layer.running_var.copy_(variance)
        layer.weight.copy_((variance + layer.eps).sqrt())
        layer.bias.copy_(bias['last'] + mean)
    hooks = [m.register_forward_pre_hook(weigh) for m in net.modules() if isinstance(m, (nn.Conv2d, nn.Linear))]
    hooks += [m.register_forward_pre_hook(normalise) for m in net.modules() if isinstance(m, nn.BatchNorm2d)]
    net.eval()
    with torch.no_grad():
        net(inputs)
    for hook in hooks:
        hook.remove()
    if left:
        raise ValueError('%s is of another net: it has %d layers more' % (path, len(left)))
