"""Hand-woven cloth: folded, on the bolt, and the yarn it is made of. Centimetres."""
import math
import random

from kit.drawn import field, surface, text, tube
from kit.light import camera, window_light
from kit.materials import brushed, plain
from kit.nodes import Material
from kit.solids import TURN, box, group, lathe, outline, rad
from kit.stage import still
from kit.surfaces import clay, fabric, paper, plaster, striped, wood
from mathutils import Vector, noise

INDIGO, SAND, RUST, OFF = "#2a3a5e", "#d9c19a", "#a6592f", "#efe5d3"


def folded(size, material, layers, loc, turn=0.0, seed=0):
    """A piece folded to a stack: every layer a U that opens to the back, so that the front shows round folds."""
    wide, deep, each = size
    place = group(loc, (0, 0, rad(turn)))
    for k in range(layers):
        def at(u, v, k=k):
            # Along u: back edge, over the front fold, back again.
            if u < 0.46:
                y, z = deep / 2 - deep * u / 0.46, 0.0
            elif u > 0.54:
                y, z = -deep / 2 + deep * (u - 0.54) / 0.46, each
            else:
                turn_ = math.pi * (u - 0.46) / 0.08
                y, z = -deep / 2 - math.sin(turn_) * each / 2, each / 2 - math.cos(turn_) * each / 2
            ripple = 0.10 * noise.noise(Vector((v * 7 + seed, y * 0.16, k * 3.1))) + 0.06 * noise.noise(Vector((v * 19, y * 0.5, k + seed)))
            return ((v - 0.5) * wide * (1 - 0.006 * (k % 3)), y + 0.25 * math.sin(k * 2.2 + seed), z + k * each * 1.06 + ripple)

        surface(90, 60, at, material, each * 0.42, parent=place)
    return place


def spool(loc, yarn, rot=(0, 0, 0), size=1.0):
    place = group(loc, rot, size)
    beech = wood("#c79a66", "#9b6f42", 0.8, along="z")
    lathe([(0, 0), (2.3, 0), (2.4, 0.2), (2.4, 0.6), (2.2, 0.8), (0.9, 0.9), (0.9, 7.1), (2.2, 7.2), (2.4, 7.4), (2.4, 7.8), (2.3, 8), (0, 8)], beech, 64, parent=place)
    wound, turns = [], 46
    for i in range(turns * 12):
        u = i / (turns * 12)
        turn = u * turns * TURN
        r = 1.75 + 0.35 * math.sin(u * math.pi) + 0.05 * math.sin(i * 1.7)
        wound.append((r * math.cos(turn), r * math.sin(turn), 1.1 + 5.8 * u))
    tube(wound, 0.13, yarn, curve=False, parent=place)
    lathe([(0, 1), (1.7, 1), (2.0, 4), (1.7, 7), (0, 7)], yarn, 48, curve=True, parent=place)


def bench():
    for i in range(-4, 6):
        box((150, 14.6, 3), 0.25, wood("#a3794f", "#75532f", scale=0.13, rough=0.55), loc=(i * 5.1, i * 14.8, -1.55))


