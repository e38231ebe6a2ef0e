"""Indian food on brass, clay and steel. Centimetres."""
import math
import random

from kit.drawn import field, grain, inside, scatter, spin, surface, tube
from kit.light import camera, sky, soft_box, window_light
from kit.materials import brass, brushed, glass, glow, metal, plain
from kit.solids import TURN, box, cushion, group, lathe, put, rad
from kit.stage import still
from kit.surfaces import clay, fabric, paper, plaster, sauce, stone, wood
from mathutils import Vector, noise
from props.dishes import BOWL, Kitchen, RADIUS, carrier, chana, dal, greens, mesh_of, onion_and_lemon, paneer, raita, rice, rotis, thali


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
    carrier(group((-5.5, 6, 0), (0, 0, rad(-18))), steel, inner)
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
def masala_from_above():
    masala_box()
    window_light(14, (0, 0, 2), 0.95)
    camera((0, -22, 56), (0, -0.6, 1), 58, (0, 0, 4), 0.5)


@still("food-spices", 1040, 860, exposure=0.25)
def masala_before_service():
    """The same box as the cook sees it, the spoon in front."""
    masala_box()
    window_light(14, (0, 0, 2), 0.95)
    camera((-20, -33, 21), (0.5, 0.5, 2.2), 62, (-3, -7, 5), 0.9)


def masala_box():
    """The round box of spices on a stone counter."""
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
