"""A kitchen garden on a city balcony, and the seeds of next year. Centimetres."""
import math
import random

from kit.drawn import grain, inside, leaf_mesh, scatter, spin, surface, sweep, text, tube
from kit.light import camera, pane_sun, sky, soft_box, sun
from kit.materials import glass, metal, plain
from kit.solids import TURN, box, group, lathe, outline, put, rad, rectangle
from kit.stage import still
from kit.surfaces import clay, leaf, paper, plaster, sauce, stone, wood
from props.green import pot_plant


def ball(radius):
    return [(radius * math.sin(math.pi * i / 20), -radius * math.cos(math.pi * i / 20)) for i in range(21)]


def trough(loc, turn, long, color, dark):
    """A box of boards with earth in it."""
    place = group(loc, (0, 0, rad(turn)))
    board = wood(color, dark, 0.25)
    for k in range(3):
        for y in (-10, 10):
            box((long, 1.8, 6.4), 0.3, board, parent=place, loc=(0, y, 4 + 6.7 * k))
        for x in (-long / 2 + 0.9, long / 2 - 0.9):
            box((1.8, 20, 6.4), 0.3, board, parent=place, loc=(x, 0, 4 + 6.7 * k))
    box((long - 3, 18, 2), 0.4, clay("#3f2a1c", "#241710", 1.6), parent=place, loc=(0, 0, 19))
    return place


def tomatoes(loc, seed, high=62):
    """A plant tied to a stake, its fruit in all colours of ripening."""
    random.seed(seed)
    place = group(loc)
    tube([(1.2, 0, 0), (1.2, 0, high + 6)], 0.55, wood("#c79a62", "#9c7444", 0.4, "z"), curve=False, parent=place)
    stem = [(0, 0, 0), (1.6, 0.6, high * 0.3), (-0.6, -0.4, high * 0.6), (0.8, 0, high)]
    tube(stem, 0.5, plain("#5f8a3a", 0.5), parent=place)
    green, blades = leaf("#2f6b2a", "#6f9a3c", "#a6c77a"), [leaf_mesh(9, 5.4, d, 0.3, 0.06, 0.8) for d in (0.3, 0.5)]
    for i in range(30):
        z = 5 + (high - 4) * i / 29
        turn, far = i * 2.4, 5.5 + 3 * math.sin(i)
        tip = (far * 0.55 * math.cos(turn), far * 0.55 * math.sin(turn), z + 1)
        tube([(0, 0, z - 1), tip], 0.18, plain("#5f8a3a", 0.5), curve=False, parent=place)
        for j in (-1, 0, 1):
            put(blades[i % 2], green, tip, (0, -0.2 + 0.1 * math.sin(i), turn + 0.75 * j), 0.62 + 0.35 * random.random(), parent=place)
    ripe = [sauce(a, b, 0.12, 0.15, 0.6, 0.06) for a, b in (("#d5301a", "#b41f0e"), ("#e8702a", "#cf4f16"), ("#a7b545", "#84982f"))]
    for i in range(13):
        turn, z = i * 2.1 + 0.4, 9 + (high - 20) * ((i * 0.618) % 1)
        far = 5.6 + 1.6 * math.sin(i * 3)
        at = (far * math.cos(turn), far * math.sin(turn), z)
        tube([(0, 0, z + 4), (at[0] * 0.6, at[1] * 0.6, z + 4.6), (at[0], at[1], z + 2)], 0.16, plain("#5f8a3a", 0.5), parent=place)
        lathe(ball(2.2 + 0.5 * random.random()), ripe[0 if z < high * 0.45 else i % 3], 48, parent=place, loc=at)


def leafy(loc, seed, color, young, size=6.0, count=26):
    """Spinach, coriander or mint in a row of earth."""
    random.seed(seed)
    green = leaf(color, young, "#b5d48a")
    blades = [leaf_mesh(size, size * 0.5, d, 0.3, 0.06, 0.75) for d in (0.2, 0.5)]
    for i in range(count):
        x, y = loc[0] + random.uniform(-9, 9), loc[1] + random.uniform(-6, 6)
        put(blades[i % 2], green, (x, y, loc[2]), (0, -rad(random.uniform(35, 75)), random.random() * TURN), 0.8 + 0.6 * random.random())


