"""Clothes on a hanger: cloth that hangs straight from the shoulders, with folds that open downwards. Centimetres."""
import math

from kit.drawn import surface, tube
from kit.materials import metal, plain
from kit.solids import TURN, group, lathe, rad
from kit.surfaces import wood
from mathutils import Vector, noise


def shell(place, cloth, width, length, depth, seed, top=0.0, bottom=1.0, lift=0.0, folds=5, fullness=0.6):
    """The body: a flat tube from the shoulders down. `width(v)` is half of it, v from 0 at the shoulder to 1 at the hem."""

    def at(u, v):
        v = top + (bottom - top) * v
        a = TURN * u
        half = width(v) + lift
        x = half * math.cos(a)
        slope = 3.4 * (abs(math.cos(a)) ** 1.6) * max(0.0, 1 - v * 4)
        fold = fullness * v**1.1 * (math.sin(folds * a + seed + 0.8 * math.sin(v * 3)) + 0.45 * math.sin((2 * folds + 1) * a + seed * 2))
        crease = 0.35 * noise.fractal(Vector((x * 0.12, v * 4, seed + math.sin(a))), 1, 2, 3)
        y = (depth * (0.55 + 0.45 * v) + lift) * math.sin(a) + (fold + crease) * (1 if math.sin(a) < 0 else -0.6)
        return (x, y, -length * v - slope)

    return surface(220, 90, at, cloth, 0.12, parent=place)


def sleeve(place, cloth, side, shoulder, long, wide, seed, out=0.34, lift=0.0, top=0.0):
    """A sleeve that hangs beside the body. `wide` is its (upper, lower) half width."""

    def at(u, v):
        v = top + (1 - top) * v
        a = TURN * u
        r = wide[0] + (wide[1] - wide[0]) * v + lift
        wave = 0.22 * math.sin(3 * a + seed + v * 5) * v + 0.18 * noise.noise(Vector((math.cos(a), v * 5, seed)))
        along = long * v
        x = side * (shoulder - 1.2 + along * out + (r + wave) * math.cos(a) * 0.96)
        y = 0.2 + (r * 0.6 + wave) * math.sin(a)
        return (x, y, -2.8 - along * 0.94 - (r * math.cos(a)) * out * 0.9)

    return surface(64, 40, at, cloth, 0.12, parent=place)


def hanger(place, wide, timber=None):
    oak = timber or wood("#b98a58", "#8d6238", 0.6)
    tube([(-wide, 0, -3.4), (-wide * 0.6, 0, -1.2), (0, 0, 0.9), (wide * 0.6, 0, -1.2), (wide, 0, -3.4)], 0.85, oak, parent=place)
    steel = metal("#c9b079", 0.2)
    hook = [(0, 0, 0.8), (0, 0, 4.0)] + [(2.0 - 2.0 * math.cos(rad(a)), 0, 4.0 + 2.0 * math.sin(rad(a))) for a in range(0, 215, 18)]
    tube(hook, 0.2, steel, parent=place)


def neckline(place, color, wide=5.2, drop=6.0, dark="#2a1a16"):
    """A band at the neck, and the shade inside it."""
    front = [(wide * math.cos(rad(a)), -2.9 - 0.3 * math.sin(rad(-a)), -0.9 + drop * 0.9 * math.sin(rad(a))) for a in range(-180, 1, 12)]
    tube(front, 0.5, color, parent=place)
    tube([(wide * math.cos(rad(a)), 1.6, -0.6 + 1.2 * math.sin(rad(a))) for a in range(0, 181, 15)], 0.5, color, parent=place)
    surface(24, 10, lambda u, v: ((u * 2 - 1) * wide * math.sqrt(max(0, 1 - v * v)) * 0.98, -2.75, -0.9 - drop * 0.9 * v), plain(dark, 1), parent=place)


def buttons(place, count, start, gap, paint):
    for k in range(count):
        lathe([(0, 0), (0.42, 0), (0.42, 0.14), (0, 0.18)], paint, 24, parent=place, loc=(0, -3.5 - 0.04 * k, start - gap * k), rot=(rad(90), 0, 0))


