"""A weekday meal at home, and a baker's cookies. Centimetres."""
import math
import random

from kit.drawn import grain, inside, scatter, text
from kit.light import camera, pane_sun, sky, soft_box, window_light
from kit.materials import brushed, glass, metal, plain
from kit.nodes import Material
from kit.solids import TURN, box, cushion, group, lathe, outline, put, rad, rectangle, rock
from kit.stage import still
from kit.surfaces import ceramic, fabric, paper, plaster, sauce, wood
from props.devices import Screen
from props.dishes import chana, dal, greens, onion_and_lemon, raita, rice, rotis, thali
from scenes.desk import pen


@still("meal-home", 1040, 1000, exposure=0.3)
def meal():
    for i in range(-5, 6):
        box((150, 13.6, 3), 0.25, wood("#c99a68", "#a2754a", scale=0.16), loc=(i * 3.1, i * 13.8 + 4, -1.52))
    kitchen = thali((dal, greens, raita, chana), brushed("#d4d5d6", 0.28, "ring"), metal("#dedede", 0.2))
    rice((4.2, -2.0, 0), 2.2, 3.8, 2200)
    rotis((-6.2, -4.0, 0.85), -112, 2, 8.0)
    onion_and_lemon((1.6, 0.4, 0.55))
    tomato, pale = sauce("#d5361f", "#a81f10", 0.15, 0.2, 1, 0.1), plain("#a9c97e", 0.25)
    for k, (x, y) in enumerate(((10.6, -6.2), (11.6, -4.2), (9.4, -8.0))):
        lathe([(0, 0), (1.15, 0), (1.15, 0.4), (0, 0.4)], tomato, 48, edge=0.06, loc=(x, y, 0.7 + 0.15 * k), rot=(0.2 * k, 0.15, 0))
    for k, (x, y) in enumerate(((11.9, -1.8), (12.6, -0.2), (12.3, 1.4))):
        lathe([(0, 0), (1.2, 0), (1.2, 0.3), (0, 0.3)], pale, 48, edge=0.05, loc=(x, y, 0.75 + 0.1 * k), rot=(0.16, 0.1 * k, 0))
    for k in range(4):
        put(kitchen.mint, kitchen.herb, (4.2, -2.0, 3.0), (0, -0.25, TURN * k / 4 + 0.3), 0.8)
    cushion((11, 20, 1.1), fabric("#5f8f63", "#4b7750", 0.7), 0.08, 0.2, 0.12, 24, 3, loc=(-21.5, 3, 0.5), rot=(0, 0, rad(-9)))
    steel = metal("#d2d2d4", 0.18)
    spoon = group((-21.3, -2, 1.25), (0, 0, rad(80)))
    cushion((5.4, 3.4, 1.1), steel, 0, 1, 0, 20, parent=spoon, loc=(6.5, 0, 0))
    box((11, 0.8, 0.3), 0.14, steel, 3, parent=spoon, loc=(-0.6, 0, 0.1))
    tumbler = group((17.5, 12, 0))
    lathe([(0, 0), (2.9, 0), (3.1, 0.3), (3.7, 9.6), (3.85, 9.7), (3.7, 9.8), (3.5, 9.5), (2.9, 0.7), (0, 0.6)], brushed("#d4d5d6", 0.24, "ring"), 112, parent=tumbler)
    lathe([(0, 8.4), (3.4, 8.4)], sauce("#f6efe0", "#ece1cb", 0.2, 0.25, 0.5, 0.05), 64, parent=tumbler)
    window_light(14, (0, 0, 0), 1.0)
    camera((-1.5, -30, 52), (-1.0, 0.3, 0.6), 50, (0, -3, 2), 0.6)


