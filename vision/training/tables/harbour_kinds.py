"""The net that tells which kind a harbour is, of any print: a crop in which a harbour surely lies -> 3:1 or one of the five goods.

Crop: 64x64, rectified through the lattice as tables/harbours.py does, but closer: +-0.62 sides along the coast, from 1.22 sides out
at sea (top row) to 0.02 sides inland. Goods are drawn 10 to 30 px large there, and of the land, whose terrain tells nothing, little shows.

  python3 -m tables.harbour_kinds PHOTOS_DIR --checkpoint FILE --out harbour_kinds.onnx
  python3 -m tables.harbour_kinds PHOTOS_DIR --checkpoint - --measure harbour_kinds.onnx --before harbours.onnx
"""
import itertools
import json
import os

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional as f

from common import calibration
from common import geometry
from common.export_onnx import export
from common.training_loop import Trainer, training_parser
from tables import crop_augment
from tables import harbour_prints as prints
from tables import harbours
from tables.evaluate import softmax
from tables.joint_harbours import BOARD, ORDERS, jointly, mixed, read, report
from tables.nets import Residual, conv

KINDS = prints.KINDS
PX = 64
HALF_WIDTH = prints.REACH * PX / prints.STORE       # 0.62
OUT = prints.OUT - (prints.STORE - PX) / 2 * 2 * prints.REACH / prints.STORE     # 1.22
OUTPUTS = ("alone", "together")     # of each crop by itself, and with what it is beside the other eight
REAL = 2            # photographed boards of a step
FRESH = 2           # boards painted for each step
MEMORY = 1100       # painted boards kept
HELD = 260          # boards of manners that no training sees, for the temperature


def image_from_crop(image_from_lattice, site, pixels=PX, half_width=HALF_WIDTH, out=OUT):
    """As harbours.image_from_harbour_crop, of another part: square, and so far out."""
    return harbours.image_from_harbour_crop(image_from_lattice, site, reach=(half_width, out, 2 * half_width - out), pixels=pixels)


class KindNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(conv(3, 24, 2), conv(24, 28), conv(28, 36, 2), Residual(36), conv(36, 48, 2), conv(48, 48))
        self.mean, self.most = nn.AvgPool2d(8), nn.MaxPool2d(8)
        self.kind = nn.Sequential(nn.Flatten(), nn.Dropout(.1), nn.Linear(96, len(KINDS)))
        self.look = nn.Sequential(nn.Flatten(), nn.Linear(96, 28))
        self.first, self.second = nn.Sequential(nn.Linear(56, 28), nn.ReLU()), nn.Sequential(nn.Linear(56, 28), nn.ReLU())
        self.compared = nn.Linear(28, len(KINDS))
        self.of_board = nn.AvgPool2d((BOARD, 1))

    def beside_mean(self, looks):
        """Looks (9 n, 28) and how each differs from the mean of its board; in steps that OpenCV reads from ONNX."""
        boards = looks.view(-1, 1, BOARD, looks.shape[1])
        return torch.cat((boards, boards - torch.cat([self.of_board(boards)] * BOARD, 2)), 3).view(-1, 2 * looks.shape[1])

    def forward(self, crops):
        cells = self.body(crops * 2 - 1)
        seen = torch.cat((self.mean(cells), self.most(cells)), 1)
        looks = self.first(self.beside_mean(self.look(seen)))
        return self.kind(seen), self.compared(self.second(self.beside_mean(looks)))


def _sea(site):
    q, r, direction = site
    return q + geometry.EDGE_STEP[direction][0], r + geometry.EDGE_STEP[direction][1]


def photographed(folder, prefix):
    """Boards of photographs: (crops, kinds) of each, and crops of bare coast, all STORE px and as prints.board gives them."""
    boards, bare = [], []
    for _, table in harbours.tables(folder, prefix):
        pyramid = geometry.Pyramid(table.image())

        def crop(site):
            return pyramid.crop(image_from_crop(table.image_from_lattice, site, prints.STORE, prints.REACH, prints.OUT), prints.STORE, prints.STORE)
        boards.append((np.stack([crop(s) for s in table.harbours]), np.array([KINDS.index(k) for k in table.harbours.values()])))
        # Another edge of the same hex of sea shows the same harbour.
        taken = {_sea(site) for site in table.harbours}
        bare += [crop(s) for s in harbours.coastal_edges(table) if _sea(s) not in taken]
    return boards, bare


