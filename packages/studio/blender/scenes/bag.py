"""One work bag of a small leather workshop, in its colours, and its stitches. Centimetres."""
import math

from kit.drawn import backdrop, surface, tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import brass, plain
from kit.solids import box, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import leather, plaster, stone, wood

WIDE, DEEP, HIGH = 33.0, 12.0, 23.0


def side(u):
    """Half the depth of the bag at a share of its height."""
    return DEEP / 2 * (1 - 0.34 * u**1.6)


def span(u):
    """Half the width at a share of its height."""
    return WIDE / 2 * (1 - 0.07 * u)


def front_at(x, u, lift=0.0):
    """A point of the front: bulging in the middle."""
    full = max(0.0, 1 - abs(x / span(u)) ** 6) * math.sin(math.pi * min(1, max(0, u)) ** 0.8) * 0.9
    return (x, -side(u) - full - lift, u * HIGH)


def stitches(place, points, thread, long=0.34):
    """Dashes along a line, every 0.62."""
    left = 0.0
    for (x0, y0, z0), (x1, y1, z1) in zip(points, points[1:]):
        step = math.dist((x0, y0, z0), (x1, y1, z1))
        while left < step:
            a, b = left / step, min(1, (left + long) / step)
            tube([(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t) for t in (a, b)], 0.075, thread, curve=False, parent=place)
            left += 0.62
        left -= step


def bag(loc, turn, color, dark, thread="#e8d2a4", size=1.0, strap=True):
    place = group(loc, (0, 0, rad(turn)), size)
    skin, edge, gold, line = leather(color, dark, 0.9), plain(dark, 0.4), brass("#d3a350", 0.2, 0, 0.8), plain(thread, 0.7)
    body = box((WIDE, DEEP, HIGH), 1.5, skin, 5, parent=place, loc=(0, 0, HIGH / 2))
    for vertex in body.data.vertices:
        u = vertex.co.z / HIGH + 0.5
        vertex.co.x *= span(u) / (WIDE / 2)
        vertex.co.y *= side(u) / (DEEP / 2)
    # The front panel swells a little.
    surface(50, 40, lambda a, b: front_at((a * 2 - 1) * (span(b * 0.94 + 0.03) - 1.2), b * 0.94 + 0.03, 0.06), skin, 0.12, parent=place)
    # The flap: from behind, over the top, down the front to a round end.
    reach = 0.50

    def flap(a, b):
        x = (a * 2 - 1) * (span(1) - 0.25)
        if b < 0.18:
            t = b / 0.18
            return (x, side(1) * (1 - 2 * t) + 0.0, HIGH + 0.35 + 0.7 * math.sin(math.pi * t) * 0.5)
        t = (b - 0.18) / 0.82
        end = 1 - reach * (1 - 0.30 * abs(a * 2 - 1) ** 5)
        u = 1 - (1 - end) * t
        fx, fy, fz = front_at(x * (span(u) / span(1)), u, 0.45 + 0.25 * math.sin(math.pi * t))
        return (fx, fy, fz + 0.35 * (1 - t))

    surface(80, 60, flap, skin, 0.34, parent=place)
    rim = [flap(a / 60, 1.0) for a in range(61)]
    tube([(x, y - 0.02, z) for x, y, z in rim], 0.26, edge, parent=place)
    stitches(place, [(x * 0.965, y - 0.26, z + 0.75) for x, y, z in rim[1:-1]], line)
    for sign in (-1, 1):
        up = [front_at(sign * (span(u) - 1.9), u, 0.22) for u in [0.06 + 0.4 * k / 20 for k in range(21)]]
        stitches(place, up, line)
    stitches(place, [front_at(x, 0.075, 0.24) for x in [-14.4 + 28.8 * k / 40 for k in range(41)]], line)
    # The lock.
    x, y, z = flap(0.5, 1.0)
    lock = group((0, y - 0.35, z + 0.6), (rad(88), 0, 0), parent=place)
    outline(rectangle(4.2, 3.2, 0.7), 0.3, gold, 0.1, parent=lock)
    lathe([(0, 0), (0.95, 0), (0.95, 0.35), (0.7, 0.5), (0, 0.5)], gold, 48, edge=0.05, parent=lock, loc=(0, 0, 0.3))
    outline(rectangle(0.24, 1.5, 0.1), 0.2, plain("#7a5a22", 0.4), parent=lock, loc=(0, 0, 0.72))
    # Two handles on rings.
    for y, lean in ((-side(1) + 0.9, -9), (side(1) - 0.9, 7)):
        arch = group((0, y, HIGH + 0.5), (rad(lean), 0, 0), parent=place)
        tube([(-7.6, 0, 0), (-7.5, 0, 4), (-6.2, 0, 9.5), (-2.6, 0, 12.6), (2.6, 0, 12.6), (6.2, 0, 9.5), (7.5, 0, 4), (7.6, 0, 0)], 0.75, skin, parent=arch)
        for sign in (-1, 1):
            lathe([(0.72, 0), (0.95, 0.1), (0.95, 1.0), (0.72, 1.1)], gold, 40, parent=arch, loc=(sign * 7.55, 0, 1.2))
            box((2.4, 0.7, 3.4), 0.3, skin, parent=arch, loc=(sign * 7.6, 0, -0.6))
    for sign in (-1, 1):
        hoop = [(1.3 * math.cos(rad(a)), 0, 1.3 * math.sin(rad(a))) for a in range(0, 360, 20)]
        tube(hoop, 0.2, gold, closed=True, parent=place, loc=(sign * (span(0.9) + 0.9), 0, HIGH * 0.87))
    if strap:
        s = span(0.9) + 0.9
        path = [(-s, 0, HIGH * 0.85), (-s - 3.2, -1, 13), (-s - 3.6, -5, 3), (-s + 1, -10.5, 0.5), (-6, -14.5, 0.5), (5, -12.2, 0.5), (s - 3, -10.4, 0.6), (s + 2.8, -5, 3.6), (s + 2.6, -1, 14), (s, 0, HIGH * 0.85)]
        tube(path, 0.62, skin, parent=place)
    return place


