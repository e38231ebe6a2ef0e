"""Solar panels on a flat roof in the morning. Metres."""
import math
import random

from kit.drawn import leaf_mesh, text, tube
from kit.light import camera, pane_sun, sky, soft_box, sun
from kit.materials import glow, metal, pane, plain
from kit.nodes import Material
from kit.solids import box, group, lathe, outline, put, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import leaf, plaster, stone


def cell_material():
    made = Material("cell", "#0f1c3f", Roughness=0.22, Metallic=0.35, Clearcoat=1.0, Clearcoat_Roughness=0.02)
    made.feed(made.ramp(made.noise(3, 4), [(0.3, "#0b1634"), (0.7, "#1c3266")]), "Base Color")
    return made.data


def panel(loc, cells, frame, line):
    """A module of 6 by 10 cells on its frame, tilted to the south."""
    place = group(loc, (rad(22), 0, 0))
    box((1.04, 0.035, 1.72), 0.004, frame, 2, parent=group((0, 0, 0), (rad(90), 0, 0), parent=place))
    outline(rectangle(1.0, 1.68), 0, plain("#dfe3e8", 0.4), parent=place, loc=(0, 0, 0.0182))
    for i in range(6):
        for j in range(10):
            shape = [(0.078, 0.066), (0.066, 0.078), (-0.066, 0.078), (-0.078, 0.066), (-0.078, -0.066), (-0.066, -0.078), (0.066, -0.078), (0.078, -0.066)]
            at = (-0.4 + 0.16 * i, -0.745 + 0.1655 * j, 0.0186)
            outline(shape, 0, cells, parent=place, loc=at)
    for i in range(6):
        for off in (-0.026, 0.026):
            box((0.0016, 1.64, 0.0004), 0, line, 1, parent=place, loc=(-0.4 + 0.16 * i + off, 0, 0.0192))


@still("solar-roof", 1040, 780, exposure=0.1)
def roof():
    cells, frame, line = cell_material(), metal("#c9ccd0", 0.3), metal("#d8dade", 0.3)
    for row in range(2):
        for k in range(6):
            panel((-2.7 + 1.08 * k, 0.2 + 2.6 * row, 0.62 + 0.12 * row), cells, frame, line)
        for x in (-3, -0.9, 1.2, 3.2):
            tube([(x, -0.5 + 2.6 * row, 0), (x, -0.5 + 2.6 * row, 0.32)], 0.02, frame, curve=False)
            tube([(x, 0.9 + 2.6 * row, 0), (x, 0.9 + 2.6 * row, 0.95)], 0.02, frame, curve=False)
    floor = stone("#b9a58c", "#98836b", scale=0.8, rough=0.85, bump=0.1)
    box((16, 12, 0.2), 0.02, floor, loc=(0, 3.2, -0.1))
    wall = plaster("#efe2cc", 2, 0.2)
    box((16, 0.22, 0.95), 0.02, wall, loc=(0, 6.2, 0.47))
    box((16, 0.34, 0.08), 0.02, plaster("#d9744a", 2), loc=(0, 6.2, 0.98))
    box((2.4, 2.4, 2.2), 0.03, wall, loc=(5.0, 4.9, 1.1))
    lathe([(0, 0), (0.62, 0), (0.66, 0.08), (0.66, 1.0), (0.5, 1.14), (0.22, 1.2), (0.22, 1.28), (0, 1.3)], plain("#15181c", 0.4), 64, edge=0.02, loc=(4.9, 4.8, 2.2), flutes=(40, 0.02))
    # Houses behind, soft in the haze, and trees.
    random.seed(9)
    for k in range(26):
        x, y = -34 + 2.8 * k + random.random(), 18 + 22 * random.random()
        high = 1.2 + 2.6 * random.random()
        color = random.choice(("#e2cdb0", "#d8b99a", "#c9c2b2", "#e0a987", "#b9c4c4"))
        box((2.4 + random.random(), 2.5, high * 2), 0.03, plaster(color, 1), 1, loc=(x, y, high - 2.0))
        for floor_ in range(int(high * 1.4)):
            for side in (-0.6, 0.6):
                box((0.5, 0.05, 0.6), 0, plain("#4a4f55", 0.3), 1, loc=(x + side, y - 1.26, high * 2 - 2.9 - high + 0.9 - 1.05 * floor_ + 0.4))
    green = leaf("#3d6a35", "#6f9450")
    blade = leaf_mesh(0.6, 0.34, 0.3, 0.3, 0.02, 0.7, 6)
    for x, y, z, r in ((-7.5, 11, 0.2, 1.7), (-5.2, 13, 0.0, 1.4), (7.8, 14, 0.2, 1.8), (1.8, 16, -0.3, 1.3)):
        for k in range(420):
            turn, up = k * 2.4, -1 + 2 * (k + 0.5) / 420
            far = r * (0.75 + 0.3 * random.random()) * math.sqrt(max(0, 1 - up * up))
            made = put(blade, green, (x + far * math.cos(turn), y + far * math.sin(turn), z + r * 0.8 * up))
            made.rotation_euler = (random.random(), random.random() * 2 - 0.6, turn)
    sun((0.55, 0.75, -0.5), 4.6, "#ffd29a", 0.8)
    sky("#ffd9a8", 0.9, "#6fa6e0")
    camera((-3.4, -4.6, 2.35), (0.7, 2.6, 0.85), 32, (0, 0, 0.7), 0.004)