def garden():
    """The whole balcony; each still looks at a part of it."""
    for i in range(-7, 8):
        for j in range(-4, 5):
            box((29.4, 29.4, 3), 0.2, clay("#b9603c", "#9a4a2c", 0.3), 1, loc=(i * 30, j * 30, -1.5))
    for x in range(-20, 21):
        tube([(x * 11, 66, 0), (x * 11, 66, 92)], 0.8, metal("#2f3a34", 0.5), curve=False)
    box((520, 4.4, 3.4), 0.6, metal("#2f3a34", 0.45), loc=(0, 66, 93))
    random.seed(3)
    for i in range(26):  # The city behind, soft in the haze.
        wide, high = random.uniform(70, 150), random.uniform(120, 420)
        x, y = -900 + 72 * i + random.uniform(-20, 20), random.uniform(760, 1250)
        tint = random.choice(("#e6d3b8", "#d9c3ac", "#cfd3cf", "#e3cbb8", "#c9cfd2"))
        box((wide, 80, high), 0, plain(tint, 0.9), loc=(x, y, high / 2 - 160))
        for r in range(int(high / 34)):
            for c in range(int(wide / 30)):
                box((13, 1, 15), 0, plain("#7d8a90", 0.4), loc=(x - wide / 2 + 19 + 29 * c, y - 40.6, r * 34 - 140))
    long = trough((-26, 30, 0), 0, 96, "#a9754a", "#7a4f2c")
    for k in range(3):
        tomatoes((-58 + 30 * k, 31, 20), k + 1, 64 - 6 * (k % 2))
    trough((66, 24, 0), -14, 60, "#8f9a6a", "#6c764c")
    leafy((54, 27, 20), 5, "#2f7a35", "#6fae45", 8)
    leafy((76, 22, 20), 6, "#4a8f2c", "#9ac24e", 6.4, 34)
    for x, y, size, pot, shade, count, length in ((-66, -14, 2.2, "#c9785a", "#9c5639", 20, 9.5), (-30, -22, 1.6, "#e0b04a", "#b98a2e", 30, 6.0), (4, -16, 1.9, "#c9785a", "#9c5639", 26, 7.0), (86, -14, 2.4, "#5f8f8a", "#456c68", 24, 10.0)):
        pot_plant((x, y, 0), size, pot, shade, count, length)
    can = group((42, -26, 0), (0, 0, rad(28)))
    tin = metal("#8fb0a6", 0.35)
    lathe([(0, 0), (9, 0), (9.4, 0.6), (8.6, 17), (8.4, 17.4), (7.6, 17), (8.4, 1), (0, 0.8)], tin, 96, edge=0.1, parent=can)
    tube([(8.6, 0, 5), (15, 0, 11), (21, 0, 19.4)], 1.3, tin, parent=can)
    lathe([(1.2, 0), (3.6, 2.6), (3.5, 3), (0, 3.4)], tin, 48, parent=can, loc=(21, 0, 19), rot=(0, rad(46), 0))
    tube([(-8.4, 0, 4), (-14, 0, 7), (-14, 0, 15), (-7.8, 0, 16.6)], 0.8, tin, parent=can)
    sun((0.5, 0.5, -0.62), 4.2, "#ffe2b4", 1.4)
    soft_box((-140, -160, 140), (0, 0, 40), 100, 150000, "#fff4e4")
    sky("#f7e6cc", 0.85, "#9fc4dd")


@still("balcony-garden", 960, 1000, exposure=0.3)
def all_of_it():
    garden()
    camera((4, -206, 96), (2, 20, 52), 46, (-20, 20, 50), 2.0)


@still("balcony-film", 1120, 630, exposure=0.3)
def fruit_over_the_rail():
    garden()
    camera((-70, -92, 74), (-26, 30, 52), 62, (-30, 26, 54), 2.4)


