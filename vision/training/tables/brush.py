"""Smooth shapes drawn on small RGBA pictures, 8 bits, whose colours are already multiplied by alpha: what drawing with smooth edges on an
empty picture gives."""
import cv2
import numpy as np

PX, UNIT = 104, 46          # a picture's side, and from its middle to 1


class Brush:
    """Draws on an empty RGBA picture, or on one given; `unit` is pixels from its middle to 1."""

    def __init__(self, image=None, unit=UNIT):
        self.image = np.zeros((PX, PX, 4), np.uint8) if image is None else image
        self.unit = unit

    def _at(self, points):
        middle = (np.array(self.image.shape[1::-1]) - 1) / 2
        return np.int32(np.round((middle + np.asarray(points, float) * (self.unit, -self.unit)) * 16))

    @staticmethod
    def _ink(tone):
        return [*(np.clip(np.asarray(tone, float), 0, 1) * 255).tolist(), 255]

    def fill(self, points, tone):
        cv2.fillPoly(self.image, [self._at(points)], self._ink(tone), cv2.LINE_AA, 4)

    def oval(self, x, y, wide, high, tone, turn=0., line=-1):
        cv2.ellipse(self.image, tuple(map(int, self._at((x, y)))), (int(wide * self.unit * 16), int(high * self.unit * 16)), -turn, 0, 360,
                    self._ink(tone), line if line < 0 else max(1, round(line * self.unit)), cv2.LINE_AA, 4)

    def disc(self, x, y, radius, tone):
        self.oval(x, y, radius, radius, tone)

    def line(self, points, width, tone):
        cv2.polylines(self.image, [self._at(points)], False, self._ink(tone), max(1, round(width * self.unit)), cv2.LINE_AA, 4)

    def box(self, x, y, wide, high, tone):
        self.fill([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], tone)

    def block(self, x, y, wide, high, deep, tone):
        """A box seen from the front, right and above."""
        self.box(x, y, wide, high, tone)
        d = deep * np.array((1, .6))
        self.fill([(x, y + high), (x + d[0], y + high + d[1]), (x + wide + d[0], y + high + d[1]), (x + wide, y + high)], tone * 1.25)
        self.fill([(x + wide, y), (x + wide + d[0], y + d[1]), (x + wide + d[0], y + high + d[1]), (x + wide, y + high)], tone * .65)
