"""The lattice of a board, its labels, and the crops that the recognition models look at.

Lattice: unit = one tile side, pointy-top hexes, hex 0,0 at the origin, x right, y down (towards the viewer on an upright board).
Image: pixels, x right, y down, whole numbers at pixel centres (as cv2.warpPerspective takes them).
Matrices are named target_from_source and act on column vectors; `image_from_lattice` is the 3x3 homography of a picture.
vision/geometry.h does the same sums in C++; tests/vision/geometry_cases.txt holds numbers that both must give.
"""
import json
import math
import os
from dataclasses import dataclass, field

import cv2
import numpy as np

TERRAINS = ("forest", "pasture", "fields", "hills", "mountains", "desert", "gold", "sea", "shoal")
LAND = frozenset(TERRAINS) - {"sea", "shoal"}
NUMBERS = (None, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
COLOURS = ("red", "blue", "white", "orange", "green", "brown")

_HALF = math.sqrt(3) / 2
CORNER_OFFSET = {"N": (0, -1), "NE": (_HALF, -.5), "SE": (_HALF, .5), "S": (0, 1), "SW": (-_HALF, .5), "NW": (-_HALF, -.5)}
EDGE_CORNERS = {"E": ("NE", "SE"), "NE": ("N", "NE"), "NW": ("NW", "N"), "W": ("SW", "NW"), "SW": ("S", "SW"), "SE": ("SE", "S")}
EDGE_STEP = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}

FOCAL_OVER_LONG_SIDE = 0.9      # assumed where the lens is not known
TOP_VIEW_DEGREES = 8.0          # below this tilt the lean is taken from the picture's centre


# ---------------------------------------------------------------- lattice

def hex_centre(q, r):
    return np.array((2 * _HALF * (q + r / 2), 1.5 * r))


def hex_corners(q, r):
    """The six corners clockwise from the top, 6x2."""
    return hex_centre(q, r) + np.array([CORNER_OFFSET[d] for d in CORNER_OFFSET])


def corner_point(q, r, direction):
    return hex_centre(q, r) + CORNER_OFFSET[direction]


def edge_ends(q, r, direction):
    return tuple(corner_point(q, r, d) for d in EDGE_CORNERS[direction])


def hex_at(point):
    """The hex q,r that a lattice point lies in."""
    x, y = point
    r = y / 1.5
    q = x / (2 * _HALF) - r / 2
    s = -q - r
    rounded = [round(q), round(r), round(s)]
    error = [abs(rounded[0] - q), abs(rounded[1] - r), abs(rounded[2] - s)]
    if error[0] > error[1] and error[0] > error[2]:
        rounded[0] = -rounded[1] - rounded[2]
    elif error[1] > error[2]:
        rounded[1] = -rounded[0] - rounded[2]
    return rounded[0], rounded[1]


def corner_key(point):
    """One key for a corner, whichever of its hexes it was named by."""
    return round(float(point[0]) / _HALF), round(float(point[1]) * 2)


def all_corners(hexes):
    """The distinct corners of some hexes, Nx2, in a fixed order."""
    found = {corner_key(p): p for key in sorted(hexes) for p in hex_corners(*key)}
    return np.array([found[key] for key in sorted(found)])


# ---------------------------------------------------------------- labels

@dataclass
class Table:
    """A picture of a board and what lies on it (see the label format of the photographs)."""
    image_path: str
    size: tuple                                     # width, height in pixels
    image_from_lattice: np.ndarray
    hexes: dict                                     # (q, r) -> (terrain, number or None)
    robber: tuple = None                            # (q, r)
    pieces: list = field(default_factory=list)      # (colour, kind, q, r, direction)
    harbours: dict = field(default_factory=dict)    # (q, r, direction) -> kind
    dice: list = field(default_factory=list)        # [colour, value, x, y]
    hidden_tokens: frozenset = frozenset()          # hexes whose number cannot be read
    extra: dict = field(default_factory=dict)       # whatever else a maker noted

    def image(self):
        picture = cv2.imread(self.image_path, cv2.IMREAD_COLOR)
        if picture is None:
            raise IOError("cannot read the picture %s" % self.image_path)
        return cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)

    def land(self):
        return [key for key, (terrain, _) in self.hexes.items() if terrain in LAND]


def _hex_key(text):
    q, r = text.split(",")[:2]
    return int(q), int(r)


