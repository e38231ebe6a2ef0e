"""Indian food on brass, clay and steel. Centimetres."""
import math
import random

import bpy
from kit.drawn import field, grain, inside, leaf_mesh, scatter, spin, surface, tube
from kit.light import camera, sky, soft_box, window_light
from kit.materials import brass, brushed, glass, glow, metal, plain
from kit.nodes import Material
from kit.solids import TURN, box, cushion, group, lathe, outline, put, rad
from kit.stage import still
from kit.surfaces import clay, fabric, leaf, paper, plaster, sauce, stone, wood
from mathutils import Vector, noise

BOWL = [(0, 0), (2.6, 0), (2.7, 0.08), (2.8, 0.3), (3.6, 1.0), (4.15, 2.0), (4.25, 3.1), (4.42, 3.45), (4.34, 3.55), (4.18, 3.45), (4.05, 3.1), (3.95, 2.1), (3.4, 1.15), (2.6, 0.55), (0, 0.45)]
RADIUS, TOP = 3.98, 2.55


def mesh_of(made):
    """The mesh alone: for scattering."""
    mesh = made.data
    bpy.data.objects.remove(made)
    return mesh


def liquid(bump, dome, scale, seed):
    """A surface that creeps up at the wall of the bowl, lumpy below."""
    return lambda x, y: (
        TOP + bump * noise.fractal(Vector((x * scale, y * scale, seed)), 1, 2.1, 4)
        + 0.18 * (math.hypot(x, y) / RADIUS) ** 14 + dome * (1 - (x * x + y * y) / RADIUS**2)
    )


class Kitchen:
    """Meshes and materials that the dishes share."""

    def __init__(self):
        self.herb = leaf("#2f7a2a", "#62a83a", "#7fb85a")
        lobes = [(0.55 * (0.55 + 0.38 * abs(math.cos(1.5 * a)) ** 0.6 + 0.1 * math.cos(12 * a)) * math.cos(a), 0.55 * (0.55 + 0.38 * abs(math.cos(1.5 * a)) ** 0.6 + 0.1 * math.cos(12 * a)) * math.sin(a)) for a in [TURN * i / 72 for i in range(72)]]
        self.coriander = mesh_of(outline(lobes, 0, self.herb))
        self.mint = leaf_mesh(1.7, 1.0, 0.2, 0.3, 0.03)
        self.cumin, self.mustard = grain(0.42, 0.11, 0.1), grain(0.17, 0.17)
        self.seed, self.chilli = plain("#3d2410"), sauce("#8e1408", "#4f0804", 0.2, 0.05, 2)

    def herbs(self, bowl, count, high, r=2.4):
        for _ in range(count):
            x, y = inside(r)
            tilt = (0.5 * random.random() - 0.25, 0.5 * random.random() - 0.25, random.random() * TURN)
            put(self.coriander, None, (x, y, high + 0.08 + 0.1 * random.random()), tilt, 0.6 + 0.6 * random.random(), parent=bowl)


def dal(kitchen, bowl):
    field(RADIUS, liquid(0.1, 0.12, 0.9, 1), sauce("#e3a21f", "#c47a10", 0.14, 0.2, 1.2, 0.3), 60, parent=bowl)
    scatter(grain(0.46, 0.4), 90, lambda i: ((*inside(3.7), TOP + 0.06), spin(), 0.5 + 0.5 * random.random()), sauce("#e8ae36", "#cf8a1a", 0.2, 0.2), bowl)
    ghee = sauce("#e88a10", "#c65f05", 0.03, 0, 1, 0.02)
    for _ in range(18):
        lathe([(0, 0.07), (0.5, 0.06), (0.8, 0.03), (1, 0)], ghee, 32, curve=True, loc=(*inside(3.2), TOP + 0.13), scale=(0.2 + 0.5 * random.random(), 0.2 + 0.4 * random.random(), 0.7), parent=bowl)
    scatter(kitchen.cumin, 46, lambda i: ((*inside(2.3), TOP + 0.22), (0, 0, random.random() * TURN), 1), kitchen.seed, bowl)
    for x, y, a in ((-0.6, 0.3, 0.5), (0.7, -0.5, 2.2)):
        tube([(x - 1.3 * math.cos(a), y - 1.3 * math.sin(a), TOP + 0.25), (x - 0.4, y + 0.25, TOP + 0.38), (x + 1.2 * math.cos(a), y + 1.2 * math.sin(a), TOP + 0.26)], 0.22, kitchen.chilli, parent=bowl)
    kitchen.herbs(bowl, 8, TOP + 0.2)


