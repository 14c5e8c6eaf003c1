"""What vision/training/common/geometry.py holds to: the lattice, cameras, crops, and the numbers that vision/geometry.h gives too."""
import os
import sys
import tempfile
import unittest

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "vision", "training"))
from common import geometry as g  # noqa: E402
from common import geometry_cases  # noqa: E402

HEXES = [(q, r) for q in range(-3, 4) for r in range(-3, 4)]
OPPOSITE = {"E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE", "NE": "SW"}


class Lattice(unittest.TestCase):
    def test_a_point_near_a_centre_lies_in_its_hex(self):
        for key in HEXES:
            for corner in g.hex_corners(*key):
                self.assertEqual(g.hex_at(.9 * corner + .1 * g.hex_centre(*key)), key)

    def test_an_edge_has_the_same_ends_from_both_sides(self):
        for q, r in HEXES:
            for direction, (dq, dr) in g.EDGE_STEP.items():
                here = {g.corner_key(p) for p in g.edge_ends(q, r, direction)}
                there = {g.corner_key(p) for p in g.edge_ends(q + dq, r + dr, OPPOSITE[direction])}
                self.assertEqual(here, there)

    def test_corners_are_counted_once(self):
        self.assertEqual(len(g.all_corners([(0, 0)])), 6)
        self.assertEqual(len(g.all_corners([(0, 0), (1, 0)])), 10)
        disc = [(q, r) for q, r in HEXES if max(abs(q), abs(r), abs(q + r)) <= 2]
        self.assertEqual(len(g.all_corners(disc)), 54)


class Cameras(unittest.TestCase):
    def test_the_pose_tells_how_the_camera_was_tilted(self):
        for tilt, turn, side_px, size in geometry_cases.VIEWS:
            h = geometry_cases.view(tilt, turn, side_px, size)
            # The principal point of these views lies a dozen pixels off the middle.
            self.assertAlmostEqual(g.tilt_degrees(h, size), tilt, delta=.6)
            self.assertAlmostEqual(g.tilt_degrees(-h, size), tilt, delta=.6)

    def test_the_jacobian_is_the_derivative_of_the_projection(self):
        h, step = geometry_cases.view(35, -70, 110, (1500, 2000)), 1e-5
        for point in map(np.array, geometry_cases.POINTS):
            numeric = [(g.project(h, point + d) - g.project(h, point - d)) / (2 * step) for d in step * np.eye(2)]
            np.testing.assert_allclose(g.jacobian_at(h, point), np.column_stack(numeric), rtol=1e-4)

    def test_a_homography_is_found_again_from_its_points(self):
        h = geometry_cases.view(50, 200, 80, (640, 480))
        corners = g.all_corners([(0, 0), (1, 0), (0, 1)])
        found = g.fit_homography(corners, g.project(h, corners))
        np.testing.assert_allclose(g.project(found, corners), g.project(h, corners), atol=1e-3)

    def test_things_lean_away_from_the_camera(self):
        h, size = geometry_cases.view(40, 0, 100, (1280, 720)), (1280, 720)
        lean = g.lean_at(h, size, np.zeros(2))
        self.assertLess(lean[1], -.9)


class Crops(unittest.TestCase):
    def test_the_middle_of_a_crop_shows_its_hex(self):
        h = geometry_cases.view(20, 130, 90, (1920, 1080))
        for key in ((0, 0), (1, -1)):
            centre = g.hex_centre(*key)
            for degrees in range(0, 360, 60):
                middle = g.project(g.image_from_tile_crop(h, centre, degrees), np.array(((g.TILE_PX - 1) / 2,) * 2))
                np.testing.assert_allclose(middle, g.project(h, centre), atol=.01)

    def test_a_crop_shows_what_lies_there_at_every_scale(self):
        ramp = np.repeat(np.linspace(0, 255, 512, dtype=np.float32)[None, :], 512, axis=0)
        pyramid = g.Pyramid(ramp)
        for scale in (.5, 1, 2, 4):
            image_from_crop = np.array([[scale, 0, 200], [0, scale, 150], [0, 0, 1.]])
            crop = pyramid.crop(image_from_crop, 40, 30)
            np.testing.assert_allclose(crop[15], (200 + scale * np.arange(40)) * 255 / 511, atol=.6)

    def test_the_numbers_are_those_that_the_program_is_held_to(self):
        with open(geometry_cases.PATH) as file:
            committed = file.read().splitlines()
        now = list(geometry_cases.cases())
        self.assertEqual(len(now), len(committed))
        for ours, theirs in zip(now, committed):
            pairs = [(float(a), float(b)) for a, b in zip(ours.split(), theirs.split()) if a != "|"]
            np.testing.assert_allclose(*zip(*pairs), rtol=1e-6, atol=1e-7)


class Labels(unittest.TestCase):
    def test_a_table_comes_back_as_it_was_written(self):
        table = g.Table(
            image_path="table.jpg", size=(640, 480), image_from_lattice=geometry_cases.view(20, 10, 60, (640, 480)),
            hexes={(0, 0): ("forest", 8), (1, 0): ("desert", None)}, robber=(1, 0), pieces=[("red", "road", 0, 0, "E")],
            harbours={(1, 0, "E"): "any"}, dice=[["red", 3, 10., 20.]], hidden_tokens=frozenset({(0, 0)}))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "table.json")
            g.write_table(table, path)
            again = g.read_table(path)
        np.testing.assert_allclose(again.image_from_lattice, table.image_from_lattice)
        for name in ("size", "hexes", "robber", "pieces", "harbours", "hidden_tokens"):
            self.assertEqual(getattr(again, name), getattr(table, name), name)


if __name__ == "__main__":
    unittest.main()
