"""Packed ONNX files, which take half the room: weights keep ten significant bits, and gzip takes away the rest.

    python3 -m common.packing PLAIN.onnx PACKED.onnx.gz

OpenCV 4.6 reads no weights of half precision; these are whole again once unpacked.
"""
import gzip
import sys

import cv2
import numpy as np
import onnx
from onnx import numpy_helper

SIGNIFICANT_BITS = 10


def rounded(values):
    """32-bit floats to the nearest that have so few significant bits."""
    drop = 24 - SIGNIFICANT_BITS
    bits = values.view(np.uint32) + np.uint32(1 << drop - 1)
    return (bits & ~np.uint32((1 << drop) - 1)).view(np.float32)


def pack(plain, packed):
    """Writes the ONNX file `plain` as `packed`."""
    model = onnx.load(plain)
    for weights in model.graph.initializer:
        values = numpy_helper.to_array(weights)
        if values.dtype == np.float32:
            weights.CopyFrom(numpy_helper.from_array(rounded(np.ascontiguousarray(values)), weights.name))
    with open(packed, 'wb') as out:
        out.write(gzip.compress(model.SerializeToString(), 9, mtime=0))     # the same bytes whenever it is made


def content_of(path):
    """The bytes of an ONNX file, packed or not."""
    with open(path, 'rb') as file:
        content = file.read()
    return gzip.decompress(content) if content[:2] == b'\x1f\x8b' else content


def read_net(path):
    """As OpenCV runs it."""
    return cv2.dnn.readNetFromONNX(np.frombuffer(content_of(path), np.uint8))


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    pack(*sys.argv[1:])


if __name__ == '__main__':
    main()
