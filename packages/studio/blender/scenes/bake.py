"""A home baker's kit: posts on telephones, the same posts printed, and a box tied for its buyer. Centimetres."""
import math
import random

from kit.drawn import backdrop, inside, scatter, spin, surface, text, tube
from kit.light import camera, sky, soft_box, window_light
from kit.materials import glass, metal, plain
from kit.solids import box, cushion, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import ceramic, fabric, paper, plaster, sauce, wood
from props.devices import Screen, phone
from scenes.meal import cookie
from scenes.shop import chat

ROSE, BLUSH, PEACH, WINE, CREAM, BUTTER = "#c2385a", "#fbe3dc", "#f6b8a0", "#4a1a2c", "#fff6ee", "#f3c969"


class Print(Screen):
    """The same drawing table on paper."""

    def ink(self, color, much=1.0):
        if color not in self.inks:
            self.inks[color] = plain(color, 0.6)
        return self.inks[color]


def cake(sheet, x, y, size, icing, sponge, plate):
    """Two tiers with icing that runs down, on a stand. `size` is a share of the width."""
    tall = size * sheet.width / sheet.height
    sheet.bar(x, y - 0.44 * tall, 1.1 * size, 0.05 * tall, plate, 0.1)
    sheet.bar(x, y - 0.54 * tall, 0.24 * size, 0.16 * tall, plate, 0.05)
    for middle, wide, high in ((-0.22, 0.9, 0.38), (0.12, 0.6, 0.32)):
        sheet.bar(x, y + middle * tall, wide * size, high * tall, sponge, 0.12)
        sheet.bar(x, y + (middle + high * 0.36) * tall, wide * size, high * 0.34 * tall, icing, 0.12)
        for k in range(7):
            drop = (0.26, 0.5, 0.34, 0.58, 0.3, 0.48, 0.24)[k] * high
            sheet.bar(x + (k - 3) * wide * 0.138 * size, y + (middle + high * 0.3 - drop * 0.36) * tall, wide * 0.1 * size, drop * tall, icing, 0.5)
    sheet.dot(x, y + 0.33 * tall, 0.055 * size * sheet.width, ROSE if icing != ROSE else WINE)


def to_order(sheet):
    sheet.bar(0.5, 0.5, 1, 1, PEACH, 0.4)
    sheet.dot(0.5 * 1, 0.6, 0.36 * sheet.width, "#fbd9c8")
    cake(sheet, 0.5, 0.6, 0.6, CREAM, "#a85b3a", WINE)
    sheet.words(0.5, 0.24, "Order by Friday", 0.1 * sheet.width, WINE, "CENTER")
    sheet.words(0.5, 0.14, "half kg, eggless too", 0.058 * sheet.width, WINE, "CENTER")


def prices(sheet):
    sheet.bar(0.5, 0.5, 1, 1, CREAM, 0.4)
    sheet.bar(0.5, 0.89, 1, 0.22, ROSE, 0.4)
    sheet.bar(0.5, 0.82, 1, 0.08, ROSE)
    sheet.words(0.5, 0.88, "Cakes", 0.13 * sheet.width, CREAM, "CENTER")
    for k, (name, price) in enumerate((("Chocolate", "450"), ("Butterscotch", "480"), ("Red velvet", "550"), ("Rasmalai", "600"), ("Plum", "650"))):
        y = 0.69 - 0.115 * k
        sheet.words(0.09, y, name, 0.078 * sheet.width, WINE)
        sheet.words(0.91, y, price, 0.078 * sheet.width, ROSE, "RIGHT")
        sheet.bar(0.5, y - 0.052, 0.82, 0.006, "#e8c8bd")
    sheet.words(0.5, 0.09, "Rs for half a kilo", 0.056 * sheet.width, WINE, "CENTER")


def slice_(sheet):
    sheet.bar(0.5, 0.5, 1, 1, ROSE, 0.4)
    for k, color in enumerate(("#7b3a22", CREAM, "#7b3a22", CREAM, "#7b3a22")):
        sheet.bar(0.5, 0.42 + 0.062 * k, 0.6, 0.062, color)
    sheet.bar(0.5, 0.745, 0.62, 0.05, PEACH, 0.2)
    for k in range(3):
        sheet.dot(0.3 + 0.2 * k, 0.79, 0.055 * sheet.width, CREAM)
    sheet.bar(0.5, 0.375, 0.8, 0.02, WINE, 0.1)
    sheet.words(0.5, 0.24, "The slice", 0.125 * sheet.width, CREAM, "CENTER")
    sheet.words(0.5, 0.14, "watch to the end", 0.058 * sheet.width, PEACH, "CENTER")