def paneer(kitchen, bowl):
    field(RADIUS, liquid(0.16, 0.18, 0.8, 5), sauce("#c2410f", "#8e2408", 0.15, 0.18, 1.1, 0.5), 60, parent=bowl)
    cheese = sauce("#f2dfb8", "#e2b778", 0.4, 0.25, 0.7, 0.12)
    for _ in range(9):
        box((1.25, 1.1, 0.95), 0.16, cheese, loc=(*inside(2.7), TOP + 0.1 + 0.1 * random.random()), rot=(0.3 * random.random(), 0.3 * random.random(), random.random() * TURN), parent=bowl)
    cream = [(1.9 * (1 - i / 26) * math.cos(i * 0.55), 1.9 * (1 - i / 26) * math.sin(i * 0.55), TOP + 0.33 + 0.04 * math.sin(i)) for i in range(22)]
    tube(cream, 0.1, sauce("#fbf3e2", "#f3e2c4", 0.2, 0.3), parent=bowl)
    kitchen.herbs(bowl, 8, TOP + 0.42, 2.2)


def chana(kitchen, bowl):
    field(RADIUS, liquid(0.12, 0.1, 0.9, 9), sauce("#7d3d14", "#4d200a", 0.14, 0.1, 1.3, 0.5), 60, parent=bowl)
    pea = mesh_of(cushion((1.0, 0.95, 0.92), sauce("#c98d47", "#a2642a", 0.22, 0.2, 1.4, 0.12), 0, 1, 0.05, 8))
    scatter(pea, 58, lambda i: ((*inside(3.35), TOP + 0.05 + 0.45 * random.random()), spin(), 0.85 + 0.3 * random.random()), None, bowl)
    kitchen.herbs(bowl, 7, TOP + 0.6)


def raita(kitchen, bowl):
    field(RADIUS, liquid(0.05, 0.12, 0.7, 13), sauce("#f6f1e4", "#ebe4d2", 0.25, 0.3, 0.6, 0.12), 60, parent=bowl)
    for _ in range(46):
        box((0.34, 0.3, 0.22), 0.06, plain("#a9c97e", 0.25), 2, loc=(*inside(3.3), TOP + 0.1), rot=spin(), parent=bowl)
    scatter(kitchen.mustard, 110, lambda i: ((*inside(1.7), TOP + 0.17), (0, 0, 0), 0.25 + 0.3 * random.random()), plain("#7a4a20", 0.8), bowl)
    kitchen.herbs(bowl, 4, TOP + 0.18, 2.0)


def greens(kitchen, bowl):
    field(RADIUS, liquid(0.2, 0.25, 0.9, 21), sauce("#40601c", "#25400f", 0.2, 0.1, 1.2, 0.6), 60, parent=bowl)
    scatter(grain(1.0, 0.7), 16, lambda i: ((*inside(3.0), TOP + 0.2), spin(), 0.9), sauce("#e5bd62", "#c28f33", 0.35, 0.2, 1, 0.2), bowl)
    for i in range(5):
        box((0.14, 2.0, 0.14), 0.05, plain("#e9d79a"), loc=(-0.8 + 0.4 * i, 0.3 - 0.2 * i, TOP + 0.55), rot=(0, 0.1, 0.7 + 0.8 * i), parent=bowl)


