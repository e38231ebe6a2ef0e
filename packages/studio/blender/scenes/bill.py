"""A trading firm's year on one desk: bills on a spike, a calculator, a red pen. Centimetres."""
import math
import random

from kit.drawn import surface, text, tube
from kit.light import camera, window_light
from kit.materials import glass, metal, plain
from kit.solids import box, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import fabric, paper, plaster, sauce, wood
from scenes.bake import Print
from scenes.book import blanks_of

NAVY, GOLD = "#1c3f86", "#ffb22e"


def bill(place, color, number, seed, size=(9.5, 15), bow=0.5):
    """A shop's bill that curls a little, with its lines."""
    wide, tall = size
    random.seed(seed)
    lift = [random.uniform(-bow, bow) for _ in range(4)]

    def at(u, v):
        edge = lift[0] * u * u + lift[1] * (1 - u) ** 2 + lift[2] * v**3 + lift[3] * (1 - v) ** 3
        return ((u - 0.5) * wide, (v - 0.5) * tall, 0.12 * math.sin(5 * u + seed) + edge)

    surface(16, 16, at, paper(color), 0.02, parent=place)
    sheet = Print(group((0, 0, 0.75 * bow + 0.1), parent=place), wide, tall, color) if number else None
    if sheet:
        sheet.words(0.08, 0.9, "Shree Balaji", 0.11 * wide, NAVY)
        sheet.words(0.92, 0.82, f"Bill {number}", 0.08 * wide, "#b3372a", "RIGHT")
        for k in range(6):
            y = 0.7 - 0.075 * k
            sheet.bar(0.3, y, 0.4 - 0.06 * (k % 3), 0.014, "#596173", 0.05)
            sheet.bar(0.84, y, 0.14, 0.014, "#596173", 0.05)
        sheet.bar(0.5, 0.2, 0.84, 0.006, NAVY)
        sheet.words(0.92, 0.13, ("4,130", "11,800", "2,596", "7,080")[seed % 4], 0.12 * wide, NAVY, "RIGHT")


def spike(loc, count):
    """A bill spike: a round foot, a needle, what was pushed on it since morning."""
    place = group(loc)
    iron = plain("#1b2b52", 0.35, Clearcoat=0.4)
    lathe([(0, 0), (6.2, 0), (6.4, 0.4), (6.0, 1.0), (1.2, 1.4), (0, 1.4)], iron, 96, edge=0.1, parent=place)
    lathe([(0.16, 1.2), (0.16, 20), (0, 21.6)], metal("#c9ccd2", 0.2), 32, parent=place)
    random.seed(3)
    tints = ("#fdf8ea", "#fbe9ef", "#f7f3e2", "#e9f3e6", "#fdf8ea", "#fff1cf")
    for k in range(count):
        z = 1.9 + 12.6 * k / count
        sheet = group((random.uniform(-1.1, 1.1), random.uniform(-1.6, 1.6), z), (rad(random.uniform(-4, 4)), rad(random.uniform(-4, 4)), random.uniform(-1.2, 1.2) + 0.25), parent=place)
        bill(sheet, tints[k % 6], "0640" if k == count - 1 else "", k, (9.0, 13.4), 0.35)


