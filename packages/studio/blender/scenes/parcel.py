"""Packed cartons and what is in them: pressed oils and dried herbs. Centimetres."""
import math
import random

import bpy
from kit.drawn import backdrop, field, grain, inside, label, leaf_mesh, scatter, spin, text, tube
from kit.light import camera, pane_sun, sky, soft_box, window_light
from kit.materials import brass, glass, plain
from kit.solids import TURN, box, group, lathe, outline, put, rad, rectangle
from kit.stage import still
from kit.surfaces import clay, fabric, leaf, paper, plaster, sauce, stone, wood


def carton(size, loc, turn=0.0, mark="", tape="#b98f5a"):
    wide, deep, high = size
    place = group(loc, (0, 0, rad(turn)))
    card = paper("#b98d5c", "#a1764a", 0.35)
    box((wide, deep, high), 0.35, card, 3, loc=(0, 0, high / 2), parent=place)
    for side in (-1, 1):
        box((wide - 0.5, deep / 2 - 0.25, 0.32), 0.12, card, 2, loc=(0, side * deep / 4, high + 0.08), rot=(rad(-0.5 * side), 0, 0), parent=place)
    strip = plain(tape, 0.22, Clearcoat=0.6)
    box((wide + 0.1, 4.6, 0.06), 0.02, strip, 1, loc=(0, 0, high + 0.3), parent=place)
    for side in (-1, 1):
        box((0.06, 4.6, high * 0.3), 0.02, strip, 1, loc=(side * (wide / 2 + 0.05), 0, high * 0.86), parent=place)
    if mark:
        front = group((0, -deep / 2 - 0.03, 0), (rad(90), 0, 0), parent=place)
        outline(rectangle(wide * 0.34, high * 0.36, 0.2), 0.02, paper("#f3eee4"), parent=front, loc=(wide * 0.22, high * 0.44, 0))
        ink = plain("#33201a", 0.7)
        for k, share in enumerate((0.8, 0.55, 0.7)):
            outline(rectangle(wide * 0.28 * share, high * 0.028), 0.01, ink, parent=front, loc=(wide * 0.22 - wide * 0.14 * (1 - share), high * (0.54 - 0.06 * k), 0.02))
        random.seed(len(mark))
        x = wide * 0.09
        while x < wide * 0.35:
            bar = wide * random.choice((0.004, 0.008, 0.012))
            outline(rectangle(bar, high * 0.1), 0.01, ink, parent=front, loc=(x, high * 0.34, 0.02))
            x += bar + wide * random.choice((0.004, 0.008))
        text(mark, high * 0.15, plain("#5f3a24", 0.8), spacing=1.15, parent=front, loc=(-wide * 0.2, high * 0.46, 0.01))
    return place


def bench():
    for i in range(-4, 6):
        box((200, 17.5, 4), 0.3, wood("#b88c5d", "#8c633b", scale=0.11, rough=0.55), loc=(i * 6, i * 17.7, -2.05))


def twine_roll(loc, size=1.0):
    place = group(loc, (0, 0, 0), size)
    jute = fabric("#c9a876", "#a38250", 1.4, 0.6)
    wound = []
    for i in range(900):
        u = i / 900
        turn = u * 62 * TURN
        wound.append(((3.1 + 0.1 * math.sin(i * 0.37)) * math.cos(turn), (3.1 + 0.1 * math.sin(i * 0.37)) * math.sin(turn), 0.3 + 6.4 * u))
    tube(wound, 0.14, jute, curve=False, parent=place)
    lathe([(0, 0), (3, 0), (3, 7), (0, 7)], jute, 48, parent=place)


