"""A barber's shop: the pole, the tools, the chair before the mirror. Centimetres."""
import math

from kit.drawn import backdrop, grain, hoop, surface, text, tube
from kit.light import bulb, camera, pane_sun, sky, soft_box
from kit.materials import brass, glass, gloss, glow, metal, pane, plain
from kit.solids import TURN, box, cushion, group, lathe, outline, put, rad, rectangle
from kit.stage import still
from kit.surfaces import leather, plaster, stone, towelling, wood


def pole(loc, high=46.0, size=1.0):
    """Stripes that climb a drum, in glass, between two caps."""
    place = group(loc, (0, 0, 0), size)
    chrome, bands = metal("#dfe1e4", 0.08), ("#b3261e", "#f4efe2", "#1f3f7a", "#f4efe2")
    for k, color in enumerate(bands):
        def strip(u, v, k=k):
            turn = TURN * ((k + v) / 4 + u * 1.9)
            return (5.2 * math.cos(turn), 5.2 * math.sin(turn), 8 + u * high)

        surface(120, 10, strip, plain(color, 0.4), parent=place)
    lathe([(6.4, 8), (6.4, 8 + high)], glass(ior=1.2), 96, parent=place)
    for z, up in ((8, -1), (8 + high, 1)):
        lathe([(0, 0), (7.4, 0), (7.8, up * 0.6), (7.8, up * 2.2), (7.0, up * 3.2), (5.6, up * 4.0), (5.0, up * 6.0), (0, up * 6.0)], chrome, 96, edge=0.15, parent=place, loc=(0, 0, z))
    lathe([(4.4 * math.sin(math.pi * i / 24), -4.4 * math.cos(math.pi * i / 24)) for i in range(25)], brass("#d3a350", 0.16, 0, 1), 64, parent=place, loc=(0, 0, 8 + high + 10))
    return place


def scissors(loc, turn, size=1.0, spread=13):
    place = group(loc, (0, 0, rad(turn)), size)
    steel, gold = metal("#dadce0", 0.1), metal("#d3a350", 0.15)
    for s in (-1, 1):
        arm = group((0, 0, 0.15 * s), (0, 0, rad(s * spread)), parent=place)
        outline([(-0.4, -0.55 * s), (0.5, 0.55 * s), (4, 0.62 * s), (11.4, 0.0), (4, -0.35 * s)], 0.28, steel, 0.08, parent=arm)
        tube([(-0.3, 0, 0.15), (-3.2, -0.5 * s, 0.15), (-6.0, -0.9 * s, 0.15)], 0.42, steel, parent=arm)
        hoop(1.75, 0.42, steel, parent=arm, loc=(-7.7, -1.5 * s, 0.15))
    tube([(-9.2, -3.2, 0.3), (-10.6, -4.2, 0.3), (-11.6, -5.8, 0.2)], 0.32, steel, parent=place)
    lathe([(0, -0.3), (0.75, -0.3), (0.75, 0.6), (0.5, 0.8), (0, 0.8)], gold, 32, edge=0.05, parent=place)
    return place


def brush(loc, timber="#5b3420", badger="#e8dcc4"):
    """A shaving brush, standing on its handle's end."""
    place = group(loc)
    lathe([(0, 0), (1.7, 0), (1.8, 0.2), (1.2, 1.4), (1.0, 2.4), (1.6, 3.8), (1.5, 4.8), (0, 4.8)], gloss(timber, 0.12), 64, curve=True, parent=place)
    lathe([(1.52, 4.6), (1.6, 5.0), (1.5, 5.4), (0, 5.4)], metal("#d3a350", 0.15), 64, parent=place)
    hair, dark = grain(5.2, 0.075), plain("#4a3a2c", 0.9)
    light = plain(badger, 0.9)
    for i in range(700):
        r, turn = math.sqrt((i + 0.5) / 700), 2.399 * i
        lean = r * 0.42
        made = put(hair, light if i % 5 else dark, (1.3 * r * math.cos(turn) * 1.25, 1.3 * r * math.sin(turn) * 1.25, 7.4 - 0.6 * r * r), (0, rad(90), 0), parent=place)
        made.rotation_euler = (0, rad(-90) + lean, turn)
    return place


def razor(loc, turn):
    place = group(loc, (0, 0, rad(turn)))
    outline([(0, -0.9), (9.4, -0.9), (9.6, 0.4), (9.0, 0.9), (0.4, 0.75)], 0.22, metal("#dfe1e4", 0.05), 0.06, parent=place, loc=(0, 0, 0.5))
    tube([(0.4, 0.2, 0.6), (-2.2, 0.6, 0.6), (-3.4, 1.4, 0.6)], 0.28, metal("#dfe1e4", 0.1), parent=place)
    scale = group((0, 0, 0.2), (0, 0, rad(148)), parent=place)
    for z in (0, 0.7):
        outline([(-0.6, -0.5), (3, -0.8), (8, -0.75), (12.6, -0.35), (12.9, 0.2), (8, 0.62), (3, 0.55), (-0.6, 0.5)], 0.3, gloss("#2a1712", 0.1), 0.12, parent=scale, loc=(0, 0, z))
    for x in (0, 12):
        lathe([(0, 0), (0.3, 0), (0.3, 0.15), (0, 0.2)], brass("#d3a350", 0.2, 0, 1), 24, parent=scale, loc=(x, 0, 1.0))


