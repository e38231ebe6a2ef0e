"""What an agency for restaurants shows: a megaphone, a burger, a pizza. Centimetres."""
import math
import random

from kit.drawn import backdrop, field, grain, inside, leaf_mesh, scatter, spin, surface, tube
from kit.light import camera, sky, soft_box
from kit.materials import gloss, glow, metal, plain
from kit.nodes import Material
from kit.solids import TURN, box, cushion, group, lathe, outline, put, rad, ring, rock
from kit.stage import still
from kit.surfaces import leaf, paper, sauce, wood
from mathutils import Vector, noise
from props.devices import phone


def lights(power=1.0):
    soft_box((-40, -42, 50), (0, 0, 7), 32, 32000 * power, "#fff1de", tall=26)
    soft_box((44, -8, 30), (0, 0, 7), 12, 9500 * power, "#fff4ec", tall=34)
    soft_box((0, 22, 60), (0, 0, 7), 46, 15000 * power)
    sky("#fff2e6", 0.3 * power)


def baked(color, deep):
    """A crust: dark where it domed in the oven, pale at the edge."""
    made = Material("crust", color, Roughness=0.34, Subsurface=0.08, Clearcoat=0.25)
    shade = made.math("ADD", made.math("MULTIPLY", made.axis("z"), 0.22), made.math("MULTIPLY", made.noise(1.1, 6, 0.6), 0.35))
    made.feed(made.ramp(shade, [(0.1, "#e9c382"), (0.38, color), (0.85, deep)]), "Base Color")
    made.bump(made.noise(2.4, 8, 0.6), 0.12, 0.05)
    return made.data


def stacked(place):
    """A burger: bun, lettuce, patty, cheese, tomato, onion, bun with seeds."""
    bun = baked("#c9772c", "#8f4516")
    lathe([(0, 0), (6.6, 0), (7.5, 0.7), (7.5, 2.0), (6.9, 2.6), (0, 2.7)], bun, 112, curve=True, parent=place)
    green = leaf("#4f8f2c", "#8fc04a", "#cfe6a0")
    for row, (z, r) in enumerate(((2.8, 7.9), (7.0, 7.7))):
        def frill(u, v, r=r, row=row):
            a = TURN * u
            wave = 0.75 * math.sin(11 * a + row) + 0.4 * math.sin(23 * a + 2 * row)
            rr = r * (0.55 + 0.5 * v) + 0.25 * math.sin(17 * a) * v
            return (rr * math.cos(a), rr * math.sin(a), z + wave * v * v * 0.8 - 0.5 * v * v)

        surface(180, 10, frill, green, 0.12, parent=place)
    rock((14.6, 14.6, 2.9), sauce("#5b2f17", "#341808", 0.42, 0.05, 2, 0.9), 0.06, 3, 70, 0.45, 2.4, parent=place, loc=(0, 0, 4.5))
    cheese = plain("#f2a71b", 0.3, Subsurface=0.15)

    def slice_(u, v):
        x, y = (u - 0.5) * 15.4, (v - 0.5) * 15.4
        far = max(0, math.hypot(x, y) - 7.1)
        return (x * math.cos(0.5) - y * math.sin(0.5), x * math.sin(0.5) + y * math.cos(0.5), 6.15 - 0.55 * far**1.2)

    surface(40, 40, slice_, cheese, 0.35, parent=place)
    tomato = sauce("#cf3320", "#a01f12", 0.14, 0.2, 1, 0.1)
    for x, y in ((-3.2, -3.4), (3.6, -3.0), (0.2, 3.6), (-4.6, 2.2), (4.6, 2.2)):
        lathe([(0, 0), (3.0, 0), (3.1, 0.2), (3.1, 0.6), (0, 0.7)], tomato, 64, parent=place, loc=(x, y, 7.3), rot=(0.05, 0.06 * x / 4, 0))
    onion = plain("#b9568f", 0.25, Transmission=0.3)
    for i in range(7):
        tube([(2.4 * math.cos(TURN * k / 24) + 4.4 * math.cos(i * 0.9), 2.4 * math.sin(TURN * k / 24) + 4.4 * math.sin(i * 0.9), 8.25 + 0.15 * math.sin(k + i)) for k in range(24)], 0.24, onion, closed=True, parent=place)
    top = [(0, 0), (6.9, 0), (7.8, 0.6), (7.9, 1.8), (7.2, 3.8), (5.2, 5.6), (2.4, 6.5), (0, 6.7)]
    lathe(top, bun, 128, curve=True, parent=place, loc=(0, 0, 8.6), rot=(rad(-3), rad(2), 0))
    seed = grain(0.62, 0.34, 0.0, 12)
    random.seed(4)

    def on_top(_):
        x, y = inside(5.9)
        r = math.hypot(x, y)
        z = 6.75 - 0.055 * r * r - 0.0016 * r**4 * 0.5
        return ((x, y, 8.6 + z), (0, 0.14 * r, math.atan2(y, x)), 0.9 + 0.3 * random.random())

    scatter(seed, 110, on_top, plain("#f4e3ba", 0.5), place)