def festival(sheet):
    sheet.bar(0.5, 0.5, 1, 1, WINE, 0.4)
    for k in range(9):
        x = 0.1 + 0.1 * k
        sheet.dot(x, 0.84 - 0.07 * math.sin(math.pi * (x * 1.6 % 1)), 0.028 * sheet.width, BUTTER)
    sheet.words(0.5, 0.56, "Diwali", 0.19 * sheet.width, BUTTER, "CENTER")
    sheet.words(0.5, 0.42, "boxes of nine", 0.09 * sheet.width, CREAM, "CENTER")
    sheet.bar(0.5, 0.21, 0.7, 0.13, ROSE, 0.6)
    sheet.words(0.5, 0.21, "last orders: 1st", 0.068 * sheet.width, CREAM, "CENTER")


def words_of(sheet):
    sheet.bar(0.5, 0.5, 1, 1, BLUSH, 0.4)
    sheet.bar(0.47, 0.68, 0.78, 0.3, "#ffffff", 0.5)
    for k, wide in enumerate((0.58, 0.62, 0.4)):
        sheet.bar(0.14 + wide / 2, 0.76 - 0.075 * k, wide, 0.026, "#cfa9a4", 0.1)
    sheet.bar(0.66, 0.4, 0.5, 0.14, ROSE, 0.5)
    sheet.bar(0.66, 0.4, 0.34, 0.026, BLUSH, 0.1)
    sheet.words(0.5, 0.16, "What they said", 0.1 * sheet.width, WINE, "CENTER")


def feed(post, second):
    """A post as the page of a baker shows it."""

    def draw(screen):
        screen.bar(0.5, 0.5, 1, 1, "#fffaf7", 0.85)
        screen.dot(0.14, 0.9, 0.4, ROSE)
        screen.dot(0.14, 0.9, 0.3, PEACH)
        screen.words(0.26, 0.91, "your.bakery", 0.5, WINE)
        screen.words(0.26, 0.873, "Thane", 0.34, "#a27b7b")
        place = group((0, 0.063 * screen.height, 0.02), parent=screen.parent)
        post(Screen(place, 6.1, 7.6, CREAM))
        for k in range(3):
            screen.dot(0.12 + 0.11 * k, 0.255, 0.2, ROSE if k == 0 else "#d9bdb8")
        for k, wide in enumerate((0.78, 0.62)):
            screen.bar(0.08 + wide / 2, 0.205 - 0.035 * k, wide, 0.013, "#c9aaa6", 0.1)
        screen.bar(0.5, 0.075, 0.84, 0.065, second, 0.4)
        screen.words(0.5, 0.075, "Order on WhatsApp", 0.42, "#ffffff", "CENTER")

    return draw


def stood(loc, turn, talk, block, high):
    place = group(loc, (0, 0, rad(turn)))
    lathe([(0, 0), (6.4, 0), (6.4, high), (0, high)], plain(block, 0.55), 128, edge=0.3, parent=place)
    phone(group((0, -1.6, high + 0.75), (rad(73), 0, 0), parent=place), talk, "#c98f86")
    box((5.6, 0.8, 8), 0.25, plain(WINE, 0.4), loc=(0, 1.9, high + 3.9), rot=(rad(-17), 0, 0), parent=place)
    box((5.6, 1.2, 0.8), 0.2, plain(WINE, 0.4), loc=(0, -2.6, high + 0.35), parent=place)


