"""A trainer of an invented maker, its toe towards +x. Centimetres."""
import math

from kit.drawn import surface, tube
from kit.materials import plain
from kit.solids import group, lathe, outline, rad
from kit.surfaces import fabric, leather
from mathutils import Vector

HEEL, TOE = -14.2, 15.6


def smooth(edge0, edge1, x):
    t = max(0.0, min(1.0, (x - edge0) / (edge1 - edge0)))
    return t * t * (3 - 2 * t)


def half_width(x):
    """Half the width of the sole."""
    heel = math.sqrt(max(0, 1 - ((min(x, -9.6) + 9.6) / 4.6) ** 2))
    toe = max(0, 1 - (max(0, x - 5.6) / (TOE - 5.6)) ** 2.5) ** 0.55
    return (3.75 + 1.35 * smooth(-6, 7, x)) * heel * toe


def rim(a, out=0.0, z=3.0):
    """The sole's outline at a turn of `a` (0 is the toe, going left): a point on it, pushed out."""
    count = math.cos(a)
    middle = 0.7
    x = middle + (TOE - middle) * count if count > 0 else middle + (middle - HEEL) * count
    y = half_width(x * 0.9999) * (1 if math.sin(a) >= 0 else -1)
    if abs(math.sin(a)) < 1e-6:
        y = 0
    bend = 0.35 if y > 0 else -0.15
    y += bend * math.sin(math.pi * (x - HEEL) / (TOE - HEEL))
    way = Vector((math.cos(a) * 0.6, math.sin(a), 0)).normalized()
    spring = 1.3 * smooth(8, TOE, x) ** 1.5
    return Vector((x, y, z + spring)) + way * out


def throat(a):
    """The upper edge at a turn: the collar at the heel, the slot of the laces in front."""
    count = math.cos(a)
    x = 5.6 * count - 1.6 if count > 0 else -1.6 + 10.6 * count
    front = smooth(-4.2, -1.0, x)
    wide = (3.15 * (1 - front) + 1.75 * front) * abs(math.sin(a)) ** (0.62 if count < 0 else 0.4)
    high = 11.2 - 1.3 * smooth(-11, -6.4, x) + 1.5 * smooth(-6.6, -2.6, x) - 3.1 * smooth(-2.4, 4.2, x)
    high += 0.8 * smooth(-9.5, -12.4, x)
    return Vector((x, wide * (1 if math.sin(a) >= 0 else -1), high))


def upper(a, v, out=0.0):
    """The skin of the shoe: `v` from the sole to the throat."""
    low, top = rim(a), throat(a)
    count = max(0.0, math.cos(a))
    control = low + Vector((0, 0, 2.6 + 2.6 * (1 - count))) + (low - Vector((low.x * 0.75, 0, low.z))).normalized() * (0.35 + 0.15 * count)
    control = control.lerp(Vector((low.x, low.y, top.z)), 0.45 * (1 - count))
    point = low * (1 - v) ** 2 + control * 2 * v * (1 - v) + top * v * v
    way = Vector((0.5 * math.cos(a), math.sin(a), 0.5 * v + 0.25))
    return point + way.normalized() * out


def patch(place, material, first, last, low, high, out=0.12, thick=0.12, steps=60, lean=0.0):
    """A piece sewn on: turns in degrees, its lower and upper edge (numbers, or functions of the share along), and how far it leans."""
    edge = [f if callable(f) else (lambda _t, f=f: f) for f in (low, high)]

    def at(u, v):
        a = rad(first + (last - first) * u + lean * v)
        w = edge[0](u) + (edge[1](u) - edge[0](u)) * v
        return upper(a, w, out)

    return surface(steps, 24, at, material, thick, parent=place)


def sole(place, foam, under):
    def wall(u, v):
        a = 2 * math.pi * u
        bulge = 0.55 * math.sin(math.pi * min(1, v)) + 0.25
        heel = 0.6 * max(0, -math.cos(a)) ** 3
        low = rim(a, bulge + heel * (1 - v), 0.55)
        low.z = 0.55 * (1 - v) + (low.z - 0.55 + 0.15) * (1 - v) * 0.9 + v * (3.15 + (low.z - 0.55)) + 0.5 * max(0, -math.cos(a)) * v
        return low

    surface(160, 14, wall, foam, parent=place)
    ground = [rim(2 * math.pi * i / 120, 0.2, 0) for i in range(120)]
    outline([(p.x, p.y) for p in ground if p.x < 10.5], 0.7, under, 0.12, parent=place)

    def tread(u, v):
        a = rad(-70 + 140 * u)
        p = rim(a, 0.3 - v * 0.2, 0.0)
        p.z = max(0.0, p.z * 0.9) + 0.05 + v * 0.75
        return p

    surface(50, 4, tread, under, 0.1, parent=place)
    top = [rim(2 * math.pi * i / 120, 0.3, 0) for i in range(120)]
    outline([(p.x, p.y) for p in top], 0.1, foam, parent=place, loc=(0, 0, 3.1))