def cookie(loc, rot, size, seed):
    """Baked: a cracked round with chips pressed into it."""
    crumb = Material("crumb", "#c98f4f", Roughness=0.8, Subsurface=0.08, Subsurface_Radius=(0.4, 0.2, 0.08))
    crumb.feed(crumb.ramp(crumb.noise(1.3, 8, 0.7), [(0.3, "#8d5522"), (0.5, "#c4853f"), (0.7, "#dcab68")]), "Base Color")
    crumb.bump(crumb.noise(3.4, 10, 0.75), 0.8, 0.16)
    place = group(loc, rot, size)
    rock((9.4, 9.4, 1.7), crumb.data, 0.07, seed, 36, 0.6, 1.9, parent=place)
    random.seed(seed)
    chip = plain("#2a1509", 0.25, Clearcoat=0.3)
    for side in (1, -1):
        for _ in range(9):
            x, y = inside(3.5)
            cushion((1.15, 1.0, 0.9), chip, 0, 0.8, 0.1, 10, seed, parent=place, loc=(x, y, side * (0.8 - 0.03 * math.hypot(x, y))), rot=(random.random(), random.random(), random.random() * 6))


@still("meal-cookies", 1040, 860, exposure=0.6)
def cookies():
    box((200, 90, 4), 0.5, wood("#e0bfa0", "#c49f7c", scale=0.1), loc=(0, 10, -2))
    box((420, 2, 200), 0.3, plaster("#f0c4bd", 0.12, 0.1), loc=(0, 46, 60))
    plate = group((-1, 1, 0))
    lathe([(0, 0), (6, 0), (6.4, 0.4), (10.5, 1.2), (13.6, 2.2), (13.4, 2.5), (10.2, 1.6), (0, 0.9)], ceramic("#f6efe6", "#c9b39c", 0.25, 0.35), 112, curve=False, edge=0.1, parent=plate)
    for k, (x, y, z, lean, turn) in enumerate(((-4.6, 0.5, 2.4, 4, 0), (4.8, -0.6, 2.4, -5, 70), (0.2, 4.2, 2.5, 6, 140), (-1.6, -2.6, 4.4, -6, 20), (2.2, 2.4, 5.0, 8, 200), (0.2, -0.4, 7.0, -4, 90))):
        cookie((x - 1, y + 1, z), (rad(lean), rad(lean * 0.6), rad(turn)), 0.92, k + 1)
    cookie((13.5, -6.2, 3.6), (rad(66), 0, rad(-64)), 0.92, 9)
    cookie((17.0, -8.2, 0.95), (0, rad(2), 1.2), 0.92, 11)
    crumbs = cushion((0.5, 0.4, 0.35), plain("#b47a3c", 0.8), 0, 0.7, 0.1, 6, 2, loc=(0, 0, -50)).data
    scatter(crumbs, 26, lambda i: ((9 + random.gauss(0, 6), -9 + random.gauss(0, 1.8), 0.12), (random.random() * 6, 0, random.random() * 6), 0.5 + random.random()))
    bottle = group((-19.5, 9, 0))
    lathe([(0, 0), (3.6, 0), (3.9, 0.5), (3.9, 10), (2.4, 13.4), (2.3, 16), (2.7, 16.2), (2.7, 16.9), (2.3, 16.9), (2.1, 13.4), (3.65, 10), (3.65, 0.8), (0, 0.7)], glass("#ffffff"), 112, edge=0.06, parent=bottle)
    lathe([(0, 0.75), (3.6, 0.75), (3.6, 9.8), (3.0, 11.2), (0, 11.2)], plain("#f7f1e4", 0.3), 96, parent=bottle)
    cushion((17, 12, 0.9), fabric("#b33355", "#942343", 0.8), 0.08, 0.2, 0.12, 24, 5, loc=(17, 9, 0.4), rot=(0, 0, rad(24)))
    carton = group((13.5, 14, 0), (0, 0, rad(-16)))
    box((15, 11, 6.2), 0.12, paper("#d9b991", "#c9a577", 0.4), 2, parent=carton, loc=(0, 0, 4.0))
    box((15.1, 1.6, 6.3), 0.08, plain("#b33355", 0.5), 2, parent=carton, loc=(0, -0.0, 4.0), scale=(1, 1, 1))
    window_light(15, (0, 0, 4), 0.95)
    camera((4, -54, 27), (0.6, 0.5, 5.4), 50, (0, -3, 5), 0.7)


