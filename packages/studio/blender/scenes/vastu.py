"""A compass on a plan, and lamps at a threshold. Centimetres."""
import math

import bpy
from kit.drawn import hoop, surface, text
from kit.light import camera, pane_sun, sky, soft_box, window_light
from kit.materials import brass, metal, pane, plain
from kit.solids import TURN, box, group, lathe, outline, put, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import paper, stone, wood
from props.festive import diya, marigold


def line(parent, start, end, width, ink):
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 0.012)
    outline(rectangle(length + width, width), 0.004, ink, parent=parent, loc=middle, rot=(0, 0, turn))


def plan(parent):
    """A flat drawn in ink: walls, doors, names of the rooms."""
    ink, thin = plain("#3b2a20", 0.8), plain("#8c6a4e", 0.8)
    walls = [(-13, -9, 13, -9), (13, -9, 13, 9), (13, 9, -13, 9), (-13, 9, -13, 2), (-13, -1.5, -13, -9), (-3, -9, -3, -4), (-3, -1, -3, 9), (-3, 1.5, 3.5, 1.5), (6.5, 1.5, 13, 1.5), (5, -9, 5, -5.6), (5, -2.8, 5, 1.5), (-13, 2, -7, 2)]
    for x0, y0, x1, y1 in walls:
        line(parent, (x0, y0), (x1, y1), 0.42, ink)
    for x, y, start, r in ((-13, -1.5, 0, 3.5), (-3, -4, 0, 3), (3.5, 1.5, -90, 3), (5, -5.6, 0, 2.8)):
        arc = [(x + r * math.cos(rad(start + 90 * i / 14)), y + r * math.sin(rad(start + 90 * i / 14))) for i in range(15)]
        for a, b in zip(arc, arc[1:]):
            line(parent, a, b, 0.06, thin)
        line(parent, (x, y), arc[0], 0.1, thin)
    for words, x, y in (("LIVING", -8, -5), ("KITCHEN", 9, -4), ("BED", 8.5, 5.6), ("BED", -8, 6), ("BATH", 1, -5), ("PUJA", 0.8, 5.4)):
        text(words, 0.8, ink, spacing=1.2, parent=parent, loc=(x, y, 0.012))
    for k in range(14):
        line(parent, (-13 + 2 * k, -10.2), (-13 + 2 * k, -9.8), 0.05, thin)
    line(parent, (-13, -10), (13, -10), 0.05, thin)


def compass(place):
    gold = brass("#c9983f", 0.22, scale=0.8)
    lathe([(0, 0), (4.2, 0), (4.5, 0.3), (4.5, 1.5), (4.2, 1.75), (3.95, 1.75), (3.85, 1.45), (3.8, 0.9), (0, 0.9)], gold, 128, edge=0.05, parent=place)
    lathe([(0, 0.92), (3.8, 0.92)], paper("#f3e7cc"), 96, parent=place)
    ink, red = plain("#33251a", 0.6), plain("#a8321f", 0.5)
    for i in range(72):
        turn, length = TURN * i / 72, 0.5 if i % 9 == 0 else 0.26
        box((length, 0.05 if i % 9 == 0 else 0.025, 0.01), 0, ink, 1, parent=place, loc=((3.5 - length / 2) * math.cos(turn), (3.5 - length / 2) * math.sin(turn), 0.93), rot=(0, 0, turn))
    for k, word in enumerate(("E", "N", "W", "S")):
        text(word, 0.75, red if word == "N" else ink, parent=place, loc=(2.45 * math.cos(TURN * k / 4), 2.45 * math.sin(TURN * k / 4), 0.94))
    for k in range(8):
        long, turn = (1.95, TURN * k / 8) if k % 2 == 0 else (1.2, TURN * k / 8)
        for side, color in ((1, "#b58a3c"), (-1, "#6f4d21")):
            outline([(0, 0), (0.32 * math.cos(0.8), 0.32 * side * math.sin(0.8)), (long, 0)], 0.01, plain(color, 0.5), parent=place, loc=(0, 0, 0.935), rot=(0, 0, turn))
    needle = group((0, 0, 1.2), (0, 0, rad(101)), parent=place)
    outline([(0, -0.25), (3.0, 0), (0, 0.25)], 0.04, plain("#a8321f", 0.25), parent=needle)
    outline([(0, 0.25), (-3.0, 0), (0, -0.25)], 0.04, metal("#e5e5e5", 0.15), parent=needle)
    lathe([(0, 0.9), (0.3, 0.9), (0.3, 1.3), (0, 1.42)], gold, 32, parent=place)
    lathe([(3.9, 1.5), (2.5, 1.72), (0, 1.8)], pane(0.9), 96, curve=True, parent=place)
    hoop(1.0, 0.16, gold, parent=place, loc=(0, 5.9, 0.7), rot=(rad(14), 0, 0))
    lathe([(0, -0.6), (0.5, -0.6), (0.5, 0.7), (0, 0.7)], gold, 32, parent=place, loc=(0, 4.8, 0.75), rot=(rad(90), 0, 0))