def laces(place, cord, hole):
    stops = [(34, 0.93), (46, 0.93), (57, 0.93), (67, 0.94), (76, 0.95), (84, 0.95)]
    points = {s: [upper(rad(s * a), v, 0.22) for a, v in stops] for s in (-1, 1)}
    for s in (-1, 1):
        for p in points[s]:
            lathe([(0.18, 0), (0.36, 0), (0.34, 0.12), (0.18, 0.12)], hole, 24, parent=place, loc=p, rot=(rad(-28 * s), rad(22), 0))
    for i in range(len(stops)):
        a, b = points[-1][i], points[1][i]
        up = Vector((0.25, 0, 0.75))
        tube([a, a.lerp(b, 0.2) + up, a.lerp(b, 0.5) + up * 1.35, a.lerp(b, 0.8) + up, b], 0.26, cord, parent=place)
        if i < len(stops) - 1:
            for s in (-1, 1):
                a, b = points[s][i], points[-s][i + 1]
                tube([a, a.lerp(b, 0.3) + up * 0.9, a.lerp(b, 0.7) + up * 0.9, b], 0.24, cord, parent=place)
    knot = points[1][-1].lerp(points[-1][-1], 0.5) + Vector((0.4, 0, 1.3))
    for s in (-1, 1):
        tube([knot, knot + Vector((0.6, s * 2.0, 1.0)), knot + Vector((1.9, s * 3.6, -0.2)), knot + Vector((1.4, s * 2.4, -0.8)), knot], 0.24, cord, parent=place)
        tube([knot, knot + Vector((1.6, s * 1.4, 0.2)), knot + Vector((3.0, s * 3.2, -1.9)), knot + Vector((3.6, s * 4.4, -3.6))], 0.24, cord, parent=place)
    lathe([(0, -0.6), (0.5, -0.4), (0.6, 0), (0.5, 0.4), (0, 0.6)], cord, 24, curve=True, parent=place, loc=knot, rot=(rad(90), 0, 0))


def shoe(loc, turn, color, second, foam="#f4f1ea", under="#c98d54", cord=None, cloth=None, tilt=(0, 0), left=False):
    """`color` is the skin, `second` the stripe, heel and tongue."""
    place = group(loc, (rad(tilt[0]), rad(tilt[1]), rad(turn)))
    if left:
        place.scale = (1, -1, 1)
    skin = leather(color, color, 1.6) if cloth is None else fabric(color, cloth, 3.0, 0.5, 0.3)
    mark, lining = leather(second, second, 1.6), fabric(second, None, 3.0, 0.4, 0.3)
    surface(200, 40, lambda u, v: upper(2 * math.pi * u, v), skin, 0.22, parent=place)
    # Down into the shoe.
    def inside(u, v):
        a = 2 * math.pi * u
        top = throat(a)
        return top + Vector((-(top.x + 4) * 0.06, -top.y * 0.08, 0)) * v + Vector((0, 0, -6.5 * v))

    surface(120, 8, inside, lining, 0.1, parent=place)
    outline([(throat(2 * math.pi * i / 60).x, throat(2 * math.pi * i / 60).y) for i in range(60)], 0.1, lining, parent=place, loc=(0, 0, 4.6))
    tube([throat(2 * math.pi * i / 90) + Vector((0, 0, 0.05)) for i in range(90) if math.cos(2 * math.pi * i / 90) < 0.1], 0.42, lining, parent=place)

    def tongue(u, v):
        x = 4.4 - 7.6 * u
        wide = 1.7 + 1.0 * u
        return (x - 0.8 * u * u, (v - 0.5) * 2 * wide, throat(0).z - 0.6 + (throat(rad(92)).z - throat(0).z + 1.5) * u**1.05 + 0.75 * (1 - (2 * v - 1) ** 2))

    surface(30, 16, tongue, mark, 0.5, parent=place)
    sole(place, plain(foam, 0.6), plain(under, 0.7))
    patch(place, skin, -58, 58, -0.02, lambda t: 0.16 + 0.26 * math.sin(math.pi * t) ** 0.7, 0.16, 0.16, 90)
    patch(place, mark, 138, 222, -0.02, lambda t: 0.42 + 0.5 * math.sin(math.pi * t) ** 2, 0.16, 0.16, 60)
    for s in (-1, 1):
        patch(place, skin, s * 30, s * 92, lambda t: 0.66 - 0.12 * t, 0.985, 0.14, 0.14)
        for first in (78, 91):
            patch(place, mark, s * first, s * (first + 8), 0.04, 0.62, 0.2, 0.12, 16, s * 17)
    laces(place, fabric(cord or foam, None, 4.0, 0.6, 0.3), plain("#b7b3aa", 0.35))
    return place
