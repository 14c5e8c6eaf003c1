"""Writes a trained network as ONNX and holds OpenCV's reading of it against torch."""
import cv2
import numpy as np
import torch


def export(net, path, example, outputs, batches=None, sides=None):
    """Exports and checks to 1e-4 on random input; `batches` or `sides` are further batch or picture sizes that must agree too."""
    net = net.eval().float().to(memory_format=torch.contiguous_format)
    axes = {name: {0: "n"} for name in ["input", *outputs]} if batches else {"input": {2: "h", 3: "w"}} if sides else None
    torch.onnx.export(net, example, path, opset_version=11, input_names=["input"], output_names=outputs, dynamic_axes=axes)
    shapes = [tuple(example.shape)] + [(n, *example.shape[1:]) for n in batches or ()] + [(1, 3, s, s) for s in sides or ()]
    for shape in shapes:
        data = np.random.default_rng(0).random(shape, dtype=np.float32)
        with torch.no_grad():
            wanted = net(torch.from_numpy(data))
        wanted = [wanted] if torch.is_tensor(wanted) else wanted
        reader = cv2.dnn.readNetFromONNX(path)
        reader.setInput(data)
        for name, want, got in zip(outputs, wanted, reader.forward(outputs)):
            off = float(np.abs(want.numpy() - got).max()) if want.shape == got.shape else float("inf")
            if off > 1e-4:
                raise RuntimeError("%s: OpenCV reads output %s of %s as %s, off by %g" % (path, name, shape, got.shape, off))
    print("%s: OpenCV agrees for input %s" % (path, ", ".join(map(str, shapes))))