@still("cloth-stack", 1040, 868, exposure=0.45)
def stack():
    bench()
    stripe = striped([(0, INDIGO), (0.62, OFF), (0.68, INDIGO), (0.78, SAND), (0.86, INDIGO)], "x", 7.2, 1.2)
    check = striped([(0, SAND), (0.5, RUST), (0.56, SAND), (0.62, RUST), (0.66, SAND)], "x", 6.0, 1.2)
    pieces = (
        (fabric("#7d3f22", "#5f2c15", 1.0), 3), (check, 3), (fabric(INDIGO, "#1d2a48", 1.0), 4),
        (fabric(OFF, "#d8cbb4", 1.0), 3), (stripe, 3), (fabric(RUST, "#86421f", 1.0), 2),
    )
    low = 0.3
    for k, (material, layers) in enumerate(pieces):
        folded((31 - 0.5 * k, 23, 1.05), material, layers, (-1.5 + 0.5 * math.sin(k * 2), 6, low), 2.2 * math.sin(k * 1.9), k)
        low += layers * 1.05 * 1.06 + 0.25
    # A tag on a thread.
    tag = group((8.6, -7.3, 9.3), (rad(84), rad(4), rad(5)))
    outline([(-2, -3.2), (2, -3.2), (2, 2.4), (1.2, 3.2), (-1.2, 3.2), (-2, 2.4)], 0.06, paper("#e9d9b8", "#d6c199"), parent=tag)

    text("no. 7 of 42", 0.72, plain("#3b2a1c", 0.7), parent=tag, loc=(0, -0.4, 0.08))
    text("hand-woven", 0.5, plain("#3b2a1c", 0.7), parent=tag, loc=(0, -1.6, 0.08))
    tube([(8.6, -7.3, 12.3), (8.3, -7.0, 14.2), (8.0, -5.2, 16.2)], 0.06, plain("#d8c8a8", 0.9))
    yarns = [fabric(c, d, 1.6, 0.6) for c, d in ((INDIGO, "#1b2745"), (RUST, "#7f3d1c"), (OFF, "#d2c4aa"))]
    spool((20.5, -3, 0), yarns[0])
    spool((26, 3, 0), yarns[2])
    spool((22, -10.5, 2.4), yarns[1], (rad(90), 0, rad(35)))
    # A shuttle in front.
    shuttle = group((-13, -13.5, 1.1), (0, 0, rad(14)))
    hull = [(10 * math.cos(t) , 1.9 * math.sin(t) * abs(math.sin(t)) ** 0.3) for t in [TURN * i / 96 for i in range(96)]]
    outline(hull, 1.6, wood("#7d5230", "#52331b", 0.5), 0.35, 4, parent=shuttle, loc=(0, 0, -1))
    wound = [((i / 400 - 0.5) * 8, 0.75 * math.cos(i * 0.9), 0.75 * math.sin(i * 0.9) + 0.35) for i in range(401)]
    tube(wound, 0.12, yarns[0], curve=False, parent=shuttle)
    tube([(-9.5, -15, 0.9), (-2, -18, 0.2), (7, -15.5, 0.15), (16, -14.5, 0.2), (21.5, -13.2, 2.2)], 0.09, yarns[1])
    box((260, 2, 140), 0.3, plaster("#cfc1ab", 0.12, 0.2), loc=(0, 58, 60))
    window_light(16, (0, 4, 6), 0.85)
    camera((9, -60, 31), (4.2, 1.5, 8.4), 43, (2, -5, 9), 1.0)


@still("cloth-dye", exposure=0.6)
def dye_bowls():
    """Bowls of dye powder and hanks of the yarn that they colour, from above."""
    box((160, 120, 4), 0.4, wood("#5d452f", "#3d2b1a", scale=0.09, rough=0.6), loc=(0, 0, -2))
    terracotta = clay("#b06a44", "#86482a")
    for k, (x, y, r, color, deep) in enumerate(((-15, 7, 6.4, "#27408a", "#16275c"), (0.5, 10, 5.6, "#b4401f", "#7d260f"), (15, 7.5, 6.0, "#d99a22", "#b0730f"), (-7.5, -4, 5.0, "#6d7a3a", "#4a5524"))):
        bowl = group((x, y, 0), scale=r / 5)
        lathe([(0, 0), (2.4, 0), (2.6, 0.3), (4.3, 1.8), (5, 3.2), (4.75, 3.25), (4.0, 2.0), (2.2, 0.7), (0, 0.6)], terracotta, 96, curve=True, parent=bowl)
        powder = paper(color, deep, 0.5)
        field(4.6, lambda x_, y_, k=k: 2.3 + 1.25 * max(0, 1 - math.hypot(x_, y_) / 4.4) + 0.12 * noise.fractal(Vector((x_ * 0.8, y_ * 0.8, k)), 1, 2, 5), powder, 60, parent=bowl)
        random.seed(k)
        for _ in range(70):
            turn, far = random.random() * TURN, r * (1.02 + 0.22 * random.random() ** 2)
            lathe([(0, 0), (0.12, 0.03), (0, 0.08)], powder, 6, loc=(x + far * math.cos(turn), y + far * math.sin(turn), 0.0), scale=0.5 + 1.6 * random.random())
    for (x, y, turn), color, dark in (((5.5, -7.5, 10), INDIGO, "#1b2745"), ((15.5, -6, -22), RUST, "#7f3d1c"), ((-17, -9.5, 30), OFF, "#d2c4aa")):
        yarn, place = fabric(color, dark, 1.6, 0.6), group((x, y, 0.9), (0, 0, rad(turn)))
        for strand in range(26):
            random.seed(strand)
            off, up = random.gauss(0, 0.62), random.gauss(0, 0.34)
            loop = [((6.2 + off) * math.cos(TURN * i / 28), (2.3 + off * 0.7) * math.sin(TURN * i / 28) * (1 - 0.5 * abs(math.cos(TURN * i / 28)) ** 6), up + 0.12 * math.sin(i + strand)) for i in range(28)]
            tube(loop, 0.14, yarn, closed=True, parent=place)
        for i in range(9):
            tube([(-0.5 + 0.12 * i, 1.2 * math.cos(t), 1.0 * math.sin(t)) for t in [TURN * k / 12 for k in range(12)]], 0.1, yarn, closed=True, parent=place, loc=(0, 1.9, 0))
    window_light(15, (0, 0, 2), 0.95)
    camera((0.5, -27, 47), (0.2, 0.6, 1), 50, (0, 0, 2.5), 0.5)


