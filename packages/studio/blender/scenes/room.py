"""Rooms: a corner to read in, a dining table, a bedroom, a flat with a view. Metres."""
import math
import random

from kit.drawn import leaf_mesh, surface, tube
from kit.light import bulb, camera, pane_sun, sky, soft_box, sun
from kit.materials import glow, plain, shade
from kit.paths import smooth_path
from kit.solids import TURN, box, cushion, group, lathe, outline, put, rad
from kit.stage import still
from kit.surfaces import ceramic, fabric, leaf, paper, plaster, wood
from mathutils import Vector, noise
from props.furniture import armchair, boards, floor_lamp, frame, legs, rubber_plant, rug, walls


@still("room-corner", 960, 800, exposure=0.4)
def reading_corner():
    boards()
    walls("#dfe0cb", "#d0d2ba")
    armchair((0.15, 0.55, 0), -24, fabric("#c8764a", "#a85c34", scale=9, bump=0.55))
    cushion((0.42, 0.16, 0.4), fabric("#efe6d4", "#d8ccb4", scale=12), 0, 0.42, 0.012, 26, 4, loc=(0.16, 0.6, 0.6), rot=(rad(-20), rad(6), rad(-20)))
    floor_lamp((-1.25, 0.95, 0))
    rubber_plant((1.35, 1.0, 0), 1.55, 1.05)
    rug((0.1, 0.05, 0), (1.25, 0.95), [(0, "#5b6236"), (0.05, "#5b6236"), (0.07, "#e6dcc6"), (0.36, "#e6dcc6"), (0.38, "#c8764a"), (0.44, "#c8764a"), (0.46, "#e6dcc6")])
    table, teak = group((-0.72, 0.05, 0)), wood("#8a5530", "#5d361c", scale=3.5)
    lathe([(0, 0.46), (0.26, 0.46), (0.27, 0.47), (0.26, 0.49), (0, 0.49)], teak, 96, edge=0.004, parent=table)
    legs(table, 0.15, 0.15, 0.46, 0.018, teak, 0.12)
    for k, (w, d, color) in enumerate(((0.2, 0.15, "#5b6236"), (0.18, 0.13, "#d98e5f"))):
        box((w, d, 0.024), 0.002, paper("#efe6d2"), 2, loc=(-0.04, 0.02, 0.503 + 0.03 * k), rot=(0, 0, 0.2 - 0.3 * k), parent=table)
        for e in (-1, 1):
            box((w + 0.008, d + 0.008, 0.003), 0.001, plain(color), 2, loc=(-0.04, 0.02, 0.503 + 0.03 * k + e * 0.0125), rot=(0, 0, 0.2 - 0.3 * k), parent=table)
    lathe([(0, 0), (0.028, 0), (0.036, 0.03), (0.038, 0.075), (0.035, 0.076), (0.034, 0.03), (0, 0.012)], ceramic("#efe6d6", scale=9), 64, curve=True, loc=(0.13, -0.08, 0.49), parent=table)
    frame(-0.35, 1.62, (0.56, 0.74), [("disc", 0.03, 0.1, 0.15, 0, "#c8764a"), ("arch", -0.08, -0.1, 0.16, 0.38, "#5b6236"), ("arch", 0.1, -0.14, 0.1, 0.28, "#e2c48d"), ("bar", 0, -0.29, 0.34, 0.012, "#2a2622")])
    frame(0.42, 1.7, (0.5, 0.5), [("disc", 0, 0.02, 0.13, 0, "#e2c48d"), ("bar", 0, -0.12, 0.3, 0.014, "#5b6236")], back="#e9e2cc")
    pane_sun((0.5, 1.5, 1.05), (0.55, 1.0, -0.62), 9, (0.62, 0.74), 2, 2, 5.2, 0.05)
    sky("#dfe8f5", 0.3)
    soft_box((3.9, -3.2, 2.1), (0, 0.8, 0.9), 2.6, 120, "#e9f1ff", tall=2.2)
    soft_box((-0.6, -3.6, 2.6), (0, 0.6, 0.8), 3, 50, "#fff0dc")
    camera((0.5, -4.3, 1.25), (0.05, 0.9, 0.95), 46, (0.1, 0.5, 0.6), 0.01)


