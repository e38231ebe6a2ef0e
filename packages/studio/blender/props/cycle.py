"""Bicycles of an invented maker, seen from their right side. Along x, forwards is +x; centimetres."""
import math

from kit.drawn import hoop, surface, tube
from kit.materials import brushed, gloss, metal, plain
from kit.solids import TURN, box, group, lathe, outline, put, rad, ring
from kit.surfaces import leather

REAR, FRONT, CRANK, RADIUS = (-43, 0, 34), (58, 0, 34), (0, 0, 28), 33.8
SEAT, HEAD, CROWN = (-17.5, 0, 76), (33.5, 0, 80), (38.2, 0, 66)


def torus(radius, thick, material, flat=1.0, **place):
    """A round tube about z as a turned profile; `flat` lowers it."""
    profile = [(radius + thick * math.cos(rad(a)), flat * thick * math.sin(rad(a))) for a in range(0, 361, 20)]
    return lathe(profile, material, 128, **place)


def wheel(at, radius, tyre, rubber, wall, rim, spokes=28, disc=None, **place):
    """A wheel in the xz plane: tyre with a light wall, rim, crossed spokes, hub."""
    made = group(at, (rad(90), 0, 0), **place)
    torus(radius - tyre, tyre, rubber, parent=made)
    if wall:
        for z in (-1, 1):
            torus(radius - tyre * 1.75, tyre * 0.55, wall, 0.4, parent=made, loc=(0, 0, z * tyre * 0.6))
    inner = radius - tyre * 2.1
    lathe([(inner, -0.95), (inner + 0.8, -0.95), (inner + 0.8, 0.95), (inner, 0.95), (inner - 1.5, 0.5), (inner - 1.5, -0.5), (inner, -0.95)], rim, 128, parent=made)
    steel = metal("#d5d7da", 0.2)
    lathe([(0, -5.2), (0.7, -5.2), (0.7, -3.6), (2.4, -3.4), (2.4, -3.0), (1.2, -2.6), (1.2, 2.6), (2.4, 3.0), (2.4, 3.4), (0.7, 3.6), (0.7, 5.2), (0, 5.2)], steel, 40, edge=0.05, parent=made)
    for i in range(spokes):
        turn, side = TURN * i / spokes, 3.2 if i % 2 else -3.2
        start = turn + (1.25 if i % 4 < 2 else -1.25)
        tube([(2.2 * math.cos(start), 2.2 * math.sin(start), side), ((inner - 1.2) * math.cos(turn), (inner - 1.2) * math.sin(turn), 0)], 0.11, steel, curve=False, parent=made)
    if disc:
        outline(ring(8, 72, (6, 0.05)), 0.2, brushed("#b9bcc0", 0.3, "ring"), parent=made, loc=(0, 0, -4.4))
    return made


def pipe(a, b, radius, material, **place):
    return tube([a, b], radius, material, curve=False, **place)


def chain(place, material):
    """The driving line of the chain about both sprockets."""
    y, big, small = -4.4, 9.2, 4.4
    path = [(CRANK[0] + big * math.cos(rad(a)), y, CRANK[2] + big * math.sin(rad(a))) for a in range(90, -91, -12)]
    path += [(REAR[0] + small * math.cos(rad(a)), y, REAR[2] + small * math.sin(rad(a))) for a in range(270, 89, -15)]
    tube(path, 0.42, material, closed=True, curve=False, parent=place)


def drive(place, dark):
    steel = brushed("#bfc2c6", 0.28, "ring")
    turn = group((CRANK[0], -4.4, CRANK[2]), (rad(90), 0, 0), parent=place)
    outline(ring(9.3, 160, (44, 0.022)), 0.35, steel, 0.04, parent=turn)
    outline(ring(6.6, 64), 0.5, dark, parent=turn, loc=(0, 0, -0.05))
    for i in range(5):
        box((6.6, 1.5, 0.5), 0.2, steel, parent=turn, loc=(4.2 * math.cos(TURN * i / 5), 4.2 * math.sin(TURN * i / 5), 0.55), rot=(0, 0, TURN * i / 5))
    rear = group((REAR[0], -4.4, REAR[2]), (rad(90), 0, 0), parent=place)
    outline(ring(4.4, 96, (18, 0.05)), 0.35, steel, 0.04, parent=rear)
    lathe([(0, -6), (1.6, -6), (1.6, 6.4), (0, 6.4)], steel, 40, edge=0.1, parent=turn)
    for side, lean in ((-1, -28), (1, 152)):
        x, z = 17 * math.cos(rad(lean)), 17 * math.sin(rad(lean))
        y = side * 6.6
        pipe((CRANK[0], y, CRANK[2]), (CRANK[0] + x, y + side * 0.6, CRANK[2] + z), 1.05, metal("#c9ccd0", 0.2), parent=place)
        at = (CRANK[0] + x, y + side * 5.6, CRANK[2] + z)
        box((9.5, 8.2, 1.9), 0.7, dark, parent=place, loc=at)
        for z2 in (-1.05, 1.05):
            box((8.6, 6.8, 0.3), 0.1, metal("#d5d7da", 0.3), parent=place, loc=(at[0], at[1], at[2] + z2))
    chain(place, metal("#6c6f73", 0.35))


