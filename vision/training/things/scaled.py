"""Writes alike.onnx with all squared distances so many times as large: how far apart kinds lie is what its users' numbers are in.

    python3 -m things.scaled IN.onnx OUT.onnx --times 1.2
"""
import argparse

import numpy as np
import onnx
from onnx import numpy_helper


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('network')
    parser.add_argument('out')
    parser.add_argument('--times', type=float, required=True)
    options = parser.parse_args()
    model = onnx.load(options.network)
    last = [node for node in model.graph.node if node.op_type == 'Gemm'][-1]
    for weights in model.graph.initializer:
        if weights.name in last.input[1:3]:
            weights.CopyFrom(numpy_helper.from_array(numpy_helper.to_array(weights) * np.float32(options.times ** .5), weights.name))
    onnx.save(model, options.out)


if __name__ == '__main__':
    main()
