"""What rooms are furnished with. Metres."""
import math

from kit.drawn import field, leaf_mesh, tube
from kit.light import bulb
from kit.materials import brass, plain, shade
from kit.nodes import Material
from kit.paths import smooth_path
from kit.solids import TURN, box, cushion, group, lathe, outline, put, rad, rectangle, ring
from kit.surfaces import ceramic, leaf, paper, plaster, wood
from mathutils import Vector, noise


def boards(color="#b98a58", dark="#8d6238"):
    oak = wood(color, dark, scale=1.6, along="y", rough=0.5)
    for i in range(-16, 17):
        for k in range(-3, 3):
            box((0.176, 1.796, 0.02), 0.004, oak, 2, loc=(i * 0.18, k * 1.8 + (i * 7 % 5) * 0.36, -0.01))


def tiles(color, joint, step=0.6):
    box((12, 12, 0.02), 0, plain(joint, 0.7), 1, loc=(0, -1, -0.021))
    glaze = ceramic(color, joint, 0.08, 2, 0.25)
    for i in range(-7, 8):
        for k in range(-8, 6):
            box((step - 0.006, step - 0.006, 0.02), 0.003, glaze, 1, loc=(i * step, k * step, -0.01))


def walls(back, side, at=1.55, left=-2.15):
    box((9, 0.1, 3.2), 0.003, plaster(back, 2), 1, loc=(0, at, 1.6))
    box((0.1, 9, 3.2), 0.003, plaster(side, 2), 1, loc=(left, 0, 1.6))
    box((9, 0.02, 0.1), 0.006, plain("#efeae0"), loc=(0, at - 0.06, 0.05))
    box((0.02, 9, 0.1), 0.006, plain("#efeae0"), loc=(left + 0.06, 0, 0.05))


def legs(place, x, y, high, thick, material, splay=0.14):
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe([(0, 0), (thick * 0.55, 0), (thick, high), (0, high)], material, 32, loc=(sx * x, sy * y, 0), rot=(sy * splay, -sx * splay, 0), parent=place)


def frame(x, z, size, shapes, wall=1.5, back="#efe6d5", edge="#6b4426"):
    wide, high = size
    place = group((x, wall - 0.015, z), (rad(90), 0, 0))
    timber, t = wood(edge, "#43280f", 4), 0.018
    for sx, sy, w, h in ((0, 1, wide, t), (0, -1, wide, t), (1, 0, t, high), (-1, 0, t, high)):
        box((w, h, 0.03), 0.003, timber, 2, loc=(sx * (wide - t) / 2, sy * (high - t) / 2, 0.015), parent=place)
    box((wide - t, high - t, 0.008), 0.001, paper(back), 1, loc=(0, 0, 0.006), parent=place)
    for i, (kind, px, py, a, b, color) in enumerate(shapes):
        points = ring(a, 64) if kind == "disc" else rectangle(a, b, min(a, b) * 0.49 if kind == "arch" else 0)
        outline(points, 0, paper(color), loc=(px, py, 0.0105 + 0.0004 * i), parent=place)


def rubber_plant(loc, high=1.6, size=1.0):
    place = group(loc, scale=size)
    lathe([(0, 0), (0.16, 0), (0.19, 0.02), (0.22, 0.3), (0.21, 0.32), (0.2, 0.3), (0.18, 0.26), (0, 0.26)], ceramic("#e8dfcf", scale=7, rough=0.45), 96, edge=0.006, parent=place)
    lathe([(0, 0.27), (0.18, 0.27)], plain("#2b1d14", 1), 48, parent=place)
    green, blades = leaf("#1f4a28", "#3c7038", "#86a866"), [leaf_mesh(0.3, 0.15, d, 0.25, 0.012, 0.85) for d in (0.12, 0.3, 0.5)]
    for s, (tx, ty, share, count) in enumerate(((0.02, 0, 1.0, 17), (-0.16, -0.04, 0.78, 12), (0.15, -0.1, 0.64, 10))):
        top = high * share
        tube([(0, 0, 0.26), (tx * 0.3, ty * 0.3, 0.26 + (top - 0.26) * 0.4), (tx, ty, top)], 0.01, plain("#4a3a26", 0.8), parent=place)
        for i in range(count):
            up, turn = 0.22 + 0.78 * i / (count - 1), i * 2.4 + s
            made = put(blades[i % 3], green, (tx * up**1.5, ty * up**1.5, 0.26 + (top - 0.26) * up), scale=0.75 + 0.35 * (1 - abs(up - 0.5)), parent=place)
            made.rotation_euler = (0.2 * math.sin(i), -rad(18 + 50 * up) + 0.25 * math.sin(i * 3), turn)


def floor_lamp(loc):
    place, teak = group(loc), wood("#8a5530", "#5a331a", scale=4, along="z")
    for k in range(3):
        turn = TURN * k / 3 + 0.5
        tube([(0.3 * math.cos(turn), 0.3 * math.sin(turn), 0), (0.03 * math.cos(turn), 0.03 * math.sin(turn), 1.22)], 0.014, teak, curve=False, parent=place)
    lathe([(0, 1.2), (0.035, 1.2), (0.035, 1.26), (0.012, 1.27), (0.012, 1.36), (0, 1.36)], brass(scale=20), 48, parent=place)
    lathe([(0.235, 1.3), (0.19, 1.62), (0.188, 1.62), (0.233, 1.3)], shade(), 96, parent=place)
    bulb((0, 0, 1.46), 26, radius=0.04, parent=place)


def armchair(loc, turn, cloth):
    place, teak = group(loc, (0, 0, rad(turn))), wood("#8a5530", "#5a331a", scale=4, along="z")
    legs(place, 0.32, 0.3, 0.27, 0.026, teak)
    box((0.72, 0.7, 0.05), 0.014, teak, loc=(0, 0, 0.27), parent=place)
    cushion((0.66, 0.68, 0.2), cloth, 0.38, 0.3, 0.01, 28, 2, loc=(0, -0.03, 0.39), parent=place)
    cushion((0.66, 0.22, 0.62), cloth, 0, 0.34, 0.012, 28, 6, loc=(0, 0.27, 0.72), rot=(rad(-14), 0, 0), parent=place)
    for sx in (-1, 1):
        arm = smooth_path([(sx * 0.37, -0.34, 0.26), (sx * 0.37, -0.36, 0.46), (sx * 0.37, -0.32, 0.57), (sx * 0.37, -0.2, 0.6), (sx * 0.37, 0.12, 0.59), (sx * 0.37, 0.36, 0.57)], 8)
        tube(arm, 0.022, teak, curve=False, parent=place)
        tube([(sx * 0.37, 0.3, 0.26), (sx * 0.37, 0.34, 0.58), (sx * 0.36, 0.4, 0.92)], 0.02, teak, parent=place)
    return place


def rug(loc, size, stripes):
    made = Material("rug", "#d8ccb6", Roughness=1, Sheen=0.4)
    band = made.math("PINGPONG", made.math("MULTIPLY", made.axis("x"), 2.1), 0.5)
    made.feed(made.ramp(band, stripes), "Base Color")
    made.bump(made.noise(150, 3, 0.7), 0.9, 0.012)
    field(1, lambda x, y: 0.012 + 0.003 * noise.noise(Vector((x * 9, y * 9, 0))), made.data, 60, round_=False, loc=loc, scale=(size[0], size[1], 1))
