"""Solar panels on a flat roof in the morning. Metres."""
import math
import random

from kit.drawn import leaf_mesh, tube
from kit.light import camera, sky, sun
from kit.materials import metal, plain
from kit.nodes import Material
from kit.solids import box, group, lathe, outline, put, rad, rectangle
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
