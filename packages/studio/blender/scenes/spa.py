"""Stones, towels, oil and candles. Centimetres."""
import math

from kit.drawn import backdrop, label, leaf_mesh, surface, tube
from kit.light import bulb, camera, pane_sun, sky, soft_box, window_light
from kit.materials import glass, glow, plain
from kit.solids import TURN, box, cushion, group, lathe, put, rad, rock
from kit.stage import still
from kit.surfaces import clay, fabric, leaf, petal, plaster, sauce, stone, towelling, wood
from props.furniture import boards, frame, legs, rubber_plant, walls


def rolled(width, radius, material, **place):
    """A towel rolled up: a spiral drawn across its width."""
    turns, thick = 3.2, radius / 3.6

    def at(u, v):
        turn = u * turns * TURN
        r = radius * (0.16 + 0.84 * u) * (1 + 0.02 * math.sin(turn * 3 + v * 9))
        return ((v - 0.5) * width * (1 + 0.015 * math.sin(turn * 2)), r * math.cos(turn), r * math.sin(turn))

    return surface(220, 24, at, material, thick * 0.86, **place)


def flower(parent, size, color, deep, loc):
    """A frangipani: five turned petals."""
    material, mesh = petal(color, deep), leaf_mesh(size, size * 0.62, -0.12, 0.35, 0.0, 0.62)
    for k in range(5):
        blade = put(mesh, material, loc, parent=parent)
        blade.rotation_euler = (rad(16), rad(-16), TURN * k / 5)


def candle(loc, radius, high, wax):
    place = group(loc)
    lathe([(0, 0), (radius, 0), (radius, high - 0.15), (radius - 0.15, high), (radius - 0.5, high - 0.1), (0, high - 0.45)], wax, 96, parent=place)
    tube([(0, 0, high - 0.5), (0.05, 0, high + 0.25), (0.12, 0, high + 0.5)], 0.06, plain("#221a14", 0.9), parent=place)
    lathe([(0, 0), (0.22, 0.25), (0.27, 0.6), (0.16, 1.2), (0, 1.9)], glow("#ffb45c", 14), 32, curve=True, parent=place, loc=(0.1, 0, high + 0.35))
    soft_box((loc[0], loc[1], loc[2] + high + 1.6), (loc[0], loc[1] - 2, 0), 1.0, 60, "#ff9d48")


@still("spa-stones", 960, 1000, exposure=0.25)
def stones():
    slab = wood("#8d6b4a", "#5f452d", scale=0.16)
    for i in range(-6, 7):
        box((130, 8.6, 3), 0.2, slab, loc=(i * 4.3, i * 8.8, -1.5))
    basalt = stone("#4c4b4a", "#2b2a2a", scale=0.5, rough=0.55, bump=0.12)
    low = 0
    for k, (wide, deep, high, x) in enumerate(((15, 11.6, 4.6, 0), (11.8, 9.6, 4.0, 0.6), (8.6, 7.3, 3.3, -0.4), (5.6, 4.9, 2.5, 0.2))):
        rock((wide, deep, high), basalt, 0.02, k + 2, 40, 0.95, 0.6, loc=(x, 2, low + high * 0.47), rot=(rad(2 * (-1) ** k), rad(3 * (-1) ** k), k))
        low += high * 0.9
    flower(None, 3.2, "#fffaf0", "#f3bf4b", (6.6, -7.5, 0.5))
    flower(None, 2.8, "#fff4ee", "#f3bf4b", (11.4, -4.2, 0.5))
    cream, sage = towelling("#f1ebe0", 0.8), towelling("#9aa58c", 0.8)
    rolled(17, 3.5, cream, loc=(13.5, 14, 3.6), rot=(0, 0, rad(62)))
    rolled(17, 3.5, sage, loc=(20.5, 12, 3.6), rot=(0, 0, rad(66)))
    rolled(17, 3.4, cream, loc=(17, 13.2, 9.6), rot=(0, 0, rad(64)))
    wax = sauce("#f4ead6", "#e6d3b0", 0.45, 0.35, 0.3, 0.03)
    candle((-14, 9, 0), 3.4, 11, wax)
    candle((-9.5, 16, 0), 2.8, 7.5, wax)
    # Warm oil in a clay bowl with a dipper of leaves.
    bowl = group((-9.5, -5.5, 0))
    lathe([(0, 0), (2.4, 0), (2.6, 0.4), (4.4, 2.4), (4.7, 3.6), (4.45, 3.6), (4.1, 2.5), (2.2, 0.8), (0, 0.7)], clay("#a8673f", "#7d4526"), 96, curve=True, parent=bowl)
    lathe([(0, 2.7), (4.25, 2.72)], sauce("#d99a2b", "#b87514", 0.04, 0.0, 1, 0.0), 64, parent=bowl)
    green = leaf("#3c6b3a", "#74994f", "#a9c08a")
    long = leaf_mesh(11, 3.2, 0.2, 0.3, 0.02, 0.85)
    for turn, x, y in ((200, 24, 4), (228, 25, 6), (176, 24, 3), (250, 25, 7)):
        put(long, green, (x, y, 1.2), (rad(8), rad(-12), rad(turn)), 1)
    box((240, 2, 120), 0.3, plaster("#d9cdbb", 0.15), loc=(0, 46, 50))
    window_light(15, (0, 4, 4), 0.85)
    camera((2, -46, 27), (1.0, 4.5, 7.4), 56, (0, 0, 5), 0.9)