@still("barber-pole", 1040, 560, exposure=0.25)
def pole_and_tools():
    box((300, 120, 10), 0.4, wood("#7a4a2a", "#4d2c18", 0.16, "x", 0.35), loc=(0, 0, -5))
    box((400, 2, 200), 0.2, plaster("#e8b23a", 0.1, 0.3), loc=(0, 44, 60))
    pole((-21, 20, 0), 21)
    # A folded towel with the tools on it, a mug, a bottle.
    for i in range(3):
        cushion((38, 22, 3.4), towelling("#f3ede0"), 0.2, 0.2, 0.12, parent=None, loc=(6, -2, 1.6 + 2.7 * i), rot=(0, 0, rad(4 - 2 * i)))
    for x in (-8, -6.4):
        box((0.9, 22.2, 8.2), 0.3, plain("#b3261e", 0.9), loc=(x + 1.5, -2, 4.6), rot=(0, 0, rad(2)))
    scissors((5, -3.4, 9.4), 24, 1.25)
    razor((15, -5.6, 9.2), 62)
    enamel = gloss("#f6f2e6", 0.14)
    lathe([(0, 0.2), (4, 0.2), (4.3, 0), (4.6, 0.4), (4.9, 4), (4.8, 8.6), (4.6, 8.8), (4.4, 8.4), (4.5, 4), (4, 0.9), (0, 0.8)], enamel, 96, edge=0.06, loc=(33, -4, 0))
    tube([(37.4, -4, 7), (40.4, -4, 7), (41, -4, 4.4), (39, -4, 2), (37.6, -4, 2.2)], 0.6, enamel)
    tube([(33 + 4.84 * math.cos(TURN * k / 64), -4 + 4.84 * math.sin(TURN * k / 64), 8.7) for k in range(64)], 0.22, plain("#1f3f7a", 0.4), closed=True, curve=False)
    lathe([(0, 7.6), (3.4, 7.9), (4.4, 7.6)], plain("#fffdf6", 0.9), 48, curve=True, loc=(33, -4, 0))
    brush((33.5, -4, 7.2))
    for x, y, color, high in ((46, 10, "#7a2a14", 15), (54, 5, "#2c5a4a", 12)):
        lathe([(0, 0), (3.3, 0), (3.6, 0.4), (3.6, high * 0.62), (2.6, high * 0.74), (1.1, high * 0.82), (1.1, high * 0.95), (0, high * 0.95)], glass(color, 0.02), 64, edge=0.1, loc=(x, y, 0))
        lathe([(0, 0), (1.4, 0), (1.5, 0.3), (1.5, 2.6), (0, 2.8)], metal("#d3a350", 0.15), 40, edge=0.1, loc=(x, y, high * 0.93))
    pane_sun((10, 30, 26), (0.64, 0.6, -0.42), 5, (60, 60), 2, 1, 300, 5, 500, "#ffe0ae", 1.2)
    soft_box((-60, -60, 60), (0, 0, 10), 50, 42000, "#fff1dc")
    soft_box((70, -30, 30), (0, 0, 10), 22, 10000, "#f2f5ff")
    sky("#fff0d4", 0.4)
    camera((4, -122, 44), (10, 4, 17.0), 45, (6, -4, 10), 1.1)


def chair(place, hide):
    chrome, skin, white = metal("#dfe1e4", 0.08), leather(hide, hide, 0.5), gloss("#f2eee2", 0.15)
    lathe([(0, 0), (30, 0), (31, 1), (29, 3), (16, 5.5), (8, 7), (6, 9), (6, 30), (9, 33), (0, 33)], chrome, 128, edge=0.4, parent=place)
    box((56, 54, 6), 2, white, parent=place, loc=(0, 0, 38))
    cushion((52, 50, 15), skin, 0.3, 0.35, 0.3, parent=place, loc=(0, -1, 46))
    back = group((0, 24, 50), (rad(-14), 0, 0), parent=place)
    box((54, 6, 52), 2.4, white, parent=back, loc=(0, 4, 28))
    cushion((50, 52, 13), skin, 0.3, 0.35, 0.3, parent=back, loc=(0, -1, 29), rot=(rad(90), 0, 0))
    for i in range(3):
        for j in range(3):
            lathe([(0, 0), (1.3, 0), (1.1, 0.8), (0, 1)], skin, 24, parent=back, loc=(-14 + 14 * i, -7.4, 17 + 12 * j), rot=(rad(90), 0, 0))
    for x in (-3, 3):
        tube([(x, 3, 52), (x, 3, 62)], 1, chrome, curve=False, parent=back)
    cushion((30, 15, 11), skin, 0.3, 0.45, 0.2, parent=back, loc=(0, 0, 67), rot=(rad(90), 0, 0))
    for s in (-1, 1):
        tube([(s * 30, -18, 38), (s * 31, -20, 62), (s * 31, -16, 66), (s * 31, 20, 66), (s * 30, 26, 60), (s * 29, 26, 42)], 2.1, chrome, parent=place)
        box((8, 34, 4.4), 2, skin, 4, parent=place, loc=(s * 31, 0, 68.4))
        tube([(s * 16, -26, 38), (s * 15, -42, 26), (s * 15, -50, 18)], 1.8, chrome, parent=place)
    box((40, 14, 2.4), 1, chrome, parent=place, loc=(0, -51, 17), rot=(rad(-24), 0, 0))
    for i in range(5):
        box((34, 1.2, 1.0), 0.4, plain("#1b1b1c", 0.7), parent=place, loc=(0, -55.4 + 2.4 * i, 16.8 + 1.05 * i), rot=(rad(-24), 0, 0))


