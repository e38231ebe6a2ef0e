"""Close studies of cars: a wheel, a headlamp, a key on leather. Centimetres."""
import math
import random

from kit.drawn import backdrop, grain, hoop, surface, text, tube
from kit.light import camera, sky, soft_box, studio_light
from kit.materials import brushed, flake, glass, gloss, glow, metal, plain
from kit.solids import TURN, box, group, lathe, outline, put, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import leather, paper, stone, wood


def wheel(place, alloy, brake):
    """Stands upright in the xz plane of `place` after its turn: built about z, then laid over."""
    rubber = plain("#17181a", 0.75)
    lathe([(24, -9), (28.5, -9.6), (31.4, -8.6), (32.3, -6), (32.4, 6), (31.6, 8.6), (28.6, 9.6), (24, 9), (22.5, 8.2), (22.5, -8.2)], rubber, 160, edge=0.3, parent=place)
    for z in (-5, -1.7, 1.7, 5):
        lathe([(32.2, z - 0.28), (32.55, z - 0.28), (32.55, z + 0.28), (32.2, z + 0.28)], plain("#0a0a0b", 0.9), 160, parent=place)
    for i in range(72):
        box((0.5, 0.55, 4.6), 0.1, plain("#0b0b0c", 0.9), 1, parent=place, loc=(32.3 * math.cos(TURN * i / 72), 32.3 * math.sin(TURN * i / 72), 6.4), rot=(rad(18), 0, TURN * i / 72))
    for k, word in enumerate(("R A H I", "T O U R")):
        for i, letter in enumerate(word.replace(" ", "")):
            turn = rad(112 - 11 * i - 180 * k)
            text(letter, 2.6, plain("#3a3c3f", 0.6), 0.08, parent=place, loc=(26.6 * math.cos(turn), 26.6 * math.sin(turn), 9.62), rot=(0, 0, turn - math.pi / 2))
    # Rim, barrel, ten spokes in pairs, hub.
    lathe([(22.6, 8.6), (23.2, 9.0), (22.9, 9.5), (21.6, 9.2), (20.9, 7.4), (20.6, -7), (22.4, -8.4)], alloy, 160, edge=0.15, parent=place)
    lathe([(0, -6.5), (20.5, -6.5)], plain("#202225", 0.6), 64, parent=place)
    rotor = brushed("#a9abae", 0.32, "ring")
    lathe([(6, -1), (15.4, -1), (15.4, 0.2), (6, 0.2)], rotor, 128, edge=0.1, parent=place)
    for i in range(60):
        turn, r = TURN * i / 60, 9 + 5 * ((i * 0.37) % 1)
        lathe([(0.32, 0.21), (0, 0.21)], plain("#1c1c1d"), 12, parent=place, loc=(r * math.cos(turn), r * math.sin(turn), 0.01))
    caliper = group((0, 0, 0), (0, 0, rad(28)), parent=place)
    arc = [(r * math.cos(rad(a)), r * math.sin(rad(a))) for r, way in ((16.4, 1), (10.6, -1)) for a in range(-24 * way, 25 * way, 4 * way)]
    outline(arc, 3.6, gloss(brake), 0.5, parent=caliper, loc=(0, 0, -0.6))
    for k in range(5):
        for side in (-1, 1):
            turn = TURN * k / 5 + side * 0.17
            spoke = group((0, 0, 0), (0, 0, turn), parent=place)
            shape = [(5, -2.0), (12, -1.25), (21.6, -1.5), (21.6, 1.5), (12, 1.25), (5, 2.0)]
            outline(shape, 2.6, alloy, 0.45, 4, parent=spoke, loc=(0, 0, 5.2), rot=(0, rad(-4), 0))
    lathe([(0, 4), (7.4, 4), (7.4, 7.0), (6.6, 8.0), (3.6, 8.4), (3.4, 7.9), (0, 7.9)], alloy, 96, edge=0.2, parent=place)
    lathe([(0, 7.92), (3.3, 7.92), (3.0, 8.3), (0, 8.45)], gloss("#14241b"), 64, curve=True, parent=place)
    for k in range(5):
        turn = TURN * (k + 0.5) / 5
        lathe([(0, 0), (0.95, 0), (0.95, 1.0), (0.8, 1.2), (0, 1.2)], metal("#8d8f92", 0.25), 6, parent=place, loc=(5.4 * math.cos(turn), 5.4 * math.sin(turn), 7.2))


