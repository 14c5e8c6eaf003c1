"""Writes the network, or the checkpoint, whose weights are the means of those of two: one and what further training made of it. Between both it often reads
better than either, for each has learned by heart what the other has not.

    python3 -m common.mean_of A.onnx B.onnx OUT.onnx
    python3 -m common.mean_of A.pt B.pt OUT.pt
"""
import sys

import numpy as np
import onnx
from onnx import numpy_helper


def take_mean(a, b):
    """Of two tensors; those that are no weights stay."""
    first, second = numpy_helper.to_array(a), numpy_helper.to_array(b)
    if first.shape != second.shape:
        sys.exit('these networks differ in shape at %s' % a.name)
    if first.dtype == np.float32:
        a.CopyFrom(numpy_helper.from_array(np.asarray((first + second) / 2, np.float32), a.name))


def of_checkpoints(first, second, out):
    """Of the averaged weights, which are what gets exported."""
    import torch  # which ONNX files do without
    one, other = (torch.load(path, map_location='cpu')['average'] for path in (first, second))
    torch.save({'average': {name: (w + other[name]) / 2 if w.is_floating_point() else other[name] for name, w in one.items()}}, out)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    if sys.argv[1].endswith('.pt'):
        return of_checkpoints(*sys.argv[1:])
    first, second = (onnx.load(path) for path in sys.argv[1:3])
    if [node.op_type for node in first.graph.node] != [node.op_type for node in second.graph.node]:
        sys.exit('these networks differ in their layers')
    for a, b in zip(first.graph.initializer, second.graph.initializer):
        take_mean(a, b)
    for one, other in zip(first.graph.node, second.graph.node):
        for a, b in zip(one.attribute, other.attribute):
            if a.type == onnx.AttributeProto.TENSOR:
                take_mean(a.t, b.t)
    onnx.save(first, sys.argv[3])


if __name__ == '__main__':
    main()
