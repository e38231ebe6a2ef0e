"""Toys of painted wood and felt. Centimetres."""
import math
import random

from kit.drawn import backdrop, sweep, text, tube
from kit.light import camera, studio_light
from kit.materials import gloss, plain
from kit.solids import TURN, box, cushion, group, lathe, rad
from kit.stage import still
from kit.surfaces import fabric, paper, plaster, wood

RED, YELLOW, BLUE, GREEN, ORANGE = "#c8321f", "#f3b21b", "#2f6fb0", "#4f9a5c", "#e8772a"


def lacquer(color):
    return gloss(color, 0.3, 0.6)


def beech(along="x"):
    return wood("#dcb482", "#c39560", scale=0.5, along=along)


def ground(color):
    backdrop(plaster(color, 0.2, 0.03), 90, 46, 90, 16)


def block(loc, turn, letter, color, size=7.0):
    """A beech cube with a coloured field and a letter on the sides that are seen."""
    place = group((loc[0], loc[1], loc[2] + size / 2), (0, 0, rad(turn)))
    box((size, size, size), 0.5, beech(), 4, parent=place)
    for lean, spin in ((90, 0), (90, 90), (90, -90), (0, 0)):
        side = group((0, 0, 0), (rad(lean), 0, rad(spin)), parent=place)
        box((size * 0.8, size * 0.8, 0.1), 0.05, lacquer(color), 2, parent=side, loc=(0, 0, size / 2 + 0.02))
        text(letter, size * 0.68, plain("#fff4dc", 0.4), 0.04, parent=side, loc=(0, 0.1, size / 2 + 0.09))


def stacker(loc):
    """Five rings on a stick, a ball on top."""
    place = group(loc)
    lathe([(0, 0), (7.2, 0), (7.2, 1.4), (0, 1.4)], beech("z"), 96, edge=0.35, parent=place)
    low = 1.4
    for wide, color in ((6.8, RED), (6.0, ORANGE), (5.2, YELLOW), (4.4, GREEN), (3.6, BLUE)):
        ring = [(wide - 1.3 + 1.3 * math.cos(t), 1.3 + 1.3 * math.sin(t)) for t in [TURN * i / 24 for i in range(25)]]
        lathe([(0.9, 0.3), *[p for p in ring], (0.9, 2.5)], lacquer(color), 96, parent=place, loc=(0, 0, low))
        low += 2.55
    lathe([(2.0 * math.sin(t), 2.0 - 2.0 * math.cos(t)) for t in [math.pi * i / 24 for i in range(25)]], lacquer(RED), 64, parent=place, loc=(0, 0, low - 0.2))


def wheel(parent, x, y, radius):
    for side in (-1, 1):
        hub = group((x, side * y, radius), (rad(90), 0, 0), parent=parent)
        lathe([(0, -0.7), (radius, -0.7), (radius, 0.7), (0, 0.7)], beech("z"), 64, edge=0.2, parent=hub)
        lathe([(0, 0), (0.6, 0), (0.6, 1.1), (0, 1.2)], lacquer(RED), 32, edge=0.1, parent=hub, loc=(0, 0, 0.1 if side < 0 else -1.2))


def train(loc, turn, scale=1.0):
    place = group(loc, (0, 0, rad(turn)), scale)
    red, yellow, blue = lacquer(RED), lacquer(YELLOW), lacquer(BLUE)
    box((19, 6.4, 1.6), 0.4, beech(), 3, parent=place, loc=(0, 0, 3.0))
    lathe([(0, -6.2), (3.1, -6.2), (3.1, 6.2), (0, 6.2)], red, 96, edge=0.35, parent=place, loc=(3.0, 0, 6.8), rot=(0, rad(90), 0))
    for x in (-1.0, 3.0, 7.0):
        lathe([(3.13, -0.3), (3.2, -0.3), (3.2, 0.3), (3.13, 0.3)], yellow, 96, parent=place, loc=(x, 0, 6.8), rot=(0, rad(90), 0))
    box((6.4, 6.6, 9.2), 0.5, red, 3, parent=place, loc=(-6.0, 0, 8.2))
    for side in (-1, 1):
        box((3.4, 0.3, 3.2), 0.12, beech(), 2, parent=place, loc=(-6.0, side * 3.25, 10.0))
        box((2.7, 0.32, 2.5), 0.1, plain("#3b2a20", 0.7), 2, parent=place, loc=(-6.0, side * 3.27, 10.0))
    box((8.4, 8.0, 1.2), 0.5, yellow, 4, parent=place, loc=(-6.0, 0, 13.3))
    lathe([(0, 0), (1.2, 0), (1.1, 3.0), (1.9, 4.2), (1.9, 5.0), (1.3, 5.0), (1.2, 4.0), (0, 4)], yellow, 64, edge=0.1, parent=place, loc=(6.6, 0, 9.4))
    lathe([(0, 0), (1.1, 0), (1.15, 0.8), (0.8, 1.7), (0, 2.0)], blue, 64, curve=True, parent=place, loc=(1.4, 0, 9.7))
    for x in (-6.2, 0.4, 6.6):
        wheel(place, x, 3.9, 2.6)
    wagon = group((-18.4, 0, 0), parent=place)
    box((12, 6.4, 1.6), 0.4, beech(), 3, parent=wagon, loc=(0, 0, 3.0))
    for side in (-1, 1):
        box((12, 0.9, 4.0), 0.3, lacquer(ORANGE), 3, parent=wagon, loc=(0, side * 2.75, 5.6))
        box((0.9, 6.4, 4.0), 0.3, lacquer(ORANGE), 3, parent=wagon, loc=(side * 5.55, 0, 5.6))
    for x, y, color in ((-2.6, 0.5, YELLOW), (2.4, -0.4, GREEN)):
        lathe([(2.5 * math.sin(t), -2.5 * math.cos(t)) for t in [math.pi * i / 24 for i in range(25)]], lacquer(color), 64, parent=wagon, loc=(x, y, 7.0))
    for x in (-3.4, 3.4):
        wheel(wagon, x, 3.9, 2.2)
    tube([(-9.4, 0, 3.0), (-12.6, 0, 3.0)], 0.5, beech(), curve=False, parent=place)
    return place