def rice(at, heap=2.7, radius=4.8, count=3600):
    def hill(x, y):
        share = 1 - (x * x + y * y) / radius**2
        return heap * share**0.8 if share > 0 else 0

    white = Material("rice", "#f6f0e2", Roughness=0.4, Subsurface=0.35, Subsurface_Radius=(0.3, 0.25, 0.2)).data
    field(radius + 0.1, lambda x, y: 0.3 + hill(x, y), white, 40, loc=at)

    def place(lift=0.0):
        x, y = inside(radius + 0.3)
        return (at[0] + x, at[1] + y, at[2] + 0.5 + lift + hill(x, y) + 0.12 * random.random()), (0.9 * (random.random() - 0.5), 0.9 * (random.random() - 0.5), random.random() * TURN), 0.85 + 0.35 * random.random()

    scatter(grain(0.92, 0.21, 0.12, 8), count, lambda i: place(), white)
    scatter(grain(0.95, 0.215, 0.12, 8), count // 24, lambda i: place(0.07), plain("#f2a81c", 0.4))


def rotis(at, turn, count=3, radius=8.4):
    made = Material("roti", "#d8ae72", Roughness=0.75, Subsurface=0.1)
    made.feed(made.ramp(made.noise(0.75, 5, 0.6), [(0.34, "#5f371a"), (0.44, "#bd8646"), (0.6, "#e0bd86")]), "Base Color")
    made.bump(made.noise(1.1, 6), 0.5, 0.3)
    for k in range(count):
        def fan(u, v, k=k):
            r, a = radius * (0.02 + 0.98 * v), rad(86 * u)
            return (r * math.cos(a), r * math.sin(a), 0.25 * noise.noise(Vector((r * 0.4, u * 6, k * 3))) + 0.35 * v * v * abs(math.sin(u * 6 + k)))

        surface(30, 26, fan, made.data, 0.22, loc=(at[0], at[1], at[2] + 0.42 * k), rot=(0, 0, rad(turn + 9 * k)))


def onion_and_lemon(at):
    flesh, rim = plain("#f3e6ea", 0.2), plain("#a2386a", 0.25)
    for k, (x, y, r) in enumerate(((5.2, -8.6, 1.6), (6.9, -7.4, 1.3), (4.6, -10.2, 1.2))):
        for j in range(2):
            q = r - 0.42 * j
            for material, a, b in ((flesh, q - 0.2, q - 0.03), (rim, q - 0.03, q)):
                lathe([(a, 0), (b, 0), (b, 0.32), (a, 0.32), (a, 0)], material, 64, loc=(at[0] + x, at[1] + y, at[2] + 0.1 + 0.25 * k), rot=(0.12 * k, 0.1, 0))
    for x, y, a in ((1.6, -10.6, 0.4), (-1.4, -11.2, -0.7)):
        half = group((at[0] + x, at[1] + y, at[2] + 1.4), (rad(52), 0, a))
        lathe([(0, -1.9), (0.9, -1.7), (1.6, -1.0), (1.85, 0), (1.75, 0.02)], plain("#e9c21a", 0.35), 64, curve=True, parent=half)
        lathe([(1.78, 0), (1.55, 0.02)], plain("#f7efcf"), 64, parent=half)
        lathe([(1.56, 0.02), (0, 0.02)], sauce("#f2dd62", "#e0c23a", 0.15, 0.4, 2, 0.4), 64, parent=half)
        for k in range(9):
            box((1.5, 0.05, 0.03), 0.01, plain("#f9f3d8"), 1, parent=half, loc=(0.8 * math.cos(TURN * k / 9), 0.8 * math.sin(TURN * k / 9), 0.03), rot=(0, 0, TURN * k / 9))


def thali(dishes, plate, katori):
    lathe([(0, 0.5), (14.2, 0.5), (14.9, 0.8), (15.3, 1.5), (15.55, 2.2), (15.8, 2.35), (16.0, 2.25), (15.95, 2.05), (15.7, 1.5), (15.2, 0.5), (14.4, 0.05), (0, 0.05)], plate, 160, edge=0.05)
    bowl_mesh, kitchen = mesh_of(lathe(BOWL, katori, 112, curve=True)), Kitchen()
    angles = (176, 124, 72, 20, -30)[: len(dishes)]
    for k, (degrees, dish) in enumerate(zip(angles, dishes)):
        at = (9.75 * math.cos(rad(degrees)), 9.75 * math.sin(rad(degrees)), 0.55)
        dish(kitchen, put(bowl_mesh, None, at, (0, 0, k), 0.94))
    return kitchen


def boards(color, dark):
    for i in range(-5, 6):
        box((140, 13.6, 3), 0.25, wood(color, dark, scale=0.16), loc=(i * 3.1, i * 13.8 + 4, -1.52))


@still("food-thali", 1200, 900, exposure=0.25)
def brass_thali():
    boards("#4a3021", "#2b1a12")
    kitchen = thali((dal, paneer, chana, raita, greens), brass("#d0a65c", 0.3, scale=0.25), brass("#d6ad63", 0.24, 0.3, 1.1))
    rice((0.9, -1.2, 0))
    for k in range(5):
        put(kitchen.mint, kitchen.herb if k == 0 else None, (0.9, -1.2, 3.5), (0, -0.25, TURN * k / 5 + 0.3), 0.9 if k % 2 else 0.7)
    rotis((-7.2, -3.4, 0.85), -118)
    onion_and_lemon((0, 0, 0.55))
    lathe([(0, 0), (2.5, 0), (2.6, 0.15), (2.7, 1.0), (3.1, 5.0), (3.5, 8.2), (3.62, 8.3), (3.5, 8.35), (3.38, 8.1), (2.9, 4.5), (2.5, 0.6), (0, 0.5)], brass("#d6ad63", 0.24, 0.3, 1.1), 112, curve=True, loc=(17.5, 11.5, 0))
    lathe([(0, 7.2), (3.25, 7.2)], sauce("#f5ecd8", "#eadfc6", 0.2, 0.2, 0.5, 0.05), 64, loc=(17.5, 11.5, 0))
    pod = grain(1.7, 0.75, 0.1, 16)
    scatter(pod, 7, lambda i: ((-18.5 + random.gauss(0, 1.3), -11.5 + random.gauss(0, 1.1), 0.34), (random.random(), 0, random.random() * 6), 1), plain("#9aa667", 0.6))
    window_light(14, (0, 0, 0), 1.0)
    camera((2.5, -38, 47), (0.8, -0.3, 0.6), 56, (0, -3, 2), 0.7)


@still("food-tiffin", 880, 864, exposure=0.2)
def tiffin():
    """A steel carrier, one box of it open, beside a folded napkin."""
    boards("#b07c4c", "#80552f")
    steel, inner = brushed("#d2d3d4", 0.22, "ring"), metal("#dcdcdc", 0.2)
    carrier = group((-5.5, 6, 0), (0, 0, rad(-18)))
    body = [(0, 0), (6.0, 0), (6.5, 0.4), (6.6, 1), (6.6, 5.6), (6.9, 5.75), (6.9, 6.1), (6.5, 6.15), (0, 6.15)]
    for k in range(3):
        lathe(body, steel, 128, edge=0.05, parent=carrier, loc=(0, 0, 6.2 * k))
    lathe([(6.9, 0), (6.8, 0.6), (5.8, 1.5), (2.4, 2.1), (0, 2.2)], steel, 128, edge=0.05, parent=carrier, loc=(0, 0, 18.6))
    for side in (-1, 1):
        box((0.5, 2.0, 21), 0.15, inner, loc=(side * 7.15, 0, 10.2), parent=carrier)
        box((0.9, 2.6, 3), 0.3, inner, loc=(side * 7.3, 0, 19.8), parent=carrier)
    tube([(-7.2, 0, 20.5), (-7.0, 0, 23.5), (-4.4, 0, 25.6), (0, 0, 26.2), (4.4, 0, 25.6), (7.0, 0, 23.5), (7.2, 0, 20.5)], 0.42, inner, parent=carrier)
    kitchen = Kitchen()
    for x, y, dish in ((9.2, -1.8, dal), (-2.4, -9.5, paneer)):
        open_box = group((x, y, 0))
        lathe([(0, 0), (6.0, 0), (6.5, 0.4), (6.6, 1), (6.6, 5.0), (6.9, 5.15), (6.9, 5.4), (6.5, 5.4), (6.35, 5.0), (6.3, 1.0), (0, 0.6)], steel, 128, edge=0.04, parent=open_box)
        scaled = group((0, 0, 0), scale=6.28 / RADIUS, parent=open_box)
        scaled.scale[2] = 1.3
        scaled.location.z = 0.4
        dish(kitchen, scaled)
    rotis((16, 9, 0.3), 190, 3, 8.5)
    cloth = fabric("#d3541b", "#b33f10", 0.6)
    for k in range(3):
        cushion((17, 12, 0.8), cloth, 0.1, 0.2, 0.12, 26, k, loc=(16.5, 9, 0.3 + 0.0 * k), rot=(0, 0, rad(-12)), scale=(1, 1, 0.7)) if k == 0 else None
    pod = grain(1.7, 0.75, 0.1, 16)
    scatter(kitchen.coriander, 7, lambda i: ((5 + random.gauss(0, 2), -12.5 + random.gauss(0, 1), 0.1), (0.2, 0.1, random.random() * 6), 1.5))
    box((260, 2, 140), 0.3, plaster("#e3bd84", 0.12, 0.2), loc=(0, 46, 60))
    window_light(15, (0, 0, 6), 0.95)
    camera((6, -50, 39), (1.8, 0.2, 9.4), 46, (0, -4, 6), 0.7)


def glass_of_water(loc):
    place = group(loc)
    lathe([(0, 0), (2.9, 0), (3.1, 0.3), (3.6, 10.4), (3.45, 10.4), (2.95, 1.0), (0, 0.9)], glass(), 96, parent=place)
    lathe([(0, 0.95), (2.93, 0.95), (3.3, 7.6), (0, 7.6)], glass("#f7fbff", 0, 1.33), 64, parent=place)


@still("food-table", 1040, 744, exposure=1.3)
def table_at_night():
    """A laid table under low lamps, seen along it."""
    board = wood("#4b2e1d", "#2a180e", scale=0.1)
    for i in range(-2, 3):
        box((23.6, 420, 4), 0.3, board, loc=(i * 24, 150, -2), rot=(0, 0, 0))
    kitchen, copper, katori = Kitchen(), brass("#c98a4a", 0.28, scale=0.25), brass("#d0a05a", 0.24, 0.3, 1.1)
    bowl_mesh = mesh_of(lathe(BOWL, katori, 96, curve=True))
    for k, (x, y) in enumerate(((-25, 0), (25, 6), (-25, 62), (25, 66), (-25, 122), (25, 126), (-25, 190), (25, 190))):
        place = group((x, y, 0))
        lathe([(0, 0.3), (12.4, 0.3), (13.3, 0.9), (13.9, 1.6), (14.1, 1.6), (13.6, 0.5), (12.4, 0), (0, 0)], copper, 128, edge=0.04, parent=place)
        if k < 4:
            dishes = (dal, paneer, raita) if k % 2 == 0 else (chana, greens, paneer)
            for j, dish in enumerate(dishes):
                turn = rad(65 + 62 * j)
                dish(kitchen, put(bowl_mesh, None, (7.6 * math.cos(turn), 7.6 * math.sin(turn), 0.3), parent=place, scale=0.88))
        glass_of_water((x + (19 if x < 0 else -17), y + 12, 0))
        cushion((9, 17, 1.2), fabric("#c8553d", "#9e3d2a", 0.8), 0.1, 0.25, 0.1, 20, k, loc=(x - (18 if x < 0 else -19), y, 0.5))
    rice((-25.5, -3.4, 0.1), 2.0, 3.9, 1800)
    rotis((19.5, 0.2, 0.9), 205, 3, 8.2)
    for y in (30, 95, 165):
        bowl = group((0, y, 0))
        lathe([(0, 0), (3, 0), (3.4, 0.6), (3.6, 8), (3.2, 8.4), (3.0, 7.6), (0, 7.4)], clay("#8d4a2c", "#5f2e1a"), 64, parent=bowl)
        lathe([(0, 0), (0.35, 0.35), (0.45, 0.9), (0.28, 1.9), (0, 3.0)], glow("#ffb45c", 14), 32, curve=True, parent=bowl, loc=(0, 0, 7.8))
        soft_box((0, y, 13), (0, y - 4, 0), 3, 700, "#ffa14f")
    enamel = plain("#171412", 0.35)
    for y in (20, 100, 185):
        lamp = group((0, y, 62))
        lathe([(13, 0), (12, 3.5), (7, 9), (2, 11), (0, 11.4)], enamel, 96, curve=True, parent=lamp)
        lathe([(12.8, 0.1), (11.8, 3.3), (6.8, 8.7), (0, 11)], brass("#d9a552", 0.3), 96, curve=True, parent=lamp)
        lathe([(0, 1), (2.6, 2), (3.4, 4.4), (2, 7), (0, 8)], glow("#ffc684", 20), 48, curve=True, parent=lamp)
        tube([(0, 0, 11), (0, 0, 120)], 0.3, enamel, curve=False, parent=lamp)
        soft_box((0, y, 61), (0, y, 0), 20, 60000, "#ffbe78")
    box((600, 4, 320), 0.5, plaster("#5d3a2a", 0.05, 0.2), loc=(0, 330, 120))
    soft_box((0, 300, 150), (0, 330, 60), 200, 120000, "#e0733a")
    soft_box((-160, -60, 120), (0, 20, 0), 100, 110000, "#ffd9ae")
    sky("#6b4a38", 0.18)
    camera((3, -84, 58), (-0.5, 40, 20), 36, (-4, 6, 4), 1.6)


@still("food-masala", 880, 1056, exposure=0.2)
def masala_box():
    """The round box of spices, from above, on a stone counter."""
    box((120, 120, 4), 0.4, stone("#4a4642", "#2c2926", "#6d665e", 0.12, 0.4, 0.05), loc=(0, 0, -2))
    steel, katori = brushed("#cfcfcd", 0.24, "ring"), brass("#d0a05a", 0.24, 0.2, 1.1)
    lathe([(0, 0.3), (14.4, 0.3), (14.6, 0.6), (14.6, 5.2), (15.0, 5.4), (15.0, 5.7), (14.8, 5.8), (14.4, 5.6), (14.3, 0.9), (0, 0.8)], steel, 160, edge=0.04)
    spices = (("#d98d12", "#b96c06"), ("#a3200d", "#74130a"), ("#7d5a2c", "#5a3d1a"), ("#c2a15a", "#9a7b3c"), ("#3f2a1a", "#24170e"), ("#b8622a", "#8d4416"), ("#7c7a3a", "#56561f"))

    for k, (color, deep) in enumerate(spices):
        turn = TURN * k / 6
        at = (0, 0, 0.9) if k == 6 else (9.4 * math.cos(turn), 9.4 * math.sin(turn), 0.9)
        bowl = group(at)
        lathe([(0, 0), (3.9, 0), (4.2, 0.3), (4.4, 4.2), (4.25, 4.3), (4.1, 4.1), (4.0, 0.6), (0, 0.5)], katori, 96, edge=0.04, parent=bowl)
        if k in (2, 4):
            field(4.0, lambda x, y: 3.1 + 0.2 * noise.noise(Vector((x, y, 1))), plain(deep), 30, parent=bowl)
            size = (0.5, 0.13) if k == 2 else (0.24, 0.24)
            scatter(grain(*size), 900, lambda i: ((*inside(3.9), 3.15 + 0.4 * random.random()), spin(), 0.8 + 0.4 * random.random()), sauce(color, deep, 0.5, 0, 5, 0), bowl)
        else:
            field(4.05, lambda x, y, k=k: 3.3 + 0.5 * max(0, 1 - math.hypot(x - 0.6, y) / 3.8) + 0.16 * noise.fractal(Vector((x * 1.4, y * 1.4, k)), 1, 2, 5) - 0.9 * max(0, 1 - math.hypot(x + 1.2, y + 0.8) / 1.7), paper(color, deep, 0.4), 70, parent=bowl)
    spoon = group((-3.2, -6.5, 5.2), (rad(8), rad(-6), rad(38)))
    lathe([(0, -0.5), (0.8, -0.4), (1.2, 0), (1.1, 0.05), (0.7, -0.3), (0, -0.38)], katori, 48, curve=True, parent=spoon, loc=(-2.6, 0, 0))
    tube([(-1.6, 0, 0.0), (2, 0, 0.5), (7, 0, 0.9)], 0.18, katori, parent=spoon)
    star = clay("#6b3c1e", "#4a2712", 2)
    for x, y in ((-15, 14.6), (-11.8, 17.6)):
        for k in range(8):
            made = lathe([(0, -0.9), (0.3, -0.3), (0.28, 0.4), (0, 1.0)], star, 16, curve=True, loc=(x + 0.9 * math.cos(TURN * k / 8), y + 0.9 * math.sin(TURN * k / 8), 0.35), rot=(rad(90), 0, TURN * k / 8 - math.pi / 2))
    for x, y, turn in ((13, 16, 20), (15.5, 14.2, 60), (11.5, -17.5, -30), (15.8, -14.5, 35)):
        bark = group((x, y, 0.6), (0, 0, rad(turn)))
        surface(30, 4, lambda u, v: (7 * (v - 0.5), (0.62 - 0.3 * u) * math.cos(u * 9), (0.62 - 0.3 * u) * math.sin(u * 9)), clay("#9a5b30", "#6d3b1b", 1.5), 0.1, parent=bark)
    dry = sauce("#9c1f10", "#5e0f08", 0.25, 0.05, 2, 0.5)
    for x, y, turn in ((-14, -15, 20), (-16.8, -12.4, 70), (-12, -18.3, -10)):
        chilli = group((x, y, 0.6), (0, 0, rad(turn)))
        for i in range(1):
            surface(24, 12, lambda u, v: (6 * (u - 0.5), 0.62 * math.sin(math.pi * min(1, u * 1.6 + 0.08) / 1) ** 0.5 * (1 - u) ** 0.5 * math.cos(v * TURN) + 0.7 * math.sin(u * 2.6), 0.5 * (1 - u) ** 0.5 * math.sin(v * TURN)) if u < 0.55 else (6 * (u - 0.5), 0.62 * (1 - u) ** 0.5 * math.cos(v * TURN) + 0.7 * math.sin(u * 2.6), 0.5 * (1 - u) ** 0.5 * math.sin(v * TURN)), dry, parent=chilli)
        tube([(-3, 0.1, 0), (-3.8, -0.2, 0.2), (-4.4, -0.1, 0.5)], 0.14, plain("#6d7a35"), parent=chilli)
    window_light(14, (0, 0, 2), 0.95)
    camera((0, -22, 56), (0, -0.6, 1), 58, (0, 0, 4), 0.5)