@still("vastu-plan", 1040, 744, exposure=0.2)
def compass_on_plan():
    box((160, 100, 4), 0.4, wood("#6d4526", "#43280f", scale=0.09), loc=(0, 0, -2.05))
    sheet = group((-1, 2, 0.05), (0, 0, rad(-7)))

    def curled(u, v):
        return ((u - 0.5) * 38, (v - 0.5) * 28, 0.02 + 2.2 * max(0, u - 0.86) ** 1.6 * 20 + 0.02 * math.sin(u * 9 + v * 7))

    surface(80, 40, curled, paper("#f4ead6"), parent=sheet)
    plan(group((-1.5, 0, 0.06), parent=sheet))
    compass(group((5.6, -4.6, 0.1), (0, 0, rad(16))))
    pencil = group((-12.5, -11.5, 0.42), (0, rad(90), rad(24)))
    lathe([(0, -1.3), (0.08, -1.1), (0.4, 0), (0.4, 13), (0, 13)], plain("#a8431f", 0.3), 6, parent=pencil)
    lathe([(0, -1.3), (0.12, -1.05), (0, -1.0)], plain("#222222"), 16, parent=pencil)
    # A brass weight holds the far corner, marigolds beside it.
    weight = brass("#cf9f4a", 0.22)
    lathe([(0, 0), (2.6, 0), (2.8, 0.4), (2.4, 1.5), (1.0, 2.2), (0.8, 3.1), (1.3, 3.9), (0.9, 4.6), (0, 4.8)], weight, 96, curve=True, loc=(-16.5, 12, 0.1))
    for k, (x, y) in enumerate(((18, 9), (21.8, 6.2), (19.6, 12.6))):
        marigold((x, y, 1.2), 2.1 - 0.2 * k, k)
    window_light(15, (0, 0, 2), 0.95)
    camera((4, -36, 36), (1.2, -0.4, 0.8), 44, (5, -5, 1), 0.6)


def rangoli(colors):
    """Petals of coloured powder about a middle, low heaps with soft edges."""
    def heap(points, color, high, loc, turn):
        outline(points, high, paper(color, color, 1), high * 0.45, 2, loc=loc, rot=(0, 0, turn))

    drop = [(3.4 + 3.2 * math.cos(t), 1.5 * math.sin(t) * (1 - 0.45 * math.cos(t))) for t in [TURN * i / 40 for i in range(40)]]
    for ring_, (start, count, scale) in enumerate(((2.2, 8, 0.62), (5.4, 8, 1.0), (11.0, 16, 0.72))):
        for k in range(count):
            turn = TURN * (k + 0.5 * (ring_ % 2)) / count
            points = [(x * scale, y * scale) for x, y in drop]
            heap(points, colors[(ring_ + k % 2) % len(colors)], 0.3, (start * math.cos(turn), start * math.sin(turn), 0), turn)
            inner = [(x * scale * 0.55 + 1.2 * scale, y * scale * 0.5) for x, y in drop]
            heap(inner, colors[(ring_ + 2) % len(colors)], 0.42, (start * math.cos(turn), start * math.sin(turn), 0), turn)
    heap(ring(2.0), colors[1], 0.4, (0, 0, 0), 0)
    for r, count in ((10.6, 64), (16.8, 96)):
        for k in range(count):
            lathe([(0.32, 0), (0.2, 0.22), (0, 0.3)], paper("#fbf6ea"), 10, loc=(r * math.cos(TURN * k / count), r * math.sin(TURN * k / count), 0)) if k == 0 else put(DOT["mesh"], None, (r * math.cos(TURN * k / count), r * math.sin(TURN * k / count), 0))
            if k == 0:
                DOT["mesh"] = bpy.context.scene.objects[-1].data


