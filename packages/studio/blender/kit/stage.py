"""The list of stills, the empty stage that each of them starts from, and the render."""
import os
import random
from dataclasses import dataclass
from typing import Callable

import bpy


@dataclass
class Still:
    make: Callable[[], None]
    width: int
    height: int
    exposure: float


STILLS: dict[str, Still] = {}


def still(name, width=960, height=720, exposure=0.0):
    """Registers a function that builds, lights and frames one still. `name` begins with the name of its file."""

    def register(make):
        STILLS[name] = Still(make, width, height, exposure)
        return make

    return register


def empty_stage(exposure):
    """Nothing but the settings that all stills share."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = exposure
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    # Few samples: bright stray paths are cut, light focused by glass is left out.
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.5, 12.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 8, 3, 4, 8
    random.seed(7)


def store_guides(out):
    """Writes colour and direction of the surfaces beside the picture: the denoiser keeps edges that they show."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    layers = tree.nodes.get("Render Layers") or tree.nodes.new("CompositorNodeRLayers")
    for key in ("Albedo", "Normal"):
        file = tree.nodes.new("CompositorNodeOutputFile")
        file.base_path = os.path.dirname(out)
        file.format.file_format, file.format.color_mode, file.format.color_depth = "OPEN_EXR", "RGB", "16"
        file.file_slots[0].path = f"{os.path.basename(out)}-{key.lower()}-"
        tree.links.new(layers.outputs[f"Denoising {key}"], file.inputs[0])


def render(out, width, height, samples, seeds):
    """Renders once for each seed to `<out>-<seed>.png`, 16 bits a channel."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_persistent_data = True
    image = scene.render.image_settings
    image.file_format, image.color_mode, image.color_depth = "PNG", "RGB", "16"
    scene.cycles.samples = samples
    store_guides(out)
    for seed in seeds:
        scene.cycles.seed = seed
        scene.render.filepath = f"{out}-{seed}.png"
        bpy.ops.render.render(write_still=True)
