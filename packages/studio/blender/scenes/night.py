"""A bedside at night. Centimetres."""
import math
import random

from kit.drawn import hoop, surface, sweep, text, tube
from kit.light import bulb, camera, sky, soft_box
from kit.materials import brass, glass, glow, metal, pane, plain, shade
from kit.solids import box, cushion, group, lathe, outline, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import ceramic, fabric, paper, plaster, sauce, wood
from mathutils import Vector, noise


def lamp(loc, size=1.0, watts=900):
    place = group(loc, (0, 0, 0), size)
    glaze = ceramic("#6f5aa8", "#3a2c66", 0.5, 0.3, 0.3)
    lathe([(0, 0), (6.5, 0), (6.8, 0.6), (8.2, 5), (7.6, 10.5), (4, 15), (2.2, 16.5), (1.6, 18), (0, 18)], glaze, 96, curve=True, parent=place)
    lathe([(0, 18), (1.5, 18), (1.5, 19), (0.8, 19.2), (0.8, 25), (0, 25)], brass(scale=0.6), 48, parent=place)
    cloth = shade("#f0dfc0", "#f4cf95")
    lathe([(14.5, 22), (10, 41), (9.9, 41), (14.4, 22)], cloth, 128, parent=place)
    for r, z in ((14.45, 22.1), (9.95, 40.9)):
        hoop(r, 0.22, plain("#d9bf90", 0.8), parent=place, loc=(0, 0, z))
    bulb((0, 0, 31), watts * 4, parent=place)
    soft_box((loc[0], loc[1], loc[2] + 21 * size), (loc[0], loc[1], loc[2]), 14 * size, watts, "#ffb765", shine=False)
    return place


def book(size, loc, cover, turn=0.0, title=""):
    wide, deep, high = size
    place = group(loc, (0, 0, rad(turn)))
    box((wide - 0.5, deep - 0.7, high - 0.5), 0.1, paper("#efe4cd"), 2, parent=place, loc=(0.15, 0, high / 2))
    for z in (0.16, high - 0.16):
        box((wide, deep, 0.3), 0.1, cover, 2, parent=place, loc=(0, 0, z))
    box((0.4, deep, high), 0.15, cover, 2, parent=place, loc=(-wide / 2 + 0.1, 0, high / 2))
    return place


def headphones(loc, turn=0.0, size=1.0):
    place = group(loc, (0, 0, rad(turn)), size)
    band, pad, steel = plain("#1f1738", 0.4), cushion_cloth(), metal("#b9a9e0", 0.2)
    for side in (-1, 1):
        ear = group((side * 8.2, 0, 4.4), (0, rad(78 * side), 0), parent=place)
        lathe([(0, 0), (3.9, 0), (4.3, 0.5), (4.3, 1.6), (3.6, 2.4), (0, 2.7)], band, 96, curve=False, edge=0.2, parent=ear)
        lathe([(1.6, -0.2), (2.2, -1.6), (3.6, -1.9), (4.4, -1.2), (4.4, 0.1), (3.6, 0.4)], pad, 96, curve=True, parent=ear)
        hoop(3.0, 0.1, steel, parent=ear, loc=(0, 0, 2.5))
        tube([(side * 9.4, 0, 5.6), (side * 9.7, 0, 8.6), (side * 9.2, 0, 11)], 0.35, steel, parent=place)
    arc = [(9.3 * math.cos(rad(a)), 0, 10.8 + 7.2 * math.sin(rad(a))) for a in range(0, 181, 6)]

    sweep(arc, [(-1.4, -0.35), (1.4, -0.35), (1.5, 0), (1.2, 0.5), (-1.2, 0.5), (-1.5, 0)], band, side=(0, 1, 0), parent=place)
    return place


def cushion_cloth():
    return fabric("#3a2c66", "#2a1f4e", 1.2, 0.4)


def bed(top):
    """The near edge of a bed with a drawn-back blanket and two pillows."""
    linen = fabric("#8f86ad", "#7a709c", 0.5, 0.4)
    cushion((190, 90, 26), linen, 0.1, 0.16, 0.4, 40, 3, loc=(104, 30, top - 13))
    cushion((62, 44, 20), fabric("#b8aed6", "#a197c4", 0.5, 0.3), 0.45, 0.4, 1.2, 40, 5, loc=(42, 46, top + 10), rot=(rad(24), 0, rad(-6)))
    cushion((60, 42, 18), fabric("#6c5c9e", "#584a88", 0.5, 0.3), 0.45, 0.4, 1.2, 40, 8, loc=(60, 36, top + 9), rot=(rad(16), 0, rad(8)))

    def fold(u, v):
        x, y = 12 + 150 * u, -18 + 50 * v
        return (x, y, top + 2 + 3.2 * noise.fractal(Vector((x * 0.035, y * 0.06, 2)), 1, 2, 4) + 2.5 * math.exp(-((v - 0.95) / 0.08) ** 2) - 14 * max(0, 0.12 - v) * 8)

    surface(120, 60, fold, fabric("#3d2f72", "#2c2158", 0.4, 0.5), 1.6)


