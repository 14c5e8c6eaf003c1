"""The discs of harbours that the house-rule books lay on sea hexes."""
import cv2
import numpy as np

from common import geometry as g
from common import texture as t
from tables import solids


def disc_face(rng, kind, size=96):
    """RGBA of a harbour's disc: its rate on the colour of what it trades, as no number token looks."""
    ground = t.colour(rng, (0, 360), (0, .6), (.3, 1)) if kind != "3:1" else t.colour(rng, (30, 60), (0, .3), (.8, 1))
    image = np.ones((size, size, 4), np.float32)
    image[..., :3] = ground
    ink = np.zeros(3) if ground.mean() > .5 else np.ones(3)
    text = np.zeros((size, size), np.float32)
    words = "3:1" if kind == "3:1" else str(rng.choice(["2:1", "2", "?"]))
    (width, height), _ = cv2.getTextSize(words, cv2.FONT_HERSHEY_DUPLEX, 1., 2)
    cv2.putText(text, words, ((size - width) // 2, (size + height) // 2), cv2.FONT_HERSHEY_DUPLEX, 1., 1., 2, cv2.LINE_AA)
    image[..., :3] = image[..., :3] * (1 - text[..., None]) + ink * text[..., None]
    y, x = np.mgrid[:size, :size] - (size - 1) / 2
    image[..., 3] = np.hypot(x, y) < size / 2
    return image


def lay_discs(rng, scene, discs):
    if not discs:
        return
    radius, thickness = rng.uniform(.2, .36), rng.uniform(.01, .05)
    for key, kind in discs.items():
        x, y = g.hex_centre(*key) + np.clip(rng.normal(0, .12, 2), -.3, .3)
        face, spin = disc_face(rng, kind), rng.uniform(0, 360)

        def lay(face=face, x=x, y=y, spin=spin):
            solids.draw_face(scene.image, scene.camera, face, x, y, radius, thickness, spin)
        scene.add(solids.place(solids.disc(radius, thickness), x, y, 0), face[0, 0, :3], lay)