def arch(paint, brake, view):
    """A wheel in its arch, on the ground."""
    wheel(group((0, 0, 32.5), (rad(90), rad(12), 0)), brushed("#c8cacd", 0.2, "x", 3, 0.0), brake)
    inner = plain("#0c0d0d", 0.9)
    # The wing: a wall with the arch cut out, curved inwards to the top, and a lip about the arch.
    def wing(u, v):
        turn = rad(200 - 220 * u)
        r = 38 + 62 * v
        x, z = r * math.cos(turn), 32.5 + max(r * math.sin(turn), -20)
        y = -8 - 3.6 * math.sin(min(1, v * 1.6) * math.pi / 2) + 22 * max(0, (z - 66) / 60) ** 1.7 + 1.2 * math.exp(-(((z - 60) / 2.2) ** 2))
        return (x, y, z)

    surface(120, 60, wing, paint, 0.3)
    lip = [(38 * math.cos(rad(a)), -9.2, 32.5 + 38 * math.sin(rad(a))) for a in range(-12, 193, 3)]
    tube(lip, 1.15, paint, curve=False)
    lathe([(38.5, -30), (38.5, 0)], inner, 96, loc=(0, 16, 32.5), rot=(rad(90), 0, 0))
    box((260, 2, 130), 0.1, inner, loc=(0, 18, 62))
    # Sill and the edge of the door.
    box((70, 8, 9), 1.5, plain("#15171a", 0.45), loc=(72, -6, 15.5))
    tube([(60, -11.9, 18), (59, -12.1, 44), (61, -11.6, 62), (66, -8, 84)], 0.22, plain("#07150d", 0.6))
    ground = stone("#75756f", "#4b4c49", scale=0.3, rough=0.75, bump=0.35)
    box((700, 500, 6), 0.5, ground, loc=(0, 100, -3))
    backdrop(plain("#b7ab8c", 0.9), 500, 330, 260, 80).location.z = -1
    soft_box((-150, -210, 190), (0, 0, 40), 170, 330000, "#ffe6bf", tall=120)
    soft_box((170, -120, 120), (0, 0, 40), 30, 60000, "#dfeaff", tall=200)
    soft_box((10, -40, 250), (0, 20, 30), 220, 130000)
    sky("#fff1d8", 0.35)
    camera(*view)


@still("car-wheel", 1040, 692, exposure=0.75)
def wheel_in_green():
    arch(flake("#2f8257", "#1b5a3a", 0.6), "#e9c349", ((-62, -190, 66), (8, 0, 31), 58, (0, -10, 33), 2.2))


@still("car-rim", 880, 668, exposure=0.75)
def wheel_in_grey():
    arch(flake("#a9b0b8", "#7a828b", 0.6), "#b3372a", ((70, -170, 46), (-2, 0, 36), 66, (0, -10, 33), 2.2))