@still("spa-oil", exposure=0.2)
def oil():
    top = stone("#e4dccf", "#bdb09c", "#a39378", 0.1, 0.3, 0.0)
    box((120, 70, 4), 0.4, top, loc=(0, 10, -2))
    amber = glass("#d98c3a")
    for x, y, size, turn in ((-4, 1, 1.0, 8), (4.6, 4.2, 0.8, -12)):
        bottle = group((x, y, 0), (0, 0, rad(turn)), size)
        lathe([(0, 0), (3.1, 0), (3.4, 0.4), (3.4, 8.6), (2.9, 10), (1.5, 10.8), (1.4, 12.2), (1.2, 12.2), (1.3, 10.8), (2.7, 9.8), (3.15, 8.5), (3.15, 0.7), (0, 0.6)], amber, 128, curve=False, edge=0.1, parent=bottle)
        lathe([(0, 0.65), (3.1, 0.65), (3.1, 7.2), (0, 7.2)], plain("#c9852c", 0.1, Transmission=0.7), 64, parent=bottle)
        lathe([(0, 12), (1.75, 12), (1.75, 14.6), (1.5, 14.9), (0, 14.9)], plain("#1f1a16", 0.35), 64, flutes=(30, 0.03), parent=bottle)

        label(3.46, 1.6, 7.2, 2.2, [("NIRA", 1.5, 3.9, 1.2), ("warm sesame oil", 0.62, 2.5), ("100 ml", 0.55, 0.9)], parent=bottle)
    cream = towelling("#f3eee4", 0.7)
    for k in range(3):
        cushion((22, 15, 2.6), cream, 0.12, 0.28, 0.12, 30, k, loc=(15, 17, 1.3 + 2.4 * k), rot=(0, 0, rad(3 - 4 * k)))
    pebbles = stone("#55524f", "#353331", scale=0.7, bump=0.1)
    for k, (x, y, s) in enumerate(((-12, -5, 1.1), (-9.4, -6.6, 0.8), (-13.5, -1.6, 0.7))):
        rock((4, 3.2, 1.7), pebbles, 0.02, k, 30, 0.95, 0.6, loc=(x, y, 0.75 * s), rot=(0, 0, k), scale=s)
    flower(None, 2.7, "#fffaf0", "#f3bf4b", (6.4, -5.4, 0.4))
    green = leaf("#3c6b3a", "#74994f", "#a9c08a")
    long = leaf_mesh(12, 3.6, 0.25, 0.3, 0.02, 0.85)
    for turn, x, y, z in ((60, -17, 6, 1), (35, -17, 4, 2), (88, -16, 8, 3)):
        put(long, green, (x, y, z), (rad(10), rad(-34), rad(turn)), 1)
    backdrop(plaster("#b7bfa9", 0.15), 90, 50, 60, 16).location = (0, 0, -3)
    window_light(13, (0, 3, 5), 0.9)
    camera((-5, -38, 17), (0.4, 3, 6), 62, (-3, 0, 6), 0.7)