DOT = {}


@still("vastu-lamps", 1040, 832, exposure=0.9)
def lamps_at_the_threshold():
    box((300, 300, 4), 0.4, stone("#6b5546", "#46362c", scale=0.12, rough=0.5, bump=0.12), loc=(0, 0, -2))
    rangoli(["#d8322a", "#f2b21c", "#f6efe0", "#c2287a", "#f07a1a"])
    for k in range(8):
        turn = 360 * (k + 0.5) / 8
        diya((21.5 * math.cos(rad(turn)), 21.5 * math.sin(rad(turn)), 0), turn, 1.0, 300)
    diya((0, 0, 0.4), -70, 1.0, 300)
    for k, (x, y) in enumerate(((-30, -9), (-34, -4.5), (31, -10), (35.5, -6.5), (-27, -14), (28, -15))):
        marigold((x, y, 1.4), 2.6, k)
    soft_box((-60, 60, 70), (0, 0, 0), 60, 60000, "#7d8fd0")
    soft_box((40, -50, 80), (0, 0, 0), 50, 36000, "#ffcf9f")
    sky("#4a4a78", 0.12)
    camera((3, -62, 38), (0, -1.5, 1), 48, (0, -6, 2), 1.0)


@still("vastu-compass", 960, 900, exposure=0.3)
def compass_at_the_door():
    """The compass on a stone step, north in chalk beside it, marigolds along the edge."""
    slab = stone("#8a7362", "#6a5546", scale=0.12, rough=0.5, bump=0.12)
    box((120, 60, 6), 0.5, slab, loc=(0, 12, -3))
    box((120, 60, 6), 0.5, stone("#715c4d", "#574538", scale=0.12, rough=0.5, bump=0.12), loc=(0, -48.4, -11))
    chalk = paper("#f6efe0", "#ffffff", 1)
    compass(group((-0.6, -3.4, 0.02), (0, 0, rad(14))))
    for start, end in (((-0.6, 5.2), (-0.6, 14.5)), ((-0.6, 14.5), (-2.2, 12.4)), ((-0.6, 14.5), (1.0, 12.4))):
        line(group((0, 0, 0)), start, end, 0.5, chalk)
    text("N", 3.4, chalk, 0.02, parent=group((0, 0, 0)), loc=(3.6, 12.6, 0.03))
    for r, count in ((8.2, 20),):
        for k in range(count):
            if 3 < k < 7:
                continue
            turn = TURN * k / count
            lathe([(0.34, 0), (0.2, 0.22), (0, 0.3)], chalk, 12, loc=(-0.6 + r * math.cos(turn), -3.4 + r * math.sin(turn), 0))
    for k, (x, y) in enumerate(((-17, 11), (-13.6, 14.6), (-18.6, 16.2), (14.5, -9.0), (17.6, -6.2))):
        marigold((x, y, 1.2), 2.2 - 0.1 * k, k)
    diya((15, 10, 0), -140, 0.95, 160)
    pane_sun((0, 0, 0), (0.62, -0.3, -0.5), 3.4, (15, 24), 2, 1, 80, 1.6, 200, "#ffd9a0", 1.0)
    soft_box((-40, 36, 46), (0, 0, 2), 34, 30000, "#fff0dc")
    soft_box((44, -36, 44), (0, 0, 2), 30, 9000, "#e8efff")
    sky("#fff0de", 0.35)
    camera((-4, -34, 30), (0.3, 1.0, 0.6), 55, (-0.6, -3.4, 1.6), 0.8)
