"""A weekday meal at home. Centimetres."""
from kit.light import camera, window_light
from kit.materials import brushed, metal, plain
from kit.solids import TURN, box, cushion, group, lathe, put, rad
from kit.stage import still
from kit.surfaces import fabric, sauce, wood
from props.dishes import chana, dal, greens, onion_and_lemon, raita, rice, rotis, thali


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
