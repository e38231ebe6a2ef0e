"""A classic single of an invented maker, its right side towards -y. Along x, forwards is +x; centimetres."""
import math

from kit.drawn import surface, text, tube
from kit.materials import brushed, glass, gloss, glow, metal, plain
from kit.solids import TURN, box, cushion, group, lathe, outline, rad, rectangle
from kit.surfaces import fabric, leather
from mathutils import Vector

from .cycle import pipe, torus

REAR, FRONT, RADIUS = (-66, 0, 32), (74, 0, 33), 33.0


def wheel(place, at, chrome, drum):
    made = group(at, (rad(90), 0, 0), parent=place)
    rubber, steel = plain("#1a1b1c", 0.8), metal("#d6d8db", 0.16)
    torus(RADIUS - 5.2, 5.2, rubber, parent=made)
    for i in range(64):
        turn = TURN * i / 64
        for side in (-1, 1):
            box((0.8, 1.5, 3.0), 0.2, plain("#0e0f10", 0.9), 1, parent=made, loc=((RADIUS - 0.6) * math.cos(turn), (RADIUS - 0.6) * math.sin(turn), side * 2.0), rot=(rad(24 * side), 0, turn))
    lathe([(22.0, -3.4), (24.2, -3.8), (24.6, -3.2), (23.0, 0), (24.6, 3.2), (24.2, 3.8), (22.0, 3.4), (21.4, 0), (22.0, -3.4)], chrome, 128, parent=made)
    lathe([(0, -7), (3, -7), (8.2, -5.4), (9.2, -4.4), (9.2, 4.4), (8.2, 5.4), (3, 7), (0, 7)], drum, 96, edge=0.2, parent=made)
    for i in range(36):
        turn, side = TURN * i / 36, 3.8 if i % 2 else -3.8
        start = turn + (0.42 if i % 4 < 2 else -0.42)
        pipe((9 * math.cos(start), 9 * math.sin(start), side), (21.8 * math.cos(turn), 21.8 * math.sin(turn), 0), 0.22, steel, parent=made)


def guard(place, at, first, last, paint, line, wide=7.4):
    def shell(u, v, lift=0.0, share=1.0):
        turn, across = rad(first + (last - first) * u), (v - 0.5) * 2 * share
        r = RADIUS + 4.6 - 3.2 * abs(across) ** 2.6 + lift
        return (at[0] + r * math.cos(turn), across * wide, at[2] + r * math.sin(turn))

    surface(70, 20, shell, paint, 0.3, parent=place)
    surface(70, 4, lambda u, v: shell(u, v, 0.12, 0.14), line, parent=place)


def tank_at(u, turn, lift=0.0):
    """A point of the tank: `u` from its tail to its nose, a turn about the spine (0 is up)."""
    x = -13 + 55 * u
    half = 3.5 + 10.8 * math.sin(math.pi * min(1, u * 0.96 + 0.1) ** 1.35) ** 0.75
    high = 5 + 13.5 * math.sin(math.pi * (0.12 + 0.72 * u) ** 1.2) ** 0.85
    end = (1 - max(0, (u - 0.86) / 0.14) ** 2.2) ** 0.5 * (1 - max(0, (0.07 - u) / 0.07) ** 2) ** 0.5
    c, s = math.cos(turn), math.sin(turn)
    power = 0.82
    y = half * end * math.copysign(abs(s) ** power, s)
    z = (high if c > 0 else 6.0) * end * math.copysign(abs(c) ** power, c)
    point = Vector((x, y, 80 + z + 3.5 * u))
    return point + Vector((0, s, c)) * lift


def tank(place, paint, line, second, chrome):
    surface(70, 72, lambda u, v: tank_at(u, TURN * v), paint, parent=place)
    for side in (-1, 1):
        def badge_panel(u, v, side=side):
            bow = math.sin(math.pi * u) ** 0.35
            return tank_at(0.20 + 0.66 * u, side * rad(94 + (26 * (v - 0.5) * 2) * bow - 10 * u), 0.14)

        surface(40, 16, badge_panel, second, parent=place)
        edge = [badge_panel(u / 40, 0) for u in range(41)] + [badge_panel(1 - u / 40, 1) for u in range(41)]
        tube(edge, 0.16, line, closed=True, curve=False, parent=place)
        knee = lambda u, v, side=side: tank_at(0.05 + 0.17 * u, side * rad(106 + 34 * (v - 0.5) * 2 * math.sin(math.pi * (0.15 + 0.7 * u)) ** 0.5), 0.5)
        surface(20, 14, knee, plain("#161616", 0.85), 0.4, parent=place)
    at = tank_at(0.62, 0)
    lathe([(0, -0.3), (3.4, -0.3), (3.5, 0.7), (2.9, 1.5), (0, 1.7)], chrome, 64, edge=0.15, parent=place, loc=at, rot=(0, rad(-2), 0))


