"""Light and Cycles settings, and the picture that comes out."""
import math
import os
import tempfile

import bpy
import cv2
import mathutils
import numpy as np

import shapes

KELVIN = {
    2700: (255, 172, 96),
    3200: (255, 190, 126),
    4000: (255, 212, 168),
    5000: (255, 232, 212),
    6000: (255, 246, 240),
    7500: (226, 234, 255),
}


def light(look):
    """Sun, area lights and sky. Strengths are irradiances on the table, so the exposure follows from their sum."""
    world = bpy.context.scene.world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*shapes.linear(KELVIN[look["sky_kelvin"]]), 1)
    background.inputs["Strength"].default_value = look["sky"] / math.pi
    total = look["sky"]
    for i, lamp in enumerate(look["lamps"]):
        total += lamp["irradiance"] * add_lamp(f"lamp {i}", lamp)
    bpy.context.scene.view_settings.view_transform = "Standard"
    bpy.context.scene.view_settings.exposure = math.log2(look["brightness"] * 2.9 / total)


def add_lamp(name, lamp):
    """`direction` points to the lamp; returns the cosine at which its light falls on the table."""
    to_lamp = mathutils.Vector(lamp["direction"]).normalized()
    data = bpy.data.lights.new(name, "SUN" if lamp["kind"] == "sun" else "AREA")
    data.color = shapes.linear(KELVIN[lamp["kelvin"]])
    made = bpy.data.objects.new(name, data)
    if lamp["kind"] == "sun":
        data.energy, data.angle = lamp["irradiance"], lamp["angle"]
    else:
        data.size = lamp["size"]
        data.energy = lamp["irradiance"] * math.pi * lamp["distance"] ** 2
        made.location = to_lamp * lamp["distance"]
    made.rotation_euler = to_lamp.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)
    return to_lamp.z


def settings(size, samples, seed=0, threads=2):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, seed
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.transmission_bounces = cycles.transparent_max_bounces = 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    cycles.filter_width = 1.3
    image = scene.render.image_settings
    image.file_format, image.color_mode, image.color_depth = "PNG", "RGB", "16"


def still(path, border=None):
    """Renders to `path` (PNG). `border` (left, top, right, bottom in pixels) renders that part alone, cropped."""
    scene = bpy.context.scene
    scene.render.use_border = scene.render.use_crop_to_border = border is not None
    if border is not None:
        w, h = scene.render.resolution_x, scene.render.resolution_y
        left, top, right, bottom = border
        # Blender cuts fractions of a pixel off; a quarter more keeps whole numbers whole.
        scene.render.border_min_x, scene.render.border_max_x = (left + 0.25) / w, (right + 0.25) / w
        scene.render.border_min_y, scene.render.border_max_y = (h - bottom + 0.25) / h, (h - top + 0.25) / h
    scene.render.filepath = os.path.abspath(path)
    bpy.ops.render.render(write_still=True)


def with_index():
    """The picture (BGR, 0 to 1) and for each pixel its object's pass_index."""
    with tempfile.TemporaryDirectory() as folder:
        index_pass(folder)
        path = os.path.join(folder, "table.png")
        still(path)
        image = cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32) / 65535
        return image, cv2.imread(os.path.join(folder, "index0001.png"), cv2.IMREAD_GRAYSCALE)


def index_pass(folder):
    """Also writes folder/index0001.png, 8 bit: each pixel's object pass_index (0: no object of interest)."""
    scene = bpy.context.scene
    scene.view_layers[0].use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    compose = tree.nodes.new("CompositorNodeComposite")
    scale = tree.nodes.new("CompositorNodeMath")
    scale.operation = "DIVIDE"
    scale.inputs[1].default_value = 255
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format = os.path.abspath(folder), "PNG"
    out.format.color_mode, out.format.color_depth = "BW", "8"
    out.format.color_management = "OVERRIDE"
    out.format.view_settings.view_transform = "Raw"
    out.file_slots[0].path = "index"
    tree.links.new(layers.outputs["Image"], compose.inputs["Image"])
    tree.links.new(layers.outputs["IndexOB"], scale.inputs[0])
    tree.links.new(scale.outputs[0], out.inputs[0])