def calculator(loc, turn):
    place = group(loc, (rad(7), 0, rad(turn)))
    outline(rectangle(14.5, 19, 1.4), 2.0, plain("#e9e6dd", 0.45), 0.5, 4, parent=place)
    outline(rectangle(13.4, 4.6, 0.6), 0.14, plain("#2a2f38", 0.3), 0.05, parent=place, loc=(0, 6.6, 2.0))
    outline(rectangle(11.6, 3.0, 0.2), 0.02, plain("#b9c7ae", 0.3), parent=place, loc=(0, 6.6, 2.15))
    text("1,66,612.", 2.5, plain("#1d241b", 0.6), align="RIGHT", parent=place, loc=(5.4, 6.5, 2.19))
    words = ("MC", "M+", "%", "AC", "7", "8", "9", "/", "4", "5", "6", "x", "1", "2", "3", "-", "0", "00", ".", "+")
    for k, word in enumerate(words):
        x, y = -5.1 + 3.4 * (k % 4), 2.4 - 2.55 * (k // 4)
        paint = "#d6402f" if word == "AC" else NAVY if k % 4 == 3 or k < 4 else "#39404c"
        outline(rectangle(2.9, 2.05, 0.45), 0.75, plain(paint, 0.35, Clearcoat=0.3), 0.22, 4, parent=place, loc=(x, y, 1.9))
        text(word, 1.05, plain("#ffffff", 0.6), 0.004, parent=place, loc=(x, y, 2.67))


def tea(loc):
    """A cutting glass of tea."""
    place = group(loc)
    lathe([(0, 0), (2.3, 0), (2.4, 0.3), (2.9, 8.2), (2.75, 8.3), (2.25, 0.9), (0, 0.8)], glass("#fbfdff", 0.0, 1.45), 96, flutes=(10, 0.035), parent=place)
    lathe([(0, 0.85), (2.2, 0.85), (2.62, 6.9), (0, 6.9)], sauce("#b8743a", "#96592a", 0.1, 0.2, 0.3, 0.02), 96, parent=place)


def pen(loc, turn, paint):
    place = group(loc, (0, rad(90), rad(turn)))
    lathe([(0, -1.3), (0.08, -1.1), (0.4, 0), (0.44, 9.4), (0, 9.4)], plain("#f7f5ef", 0.3, Clearcoat=0.6), 48, parent=place)
    lathe([(0.5, 9.4), (0.5, 14), (0.3, 14.4), (0, 14.4)], plain(paint, 0.3, Clearcoat=0.6), 48, parent=place)
    lathe([(0, -1.32), (0.09, -1.1), (0, -1.0)], plain(paint, 0.3), 24, parent=place)


def corrected(place):
    """A return with red ticks, one line ringed, and the amount that it should be."""
    for k in range(3):
        outline(rectangle(20.8, 28.4, 0.1), 0.03, paper("#fbfaf5"), parent=place, loc=(0.12 * k, -0.1 * k, 0.02 + 0.04 * k), rot=(0, 0, rad(-0.9 * k)))
    blanks_of("GSTR-3B, April", NAVY, GOLD, 8)(Print(group((0.1, -0.1, 0.17), parent=place), 20, 27.6, "#ffffff"))
    red = plain("#d6402f", 0.6)
    for k in range(8):
        x, y = 4.6, 8.0 - 2.43 * k
        if k != 3:
            tube([(x, y, 0.22), (x + 0.5, y - 0.6, 0.22), (x + 1.7, y + 1.1, 0.22)], 0.1, red, curve=False, parent=place)
    tube([(6.4 + 2.9 * math.cos(rad(a)), 0.7 + 1.25 * math.sin(rad(a)) + 0.003 * a, 0.22) for a in range(0, 375, 12)], 0.09, red, parent=place)
    text("2B?", 1.5, red, 0.004, parent=place, loc=(1.3, 0.9, 0.23), rot=(0, 0, rad(8)))


def desk():
    top = wood("#a9784a", "#7a5230", scale=0.1)
    for i in range(-4, 5):
        box((220, 15.6, 3), 0.2, top, loc=(i * 4, i * 15.8, -1.52))
    box((600, 2, 260), 0.1, plaster("#27407c", 0.12, 0.1), 1, loc=(0, 66, 80))
    spike((-7.5, 6.5, 0), 46)
    calculator((13.0, 3.5, 0.3), -14)
    corrected(group((-3, -15, 0), (0, 0, rad(9))))
    pen((4.5, -12.5, 0.55), 34, "#d6402f")
    tea((26.5, 13, 0))
    # Two bundles of bills with a band, the first boxed file of the year behind.
    for x, y, turn, high in ((-20, 13, 24, 5.2), (25, -1, -12, 3.2)):
        place = group((x, y, 0), (0, 0, rad(turn)))
        for k in range(int(high / 0.16)):
            random.seed(k)
            box((9.4, 14.6, 0.12), 0, paper(("#fdf8ea", "#f6f0dc", "#fbe9ef")[k % 3]), 1, parent=place, loc=(random.uniform(-0.25, 0.25), random.uniform(-0.3, 0.3), 0.1 + 0.16 * k), rot=(0, 0, random.uniform(-0.03, 0.03)))
        box((9.9, 0.9, high + 0.2), 0.05, plain("#d6402f", 0.6), 2, parent=place, loc=(0, 0.6, high / 2))
    for k, paint in enumerate((NAVY, GOLD, NAVY)):
        box((8.4, 26, 33), 0.3, fabric(paint, None, 1.0, 0.25), loc=(1 + 9.0 * k, 34, 16.5), rot=(0, 0, rad((0, 1, -2)[k])))
        box((4.6, 0.1, 9), 0.05, paper("#fdf8ea"), 1, loc=(1 + 9.0 * k, 20.8, 21), rot=(0, 0, rad((0, 1, -2)[k])))
        text(("Sales", "Bank", "GST")[k], 1.6, plain("#16233f", 0.7), 0.004, parent=group((1 + 9.0 * k, 20.7, 21), (rad(90), 0, 0)))
    window_light(19, (0, 0, 5), 0.95)


@still("bill-spike", 1080, 960, exposure=0.3)
def the_bills_of_a_year():
    desk()
    camera((8, -58, 39), (6.6, 0.2, 5.4), 44, (-2, -4, 9), 0.8)