def _piece(text):
    colour, kind, site = text.split()
    q, r, direction = site.split(",")
    return colour, kind, int(q), int(r), direction


_KNOWN = ("photo", "size", "lattice_to_image", "hexes", "robber", "pieces", "harbours", "dice", "hidden_tokens")


def read_table(json_path, photos_dir=None):
    """The table of a label file, or None where the label has no lattice (a picture without a board).

    The picture lies beside the label, or in `photos_dir`.
    """
    with open(json_path) as stream:
        label = json.load(stream)
    if "lattice_to_image" not in label:
        return None
    image_path = os.path.join(photos_dir or os.path.dirname(json_path), label.get("photo", os.path.basename(json_path)[:-5] + ".jpg"))
    harbours = {(*_hex_key(site), site.split(",")[2]): kind for site, kind in (label.get("harbours") or {}).items()}
    return Table(
        image_path=image_path, size=tuple(label["size"]), image_from_lattice=np.array(label["lattice_to_image"], float),
        hexes={_hex_key(key): (value[0], value[1] or None) for key, value in label["hexes"].items()},
        robber=_hex_key(label["robber"]) if label.get("robber") else None,
        pieces=[_piece(text) for text in label.get("pieces") or []], harbours=harbours, dice=label.get("dice") or [],
        hidden_tokens=frozenset(map(_hex_key, label.get("hidden_tokens") or [])),
        extra={key: value for key, value in label.items() if key not in _KNOWN})


def write_table(table, json_path):
    """Writes the label last and at once, so that whoever sees it may use the picture."""
    label = {
        "photo": os.path.basename(table.image_path), "size": list(table.size),
        "lattice_to_image": np.asarray(table.image_from_lattice).tolist(),
        "hexes": {"%d,%d" % key: list(value) for key, value in table.hexes.items()},
        "robber": "%d,%d" % table.robber if table.robber else None,
        "pieces": ["%s %s %d,%d,%s" % piece for piece in table.pieces],
        "harbours": {"%d,%d,%s" % site: kind for site, kind in table.harbours.items()}, "dice": table.dice,
        "hidden_tokens": ["%d,%d" % key for key in sorted(table.hidden_tokens)], **table.extra}
    with open(json_path + ".part", "w") as stream:
        json.dump(label, stream)
    os.replace(json_path + ".part", json_path)


# ---------------------------------------------------------------- projection

def project(target_from_source, points):
    """Points, ...x2, through a homography."""
    points = np.asarray(points, float)
    flat = points.reshape(-1, 2) @ target_from_source[:, :2].T + target_from_source[:, 2]
    return (flat[:, :2] / flat[:, 2:]).reshape(points.shape)


def jacobian_at(image_from_lattice, point):
    """Pixels per lattice unit at a lattice point, 2x2."""
    h = image_from_lattice
    x, y, w = h @ (point[0], point[1], 1)
    return np.array([(h[0, :2] * w - h[2, :2] * x), (h[1, :2] * w - h[2, :2] * y)]) / (w * w)


def side_px_at(image_from_lattice, point):
    """One tile side in pixels at a lattice point, along the direction that the view foreshortens least."""
    (a, b), (c, d) = jacobian_at(image_from_lattice, point)
    squares, area = a * a + b * b + c * c + d * d, a * d - b * c
    return math.sqrt((squares + math.sqrt(max(0., squares * squares - 4 * area * area))) / 2)


def fit_homography(lattice_points, image_points):
    """Least squares image_from_lattice of four points or more; None where they do not determine it."""
    matrix, _ = cv2.findHomography(np.asarray(lattice_points, np.float64), np.asarray(image_points, np.float64), 0)
    return None if matrix is None else matrix / np.linalg.norm(matrix)


def camera_pose(image_from_lattice, size, inside, focal_px=None):
    """Rotation columns and origin of the lattice in camera axes (x right, y down, z ahead), unit = one tile side.

    `inside` is a lattice point known to be in view. The principal point is the picture's centre. The third column points
    through the table, away from the camera.
    """
    width, height = size
    focal_px = focal_px or FOCAL_OVER_LONG_SIDE * max(width, height)
    rays = np.array([[1 / focal_px, 0, -(width - 1) / 2 / focal_px], [0, 1 / focal_px, -(height - 1) / 2 / focal_px], [0, 0, 1]])
    matrix = rays @ image_from_lattice
    if (matrix @ (inside[0], inside[1], 1))[2] < 0:
        matrix = -matrix
    matrix = matrix * (2 / (np.linalg.norm(matrix[:, 0]) + np.linalg.norm(matrix[:, 1])))
    through = np.cross(matrix[:, 0], matrix[:, 1])
    return np.column_stack((matrix[:, 0], matrix[:, 1], through / np.linalg.norm(through))), matrix[:, 2]