@still("room-table", 960, 720, exposure=0.4)
def dining_table():
    boards("#c79a68", "#9b7044")
    walls("#e7dcc8", "#d9ccb5")
    place, teak = group((0.2, 0.3, 0)), wood("#9a6a3f", "#6b4426", scale=2.2)
    outline([(0.95 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), 0.45 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a))) for a in [TURN * i / 120 for i in range(120)]], 0.035, teak, 0.012, 4, loc=(0, 0, 0.71), parent=place)
    legs(place, 0.72, 0.28, 0.71, 0.035, teak, 0.1)
    seat, cane = wood("#6b4426", "#43280f", 4), fabric("#d9c39a", "#b99f72", 14, 0.9)
    for x, y, turn in ((-0.45, -0.72, 180), (0.42, -0.78, 172), (-0.4, 0.66, 0), (0.45, 0.64, 6)):
        chair = group((0.2 + x, 0.3 + y, 0), (0, 0, rad(turn)))
        legs(chair, 0.18, 0.18, 0.44, 0.02, seat, 0.08)
        cushion((0.44, 0.43, 0.06), cane, 0.2, 0.3, 0, 20, 1, loc=(0, 0, 0.46), parent=chair)
        for sx in (-1, 1):
            tube([(sx * 0.19, 0.18, 0.44), (sx * 0.2, 0.22, 0.68), (sx * 0.2, 0.25, 0.82)], 0.015, seat, parent=chair)
        surface(20, 6, lambda u, v: (-0.22 + 0.44 * u, 0.25 + 0.05 * math.sin(u * math.pi), 0.7 + 0.14 * v), seat, 0.018, parent=chair)
    vase = group((0.12, 0.32, 0.745))
    lathe([(0, 0), (0.05, 0), (0.085, 0.06), (0.09, 0.13), (0.045, 0.2), (0.035, 0.24), (0.045, 0.26), (0.03, 0.25), (0.025, 0.2), (0, 0.18)], ceramic("#5b6236", "#3a4020", 0.5, 8), 96, curve=True, parent=vase)
    green, blade = leaf("#56703a", "#8aa05a", "#b9c88f"), leaf_mesh(0.085, 0.035, 0.1, 0.2, 0.0, 0.8, 8)
    random.seed(6)
    for k in range(7):
        turn, lean = k * 2.4, 0.1 + 0.14 * random.random()
        path = smooth_path([(0, 0, 0.2), (0.3 * lean * math.cos(turn), 0.3 * lean * math.sin(turn), 0.38), (lean * 1.5 * math.cos(turn), lean * 1.5 * math.sin(turn), 0.55 + 0.12 * random.random())], 6)
        tube(path, 0.0035, plain("#6d5a3a"), curve=False, parent=vase)
        for i, point in enumerate(path[4:]):
            for side in (-1, 1):
                made = put(blade, green, point, parent=vase)
                made.rotation_euler = (0.3 * side, -0.5 - 0.1 * i, turn + side * 1.1 + i)
    glaze = ceramic("#efe6d6", "#9a8a74", 0.3, 9)
    for x, y in ((-0.35, 0.12), (0.68, 0.14), (-0.3, 0.5), (0.66, 0.48)):
        lathe([(0, 0), (0.07, 0), (0.12, 0.014), (0.125, 0.018), (0.115, 0.018), (0.07, 0.006), (0, 0.006)], glaze, 96, curve=True, loc=(0.1 + x, y, 0.746))
        lathe([(0, 0), (0.03, 0), (0.062, 0.03), (0.068, 0.055), (0.064, 0.055), (0.055, 0.03), (0, 0.012)], ceramic("#d98e5f", "#a8643a", 0.4, 9), 96, curve=True, loc=(0.1 + x, y, 0.752))
    lamp = group((0.2, 0.32, 1.62))
    rattan = shade("#d9b98a", "#f0cf96")
    lathe([(0.34, 0), (0.3, 0.12), (0.18, 0.24), (0.06, 0.3), (0.05, 0.3), (0.17, 0.235), (0.29, 0.118), (0.335, 0)], rattan, 120, curve=False, parent=lamp, flutes=(60, 0.02))
    tube([(0, 0, 0.3), (0, 0, 2)], 0.006, plain("#2a2622"), curve=False, parent=lamp)
    bulb((0, 0, 0.12), 36, radius=0.05, parent=lamp)
    frame(-0.9, 1.55, (0.5, 0.7), [("arch", 0, -0.06, 0.24, 0.42, "#d98e5f"), ("disc", 0.05, 0.16, 0.09, 0, "#e2c48d")])
    rubber_plant((1.75, 1.05, 0), 1.4, 1.0)
    pane_sun((0.9, 1.5, 0.9), (0.5, 1.0, -0.6), 8, (0.62, 0.74), 2, 2, 5.2, 0.05)
    sky("#dfe8f5", 0.3)
    soft_box((3.9, -3.2, 2.1), (0, 0.8, 0.9), 2.6, 120, "#e9f1ff", tall=2.2)
    soft_box((-0.6, -3.6, 2.6), (0, 0.6, 0.8), 3, 50, "#fff0dc")
    camera((0.9, -3.9, 1.55), (0.2, 0.5, 0.82), 42, (0.2, 0.2, 0.8), 0.01)


