"""One work bag of a small leather workshop, in its colours, and its stitches. Centimetres."""
import math

from kit.drawn import backdrop, hoop, surface, tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import brass, brushed, gloss, metal, plain
from kit.solids import TURN, box, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import fabric, leather, paper, plaster, stone, wood

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


def open_bag(place, color, dark):
    """The same bag with its flap thrown back: lining, pockets, and what a day takes along."""
    skin, edge, gold, line = leather(color, dark, 0.9), plain(dark, 0.4), brass("#d3a350", 0.2, 0, 0.8), plain("#e8d2a4", 0.7)
    lining = fabric("#e9d9bd", "#dcc9a8", 1.6, 0.35)

    def shell(u, v, shrink=0.0):
        """Round the walls; the mouth gapes a little."""
        turn = TURN * u
        c, s = math.cos(turn), math.sin(turn)
        across, deep = WIDE / 2 * (1 - 0.03 * v) - shrink, DEEP / 2 * (1 + 0.16 * v) - shrink
        x = across * math.copysign(abs(c) ** 0.22, c)
        y = deep * math.copysign(abs(s) ** 0.34, s)
        return (x, y + 0.25 * math.sin(3 * turn) * v, 0.4 + v * (HIGH - 0.4 + 0.5 * math.sin(2 * turn) * v))

    surface(200, 30, lambda u, v: shell(u, v), skin, 0.3, parent=place)
    surface(200, 30, lambda u, v: shell(u, v * 0.995, 0.42), lining, 0.1, parent=place)
    box((WIDE - 2, DEEP - 2, 0.5), 0.1, lining, 1, parent=place, loc=(0, 0, 0.6))
    rim = [shell(k / 160, 1.0, 0.2) for k in range(161)]
    tube(rim, 0.3, edge, curve=False, parent=place)
    stitches(place, [(x * 1.012, y * 1.035, z - 0.9) for x, y, z in rim], line)
    # The flap, thrown back behind, its lining up.
    def flap(u, v):
        x = (u * 2 - 1) * (WIDE / 2 - 1.2) * (1 - 0.05 * v)
        return (x, DEEP / 2 * 1.1 + 10.5 * (1 - math.cos(rad(118 * v))) * 0.9, HIGH + 13.5 * math.sin(rad(112 * v)) * (1 - 0.06 * abs(u * 2 - 1) ** 4))

    surface(60, 40, flap, skin, 0.34, parent=place)
    surface(60, 40, lambda u, v: (lambda p: (p[0] * 0.965, p[1] - 0.28, p[2] + 0.26))(flap(u, 0.02 + 0.93 * v)), lining, 0.05, parent=place)
    tube([flap(k / 50, 1.0) for k in range(51)], 0.27, edge, parent=place)
    # Front handle let down, the brass of both.
    for y, lean in ((-DEEP / 2 * 1.16 - 0.3, 118), (DEEP / 2 * 1.16 + 0.3, -70)):
        arch = group((0, y, HIGH - 1.6), (rad(lean), 0, 0), parent=place)
        tube([(-7.6, 0, 0), (-7.5, 0, 4), (-6.2, 0, 9.5), (-2.6, 0, 12.6), (2.6, 0, 12.6), (6.2, 0, 9.5), (7.5, 0, 4), (7.6, 0, 0)], 0.75, skin, parent=arch)
        for sign in (-1, 1):
            lathe([(0.72, 0), (0.95, 0.1), (0.95, 1.0), (0.72, 1.1)], gold, 40, parent=arch, loc=(sign * 7.55, 0, 1.2))
    # A wall for the laptop, with its leather edge; a slip pocket on it.
    divide = 1.5
    box((WIDE - 2.6, 0.5, HIGH - 3.6), 0.2, lining, 2, parent=place, loc=(0, divide, HIGH / 2 - 0.8))
    tube([(-WIDE / 2 + 1.5, divide, HIGH - 2.7), (WIDE / 2 - 1.5, divide, HIGH - 2.7)], 0.45, skin, curve=False, parent=place)
    outline(rectangle(30.2, 21.2, 1.2), 1.6, brushed("#c3c4c6", 0.34, "x", 90, 0.02), 0.3, 4, parent=group((0, 4.4, 13.9), (rad(88), 0, 0), parent=place))
    # Notebooks, a bottle, a case for glasses, a telephone in its pocket, pens.
    for x, y, turn, paint, high in ((-5.2, -0.9, 2, "#24506a", 21.5), (-4.2, -2.7, -2, "#d9a23c", 20.0)):
        book = group((x, y, high / 2 + 2.2), (rad(3), 0, rad(turn)), parent=place)
        box((15, 1.3, high), 0.12, paper("#f2ead8"), 2, parent=book)
        for side_ in (-0.75, 0.75):
            box((15.4, 0.25, high + 0.4), 0.1, fabric(paint, None, 2.0, 0.3), 2, parent=book, loc=(0, side_, 0))
    bottle = group((11.6, -1.6, 1.5), (rad(3), rad(5), 0), parent=place)
    lathe([(0, 0), (3.2, 0), (3.3, 0.4), (3.3, 17.5), (2.9, 19.2), (2.0, 20.2), (2.0, 21)], gloss("#f0e9dc", 0.35), 96, parent=bottle)
    lathe([(0, 20.6), (2.25, 20.6), (2.3, 24.4), (2.0, 24.9), (0, 24.9)], brushed("#c9a35a", 0.3, "z", 20, 0.05), 96, edge=0.1, parent=bottle)
    for k, paint in enumerate(("#16233f", "#b3372a")):
        pen = group((4.6 + 1.2 * k, -2.0, 3), (rad(-4), rad(4 + 3 * k), 0), parent=place)
        lathe([(0, 0), (0.42, 0), (0.42, 19.6), (0.3, 20.2), (0, 20.2)], gloss(paint), 40, parent=pen)
        box((0.28, 0.16, 5), 0.06, gold, parent=pen, loc=(0, -0.5, 17.4))
    # Keys on the hook, over the front.
    strap = [(-13.2, -DEEP / 2 * 1.05, HIGH - 2.4), (-13.3, -DEEP / 2 * 1.2 - 0.2, HIGH + 0.7), (-13.5, -DEEP / 2 * 1.25 - 0.8, HIGH - 2.5), (-13.7, -DEEP / 2 * 1.2 - 1.2, HIGH - 7)]
    tube(strap, 0.36, skin, parent=place)
    ring_at = group((-13.7, -DEEP / 2 * 1.2 - 1.5, HIGH - 8.6), (rad(86), rad(10), 0), parent=place)
    hoop(1.5, 0.16, gold, parent=ring_at)
    for k, (turn, paint) in enumerate(((-78, "#c9a24a"), (-100, "#c6c9cf"), (-120, "#b98f3d"))):
        key = group((0, 0, 0.16 * k), (0, 0, rad(turn)), parent=ring_at)
        lathe([(0.6, 0), (1.25, 0), (1.3, 0.1), (1.25, 0.2), (0.6, 0.2)], metal(paint, 0.25), 40, parent=key, loc=(2.4, 0, 0))
        outline([(3.4, -0.28), (6.6, -0.28), (6.8, 0), (6.6, 0.28), (6.0, 0.28), (5.8, 0.7), (5.3, 0.7), (5.2, 0.28), (4.8, 0.6), (4.4, 0.6), (4.3, 0.28), (3.4, 0.28)], 0.18, metal(paint, 0.25), 0.04, parent=key)


@still("bag-open", 860, 704, exposure=0.25)
def look_inside():
    top = stone("#e9dccb", "#cbb79f", None, 0.16, 0.55, 0.12)
    box((220, 130, 6), 0.8, top, loc=(0, 14, -3))
    box((420, 2, 220), 0.3, plaster("#e0c6ab", 0.1, 0.2), loc=(0, 64, 70))
    open_bag(group((0, 0, 0), (0, 0, rad(16))), "#8f3f2c", "#7a3322")
    soft_box((-50, -56, 70), (0, 0, 18), 44, 46000, "#fff0e0", tall=34)
    soft_box((56, -24, 44), (0, 0, 14), 18, 12000, "#ffe9d4", tall=40)
    soft_box((0, 6, 90), (0, 0, 14), 54, 30000)
    sky("#fff2e4", 0.32)
    camera((-10, -68, 62), (0.6, 1.2, 19.0), 42, (0, -3, 20), 1.0)


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