def tilt_degrees(image_from_lattice, size, inside=(0, 0), focal_px=None):
    """Angle between the line of sight and the board's normal; 0 is straight from above."""
    rotation, _ = camera_pose(image_from_lattice, size, inside, focal_px)
    return math.degrees(math.acos(min(1.0, max(-1.0, rotation[2, 2]))))


def lean_at(image_from_lattice, size, point, focal_px=None):
    """Unit vector in the image along which the top of a thing standing at a lattice point lies displaced."""
    rotation, origin = camera_pose(image_from_lattice, size, point, focal_px)
    if rotation[2, 2] > math.cos(math.radians(TOP_VIEW_DEGREES)):
        lean = project(image_from_lattice, point) - (np.array(size, float) - 1) / 2
    else:
        at = rotation[:, :2] @ point + origin
        up = -rotation[:, 2]
        lean = up[:2] * at[2] - at[:2] * up[2]
    length = np.linalg.norm(lean)
    return lean / length if length > 1e-9 else np.array((0., -1.))


# ---------------------------------------------------------------- crops

def resized_from_picture(scale):
    """From pixels of a picture to those of the same picture `scale` times as large, both with whole numbers in the middle of pixels."""
    return np.array([[scale, 0, scale / 2 - .5], [0, scale, scale / 2 - .5], [0, 0, 1]])


