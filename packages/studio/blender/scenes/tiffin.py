"""Lunch boxes of a home kitchen, ready to leave. Centimetres."""
from kit.light import camera, window_light
from kit.materials import brushed, metal
from kit.solids import box, cushion, group, lathe, rad
from kit.stage import still
from kit.surfaces import fabric, plaster
from props.dishes import RADIUS, Kitchen, carrier, chana, dal, greens, onion_and_lemon, paneer, raita, rice, rotis
from props.green import pot_plant
from scenes.food import boards


def open_box(loc, dish, kitchen, steel):
    """One box of a carrier without its lid."""
    place = group(loc)
    lathe([(0, 0), (6.0, 0), (6.5, 0.4), (6.6, 1), (6.6, 5.0), (6.9, 5.15), (6.9, 5.4), (6.5, 5.4), (6.35, 5.0), (6.3, 1.0), (0, 0.6)], steel, 128, edge=0.04, parent=place)
    scaled = group((0, 0, 0), scale=6.28 / RADIUS, parent=place)
    scaled.scale[2] = 1.3
    scaled.location.z = 0.4
    dish(kitchen, scaled)


@still("tiffin-row", 1200, 704, exposure=0.5)
def five_by_noon():
    """Carriers in a row on the counter, the last one still open; the left of the picture is left free for words."""
    boards("#a8703f", "#774a28")
    steel, inner = brushed("#d2d3d4", 0.22, "ring"), metal("#dcdcdc", 0.2)
    for x, y, turn in ((-2, 17, 8), (16, 15, -22), (34, 18, 14), (50, 12, -30)):
        carrier(group((x, y, 0), (0, 0, rad(turn))), steel, inner)
    kitchen = Kitchen()
    for x, y, dish in ((6, -4, dal), (20.5, -7.5, paneer), (34, -1, chana)):
        open_box((x, y, 0), dish, kitchen, steel)
    cushion((19, 14, 0.9), fabric("#d3541b", "#b33f10", 0.6), 0.1, 0.2, 0.12, 26, 1, loc=(48, -6, 0.3), rot=(0, 0, rad(-12)))
    rotis((44, -9, 0.9), 60, 4, 8.5)
    pot_plant((-34, 26, 0), 0.9, "#c9653a", "#9c4421")
    box((320, 2, 140), 0.3, plaster("#e6b877", 0.12, 0.2), loc=(0, 46, 60))
    window_light(18, (12, 2, 6), 0.95)
    camera((4, -70, 37), (9, 3, 9.2), 38, (18, -2, 7), 0.8)


@still("tiffin-apart", 640, 960, exposure=0.35)
def one_dabba_taken_apart():
    """What goes into one carrier, from above: dal, greens, curd, rice and rotis."""
    boards("#a8703f", "#774a28")
    steel, kitchen = brushed("#d2d3d4", 0.24, "ring"), Kitchen()
    for x, y, dish in ((-8, 12.5, dal), (8.4, 10.5, greens), (9.2, -6.5, raita)):
        open_box((x, y, 0), dish, kitchen, steel)
    rice((-7.2, -4.4, 0.4), 2.2, 5.2, 2200)
    lathe([(0, 0), (6.4, 0), (6.9, 0.4), (7.0, 1.0), (6.6, 1.0), (6.3, 0.6), (0, 0.5)], steel, 96, loc=(-7.2, -4.4, 0))
    rotis((2.0, -18.0, 0.3), 20, 3, 8.6)
    onion_and_lemon((-12.5, -5.8, 0))
    window_light(15, (0, -2, 2), 1.0)
    camera((2, -22, 58), (0.6, -1.2, 1.0), 49, (0, 0, 4), 0.5)
