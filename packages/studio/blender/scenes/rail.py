"""Clothes that hang: a house that prints and stitches to order, and a child's cupboard. Centimetres."""
import math

from kit.drawn import tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import brass
from kit.nodes import Material
from kit.solids import box, group, lathe, rad
from kit.stage import still
from kit.surfaces import fabric, plaster, wood
from props.garment import buttons, gown, hanger, kurta, neckline, shell, shirt, sleeve, trousers


def printed(color, mark, scale=1.0, dark=None):
    """Block print: small round flowers in rows on a slubbed ground."""
    made = Material("printed", color, Roughness=0.92, Sheen=0.4, Specular=0.12)
    dots = made.ramp(made.cells(0.26 * scale), [(0.0, mark), (0.2, mark), (0.24, color), (1.0, color)])
    made.feed(dots, "Base Color")
    made.bump(made.noise(30, 3, 0.7), 0.35, 0.03)
    return made.data


def corner(wall="#e6d3bf", floor="#c9a47a"):
    box((600, 4, 400), 0.4, plaster(wall, 0.04, 0.2), loc=(0, 46, 60))
    for k in range(-5, 6):
        box((600, 23.6, 4), 0.3, wood(floor, "#9c7549", scale=0.05), loc=(k * 9, -140 + (k + 5) * 24, -122))


def rod(wide, high=8.0, y=0.0):
    steel = brass("#b98f45", 0.24, 0, 0.1)
    tube([(-wide, y, high), (wide, y, high)], 1.1, steel, curve=False)


def day(aim=(0, 40, -40)):
    pane_sun(aim, (0.62, 0.66, -0.42), 5.5, (60, 90), 2, 2, 420, 8, 700, "#ffe2b8", 2.0)
    soft_box((-160, -220, 120), (0, 0, -40), 150, 420000, "#fff1e2")
    soft_box((180, -120, 60), (0, 0, -40), 90, 120000, "#f4e6ff")
    sky("#fff0e0", 0.42)


@still("rail-kurta", 900, 900, exposure=0.15)
def kurta_on_a_hook():
    corner("#dfc9b2")
    kurta((0, 22, 0), 8, printed("#6e1f35", "#d99a86"), fabric("#c79258", "#a87238", 0.3), 92, seed=1)
    lathe([(0, 0), (2.6, 0), (2.8, 1), (1.2, 2), (1.2, 8), (2.4, 9), (0, 9.6)], brass(scale=0.3), 48, curve=True, loc=(1.8, 44, 7.6), rot=(rad(90), 0, 0))
    day()
    camera((-14, -210, -22), (0, 20, -41), 76, (0, 18, -40), 2.0)


@still("rail-dress", 900, 675, exposure=0.15)
def evening_dress():
    corner("#dcdccb")
    gown((0, 22, 0), -10, fabric("#2f5743", "#24452f", 0.3, 0.25, 0.8), fabric("#c9a25b", "#a8823f", 0.3), 108)
    day()
    camera((12, -225, -24), (0, 20, -52), 58, (0, 18, -40), 2.0)


@still("rail-set", 900, 675, exposure=0.15)
def shirt_and_trousers():
    corner("#ecd9be")
    shirt((-20, 22, 0), 8, printed("#c5803b", "#f3d9a8"), fabric("#8c4a2f", "#6f371f", 0.3), 58, 5)
    trousers((24, 22, 0), -6, fabric("#a8642c", "#8c4f20", 0.3), 86)
    rod(90, 8.0, 22)
    day()
    camera((0, -215, -24), (3, 20, -40), 66, (0, 18, -40), 2.0)


@still("rail-house", 1040, 660, exposure=0.15)
def the_rail():
    """Six pieces on a rail, a stool with folded cloth below."""
    corner("#e3cdb6")
    rod(150, 8.0, 12)
    for x in (-150, 150):
        tube([(x, 12, 8), (x, 12, -120)], 1.4, brass("#b98f45", 0.24, 0, 0.1), curve=False)
    gold = fabric("#c79258", "#a87238", 0.3)
    for x, turn, make in (
        (-96, 62, lambda p, t: kurta(p, t, printed("#6e1f35", "#d99a86"), gold, 92, seed=3)),
        (-66, 56, lambda p, t: gown(p, t, fabric("#2f5743", "#24452f", 0.3, 0.25, 0.8), gold, 106, 5)),
        (-30, 14, lambda p, t: kurta(p, t, printed("#e9dcc4", "#6e1f35"), fabric("#6e1f35", "#541527", 0.3), 94, seed=7)),
        (26, -12, lambda p, t: kurta(p, t, printed("#c5803b", "#f3d9a8"), fabric("#8c4a2f", "#6f371f", 0.3), 90, seed=9)),
        (70, -58, lambda p, t: shirt(p, t, fabric("#d9a88f", "#c48d72", 0.3), gold, 62, 11)),
        (98, -62, lambda p, t: gown(p, t, fabric("#7b2f45", "#5f1f33", 0.3, 0.25, 0.8), gold, 100, 13)),
    ):
        make((x, 12, 0), turn)
    day((20, 44, -40))
    camera((-10, -300, -20), (0, 12, -42), 46, (0, 6, -40), 2.4)