@still("room-bed", 960, 720, exposure=0.4)
def bedroom():
    boards("#b98a58", "#8d6238")
    walls("#ece4d3", "#5b6236", left=-2.3)
    base, linen = wood("#8a5f3c", "#5d3c22", 3), fabric("#f3ecdf", "#e0d6c4", 8, 0.35)
    place = group((0.15, 0.35, 0))
    box((1.72, 2.1, 0.12), 0.03, base, loc=(0, 0, 0.24), parent=place)
    legs(place, 0.75, 0.9, 0.2, 0.03, base, 0.0)
    surface(40, 20, lambda u, v: (-0.9 + 1.8 * u, 1.12 + 0.03 * math.sin(u * math.pi), 0.2 + 0.95 * v), fabric("#8a8f63", "#727850", 9), 0.1, parent=place)
    cushion((1.64, 2.02, 0.26), linen, 0.08, 0.16, 0.004, 40, 1, loc=(0, 0, 0.43), parent=place)
    olive = fabric("#7a8050", "#5f653c", 8, 0.45)

    def quilt(u, v):
        x, y = -1.0 + 2.0 * u, -1.12 + 1.35 * v
        side = max(0, abs(x) - 0.82)
        end = max(0, -1.0 - y)
        z = 0.60 + 0.03 * noise.fractal(Vector((x * 2.2, y * 2.2, 3)), 1, 2, 4) - 3.2 * side**1.05 - 2.6 * end
        return (math.copysign(min(abs(x), 0.86 + 0.25 * side), x), max(y, -1.08), max(z, 0.14) + 0.03 * math.exp(-(((v - 0.97) / 0.04) ** 2)))

    surface(90, 70, quilt, olive, 0.03, parent=place)
    for k, (x, y, z, tone) in enumerate(((-0.4, 0.82, 0.72, "#f3ecdf"), (0.4, 0.82, 0.72, "#f3ecdf"), (-0.36, 0.66, 0.7, "#d98e5f"), (0.36, 0.66, 0.7, "#7a8050"))):
        cushion((0.64 if k < 2 else 0.46, 0.2, 0.44 if k < 2 else 0.42), fabric(tone, tone, 10), 0, 0.42, 0.014, 26, k, loc=(x, y, z), rot=(rad(-26), rad(3 * (-1) ** k), 0), parent=place)
    for side in (-1, 1):
        stand = group((0.15 + side * 1.22, 1.15, 0))
        box((0.46, 0.4, 0.2), 0.012, base, loc=(0, 0, 0.42), parent=stand)
        legs(stand, 0.18, 0.15, 0.33, 0.018, base, 0.06)
        lathe([(0, 0), (0.07, 0), (0.1, 0.05), (0.09, 0.14), (0.03, 0.2), (0.02, 0.24), (0, 0.24)], ceramic("#d98e5f", "#a8643a", 0.4, 6), 64, curve=True, loc=(0, 0, 0.52), parent=stand)
        lathe([(0.15, 0.24), (0.1, 0.44), (0.098, 0.44), (0.148, 0.24)], shade(), 64, loc=(0, 0, 0.52), parent=stand)
        bulb((0, 0, 0.86), 10, radius=0.03, parent=stand)
    frame(-0.28, 1.72, (0.5, 0.66), [("arch", 0, -0.05, 0.22, 0.42, "#5b6236"), ("disc", 0.05, 0.16, 0.08, 0, "#d98e5f")])
    frame(0.56, 1.72, (0.5, 0.66), [("disc", 0, 0.06, 0.14, 0, "#e2c48d"), ("bar", 0, -0.16, 0.3, 0.02, "#5b6236"), ("bar", 0, -0.2, 0.22, 0.012, "#d98e5f")])
    rug((0.15, -0.9, 0), (1.35, 0.6), [(0, "#e6dcc6"), (0.2, "#e6dcc6"), (0.22, "#d98e5f"), (0.26, "#d98e5f"), (0.28, "#e6dcc6")])
    rubber_plant((-1.85, 0.2, 0), 1.3, 0.95)
    pane_sun((0.9, 0.6, 0.7), (-0.9, 0.7, -0.62), 9, (0.6, 0.8), 2, 2, 5.2, 0.05)
    sky("#dfe8f5", 0.32)
    soft_box((3.9, -3.2, 2.1), (0, 0.8, 0.9), 2.6, 120, "#e9f1ff", tall=2.2)
    soft_box((-0.6, -3.8, 2.6), (0, 0.6, 0.8), 3, 50, "#fff0dc")
    camera((0.5, -4.5, 1.5), (0.1, 0.6, 0.78), 42, (0.1, 0, 0.7), 0.01)


