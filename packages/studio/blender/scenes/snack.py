"""Packets of roasted makhana, and what is in them. Centimetres."""
import math
import random

from kit.drawn import backdrop, scatter, spin, surface, text
from kit.light import camera, studio_light
from kit.materials import plain
from kit.nodes import Material
from kit.solids import TURN, box, cushion, group, lathe, outline, rad, ring
from kit.stage import still
from kit.surfaces import ceramic, paper, plaster
from mathutils import Vector, noise


def foil(color, deep):
    """Printed film: matt, with a soft sheen at the edges of folds."""
    made = Material("foil", color, Roughness=0.3, Specular=0.6, Clearcoat=0.35, Clearcoat_Roughness=0.25, Metallic=0.25)
    made.feed(made.ramp(made.axis("z"), [(0.0, deep), (0.45, color)]), "Base Color")
    return made.data


WIDE, HIGH, DEEP = 15.0, 22.0, 6.4


def swell(x, z, side, seed):
    """How far the film stands off the middle of the packet at a place of its front or back."""
    across, up = abs(2 * x), abs(2 * z - 1)
    full = max(0.0, 1 - across**2.4) ** 0.5 * max(0.0, 1 - up**3.2) ** 0.62
    puckers = 0.22 * math.sin(x * 44 + seed + 3 * math.sin(z * 7 + seed)) * up**5 * (1 - across**4)
    dents = 0.34 * noise.fractal(Vector((x * 3.2 + seed, z * 4.4, side * 3 + seed)), 1, 2, 3) * full
    return side * (DEEP / 2 * full + 0.03) + dents + puckers


def packet(loc, turn, color, deep, name, note, emblem, seed=0, lean=0.0, size=1.0):
    """A pillow packet with crimped ends, its front towards -y."""
    place = group(loc, (rad(lean), 0, rad(turn)), size)
    body = group((0, 0, 0), parent=place)
    film = foil(color, deep)

    def front(x, z):
        pinch = 1 - 0.07 * max(0.0, 1 - abs(2 * z - 1) ** 2.6)
        return (x * WIDE * pinch, -swell(x, z, 1, seed), 1.2 + z * HIGH)

    surface(64, 90, lambda u, v: front(u - 0.5, v), film, parent=body)
    surface(64, 90, lambda u, v: ((u - 0.5) * WIDE * (1 - 0.07 * max(0.0, 1 - abs(2 * v - 1) ** 2.6)), swell(u - 0.5, v, 1, seed + 5), 1.2 + v * HIGH), film, parent=body)
    for low, high in ((0.0, 1.25), (1.2 + HIGH - 0.05, 2.4 + HIGH)):
        teeth = 30

        def crimp(u, v, low=low, high=high):
            jag = 0.18 * abs((u * teeth) % 1 - 0.5) if (v > 0.99 and low > 1) or (v < 0.01 and low < 1) else 0
            z = low + (high - low) * v + (jag if low > 1 else -jag)
            return ((u - 0.5) * WIDE, 0.05 * math.sin(v * 5 * TURN) + 0.12 * math.sin(u * 11 + seed), z)

        surface(120, 30, crimp, film, 0.03, parent=body)

    def laid(points, material, lift):
        """A printed shape on the front, cut fine enough to follow it."""
        middle = (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))

        def at(u, v):
            k = u * (len(points))
            a, b = points[int(k) % len(points)], points[(int(k) + 1) % len(points)]
            edge = (a[0] + (b[0] - a[0]) * (k % 1), a[1] + (b[1] - a[1]) * (k % 1))
            x, z = middle[0] + (edge[0] - middle[0]) * v, middle[1] + (edge[1] - middle[1]) * v
            fx, fy, fz = front(x / WIDE, (z - 1.2) / HIGH)
            return (fx, fy - lift, fz)

        surface(len(points), 12, at, material, parent=body)

    cream = plain("#fff6df", 0.35)
    laid([(5.3 * x, 13.8 + 5.3 * y) for x, y in ring(1, 72)], cream, 0.03)
    for k in range(8):
        turn_ = TURN * k / 8
        petal = [(1.9 + 1.5 * math.cos(t), 0.86 * math.sin(t)) for t in [TURN * i / 24 for i in range(24)]]
        laid([(x * math.cos(turn_) - y * math.sin(turn_), 13.8 + x * math.sin(turn_) + y * math.cos(turn_)) for x, y in petal], plain(deep if k % 2 else color, 0.35), 0.06)
    laid([(0.9 * x, 13.8 + 0.9 * y) for x, y in ring(1, 36)], plain(emblem, 0.35), 0.09)
    laid(box_line(-5.0, 5.0, 3.0, 5.3), plain(emblem, 0.35), 0.03)
    for words, high, letter, paint in ((name, 20.6, 2.0, cream), (note, 4.15, 1.05, plain(deep, 0.4))):
        _, y, z = front(0, (high - 1.2) / HIGH)
        lean_ = math.atan2(front(0, (high + 0.5 - 1.2) / HIGH)[1] - front(0, (high - 0.5 - 1.2) / HIGH)[1], 1.0)
        text(words, letter, paint, 0.02, spacing=1.05, parent=body, loc=(0, y - 0.32, z), rot=(rad(90) - lean_, 0, 0))
    return place