def ribbon_box(loc, turn, size, paint=BLUSH, tie=ROSE):
    """A baker's carton, tied both ways, with a bow."""
    wide, deep, high = size
    place = group(loc, (0, 0, rad(turn)))
    card = paper(paint, None, 0.4)
    box((wide, deep, high), 0.15, card, parent=place, loc=(0, 0, high / 2))
    box((wide + 0.3, deep + 0.3, high * 0.34), 0.15, card, parent=place, loc=(0, 0, high * 0.85))
    band = fabric(tie, None, 1.4, 0.3)
    box((1.5, deep + 0.42, high + 0.14), 0.06, band, 2, parent=place, loc=(0, 0, high / 2 + high * 0.015))
    box((wide + 0.42, 1.5, high + 0.14), 0.06, band, 2, parent=place, loc=(0, 0, high / 2 + high * 0.015))
    top = high * 1.02 + 0.1
    for side, tilt in ((1, 18), (-1, -14)):
        def loop(u, v, side=side):
            a = math.pi * 2 * u
            out = 0.4 + 2.5 * (1 - math.cos(a)) / 1.0
            return (side * out, 1.5 * (v - 0.5) * (0.45 + 0.22 * out), top + 0.25 + 1.35 * math.sin(a) * min(1, out / 2.4) + 0.9)

        surface(40, 6, loop, band, 0.06, parent=place, rot=(0, 0, rad(tilt)))

        def tail(u, v, side=side):
            return (side * (0.3 + 4.6 * u), 1.4 * (v - 0.5) - 2.6 * u * u, top + 0.7 * (1 - u) ** 2 + 0.16 + 0.2 * math.sin(5 * u))

        surface(24, 4, tail, band, 0.05, parent=place, rot=(0, 0, rad(tilt)))
    cushion((1.7, 1.5, 1.4), band, 0, 0.8, 0.05, 14, parent=place, loc=(0, 0, top + 0.8))
    return place


@still("bake-posts", 1040, 640, exposure=0.3)
def posts_on_phones():
    """Three posts on three phones, cookies and a box between them."""
    backdrop(plain("#f4c9bd", 0.85), 110, 38, 70, 20)
    stood((-15, 2.5, 0), 16, feed(prices, ROSE), PEACH, 1.6)
    stood((0, 0, 0), -2, feed(to_order, "#2f9e5c"), "#fff1ea", 3.4)
    stood((15, 3, 0), -17, feed(slice_, ROSE), PEACH, 1.2)
    ribbon_box((25.5, 15, 0), -24, (14, 12, 8.5))
    cookie((-24.6, 9, 0.95), (0, 0, 0.4), 0.9, 3)
    cookie((-25, 9.4, 2.5), (0.05, 0, 2.0), 0.9, 5)
    cookie((-24.2, 8.8, 4.1), (0, 0.06, 3.4), 0.9, 8)
    cookie((-20.5, -4.5, 0.9), (0, 0.02, 1.4), 0.8, 11)
    lathe([(0, 0), (1.1, 0), (1.1, 0.9), (0, 0.9)], plain(ROSE, 0.4), 48, edge=0.2, loc=(8.4, -6.5, 0))
    soft_box((-36, -28, 36), (0, 0, 8), 26, 20000, "#fff0e2", tall=18)
    soft_box((36, -8, 24), (0, 0, 8), 9, 5600, "#ffe0e4", tall=28)
    soft_box((0, 10, 50), (0, 0, 4), 38, 10500)
    sky("#fff0ea", 0.3)
    camera((0, -74, 19), (0.2, 0, 8.9), 68, (0, -3, 10), 0.8)


def table(light="#e2c29d", dark="#c39c70"):
    board = wood(light, dark, scale=0.12)
    for i in range(-4, 5):
        box((170, 15.6, 3), 0.2, board, loc=(i * 4, i * 15.8, -1.52))


def card(loc, turn, post, lift=0.0, size=(12, 15)):
    place = group((loc[0], loc[1], 0.1 + lift), (rad(random.uniform(-0.4, 0.4)), rad(random.uniform(-0.4, 0.4)), rad(turn)))
    outline(rectangle(size[0] + 0.7, size[1] + 0.7, 0.5), 0.09, paper("#ffffff"), 0.02, parent=place)
    post(Print(group((0, 0, 0.1), parent=place), *size, CREAM))