@still("parcel-bench", 1040, 816, exposure=0.45)
def packed():
    bench()
    carton((34, 26, 20), (-6, 12, 0), 9, "KOLHU")
    carton((25, 20, 13), (-3.5, 11, 20.4), -8, "KOLHU")
    carton((21, 16, 12), (20, -1, 0), -24, "KOLHU")
    twine_roll((-19, -12, 0))
    jute = fabric("#c9a876", "#a38250", 1.4, 0.6)
    tube([(-16, -13, 0.3), (-8, -17, 0.15), (0, -12.5, 0.15), (7, -16, 0.15), (13, -14.5, 0.15)], 0.14, jute)
    # A roll of tape on its side and scissors.
    tape = group((3, -9, 2.4), (rad(90), 0, rad(24)))
    lathe([(3.1, 0), (4.7, 0), (4.7, 4.6), (3.1, 4.6), (3.1, 0)], plain("#c59a62", 0.2, Clearcoat=0.8), 96, parent=group((0, 0, -2.3), parent=tape), edge=0.03)
    lathe([(2.8, -0.02), (3.1, -0.02), (3.1, 4.62), (2.8, 4.62), (2.8, -0.02)], paper("#d9c6a0"), 64, parent=group((0, 0, -2.3), parent=tape))
    tape.location.z = 4.75
    # A sprig for the last parcel.
    green, blade = leaf("#4b6b3a", "#7d985a", "#b3c793"), leaf_mesh(3.4, 1.3, 0.15, 0.3, 0.02, 0.8)
    for k in range(11):
        made = put(blade, green, (-6.5 + k * 0.85, -20 + 0.35 * math.sin(k), 0.5), scale=1.0 - 0.04 * k)
        made.rotation_euler = (0.2, -0.25, rad(28 if k % 2 else -32))
    tube([(-9, -20, 0.3), (-4, -20.1, 0.4), (3, -19.6, 0.4)], 0.13, plain("#5f6b3d"))
    box((300, 2, 160), 0.3, plaster("#d3c3ac", 0.12, 0.2), loc=(0, 62, 70))
    window_light(18, (0, 4, 10), 0.85)
    camera((10, -76, 42), (2.2, 0, 13), 42, (2, -4, 12), 1.0)


def oil_bottle(loc, name, color, level, turn=0.0, size=1.0):
    place = group(loc, (0, 0, rad(turn)), size)
    wall = [(0, 0), (3.0, 0), (3.4, 0.35), (3.5, 1.2), (3.5, 11.4), (2.9, 13.4), (1.35, 15.2), (1.25, 18.2), (1.5, 18.3), (1.5, 18.9), (1.1, 18.9)]
    lathe(wall + [(1.05, 15.2), (2.7, 13.2), (3.3, 11.3), (3.3, 0.8), (0, 0.7)], glass("#f3f7ee"), 128, parent=place, edge=0.06)
    lathe([(0, 0.75), (3.27, 0.75), (3.27, min(level, 11.3)), (0, min(level, 11.3))], glass(color, 0.02, 1.47), 96, parent=place)
    lathe([(0, 17.4), (1.1, 17.4), (1.25, 18.9), (1.5, 19.2), (1.45, 21.2), (0, 21.3)], wood("#c49a6b", "#9a7146", 0.9), 48, edge=0.08, parent=place)
    label(3.54, 2.2, 9.2, 2.15, [("KOLHU", 1.25, 4.9, 1.2), (name, 0.74, 3.2), ("cold pressed", 0.55, 2.0), ("500 ml", 0.5, 1.0)], paper("#f6efdf"), parent=place)
    tube([(1.42 * math.cos(TURN * i / 24), 1.42 * math.sin(TURN * i / 24), 15.6 + 0.1 * math.sin(i)) for i in range(24)], 0.16, fabric("#c9a876", "#a38250", 1.4), closed=True, parent=place)