def engine(place, cast, polished, dark):
    """Crankcase, one cylinder with fins, head, carburettor."""
    for y, r in ((-10, 11.5), (10, 10.5)):
        lathe([(0, -3), (r * 0.86, -3), (r, -1.6), (r, 3), (0, 3)], polished, 96, edge=0.3, parent=place, loc=(-4 if y < 0 else 0, y, 34), rot=(rad(90), 0, 0))
    lathe([(0, 0), (6.4, 0), (6.6, 0.6), (5.6, 1.3), (0, 1.5)], polished, 64, parent=place, loc=(10, -10.5, 36), rot=(rad(90), 0, 0))
    lathe([(0, 0), (3.4, 0), (3.4, 1), (0, 1.2)], cast, 48, parent=place, loc=(-4, -13, 34), rot=(rad(90), 0, 0))
    for i in range(6):
        lathe([(0, 0), (0.5, 0), (0.5, 0.5), (0, 0.6)], polished, 6, parent=place, loc=(-4 + 9.6 * math.cos(TURN * i / 6), -12.9, 34 + 9.6 * math.sin(TURN * i / 6)), rot=(rad(90), 0, 0))
    box((44, 17, 17), 4.5, cast, 4, parent=place, loc=(-6, 0, 33))
    box((18, 17, 15), 4, cast, 4, parent=place, loc=(-24, 0, 38))
    barrel = group((6, 0, 42), (0, rad(7), 0), parent=place)
    lathe([(0, 0), (6.2, 0), (6.2, 30), (0, 30)], dark, 48, parent=barrel)
    for i in range(11):
        grow = 1 - 0.018 * abs(i - 5)
        outline(rectangle(21 * grow, 18 * grow, 4.5), 0.75, dark, 0.18, parent=barrel, loc=(0, 0, 2.2 + 1.75 * i))
    for i in range(4):
        outline(rectangle(22, 19, 5), 0.8, cast, 0.18, parent=barrel, loc=(0, 0, 22.2 + 1.8 * i))
    box((16, 15, 5), 2, polished, 4, parent=barrel, loc=(0, 0, 31.5))
    for x in (-5, 5):
        lathe([(0, 0), (2.6, 0), (2.6, 1.6), (2, 2), (0, 2)], polished, 32, edge=0.1, parent=barrel, loc=(x, -7, 31.5), rot=(rad(90), 0, 0))
    lathe([(0, -5), (2.6, -5), (2.6, 4), (4.2, 5), (4.6, 12), (0, 12)], cast, 40, edge=0.2, parent=place, loc=(-4, -1, 63), rot=(0, rad(-90), 0))


def exhaust(place, chrome):
    path = [(14, -5, 67), (22, -7, 65), (29, -10, 56), (29, -12, 40), (22, -13.5, 25), (8, -14, 20.5), (-12, -14.5, 20.5), (-26, -15, 21)]
    tube(path, 2.2, chrome, parent=place)
    for i in range(3):
        torus(2.9, 0.4, chrome, parent=place, loc=(15 + i * 1.1, -5.2 - 0.2 * i, 67 - 0.2 * i), rot=(0, rad(84), 0))
    lathe([(0, 0), (2.3, 0), (4.6, 8), (5.2, 14), (5.2, 48), (4.2, 56), (2.6, 58), (2.3, 57), (0, 50)], chrome, 72, curve=False, edge=0.3, parent=place, loc=(-22, -15, 21), rot=(0, rad(-88), rad(1)))