def cotton(color):
    return fabric(color, None, 0.4, 0.3, 0.3)


def peg_rail(wall, *clothes):
    corner(wall, "#d9b98a")
    box((230, 2.6, 12), 0.8, wood("#e9c99a", "#cfa871", scale=0.1), loc=(0, 42, 8))
    for x, make in clothes:
        lathe([(0, 0), (1.2, 0), (1.3, 7), (2.2, 8), (2.2, 9.4), (0, 10)], wood("#e9c99a", "#cfa871", scale=0.6), 32, edge=0.15, loc=(x, 41, 7.5), rot=(rad(90), 0, 0))
        make((x - 1.2, 34, 0))
    day()


def shorts(color, seed):
    return lambda loc: trousers(loc, 0, cotton(color), 31, seed, 0.74)


def small(color, trim, seed):
    return lambda loc: shirt(loc, 3 * math.sin(seed * 2), cotton(color), cotton(trim), 46, seed, 0.72, 17, seed % 2 == 0)


@still("rail-kids", 1040, 832, exposure=0.2)
def four_small_shirts():
    peg_rail("#bfe2d8", (-54, small("#ff7a59", "#ffd35c", 2)), (-18, small("#66b7e8", "#ffffff", 4)), (18, small("#ffd35c", "#2c4a8a", 6)), (54, small("#4baa86", "#fff4d6", 8)))
    camera((-6, -150, -8), (0, 34, -10), 46, (0, 30, -14), 1.4)


@still("rail-kids-sky", 880, 660, exposure=0.2)
def sky_set():
    peg_rail("#ffe6b3", (-21, small("#66b7e8", "#ffffff", 4)), (19, shorts("#2c4a8a", 6)))
    camera((-4, -130, -8), (-1, 34, -10), 60, (0, 30, -14), 1.2)


@still("rail-kids-leaf", 880, 660, exposure=0.2)
def leaf_set():
    peg_rail("#f9d3c9", (-21, small("#4baa86", "#fff4d6", 8)), (19, shorts("#f2b33d", 10)))
    camera((4, -130, -8), (-1, 34, -10), 60, (0, 30, -14), 1.2)


@still("rail-kids-lilac", 880, 660, exposure=0.2)
def lilac_set():
    peg_rail("#cfe2f6", (-21, small("#9b8cdb", "#fff4d6", 12)), (19, shorts("#f286a6", 14)))
    camera((-4, -130, -8), (-1, 34, -10), 60, (0, 30, -14), 1.2)


def blouse(x, turn, cloth, trim, seed):
    """Short, narrow at the waist, with a deep neck, bordered sleeves and hem."""
    place = group((x, 22, 0), (0, 0, rad(turn)))
    hanger(place, 14)
    width = lambda v: 17.0 - 3.4 * v
    shell(place, cloth, width, 31, 2.9, seed, folds=3, fullness=0.3)
    shell(place, trim, width, 31, 2.9, seed, 0.93, 1.0, 0.12, folds=3, fullness=0.3)
    for side in (-1, 1):
        sleeve(place, cloth, side, 17, 14, (5.4, 4.6), seed + side, 0.26)
        sleeve(place, trim, side, 17, 14, (5.4, 4.6), seed + side, 0.26, lift=0.12, top=0.82)
    neckline(place, trim, 7.0, 12.5)
    buttons(place, 4, -16, 3.6, brass(scale=0.6))


@still("rail-blouse-near", 960, 900, exposure=0.15)
def one_blouse():
    corner("#f6d3cf", "#b98a66")
    blouse(0, 10, printed("#a3154f", "#f2b661"), fabric("#d9a441", "#b98528", 0.3), 5)
    rod(150, 8.0, 22)
    day((0, 40, -14))
    camera((-14, -150, -10), (0, 20, -18), 74, (0, 18, -16), 2.0)