def box_line(left, right, low, high, steps=18):
    """The outline of a rectangle with many points, so that a print on it follows the film."""
    points = [(left + (right - left) * i / steps, low) for i in range(steps)]
    points += [(right, low + (high - low) * i / 6) for i in range(6)]
    points += [(right - (right - left) * i / steps, high) for i in range(steps)]
    return points + [(left, high - (high - low) * i / 6) for i in range(6)]


def makhana(places, dust="#e9c58c"):
    """Popped lotus seeds: uneven white balls with brown specks, roasted in spice."""
    made = Material("seed", "#f4e8cf", Roughness=0.75, Subsurface=0.15, Subsurface_Radius=(0.5, 0.3, 0.1))
    made.feed(made.ramp(made.noise(1.9, 6, 0.7), [(0.36, "#9a5a24"), (0.46, dust), (0.62, "#f8efdc")]), "Base Color")
    made.bump(made.noise(3.0, 6, 0.6), 0.6, 0.2)
    meshes = [cushion((1.9, 1.7, 1.6), made.data, 0, 1, 0.16, 12, k, loc=(0, 0, -60)).data for k in range(4)]
    for k, place in enumerate(places):
        scatter(meshes[k % 4], 1, lambda i, place=place: (place, spin(), 0.85 + 0.3 * random.random()))


def spill(x, y, count, spread=3.6):
    return [(x + random.gauss(0, spread), y + random.gauss(0, spread * 0.5), 0.75) for _ in range(count)]


def ground(color):
    backdrop(plaster(color, 0.2, 0.03), 90, 40, 90, 16)


GREEN, ORANGE, VIOLET = ("#2f8f4e", "#14592c"), ("#e8621a", "#a63a06"), ("#6b3fa0", "#40206c")


@still("snack-three", 1040, 500, exposure=0.8)
def three_packets():
    ground("#f6b91c")
    packet((-18, 2.5, 0), 15, *GREEN, "MAKHANA", "PUDINA", "#ffd24a", 1)
    packet((0, -1.5, 0), -2, *ORANGE, "MAKHANA", "PERI PERI", "#ffe1a3", 3)
    packet((18, 2.5, 0), -15, *VIOLET, "MAKHANA", "JAGGERY & TIL", "#ffc21a", 6)
    makhana(spill(-9, -9, 9) + spill(10, -9.5, 8) + spill(29, -5, 4) + spill(-30, -4, 4))
    studio_light(22, (0, 0, 10), 0.95)
    camera((0, -112, 26), (0, 0, 12.6), 56, (0, -5, 12), 0.9)


