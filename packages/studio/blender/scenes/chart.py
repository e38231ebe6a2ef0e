"""A birth chart drawn by hand, on a table in the evening. Centimetres."""
import math

from kit.drawn import surface, text
from kit.light import camera, sky, soft_box
from kit.materials import brass, gloss, plain
from kit.solids import box, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import clay, leather, paper, wood
from props.festive import diya, marigold

HALF = 8.2


def stroke(parent, start, end, width, ink):
    """A line of the pen."""
    length, turn = math.hypot(end[0] - start[0], end[1] - start[1]), math.atan2(end[1] - start[1], end[0] - start[0])
    outline(rectangle(length + width, width, width * 0.45, 3), 0.004, ink, parent=parent, loc=((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 0), rot=(0, 0, turn))


def north_chart(parent):
    """The diamond chart of the north: a square, its diagonals, the middles of its sides joined; houses by number."""
    ink, red = plain("#3a2350", 0.8), plain("#a4331f", 0.7)
    h = HALF
    corners, middles = [(-h, -h), (h, -h), (h, h), (-h, h)], [(0, -h), (h, 0), (0, h), (-h, 0)]
    for k in range(4):
        stroke(parent, corners[k], corners[(k + 1) % 4], 0.22, ink)
        stroke(parent, middles[k], middles[(k + 1) % 4], 0.14, ink)
    stroke(parent, corners[0], corners[2], 0.14, ink)
    stroke(parent, corners[1], corners[3], 0.14, ink)
    for k in range(4):
        stroke(parent, tuple(1.07 * c for c in corners[k]), tuple(1.07 * c for c in corners[(k + 1) % 4]), 0.07, red)
    houses = ((0, 4.1, "1"), (-4.1, 6.7, "2"), (-6.7, 4.1, "3"), (-4.1, 0, "4"), (-6.7, -4.1, "5"), (-4.1, -6.7, "6"), (0, -4.1, "7"), (4.1, -6.7, "8"), (6.7, -4.1, "9"), (4.1, 0, "10"), (6.7, 4.1, "11"), (4.1, 6.7, "12"))
    for x, y, words in houses:
        text(words, 0.8, red, parent=parent, loc=(x, y - 0.9 if abs(x) < 5 and abs(y) < 5 else y - 0.5, 0.005))
    for x, y, words in ((0, 4.3, "Su Me"), (-4.1, 0.2, "Mo"), (0, -3.6, "Sa"), (4.1, 0.2, "Ju"), (-6.9, -3.4, "Ra"), (4.0, 6.9, "Ve"), (6.9, 4.8, "Ke")):
        text(words, 0.95, ink, spacing=1.1, parent=parent, loc=(x, y, 0.005))


def evening_table():
    board = wood("#5b3722", "#341d0f", scale=0.1)
    for k in range(-4, 6):
        box((160, 13.7, 4), 0.25, board, loc=(5 * k, 13.8 * k, -2))
    soft_box((20, 20, 16), (0, 0, 0), 9, 3800, "#ffb566")
    soft_box((-40, 30, 40), (0, 0, 0), 30, 14000, "#8c86e0")
    soft_box((10, -40, 50), (0, 0, 0), 34, 9000, "#ffd9a8")
    sky("#5a4f96", 0.14)


def fountain_pen(loc, turn):
    pen = group(loc, (rad(-90), 0, rad(turn)))
    lathe([(0, -1.9), (0.05, -1.8), (0.2, -0.9), (0.42, 0), (0.45, 5.5), (0.5, 5.6), (0.5, 6.4), (0.46, 6.5), (0.44, 12), (0.3, 12.6), (0, 12.7)], gloss("#2c1d5c"), 48, parent=pen)
    lathe([(0.47, 5.55), (0.54, 5.7), (0.54, 6.3), (0.47, 6.45)], brass(scale=2), 48, parent=pen)


def brass_pot(loc):
    pot = brass("#c9983f", 0.24, 0.15, 1.0)
    lathe([(0, 0), (2.2, 0), (3.6, 1.4), (3.9, 3.2), (2.8, 5.0), (2.3, 5.6), (2.9, 6.3), (2.7, 6.4), (2.1, 5.7), (0, 5.2)], pot, 96, curve=True, loc=loc)


def chart_on_table():
    evening_table()
    sheet = group((-2, 0, 0.05), (0, 0, rad(8)))

    def curled(u, v):
        lift = 9 * max(0.0, u + v - 1.74) ** 1.8 + 6 * max(0.0, 1 - u - v - 0.8) ** 1.6
        return ((u - 0.5) * 25, (v - 0.5) * 28, 0.03 + lift * 2)

    surface(60, 60, curled, paper("#f3e4c3", "#ead5aa", 0.15), parent=sheet)
    north_chart(group((0, -1.2, 0.07), parent=sheet))
    text("Janma Kundali", 1.35, plain("#3a2350", 0.8), spacing=1.08, parent=sheet, loc=(0, 10.6, 0.075))
    stroke(group((0, 0, 0.07), parent=sheet), (-4.6, 9.4), (4.6, 9.4), 0.07, plain("#a4331f", 0.7))
    diya((17.5, 13, 0), -120, 1.05, 420)
    for k, (x, y, size) in enumerate(((-20, 13, 2.3), (-16.6, 17.4, 2.0), (-23.4, 17.8, 1.9), (16.5, -12.5, 2.2), (20.6, -9.0, 1.9))):
        marigold((x, y, size * 0.55), size, k)
    fountain_pen((8.2, -13.6, 0.46), 62)
    brass_pot((6.5, 19.5, 0))


@still("chart-tea", 1040, 980, exposure=0.95)
def tea_for_two():
    """The table before somebody comes: two clay cups of tea, a shut book with a pen on it, the lamp and the pot behind them."""
    evening_table()
    earth, tea = clay("#b9683c", "#8c4827", 1.0), plain("#9a5a2a", 0.2)
    for x, y in ((-11.4, -1.2), (-2.6, -7.6)):
        cup = group((x, y, 0), (0, 0, 0), 0.84)
        lathe([(0, 0), (2.5, 0), (2.8, 0.3), (3.0, 2.6), (3.9, 6.4), (4.5, 8.0), (4.6, 8.5), (4.3, 8.5), (4.0, 7.6), (3.4, 5.6), (2.7, 1.2), (0, 1.0)], earth, 112, curve=True, parent=cup)
        lathe([(0, 7.1), (3.8, 7.1)], tea, 96, parent=cup)
    book = group((12.5, -4.5, 0), (0, 0, rad(24)))
    box((15.4, 20.4, 2.0), 0.1, paper("#eadcc0"), 2, parent=book, loc=(0.2, 0, 1.3))
    for z in (0.15, 2.45):
        box((16.2, 21.2, 0.3), 0.1, leather("#4b2f78", "#33205a", 0.3), 2, parent=book, loc=(0, 0, z))
    box((0.7, 21.2, 2.6), 0.3, leather("#4b2f78", "#33205a", 0.3), 2, parent=book, loc=(-8.0, 0, 1.3))
    outline(rectangle(1.2, 24, 0.1), 0.05, plain("#d8963a", 0.7), parent=book, loc=(4.6, -1.2, 2.62))
    fountain_pen((8.0, -6.4, 3.1), 58)
    diya((15.5, 14, 0), -120, 1.05, 420)
    diya((-14.5, 15, 0), -60, 1.05, 420)
    for k, (x, y, size) in enumerate(((-20, 7, 2.3), (-5.4, 13.4, 2.0), (-1.6, 17.8, 1.9), (22.5, 4.5, 2.2), (-17.5, -12.5, 2.1))):
        marigold((x, y, size * 0.55), size, k)
    brass_pot((4.5, 17.5, 0))
    soft_box((-30, -34, 30), (-6, -4, 4), 16, 6000, "#ffc68a")
    camera((2, -40, 28), (0.4, 0.8, 2.4), 45, (-4, -5, 5), 0.7)


@still("chart-lamps", 1200, 800, exposure=0.95)
def chart_from_low():
    """The same table for a first screen: the lamp and the pot in front, room for words on the left."""
    chart_on_table()
    camera((8, -34, 20), (-2, 3, 2.4), 36, (2, -2, 0), 0.9)


@still("chart-flame", 1200, 700, exposure=0.95)
def lamp_beside_the_chart():
    """The same table along the sheet: the flame in front, the houses of the chart behind it out of focus."""
    chart_on_table()
    camera((33, -7, 13), (9.4, 7.4, 1.8), 42, (17, 12.6, 2.4), 0.9)