def fries(places):
    for s, (x, y) in enumerate(places):
        box((8.4, 1.15, 1.15), 0.2, sauce("#e9b24a", "#c98a24", 0.35, 0.1, 1.5, 0.3), 2, loc=(x, y, 2.7), rot=(0, 0, rad(30 + 55 * s)))


@still("post-burger", 880, 860, exposure=0.3)
def burger():
    backdrop(plain("#f0a800", 0.85), 110, 40, 100, 24)
    lathe([(0, 0), (16, 0), (16, 2), (0, 2)], wood("#a8713e", "#7a4c26", 0.3), 128, edge=0.4)
    stacked(group((0, 0, 2.05), (0, 0, rad(20))))
    fries(((-12.6, -4), (-11.4, -7.4), (12.8, -5.4)))
    lights()
    camera((-3, -70, 22), (0, 0, 9.4), 68, (0, -7, 9), 0.8)


@still("post-pizza", 880, 860, exposure=0.3)
def pizza():
    backdrop(plain("#b00d42", 0.85), 110, 44, 100, 24)
    board = wood("#b98450", "#8a5a30", 0.3)
    lathe([(0, 0), (19.5, 0), (19.5, 1.6), (0, 1.6)], board, 160, edge=0.4)
    box((15, 5.4, 1.6), 0.6, board, loc=(22, 9, 0.8), rot=(0, 0, rad(22)))
    place = group((0, 0, 1.65))
    crust = baked("#d08a3c", "#8f4a18")

    def dough(x, y):
        r = math.hypot(x, y)
        rim = 1.9 * math.exp(-(((r - 15.1) / 1.35) ** 2))
        bubbles = 0.5 * max(0, noise.noise(Vector((x * 0.42, y * 0.42, 2)))) * math.exp(-(((r - 15.1) / 1.8) ** 2))
        return 0.75 + rim + bubbles - (0.9 * max(0, (r - 15.7)) ** 1.4 if r > 15.7 else 0)

    field(16.8, dough, crust, 130, parent=place)
    field(14.0, lambda x, y: 1.12 + 0.12 * noise.fractal(Vector((x * 0.8, y * 0.8, 1)), 1, 2, 4), sauce("#b3260f", "#7d1408", 0.22, 0.1, 1.2, 0.4), 80, parent=place)
    milk = sauce("#f6e7bd", "#e9bf6a", 0.22, 0.3, 0.9, 0.3)
    random.seed(11)
    for i in range(19):
        x, y = inside(12.4)
        size = 2.2 + 1.7 * random.random()
        field(size, lambda a, b, s=size, i=i: 0.55 * (1 - (math.hypot(a, b) / s) ** 4) + 0.14 * noise.noise(Vector((a, b, i))), milk, 24, parent=place, loc=(x, y, 1.0))
    for i in range(13):
        turn, r = i * 2.4, 3.0 + 8.8 * math.sqrt(i / 13)
        lathe([(0, 0), (1.75, 0), (1.8, 0.2), (1.7, 0.55), (0, 0.62)], sauce("#d23a22", "#a8200f", 0.14, 0.15, 1.5, 0.15), 48, parent=place, loc=(r * math.cos(turn), r * math.sin(turn), 1.45), rot=(0.08 * math.sin(i), 0.08 * math.cos(i), i))
    for i in range(9):
        turn, r = i * 2.4 + 1, 2.4 + 9.6 * math.sqrt((i + 0.6) / 10)
        tube([(1.2 * math.cos(TURN * k / 20) + r * math.cos(turn), 1.2 * math.sin(TURN * k / 20) + r * math.sin(turn), 1.75) for k in range(20)], 0.34, plain("#1c1a1f", 0.25), closed=True, parent=place)
    herb, blades = leaf("#2f7a2a", "#62a83a", "#9fcf7a"), [leaf_mesh(3.6, 2.2, d, 0.35, 0.03, 0.8) for d in (0.16, 0.3)]
    for k, (x, y) in enumerate(((-1.2, 0.6), (5.4, -5.8), (-7.4, 4.6), (3.2, 8.2), (-5.2, -8.0))):
        for j in range(3):
            put(blades[j % 2], herb, (x, y, 1.95), (0, -0.2, TURN * j / 3 + k), 1.0 if j else 1.2, parent=place)
    lights()
    camera((-6, -58, 46), (0.6, 0.4, 1.4), 58, (0, -6, 3), 0.8)