@still("bake-cards", 1040, 745, exposure=0.35)
def the_kit_printed():
    """Five posts on paper, from above."""
    table("#bd8c62", "#93653d")
    for x, y, turn, post, lift in ((-19.5, 2.5, 13, words_of, 0.0), (-8.6, 5.5, 5, prices, 0.22), (3.4, 5.4, -3, to_order, 0.44), (15.2, 3.0, -10, festival, 0.3), (22.6, -10.4, -22, slice_, 0.1)):
        card((x, y), turn, post, lift)
    ribbon = fabric(ROSE, None, 1.4, 0.3)
    surface(120, 6, lambda u, v: (-26 + 40 * u, -12.5 + 3.2 * math.sin(u * 9) + 1.2 * (v - 0.5), 0.5 + 0.42 * math.sin(u * 27) + 0.06 * v), ribbon, 0.05)
    lathe([(1.6, 0), (3.4, 0), (3.4, 1.3), (1.6, 1.3), (1.6, 0)], ribbon, 96, edge=0.08, loc=(15.5, -15.2, 0.02))
    cookie((-14.5, -13.2, 0.9), (0, 0, 0.7), 0.72, 4)
    cookie((-21.0, -15.0, 0.9), (0, 0, 2.2), 0.72, 6)
    cookie((-17.2, -15.2, 2.2), (0.08, 0.1, 3.1), 0.72, 7)
    steel = metal("#d9d4cc", 0.18)
    tube([(3.2, -17.0, 0.6), (12, -10.4, 0.6)], 0.5, wood("#c49a6b", "#9a7146", 0.9), curve=False)
    for k in range(6):
        a = math.pi * k / 6
        loop = [(0, 0, 0), (1.4, 1.2 * math.cos(a), 1.2 * math.sin(a)), (4.6, 1.75 * math.cos(a), 1.75 * math.sin(a)), (6.6, 0.7 * math.cos(a), 0.7 * math.sin(a)), (6.6, -0.7 * math.cos(a), -0.7 * math.sin(a)), (4.6, -1.75 * math.cos(a), -1.75 * math.sin(a)), (1.4, -1.2 * math.cos(a), -1.2 * math.sin(a)), (0, 0, 0)]
        tube(loop, 0.09, steel, loc=(3.2, -17.0, 1.75), rot=(0, 0, rad(217)))
    window_light(16, (0, 0, 0), 1.0)
    camera((0.6, -30, 56), (0.4, -3.9, 0), 41, (0, 0, 0.4), 0.4)


@still("bake-box", 1040, 745, exposure=0.35)
def a_box_by_the_window():
    """What the photo guide asks for: a box tied with string, four in the afternoon."""
    top = wood("#d9b48a", "#b58a5d", scale=0.1)
    for i in range(-3, 5):
        box((190, 15.6, 3), 0.2, top, loc=(i * 4, i * 15.8, -1.52))
    box((420, 2, 200), 0.3, plaster("#f1d3c8", 0.12, 0.12), loc=(0, 58, 60))
    ribbon_box((-5, 3, 0), 20, (20, 18, 11), "#fff3ea")
    ribbon_box((13.5, 15, 0), -12, (17, 15, 8), PEACH, WINE)
    ribbon_box((12.5, 14.6, 8.3), 4, (12, 11, 6), BLUSH, ROSE)
    cookie((9.6, -9.5, 0.95), (0, 0, 0.6), 0.9, 3)
    cookie((13.6, -7.4, 3.6), (rad(64), 0, rad(-52)), 0.9, 9)
    flour = group((-27, 13, 0))
    lathe([(0, 0), (5, 0), (5.4, 0.5), (5.4, 13), (4.7, 14.3), (4.7, 15), (4.5, 15), (4.5, 14.2), (5.2, 12.9), (5.2, 0.7), (0, 0.6)], glass("#f6faf6"), 96, parent=flour)
    lathe([(0, 0.7), (5.1, 0.7), (5.1, 9.2), (2, 10), (0, 10.1)], sauce("#f7efe0", "#eee2cc", 0.9, 0.1, 2, 0.3), 64, parent=flour)
    lathe([(0, 15), (5.1, 15), (5.2, 15.3), (5.2, 17), (0, 17.2)], wood("#c49a6b", "#9a7146", 0.6), 64, edge=0.1, parent=flour)
    bowl = group((-22, -6, 0))
    lathe([(0, 0), (3, 0), (3.2, 0.4), (6.4, 3.4), (7.2, 6.4), (6.9, 6.5), (6.0, 3.6), (3, 1), (0, 0.9)], ceramic("#f3b9a6", "#d98f7a", 0.2, 0.4), 112, curve=True, parent=bowl)
    chip = cushion((0.9, 0.8, 0.7), None, 0, 0.8, 0.1, 8).data
    scatter(chip, 150, lambda i: ((*inside(5.0), 3.6 + 1.6 * random.random()), spin(), 1), plain("#3a1c0e", 0.3, Clearcoat=0.3), bowl)
    tag = group((-1.2, -7.4, 0.3), (rad(8), 0, rad(24)))
    outline(rectangle(8, 4.6, 0.6), 0.06, paper("#fff8ef"), parent=tag)
    text("with love,", 1.1, plain(WINE, 0.6), parent=tag, loc=(0, 0.75, 0.08))
    text("from my kitchen", 0.86, plain(ROSE, 0.6), parent=tag, loc=(0, -0.85, 0.08))
    window_light(17, (0, 2, 6), 0.95)
    camera((4, -62, 29), (-0.6, 2, 6.6), 50, (-2, -3, 8), 0.8)