def saddle(place, hide, narrow=False):
    at = group((SEAT[0] - 2.5, 0, SEAT[2] + 19.5), (0, rad(-1), 0), parent=place)
    wide = 6.6 if narrow else 8.6

    def half(u):
        return 1.9 + (wide - 1.9) * max(0, (u - 0.38) / 0.62) ** 1.5 if u > 0.38 else 1.9 * math.sqrt(min(1, u / 0.12 + 0.05))

    def skin(u, v):
        turn = math.pi * (v - 0.5) * 1.12
        end = math.sqrt(max(0, 1 - max(0, (u - 0.9) / 0.1) ** 2)) * 0.9 + 0.1
        drop = 3.6 if u > 0.5 else 2.6
        return (13.5 - 27 * u, half(u) * end * math.sin(turn), (math.cos(turn) - 1) * drop + 0.6 * (2 * u - 1.1) ** 2 * 2.2)

    surface(60, 30, skin, hide, 0.35, parent=at)
    steel = metal("#cfd2d5", 0.2)
    for y in (-2, 2):
        tube([(11, y * 0.5, -1.4), (5, y, -3.4), (-3, y, -3.6), (-10, y * 1.8, -1.6)], 0.35, steel, parent=at)
    box((3.4, 4.6, 2), 0.4, steel, parent=at, loc=(0.6, 0, -3.6))


def bars(place, kind, dark, grip):
    """Drops, a flat bar, or a bar swept back. Returns nothing; the stem is on the head tube's line."""
    steel, top = metal("#cfd2d5", 0.2), (31.6, 0, 87 if kind != "drop" else 84)
    pipe((33.2, 0, 80), top, 1.35, steel, parent=place)
    reach = {"drop": 9, "flat": 7, "swept": 5}[kind]
    bar = (top[0] + reach, 0, top[2] + 2)
    pipe((top[0] - 0.6, 0, top[2] - 0.6), bar, 1.5, dark if kind == "drop" else steel, parent=place)
    x, _, z = bar
    for s in (-1, 1):
        if kind == "drop":
            tube([(x, 0, z), (x, s * 15, z), (x + 1, s * 19.5, z), (x + 7.5, s * 20.6, z - 0.6), (x + 9.4, s * 21, z - 6), (x + 6, s * 21.4, z - 11.6), (x - 3.5, s * 21.8, z - 13.2)], 1.45, grip, parent=place)
            lever = group((x + 9, s * 20.7, z + 0.2), (0, rad(-18), 0), parent=place)
            box((7.6, 3, 3.8), 1.3, dark, parent=lever, loc=(1, 0, 0.6))
            box((3.2, 2.6, 5.2), 1.1, dark, parent=lever, loc=(4.2, 0, 2.4), rot=(0, rad(16), 0))
            tube([(4.4, 0, 0.6), (6.4, 0, -4), (4, 0, -9.6)], 0.55, steel, parent=lever)
        elif kind == "flat":
            tube([(x, 0, z), (x, s * 7, z + 1), (x - 2.5, s * 32, z + 2)], 1.3, steel, parent=place)
            pipe((x - 1.4, s * 20, z + 1.5), (x - 2.8, s * 33, z + 2.1), 1.75, grip, parent=place)
            tube([(x - 0.6, s * 17, z + 1.2), (x + 3.6, s * 19, z - 0.6), (x + 2.6, s * 28, z - 1.2)], 0.5, dark, parent=place)
        else:
            tube([(x, 0, z), (x + 3, s * 8, z + 1.5), (x + 1, s * 20, z + 4), (x - 9, s * 27, z + 4.6), (x - 20, s * 28, z + 3.6)], 1.25, steel, parent=place)
            pipe((x - 9.5, s * 27.2, z + 4.6), (x - 21, s * 28.2, z + 3.5), 1.7, grip, parent=place)
            tube([(x - 4, s * 24.6, z + 4.2), (x - 1, s * 27, z + 2), (x - 12, s * 30, z + 1.6)], 0.45, steel, parent=place)
    if kind == "swept":
        bell = group((x + 0.5, -11, z + 4.4), (rad(12), 0, 0), parent=place)
        lathe([(2.6, 0), (2.5, 0.9), (1.7, 2.1), (0, 2.6)], metal("#d9b25a", 0.15), 48, curve=True, parent=bell)