@still("solar-meter", 660, 804, exposure=0.25)
def what_the_roof_makes():
    """The inverter and the two-way meter on a house wall in the sun."""
    box((8, 0.2, 5), 0.01, plaster("#f0b873", 3, 0.35), loc=(0, 0.1, 0))
    box((8, 0.24, 0.34), 0.02, plaster("#8f3f22", 3, 0.2), loc=(0, 0.08, -1.12))
    white, grey, dark = plain("#f3f4f2", 0.3, Clearcoat=0.3), plain("#c4c8ca", 0.45), plain("#22272c", 0.4)
    face = group((0, 0, 0), (rad(90), 0, 0))
    unit = group((-0.3, 0.12, 0), parent=face)
    outline(rectangle(0.62, 0.86, 0.06), 0.2, white, 0.03, 4, parent=unit)
    outline(rectangle(0.62, 0.2, 0.05), 0.206, plain("#f26b0f", 0.35), 0.03, 3, parent=unit, loc=(0, -0.33, 0))
    outline(rectangle(0.34, 0.2, 0.02), 0.006, dark, parent=unit, loc=(0, 0.18, 0.2))
    lit = group((0, 0.18, 0.208), parent=unit)
    text("2.84 kW", 0.068, glow("#9dff9a", 1.2), parent=lit, loc=(0, 0.034, 0))
    text("today 11.6 units", 0.03, glow("#9dff9a", 0.9), parent=lit, loc=(0, -0.045, 0))
    for k, color in enumerate(("#4fd15a", "#4fd15a", "#f2b93a")):
        outline(ring(0.014, 20), 0.006, glow(color, 1.6), parent=unit, loc=(-0.05 + 0.05 * k, 0.03, 0.2))
    text("SURYA", 0.06, plain("#ffffff", 0.5), 0.002, spacing=1.3, parent=unit, loc=(0, -0.33, 0.21))
    for k in range(6):
        box((0.03, 0.8, 0.012), 0.003, grey, 1, parent=unit, loc=(-0.318, 0, 0.03 + 0.026 * k))
    meter = group((0.52, 0.16, 0), parent=face)
    outline(rectangle(0.4, 0.5, 0.04), 0.14, plain("#e7e3d8", 0.4), 0.025, 4, parent=meter)
    outline(rectangle(0.3, 0.24, 0.03), 0.006, dark, parent=meter, loc=(0, 0.07, 0.14))
    text("00412.6", 0.07, glow("#ffd27a", 1.0), parent=meter, loc=(0, 0.1, 0.148))
    text("in    out", 0.032, glow("#ffd27a", 0.8), parent=meter, loc=(0, 0.025, 0.148))
    outline(rectangle(0.3, 0.24, 0.03), 0, pane(0.5), parent=meter, loc=(0, 0.07, 0.156))
    text("NET METER", 0.034, plain("#4a4438", 0.6), 0.001, parent=meter, loc=(0, -0.12, 0.142))
    for k in range(10):
        outline(rectangle(0.006 + 0.006 * (k % 3 == 0), 0.04), 0.001, plain("#4a4438", 0.7), parent=meter, loc=(-0.07 + 0.015 * k, -0.19, 0.142))
    switch = group((0.52, -0.42, 0), parent=face)
    outline(rectangle(0.26, 0.3, 0.03), 0.12, white, 0.02, 3, parent=switch)
    lathe([(0, 0), (0.06, 0), (0.055, 0.04), (0, 0.045)], plain("#d5301a", 0.35), 48, parent=switch, loc=(0, 0, 0.12))
    box((0.03, 0.11, 0.03), 0.01, plain("#d5301a", 0.35), parent=switch, loc=(0, 0, 0.17))
    pipe = plain("#dfe1e0", 0.4)
    for path in (
        [(-0.42, -0.31, 0.05), (-0.42, -0.62, 0.05), (-0.3, -0.7, 0.05), (0.44, -0.7, 0.05), (0.47, -0.66, 0.05), (0.47, -0.56, 0.05)],
        [(-0.2, -0.31, 0.05), (-0.2, -0.36, 0.05), (-0.1, -0.42, 0.05), (0.39, -0.42, 0.05)],
        [(0.52, -0.1, 0.05), (0.52, -0.27, 0.05)],
        [(0.66, 0.41, 0.05), (0.66, 1.6, 0.05)],
        [(-0.3, 0.55, 0.05), (-0.3, 1.6, 0.05)],
    ):
        tube(path, 0.02, pipe, curve=False, parent=face)
    for x, y in ((0.66, 0.7), (-0.3, 0.85), (0.1, -0.7), (0.1, -0.42)):
        box((0.07, 0.07, 0.06), 0.01, grey, parent=face, loc=(x, y, 0.04))
    green, blade = leaf("#3d6a35", "#6f9450"), leaf_mesh(0.26, 0.13, 0.3, 0.3, 0.02, 0.7, 8)
    random.seed(4)
    for k in range(34):
        made = put(blade, green, (1.18 + 0.5 * random.random(), -0.25 - 0.3 * random.random(), -1.2 + 1.1 * random.random()))
        made.rotation_euler = (0.6 * random.random(), -rad(20 + 40 * random.random()), k * 2.4)
    pane_sun((0.1, 0, 0.1), (0.5, 0.7, -0.5), 4.8, (0.9, 1.3), 2, 2, 5.0, 0.05, 7, "#ffd9a2", 1.0)
    soft_box((-2.4, -3.4, 1.6), (0, 0, 0), 2.0, 60, "#fff1de")
    sky("#ffe9cf", 0.5)
    camera((-0.75, -3.3, 0.15), (0.1, 0, 0.0), 56, (-0.2, -0.3, 0.1), 0.006)