def costs(sheet):
    sheet.bar(0.5, 0.5, 1, 1, "#ffffff", 0.2)
    sheet.bar(0.5, 0.91, 1, 0.16, ROSE)
    sheet.words(0.07, 0.91, "What a tub earns", 0.072 * sheet.width, CREAM)
    for k, (name, price) in enumerate((("Butter", "96"), ("Chocolate", "180"), ("Flour, sugar", "38"), ("Gas, light", "22"), ("Box, ribbon", "48"), ("Delivery", "75"), ("Two hours", "150"))):
        y = 0.775 - 0.083 * k
        sheet.bar(0.5, y, 0.94, 0.075, BLUSH if k % 2 == 0 else "#ffffff")
        sheet.words(0.07, y, name, 0.06 * sheet.width, WINE)
        sheet.words(0.93, y, price, 0.06 * sheet.width, WINE, "RIGHT")
    sheet.bar(0.5, 0.13, 0.94, 0.13, WINE, 0.25)
    sheet.words(0.09, 0.13, "Of Rs 650 you keep", 0.055 * sheet.width, PEACH)
    sheet.words(0.91, 0.13, "Rs 41", 0.085 * sheet.width, BUTTER, "RIGHT")


def calculator(loc, turn):
    place = group(loc, (0, 0, rad(turn)))
    outline(rectangle(8.2, 13.2, 1.0), 1.2, plain("#f3d9cf", 0.35, Clearcoat=0.4), 0.25, parent=place)
    outline(rectangle(6.8, 2.5, 0.3), 0.04, plain("#3d4a41", 0.2), parent=place, loc=(0, 4.6, 1.2))
    text("41", 1.7, plain("#c9e8c4", 0.4), parent=place, align="RIGHT", loc=(3.0, 4.6, 1.26))
    for row in range(5):
        for column in range(4):
            key = ROSE if column == 3 else "#fff6ee"
            outline(rectangle(1.35, 1.15, 0.3), 0.45, plain(key, 0.4), 0.12, parent=place, loc=(-2.55 + 1.7 * column, 2.3 - 1.75 * row, 1.2))


@still("bake-costs", 1040, 745, exposure=0.3)
def what_a_tub_earns():
    table()
    card((-7.5, 1.5), 6, costs, 0.1, (22, 28))
    calculator((15, -1.5, 0), -16)
    tube([(6.5, -13.2, 0.5), (18.5, -9.6, 0.5)], 0.42, plain(WINE, 0.3, Clearcoat=0.8), curve=False)
    random.seed(3)
    for k in range(7):
        lathe([(0, 0), (1.3, 0), (1.3, 0.2), (0, 0.2)], metal("#d8c9a8", 0.25), 48, edge=0.03, loc=(13.5 + 2.6 * math.cos(k * 2.4), 12.5 + 2.2 * math.sin(k * 2.4), 0.02 + 0.19 * (k > 3)))
    cookie((24, 10, 0.95), (0, 0, 0.5), 0.85, 5)
    cookie((23.2, 9.4, 2.5), (0.05, 0.04, 2.2), 0.85, 7)
    window_light(16, (0, 0, 0), 1.0)
    camera((2, -34, 52), (1.8, -1.2, 0), 50, (0, -1, 0.4), 0.4)


