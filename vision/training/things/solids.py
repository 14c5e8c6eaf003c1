"""What the other pieces are built from: convex parts with a tone each; see pieces/shapes.py for units."""
from dataclasses import dataclass

import numpy as np

from pieces.shapes import frustum, lying, moved, prism, turned


@dataclass
class Solid:
    """Parts with a tone each: a factor of the piece's colour or a colour of its own (RGB, 0 to 1)."""
    parts: list
    tones: list
    clear: float = 0.0      # share of the ground that shows through, as through glass

    @staticmethod
    def of(parts, tone=1.0):
        return Solid(list(parts), [tone] * len(parts))

    def __add__(self, other):
        return Solid(self.parts + other.parts, self.tones + other.tones, self.clear)

    def with_parts(self, parts):
        return Solid(parts, self.tones, self.clear)

    def scaled(self, factor):
        return self.with_parts([[face * factor for face in part] for part in self.parts])

    def turned(self, degrees, about='z'):
        return self.with_parts(turned(self.parts, degrees, about))

    def moved(self, x, y, z=0.0):
        return self.with_parts(moved(self.parts, x, y, z))

    def lying(self, rng):
        """Tipped over; what is longer than tall falls on its long side."""
        points = np.concatenate([face for part in self.parts for face in part])
        length, _, height = points.max(0) - points.min(0)
        if length < height:
            return self.with_parts(lying(rng, self.parts))
        parts = turned(self.parts, rng.choice([-90, 90]), 'x')
        points = np.concatenate([face for part in parts for face in part])
        middle = (points.min(0) + points.max(0)) / 2
        return self.with_parts(moved(parts, -middle[0], -middle[1], -points[:, 2].min()))


def ball(radius, x, y, z, sides=10):
    """A ball about a point, as three drums."""
    rings = [(.45, -.9), (.95, -.35), (.95, .35), (.4, .92)]
    return [frustum(a * radius, b * radius, z + h * radius, (x, y), z + f * radius, sides) for (a, f), (b, h) in zip(rings, rings[1:])]


def bow(radius, reach, x, y, z, thick=.018):
    """A bow of so many degrees either way, in the plane of x and z, with its string."""
    angles = np.radians(np.linspace(-reach, reach, 6))
    parts = []
    for a, b in zip(angles, angles[1:]):
        strip = [(r * np.cos(t), r * np.sin(t)) for r, t in ((radius, a), (radius, b), (radius + 1.6 * thick, b), (radius + 1.6 * thick, a))]
        parts += moved([prism(strip, thick * 1.5)], x - radius, y, z)
    low, high = radius * np.cos(angles[0]), radius * np.sin(angles[-1])
    parts += moved([prism([(low, -high), (low, high), (low + .008, high), (low + .008, -high)], .01)], x - radius, y, z)
    return parts