def guards(place, paint):
    """Mudguards over both wheels, and a carrier."""
    for at, first, last in ((REAR, 12, 196), (FRONT, 62, 178)):
        def shell(u, v, at=at, first=first, last=last):
            turn, across = rad(first + (last - first) * u), (v - 0.5) * 2
            r = RADIUS + 3.2 - 1.1 * across * across
            return (at[0] + r * math.cos(turn), across * 2.9, at[2] + r * math.sin(turn))

        surface(60, 10, shell, paint, 0.14, parent=place)
    steel, high = metal("#cfd2d5", 0.22), REAR[2] + RADIUS + 6.5
    for y in (-6, -2, 2, 6):
        tube([(REAR[0] + 17, y, high), (REAR[0] - 20, y, high)], 0.45, steel, curve=False, parent=place)
    for x in (-19, -2, 15):
        tube([(REAR[0] + x, -6, high), (REAR[0] + x, 6, high)], 0.4, steel, curve=False, parent=place)
    for y in (-6, 6):
        for x in (-12, 8):
            pipe((REAR[0], y, REAR[2]), (REAR[0] + x, y, high), 0.35, steel, parent=place)


def lamp(place):
    at = group((43.5, 0, 74), (0, rad(94), 0), parent=place)
    lathe([(0, -4), (1.8, -3.6), (3.4, -1), (3.9, 1.6), (3.6, 2)], metal("#d9dadc", 0.12), 64, curve=True, parent=at)
    lathe([(3.6, 1.7), (2.4, 2.3), (0, 2.5)], metal("#f4f1e6", 0.06), 64, parent=at)


def bicycle(loc, turn, color, handlebar="swept", hide="#8a4a26", tyre=1.6, wall="#c9a26a", dark="#1d1f22", city=False, disc=False, accent=None, parent=None):
    place = group(loc, (0, 0, rad(turn)), parent=parent)
    paint, black = gloss(color, 0.22), plain(dark, 0.45)
    rubber, rim = plain("#202124", 0.75), metal("#cdd0d3", 0.22) if city else plain(dark, 0.3)
    grip = leather(hide, "#5a2f14", 1.0)
    for at in (REAR, FRONT):
        wheel(at, RADIUS, tyre, rubber, plain(wall, 0.8) if wall else None, rim, disc=disc, parent=place)
    low = (CRANK[0] + 1.2, 0, CRANK[2])
    pipe(low, CROWN, 1.75, paint, parent=place)
    pipe(CRANK, (SEAT[0] - 1, 0, SEAT[2] + 2), 1.6, paint, parent=place)
    if city:
        pipe((CRANK[0] - 8.8, 0, 52), (HEAD[0] + 1.4, 0, HEAD[2] - 4), 1.45, paint, parent=place)
    else:
        pipe(SEAT, (HEAD[0] + 0.6, 0, HEAD[2] - 2), 1.55, paint, parent=place)
    pipe((HEAD[0] - 0.4, 0, HEAD[2] + 1), (CROWN[0] + 0.5, 0, CROWN[2] - 2), 2.0, paint, parent=place)
    for at, r in (((HEAD[0] - 0.3, 0, HEAD[2] + 1.2), 2.25), ((CROWN[0] + 0.5, 0, CROWN[2] - 2), 2.25)):
        lathe([(0, -0.5), (r, -0.5), (r, 0.5), (0, 0.5)], metal("#cfd2d5", 0.2), 48, edge=0.12, parent=place, loc=at, rot=(0, rad(19), 0))
    lathe([(0, -3.8), (2.3, -3.8), (2.3, 3.8), (0, 3.8)], paint, 48, edge=0.1, parent=place, loc=CRANK, rot=(rad(90), 0, 0))
    for s in (-1, 1):
        tube([(CROWN[0] + 1.2, s * 1.6, CROWN[2] - 3.5), (CROWN[0] + 3.5, s * 5.4, CROWN[2] - 9), (FRONT[0] - 6, s * 5.4, 42), (FRONT[0], s * 5.4, 34)], 1.05, paint if accent is None else gloss(accent, 0.2), parent=place)
        tube([(CRANK[0] - 2, s * 2.6, CRANK[2]), (-10, s * 5.4, 28.8), (REAR[0], s * 5.8, 34)], 0.85, paint, parent=place)
        tube([(SEAT[0] + 0.6, s * 1.4, SEAT[2] - 3), (-21, s * 5, 68), (REAR[0], s * 5.8, 34)], 0.8, paint, parent=place)
    lathe([(0, -2), (2.6, -2), (2.6, 0), (0, 0)], black, 48, parent=place, loc=(CROWN[0] + 1.3, 0, CROWN[2] - 3), rot=(0, rad(19), 0))
    pipe((SEAT[0] - 0.4, 0, SEAT[2] + 1), (SEAT[0] - 4.4, 0, SEAT[2] + 16.6), 1.3, metal("#cfd2d5", 0.2), parent=place)
    drive(place, black)
    saddle(place, grip, narrow=handlebar == "drop")
    bars(place, handlebar, black, grip)
    if accent:
        for x, z, tilt in ((20, 49.5, 0), (22.5, 51.4, 0)):
            lathe([(1.8, -0.6), (1.82, 0.6)], plain(accent, 0.4), 48, parent=place, loc=(x, 0, z), rot=(0, rad(45.5), 0))
    if city:
        guards(place, paint)
        lamp(place)
    return place