def bear(loc, turn, size=1.0):
    """Sewn from felted cloth: seams, a stitched nose, button eyes, a bow."""
    place = group(loc, (0, 0, rad(turn)), size)
    fur, pale = fabric("#a86f42", "#8c5732", 1.6, 1.0, 1.0), fabric("#dcb68c", "#c99e72", 1.6, 1.0, 1.0)
    black, thread = gloss("#17110d", 0.15), plain("#3a2214", 0.9)

    def part(size, at, material=fur, rot=(0, 0, 0), seed=0):
        cushion(size, material, 0, 1, 0.16, 30, seed, parent=place, loc=at, rot=tuple(rad(a) for a in rot))

    part((13, 11.4, 15), (0, 0, 7.6), seed=1)
    part((8.2, 2.6, 9.6), (0, -4.9, 7.4), pale, (-8, 0, 0), 2)
    part((12.4, 11.2, 11.2), (0, -0.4, 18.2), seed=3)
    part((6.0, 4.8, 4.6), (0, -5.4, 16.8), pale, seed=4)
    for side in (-1, 1):
        part((4.4, 2.4, 4.4), (side * 5.0, 0.4, 23.2), rot=(0, 18 * side, 0), seed=5)
        part((2.9, 1.4, 2.9), (side * 4.95, -0.5, 23.0), pale, (0, 18 * side, 0), 6)
        part((4.6, 4.8, 10.4), (side * 7.3, -1.6, 10.0), rot=(-28, -22 * side, 0), seed=7)
        part((5.8, 10.6, 5.6), (side * 4.7, -6.6, 2.9), rot=(0, 0, 14 * side), seed=8)
        part((4.0, 1.2, 4.0), (side * 6.0, -11.6, 3.0), pale, (0, 0, 14 * side), 9)
        lathe([(0, 0), (0.62, 0.0), (0.6, 0.3), (0, 0.5)], black, 32, curve=True, parent=place, loc=(side * 2.5, -5.55, 19.6), rot=(rad(82), 0, rad(14 * side)))
    cushion((1.9, 1.0, 1.3), black, 0, 1, 0, 16, parent=place, loc=(0, -7.6, 17.7))
    tube([(0, -7.75, 17.1), (0, -7.8, 16.4)], 0.09, thread, parent=place)
    tube([(-1.3, -7.2, 16.0), (-0.6, -7.65, 15.7), (0, -7.75, 16.3), (0.6, -7.65, 15.7), (1.3, -7.2, 16.0)], 0.09, thread, parent=place)
    ribbon = fabric("#c8321f", "#a82413", 1.4, 0.5)
    for side in (-1, 1):
        cushion((4.6, 1.7, 3.4), ribbon, 0.3, 0.5, 0.3, 24, 3 + side, parent=place, loc=(side * 2.5, -6.2, 12.9), rot=(rad(10), rad(-8 * side), rad(-14 * side)))
    cushion((1.6, 1.5, 1.7), ribbon, 0, 0.8, 0.05, 16, parent=place, loc=(0, -6.7, 12.9))
    arc = [(6.0 * math.cos(rad(a)), 5.6 * math.sin(rad(a)) - 0.4, 13.2) for a in range(0, 361, 8)]
    sweep(arc, [(-0.5, -0.2), (0.5, -0.2), (0.5, 0.2), (-0.5, 0.2)], ribbon, side=(0, 0, 1), parent=place)