def front_end(place, paint, chrome, dark):
    top, low = Vector((47, 0, 96)), Vector(FRONT)
    for y in (-9.5, 9.5):
        shift = Vector((0, y, 0))
        mid = top.lerp(low, 0.52)
        pipe(top + shift, mid + shift, 2.5, paint, parent=place)
        pipe(mid + shift, mid.lerp(low, 0.28) + shift, 1.7, chrome, parent=place)
        pipe(mid.lerp(low, 0.22) + shift, low + shift + (low - top).normalized() * 2, 2.5, brushed("#c6c8ca", 0.25, "z"), parent=place)
    for at in (0.02, 0.26):
        p = top.lerp(low, at)
        box((6, 25, 2.6), 0.9, dark, parent=place, loc=p, rot=(0, rad(-23), 0))
    lamp = group((62, 0, 87), (0, rad(92), 0), parent=place)
    lathe([(0, -15), (4, -14.6), (8, -12), (10.6, -6), (11, 0), (11.2, 1)], paint, 96, curve=True, parent=lamp)
    lathe([(11.0, 0.4), (11.7, 1.0), (11.6, 2.6), (10.3, 3.2), (9.9, 2.4)], chrome, 96, parent=lamp)
    lathe([(10, 1.4), (7, -1.2), (0, -4)], metal("#eceef0", 0.08), 64, curve=True, parent=lamp)
    lathe([(0, -1.4), (1.6, -1.4), (1.8, 0.2), (0, 0.8)], glow("#fff0cc", 6), 24, parent=lamp)
    lathe([(10, 2.4), (6, 3.6), (0, 4.1)], glass(), 64, curve=True, parent=lamp)
    for y in (-1, 1):
        tube([(47, y * 4, 99), (49, y * 9, 105), (44, y * 22, 109), (34, y * 34, 106), (27, y * 38, 104)], 1.25, chrome, parent=place)
        pipe((34.5, y * 33.6, 106.1), (25.5, y * 39, 103.6), 1.9, plain("#191919", 0.8), parent=place)
        tube([(40, y * 27, 107.5), (43, y * 30, 106), (35, y * 37, 104)], 0.55, chrome, parent=place)
        stalk = [(40, y * 25, 108), (36, y * 29, 118), (33, y * 32, 124)]
        tube(stalk, 0.5, chrome, parent=place)
        lathe([(0, -2.2), (4, -1.6), (5.6, 0), (5.8, 0.7)], chrome, 48, curve=True, parent=place, loc=(32, y * 33, 128), rot=(0, rad(-94), 0))
        lathe([(5.6, 0.5), (0, 0.7)], metal("#e9f1f6", 0.03), 48, parent=place, loc=(32, y * 33, 128), rot=(0, rad(-94), 0))
    dial = group((54, 0, 101), (0, rad(-38), 0), parent=place)
    lathe([(0, -6), (4.6, -5), (5.6, 0), (5.9, 1.2), (5.3, 1.6), (5.1, 0.8), (0, 0.8)], chrome, 64, parent=dial)
    lathe([(0, 0.9), (5.1, 0.9)], plain("#101112", 0.5), 64, parent=dial)


def back_end(place, paint, chrome, dark):
    for y in (-11.5, 11.5):
        pipe((-4, y * 0.8, 34), (REAR[0], y, REAR[2]), 2.0, dark, parent=place)
        a, b = Vector((-44, y, 68)), Vector((-62, y, 35))
        pipe(a, b, 1.2, chrome, parent=place)
        pipe(a, a.lerp(b, 0.4), 3.2, paint, parent=place)
        way = (b - a).normalized()
        across = way.cross(Vector((0, 1, 0)))
        coil = []
        for i in range(130):
            turn, t = TURN * i / 16, 0.36 + 0.54 * i / 130
            coil.append(a.lerp(b, t) + across * 2.9 * math.cos(turn) + Vector((0, 2.9 * math.sin(turn), 0)))
        tube(coil, 0.55, chrome, curve=False, parent=place)
        lathe([(0, -3.4), (8.4, -3.4), (9.6, -2), (9.8, 0), (9.6, 2), (8.4, 3.4), (0, 3.4)], paint, 96, edge=0.3, parent=place, loc=(-27, y * 0.72, 57), rot=(rad(90), 0, 0))
        lathe([(0, 0), (1.5, 0), (1.5, 0.8), (0, 1)], chrome, 32, parent=place, loc=(-27, y * 0.72 + (-3.4 if y < 0 else 3.4), 57), rot=(rad(90 if y < 0 else -90), 0, 0))
        pipe((-40, y * 0.9, 71), (-74, y * 0.9, 74), 1.2, dark, parent=place)
        pipe((-8, y * 0.9, 24), (-8, y * 2.1, 23), 1.5, plain("#161616", 0.8), parent=place)
    lathe([(0, -3), (4.4, -2.6), (4.9, 0), (4.7, 1.5)], chrome, 64, parent=place, loc=(-95, 0, 62), rot=(0, rad(-100), 0))
    lathe([(4.7, 1.2), (3.6, 2.8), (0, 3.2)], gloss("#a3140f", 0.1), 64, curve=True, parent=place, loc=(-95, 0, 62), rot=(0, rad(-100), 0))


def seat(place, hide):
    cushion((58, 26, 12), hide, 0.35, 0.42, 0.25, parent=place, loc=(-42, 0, 83), rot=(0, rad(2), 0))
    for i in range(6):
        tube([(-24 - 7 * i, -12.4, 84), (-24 - 7 * i, -8, 88.4), (-24 - 7 * i, 0, 89.2), (-24 - 7 * i, 8, 88.4), (-24 - 7 * i, 12.4, 84)], 0.3, hide, parent=place)


