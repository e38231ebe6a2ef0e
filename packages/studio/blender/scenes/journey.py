"""On the way: a lake under snow peaks, a hill road at first light. Metres."""
import math
import random

from kit.drawn import leaf_mesh, surface, tube
from kit.light import camera, sky, sun
from kit.materials import plain
from kit.nodes import Material
from kit.paths import smooth_path
from kit.solids import box, group, lathe, put, rad
from kit.stage import still
from kit.surfaces import fabric, leaf, wood
from mathutils import Vector, noise


def ridge(x, y, seed, size, high):
    """Height of a range: folded noise, so that crests are sharp and valleys are round."""
    point = Vector((x / size + seed, y / size, seed))
    fold = sum((0.5**k) * (1 - abs(noise.noise(point * 2**k))) ** 2 for k in range(6))
    return high * (fold / 1.6 - 0.35)


def land(low, high, snow=None):
    """Grass, rock and snow by height; rock where it is steep is what the noise leaves."""
    made = Material("land", low, Roughness=0.95)
    stops = [(0.0, low), (0.45, high), (0.95, "#7d7a68")]
    if snow is not None:
        stops = [(0.0, low), (0.42, high), (0.55, "#857d76")]
        stops += [(snow, "#857d76"), (min(1, snow + 0.08), "#f4f4f6")]
    up = made.math("ADD", made.axis("z", "Generated"), made.math("MULTIPLY", made.noise(0.06, 6, 0.6), 0.3))
    made.feed(made.ramp(up, stops), "Base Color")
    return made.data


def range_of(y, deep, wide, seed, size, high, material, base=0.0, cuts=220):
    surface(cuts, cuts // 2, lambda u, v: (
        wide * (u - 0.5),
        y + deep * v,
        base + max(-2.0, ridge(wide * (u - 0.5), deep * v, seed, size, high) * math.sin(math.pi * min(1, v * 1.15)) ** 0.7),
    ), material)


def fir(loc, high, green, bark, blade):
    x, y, z = loc
    lathe([(high * 0.022, 0), (0, high * 0.97)], bark, 12, loc=(x, y, z))
    for k in range(170):
        up = (k + 1) / 171
        reach = high * 0.26 * (1 - up) + 0.1
        turn = k * 2.4
        made = put(blade, green, (x, y, z + high * (0.12 + 0.88 * up)), scale=reach)
        made.rotation_euler = (0.3 * random.random(), 0.45, turn)


def firs(places, seed):
    green, bark = leaf("#22402c", "#3c5d38"), plain("#3a2b1e", 0.9)
    blade = leaf_mesh(1.0, 0.34, 0.3, 0.3, 0.02, 0.7, 5)
    random.seed(seed)
    for x, y, z, high in places:
        fir((x, y, z), high, green, bark, blade)


def still_water():
    """The lake, its shores, a jetty, and a boat with a roof."""
    water = Material("lake", "#1f4a5c", Roughness=0.02, Metallic=0.35, Clearcoat=1.0)
    water.bump(water.noise(0.9, 3, 0.5), 0.04, 0.02)
    box((900, 420, 0.2), 0, water.data, 1, loc=(0, 150, -0.1))
    range_of(330, 260, 900, 3.1, 120, 150, land("#4a5a4a", "#6a7468", 0.6), -6, 300)
    range_of(205, 130, 700, 7.7, 70, 46, land("#37523f", "#4f6a4a"), -3, 240)
    places = []
    random.seed(5)
    for _ in range(150):
        x = random.uniform(-150, 150)
        places.append((x, 195 + random.uniform(0, 26), 0.2, random.uniform(7, 13)))
    firs(places, 6)
    # A jetty from the lower edge, and a boat with a roof at it.
    plank = wood("#8a6a48", "#5a4129", 1.2)
    for i in range(34):
        box((2.3, 0.36, 0.06), 0.02, plank, 2, loc=(-2.6 + 0.02 * math.sin(i), -2 + 0.39 * i, 0.55), rot=(0, 0, 0.02 * math.sin(i * 7)))
    for i in range(5):
        for sx in (-1, 1):
            lathe([(0, -1), (0.1, -1), (0.1, 1.1), (0, 1.12)], plank, 24, loc=(-2.6 + sx * 1.1, -1 + 2.9 * i, 0.1))
    boat = group((2.6, 9.5, -0.32), (0, 0, rad(-14)))
    teak = wood("#a5623a", "#6d3a1e", 1.0)
    surface(60, 16, lambda u, v: (
        1.0 * (math.sin(math.pi * u) ** 0.6) * math.cos(math.pi * v),
        8.4 * (u - 0.5),
        0.62 + 0.5 * (2 * abs(u - 0.5)) ** 2.6 - 0.62 * math.sin(math.pi * v) * (math.sin(math.pi * u) ** 0.5),
    ), teak, 0.06, parent=boat)
    for x in (-0.7, 0.7):
        for y in (-1.4, 1.4):
            tube([(x, y, 0.4), (x, y, 2.0)], 0.04, teak, curve=False, parent=boat)
    roof = fabric("#c8443a", "#a8322c", 3, 0.4)
    surface(40, 30, lambda u, v: (1.0 * (2 * u - 1), 3.4 * (v - 0.5), 2.0 + 0.34 * math.cos(math.pi * (u - 0.5)) + 0.03 * math.cos(v * 26)), roof, 0.04, parent=boat)
    for y in (-0.9, 0.6):
        box((1.2, 0.7, 0.16), 0.05, fabric("#e9b44c", "#d79a34", 6), loc=(0, y, 0.5), parent=boat)
    sun((0.7, 0.55, -0.28), 3.4, "#ffcf9e", 1.0)
    sky("#ffdcb8", 0.9, "#5f8fc4")