@still("parcel-oils", 1040, 880, exposure=0.15)
def oils():
    bench()
    oil_bottle((-8.2, 2.5, 0), "mustard", "#e09a1c", 11.1, 10)
    oil_bottle((0.4, 5.2, 0), "sesame", "#c9831e", 10.6, -4)
    oil_bottle((8.8, 2.0, 0), "groundnut", "#edc257", 11.0, -12)
    # Seeds in a small brass bowl, some of them spilt.
    bowl = group((-1.5, -8.5, 0))
    lathe([(0, 0), (2.2, 0), (2.4, 0.3), (4.2, 1.9), (4.6, 3.2), (4.4, 3.25), (4.0, 2.1), (2.2, 0.6), (0, 0.5)], brass("#cf9f4a", 0.24, 0.25, 1.1), 96, curve=True, parent=bowl)
    field(4.2, lambda x, y: 2.2 + 0.8 * max(0, 1 - math.hypot(x, y) / 4.2), plain("#7a4a1e"), 30, parent=bowl)
    mustard, sesame = sauce("#c98a1c", "#93600f", 0.35, 0.05, 4, 0.0), plain("#efe3c4", 0.5)
    ball = grain(0.34, 0.34)

    def heaped(i):
        x, y = inside(4.1)
        return (x, y, 2.35 + 0.85 * max(0, 1 - math.hypot(x, y) / 4.2) + 0.1 * random.random()), spin(), 0.8 + 0.4 * random.random()

    scatter(ball, 800, heaped, mustard, bowl)
    scatter(ball, 60, lambda i: ((4.6 + random.gauss(0, 2.6), -10.5 + random.gauss(0, 1.6), 0.15), spin(), 1), mustard)
    scatter(grain(0.36, 0.22), 120, lambda i: ((-9.5 + random.gauss(0, 2.2), -8.5 + random.gauss(0, 1.6), 0.1), (0, 0, random.random() * TURN), 1), sesame)
    nut = lathe([(0, -1.5), (0.5, -1.25), (0.68, -0.7), (0.5, 0), (0.66, 0.7), (0.5, 1.25), (0, 1.5)], None, 32, curve=True)
    shell = sauce("#cda36a", "#a87c45", 0.7, 0.0, 3, 0.7)
    mesh = nut.data

    bpy.data.objects.remove(nut)
    for x, y, turn in ((11, -7.5, 30), (13.6, -5.2, 100), (9.4, -10.4, -20), (14.2, -9.3, 65)):
        put(mesh, shell, (x, y, 0.62), (rad(90), 0, rad(turn)))
    box((300, 2, 160), 0.3, plaster("#e0d2b8", 0.12, 0.2), loc=(0, 48, 70))
    window_light(14, (0, 2, 7), 0.9)
    soft_box((2, 34, 14), (0, 2, 8), 18, 9000, "#ffe4b5")
    camera((1.5, -60, 21), (0.4, 0, 9.4), 52, (0, 1, 8), 0.7)


@still("parcel-doorstep", 1040, 692, exposure=0.15)
def doorstep():
    """One carton on a step in the first sun."""

    rock = stone("#8c9690", "#5c6862", scale=0.06, bump=0.25)
    box((220, 60, 16), 0.8, rock, loc=(0, 4, -8))
    box((260, 60, 16), 0.8, rock, loc=(0, -44, -24))
    carton((32, 24, 19), (0, 2, 0), 24, "OPEN ME", "#2fbf8a")
    wall = plaster("#24443a", 0.08, 0.3)
    box((400, 4, 220), 0.4, wall, loc=(0, 36, 90))
    door = wood("#1d3a30", "#122820", scale=0.06, along="z", rough=0.4)
    for k in range(6):
        box((15.2, 3, 190), 0.4, door, loc=(34 + 15.6 * k, 33, 95))
    lathe([(0, 0), (2.6, 0), (2.8, 0.6), (1.2, 1.2), (1.2, 3.2), (2.8, 4.4), (3.2, 6), (2.2, 7.6), (0, 8)], brass(scale=0.4), 64, curve=True, loc=(37, 31, 62), rot=(rad(90), 0, 0))
    pot = group((-38, 12, 0))

    lathe([(0, 0), (8, 0), (11, 17), (11.6, 17.2), (11.6, 20), (10.6, 20), (10, 16), (0, 16)], clay("#b8653f", "#8d4729", 0.25), 96, edge=0.3, parent=pot)
    green, blades = leaf("#245c34", "#5b8f3f", "#9cc27a"), [leaf_mesh(17, 7.5, d, 0.3, 0.03, 0.8) for d in (0.2, 0.5)]
    for i in range(26):
        turn, up = i * 2.4, i / 25
        made = put(blades[i % 2], green, (3 * math.cos(turn), 3 * math.sin(turn), 18 + 18 * up), parent=pot, scale=0.7 + 0.5 * (1 - up))
        made.rotation_euler = (0.2 * math.sin(i), -rad(10 + 52 * up), turn)
    pane_sun((4, 8, 14), (0.72, 0.62, -0.34), 11, (46, 40), 1, 1, 400, 3, 500, "#ffb37a", 1.5)
    soft_box((-120, -120, 120), (0, 0, 10), 120, 90000, "#a9d8ff")
    sky("#7fb5b0", 0.35)
    camera((-14, -128, 34), (3, 2, 15), 58, (0, -6, 10), 1.2)