@still("toys-shelf", 1040, 640, exposure=0.75)
def shelf():
    ground("#f7d98c")
    block((-27, 2, 0), 14, "A", RED)
    block((-19.2, 1, 0), -8, "B", BLUE)
    block((-23, 2, 7.0), 4, "C", GREEN)
    bear((-5, 3, 0), 4, 1.06)
    stacker((9.5, 6, 0))
    train((23.5, -6, 0), -158, 0.68)
    studio_light(22, (0, 0, 8), 1.0)
    camera((2, -104, 30), (2.5, 0, 11.4), 50, (0, -6, 10), 0.9)


@still("toys-train", 1040, 780, exposure=0.75)
def wooden_train():
    ground("#bfdccb")
    train((5.5, 0, 0), -18)
    studio_light(17, (0, 0, 6), 1.0)
    camera((8, -74, 26), (-2.6, 2, 6.4), 50, (2, -4, 6), 0.7)


@still("toys-blocks", 1040, 780, exposure=0.75)
def letter_blocks():
    ground("#f5bd9c")
    block((-4.2, 0, 0), 12, "A", RED)
    block((4.3, -0.6, 0), -14, "B", BLUE)
    block((-0.4, 0, 7.0), 5, "C", YELLOW)
    block((-14, 6, 0), 34, "D", GREEN)
    block((13.4, 3.6, 0), -30, "E", ORANGE)
    studio_light(14, (0, 0, 6), 1.0)
    camera((2, -58, 22), (0, 0, 6.4), 54, (0, -4, 6), 0.6)


@still("toys-bear", 1040, 780, exposure=0.75)
def cloth_bear():
    ground("#f2d283")
    bear((0, 0, 0), 8)
    studio_light(18, (0, 0, 10), 1.0)
    camera((3, -70, 22), (0, -2, 11.6), 52, (0, -7, 14), 0.7)


@still("toys-box", 800, 630, exposure=0.75)
def packed_for_one_child():
    """A parcel of three: blocks and a ring stacker in their shavings, the train before it."""
    ground("#e9a58a")
    kraft = paper("#c99a63", "#b58651", 0.6)
    place = group((2, 8, 0), (0, 0, rad(-9)))
    for x, y, wide, deep in ((0, -10, 36, 0.6), (0, 10, 36, 0.6), (-18, 0, 0.6, 20), (18, 0, 0.6, 20)):
        box((wide, deep, 11), 0.2, kraft, loc=(x, y, 5.5), parent=place)
    box((36, 20, 0.6), 0.2, kraft, loc=(0, 0, 0.3), parent=place)
    for sx, lean in ((-1, -38), (1, 34)):
        flap = group((sx * 18, 0, 11), (0, rad(lean), 0), parent=place)
        box((10, 19.6, 0.5), 0.2, kraft, loc=(sx * 5, 0, 0), parent=flap)
    flap = group((0, -10, 11), (rad(58), 0, 0), parent=place)
    box((35.4, 9, 0.5), 0.2, kraft, loc=(0, -4.5, 0), parent=flap)
    flap = group((0, 10, 11), (rad(-22), 0, 0), parent=place)
    box((35.4, 9, 0.5), 0.2, kraft, loc=(0, 4.5, 0), parent=flap)
    random.seed(12)
    for k in range(420):
        x, y = random.uniform(-17, 17), random.uniform(-9, 9)
        turn = random.random() * TURN
        curl = [(x + 1.5 * t * math.cos(turn) + 0.6 * math.sin(4 * t + k), y + 1.5 * t * math.sin(turn) + 0.6 * math.cos(4 * t + k), 7.4 + 1.6 * random.random() + 0.5 * math.sin(3 * t)) for t in (0, 0.4, 0.8, 1.2, 1.6)]
        tube([(max(-17.4, min(17.4, a)), max(-9.4, min(9.4, b)), c) for a, b, c in curl], 0.13, plain(("#f3e2bd", "#e9d2a3", "#f7ecd2")[k % 3], 0.8), parent=place)
    stacker((8.6, 6.4, 5.0))
    for x, y, z, turn, letter, color in ((-10.6, 8.6, 7.6, 14, "1", RED), (-3.2, 9.4, 7.4, -12, "2", BLUE), (-7.2, 8.8, 14.6, 6, "3", GREEN)):
        block((x, y, z), turn, letter, color)
    train((6, -12.5, 0), -164, 0.66)
    studio_light(21, (2, 0, 8), 1.0)
    camera((7, -92, 34), (2, -1, 9.6), 54, (2, -6, 10), 0.8)