class Pyramid:
    """A picture and its halvings, so that a crop is never taken at less than half the resolution at hand."""

    def __init__(self, image):
        self.levels = [image]

    def crop(self, image_from_crop, width, height):
        """The crop whose pixels lie at image_from_crop (3x3) of the full picture."""
        step = side_px_at(image_from_crop, ((width - 1) / 2, (height - 1) / 2))
        level = 0
        while step >= 2 and min(self._level(level).shape[:2]) >= 2:
            step /= 2
            level += 1
        picture = self._level(level)
        half = 0.5 ** level
        level_from_image = resized_from_picture(half)
        return cv2.warpPerspective(picture, level_from_image @ image_from_crop, (width, height),
                                   flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)

    def _level(self, index):
        while len(self.levels) <= index:
            above = self.levels[-1]
            even = above[:above.shape[0] // 2 * 2, :above.shape[1] // 2 * 2]
            self.levels.append(cv2.resize(even, (even.shape[1] // 2, even.shape[0] // 2), interpolation=cv2.INTER_AREA))
        return self.levels[index]


TILE_PX, TILE_HALF_SPAN = 96, 1.0
TOKEN_PX, TOKEN_HALF_SPAN = 48, 0.40
CORNER_PX, CORNER_HALF_WIDTH, CORNER_ABOVE = 96, 0.62, 0.80
EDGE_WIDTH_PX, EDGE_HEIGHT_PX, EDGE_HALF_WIDTH = 64, 32, 0.80
CORNER_CELL_PX, EDGE_CELL_PX = 8, 4     # crop pixels a cell of the mask of a piece's own pixels
THINGS_PX, THINGS_HALF_WIDTH, THINGS_ABOVE = 160, 1.12, 1.40
ALIKE_PX, ALIKE_HALF_WIDTH, ALIKE_ABOVE = 48, 0.36, 0.56


def _lattice_from_square(centre, pixels, half_span, degrees):
    """Square crop about a lattice point; `degrees` turns the crop's x axis clockwise as seen on the lattice."""
    scale = 2 * half_span / pixels
    c, s = math.cos(math.radians(degrees)) * scale, math.sin(math.radians(degrees)) * scale
    middle = (pixels - 1) / 2
    return np.array([[c, -s, centre[0] - (c - s) * middle], [s, c, centre[1] - (s + c) * middle], [0, 0, 1]])


def image_from_tile_crop(image_from_lattice, centre, degrees=0):
    return image_from_lattice @ _lattice_from_square(centre, TILE_PX, TILE_HALF_SPAN, degrees)


def image_from_token_crop(image_from_lattice, centre, degrees=0):
    return image_from_lattice @ _lattice_from_square(centre, TOKEN_PX, TOKEN_HALF_SPAN, degrees)


def _image_from_upright(at, up, px_per_crop_px, anchor):
    """Similarity crop: `anchor` (crop pixels) lies at `at` (image), the crop's up is the unit vector `up` of the image."""
    right = np.array((-up[1], up[0]))
    linear = np.column_stack((right, -np.asarray(up))) * px_per_crop_px
    return np.vstack((np.column_stack((linear, at - linear @ anchor)), (0, 0, 1)))


def _image_from_lean(image_from_lattice, size, point, focal_px, pixels, half_width, above):
    """Square crop, upright along the lean, of a lattice point that lies `above` tile sides below its upper border."""
    pixels_per_side = pixels / (2 * half_width)
    anchor = np.array(((pixels - 1) / 2, above * pixels_per_side - .5))
    return _image_from_upright(project(image_from_lattice, point), lean_at(image_from_lattice, size, point, focal_px),
                               side_px_at(image_from_lattice, point) / pixels_per_side, anchor)


def image_from_corner_crop(image_from_lattice, size, corner, focal_px=None):
    """Upright crop at a lattice corner: +-0.62 sides wide, from 0.80 sides above to 0.44 below."""
    return _image_from_lean(image_from_lattice, size, corner, focal_px, CORNER_PX, CORNER_HALF_WIDTH, CORNER_ABOVE)


def image_from_things_crop(image_from_lattice, size, centre, focal_px=None):
    """Upright crop at a hex's centre: +-1.12 sides wide, from 1.40 sides above to 0.84 below."""
    return _image_from_lean(image_from_lattice, size, centre, focal_px, THINGS_PX, THINGS_HALF_WIDTH, THINGS_ABOVE)


def image_from_alike_crop(image_from_lattice, size, foot, margin=0, focal_px=None):
    """Upright crop at a thing's foot: +-0.36 sides wide, from 0.56 sides above to 0.16 below; so many pixels more on each side."""
    pixels = ALIKE_PX + 2 * margin
    side = ALIKE_PX / (2 * ALIKE_HALF_WIDTH)
    return _image_from_lean(image_from_lattice, size, foot, focal_px, pixels, pixels / (2 * side), ALIKE_ABOVE + margin / side)


def image_from_edge_crop(image_from_lattice, size, ends, focal_px=None):
    """Crop along an edge (two lattice corners): +-0.80 of its length wide, +-0.40 high, the lean's side up."""
    first, second = project(image_from_lattice, np.array(ends))
    middle = (np.asarray(ends[0]) + np.asarray(ends[1])) / 2
    along = second - first
    length = float(np.linalg.norm(along))
    up = np.array((along[1], -along[0])) / length
    if up @ lean_at(image_from_lattice, size, middle, focal_px) < 0:
        up = -up
    anchor = np.array(((EDGE_WIDTH_PX - 1) / 2, (EDGE_HEIGHT_PX - 1) / 2))
    return _image_from_upright(project(image_from_lattice, middle), up, length * 2 * EDGE_HALF_WIDTH / EDGE_WIDTH_PX, anchor)


def tile_crop(pyramid, image_from_lattice, key, degrees=0):
    return pyramid.crop(image_from_tile_crop(image_from_lattice, hex_centre(*key), degrees), TILE_PX, TILE_PX)


def token_crop(pyramid, image_from_lattice, centre, degrees=0):
    return pyramid.crop(image_from_token_crop(image_from_lattice, centre, degrees), TOKEN_PX, TOKEN_PX)


def corner_crop(pyramid, image_from_lattice, size, corner, focal_px=None):
    return pyramid.crop(image_from_corner_crop(image_from_lattice, size, corner, focal_px), CORNER_PX, CORNER_PX)


def things_crop(pyramid, image_from_lattice, size, key, focal_px=None):
    return pyramid.crop(image_from_things_crop(image_from_lattice, size, hex_centre(*key), focal_px), THINGS_PX, THINGS_PX)


def edge_crop(pyramid, image_from_lattice, size, ends, focal_px=None):
    return pyramid.crop(image_from_edge_crop(image_from_lattice, size, ends, focal_px), EDGE_WIDTH_PX, EDGE_HEIGHT_PX)