def other_sea(rng, crops):
    """Photographed crops with their blue turned to another tone, the same on all."""
    hue, strength, light = rng.normal(0, 25), rng.uniform(.3, 1.1), rng.uniform(.5, 1.1)
    changed = []
    for crop in crops:
        hsv = cv2.cvtColor(crop, cv2.COLOR_RGB2HSV).astype(np.float32)
        sea = cv2.GaussianBlur(((abs(hsv[..., 0] - 108) < 16) & (hsv[..., 1] > 70)).astype(np.float32), (0, 0), .6)
        hsv[..., 0] += hue * (sea > .5)
        hsv[..., 0] %= 180
        hsv[..., 1:] *= 1 + sea[..., None] * (np.float32((strength, light)) - 1)
        changed.append(cv2.cvtColor(np.clip(hsv, 0, 255).astype(np.uint8), cv2.COLOR_HSV2RGB))
    return np.stack(changed)


def _coarse(rng, picture, angle, along, across):
    """As a camera sees it that looks from low down: few pixels in one direction."""
    c, s = np.cos(angle), np.sin(angle)
    turn = np.array([[c, -s], [s, c]]) @ np.diag((1 / along, 1 / across))
    few = np.column_stack((turn, (PX - 1) / 2 - turn @ np.full(2, (PX - 1) / 2)))
    soft = cv2.GaussianBlur(picture, (0, 0), .35 / min(along, across))
    small = cv2.warpAffine(soft, few, (PX, PX), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
    return cv2.warpAffine(small, few, (PX, PX), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def augmented(rng, boards):
    """The crops of some boards, each board in one light, each crop a little moved, turned and coarsened."""
    crops = []
    for stored, _ in boards:
        scale, few, quality = np.exp(rng.normal(-.03, .08)), np.sort(rng.uniform(.35, 1, 2))[::-1], int(rng.integers(40, 96))
        coarse, coded = rng.random() < .35, rng.random() < .35
        for picture in stored:
            moved = np.clip(rng.normal(0, 1.8, 2), -5, 5)
            crop = crop_augment.cut_turned(rng, picture, PX, rng.normal(0, 5), moved, np.clip(scale * np.exp(rng.normal(0, .04)), .8, 1.1))
            if coarse:
                crop = _coarse(rng, crop, rng.uniform(0, np.pi), *few)
            if coded:
                crop = cv2.imdecode(cv2.imencode(".jpg", crop, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_COLOR)
            crops.append(crop)
    batch = torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2).float() / 255
    pictures = torch.arange(len(boards)).repeat_interleave(BOARD)
    batch = crop_augment.relight(batch, .9, grey_share=.04, pictures=pictures) * (1 + .04 * torch.randn(len(batch), 3, 1, 1))
    return crop_augment.roughen(batch, 1.2, reach=1 / 16)


class Batches:
    """Painted boards, ever more of them, and among them photographed ones of the one set that may be learnt."""

    def __init__(self, folder, boards, seed):
        self.rng = np.random.default_rng(seed)
        np.random.seed(seed)
        torch.manual_seed(seed)
        self.real, self.bare = photographed(folder, "paolo")
        self.size, self.made = boards, []

    def __call__(self, step):
        rng = self.rng
        for _ in range(FRESH if self.made else 24):
            fresh = prints.board(rng, grounds=self.bare)
            if len(self.made) < MEMORY:
                self.made.append(fresh)
            else:
                self.made[rng.integers(MEMORY)] = fresh
        chosen = [self.made[-1 - i] if i < FRESH else self.made[rng.integers(len(self.made))] for i in range(self.size - REAL)]
        for crops, kinds in (self.real[i] for i in rng.integers(len(self.real), size=REAL)):
            chosen.append((other_sea(rng, crops) if rng.random() < .5 else crops, kinds))
        return augmented(rng, chosen), torch.from_numpy(np.concatenate([kinds for _, kinds in chosen]))


def loss(outputs, kinds):
    alone, compared = outputs
    return {"alone": f.cross_entropy(alone, kinds, label_smoothing=.02), "compared": f.cross_entropy(compared, kinds, label_smoothing=.02)}


def held_out(count=HELD, strange=True, seed=991):
    rng = np.random.default_rng(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)
    boards = [prints.board(rng, strange) for _ in range(count)]
    return torch.cat([augmented(rng, boards[i:i + 20]) for i in range(0, count, 20)]), torch.from_numpy(np.concatenate([k for _, k in boards]))


class Shipped(nn.Module):
    """The net with a temperature for each output. Together: half of what each of its heads says. On manners that no training saw that is surer
    than a crop by itself, and where it is sure less often wrong than the comparison."""

    def __init__(self, net, temperatures=(1., 1.)):
        super().__init__()
        self.net, self.temperatures = net, temperatures

    def forward(self, crops):
        alone, compared = self.net(crops)
        return alone / self.temperatures[0], (alone + compared) / (2 * self.temperatures[1])

    def answers(self, crops):
        """Of many boards."""
        with torch.no_grad():
            return [torch.cat(each) for each in zip(*(self(part) for part in crops.split(20 * BOARD)))]


def ship(net, path):
    """Writes the ONNX file; temperatures from manners of painting that no training saw."""
    net = net.eval().float().cpu().to(memory_format=torch.contiguous_format)
    crops, kinds = held_out(seed=990)
    shipped = Shipped(net, [calibration.fit_temperature(logits, kinds) for logits in Shipped(net).answers(crops)])
    for strange in (True, False):
        crops, kinds = held_out(strange=strange)
        for name, logits in zip(OUTPUTS, shipped.answers(crops)):
            shares, right = torch.softmax(logits, 1).numpy(), (logits.argmax(1) == kinds).numpy()
            print("%s manners, %s: %.3f of %d right, calibration error %.3f" % (
                "strange" if strange else "known", name, right.mean(), len(kinds), calibration.calibration_error(shares.max(1), right)))
            boards = [(shares[i:i + BOARD], kinds.numpy()[i:i + BOARD]) for i in range(0, len(kinds), BOARD)]
            report("base boards of them", [board for board in boards if sorted(board[1]) == sorted(ORDERS[0])])
    print("temperatures %.2f, %.2f" % tuple(shipped.temperatures))
    export(shipped, path, torch.rand(BOARD, 3, PX, PX), list(OUTPUTS))


# ---------------------------------------------------------------- measuring

def film_tables(folder, count=16):
    """(name, picture, image_from_lattice, harbours) of so many frames of a sample's film."""
    with open(os.path.join(folder, "truth.jsonl")) as lines:
        view = np.array(json.loads(next(lines))["lattice_to_image"])
    with open(os.path.join(folder, "game.txt")) as script:
        words = [line.split() for line in script if line.startswith("harbour ")]
    sites = {(*map(int, site.split(",")[:2]), site.split(",")[2]): kind for _, site, kind in words}
    film = cv2.VideoCapture(os.path.join(folder, "game.mp4"))
    frames = int(film.get(cv2.CAP_PROP_FRAME_COUNT))
    for number in range(frames):
        there, picture = film.read()
        if there and number % (frames // count) == 0 and number // (frames // count) < count:
            yield "film_%d" % number, picture[..., ::-1].copy(), view, sites


def looks(photos, film):
    """(name, crops as this net takes them, crops as harbours.onnx does, kinds) of every labelled board."""
    labelled = ((name, table.image(), table.image_from_lattice, table.harbours) for name, table in harbours.tables(photos, ""))
    for name, picture, view, sites in itertools.chain(labelled, film_tables(film) if film else ()):
        pyramid = geometry.Pyramid(picture)
        yield (name, [pyramid.crop(image_from_crop(view, site), PX, PX) for site in sites],
               [pyramid.crop(harbours.image_from_harbour_crop(view, site), PX, PX) for site in sites],
               np.array([KINDS.index(kind) for kind in sites.values()]))


def measure(path, before, photos, film):
    """Accuracy by set: of harbours.onnx, of this net, and of this net with what harbours.onnx adds."""
    new, old = cv2.dnn.readNetFromONNX(path), cv2.dnn.readNetFromONNX(before)
    tally = {}
    for name, crops, wide, kinds in looks(photos, film):
        known = softmax(read(old, wide, ["harbour"])[0][:, 1:])
        nine = [crops[i % len(crops)] for i in range(BOARD)]
        alone, together = (softmax(logits)[:len(crops)] for logits in read(new, nine, list(OUTPUTS)))
        ways = {"before": known, "alone": alone, "together": together, "alone, before": mixed(alone, known), "together, before": mixed(together, known)}
        for way, shares in ways.items():
            tally.setdefault(name.split("_")[0], {}).setdefault(way, []).append((shares, kinds))
        if name.startswith("pb"):
            counts = [np.sum(shares.argmax(1) == kinds) for shares in ways.values()] + [np.sum(jointly(s)[1] == kinds) for s in ways.values()]
            print(name, "right alone %d %d %d %d %d, jointly %d %d %d %d %d" % tuple(counts))
    for name, ways in tally.items():
        for way, boards in ways.items():
            report(name + " " + way, boards)


def main():
    parser = training_parser(__doc__.split("\n")[0], 10000, 9, exports=True)
    parser.add_argument("photos", help="folder of labelled photographs")
    parser.add_argument("--measure", help="only measures this ONNX file")
    parser.add_argument("--before", help="harbours.onnx, to measure beside it")
    parser.add_argument("--film", help="folder of a sample game, to measure on")
    options = parser.parse_args()
    if options.measure:
        return measure(options.measure, options.before, options.photos, options.film)
    trainer = Trainer.of(KindNet(), options)
    if not options.export:
        trainer.run(Batches(options.photos, options.batch, 1), loss)
    if options.out:
        ship(trainer.average, options.out)


if __name__ == "__main__":
    main()