@still("bag-russet", 1040, 850, exposure=0.15)
def russet_by_the_window():
    top = stone("#e9dccb", "#cbb79f", None, 0.16, 0.55, 0.12)
    box((200, 110, 6), 0.8, top, loc=(0, 14, -3))
    box((420, 2, 220), 0.3, plaster("#e0c6ab", 0.1, 0.2), loc=(0, 54, 70))
    bag((-1, 2, 0), 20, "#8f3f2c", "#7a3322")
    pane_sun((4, 30, 22), (0.66, 0.6, -0.36), 6, (30, 46), 2, 2, 320, 4, 500, "#ffd9ad", 1.6)
    soft_box((-60, -60, 60), (0, 0, 12), 50, 48000, "#fff0e0")
    soft_box((64, -30, 36), (0, 0, 12), 22, 9000, "#ffe9d4")
    sky("#fff0e2", 0.4)
    camera((-8, -104, 38), (0, 0, 15.5), 62, (0, -6, 14), 1.2)


def alone(ground, paint, color, dark, turn, thread="#e8d2a4"):
    backdrop(plain(ground, 0.8), 140, 50, 110, 30)
    box((50, 30, 9), 0.5, plain(paint, 0.6), loc=(0, 2, 4.5), rot=(0, 0, rad(turn * 0.5)))
    bag((0, 1, 9), turn, color, dark, thread, strap=False)
    soft_box((-56, -50, 66), (0, 0, 20), 44, 52000, "#fff2e4", tall=34)
    soft_box((60, -16, 40), (0, 0, 18), 16, 12000, "#fff0e6", tall=50)
    soft_box((0, 16, 86), (0, 0, 10), 60, 26000)
    sky("#fff4ea", 0.3)
    camera((0, -112, 34), (0, 0, 25.5), 58, (0, -6, 22), 1.0)


@still("bag-tan", 880, 630, exposure=0.2)
def tan():
    alone("#ead9c4", "#f6ebdd", "#b9793f", "#a4682f", 24)


@still("bag-green", 880, 630, exposure=0.2)
def green():
    alone("#cfd8c9", "#e8eee3", "#335a4b", "#294a3d", -22)


@still("bag-black", 880, 630, exposure=0.2)
def black():
    alone("#e6c9b4", "#f4e2d4", "#2f2826", "#251f1d", 18, "#d8a15d")


@still("bag-near", 940, 770, exposure=0.25)
def lock_and_stitches():
    """The lock, the flap's edge and its stitches, from near."""
    backdrop(plain("#ead7c0", 0.8), 140, 60, 120, 30)
    bag((0, 0, 0), -16, "#8f3f2c", "#7a3322", strap=False)
    soft_box((-44, -46, 46), (0, -5, 14), 30, 30000, "#fff0e0", tall=24)
    soft_box((46, -22, 26), (0, -5, 14), 12, 8000, "#ffe9d4", tall=40)
    soft_box((0, 10, 70), (0, 0, 12), 44, 15000)
    sky("#fff2e4", 0.28)
    camera((-26, -54, 31), (0.6, -4, 17.2), 52, (-1, -7, 14), 1.6)


@still("bag-shelf", 1040, 640, exposure=0.3)
def three_on_a_shelf():
    """Three of them on an oak board against a warm wall, one turned."""
    oak = wood("#b08150", "#83582f", scale=0.09)
    box((300, 60, 4), 0.5, oak, loc=(0, 8, -2))
    box((520, 2, 260), 0.3, plaster("#e7d3ba", 0.1, 0.2), loc=(0, 40, 60))
    bag((-40, 2, 0), 14, "#b9793f", "#a4682f", strap=False)
    bag((0, 0, 0), -6, "#335a4b", "#294a3d", strap=False)
    bag((40, 2, 0), -20, "#2f2826", "#251f1d", "#d8a15d", strap=False)
    soft_box((-90, -80, 90), (0, 0, 14), 60, 110000, "#fff0e0")
    soft_box((0, -30, 110), (0, 10, 10), 110, 60000, "#fff4ea")
    soft_box((84, -40, 44), (0, 0, 14), 26, 14000, "#ffe9d4")
    sky("#fff0e2", 0.4)
    camera((-10, -176, 44), (0, 0, 17), 50, (0, -6, 14), 1.4)