def motorcycle(loc, turn, color, second, line="#d8b46a", hide="#3a2418", drum="#b9bcc0"):
    place = group(loc, (0, 0, rad(turn)))
    paint, cream, gold = gloss(color, 0.18), gloss(second, 0.22), plain(line, 0.4)
    chrome, dark = metal("#dfe1e4", 0.07), plain("#18191a", 0.4)
    cast, polished = metal("#9c9ea1", 0.42), metal("#d0d2d5", 0.2)
    for at in (REAR, FRONT):
        wheel(place, at, chrome, metal(drum, 0.3))
    guard(place, REAR, 28, 190, paint, gold, 8.4)
    guard(place, FRONT, 52, 172, paint, gold, 7.2)
    for a, b, r in (((44, 0, 86), (22, 0, 22), 2.3), ((22, 0, 22), (-24, 0, 21), 2.0), ((44, 0, 88), (-14, 0, 78), 2.4), ((-14, 0, 78), (-30, 0, 24), 2.0), ((-14, 0, 78), (-76, 0, 75), 1.8)):
        pipe(a, b, r, dark, parent=place)
    lathe([(0, -8), (3.4, -8), (3.4, 8), (0, 8)], dark, 48, parent=place, loc=(46, 0, 88), rot=(0, rad(-23), 0))
    tank(place, paint, gold, cream, chrome)
    seat(place, leather(hide, hide, 0.8))
    engine(place, cast, polished, metal("#4a4b4d", 0.45))
    exhaust(place, chrome)
    front_end(place, paint, chrome, dark)
    back_end(place, paint, chrome, dark)
    for side in (-1, 1):
        at = tank_at(0.52, side * rad(88), 0.55)
        text("RAHI", 4.6, gold, 0.1, parent=place, loc=at, rot=(rad(90 - 6), 0, 0 if side < 0 else rad(180)), spacing=1.15)
    return place


def luggage(place):
    """Boxes at both sides, a roll on the rack behind the seat."""
    shell, steel, strap = brushed("#b9bcbd", 0.34, "x", 30, 0.04), metal("#8f9294", 0.3), leather("#5b3a22", "#3d2413", 0.8)
    for side in (-1, 1):
        at = group((-70, side * 26.5, 63), parent=place)
        box((42, 16, 34), 2.6, shell, 4, parent=at)
        box((43, 17, 5), 1.2, shell, 4, parent=at, loc=(0, 0, 17))
        for x in (-13, 13):
            box((3, 17.6, 0.7), 0.3, strap, 2, parent=at, loc=(x, 0, 19.6))
            box((3, 0.7, 20), 0.3, strap, 2, parent=at, loc=(x, side * 8.6, 9.5))
            box((4, 1.2, 3), 0.4, steel, 2, parent=at, loc=(x, side * 8.9, 4))
        for x in (-46, -92):
            pipe((x, side * 12, 74), (x, side * 20, 70), 0.9, steel, parent=place)
        pipe((-46, side * 19, 49), (-94, side * 19, 49), 0.9, steel, parent=place)
    for y in (-10, 0, 10):
        pipe((-66, y, 92), (-98, y, 92), 0.8, steel, parent=place)
    for x in (-72, -96):
        pipe((x, -13, 92), (x, 13, 92), 0.8, steel, parent=place)
        pipe((x, -11, 92), (x + 4, -11, 74), 0.8, steel, parent=place)
        pipe((x, 11, 92), (x + 4, 11, 74), 0.8, steel, parent=place)
    roll = group((-84, 0, 103), (rad(90), 0, 0), parent=place)
    lathe([(0, -25), (8.6, -24.6), (10.4, -23), (10.4, 23), (8.6, 24.6), (0, 25)], fabric("#5d6040", "#474a2f", 0.6, 0.5), 72, parent=roll)
    for z in (-13, 13):
        torus(10.5, 0.9, strap, 1.0, parent=roll, loc=(0, 0, z))


def second_seat(place, hide):
    """A pad to lean on behind the seat, on bent steel, with a rack."""
    chrome = metal("#dfe1e4", 0.07)
    tube([(-70, -11, 74), (-76, -11.4, 90), (-82, -10, 112), (-84, -4, 117), (-84, 4, 117), (-82, 10, 112), (-76, 11.4, 90), (-70, 11, 74)], 1.0, chrome, parent=place)
    cushion((7, 22, 22), hide, 0.2, 0.4, 0.2, parent=place, loc=(-79, 0, 106), rot=(0, rad(-12), 0))
    for y in (-9, -3, 3, 9):
        pipe((-78, y, 90), (-102, y, 91), 0.7, chrome, parent=place)
    tube([(-78, -12, 90), (-102, -11, 91), (-105, 0, 91), (-102, 11, 91), (-78, 12, 90)], 0.8, chrome, parent=place)