@still("barber-chair", 860, 980, exposure=0.85)
def chair_and_mirror():
    tiles_a, tiles_b = stone("#efe9da", "#d8cfba", None, 0.05, 0.25, 0.05), stone("#2a2624", "#191716", None, 0.05, 0.22, 0.05)
    for i in range(-6, 7):
        for j in range(-6, 6):
            box((39.6, 39.6, 4), 0.2, tiles_a if (i + j) % 2 else tiles_b, 1, loc=(i * 40, j * 40 + 20, -2))
    box((700, 4, 420), 0.2, plaster("#7a1d18", 0.04, 0.35), loc=(0, 122, 190))
    box((700, 6, 84), 0.4, wood("#5b3722", "#38200f", 0.05, "z", 0.4), loc=(0, 119, 40))
    box((900, 4, 420), 0.2, plaster("#d8a05a", 0.04, 0.35), loc=(0, -470, 190))  # Only the mirror sees it.
    for x in (-150, 20, 190):
        box((70, 3, 100), 0.6, plain("#f4ead2", 0.6), loc=(x, -466, 190))
    # Counter, mirror in a frame of bulbs.
    box((190, 34, 6), 1, stone("#f1ece0", "#d4cbb9", "#b6ab98", 0.03, 0.2, 0.02), loc=(0, 104, 84))
    box((180, 26, 78), 0.8, wood("#6b4026", "#432612", 0.06, "z", 0.4), loc=(0, 106, 42))
    frame = group((0, 117, 152), (rad(90), 0, 0))
    outline(rectangle(150, 116, 6), 4, wood("#8a5a34", "#5f3a1e", 0.06, "x", 0.4), 0.8, parent=frame)
    outline(rectangle(124, 90, 3), 0.6, metal("#e4eaec", 0.02), parent=frame, loc=(0, 0, 4.0))
    for i in range(7):
        for y in (-52, 52):
            lathe([(0, -4), (1.6, -4), (2, -2.4), (3.4, 0.4), (3, 2.8), (1.6, 3.8), (0, 4.2)], glow("#ffd49a", 7), 32, curve=True, parent=frame, loc=(-66 + 22 * i, y, 8))
    for y in (-26, 0, 26):
        for x in (-68.5, 68.5):
            lathe([(0, -4), (1.6, -4), (2, -2.4), (3.4, 0.4), (3, 2.8), (1.6, 3.8), (0, 4.2)], glow("#ffd49a", 7), 32, curve=True, parent=frame, loc=(x, y, 8))
    soft_box((0, 96, 152), (0, 0, 80), 110, 60000, "#ffcf94", tall=90)
    pole((-84, 100, 100), 46, 1.0)
    for x, color, high in ((-62, "#7a2a14", 20), (-52, "#2c5a4a", 16), (60, "#c9a24e", 18), (70, "#7a2a14", 15), (79, "#3a5a8a", 20)):
        lathe([(0, 0), (3.6, 0), (4, 0.4), (4, high * 0.62), (2.8, high * 0.74), (1.2, high * 0.82), (1.2, high * 0.95), (0, high * 0.95)], glass(color, 0.02), 48, edge=0.1, loc=(x, 98, 87))
        lathe([(0, 0), (1.6, 0), (1.7, 0.3), (1.7, 3), (0, 3.2)], metal("#d3a350", 0.15), 32, edge=0.1, loc=(x, 98, 87 + high * 0.93))
    chair(group((6, 10, 0), (0, 0, rad(-26))), "#9c1f18")
    soft_box((-190, -170, 220), (0, 0, 60), 110, 330000, "#fff0dc")
    soft_box((200, -60, 120), (0, 20, 60), 40, 90000, "#ffe2bc", tall=150)
    sky("#ffe6c8", 0.22)
    camera((-36, -330, 132), (0, 40, 94), 50, (0, 0, 60), 2.4)