def front(paint, view):
    """A round lamp in a wing with a grille beside it."""

    def body(u, v):
        x, z = (u - 0.5) * 150, (v - 0.3) * 90
        y = 0.0016 * x * x + 0.012 * max(0, z - 14) ** 2 + 3 * math.exp(-(((z - 26) / 5) ** 2)) * -1
        r = math.hypot(x, z)
        y += -5.5 * math.exp(-((max(0, r - 16) / 6.5) ** 2)) if r > 15.5 else 8
        return (x, y, z)

    surface(180, 120, body, paint)
    chrome, dark = metal("#e6e6e8", 0.05), plain("#0b0b0c", 0.5)
    lamp = group((0, -6.4, 0), (rad(90), 0, 0))
    lathe([(16.6, -2), (17.6, 0.2), (17.2, 1.6), (16.0, 2.2), (14.9, 1.5), (14.6, -1)], chrome, 160, curve=True, parent=lamp)
    lathe([(14.7, 1.0), (14.4, -1.5), (11, -6.5), (5, -9.4), (0, -9.8)], metal("#f2f2f3", 0.08), 128, curve=True, parent=lamp)
    lathe([(0, -9.6), (3.2, -9.4), (3.4, -3.6), (2.6, -2.4), (0, -2.2)], chrome, 64, curve=True, parent=lamp)
    lathe([(0, -1.8), (2.3, -2.0), (2.3, -2.3), (0, -2.3)], glow("#fff0c8", 12), 48, parent=lamp)
    lathe([(14.8, 1.2), (12, 3.0), (7, 4.2), (0, 4.7)], glass("#fbfdff", 0.0, 1.35), 128, curve=True, parent=lamp)
    for x in range(-12, 13, 3):
        high = math.sqrt(max(0, 14.2**2 - x * x))
        tube([(x, -high, 1.6), (x, 0, 3.4), (x, high, 1.6)], 0.11, glass("#ffffff", 0.0, 1.3), parent=lamp)
    for k in range(6):
        box((52, 1.2, 1.5), 0.4, chrome, parent=group((58, -9.5 + 0.6, -13 + 5.2 * k)), rot=(rad(20), 0, rad(3)))
    box((54, 2, 32), 0.6, dark, loc=(58, -5.2, 0))
    tube([(31, -8.4, -16.4), (85, -5.6, -16.4), (85, -5.6, 16.2), (31, -8.4, 16.2)], 0.9, chrome, closed=True, curve=False)
    indicator = group((-29, -3.6, -3), (rad(90), 0, rad(-6)))
    outline(rectangle(9, 15, 3), 1.6, sauce_amber(), 0.7, 4, parent=indicator)
    outline(rectangle(10.4, 16.4, 3.5), 0.7, chrome, 0.3, parent=indicator)
    box((220, 10, 9), 3, brushed("#d6d8db", 0.14, "x", 4, 0.0), loc=(0, -12, -33))
    soft_box((-90, -130, 120), (0, 0, 0), 110, 110000, "#fff1de", tall=80)
    soft_box((120, -90, 60), (0, 0, 0), 24, 36000, "#dfeaff", tall=120)
    soft_box((0, -10, 150), (0, 0, 0), 130, 50000)
    sky("#dfe7ef", 0.3)
    camera(*view)


@still("car-lamp", 880, 668, exposure=0.3)
def headlamp_in_red():
    front(flake("#c23c2d", "#8a241a", 0.6), ((-30, -112, 18), (9, -4, 0), 54, (0, -9, 0), 1.2))


@still("car-grille", 880, 668, exposure=0.3)
def headlamp_in_blue():
    front(flake("#3a68b5", "#22457f", 0.6), ((62, -104, 22), (24, -6, -2), 60, (2, -9, 0), 1.2))


def sauce_amber():
    return plain("#e8861a", 0.08, Transmission=0.35, Clearcoat=1.0)


