"""Grown, woven, fired and cooked materials. `scale` is how fine: 1 for a scene in centimetres, 10 to 20 for one in metres."""
from .nodes import Material, rgb, rgba


def leather(color="#8a4f26", dark="#5a2f14", scale=1.0):
    made = Material("leather", color, Roughness=0.42, Specular=0.45)
    made.feed(made.ramp(made.noise(2.2 * scale, 6), [(0.3, dark), (0.62, color)]), "Base Color")
    pores = made.cells(13 * scale, "DISTANCE_TO_EDGE")
    made.bump(made.ramp(pores, [(0, 0.0), (0.16, 1.0)]), 0.22, 0.03 / scale)
    made.bump(made.noise(30 * scale, 4), 0.12, 0.02 / scale)
    made.feed(made.math("ADD", made.math("MULTIPLY", made.noise(9 * scale), 0.25), 0.32), "Roughness")
    return made.data


def ceramic(color="#e9e2d6", speckle="#8b7762", amount=0.2, scale=1.0, rough=0.28):
    made = Material("ceramic", color, Roughness=rough, Clearcoat=0.4, Clearcoat_Roughness=0.08)
    edge = 0.44 - 0.12 * (1 - amount)
    made.feed(made.ramp(made.noise(26 * scale, 2), [(edge - 0.08, speckle), (edge, color)]), "Base Color")
    made.bump(made.noise(1.3 * scale, 3), 0.08, 0.2 / scale)
    return made.data


def clay(color="#b5653f", dark="#8f4a2c", scale=1.0):
    """Unglazed."""
    made = Material("clay", color, Roughness=0.85, Specular=0.2)
    made.feed(made.ramp(made.noise(1.4 * scale, 8, 0.6), [(0.3, dark), (0.65, color)]), "Base Color")
    made.bump(made.noise(30 * scale, 4, 0.7), 0.15, 0.03 / scale)
    return made.data


def stone(light="#8b8780", dark="#4d4b48", vein=None, scale=1.0, rough=0.6, bump=0.5):
    made = Material("stone", light, Roughness=rough)
    clouds = made.noise(1.1 * scale, 12, 0.62, distortion=0.4)
    stops = [(0.32, dark), (0.66, light)]
    if vein:
        stops = [(0.30, dark), (0.47, light), (0.5, vein), (0.53, light), (0.7, dark)]
    made.feed(made.ramp(clouds, stops), "Base Color")
    if bump:
        made.bump(made.noise(2.5 * scale, 14, 0.7), bump, 0.35 / scale)
        made.bump(made.noise(42 * scale, 4, 0.7), bump * 0.35, 0.03 / scale)
    made.feed(made.math("ADD", made.math("MULTIPLY", clouds, 0.3), rough - 0.15), "Roughness")
    return made.data


def fabric(color="#a5a08f", second=None, scale=1.0, bump=0.5, sheen=0.5):
    """A weave: crossed waves for the threads, noise for the yarn's unevenness."""
    made = Material("fabric", color, Roughness=0.9, Sheen=sheen, Specular=0.15)
    where, height = made.coords(), None
    for direction in "XYZ":
        wave = made.node("TexWave", {"bands_direction": direction}, Scale=24 * scale, Distortion=1.5, Detail=2.0, Vector=where)
        height = made.math("MULTIPLY", height, wave.outputs["Fac"]) if height else wave.outputs["Fac"]
    made.bump(made.math("ADD", height, made.math("MULTIPLY", made.noise(60 * scale, 3), 0.5)), bump, 0.02 / scale)
    made.feed(made.ramp(made.noise(9 * scale, 8, 0.75), [(0.3, second or color), (0.7, color)]), "Base Color")
    return made.data


def striped(stripes, across="x", pitch=1.0, scale=1.0):
    """Cloth in stripes: (position from 0 to 1, colour), repeated every `pitch` units, mirrored."""
    made = Material("striped", "#ffffff", Roughness=0.9, Sheen=0.5, Specular=0.15)
    place = made.math("PINGPONG", made.math("MULTIPLY", made.axis(across), 1.0 / pitch), 0.5)
    made.feed(made.ramp(made.math("MULTIPLY", place, 2.0), stripes, sharp=True), "Base Color")
    made.bump(made.noise(60 * scale, 3, 0.7), 0.5, 0.03 / scale)
    return made.data