@still("post-megaphone", 880, 880, exposure=0.35)
def megaphone():
    backdrop(plain("#3a1b60", 0.8), 110, 40, 100, 24)
    lathe([(0, 0), (13, 0), (13, 9), (0, 9)], plain("#d1104f", 0.6), 128, edge=0.4)
    lathe([(0, 0), (25, 0), (25, 3), (0, 3)], plain("#5a2a90", 0.7), 160, edge=0.4)
    place = group((0, 0, 23), (rad(90), 0, rad(34)))
    horn = group((0, 0, 0), (0, rad(82), 0), parent=place)
    yellow, white, dark = gloss("#f6ab00", 0.2), gloss("#f7f3ea", 0.2), plain("#1c1230", 0.4)
    lathe([(0, -11), (2.6, -11), (3.0, -10.4), (3.2, -4), (4.2, 2), (6.6, 8), (10.4, 13), (11.6, 13.6), (11.9, 14.2), (11.4, 14.6), (10.4, 14.0), (6.2, 8.6), (3.4, 2), (2.2, -4), (0, -6)], yellow, 128, parent=horn)
    lathe([(11.2, 13.2), (12.1, 13.6), (12.4, 14.3), (11.8, 14.9), (11.0, 14.5)], white, 128, parent=horn)
    lathe([(3.15, -6.2), (3.5, -6.0), (3.7, -2.6), (3.5, -2.2)], white, 96, parent=horn)
    lathe([(0, 0), (1.9, 0), (2.2, 0.6), (1.2, 5.6), (0, 6)], white, 64, parent=horn, loc=(0, 0, -2.4))
    lathe([(0, -14.6), (2.4, -14.6), (2.8, -14.2), (2.8, -11), (0, -11)], dark, 64, edge=0.2, parent=horn)
    handle = group((-4.6, -2.6, 0), parent=place)
    tube([(0, 0, 0), (-0.4, -4, 0), (-1.0, -9.4, 0)], 1.5, dark, parent=handle)
    box((1.2, 2.6, 1.6), 0.4, white, parent=handle, loc=(1.5, -3.2, 0))
    tube([(-9.6, 2.4, 0), (-12, -4, 2), (-9, -13, 3), (-3, -14, 1)], 0.24, white, parent=place)
    lights(1.1)
    camera((-2, -84, 30), (0.4, 0, 17.8), 62, (0, -8, 20), 0.8)