@still("meal-morning", 1040, 800, exposure=0.3)
def half_past_six():
    """Before breakfast: soaked fenugreek in a katori, tea in a glass, a strip of morning sun on the table."""
    for i in range(-5, 6):
        box((150, 13.6, 3), 0.25, wood("#c99a68", "#a2754a", scale=0.16), loc=(i * 3.1, i * 13.8 + 4, -1.52))
    steel = brushed("#d4d5d6", 0.24, "ring")
    katori = group((-6.5, -2.0, 0))
    lathe([(0, 0), (3.4, 0), (4.0, 0.5), (5.0, 3.6), (5.15, 3.7), (4.9, 3.75), (3.9, 0.9), (0, 0.5)], steel, 112, curve=True, parent=katori)
    lathe([(0, 0.6), (4.0, 0.8), (4.72, 2.7), (0, 2.7)], sauce("#d9b14e", "#b78a2c", 0.1, 0.1, 0.5, 0.05), 96, parent=katori)
    seed = grain(0.72, 0.5)
    random.seed(8)
    scatter(seed, 420, lambda i: ((*inside(4.4), 2.7 + 0.3 * random.random()), (random.random() * 6, random.random() * 6, random.random() * 6), 0.75 + 0.4 * random.random()), plain("#c08a2e", 0.35), katori)
    scatter(seed, 34, lambda i: ((-1 + random.gauss(0, 2.6), -9.4 + random.gauss(0, 1.0), 0.25), (0, 0, random.random() * 6), 0.7), plain("#c08a2e", 0.5))
    saucer = group((9.0, 1.5, 0))
    lathe([(0, 0.1), (5.2, 0.1), (6.8, 0.9), (6.9, 1.1), (5.0, 0.5), (0, 0.4)], steel, 112, parent=saucer)
    lathe([(0, 0.4), (2.5, 0.4), (2.7, 0.7), (3.4, 10.2), (3.55, 10.3), (3.35, 10.3), (3.1, 6.4), (2.5, 1.3), (0, 1.2)], glass("#fffaf0"), 112, parent=saucer)
    lathe([(0, 1.25), (2.45, 1.25), (3.1, 8.4), (0, 8.4)], plain("#b9783f", 0.25), 96, parent=saucer)
    spoon = group((1.0, -7.6, 0.55), (0, 0, rad(24)))
    cushion((4.2, 2.7, 0.9), metal("#d2d2d4", 0.18), 0, 1, 0, 20, parent=spoon, loc=(5.6, 0, 0))
    box((10, 0.6, 0.24), 0.1, metal("#d2d2d4", 0.18), 3, parent=spoon, loc=(-0.8, 0, 0.05))
    cushion((15, 19, 1.0), fabric("#5f8f63", "#4b7750", 0.7), 0.08, 0.2, 0.12, 24, 3, loc=(-17.5, 9, 0.45), rot=(0, 0, rad(-16)))
    brown = sauce("#8a5227", "#5f3415", 0.5, 0.0, 2, 0.4)
    nut = cushion((2.1, 1.25, 0.8), brown, 0, 0.9, 0.05, 16, loc=(0, 0, -60)).data
    for x, y, turn in ((16.6, -6.4, 30), (18.4, -4.6, 110), (14.9, -8.0, 70), (17.2, -9.0, 160)):
        put(nut, brown, (x, y, 0.42), (0, 0, rad(turn)), 1)
    pane_sun((0, 0, 0), (0.72, -0.5, -0.5), 4.0, (16, 18), 1, 2, 70, 1.5, 200, "#ffe0b0", 1.0)
    soft_box((-40, 40, 40), (0, 0, 3), 30, 26000, "#fff3e2")
    soft_box((44, -30, 40), (0, 0, 3), 30, 9000, "#eef4ff")
    sky("#fff4e6", 0.4)
    camera((3, -42, 25), (1.4, 0.4, 2.4), 52, (0, -2, 3), 0.8)