def towelling(color, scale=1.0):
    made = Material("towelling", color, Roughness=1, Sheen=0.8, Specular=0.05)
    made.bump(made.cells(14 * scale), 0.9, 0.10 / scale)
    made.bump(made.noise(30 * scale, 3), 0.5, 0.05 / scale)
    return made.data


def wood(color="#9a6a3f", dark="#6b4426", scale=1.0, along="x", rough=0.42):
    made = Material("wood", color, Roughness=rough, Specular=0.4)
    stretch = [scale] * 3
    stretch["xyz".index(along)] = 0.09 * scale
    where = made.coords(tuple(stretch))
    rings = made.math("PINGPONG", made.math("MULTIPLY", made.noise(1.6, 4, 0.5, where, 0.6), 9), 0.5)
    fibre = made.noise(26, 6, 0.7, where)
    grain = made.math("ADD", rings, made.math("MULTIPLY", made.math("SUBTRACT", fibre, 0.5), 0.9))
    made.feed(made.ramp(grain, [(0.0, dark), (0.55, color)]), "Base Color")
    made.bump(fibre, 0.12, 0.03 / scale)
    made.feed(made.math("ADD", made.math("MULTIPLY", fibre, 0.25), rough - 0.12), "Roughness")
    return made.data


def plaster(color="#e5ded2", scale=1.0, bump=0.12):
    made = Material("plaster", color, Roughness=0.85)
    made.bump(made.noise(3 * scale, 8, 0.65), bump, 0.1 / scale)
    return made.data


def paper(color="#f3ecdf", second=None, scale=1.0):
    """Uncoated paper or card; with a second colour, kraft with fibres."""
    made = Material("paper", color, Roughness=0.8, Specular=0.2)
    if second:
        made.feed(made.ramp(made.noise(14 * scale, 6, 0.8), [(0.35, second), (0.6, color)]), "Base Color")
    made.bump(made.noise(60 * scale, 4), 0.05, 0.02 / scale)
    return made.data


def leaf(color="#2f6b2f", young="#6f9a3c", vein="#9fb86a"):
    """Light shines through; veins follow the picture coordinates of `leaf_mesh`."""
    made = Material("leaf", color, Roughness=0.38, Specular=0.5)
    along, across = made.axis("x", "UV"), made.axis("y", "UV")
    side = made.math("ABSOLUTE", made.math("SUBTRACT", across, 0.5))
    ribs = made.math("PINGPONG", made.math("SUBTRACT", made.math("MULTIPLY", along, 9), made.math("MULTIPLY", side, 5)), 0.5)
    veins = made.math("MAXIMUM", made.math("MULTIPLY", made.math("LESS_THAN", ribs, 0.035), 0.45), made.math("LESS_THAN", side, 0.018))
    base = made.ramp(made.noise(2.5, 4), [(0.3, color), (0.75, young)])
    made.feed(made.blend(made.math("MULTIPLY", veins, 0.7), base, vein), "Base Color")
    made.bump(made.math("SUBTRACT", 1.0, ribs), 0.15, 0.02)
    bright = (*[min(1, channel * 2.2) for channel in rgb(young)], 1)
    made.mix_surface(0.28, made.surface.outputs[0], made.node("BsdfTranslucent", None, Color=bright).outputs[0])
    return made.data


def petal(color, deep):
    made = Material("petal", color, Roughness=0.6, Specular=0.2)
    made.feed(made.ramp(made.axis("x", "UV"), [(0.0, deep), (0.7, color)]), "Base Color")
    made.mix_surface(0.35, made.surface.outputs[0], made.node("BsdfTranslucent", None, Color=rgba(color)).outputs[0])
    return made.data


def sauce(color, deep, rough=0.18, inside=0.15, scale=1.0, bump=0.35):
    """Food and wax: shiny, light enters a little, uneven in colour."""
    made = Material("sauce", color, Roughness=rough, Subsurface=inside, Subsurface_Radius=(0.5, 0.25, 0.08), Specular=0.5)
    shades = made.ramp(made.noise(1.6 * scale, 8, 0.65), [(0.32, deep), (0.62, color)])
    made.feed(shades, "Base Color")
    made.feed(shades, "Subsurface Color")
    if bump:
        made.bump(made.noise(3.2 * scale, 6, 0.55), bump, 0.22 / scale)
    made.feed(made.math("ADD", made.math("MULTIPLY", made.noise(2 * scale), 0.3), rough - 0.1), "Roughness")
    return made.data
