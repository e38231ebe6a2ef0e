"""A used-car dealer's workshop: a car under its cloth. Centimetres."""
import math

from kit.drawn import surface, text, tube
from kit.light import camera, sky, soft_box
from kit.materials import brushed, metal, plain
from kit.solids import box, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import fabric, paper, plaster, stone
from mathutils import Vector, noise
from scenes.car import wheel

LONG, WIDE, HEM = 196.0, 82.0, 21.0


def step(low, high, at):
    t = min(1.0, max(0.0, (at - low) / (high - low)))
    return t * t * (3 - 2 * t)


def ridge(x):
    """The height of a hatchback over its length: bonnet, screen, roof, tail. Its nose looks to -x."""
    bonnet = 78 + 17 * step(-190, -95, x)
    roof = 55 * step(-96, -30, x) * (1 - 0.16 * step(20, 190, x))
    tail = 1 - 0.36 * step(128, 196, x)
    return (bonnet + roof) * tail + 2


def under_cloth(u, v):
    """The cloth over the car: u goes round its length, v from one hem over the roof to the other."""
    turn = (u - 0.5) * math.pi
    x = LONG * math.copysign(abs(math.sin(turn)) ** 0.42, math.sin(turn))
    half = WIDE * max(abs(math.cos(turn)), 0.0) ** 0.36
    high = ridge(x)
    a = math.pi * v
    y = half * math.copysign(abs(math.cos(a)) ** 0.42, math.cos(a))
    z = HEM + (high - HEM) * abs(math.sin(a)) ** 0.5
    # The cabin is narrower than the doors.
    y *= 1 - 0.2 * step(88, 140, z)
    # Cloth hangs in folds below the shoulder, and is drawn tight above it.
    low = 1 - step(38, 96, z)
    fold = noise.noise(Vector((x, y, 5)) * 0.058) + 0.5 * noise.noise(Vector((x * 0.15, y * 0.15, z * 0.006)))
    out = Vector((x / LONG, y / WIDE * 1.4, 0)).normalized() if abs(x) + abs(y) > 1 else Vector((0, 0, 0))
    push = low * (3.5 + 9 * fold) + 1.7 * noise.fractal(Vector((x, y, z)) * 0.04, 0.9, 2.1, 5)
    # The mirrors stand out.
    push += 9 * math.exp(-(((x + 62) / 9) ** 2) - ((z - 96) / 8) ** 2) * (1 if abs(y) > 40 else 0)
    point = Vector((x, y, z)) + out * push
    sag = 2.6 * math.exp(-(((x + 88) / 16) ** 2)) + 1.8 * math.exp(-(((x - 150) / 18) ** 2))
    point.z -= sag * abs(math.sin(a)) ** 4
    if v in (0.0, 1.0):
        point.z += 2.2 * noise.noise(Vector((x, y, 40)) * 0.07)
    return tuple(point)


@still("yard-cover", 1080, 633, exposure=0.42)
def under_its_cloth():
    """A whole car under a cotton cover in the workshop, until its sheet is done."""
    cloth = fabric("#c2b38f", "#b09f79", 0.22, 0.25, 0.6)
    surface(220, 150, under_cloth, cloth, 0.5)
    hem = plain("#1d5b3a", 0.8)
    for edge in (0.0, 1.0):
        tube([under_cloth(0.004 + 0.992 * k / 160, edge) for k in range(161)], 1.1, hem, curve=False)
    alloy, rubber = brushed("#c8cacd", 0.22, "x", 3, 0.0), "#b3372a"
    for x in (-128, 124):
        for y, way in ((-61, 90), (61, -90)):
            wheel(group((x, y, 31.5), (rad(way), 0, 0), 0.97), alloy, rubber)
    box((340, 120, 4), 0.5, plain("#0b0c0c", 0.9), loc=(0, 0, 22))
    # A card pinned to the bonnet.
    card = group((-68, -22, 125.5), (rad(40), 0, rad(-90)))
    outline(rectangle(34, 24, 1), 0.3, paper("#fbf8f0"), parent=card)
    text("160", 10, plain("#1d5b3a", 0.7), 0.02, parent=card, loc=(0, 3, 0.35))
    text("on Friday", 4.6, plain("#14241b", 0.7), 0.02, parent=card, loc=(0, -6.5, 0.35))
    # Floor, wall with its green dado, shutter of light, tyres, a jack.
    floor = stone("#8c8a82", "#6c6a64", None, 0.05, 0.42, 0.06)
    box((2600, 1600, 6), 0.5, floor, loc=(0, 200, -3))
    box((2600, 4, 460), 0.2, plaster("#e9e2cd", 0.03, 0.3), 1, loc=(0, 190, 230))
    box((2600, 1, 150), 0.2, plain("#24583d", 0.45), 1, loc=(0, 187.4, 75))
    box((2600, 1.4, 3.2), 0.2, plain("#e9c349", 0.5), 1, loc=(0, 187.2, 151.5))
    for k in range(3):
        tyre = group((268 + 3 * (k % 2), 96, 9.5 + 19 * k), (0, 0, k))
        lathe([(21, -8), (24, -9), (30.6, -8.6), (32.3, -6), (32.4, 6), (30.6, 8.6), (24, 9), (21, 8), (20.4, 0)], plain("#17181a", 0.75), 96, edge=0.3, parent=tyre)
    board = group((110, 186, 226), (rad(90), 0, 0))
    box((150, 84, 3), 0.5, plain("#c9a873", 0.7), parent=board)
    for k, (x, y, size) in enumerate(((-58, 20, 26), (-44, 20, 31), (-29, 20, 36), (-13, 20, 41), (5, 20, 46))):
        outline([(-1.6, 0), (1.6, 0), (1.6, size - 4), (4, size), (2, size + 5), (0, size + 1), (-2, size + 5), (-4, size), (-1.6, size - 4)], 1, metal("#b9bcc0", 0.3), 0.2, parent=board, loc=(x, y - size + 6, 1.8))
    for x in (32, 52):
        lathe([(0, 0), (1.6, 0), (1.8, 12), (0.5, 13), (0.5, 30), (0, 30)], plain("#b3372a" if x < 40 else "#e9c349", 0.4), 32, parent=board, loc=(x, 22, 3), rot=(rad(90), 0, 0))
    soft_box((-40, 40, 420), (0, 0, 60), 260, 1900000, "#fff3dd", tall=60)
    soft_box((-560, -160, 300), (0, 0, 60), 160, 2900000, "#ffe3bb", tall=160)
    soft_box((560, -160, 240), (40, 0, 60), 90, 900000, "#dcebff", tall=260)
    sky("#f4efdf", 0.14)
    camera((-410, -560, 172), (14, 10, 78), 46).data.clip_end = 4000
