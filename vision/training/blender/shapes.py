"""Meshes and materials in Blender, in lattice units."""
import math

import bpy
import numpy as np


def linear(rgb):
    """sRGB 0..255 to the linear light that Blender's colours are."""
    c = np.array(rgb, float) / 255
    return tuple(float(v) for v in np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4))


def material(name, rgb=None, image=None, roughness=0.6, specular=0.5):
    """A plain surface: one sRGB colour (0..255), or a picture (float RGB) laid over the mesh's UV map."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    shader = m.node_tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    if image is None:
        shader.inputs["Base Color"].default_value = (*linear(rgb), 1)
    else:
        node = m.node_tree.nodes.new("ShaderNodeTexImage")
        node.image = picture(name, image)
        m.node_tree.links.new(node.outputs["Color"], shader.inputs["Base Color"])
    return m


def picture(name, rgb):
    h, w = rgb.shape[:2]
    image = bpy.data.images.new(name, w, h, alpha=False)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = rgb[::-1]  # Blender's first row is the bottom one
    image.pixels.foreach_set(rgba.ravel())
    image.update()
    image.pack()
    return image


def mesh(name, vertices, faces, surface, uv=None, bevel=0.0, smooth=False):
    """An object from vertices and faces. `uv(x, y)` maps a vertex of an upward face to the picture, u right, v up."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.update()
    if uv is not None:
        layer = data.uv_layers.new()
        for loop in data.loops:
            x, y, _ = data.vertices[loop.vertex_index].co
            layer.data[loop.index].uv = uv(x, y)
    if smooth:
        for polygon in data.polygons:
            polygon.use_smooth = True
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(40)
    data.materials.append(surface)
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    if bevel:
        modifier = made.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments, modifier.limit_method = bevel, 2, "ANGLE"
    return made


def prism(outline, z0, z1):
    """An upright prism over a counter-clockwise outline [(x, y), ...]: vertices, faces; the last face is the top."""
    n = len(outline)
    vertices = [(x, y, z0) for x, y in outline] + [(x, y, z1) for x, y in outline]
    faces = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    return vertices, faces + [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]


def extrusion(profile, depth):
    """A profile [(x, z), ...], counter-clockwise seen from -y, drawn out along y: a house, a hull."""
    n, h = len(profile), depth / 2
    vertices = [(x, -h, z) for x, z in profile] + [(x, h, z) for x, z in profile]
    faces = [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return vertices, [f[::-1] for f in faces] + [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]


def lathe(profile, segments=24):
    """A profile [(radius, z), ...] from bottom to top turned about z."""
    vertices, faces, rings = [], [], len(profile)
    for r, z in profile:
        vertices += [
            (r * math.cos(t), r * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, segments, endpoint=False)
        ]
    for k in range(rings - 1):
        for i in range(segments):
            j = (i + 1) % segments
            faces.append((k * segments + i, k * segments + j, (k + 1) * segments + j, (k + 1) * segments + i))
    faces.append(tuple(range(segments - 1, -1, -1)))
    faces.append(tuple(range((rings - 1) * segments, rings * segments)))
    return vertices, faces


def box(sx, sy, z0, z1):
    return prism([(-sx / 2, -sy / 2), (sx / 2, -sy / 2), (sx / 2, sy / 2), (-sx / 2, sy / 2)], z0, z1)


def moved(shape, dx=0.0, dy=0.0, dz=0.0, turn=0.0):
    vertices, faces = shape
    c, s = math.cos(turn), math.sin(turn)
    return [(x * c - y * s + dx, x * s + y * c + dy, z + dz) for x, y, z in vertices], faces


def joined(*shapes):
    vertices, faces = [], []
    for v, f in shapes:
        faces += [tuple(i + len(vertices) for i in face) for face in f]
        vertices += v
    return vertices, faces


def scaled(shape, factor):
    vertices, faces = shape
    return [(x * factor, y * factor, z * factor) for x, y, z in vertices], faces


def disc(radius, z0, z1, segments=32):
    return prism(
        [(radius * math.cos(t), radius * math.sin(t)) for t in np.linspace(0, 2 * math.pi, segments, endpoint=False)],
        z0,
        z1,
    )
