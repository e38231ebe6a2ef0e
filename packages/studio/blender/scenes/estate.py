"""Homes for sale: the garden under the towers at dusk, and a balcony above the city. Metres."""
import math
import random

from kit.drawn import leaf_mesh, surface, tube
from kit.light import bulb, camera, sky, soft_box, sun
from kit.materials import glow, metal, pane, plain
from kit.nodes import Material
from kit.solids import box, cushion, group, lathe, put, rad
from kit.stage import still
from kit.surfaces import fabric, leaf, plaster, stone, wood
from props.furniture import legs, rubber_plant


def glazing():
    return Material("glazing", "#39505a", Roughness=0.06, Metallic=0.55, Clearcoat=1.0).data


def tree(loc, r, green, blade, bark):
    x, y, z = loc
    tube([(x, y, z), (x + 0.1, y, z + r * 0.9), (x, y + 0.1, z + r * 1.6)], r * 0.09, bark)
    for k in range(1500):
        turn, up = k * 2.4, -1 + 2 * (k + 0.5) / 1500
        far = r * (0.72 + 0.32 * random.random()) * math.sqrt(max(0, 1 - up * up))
        made = put(blade, green, (x + far * math.cos(turn), y + far * math.sin(turn), z + r * 2.0 + r * 0.82 * up))
        made.rotation_euler = (random.random(), random.random() * 2 - 0.6, turn)