def flat_with_a_view():
    """A sofa at tall windows, towers and hills behind in the last sun."""
    boards("#b7885a", "#8a6039")
    glass_y, mull = 1.9, plain("#20302b", 0.35)
    for x in (-3.4, -1.7, 0.0, 1.7, 3.4):
        box((0.06, 0.08, 2.8), 0.006, mull, 2, loc=(x, glass_y, 1.4))
    for z in (0.04, 2.74):
        box((9, 0.1, 0.08), 0.006, mull, 2, loc=(0, glass_y, z))
    box((9, 0.1, 0.6), 0.003, plaster("#efe8db", 2), 1, loc=(0, glass_y, 3.05))
    box((0.1, 6, 3.4), 0.003, plaster("#e6dccb", 2), 1, loc=(-3.3, -1, 1.7))
    box((9, 6, 0.1), 0.003, plaster("#efe8db", 2), 1, loc=(0, -1, 2.95))
    linen = fabric("#f2e6cf", "#e2d2b4", 7, 0.4)
    for left in (-3.2, 2.35):
        surface(70, 2, lambda u, v, left=left: (left + 0.85 * u, glass_y - 0.16 + 0.05 * math.sin(u * 40), 0.02 + 2.72 * v), linen, 0.004)
    place, wool, teak = group((-0.55, 0.55, 0)), fabric("#21685a", "#164c41", 9, 0.55), wood("#8a5530", "#5a331a", 4)
    box((2.2, 0.86, 0.06), 0.015, teak, loc=(0, 0, 0.2), parent=place)
    legs(place, 0.95, 0.34, 0.18, 0.026, teak, 0.1)
    for i in range(3):
        x = (i - 1) * 0.7
        cushion((0.7, 0.8, 0.2), wool, 0.36, 0.3, 0.012, 30, i, loc=(x, -0.02, 0.33), parent=place)
        cushion((0.69, 0.22, 0.46), wool, 0, 0.34, 0.014, 30, i + 9, loc=(x, 0.34, 0.58), rot=(rad(-12), 0, 0), parent=place)
    for sx in (-1, 1):
        cushion((0.2, 0.86, 0.5), wool, 0, 0.3, 0.01, 24, 3, loc=(sx * 1.14, 0, 0.42), parent=place)
    for x, tone, tilt in ((-0.82, "#d9a441", 10), (0.8, "#f0e6d2", -8)):
        cushion((0.44, 0.16, 0.42), fabric(tone, tone, 10), 0, 0.42, 0.012, 26, 4, loc=(x, 0.14, 0.62), rot=(rad(-20), rad(tilt), 0), parent=place)
    rug((-0.4, -0.5, 0), (1.7, 0.95), [(0, "#e8decb"), (0.3, "#e8decb"), (0.32, "#21685a"), (0.35, "#21685a"), (0.37, "#e8decb"), (0.44, "#d9a441"), (0.47, "#e8decb")])
    table = group((-0.3, -0.5, 0))
    lathe([(0, 0.32), (0.42, 0.32), (0.43, 0.335), (0.42, 0.36), (0, 0.36)], wood("#9a6a3f", "#6b4426", 3), 96, edge=0.004, parent=table)
    legs(table, 0.24, 0.24, 0.32, 0.022, teak, 0.14)
    lathe([(0, 0.006), (0.04, 0.006), (0.055, 0.008), (0.1, 0.05), (0.125, 0.085), (0.12, 0.088), (0.095, 0.055), (0.05, 0.016), (0, 0.012)], ceramic("#dcd3c2", scale=9), 96, curve=True, loc=(0.08, 0.04, 0.36), parent=table)
    rubber_plant((1.75, 1.15, 0), 1.55, 1.05)
    # The city: towers with lit windows, hills, haze by colour.
    random.seed(12)
    for k in range(46):
        x, y = -70 + 3.2 * k + 2 * random.random(), 40 + 70 * random.random()
        high, far = 4 + 16 * random.random() ** 2, 0
        share = min(1, (y - 40) / 70)
        tone = ("#8f8a86", "#a39a92", "#b9a99a", "#7c8488")[k % 4] if share < 0.5 else "#c9b3a0"
        box((2.6 + 2 * random.random(), 3, high * 2), 0.02, plain(tone, 0.9), 1, loc=(x, y, -12))
        for _ in range(7):
            box((0.28, 0.04, 0.4), 0, glow("#ffd590", 1.6), 1, loc=(x - 1 + 2 * random.random(), y - 1.53, -12 + high * (0.95 - 0.6 * random.random())))
    for y, base, tone in ((150, 4, "#a99a9c"), (190, 9, "#c2aba4")):
        surface(80, 2, lambda u, v, y=y, base=base: (-160 + 320 * u, y, -30 + v * (30 + base + 5 * math.sin(u * 9) + 3 * math.sin(u * 23))), plain(tone, 1))
    sun((-0.5, -0.62, -0.3), 3.2, "#ffb56a", 1.5)
    sky("#ffc998", 1.1, "#7d9cc9")
    soft_box((1.5, -4.5, 2.4), (0, 0.5, 0.6), 3.0, 130, "#fff0dc", tall=2)


