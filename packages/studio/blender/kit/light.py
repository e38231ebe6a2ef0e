"""Lights, and the set-ups that scenes share. Energy in watts for a scene of the size that it is built in."""
import bpy
from mathutils import Vector

from .materials import plain
from .nodes import rgb, rgba
from .solids import group, outline, rad


def towards(made, loc, at):
    made.location = loc
    made.rotation_euler = (Vector(at) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return made


def soft_box(loc, at, size, energy, color="#ffffff", tall=None, shine=True):
    data = bpy.data.lights.new("light", "AREA")
    data.energy, data.color, data.size = energy, rgb(color), size
    if tall:
        data.shape, data.size_y = "RECTANGLE", tall
    made = bpy.data.objects.new("light", data)
    bpy.context.scene.collection.objects.link(made)
    made.visible_camera, made.visible_glossy = False, shine
    return towards(made, loc, at)


def spot(loc, at, energy, angle=40, color="#fff0dc", soft=0.6, size=0.5):
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = energy, rgb(color), rad(angle), soft, size
    made = bpy.data.objects.new("spot", data)
    bpy.context.scene.collection.objects.link(made)
    return towards(made, loc, at)


def bulb(loc, energy, color="#ffc47d", radius=3.0, parent=None):
    """A lamp inside a shade: a light, not a shining body, which would make grain."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = energy, rgb(color), radius
    made = bpy.data.objects.new("bulb", data)
    bpy.context.scene.collection.objects.link(made)
    made.location, made.visible_camera, made.parent = loc, False, parent
    return made


def sun(direction, energy, color="#fff0dc", angle=1.2):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = energy, rgb(color), rad(angle)
    made = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(made)
    made.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return made


def sky(horizon="#ffffff", strength=0.3, zenith=None):
    """Light from all round, even or from a horizon's colour up to a zenith's; seen where nothing stands."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    ground = tree.nodes["Background"]
    ground.inputs[0].default_value, ground.inputs[1].default_value = rgba(horizon), strength
    if zenith:
        coords, split, ramp = (tree.nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
        ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = rgba(horizon), rgba(zenith)
        ramp.color_ramp.elements[1].position = 0.5
        tree.links.new(coords.outputs["Generated"], split.inputs[0])
        tree.links.new(split.outputs[2], ramp.inputs[0])
        tree.links.new(ramp.outputs[0], ground.inputs[0])


def studio_light(size=1.0, at=(0, 0, 0), power=1.0, warm="#fff1e0", cool="#e3edff", fill=0.08):
    """A tall key on the left, a strip for the rim on the right, a wide ceiling. `size` is that of the subject, so that the
    same set-up fits a ring and a chair."""
    middle, energy = Vector(at), power * size * size
    soft_box(middle + Vector((-3.4, -1.6, 2.6)) * size, at, 2.2 * size, 95 * energy, warm, tall=3.2 * size)
    soft_box(middle + Vector((3.4, 1.2, 1.8)) * size, at, 0.7 * size, 55 * energy, cool, tall=3.4 * size)
    soft_box(middle + Vector((0, 0.8, 4.2)) * size, at, 3.4 * size, 60 * energy)
    sky("#ffffff", fill * power)


def window_light(size=1.0, at=(0, 0, 0), power=1.0):
    """A table by a window: a large soft window behind on the left, a white card on the right."""
    middle, energy = Vector(at), power * size * size
    soft_box(middle + Vector((-2.6, 3.0, 2.8)) * size, at, 2.6 * size, 400 * energy, "#fff6ea", tall=2.2 * size)
    soft_box(middle + Vector((3.4, -0.6, 1.6)) * size, at, 3.0 * size, 75 * energy, "#ffe9cf", tall=2.0 * size)
    soft_box(middle + Vector((0.4, -2.6, 4.0)) * size, at, 2.4 * size, 60 * energy, "#eaf1ff")
    sky("#fff4e6", 0.22 * power)


def pane_sun(aim, direction, energy=9.0, pane=(0.55, 0.8), rows=2, columns=2, distance=5.0, bar=0.05, margin=6.0, color="#fff0dc", soft=1.2):
    """Sun through a paned window that nobody sees: a patch of light falls where `aim` is."""
    way = Vector(direction).normalized()
    sun(way, energy, color, soft)
    frame = group(Vector(aim) - way * distance, way.to_track_quat("-Z", "Y").to_euler())
    black = plain("#000000", 1)
    wide, tall = columns * pane[0] + (columns - 1) * bar, rows * pane[1] + (rows - 1) * bar

    def strip(left, right, low, high):
        made = outline([(left, low), (right, low), (right, high), (left, high)], 0, black, parent=frame)
        made.visible_camera = made.visible_diffuse = made.visible_glossy = False

    strip(-margin, -wide / 2, -margin, margin)
    strip(wide / 2, margin, -margin, margin)
    strip(-wide / 2, wide / 2, tall / 2, margin)
    strip(-wide / 2, wide / 2, -margin, -tall / 2)
    for i in range(1, columns):
        left = -wide / 2 + i * (pane[0] + bar) - bar
        strip(left, left + bar, -tall / 2, tall / 2)
    for i in range(1, rows):
        low = -tall / 2 + i * (pane[1] + bar) - bar
        strip(-wide / 2, wide / 2, low, low + bar)


def camera(loc, at, lens=70, focus=None, opening=0.0):
    """`opening` is the width of the lens opening in units of the scene: 0 is sharp throughout, 1/60 of the distance soft."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_start, data.clip_end = lens, 0.01, 1000
    made = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    towards(made, loc, at)
    if opening:
        view = (Vector(at) - Vector(loc)).normalized()
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus or at) - Vector(loc)).dot(view)
        data.dof.aperture_fstop = lens / 1000 / opening
        data.dof.aperture_blades = 7
    return made