@still("parcel-tape", 880, 700, exposure=0.5)
def ready_to_travel():
    """A small carton and the tape that closed it, on dark green."""
    green = "#2fbf8a"
    backdrop(plain("#20463b", 0.85), 160, 60, 90, 24)
    carton((25, 18, 13), (-3, 3, 0), -20, "HOME", green)
    tape = group((11.5, -9.5, 4.75), (rad(90), 0, rad(32)))
    core = group((0, 0, -2.3), parent=tape)
    lathe([(3.1, 0), (4.7, 0), (4.7, 4.6), (3.1, 4.6), (3.1, 0)], plain(green, 0.2, Clearcoat=0.8), 96, parent=core, edge=0.03)
    lathe([(2.8, -0.02), (3.1, -0.02), (3.1, 4.62), (2.8, 4.62), (2.8, -0.02)], paper("#d9c6a0"), 64, parent=core)
    twine_roll((17.5, 4, 0), 0.9)
    window_light(14, (0, 0, 6), 0.9)
    camera((3, -58, 30), (2, -0.5, 6.4), 54, (0, -6, 6), 0.8)


@still("parcel-brand", 960, 900, exposure=0.3)
def a_studio_s_bottles():
    """Two oils under one drawn label, on the pink of an agency."""
    box((300, 300, 4), 0.2, plain("#ff8fb8", 0.8), loc=(0, 60, -2))
    box((300, 2, 160), 0.3, plain("#ff5c98", 0.8), loc=(0, 52, 70))
    for x, y, high in ((-6.6, 1, 3.0), (6.4, 3, 6.0)):
        box((12, 12, high), 0.3, plain("#d7ff3e", 0.5, Clearcoat=0.2), 4, loc=(x, y, high / 2))
    oil_bottle((-6.6, 0.6, 3.0), "mustard", "#e09a1c", 11.1, 10)
    oil_bottle((6.4, 2.6, 6.0), "groundnut", "#edc257", 11.0, -12)
    window_light(14, (0, 2, 7), 1.0)
    soft_box((2, 40, 14), (0, 2, 8), 18, 9000, "#ffe4f0")
    camera((1.5, -62, 24), (0.2, 0, 12.6), 58, (0, 1, 12), 0.7)


def tin(loc, size, paint, ink, words, turn=0.0):
    """A round tin with a printed wall and a brass lid."""
    radius, high = size
    place = group(loc, (0, 0, rad(turn)))
    lathe([(0, 0), (radius - 0.1, 0), (radius, 0.15), (radius, high), (0, high)], plain(paint, 0.32, Clearcoat=0.5), 128, edge=0.05, parent=place)
    lathe([(radius + 0.12, high - 1.5), (radius + 0.12, high + 0.2), (radius - 0.25, high + 0.45), (radius - 0.5, high + 0.3), (0, high + 0.3)], brass("#d9ab55", 0.22), 128, edge=0.04, parent=place)
    paint_ink = plain(ink, 0.4)
    for line, letter, up in words:
        text(line, letter, paint_ink, 0.01, spacing=1.05, bend=radius + 0.03, height=up, parent=place)
    for up in (1.0, high - 2.4):
        lathe([(radius + 0.02, up - 0.12), (radius + 0.05, up - 0.1), (radius + 0.05, up + 0.1), (radius + 0.02, up + 0.12)], paint_ink, 128, parent=place)
    return place


def case(loc, size, turn, paint, ink, line, small):
    """A printed carton, its front towards -y."""
    wide, deep, high = size
    place = group(loc, (0, 0, rad(turn)))
    box(size, 0.18, paper(paint), 3, parent=place, loc=(0, 0, high / 2))
    front, print_ = group((0, -deep / 2 - 0.02, 0), (rad(90), 0, 0), parent=place), plain(ink, 0.5)
    text(line, wide * 0.2, print_, 0.01, spacing=1.05, parent=front, loc=(0, high * 0.3, 0))
    text(small, wide * 0.075, print_, 0.01, spacing=1.1, parent=front, loc=(0, high * 0.15, 0))
    for k in range(10):
        turn_ = TURN * k / 10
        outline([(wide * (0.17 * math.cos(turn_) + 0.075 * math.cos(t)), wide * (0.17 * math.sin(turn_) + 0.075 * math.sin(t))) for t in [TURN * i / 24 for i in range(24)]], 0.01, print_, parent=front, loc=(0, high * 0.66, 0))
    outline([(wide * 0.08 * math.cos(t), wide * 0.08 * math.sin(t)) for t in [TURN * i / 32 for i in range(32)]], 0.02, print_, parent=front, loc=(0, high * 0.66, 0))
    return place


