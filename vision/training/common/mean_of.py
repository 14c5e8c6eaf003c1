"""Writes the network whose weights are the means of those of two: one and what further training made of it. Between both it often reads
better than either, for each has learned by heart what the other has not.

    python3 -m common.mean_of A.onnx B.onnx OUT.onnx
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


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
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