def hooks(screen):
    screen.bar(0.5, 0.5, 1, 1, "#fff6f2", 0.85)
    screen.bar(0.5, 0.88, 1, 0.24, WINE, 0.85)
    screen.bar(0.5, 0.8, 1, 0.08, WINE)
    screen.words(0.1, 0.86, "Forty hooks", 0.7, BUTTER)
    for k, (first, second) in enumerate((("The cake I", "almost refused"), ("Two eggs less,", "and it rose"), ("What Rs 650", "really buys"), ("Nobody asks me", "this question"))):
        y = 0.67 - 0.155 * k
        screen.bar(0.5, y, 0.9, 0.135, "#ffffff" if k % 2 else BLUSH, 0.35)
        screen.dot(0.16, y, 0.34, ROSE)
        screen.words(0.16, y, str(k + 1), 0.42, "#ffffff", "CENTER")
        screen.words(0.27, y + 0.02, first, 0.46, WINE)
        screen.words(0.27, y - 0.022, second, 0.46, WINE)


@still("bake-hooks", 1040, 745, exposure=0.3)
def hooks_on_the_table():
    table()
    phone(group((-3, -11.5, 0.8), (0, 0, rad(9)), 1.45), hooks, "#c98f86")
    cushion((19, 27, 1.0), fabric("#e58a9c", "#d06f84", 0.8), 0.08, 0.2, 0.14, 26, 4, loc=(-19.5, 2, 0.45), rot=(0, 0, rad(12)))
    steel = metal("#d9d4cc", 0.18)
    tube([(-23, -6, 1.6), (-17.6, 8, 1.6)], 0.62, wood("#c49a6b", "#9a7146", 0.9), curve=False)
    for k in range(6):
        a = math.pi * k / 6
        tube([(r, w * math.cos(a), w * math.sin(a)) for r, w in ((0, 0), (1.6, 1.4), (5.4, 2.1), (7.8, 0.8), (7.8, -0.8), (5.4, -2.1), (1.6, -1.4), (0, 0))], 0.1, steel, loc=(-17.6, 8, 2.3), rot=(0, 0, rad(69)))
    bowl = group((18, 6.5, 0))
    lathe([(0, 0), (3.6, 0), (3.8, 0.4), (7.6, 3.6), (8.6, 6.8), (8.3, 6.9), (7.2, 3.8), (3.6, 1), (0, 0.9)], ceramic("#fff1e4", "#e3c3ae", 0.2, 0.4), 112, curve=True, parent=bowl)
    chip = cushion((1.2, 1.1, 0.9), None, 0, 0.8, 0.1, 8).data
    brown = plain("#3a1c0e", 0.3, Clearcoat=0.3)
    scatter(chip, 170, lambda i: ((*inside(6.0), 4.0 + 1.8 * random.random()), spin(), 1), brown, bowl)
    scatter(chip, 9, lambda i: ((10 + random.gauss(0, 1.6), -3.5 + random.gauss(0, 1.6), 0.4), spin(), 1), brown)
    cookie((16.5, -10.5, 0.95), (0, 0, 1.7), 0.95, 12)
    window_light(16, (0, 0, 0), 1.0)
    camera((0, -36, 50), (-0.5, -0.4, 0.6), 50, (0, -1, 1), 0.4)


@still("bake-order", 900, 900, exposure=0.3)
def an_order_arrives():
    """The order form on a phone, and the box that it became."""
    table()
    box((420, 2, 200), 0.3, plaster("#f1d3c8", 0.12, 0.12), loc=(0, 48, 60))
    ribbon_box((9.5, 9, 0), -16, (17, 15, 10), BLUSH)
    talk = chat("Your bakery", [
        (True, "Which day, what", "weight, which area?"),
        (False, "Sunday, 1 kg,", "eggless, Thane West"),
        (True, "Rasmalai: Rs 1,150.", "Rs 300 to book"),
        (False, "Paid. Write", "Happy 60th, Aai"),
        (True, "Ready at 5, Sunday"),
    ], ROSE, "#efc0b4", PEACH, WINE)
    stood((-6.5, -2, 0), 12, talk, PEACH, 1.8)
    cookie((5.2, -8.0, 0.95), (0, 0, 0.6), 0.8, 3)
    cookie((8.0, -6.6, 3.2), (rad(64), 0, rad(-50)), 0.8, 9)
    window_light(15, (0, 0, 6), 0.95)
    camera((3, -52, 22), (1.6, 1, 6.9), 64, (-5, -3, 9), 0.7)