@still("parcel-tins", 1200, 686, exposure=0.35)
def a_studio_s_shelf():
    """Tins, a carton and matchboxes of one tea brand, on blocks of an agency's colours."""
    box((400, 300, 4), 0.2, plain("#b89cff", 0.8), loc=(0, 60, -2))
    box((500, 2, 200), 0.3, plain("#8e63f5", 0.8), loc=(0, 58, 70))
    lime, pink, ink, cream = "#d7ff3e", "#ff3d7f", "#170a1e", "#fff1e2"
    box((22, 18, 5), 0.3, plain(lime, 0.5, Clearcoat=0.2), 4, loc=(-24, 2, 2.5))
    box((20, 18, 9), 0.3, plain(pink, 0.5, Clearcoat=0.2), 4, loc=(1, 5, 4.5))
    box((24, 18, 3), 0.3, plain(lime, 0.5, Clearcoat=0.2), 4, loc=(27, 1, 1.5))
    tin((-28, 2, 5), (5.2, 14), pink, cream, (("NEELA", 2.3, 7.6), ("assam chai", 0.95, 5.2)), 10)
    tin((-17.6, 1, 5), (4.0, 9), ink, lime, (("NEELA", 1.7, 4.6), ("masala", 0.85, 2.7)), -14)
    case((1, 4.5, 9), (13, 8, 19), -6, cream, pink, "NEELA", "100 TEA BAGS")
    tin((22.5, 2.5, 3), (4.4, 17), lime, ink, (("NEELA", 2.0, 9.0), ("green, darjeeling", 0.85, 6.6)), 4)
    case((33, 0.5, 3), (9, 7, 12), 14, pink, cream, "NEELA", "ROSE")
    for k, (x, y, z, turn) in enumerate(((12.0, -7.5, 0, 24), (12.6, -7.2, 2.1, -8), (-8.5, -8.5, 0, -18))):
        lid = group((x, y, z), (0, 0, rad(turn)))
        box((7.4, 4.6, 2.0), 0.12, paper((lime, pink, cream)[k]), 2, parent=lid, loc=(0, 0, 1.0))
        text("NEELA", 1.2, plain((ink, cream, pink)[k], 0.5), 0.01, spacing=1.05, parent=lid, loc=(0, 0, 2.02))
        text("NEELA", 0.9, plain((ink, cream, pink)[k], 0.5), 0.01, spacing=1.05, parent=lid, loc=(0, -2.32, 1.0), rot=(rad(90), 0, 0))
    soft_box((-70, -60, 70), (0, 0, 10), 50, 52000, "#fff2e6", tall=40)
    soft_box((70, -30, 40), (0, 0, 12), 18, 12000, "#fff0fa", tall=50)
    soft_box((0, 10, 90), (0, 10, 0), 80, 34000)
    sky("#f4eaff", 0.3)
    camera((-4, -112, 34), (2, 0, 12), 50, (0, -4, 12), 1.1)


@still("parcel-orders", 1000, 940, exposure=0.4)
def a_mornings_orders():
    """A stack of small orders with a brand's blue tape, ready for the courier."""
    bench()
    blue, yellow = "#1b3bff", "#ffd23f"
    stack = (
        ((30, 22, 14), (-13, 8, 0), 4, blue), ((26, 20, 12), (14.5, 9, 0), -7, yellow), ((24, 18, 12), (-12, 8.5, 14.4), -9, blue),
        ((22, 17, 10), (13.5, 9.5, 12.4), 6, blue), ((19, 15, 9), (-12.5, 8, 26.8), 12, yellow), ((18, 13, 9), (3.5, -9.5, 0), 17, blue),
    )
    for size, loc, turn, tape in stack:
        carton(size, loc, turn, "NAYA", tape)
    roll = group((-17.5, -11.5, 4.75), (rad(90), 0, rad(28)))
    core = group((0, 0, -2.3), parent=roll)
    lathe([(3.1, 0), (4.7, 0), (4.7, 4.6), (3.1, 4.6), (3.1, 0)], plain(blue, 0.2, Clearcoat=0.8), 96, parent=core, edge=0.03)
    lathe([(2.8, -0.02), (3.1, -0.02), (3.1, 4.62), (2.8, 4.62), (2.8, -0.02)], paper("#d9c6a0"), 64, parent=core)
    box((300, 2, 160), 0.3, plaster("#dfe3ee", 0.12, 0.2), loc=(0, 62, 70))
    window_light(18, (0, 4, 12), 0.9)
    camera((12, -92, 40), (0.2, 2, 16.6), 58, (2, -4, 14), 1.0)