def rose(color, mark):
    """Block print on cotton: small flowers in rows."""
    made = Material("rose", color, Roughness=0.92, Sheen=0.4, Specular=0.12)
    made.feed(made.ramp(made.cells(0.7), [(0.0, mark), (0.2, mark), (0.26, color), (1.0, color)]), "Base Color")
    made.bump(made.noise(60, 3, 0.7), 0.3, 0.01)
    return made.data


def pile(pieces, table, wall):
    for i in range(-4, 6):
        box((150, 14.6, 3), 0.25, wood(*table, scale=0.13, rough=0.55), loc=(i * 5.1, i * 14.8, -1.55))
    low = 0.3
    for k, (material, layers) in enumerate(pieces):
        folded((31 - 0.5 * k, 23, 1.05), material, layers, (-1.5 + 0.5 * math.sin(k * 2), 6, low), 2.2 * math.sin(k * 1.9), k)
        low += layers * 1.05 * 1.06 + 0.25
    box((260, 2, 140), 0.3, plaster(wall, 0.12, 0.2), loc=(0, 58, 60))
    window_light(16, (0, 4, 6), 0.9)


@still("cloth-wine", 960, 760, exposure=0.4)
def printed_in_wine():
    pile(((fabric("#6e1f35", "#541527", 1.0), 3), (rose("#e9dcc4", "#6e1f35"), 3), (rose("#6e1f35", "#d9a586"), 4), (fabric("#c79258", "#a87238", 1.0), 2), (rose("#8e2c46", "#f0d3b0"), 3)), ("#a3794f", "#75532f"), "#e3cdb6")
    camera((2, -50, 27), (-1.5, 2.5, 8.2), 52, (0, -5, 8), 1.0)


@still("cloth-green", 960, 760, exposure=0.4)
def printed_in_green():
    pile(((fabric("#2f5743", "#24452f", 1.0), 3), (rose("#2f5743", "#d9b46a"), 4), (rose("#efe5d3", "#2f5743"), 3), (fabric("#c9a25b", "#a8823f", 1.0), 2), (rose("#3d6b52", "#f0e2bd"), 3)), ("#8a6a48", "#5e452c"), "#d3d6c2")
    camera((-16, -46, 24), (-1.5, 2.5, 8.0), 54, (-2, -5, 8), 1.0)


def shears(loc, turn):
    place = group(loc, (0, 0, rad(turn)))
    steel, grip = brushed("#c9cbce", 0.25, "x"), plain("#1c1a1d", 0.35, Clearcoat=0.5)
    for side in (-1, 1):
        blade = group((0, 0, 0.25 + 0.16 * side), (0, 0, rad(7 * side)), parent=place)
        outline([(-1.2, -0.7), (10.5, -0.15), (11.2, 0.1), (9.5, 0.62), (-1.2, 0.75)], 0.22, steel, 0.05, 2, parent=blade)
        bow = [(-2.0, 0.1 * side), (-4.5, 1.0 * side), (-8.6, 3.0 * side), (-11.2, 2.3 * side), (-10.4, 0.6 * side), (-6.4, 0.3 * side), (-3.0, -0.1 * side)]
        tube([(x, y, 0.1) for x, y in bow], 0.5, grip, parent=blade)
    lathe([(0, 0), (0.75, 0), (0.7, 0.24), (0, 0.3)], steel, 48, parent=place, loc=(0, 0, 0.6))