@still("spa-room", 840, 700, exposure=0.35)
def treatment_room():
    """The couch made up by the window, towels, a lamp, leaves. Metres."""
    boards("#a97f55", "#7d5a38")
    walls("#d9d2c0", "#5f6f5a", left=-2.5)
    oak, linen = wood("#8a6340", "#5c3e24", 2.4), fabric("#f4efe4", "#e4dccb", 8, 0.35)
    couch = group((0.1, 0.35, 0), (0, 0, rad(-6)))
    legs(couch, 0.85, 0.28, 0.56, 0.05, oak, 0.0)
    box((2.0, 0.78, 0.09), 0.015, oak, loc=(0, 0, 0.58), parent=couch)
    cushion((1.98, 0.76, 0.18), linen, 0.14, 0.2, 0.004, 40, 2, loc=(0, 0, 0.71), parent=couch)
    sage = fabric("#7f8f76", "#6a7a62", 8, 0.5)
    surface(60, 40, lambda u, v: (0.12 + 0.86 * u, -0.43 + 0.86 * v, 0.815 + 0.008 * math.sin(u * 17 + v * 3) - 0.9 * max(0, abs(v - 0.5) - 0.445) ** 0.9 * 2.6), sage, 0.014, parent=couch)
    cushion((0.42, 0.6, 0.13), linen, 0.24, 0.3, 0.004, 26, 5, loc=(-0.72, 0, 0.86), parent=couch)
    cream = towelling("#f3eee4", 18)
    for k, (x, z) in enumerate(((0.42, 0.885), (0.6, 0.885), (0.51, 0.99))):
        rolled(0.44, 0.075, cream, loc=(x, -0.02, z), rot=(0, 0, rad(90)), parent=couch)
    flower(couch, 0.1, "#fffaf0", "#f3bf4b", (0.24, -0.24, 0.845))
    stool = group((-0.9, -0.55, 0))
    lathe([(0, 0.44), (0.23, 0.44), (0.24, 0.46), (0.23, 0.49), (0, 0.49)], oak, 96, edge=0.004, parent=stool)
    legs(stool, 0.13, 0.13, 0.44, 0.025, oak, 0.1)
    lathe([(0, 0), (0.05, 0), (0.09, 0.04), (0.1, 0.075), (0.094, 0.076), (0.08, 0.045), (0, 0.015)], clay("#a8673f", "#7d4526", 14), 96, curve=True, loc=(0.02, 0.04, 0.49), parent=stool)
    lathe([(0, 0.055), (0.088, 0.056)], sauce("#d99a2b", "#b87514", 0.04, 0.0, 18, 0.0), 64, loc=(0.02, 0.04, 0.49), parent=stool)
    for x, y, high in ((-0.12, -0.06, 0.13), (0.1, -0.12, 0.09)):
        lathe([(0, 0), (0.035, 0), (0.035, high), (0, high)], sauce("#f4ead6", "#e6d3b0", 0.45, 0.3, 6, 0.03), 48, edge=0.004, loc=(x, y, 0.49), parent=stool)
        lathe([(0, 0), (0.005, 0.006), (0.006, 0.014), (0, 0.04)], glow("#ffb45c", 14), 16, curve=True, loc=(x, y, 0.495 + high), parent=stool)
    # A shelf of bottles and folded towels.
    shelf = group((1.55, 1.34, 0))
    for z in (1.05, 1.5):
        box((0.95, 0.26, 0.035), 0.005, oak, loc=(0, 0, z), parent=shelf)
    amber = plain("#7a3f16", 0.12, Clearcoat=0.8)
    for k in range(5):
        high = 0.15 + 0.04 * (k % 2)
        lathe([(0, 0), (0.04, 0), (0.042, 0.01), (0.042, high), (0.016, high + 0.03), (0.016, high + 0.06), (0, high + 0.06)], amber, 48, loc=(-0.36 + 0.14 * k, 0, 1.518), parent=shelf)
        lathe([(0, 0), (0.019, 0), (0.019, 0.035), (0, 0.035)], plain("#1f1a16", 0.4), 32, loc=(-0.36 + 0.14 * k, 0, 1.57 + high), parent=shelf)
    for k in range(4):
        cushion((0.42, 0.24, 0.062), cream, 0.12, 0.3, 0.003, 24, k, loc=(-0.2, 0, 1.1 + 0.058 * k), parent=shelf)
    lathe([(0, 0), (0.07, 0), (0.11, 0.08), (0.09, 0.2), (0.04, 0.25), (0, 0.22)], clay("#a8673f", "#7d4526", 12), 64, curve=True, loc=(0.28, 0, 1.068), parent=shelf)
    frame(0.15, 1.75, (0.6, 0.78), [("arch", 0, -0.06, 0.26, 0.44, "#7f8f76"), ("disc", 0.06, 0.18, 0.1, 0, "#d9a063")])
    lamp = group((-1.15, 0.9, 1.75))
    lathe([(0.24, 0), (0.26, 0.1), (0.2, 0.24), (0.06, 0.3), (0.05, 0.3), (0.19, 0.235), (0.25, 0.1), (0.235, 0)], fabric("#dcbf8f", "#c5a571", 30, 0.9), 96, curve=True, flutes=(48, 0.03), parent=lamp)
    tube([(0, 0, 0.3), (0, 0, 2)], 0.006, plain("#2a2622"), curve=False, parent=lamp)
    bulb((0, 0, 0.1), 30, radius=0.05, parent=lamp)
    rubber_plant((-1.85, 0.95, 0), 1.6, 1.05)
    rubber_plant((2.35, 0.75, 0), 1.2, 0.9)
    pane_sun((0.5, 1.5, 1.1), (0.55, 1.0, -0.55), 3.6, (0.5, 0.8), 3, 2, 5.2, 0.06)
    sky("#efe6d6", 0.3)
    soft_box((3.9, -3.2, 2.1), (0, 0.8, 0.9), 2.6, 110, "#fff0dc", tall=2.2)
    soft_box((-0.6, -3.8, 2.6), (0, 0.6, 0.8), 3, 55, "#fff0dc")
    camera((0.5, -4.2, 1.5), (0.1, 0.6, 0.98), 52, (0.1, 0.2, 0.8), 0.008)