def table(top):
    walnut = wood("#6b432a", "#3f2415", scale=0.12)
    box((56, 42, 3), 0.8, walnut, loc=(-26, 12, top - 1.5))
    box((52, 38, 14), 0.8, walnut, loc=(-26, 12, top - 11))
    lathe([(0, 0), (0.9, 0), (1.3, 1), (1.2, 1.6), (0, 1.8)], brass(scale=0.8), 48, loc=(-26, -7.2, top - 11), rot=(rad(90), 0, 0))


@still("night-bedside", 1040, 780, exposure=1.15)
def bedside():
    top = 50
    table(top)
    bed(top - 4)
    lamp((-36, 20, top), 1.0, 11000)
    teal, plum = fabric("#37618a", "#29496a", 1), fabric("#a5496b", "#7d3350", 1)
    book((20, 14, 2.6), (-17, 7, top), teal, 14)
    book((17, 12, 2.0), (-17.5, 7.4, top + 2.6), plum, -6)
    headphones((-17, 8, top + 4.7), 18, 0.62)
    cup = group((-36, -1, top), (0, 0, rad(200)))
    glaze = ceramic("#e5dcef", "#8d7fae", 0.5, 0.6, 0.3)
    lathe([(0, 0), (2.8, 0), (3.3, 0.6), (3.6, 2.2), (3.7, 7.2), (3.5, 7.3), (3.3, 7), (3.2, 2), (2.6, 0.8), (0, 0.7)], glaze, 96, curve=True, parent=cup)
    tube([(3.5, 0, 6), (5.2, 0, 6.2), (5.8, 0, 4.4), (5.0, 0, 2.6), (3.5, 0, 2.2)], 0.42, glaze, parent=cup)
    lathe([(0, 6.2), (3.3, 6.2)], sauce("#8a4d1c", "#6a3510", 0.06, 0, 1, 0), 64, parent=cup)
    wall = plaster("#3d3266", 0.06, 0.2)
    box((520, 4, 320), 0.4, wall, loc=(0, 72, 110))
    # A window with the moon behind it.
    glass_wide, glass_high = 78, 96
    frame = plain("#cfc4e6", 0.5)
    view = group((44, 69.6, 116), (rad(90), 0, 0))
    outline(rectangle(glass_wide, glass_high), 0, plain("#0b1030", 1, Emission=(0.012, 0.02, 0.09, 1), Emission_Strength=0.7), parent=view)
    outline(ring(8.5, 64), 0.02, glow("#fff1cf", 2.6), parent=view, loc=(17, 12, 0.1))
    random.seed(5)
    for _ in range(46):
        outline(ring(0.1 + 0.2 * random.random(), 8), 0.01, glow("#dfe6ff", 2.2), parent=view, loc=((random.random() - 0.5) * 74, (random.random() - 0.42) * 90, 0.1))
    for k, (x, y, w, h) in enumerate(((0, glass_high / 2, glass_wide + 6, 4), (0, -glass_high / 2, glass_wide + 10, 5), (-glass_wide / 2, 0, 4, glass_high), (glass_wide / 2, 0, 4, glass_high), (0, 0, 2, glass_high), (0, 4, glass_wide, 2))):
        box((w, h, 4 + 0.15 * (k % 6)), 0.4, frame, 2, parent=view, loc=(x, y, 1))
    drape = fabric("#4a3b86", "#372a6a", 0.3, 0.4)
    surface(90, 20, lambda u, v: (94 + 40 * u, 62 + 4.5 * math.sin(u * 46), 60 + 150 * v), drape, 0.4)
    soft_box((78, 40, 160), (20, 20, 50), 70, 32000, "#8fa3ff")
    soft_box((-140, -160, 140), (0, 20, 60), 120, 60000, "#8272c9")
    sky("#4a3f86", 0.22)
    camera((-2, -172, 92), (8, 18, 79), 50, (-20, 8, 56), 1.4)