def tower(loc, floors, bays, wide, wall, slab, glass, rail, seed):
    """Each floor a slab, windows between fins, and a balcony in front of every other bay."""
    random.seed(seed)
    place, high, deep = group(loc), 3.1, 11.0
    warm, cool = glow("#ffb866", 0.75), glow("#ffd9a0", 0.45)
    box((wide, deep, floors * high), 0.06, wall, 2, loc=(0, deep / 2, floors * high / 2), parent=place)
    pitch = wide / bays
    for f in range(floors):
        z = f * high
        box((wide + 0.5, 0.6, 0.22), 0.03, slab, 2, loc=(0, -0.1, z + high - 0.1), parent=place)
        for b in range(bays):
            x = -wide / 2 + pitch * (b + 0.5)
            lit = random.random()
            front = warm if lit < 0.17 else cool if lit < 0.26 else glass
            box((pitch * 0.6, 0.08, high * 0.62), 0.01, front, 1, loc=(x, -0.02, z + high * 0.47), parent=place)
            box((0.07, 0.12, high * 0.72), 0.01, rail, 1, loc=(x, -0.06, z + high * 0.47), parent=place)
            if (b + f // 7) % 2 == 0:
                box((pitch * 0.96, 1.7, 0.16), 0.03, slab, 2, loc=(x, -0.9, z + 0.08), parent=place)
                box((pitch * 0.96, 0.04, 0.95), 0.004, glass, 1, loc=(x, -1.7, z + 0.62), parent=place)
                box((pitch * 0.98, 0.07, 0.06), 0.01, rail, 1, loc=(x, -1.7, z + 1.12), parent=place)
    box((wide + 0.7, deep + 0.7, 0.5), 0.06, slab, 2, loc=(0, deep / 2, floors * high + 0.25), parent=place)
    box((wide * 0.4, deep * 0.5, 2.6), 0.06, wall, 2, loc=(0, deep / 2, floors * high + 1.6), parent=place)


@still("estate-garden", 960, 720, exposure=0.5)
def garden():
    """The way in under trees at dusk; of the towers only the lower floors."""
    wall, slab, rail = plaster("#e8ddc9", 0.4), plaster("#f4eee2", 0.4), plain("#3a3430", 0.4)
    clay, glass = plaster("#9c7f6a", 0.4), glazing()
    tower((-15, 30, 0), 17, 6, 20, wall, slab, glass, rail, 3)
    tower((11, 24, 0), 21, 6, 20, clay, slab, glass, rail, 8)
    tower((38, 40, 0), 15, 7, 24, wall, slab, glass, rail, 5)
    box((160, 120, 0.4), 0, Material("lawn", "#47613a", Roughness=1).data, 1, loc=(0, 30, -0.2))
    # The way in, with lamps at its sides, a pool beside it.
    paving = stone("#cbb99c", "#b09b7c", scale=0.6, rough=0.8, bump=0.15)
    surface(60, 2, lambda u, v: (-3 + 5 * math.sin(u * 2.4) + (v - 0.5) * 4.2, -16 + 42 * u, 0.03), paving, 0.02)
    box((13, 7.5, 0.3), 0.2, paving, loc=(12.5, 6, 0.02))
    box((11, 5.5, 0.1), 0.1, Material("water", "#3f8f96", Roughness=0.03, Metallic=0.2, Clearcoat=1.0).data, 2, loc=(12.5, 6, 0.16))
    for k in range(7):
        u = k / 6
        for side in (-1, 1):
            x, y = -3 + 5 * math.sin(u * 2.4) + side * 2.8, -14 + 38 * u
            tube([(x, y, 0), (x, y, 0.9)], 0.06, rail, curve=False)
            lathe([(0, 0), (0.1, 0), (0.1, 0.2), (0, 0.2)], glow("#ffb866", 2), 24, loc=(x, y, 0.9))
    bark, green = plain("#4b3826", 0.9), leaf("#35572c", "#6f8f47")
    blade = leaf_mesh(0.5, 0.27, 0.3, 0.3, 0.02, 0.7, 5)
    random.seed(21)
    for x, y, r in ((-14, 4, 3.4), (-22, 12, 4.2), (-9, 17, 2.9), (4, 14, 2.4), (22, 15, 3.6), (30, 8, 4.0), (-27, -1, 3.8), (17, -5, 2.2), (3.5, 21, 2.6)):
        tree((x, y, 0), r, green, blade, bark)
    hedge = leaf_mesh(0.42, 0.24, 0.3, 0.3, 0.02, 0.7, 5)
    for k in range(1500):
        side, u = (-1, 1)[k % 2], random.random()
        made = put(hedge, green, (-3 + 5 * math.sin(u * 2.4) + side * (3.4 + 0.6 * random.random()), -15 + 40 * u, 0.15 + 0.6 * random.random()))
        made.rotation_euler = (random.random(), random.random() * 2 - 0.6, k * 2.4)
    sun((0.5, 0.8, -0.3), 2.6, "#ffb478", 1.2)
    sky("#ffc9a0", 0.85, "#56739f")
    camera((-3.6, -15.2, 1.7), (1.6, 8, 4.2), 30, (0, 2, 2), 0.004)


@still("estate-balcony", 1000, 716, exposure=0.35)
def balcony():
    """Two chairs and a table above the evening city."""
    teak, rail = wood("#9a6a3f", "#6b4426", 2.4), metal("#4a4540", 0.35)
    for i in range(-14, 15):
        box((0.148, 3.4, 0.03), 0.006, teak, 2, loc=(i * 0.154, 0.1, -0.015))
    box((0.24, 3.6, 3.2), 0.02, plaster("#efe4d2", 2), 2, loc=(-2.15, 0, 1.5))
    box((5, 3.6, 0.2), 0.02, plaster("#f3ece0", 2), 2, loc=(0, 0, 2.85))
    box((5, 0.012, 0.98), 0.002, pane(), 1, loc=(0, 1.7, 0.52))
    box((5, 0.06, 0.05), 0.012, teak, 2, loc=(0, 1.7, 1.05))
    for x in (-1.6, 0.0, 1.6):
        box((0.04, 0.04, 1.0), 0.006, rail, 2, loc=(x, 1.72, 0.5))
    cloth = fabric("#c96f4a", "#a95735", 9, 0.5)
    for x, turn in ((-0.95, -28), (0.75, 24)):
        place = group((x, 0.5, 0), (0, 0, rad(turn)))
        legs(place, 0.27, 0.26, 0.34, 0.022, teak, 0.1)
        box((0.62, 0.6, 0.04), 0.012, teak, loc=(0, 0, 0.34), parent=place)
        cushion((0.58, 0.58, 0.13), cloth, 0.34, 0.3, 0.008, 26, 3, loc=(0, -0.01, 0.43), parent=place)
        cushion((0.58, 0.16, 0.5), cloth, 0, 0.34, 0.01, 26, 7, loc=(0, 0.25, 0.7), rot=(rad(-14), 0, 0), parent=place)
        for sx in (-1, 1):
            tube([(sx * 0.31, -0.26, 0.34), (sx * 0.31, -0.24, 0.56), (sx * 0.31, 0.2, 0.58), (sx * 0.3, 0.34, 0.9)], 0.018, teak, parent=place)
    table = group((-0.1, 0.35, 0))
    lathe([(0, 0.42), (0.26, 0.42), (0.27, 0.43), (0.26, 0.45), (0, 0.45)], teak, 96, edge=0.004, parent=table)
    legs(table, 0.14, 0.14, 0.42, 0.016, teak, 0.14)
    for x, y in ((-0.09, 0.02), (0.1, -0.05)):
        lathe([(0, 0), (0.03, 0), (0.038, 0.02), (0.042, 0.085), (0.038, 0.086), (0.036, 0.03), (0, 0.012)], plain("#f1e9db", 0.3, Clearcoat=0.5), 64, curve=True, loc=(x, y, 0.45), parent=table)
        lathe([(0, 0.07), (0.037, 0.07)], plain("#8a5128", 0.2), 48, loc=(x, y, 0.45), parent=table)
    rubber_plant((1.65, 1.1, 0), 1.35, 0.95)
    rubber_plant((-1.75, 1.2, 0), 1.1, 0.8)
    random.seed(12)
    for k in range(60):
        x, y = -90 + 3.2 * k + 2 * random.random(), 45 + 80 * random.random()
        high = 5 + 15 * random.random() ** 2
        tone = ("#4a4a58", "#565462", "#635c68", "#3f4656")[k % 4] if y < 85 else "#7a6a78"
        box((3 + 2 * random.random(), 3, high * 2), 0.02, plain(tone, 0.9), 1, loc=(x, y, -16))
        for _ in range(16):
            box((0.3, 0.05, 0.4), 0, glow(random.choice(("#ffb560", "#ffcf90", "#ffa648", "#ffe0b8")), 4), 1, loc=(x - 1.2 + 2.4 * random.random(), y - 1.54, -16 + high * (0.97 - 0.8 * random.random())))
    box((900, 500, 0.5), 0, plain("#4a4358", 1), 1, loc=(0, 258, -15))
    for y, base, tone in ((150, 2, "#5d5670"), (200, 8, "#7c6a80")):
        surface(80, 2, lambda u, v, y=y, base=base: (-180 + 360 * u, y, -34 + v * (30 + base + 5 * math.sin(u * 9) + 3 * math.sin(u * 23))), plain(tone, 1))
    sky("#f09a70", 0.62, "#2f447f")
    bulb((0.6, -0.6, 2.5), 60, radius=0.08)
    soft_box((1.6, -3.2, 2.4), (0, 0.5, 0.6), 1.8, 110, "#ffd6a4", tall=2)
    soft_box((-2.0, 3.0, 2.4), (0, 0.4, 0.6), 1.6, 60, "#8fa6e8", tall=1.6, shine=False)
    camera((-0.1, -3.3, 1.42), (-0.14, 1.2, 0.9), 32, (0, 0.5, 0.6), 0.04)