def finder(screen):
    """What a telephone shows that films a burger."""
    screen.bar(0.5, 0.5, 1, 1, "#f0a41c", 0.85)
    screen.bar(0.5, 0.16, 1, 0.32, "#1e1033", 0.85)
    screen.bar(0.5, 0.31, 1, 0.04, "#1e1033")
    screen.bar(0.5, 0.925, 0.4, 0.04, "#1e1033", 0.28)
    screen.dot(0.37, 0.925, 0.14, "#ff4a3d")
    screen.words(0.54, 0.924, "0:07", 0.5, "#ffffff", "CENTER")
    for y, wide, high, color, corner in (
        (0.415, 0.92, 0.036, "#8a5a30", 0.2), (0.455, 0.7, 0.056, "#c9772c", 0.36), (0.492, 0.76, 0.04, "#5b2f17", 0.28),
        (0.517, 0.78, 0.014, "#ffcf4a", 0.1), (0.533, 0.7, 0.02, "#cf3320", 0.14), (0.556, 0.82, 0.028, "#6fae3a", 0.2),
        (0.622, 0.74, 0.12, "#c9772c", 0.84), (0.585, 0.74, 0.05, "#c9772c", 0.2),
    ):
        screen.bar(0.5, y, wide, high, color, corner)
    for k in range(13):
        screen.bar(0.25 + 0.042 * k, 0.635 + 0.022 * math.sin(k * 2.2), 0.028, 0.0055, "#f4e3ba", 0.03)
    screen.words(0.5, 0.76, "Friday at six", 0.72, "#1e1033", "CENTER")
    screen.dot(0.5, 0.14, 0.92, "#ffffff")
    screen.dot(0.5, 0.14, 0.7, "#ff4a3d")
    screen.dot(0.2, 0.14, 0.4, "#ffc21a")
    screen.dot(0.8, 0.14, 0.4, "#d1104f")


def lamp(place):
    """A flat light on its stand."""
    dark = plain("#20142f", 0.4)
    box((22, 1.6, 15), 0.5, dark, loc=(0, 0, 0), parent=place)
    box((20.4, 0.3, 13.4), 0.1, glow("#fff3dd", 2.6), loc=(0, -0.9, 0), parent=place)
    tube([(0, 1.4, 0), (0, 1.4, -60)], 0.6, dark, curve=False, parent=place)


@still("post-shoot", 880, 844, exposure=0.3)
def filmed_as_it_leaves_the_pan():
    """A telephone on its tripod films a burger under a lamp."""
    backdrop(plain("#ffb92e", 0.85), 130, 60, 100, 24)
    lathe([(0, 0), (15, 0), (15, 2), (0, 2)], wood("#a8713e", "#7a4c26", 0.3), 128, edge=0.4, loc=(-8.5, 8, 0))
    stacked(group((-8.5, 8, 2.05), (0, 0, rad(20))))
    for s, (x, y) in enumerate(((-19.2, 3.4), (-17.4, -0.6))):
        box((8.0, 1.15, 1.15), 0.2, sauce("#e9b24a", "#c98a24", 0.35, 0.1, 1.5, 0.3), 2, loc=(x, y, 2.7), rot=(0, 0, rad(30 + 55 * s)))
    dark, steel = plain("#20142f", 0.42), metal("#c9ccd4", 0.2)
    stand = group((10.5, -10, 0), (0, 0, rad(-15)), 1.16)
    for a in (-100, 20, 140):
        tube([(0, 0, 8.5), (7.2 * math.cos(rad(a)), 7.2 * math.sin(rad(a)), 0.4)], 0.62, dark, curve=False, parent=stand)
        lathe([(0, 0), (0.9, 0.1), (0.8, 1.0), (0, 1.2)], dark, 24, parent=stand, loc=(7.2 * math.cos(rad(a)), 7.2 * math.sin(rad(a)), 0))
    lathe([(0, 0), (1.3, 0), (1.3, 1.6), (0.8, 2.0), (0.8, 4.4), (0, 4.4)], dark, 48, edge=0.1, loc=(0, 0, 7.6), parent=stand)
    lathe([(1.1 * math.sin(math.pi * k / 16), -1.1 * math.cos(math.pi * k / 16)) for k in range(17)], steel, 40, loc=(0, 0, 12.6), parent=stand)
    box((5.4, 1.5, 1.2), 0.3, dark, loc=(0, 0.2, 13.9), parent=stand)
    phone(group((0, -0.1, 14.3), (rad(82), 0, 0), parent=stand), finder, "#2a1740")
    box((4.2, 0.8, 8), 0.25, dark, loc=(0, 2.1, 18.4), rot=(rad(-8), 0, 0), parent=stand)
    lamp(group((-22, 40, 33), (rad(-14), 0, rad(30))))
    lights(1.0)
    camera((0, -78, 24), (-0.6, 0, 14.6), 61, (6, -6, 16), 0.7)