@still("night-phone", 880, 792, exposure=1.35)
def phone_in_the_dark():
    top = 0
    box((140, 90, 4), 0.8, wood("#6b432a", "#3f2415", scale=0.1), loc=(0, 10, -2))
    phone = group((1, -2, 0.3), (rad(0), 0, rad(-18)))
    stand = group((1, -2, 1.4), (rad(62), 0, rad(-18)))
    outline(rectangle(7.4, 15.2, 1.1), 0.8, metal("#6d6290", 0.25), 0.24, 5, parent=stand, loc=(0, 7.6, -0.8))
    outline(rectangle(7.1, 14.9, 1.0), 0.012, plain("#06040c", 0.2), parent=stand, loc=(0, 7.6, 0))
    ground = plain("#1a1038", 0.3, Emission=(0.03, 0.012, 0.12, 1), Emission_Strength=1.6)
    outline(rectangle(6.8, 14.6, 0.9), 0.004, ground, parent=stand, loc=(0, 7.6, 0.02))
    white, gold, dim = glow("#efe8ff", 1.5), glow("#f5c98b", 2.2), glow("#8a6fd8", 1.0)
    outline(ring(2.0, 64), 0.004, gold, parent=stand, loc=(0, 10.4, 0.035))
    outline(ring(1.75, 64), 0.004, ground, parent=stand, loc=(0.75, 10.75, 0.045))
    text("Night 1", 0.95, white, parent=stand, loc=(0, 7.1, 0.04))
    text("the long breath", 0.5, dim, parent=stand, loc=(0, 6.2, 0.04))
    random.seed(3)
    for k in range(29):
        high = 0.25 + 1.1 * abs(math.sin(k * 0.7)) * (0.4 + 0.6 * random.random())
        outline(rectangle(0.1, high, 0.05), 0.004, gold if k < 11 else dim, parent=stand, loc=(-2.8 + 0.2 * k, 4.7, 0.04))
    outline(ring(0.85, 48), 0.004, white, parent=stand, loc=(0, 2.6, 0.04))
    for x in (-0.22, 0.22):
        outline(rectangle(0.2, 0.75, 0.05), 0.004, ground, parent=stand, loc=(x, 2.6, 0.05))
    outline(rectangle(7.1, 14.9, 1.0), 0, pane(0.5), parent=stand, loc=(0, 7.6, 0.07))
    oak = wood("#4d2f1c", "#2f1a0d", 0.5)
    box((9.4, 7.6, 1.4), 0.4, oak, loc=(1.7, 0.2, 0.7), rot=(0, 0, rad(-18)))
    box((6.5, 1.2, 8), 0.4, oak, loc=(2.7, 3.6, 4.6), rot=(rad(-28), 0, rad(-18)))
    headphones((-14, 4, 0.2), 24, 0.92)
    wax = sauce("#e9dcf2", "#c9b6dd", 0.45, 0.35, 0.4, 0.02)
    jar = group((15.5, 6, 0))
    lathe([(0, 0), (4, 0), (4.3, 0.5), (4.3, 8.6), (4.15, 8.7), (4.0, 8.5), (4.0, 0.9), (0, 0.8)], glass("#d9c9f2"), 96, parent=jar)
    lathe([(0, 0.9), (3.95, 0.9), (3.95, 5.6), (0, 5.4)], wax, 64, parent=jar)
    lathe([(0, 0), (0.26, 0.25), (0.34, 0.7), (0.2, 1.5), (0, 2.4)], glow("#ffb45c", 16), 32, curve=True, parent=jar, loc=(0, 0, 6))
    soft_box((15.5, 6, 9.4), (8, 0, 0), 2, 420, "#ff9d48")
    drape = fabric("#3d2f72", "#2c2158", 0.5, 0.5)
    surface(100, 4, lambda u, v: (-90 + 180 * u, 44 + 3 * math.sin(u * 60), -4 + 90 * v), drape, 0.3)
    soft_box((-40, 30, 40), (0, 0, 4), 26, 12000, "#7f8dff")
    soft_box((30, -40, 40), (0, 0, 4), 26, 6000, "#b79cff")
    soft_box((1, -10, 12), (1, -24, 0), 8, 60, "#b9a0ff", shine=False)
    sky("#40347a", 0.16)
    camera((-3, -46, 20), (0.6, 0.5, 7.2), 58, (1, -2, 8), 0.6)


@still("night-pillow", 1040, 800, exposure=1.75)
def put_down_for_the_night():
    """The bed from its edge: headphones on the pillow, a book face down on the blanket, the lamp's light from the left."""
    bed(46)
    box((520, 4, 320), 0.4, plaster("#3d3266", 0.06, 0.2), loc=(0, 72, 110))
    box((210, 6, 44), 2.4, fabric("#55468f", "#42357a", 0.6, 0.4), 4, loc=(104, 64, 66))
    headphones((46, 20, 62), 24, 0.95)
    plum = fabric("#a5496b", "#7d3350", 1)
    cover = group((92, -4, 50.5), (0, 0, rad(-24)))
    for side in (-1, 1):
        half = group((0, 0, 4.2), (0, rad(22 * side), 0), parent=cover)
        box((16, 22, 0.5), 0.15, plum, 2, parent=half, loc=(side * 8, 0, 0))
        box((15, 21, 1.5), 0.15, paper("#efe4cd"), 2, parent=half, loc=(side * 7.6, 0, -0.9))
    soft_box((-40, -30, 110), (60, 30, 52), 20, 60000, "#ffb765")
    soft_box((160, -60, 170), (60, 20, 50), 90, 60000, "#8fa3ff")
    sky("#4a3f86", 0.28)
    camera((58, -112, 118), (66, 24, 58), 46, (52, 22, 62), 1.4)