@still("snack-carton", 1040, 840, exposure=0.8)
def what_the_rider_hands_over():
    """An open carton with eight packets in it, and the card of the batch before it."""
    ground("#f2c4d2")
    kraft, inside = paper("#c99a63", "#b3834d", 1.2), paper("#d9b07c", "#c79b66", 1.2)
    wide, deep, high = 46, 24, 9
    for y in (-deep / 2, deep / 2):
        box((wide, 0.5, high), 0.08, kraft, loc=(0, y, high / 2))
    for x in (-wide / 2, wide / 2):
        box((0.5, deep, high), 0.08, kraft, loc=(x, 0, high / 2))
    box((wide, deep, 0.5), 0.05, inside, loc=(0, 0, 0.25))
    # The flaps hang open.
    for y, side in ((-deep / 2, -1), (deep / 2, 1)):
        box((wide - 0.6, 8, 0.4), 0.08, inside, loc=(0, y + side * 1.9, high - 3.5), rot=(rad(side * -62), 0, 0))
    for x, side in ((-wide / 2, -1), (wide / 2, 1)):
        box((8, deep - 0.6, 0.4), 0.08, inside, loc=(x + side * 2.7, 0, high - 3.0), rot=(0, rad(side * 48), 0))
    kinds = ((ORANGE, "PERI PERI", "#ffe1a3", 3), (GREEN, "PUDINA", "#ffd24a", 1), (VIOLET, "JAGGERY & TIL", "#ffc21a", 6), (ORANGE, "PERI PERI", "#ffe1a3", 8))
    for row, y in enumerate((5.2, -4.6)):
        for k in range(4):
            color, note, emblem, seed = kinds[(k + 2 * row) % 4]
            packet((-16.4 + 10.9 * k + (0.8 if row else -0.6), y, 1.0), (4, -5, 3, -3)[(k + row) % 4], *color, "MAKHANA", note, emblem, seed + k, 2 if row else -4, 0.74)
    place = group((14, -21, 0.2), (0, 0, rad(-12)))
    box((13, 8.6, 0.12), 0.04, paper("#fff6df"), parent=place)
    face = group((0, 0, 0.1), parent=place)
    for words, high_, y in (("BATCH 14", 1.7, 1.4), ("roasted on Thursday", 0.95, -0.6), ("popped by Sunita, Darbhanga", 0.75, -2.3)):
        text(words, high_, plain("#8e0f45", 0.5), 0.01, parent=face, loc=(0, y, 0))
    makhana(spill(-16, -19, 7, 4))
    studio_light(24, (0, 0, 10), 0.95)
    camera((10, -92, 44), (0.6, -3.5, 10.0), 56, (0, -8, 12), 0.6)


def flavour(wall, color, note, emblem, dust, seed):
    ground(wall)
    packet((-2.6, 2, 0), 9, *color, "MAKHANA", note, emblem, seed)
    bowl = group((12.5, -3.5, 0))
    lathe([(0, 0), (3, 0), (3.3, 0.4), (5.6, 2.6), (6.4, 4.6), (6.1, 4.7), (5.2, 2.9), (2.8, 0.9), (0, 0.8)], ceramic("#f4ecdc", "#b59f80", 0.4, 0.4), 96, curve=True, parent=bowl)
    heap = []
    for k in range(60):
        r, a = 4.6 * math.sqrt(random.random()), random.random() * TURN
        heap.append((12.5 + r * math.cos(a), -3.5 + r * math.sin(a), 3.2 + 2.6 * (1 - r / 4.6) + 0.9 * random.random()))
    makhana(heap + spill(1.5, -9, 5, 3) + spill(19, -9, 3, 2), dust)
    studio_light(18, (2, 0, 9), 0.95)
    camera((6, -80, 27), (2.6, 0, 11.2), 54, (0, -4, 10), 0.7)


@still("snack-pudina", 1040, 840, exposure=0.8)
def pudina():
    flavour("#cfe6b0", GREEN, "PUDINA", "#ffd24a", "#cfc98a", 1)


@still("snack-peri", 1040, 840, exposure=0.8)
def peri():
    flavour("#f8c391", ORANGE, "PERI PERI", "#ffe1a3", "#e59a56", 4)


@still("snack-jaggery", 1040, 840, exposure=0.8)
def jaggery():
    flavour("#d8c0f2", VIOLET, "JAGGERY & TIL", "#ffc21a", "#d6a860", 6)


@still("snack-brand", 960, 900, exposure=0.75)
def a_studio_s_work():
    """Three packets of one brand that an agency has drawn."""
    ground("#cdf531")
    for x, y, turn, color, note, emblem, seed in ((-15, 4, 16, ("#7a3cff", "#4d1fb8"), "SALT & LIME", "#d7ff3e", 7), (15, 4, -16, ("#170a1e", "#0c0410"), "BLACK PEPPER", "#ff3d7f", 9), (0, -3, -3, ("#ff3d7f", "#c41f5a"), "TANGY TOMATO", "#d7ff3e", 8)):
        packet((x, y, 0), turn, *color, "KURR", note, emblem, seed)
    studio_light(22, (0, 0, 10), 0.95)
    camera((0, -108, 30), (0, 0, 11.6), 62, (0, -5, 12), 0.9)