@still("balcony-boxes", 960, 800, exposure=0.3)
def greens_in_a_box():
    garden()
    camera((34, -104, 84), (64, 20, 20), 58, (58, 8, 22), 2.2)


@still("balcony-seeds", 880, 860, exposure=0.3)
def jars_of_seeds():
    box((300, 2, 200), 0.2, plaster("#dfe5cf", 0.2, 0.3), loc=(0, 16, 20))
    board = wood("#a9754a", "#7a4f2c", 0.3)
    for z in (0, 34):
        box((120, 22, 2.6), 0.3, board, loc=(0, 4, z - 1.3))
    seeds = (("Tomato", "#e5c98f", 0.5, 0.42), ("Okra", "#5f6b57", 0.55, 0.5), ("Chilli", "#e0b65c", 0.5, 0.4), ("Methi", "#b98a3a", 0.6, 0.36), ("Pumpkin", "#f0e4c4", 1.3, 0.7), ("Marigold", "#2a221c", 1.2, 0.16), ("Beans", "#8f3a2c", 1.2, 0.7), ("Dhania", "#c2a15a", 0.5, 0.5))
    random.seed(9)
    for i, (name, color, long, wide) in enumerate(seeds):
        x, z = -24 + 16 * (i % 4), 0 if i < 4 else 34
        jar = group((x, 3, z), (0, 0, rad(random.uniform(-8, 8))))
        lathe([(0, 0.4), (5.2, 0.4), (5.6, 0.2), (6.0, 0.8), (6.0, 14), (5.2, 15.6), (5.2, 17), (4.9, 17), (4.9, 15.4), (5.6, 13.8), (5.6, 1), (0, 0.9)], glass(), 96, parent=jar)
        lathe([(0, 17), (5.5, 17), (5.6, 17.3), (5.6, 19.2), (5.3, 19.5), (0, 19.5)], metal("#c9a45a", 0.3) if i % 2 else wood("#c79a62", "#9c7444", 0.5), 96, edge=0.1, parent=jar)
        fill = 6.5 + 5 * random.random()
        lathe([(0, 1), (5.5, 1), (5.5, fill), (0, fill + 0.6)], plain(color, 0.8), 64, parent=jar)
        mesh = grain(long, wide, 0.05)
        scatter(mesh, 420, lambda k: ((*inside(5.2), fill + 0.3 + 0.5 * random.random()), spin(), 0.8 + 0.4 * random.random()), plain(color, 0.6), jar)

        def wall(k):
            a = random.random() * TURN
            return ((5.48 * math.cos(a), 5.48 * math.sin(a), random.uniform(1.2, fill)), spin(), 0.9)

        scatter(mesh, 520, wall, None, jar)
        tag = group((0, -6.12, 8), (rad(90), 0, 0), parent=jar)
        outline(rectangle(7.4, 4.6, 0.4), 0.04, paper("#f6efdc"), parent=tag)
        text(name, 1.4, plain("#33402a", 0.7), 0.01, parent=tag, loc=(0, 0.7, 0.06))
        text("sow in June" if i % 2 else "sow in Oct.", 0.8, plain("#6b7560", 0.7), 0.01, parent=tag, loc=(0, -1.1, 0.06))
    pane_sun((4, 14, 34), (0.66, 0.6, -0.4), 4.6, (40, 46), 1, 2, 150, 3, 400, "#ffe2b4", 1.0)
    soft_box((-50, -70, 80), (0, 0, 26), 46, 60000, "#fff4e2")
    soft_box((66, -34, 40), (0, 0, 26), 18, 13000, "#f4f8ff", tall=50)
    sky("#f6f8ea", 0.45)
    camera((-10, -112, 36), (0, 2, 26), 56, (0, -3, 26), 0.9)


