"""The camera: where it stands, and exactly how the lattice falls into its picture."""
import math

import bpy
import mathutils
import numpy as np


def place(look, size, must_see):
    """Puts a camera at tilt, azimuth and roll, so far away that all `must_see` world points just fill the picture.

    look: tilt and azimuth (radians; tilt 0 looks straight down), roll, focal (of the long side), target (x, y), fill
    (share of the picture that the points may take), fstop (None: everything sharp).
    """
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    data.sensor_width, data.lens = 36.0, 36.0 * look["focal"]
    data.clip_end = 1000
    tilt, azimuth = look["tilt"], look["azimuth"]
    back = mathutils.Vector((math.sin(tilt) * math.sin(azimuth), -math.sin(tilt) * math.cos(azimuth), math.cos(tilt)))
    turn = (
        mathutils.Matrix.Rotation(azimuth, 3, "Z")
        @ mathutils.Matrix.Rotation(tilt, 3, "X")
        @ mathutils.Matrix.Rotation(look["roll"], 3, "Z")
    )
    target = mathutils.Vector((*look["target"], 0))
    near, far = 4.0, 80.0
    for _ in range(30):
        distance = (near + far) / 2
        camera.matrix_world = mathutils.Matrix.Translation(target + back * distance) @ turn.to_4x4()
        near, far = (near, distance) if sees(camera, size, must_see, look["fill"]) else (distance, far)
    camera.matrix_world = mathutils.Matrix.Translation(target + back * far) @ turn.to_4x4()
    if look["fstop"]:
        data.dof.use_dof, data.dof.aperture_fstop = True, look["fstop"]
        data.dof.focus_distance = far
    bpy.context.view_layer.update()
    return camera


def place_amid(look, size, must_see):
    """As place, but with the target chosen so that the points lie amid the picture."""
    look = dict(look)
    for _ in range(5):
        camera = place(look, size, must_see)
        at = np.array([project(camera, size, p) for p in must_see])
        target = np.array(look["target"])
        x, y = project(camera, size, (*target, 0)) + (at.max(axis=0) + at.min(axis=0)) / 2 - np.array(size) / 2
        side = np.linalg.norm(project(camera, size, (target[0] + 1, target[1], 0)) - project(camera, size, (*target, 0)))
        off = np.array((x - size[0] / 2 + 0.5, size[1] / 2 - 0.5 - y)) / side
        look["target"] = tuple(target + off)
        bpy.data.objects.remove(camera)
    return place(look, size, must_see)


def projection(camera, size):
    """3x4: world to pixels, pixel centres at whole numbers as OpenCV has them."""
    w, h = size
    f = camera.data.lens / camera.data.sensor_width * max(w, h)
    view = np.array(camera.matrix_world.inverted())[:3]
    flip = np.diag([1, -1, -1])  # Blender looks along -z with y up
    return np.array([[f, 0, w / 2 - 0.5], [0, f, h / 2 - 0.5], [0, 0, 1]]) @ flip @ view


def project(camera, size, point):
    u, v, w = projection(camera, size) @ np.array([*point, 1])
    return np.array([u / w, v / w]) if w > 0 else np.array([np.inf, np.inf])


def sees(camera, size, points, fill):
    margin = np.array(size) * (1 - fill) / 2
    at = np.array([project(camera, size, p) for p in points])
    return bool((at > margin).all() and (at < np.array(size) - margin).all())


def image_from_lattice(camera, size):
    """3x3: lattice (y down, on the tiles' upper face) to pixels."""
    p = projection(camera, size)
    h = np.column_stack([p[:, 0], -p[:, 1], p[:, 3]])
    return h / h[2, 2]