def piece(loc, turn, color, ink, words, points):
    """A pattern piece of paper with its seam line and its name."""
    place = group(loc, (0, 0, rad(turn)))
    outline(points, 0.03, paper(color), parent=place)
    line = plain(ink, 0.7)
    near = [(0.9 * x, 0.9 * y) for x, y in points]
    for (x0, y0), (x1, y1) in zip(near, near[1:] + near[:1]):
        steps = max(1, int(math.hypot(x1 - x0, y1 - y0) / 0.9))
        for k in range(steps):
            a, b = (k + 0.2) / steps, (k + 0.75) / steps
            tube([(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a, 0.07), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b, 0.07)], 0.035, line, curve=False, parent=place)
    for k, word in enumerate(words):
        text(word, (1.5, 0.8, 0.8)[k], line, 0.006, parent=place, loc=(0, 1.2 - 1.7 * k, 0.06))


@still("cloth-pattern", 1040, 860, exposure=0.35)
def pattern_pieces():
    """Paper pieces of a blouse on pink cotton, shears, a tape, chalk."""
    box((160, 120, 2), 0.3, fabric("#d8487f", "#bd356b", 0.9, 0.4), loc=(0, 0, -1))
    front = [(-7, -9), (7, -9), (7.6, -2), (5.6, 2), (7.4, 8.4), (3.2, 10), (0, 4.6), (-3.2, 10), (-7.4, 8.4), (-5.6, 2), (-7.6, -2)]
    arm = [(-6.5, -6), (6.5, -6), (8.2, 1.2), (4.6, 3.2), (0, 5.8), (-4.6, 3.2), (-8.2, 1.2)]
    back = [(-6.6, -8), (6.6, -8), (7.0, 0), (5.0, 3), (6.6, 8), (-6.6, 8), (-5.0, 3), (-7.0, 0)]
    piece((-12.5, 3.5, 0.06), 8, "#fbf3e2", "#8c1b4a", ("Front", "size 34", "cut one on the fold"), front)
    piece((6.5, 7.5, 0.1), -7, "#fdf7ea", "#8c1b4a", ("Back", "size 34", "cut two"), back)
    piece((15.5, -9.5, 0.14), 14, "#f6e6c2", "#8c1b4a", ("Sleeve", "size 34", "cut two"), arm)
    shears((-3.2, -14, 0.1), 24)
    tape, ink = plain("#f7d24a", 0.5), plain("#3a2a10", 0.6)
    path = [(-30 + 52 * k / 90, -16.5 + 3.0 * math.sin(k / 11), 0.12 + 0.1 * math.sin(k / 5)) for k in range(91)]
    path = [(x, y - 3, z) for x, y, z in path]
    surface(180, 3, lambda u, v: (lambda p: (p[0], p[1] + 1.5 * (v - 0.5), p[2] + 0.25))(path[min(90, int(u * 90))]), tape, 0.03)
    for k in range(2, 89):
        x, y, z = path[k]
        box((0.07, 0.5 if k % 5 else 1.0, 0.02), 0, ink, 1, loc=(x, y + 0.4, z + 0.28))
    spool((22.5, 12, 0), fabric("#a3154f", "#7d0f3c", 1.6, 0.6), size=0.9)
    spool((26.5, 6, 0), fabric("#e0a83a", "#b9821f", 1.6, 0.6), size=0.9)
    for x, y, turn in ((-24, 13, 10), (-21, 16, 60)):
        box((3.4, 2.0, 0.6), 0.2, plain("#f4f4f6", 0.8), loc=(x, y, 0.35), rot=(0, 0, rad(turn)))
    window_light(16, (0, 0, 2), 0.95)
    camera((1.5, -33, 46), (0.6, -2.8, 0.4), 40, (0, -2, 0.4), 0.5)