@still("car-papers", 880, 880, exposure=0.25)
def key_on_papers():
    """A key with its leather fob on the checked list of a car."""
    box((120, 90, 4), 0.4, wood("#6d4a2d", "#43291a", scale=0.09), loc=(0, 0, -2.05))
    sheet = group((-1.5, 1.5, 0), (0, 0, rad(8)))
    for k in range(4):
        box((29.7 - 0.05 * k, 21 * 1.414 - 2, 0.03), 0, paper("#fbf8f0"), 1, loc=(0.25 * k, -0.2 * k, 0.03 + 0.05 * k), rot=(0, 0, rad(1.6 * math.sin(k * 2))), parent=sheet)
    page = group((0.6, -0.6, 0.24), (0, 0, 0), parent=sheet)
    ink, soft, green, red = plain("#1c2b22", 0.8), plain("#a9b0a8", 0.8), plain("#1d5b3a", 0.6), plain("#b3372a", 0.6)
    text("160-POINT CHECK", 1.5, ink, spacing=1.08, align="LEFT", parent=page, loc=(-12.6, 11.2, 0))
    outline(rectangle(25.2, 0.06), 0.002, ink, parent=page, loc=(0, 9.7, 0))
    random.seed(4)
    for row in range(13):
        y = 8.2 - 1.55 * row
        outline(rectangle(1.0, 1.0, 0.12), 0.002, soft, parent=page, loc=(-12, y, 0))
        outline(rectangle(0.84, 0.84, 0.1), 0.004, paper("#fbf8f0"), parent=page, loc=(-12, y, 0))
        words = ("Engine, cold start", "Clutch and gears", "Brakes, front", "Brakes, rear", "Tyres and tread", "Lamps and horn", "Chassis, no weld", "Paint depth", "Service book", "RTO papers", "Insurance", "Two keys", "Test drive, 12 km")[row]
        text(words, 0.82, ink, align="LEFT", parent=page, loc=(-10.8, y, 0))
        outline(rectangle(5 + 3 * random.random(), 0.3), 0.002, soft, parent=page, loc=(8, y, 0))
        mark = green if row != 7 else red
        tube([(-12.5, y + 0.1, 0.05), (-12.05, y - 0.4, 0.05), (-11.1, y + 0.8, 0.05)], 0.07, mark, curve=False, parent=page)
    pen = group((10.5, -2.5, 0.75), (rad(-90), 0, rad(-26)))
    lathe([(0, -1.6), (0.06, -1.5), (0.22, -0.9), (0.42, 0), (0.42, 8.6), (0.45, 8.6), (0.45, 9.1), (0.42, 9.1), (0.4, 14), (0.28, 14.6), (0, 14.6)], gloss("#14241b"), 48, parent=pen)
    lathe([(0.44, 8.5), (0.5, 8.6), (0.5, 9.1), (0.44, 9.2)], metal("#d8b25c", 0.12), 48, parent=pen)
    box((0.3, 0.14, 5), 0.06, metal("#d8b25c", 0.12), parent=pen, loc=(0, -0.52, 11.6))
    # Key: blade, black head, ring, fob.
    key = group((-4.5, -7.2, 0.85), (0, rad(-3), rad(-32)))
    outline(rectangle(4.4, 6.6, 1.5), 1.1, plain("#151617", 0.5), 0.4, 4, parent=key, loc=(0, 0, -0.45), rot=(0, 0, rad(90)))
    for x, name in ((-1.2, 0.55), (0.9, 0.55)):
        outline(ring(name, 32), 0.16, plain("#2b2d2f", 0.6), 0.06, parent=key, loc=(x, 0, 0.62))
    teeth = [(0, -0.55), (0.6, -0.55), (1.0, -0.2), (1.5, -0.5), (2.1, -0.15), (2.6, -0.5), (3.3, -0.2), (4.0, -0.55), (5.2, -0.3), (6.0, 0), (5.5, 0.5), (0, 0.55)]
    outline(teeth, 0.26, brushed("#c9cbce", 0.24, "x", 40, 0.05), 0.04, parent=key, loc=(3.2, 0, -0.05))
    hoop(1.5, 0.13, metal("#d9dadc", 0.1), parent=key, loc=(-4.6, 0, 0), rot=(rad(10), 0, 0))
    fob = group((-7.2, 0.2, -0.2), (0, 0, rad(200)), parent=key)
    outline(rectangle(7.5, 3.0, 1.2), 0.42, leather("#8a4f26", "#5a2f14", 1.2), 0.14, 3, parent=fob, loc=(3, 0, 0))
    thread = grain(0.32, 0.09)
    for i in range(20):
        for y in (-1.12, 1.12):
            put(thread, plain("#e3d3b4", 0.8) if i == 0 and y < 0 and not thread.materials else None, (0.2 + 0.3 * i, y, 0.44), parent=fob)
    studio_light(13, (0, 0, 0), 0.9)
    soft_box((-26, 18, 34), (0, 0, 0), 24, 9000, "#fff2e0")
    camera((2, -30, 40), (0.0, -0.4, 0), 62, (-3, -6, 1), 0.6)