@still("journey-boat", 960, 720, exposure=0.15)
def boat_alone():
    still_water()
    camera((-2.2, -1.5, 2.1), (2.6, 10, 1.3), 36, (2.6, 9, 1), 0.01)


@still("journey-peaks", 960, 720, exposure=0.2)
def peaks():
    still_water()
    camera((30, -9, 9), (-40, 330, 48), 70, (0, 200, 20), 0.001)


def bend(y):
    return 7 * math.sin(y / 26) + 0.05 * y


def ground(x, y):
    away = abs(x - bend(y))
    hill = 0.16 * max(0, away - 4) ** 1.25 if x < bend(y) else -0.1 * max(0, away - 4) ** 1.2
    rough = 1.6 * noise.fractal(Vector((x / 14, y / 14, 4)), 1, 2, 5) * min(1, max(0, away - 3.6) / 8)
    return 0.045 * y + hill + rough


def hill_road():
    """A road of two lanes along a slope, kerb stones on its valley side, ranges behind."""
    grass = Material("slope", "#4f5b34", Roughness=1)
    grass.feed(grass.ramp(grass.noise(0.5, 5, 0.6), [(0.3, "#3b4a2a"), (0.55, "#5f6a3c"), (0.75, "#8a7d4e")]), "Base Color")
    surface(260, 320, lambda u, v: (-70 + 140 * u, -14 + 170 * v, ground(-70 + 140 * u, -14 + 170 * v)), grass.data)
    tar = Material("tar", "#3b3a3d", Roughness=0.7)
    tar.bump(tar.noise(40, 3, 0.6), 0.2, 0.01)
    surface(6, 400, lambda u, v: (bend(-14 + 170 * v) + 6.4 * (u - 0.5), -14 + 170 * v, 0.045 * (-14 + 170 * v) + 0.06), tar.data)
    white = plain("#e8e2d2", 0.8)
    for side in (-2.95, 2.95):
        surface(2, 400, lambda u, v, side=side: (bend(-14 + 170 * v) + side + 0.12 * u, -14 + 170 * v, 0.045 * (-14 + 170 * v) + 0.075), white)
    for k in range(32):
        y = -12 + 5.2 * k
        surface(2, 8, lambda u, v, y=y: (bend(y + 2.4 * v) - 0.06 + 0.12 * u, y + 2.4 * v, 0.045 * (y + 2.4 * v) + 0.075), white)
    # Kerb stones in black and white on the valley side.
    for k in range(70):
        y = -12 + 2.3 * k
        box((0.3, 1.0, 0.5), 0.04, plain("#efe9da" if k % 2 else "#26262a", 0.8), 2, loc=(bend(y) + 3.9, y, 0.045 * y + 0.22), rot=(0, 0, -math.atan(7 / 26 * math.cos(y / 26))))
    places = []
    random.seed(9)
    while len(places) < 120:
        y, side = random.uniform(6, 150), random.choice((-1, -1, -1, 1))
        x = bend(y) + side * random.uniform(8, 40)
        places.append((x, y, ground(x, y) - 0.3, random.uniform(5, 11)))
    firs(places, 10)
    tones = ("#5a6672", "#76818c", "#98a0a8")
    for k, tone in enumerate(tones):
        range_of(210 + 110 * k, 60, 900, 2.3 + 4 * k, 90 + 20 * k, 40 + 26 * k, plain(tone, 1), -14, 140)
    sun((-0.35, -0.86, -0.2), 3.6, "#ffb877", 1.0)
    sky("#ffcfa0", 1.0, "#6a92c2")


@still("journey-pass", 960, 800, exposure=0.1)
def hairpins():
    hill_road()
    camera((11, 6, 12), (0, 60, 3), 34, (4, 40, 2), 0.002)


@still("journey-drive", 1040, 860, exposure=0.2)
def from_behind_the_wheel():
    hill_road()
    camera((5.2, 22, 5.2), (8, 70, 7.2), 32, (6, 50, 4), 0.002)


@still("journey-angler", 1200, 800, exposure=-0.1)
def rod_over_the_lake():
    """Before sunrise: a rod bent over the water, its line, the jetty."""
    still_water()
    blank, cork = plain("#1c2b2a", 0.3, Clearcoat=0.6), wood("#c79a62", "#a3783f", 3)
    path = smooth_path([(1.5, -2.9, 1.2), (2.1, -0.6, 2.5), (2.6, 2.4, 3.6), (2.5, 5.4, 4.2), (2.1, 7.6, 4.0)], 14)
    for k in range(len(path) - 1):
        tube([path[k], path[k + 1]], 0.034 - 0.026 * k / len(path), blank, curve=False)
    tube([(1.42, -3.2, 1.05), (1.64, -2.4, 1.5)], 0.05, cork, curve=False)
    tube([(2.1, 7.6, 4.0), (1.2, 14, 0.0)], 0.006, plain("#e8eef0", 0.3), curve=False)
    camera((-0.4, -6.4, 2.4), (1.6, 40, 4.2), 30, (1, 9, 2), 0.002)