def glucometer(place):
    """Lies on its back, a strip in its foot, the reading after a meal on its screen."""
    outline(rectangle(6.4, 10.4, 2.6, 12), 1.7, plain("#f4f6f2", 0.28, Clearcoat=0.5), 0.5, 5, parent=place)
    outline(rectangle(5.6, 9.4, 2.2, 12), 0.06, plain("#2f6b3f", 0.35, Clearcoat=0.6), 0.02, 2, parent=place, loc=(0, 0, 1.68))
    screen = Screen(group((0, 1.5, 1.78), parent=place), 4.3, 4.4, "#cfdccb", 0.55)
    screen.words(0.5, 0.5, "118", 2.0, "#16231a", "CENTER")
    screen.words(0.5, 0.16, "mg/dL", 0.6, "#2c3a30", "CENTER")
    screen.words(0.5, 0.86, "2 h after", 0.55, "#2c3a30", "CENTER")
    for x in (-1.3, 1.3):
        lathe([(0, 0), (0.75, 0), (0.8, 0.12), (0.6, 0.3), (0, 0.34)], plain("#f0a04b", 0.35), 48, curve=True, parent=place, loc=(x, -2.6, 1.72))
    box((0.9, 3.4, 0.12), 0.03, plain("#ffffff", 0.4), 2, parent=place, loc=(0, -6.0, 0.8))
    box((0.9, 0.5, 0.13), 0.02, plain("#b3372c", 0.4), 1, parent=place, loc=(0, -7.4, 0.8))


@still("meal-readings", 1040, 760, exposure=0.35)
def readings_of_a_fortnight():
    """A meter on the page where its figures are kept, a bowl of almonds and a pen beside it."""
    for i in range(-5, 6):
        box((150, 13.6, 3), 0.25, wood("#c99a68", "#a2754a", scale=0.16), loc=(i * 3.1, i * 13.8 + 4, -1.52))
    page = group((1.5, 0.5, 0), (0, 0, rad(-7)))
    box((27, 20, 0.5), 0.08, paper("#fbf8ee"), 2, parent=page, loc=(0, 0, 0.25))
    green, ink, rule = plain("#2f6b3f", 0.6), plain("#23324d", 0.6), plain("#c9d3c2", 0.8)
    text("My fortnight", 1.35, green, align="LEFT", parent=page, loc=(-12, 8.2, 0.52))
    for k, head in enumerate(("fasting", "after lunch", "walk")):
        text(head, 0.72, green, align="LEFT", parent=page, loc=(-8.2 + 4.6 * k, 6.2, 0.52))
    rows = (("Mon", "126", "198", "10 min"), ("Tue", "122", "186", "10 min"), ("Wed", "124", "171", "15 min"), ("Thu", "118", "164", "10 min"), ("Fri", "116", "158", "12 min"), ("Sat", "119", "172", "-"), ("Sun", "114", "151", "20 min"))
    for k, row in enumerate(rows):
        y = 4.5 - 1.95 * k
        outline(rectangle(17.5, 0.05), 0.004, rule, parent=page, loc=(-3.4, y - 0.95, 0.505))
        for x, word in zip((-12, -8.2, -3.6, 1.0), row):
            text(word, 0.95, ink, align="LEFT", parent=page, loc=(x, y - 0.1, 0.52))
    glucometer(group((9.6, -0.6, 0.5), (0, 0, rad(-15))))
    steel = brushed("#d4d5d6", 0.24, "ring")
    katori = group((-17.5, 6.5, 0))
    lathe([(0, 0), (3.2, 0), (3.8, 0.5), (4.6, 3.2), (4.7, 3.3), (4.5, 3.35), (3.6, 0.9), (0, 0.5)], steel, 112, curve=True, parent=katori)
    brown = sauce("#8a5227", "#5f3415", 0.5, 0.0, 2, 0.4)
    nut = cushion((2.1, 1.25, 0.8), brown, 0, 0.9, 0.05, 16, loc=(0, 0, -60)).data
    random.seed(4)
    for k in range(26):
        x, y = inside(3.2)
        put(nut, brown, (-17.5 + x, 6.5 + y, 1.3 + 0.07 * k), (random.gauss(0, 0.5), random.gauss(0, 0.5), TURN * random.random()), 1)
    for x, y, turn in ((-12.9, 12.2, 30), (-14.6, 13.1, 100)):
        put(nut, brown, (x, y, 0.42), (0, 0, rad(turn)), 1)
    pen((-9.5, -13.5, 0.5), -68, "#2f6b3f")
    cushion((12, 9, 0.9), fabric("#f0a04b", "#d98530", 0.8), 0.08, 0.2, 0.12, 24, 3, loc=(19, 12.5, 0.4), rot=(0, 0, rad(18)))
    window_light(14, (0, 0, 0), 1.0)
    camera((3.4, -37, 32), (0.6, -0.6, 0.4), 54, (6, -2, 1), 0.8)