@still("room-view", 1040, 712, exposure=0.35)
def view():
    flat_with_a_view()
    camera((0.5, -4.3, 1.4), (-0.1, 0.9, 1.12), 32, (-0.5, 0.5, 0.6), 0.006)


@still("room-sofa", 880, 1040, exposure=0.45)
def sofa():
    """The same room for a tall card whose lower third carries words."""
    flat_with_a_view()
    camera((-0.2, -4.0, 1.35), (-0.5, 0.6, 0.42), 42, (-0.5, 0.5, 0.6), 0.006)


@still("room-linen", 960, 760, exposure=0.4)
def bed_from_the_door():
    bedroom()
    camera((-2.0, -3.0, 1.5), (0.12, 0.5, 0.64), 56, (0.1, 0, 0.6), 0.02)


@still("room-living", 1200, 800, exposure=0.45)
def living_room():
    """A sofa under two frames, shelves, a lamp that is lit; the left side is calm for words."""
    boards("#b98d5e", "#8d653c")
    walls("#e4dcc9", "#d6cdb7", left=-3.4)
    wool, teak = fabric("#5b6236", "#474d29", 9, 0.55), wood("#8a5530", "#5a331a", 4)
    sofa_ = group((0.55, 0.85, 0))
    box((2.3, 0.88, 0.06), 0.015, teak, loc=(0, 0, 0.2), parent=sofa_)
    legs(sofa_, 1.0, 0.34, 0.18, 0.026, teak, 0.1)
    for i in range(3):
        x = (i - 1) * 0.73
        cushion((0.73, 0.8, 0.2), wool, 0.36, 0.3, 0.012, 30, i, loc=(x, -0.02, 0.33), parent=sofa_)
        cushion((0.72, 0.22, 0.48), wool, 0, 0.34, 0.014, 30, i + 9, loc=(x, 0.34, 0.59), rot=(rad(-12), 0, 0), parent=sofa_)
    for sx in (-1, 1):
        cushion((0.2, 0.88, 0.5), wool, 0, 0.3, 0.01, 24, 3, loc=(sx * 1.19, 0, 0.42), parent=sofa_)
    for x, tone, tilt in ((-0.86, "#d98e5f", 10), (-0.5, "#efe6d4", -6), (0.84, "#c8764a", -8)):
        cushion((0.46, 0.16, 0.43), fabric(tone, tone, 10), 0, 0.42, 0.012, 26, 4, loc=(x, 0.14, 0.63), rot=(rad(-20), rad(tilt), 0), parent=sofa_)
    throw = fabric("#efe6d4", "#dccdb2", 8, 0.7)
    surface(50, 24, lambda u, v: (1.0 + 0.34 * v + 0.01 * math.sin(u * 20), 0.85 - 0.46 + 0.72 * u - 0.05, 0.69 + 0.02 * math.sin(v * 9 + u * 5) - 0.9 * max(0, 0.12 - u) ** 1.1 * 2.2), throw, 0.012)
    frame(0.12, 1.66, (0.62, 0.82), [("disc", 0.04, 0.13, 0.16, 0, "#c8764a"), ("arch", -0.08, -0.12, 0.18, 0.4, "#5b6236"), ("arch", 0.12, -0.16, 0.11, 0.3, "#e2c48d"), ("bar", 0, -0.33, 0.4, 0.012, "#2a2622")])
    frame(0.92, 1.66, (0.62, 0.82), [("disc", 0, 0.08, 0.17, 0, "#e2c48d"), ("bar", 0, -0.14, 0.34, 0.02, "#5b6236"), ("bar", 0, -0.2, 0.24, 0.014, "#c8764a"), ("bar", 0, -0.26, 0.3, 0.014, "#2a2622")], back="#e9e2cc")
    rug((0.5, -0.15, 0), (1.75, 0.95), [(0, "#e6dcc6"), (0.3, "#e6dcc6"), (0.32, "#c8764a"), (0.35, "#c8764a"), (0.37, "#e6dcc6"), (0.44, "#5b6236"), (0.47, "#e6dcc6")])
    for x, y, r, high in ((0.35, -0.2, 0.42, 0.34), (0.92, -0.42, 0.27, 0.44)):
        table = group((x, y, 0))
        lathe([(0, high - 0.04), (r, high - 0.04), (r + 0.012, high - 0.02), (r, high), (0, high)], wood("#9a6a3f", "#6b4426", 3), 96, edge=0.004, parent=table)
        legs(table, r * 0.56, r * 0.56, high - 0.03, 0.02, teak, 0.12)
    for k, (w, d, tone) in enumerate(((0.28, 0.2, "#5b6236"), (0.25, 0.18, "#d98e5f"), (0.22, 0.16, "#efe6d2"))):
        box((w, d, 0.026), 0.003, paper(tone), 2, loc=(0.24, -0.22, 0.356 + 0.03 * k), rot=(0, 0, 0.25 - 0.2 * k))
    lathe([(0, 0), (0.04, 0), (0.075, 0.05), (0.08, 0.12), (0.04, 0.18), (0.03, 0.23), (0.04, 0.25), (0, 0.2)], ceramic("#c8764a", "#a8643a", 0.4, 8), 96, curve=True, loc=(0.55, -0.1, 0.34))
    random.seed(4)
    stalk = plain("#b79a62", 0.8)
    for k in range(11):
        turn, lean = k * 2.4, 0.03 + 0.11 * random.random()
        tip = (0.55 + lean * math.cos(turn), -0.1 + lean * math.sin(turn), 0.92 + 0.14 * random.random())
        tube([(0.55, -0.1, 0.5), ((0.55 + tip[0]) / 2, (-0.1 + tip[1]) / 2, 0.72), tip], 0.003, stalk)
        lathe([(0, -0.05), (0.012, -0.02), (0.014, 0.02), (0, 0.08)], plain("#d9bd84", 0.9), 12, curve=True, loc=tip, rot=(0.4 * math.sin(turn), 0.4 * math.cos(turn), 0))
    # Shelves with books on the right.
    shelf = group((2.35, 1.28, 0))
    for x in (-0.44, 0.44):
        box((0.03, 0.34, 2.1), 0.004, teak, loc=(x, 0, 1.05), parent=shelf)
    tones = ("#5b6236", "#c8764a", "#efe6d2", "#8a5530", "#d9b98a", "#2f3b33")
    for k in range(5):
        z = 0.16 + 0.46 * k
        box((0.88, 0.34, 0.03), 0.004, teak, loc=(0, 0, z), parent=shelf)
        x = -0.4
        while k < 4 and x < (0.3 if k % 2 else -0.02):
            wide, high = random.uniform(0.025, 0.05), random.uniform(0.22, 0.33)
            box((wide, 0.2, high), 0.003, paper(random.choice(tones)), 2, loc=(x + wide / 2, -0.03, z + 0.015 + high / 2), parent=shelf)
            x += wide + 0.003
    lathe([(0, 0), (0.07, 0), (0.12, 0.08), (0.1, 0.2), (0.05, 0.26), (0.06, 0.28), (0, 0.22)], ceramic("#efe6d6", "#9a8a74", 0.3, 8), 64, curve=True, loc=(2.55, 1.22, 0.175))
    lathe([(0, 0), (0.06, 0), (0.11, 0.07), (0.05, 0.16), (0, 0.16)], ceramic("#c8764a", "#a8643a", 0.4, 8), 64, curve=True, loc=(2.56, 1.22, 1.095))
    floor_lamp((-1.12, 1.05, 0))
    rubber_plant((-2.55, 1.0, 0), 1.75, 1.1)
    pane_sun((-0.2, 1.5, 1.2), (0.6, 1.0, -0.55), 9, (0.7, 0.8), 2, 3, 5.4, 0.05)
    sky("#dfe8f5", 0.32)
    soft_box((3.9, -3.4, 2.2), (0.4, 0.8, 0.9), 2.6, 130, "#e9f1ff", tall=2.2)
    soft_box((-1.2, -3.8, 2.6), (0, 0.6, 0.8), 3, 60, "#fff0dc")
    camera((-0.1, -4.6, 1.3), (-0.12, 0.9, 1.06), 34, (0.3, 0.4, 0.6), 0.008)