def kurta(loc, turn, cloth, trim, long=88, hem=True, seed=1, arm=34, neck=7.0):
    """Straight, with side fullness, a band at hem and cuffs, buttons at the neck."""
    place = group(loc, (0, 0, rad(turn)))
    hanger(place, 16)
    width = lambda v: 19.0 - 1.6 * math.sin(min(1, v * 2.4) * math.pi) + 5.5 * max(0.0, v - 0.25)
    shell(place, cloth, width, long, 2.9, seed, folds=4, fullness=0.55)
    if hem:
        shell(place, trim, width, long, 2.9, seed, 0.945, 1.0, 0.12, folds=4, fullness=0.55)
    for side in (-1, 1):
        sleeve(place, cloth, side, 19, arm, (6.2, 5.0), seed + side)
        sleeve(place, trim, side, 19, arm, (6.2, 5.0), seed + side, lift=0.12, top=0.92)
    neckline(place, trim, 5.4, neck)
    surface(6, 30, lambda u, v: ((u - 0.5) * 2.6, -3.35 - 0.25 * v, -neck * 0.8 - 17 * v), trim, 0.1, parent=place)
    buttons(place, 4, -neck * 0.8 - 3, 3.8, plain("#e9c98d", 0.25, Clearcoat=0.6))
    return place


def gown(loc, turn, cloth, trim, long=104, seed=2):
    """A dress that is gathered at the waist."""
    place = group(loc, (0, 0, rad(turn)))
    hanger(place, 15)
    width = lambda v: 17.5 - 5.0 * math.exp(-(((v - 0.36) / 0.13) ** 2)) + 15 * max(0.0, v - 0.4)
    shell(place, cloth, width, long, 2.9, seed, folds=9, fullness=1.25)
    shell(place, trim, width, long, 2.9, seed, 0.345, 0.385, 0.16, folds=9, fullness=1.25)
    for side in (-1, 1):
        sleeve(place, cloth, side, 17.5, 22, (6.0, 5.4), seed + side)
    neckline(place, cloth, 5.0, 12.0, "#1c2a22")
    return place


def shirt(loc, turn, cloth, trim, long=60, seed=3, size=1.0, arm=30, collar=True):
    place = group(loc, (0, 0, rad(turn)), size)
    hanger(place, 15)
    width = lambda v: 18.5 + 2.0 * v
    shell(place, cloth, width, long, 2.9, seed, folds=3, fullness=0.5)
    for side in (-1, 1):
        sleeve(place, cloth, side, 18.5, arm, (6.6, 5.6), seed + side)
    neckline(place, trim, 5.4, 5.0)
    if collar:
        surface(6, 40, lambda u, v: ((u - 0.5) * 3.0, -3.4 - 0.2 * v, -4.6 - (long - 6) * v), trim, 0.1, parent=place)
        buttons(place, 6, -8, (long - 14) / 6, plain("#f3e2c0", 0.3, Clearcoat=0.5))
    return place


def trousers(loc, turn, cloth, long=84, seed=4, size=1.0):
    """Wide, over a hanger's bar; short ones are shorts."""
    place = group(loc, (0, 0, rad(turn)), size)
    hanger(place, 14)
    for side in (-1, 1):
        def leg(u, v, side=side):
            a = TURN * u
            half = 6.3 + 2.4 * v
            fold = 0.4 * v * math.sin(4 * a + seed + side)
            return (side * (7.2 + 2.2 * v) + (half + fold) * math.cos(a), (2.0 + 0.6 * v + fold) * math.sin(a), -4.5 - long * v)

        surface(80, 60, leg, cloth, 0.12, parent=place)
    seat = lambda u, v: ((13.6 + 0.9 * v) * math.cos(TURN * u), (2.6 + 0.5 * v) * math.sin(TURN * u), -4.3 - (5 + 0.1 * long) * v)
    surface(80, 12, seat, cloth, 0.12, parent=place)
    surface(80, 4, lambda u, v: ((14.0) * math.cos(TURN * u), 2.95 * math.sin(TURN * u), -4.1 - 3.4 * v), cloth, 0.2, parent=place)
    return place