@still("balcony-harvest", 800, 760, exposure=0.3)
def one_mornings_harvest():
    """Tomatoes, chillies and greens of one morning in a clay bowl and beside it."""
    for i in range(-4, 6):
        box((200, 17.6, 3), 0.3, wood("#a9754a", "#7a4f2c", scale=0.12), loc=(i * 4, i * 17.8, -1.56))
    box((420, 2, 200), 0.3, plaster("#dfe5cf", 0.12, 0.3), loc=(0, 52, 60))
    bowl = group((3, 4, 0))
    lathe([(0, 0), (6, 0), (6.4, 0.4), (10.5, 3.6), (13.4, 8.4), (13.6, 9), (13.0, 9), (10.0, 4.2), (6, 1.4), (0, 1.2)], clay("#b9653f", "#8f4a2c"), 128, curve=True, parent=bowl)
    random.seed(12)
    ripe = [sauce(a, b, 0.12, 0.15, 0.6, 0.06) for a, b in (("#d5301a", "#b41f0e"), ("#de4a22", "#c23412"), ("#e8702a", "#cf4f16"))]
    stalk = leaf("#3f7a2e", "#6f9a3c", "#a6c77a")
    sepal = leaf_mesh(1.5, 0.5, 0.3, 0.2, 0.02, 0.7, 6)

    def tomato(loc, radius, skin):
        place = group(loc, (random.uniform(-0.7, 0.7), random.uniform(-0.7, 0.7), random.random() * TURN))
        made = lathe(ball(radius), skin, 48, parent=place)
        made.scale = (1, 1, 0.88)
        for k in range(5):
            put(sepal, stalk, (0, 0, radius * 0.86), (0, 0.15, TURN * k / 5), radius / 3, parent=place)
        tube([(0, 0, radius * 0.84), (0.1, 0, radius * 1.15)], 0.14, plain("#5f8a3a", 0.5), parent=place)

    for k in range(30):
        ring_, turn = (0, 4.6, 8.6)[min(2, k // 10 + (k == 0))], k * 2.4
        far = ring_ + random.uniform(-0.6, 0.6)
        tomato((3 + far * math.cos(turn), 4 + far * math.sin(turn), 8.6 + 3.4 * (1 - far / 10)), random.uniform(2.2, 3.0), ripe[k % 3])
    for x, y, r in ((-17, -9, 2.7), (-12.5, -12.4, 2.3), (18.5, -8.5, 2.8)):
        tomato((x, y, r * 0.85), r, ripe[0])
    green = leaf("#2f7a35", "#5f9f42", "#b5d48a")
    blades = [leaf_mesh(11, 6.0, d, 0.3, 0.06, 0.75) for d in (0.15, 0.35)]
    for k in range(26):
        put(blades[k % 2], green, (-25 + random.uniform(-2, 2), 2 + random.uniform(-3, 3), 0.6 + 0.16 * k), (random.uniform(-0.3, 0.3), -rad(random.uniform(2, 22)), rad(random.uniform(20, 120))), 0.8 + 0.5 * random.random())
    chilli = plain("#3f8a2c", 0.2, Clearcoat=0.6)
    for k, (x, y, turn) in enumerate(((24, -12, 20), (26, -9.6, 48), (22.6, -14.4, -8), (28, -13, 70), (25.2, -15.4, 30))):
        place = group((x, y, 0.5), (0, 0, rad(turn)))
        bend = [(7.6 * t - 3.8, 0.9 * math.sin(t * 2.4), 0.1 * t) for t in [i / 20 for i in range(21)]]
        sweep(bend, [(0.52 * math.cos(TURN * i / 16), 0.52 * math.sin(TURN * i / 16)) for i in range(16)], chilli, side=(0, 0, 1), taper=lambda t: max(0.06, (1 - t) ** 0.6), parent=place)
        tube([(-3.8, 0, 0), (-4.8, -0.2, 0.3), (-5.6, -0.1, 0.7)], 0.17, plain("#6d9a45", 0.6), parent=place)
    pane_sun((4, 10, 8), (0.66, 0.6, -0.5), 4.6, (40, 46), 2, 2, 150, 3, 400, "#ffe2b4", 1.0)
    soft_box((-50, -60, 70), (0, 0, 8), 46, 60000, "#fff4e2")
    sky("#f6f8ea", 0.45)
    camera((-6, -66, 40), (1.5, 0, 6.0), 48, (0, -6, 9), 0.9)
