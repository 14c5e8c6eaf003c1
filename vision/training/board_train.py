"""Trains the board net; can be stopped and taken up again.

    python3 board_train.py CHECKPOINT --made 'TABLES/flat_*.json' 'TABLES/bl_*.json' --photos 'PHOTOS/paolo_*.json' [--steps 6000]
    python3 board_train.py CHECKPOINT --export board.onnx
"""
import argparse
import os
import time

import cv2
import numpy as np
import torch
from torch.nn import functional

from board_data import SIDE, Boards
from board_net import BoardNet, Exported

BATCH = 12


def loss_of(logits, target):
    """Focal loss on the bumps (after CornerNet: near misses cost little), plain cross entropy on the land."""
    p = torch.sigmoid(logits[:, :2]).clamp(1e-4, 1 - 1e-4)
    bump = target[:, :2]
    peak = bump > .92
    hit = -((1 - p) ** 2 * torch.log(p))[peak].sum()
    miss = -((1 - bump) ** 4 * p ** 2 * torch.log(1 - p))[~peak].sum()
    return (hit + miss) / peak.sum().clamp(min=50) + 2 * functional.binary_cross_entropy_with_logits(logits[:, 2], target[:, 2])


def train(options):
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    net = BoardNet().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-3)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=options.steps)
    done = 0
    if os.path.exists(options.checkpoint):
        state = torch.load(options.checkpoint)
        net.load_state_dict(state["net"])
        if state["plan"]["total_steps"] == options.steps:
            optimiser.load_state_dict(state["optimiser"])
            plan.load_state_dict(state["plan"])
            done = state["done"]
    boards = Boards([(options.made, 1 - options.photo_share, .6), (options.photos, options.photo_share, 1.3)], options.seed + done)
    loader = iter(torch.utils.data.DataLoader(boards, BATCH, num_workers=1, prefetch_factor=4))
    began, total = time.time(), 0.0
    for step in range(done + 1, options.steps + 1):
        picture, target = next(loader)
        loss = loss_of(net(picture.to(memory_format=torch.channels_last)), target)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        plan.step()
        total += loss.item()
        if step % 100 == 0 or step == options.steps:
            print("step %d loss %.3f, %.1f pictures/s" % (step, total / 100, (step - done) * BATCH / (time.time() - began)), flush=True)
            total = 0.0
            torch.save({"net": net.state_dict(), "optimiser": optimiser.state_dict(), "plan": plan.state_dict(), "done": step},
                       options.checkpoint + ".part")
            os.replace(options.checkpoint + ".part", options.checkpoint)


def export(options):
    net = BoardNet()
    net.load_state_dict(torch.load(options.checkpoint)["net"])
    shipped = Exported(net).eval()
    torch.onnx.export(shipped, torch.rand(1, 3, SIDE, SIDE), options.export, opset_version=11, input_names=["picture"], output_names=["heat"],
                      dynamic_axes={"picture": {2: "h", 3: "w"}, "heat": {2: "h4", 3: "w4"}})
    read = cv2.dnn.readNetFromONNX(options.export)
    for side in (SIDE, 512):
        picture = np.random.default_rng(1).random((1, 3, side, side), np.float32)
        read.setInput(picture)
        with torch.no_grad():
            difference = np.abs(read.forward() - shipped(torch.from_numpy(picture)).numpy()).max()
        assert difference < 1e-4, difference
        print("%d: OpenCV differs from torch by %.1e" % (side, difference))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkpoint")
    parser.add_argument("--made", nargs="*", default=[])
    parser.add_argument("--photos", nargs="*", default=[])
    parser.add_argument("--photo-share", type=float, default=.2)
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--export")
    options = parser.parse_args()
    export(options) if options.export else train(options)


if __name__ == "__main__":
    main()
