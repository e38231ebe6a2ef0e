"""Paper that is sold or given: a book in its cloth, a planner, a wedding's budget. Centimetres."""
import math
import random

from kit.drawn import hoop, leaf_mesh, surface, text, tube
from kit.light import camera, sky, soft_box, window_light
from kit.materials import brass, metal, plain
from kit.solids import box, group, lathe, outline, put, rad, rectangle
from kit.stage import still
from kit.surfaces import ceramic, fabric, leaf, paper, plaster, wood
from props.dishes import BOWL, Kitchen, dal, greens, onion_and_lemon, raita
from props.festive import marigold
from props.green import pot_plant
from scenes.bake import Print


def bound(place, cloth, print_, words, size=(14, 21, 2.4)):
    """A book that lies on its back: boards, spine, block; `words` are (line, size, height, from the middle)."""
    wide, tall, thick = size
    skin = fabric(cloth, None, 2.2, 0.3)
    for z in (0.14, thick - 0.14):
        box((wide + 0.5, tall + 0.6, 0.28), 0.06, skin, 2, parent=place, loc=(0.25, 0, z))
    box((0.34, tall + 0.6, thick), 0.15, skin, 3, parent=place, loc=(-wide / 2 - 0.02, 0, thick / 2))
    leaves = paper("#f7efdc", "#e9dcc0", 3)
    box((wide - 0.3, tall - 0.1, thick - 0.56), 0.04, leaves, 2, parent=place, loc=(0.05, 0, thick / 2))
    for k in range(14):
        box((wide - 0.28, tall - 0.08, 0.012), 0, plain("#d9cba9", 0.9), 1, parent=place, loc=(0.06, 0, 0.36 + k * (thick - 0.7) / 13))
    ink = metal(print_, 0.28)
    front = group((0.25, 0, thick + 0.005), parent=place)
    for line, high, y in words:
        text(line, high, ink, 0.012, parent=front, loc=(0, y, 0))
    for inset in (1.0, 1.25):
        w, t = wide / 2 + 0.2 - inset, tall / 2 + 0.2 - inset
        for x0, y0, sx, sy in ((0, t, 2 * w, 0.07), (0, -t, 2 * w, 0.07), (w, 0, 0.07, 2 * t), (-w, 0, 0.07, 2 * t)):
            outline(rectangle(sx, sy), 0.012, ink, parent=front, loc=(x0, y0, 0))


RAISE = [("ASK", 4.2, 4.2), ("FOR IT", 2.3, 1.2), ("how to be paid", 1.0, -3.4), ("what the work is worth", 1.0, -4.8), ("a short book", 0.8, -8.0)]


@still("book-raise", 1040, 866, exposure=0.3)
def a_short_book():
    top = wood("#b98a5a", "#8d623a", scale=0.1)
    for i in range(-3, 5):
        box((180, 15.6, 3), 0.2, top, loc=(i * 4, i * 15.8, -1.52))
    box((420, 2, 200), 0.3, plaster("#e4cf9f", 0.12, 0.12), loc=(0, 46, 60))
    red = "#8a2b2b"
    bound(group((8.2, 1.5, 0), (0, 0, rad(-14))), red, "#e0b45c", RAISE)
    stood = group((-7.8, 6.5, 10.9), (rad(82), 0, rad(10)))
    bound(stood, red, "#e0b45c", RAISE)
    box((7, 6, 7), 0.3, wood("#6b4426", "#472a15", scale=0.4), loc=(-7.0, 11.2, 3.5), rot=(0, 0, rad(10)))
    # A cup of tea and glasses.
    cup = group((21.5, 11, 0))
    lathe([(0, 0), (4.2, 0.2), (6.6, 1.0), (6.9, 1.5), (6.6, 1.5), (4.2, 0.7), (0, 0.6)], ceramic("#f2e6cf", "#b08d5c", 0.2, 0.5), 96, curve=True, parent=cup)
    lathe([(0, 0.7), (2.4, 0.7), (3.6, 2.6), (4.2, 5.6), (4.0, 5.7), (3.4, 2.8), (2.2, 1.3), (0, 1.2)], ceramic("#f2e6cf", "#b08d5c", 0.2, 0.5), 96, curve=True, parent=cup)
    lathe([(0, 4.9), (3.9, 4.9)], plain("#8a4f22", 0.12, Clearcoat=0.6), 64, parent=cup)
    frame = plain("#3a1d14", 0.25, Clearcoat=0.8)
    for x in (-2.75, 2.75):
        place = group((-20.5 + x, -5.5, 2.2), (rad(84), 0, 0))
        hoop(2.35, 0.17, frame, parent=place)
    tube([(-21.0, -5.5, 2.7), (-20.5, -5.6, 2.95), (-20.0, -5.5, 2.7)], 0.17, frame)
    for x in (-25.5, -15.5):
        tube([(x, -5.4, 2.7), (x + 0.5, 2, 2.4), (x + 0.9, 7.5, 0.6)], 0.16, frame)
    tube([(9.5, -13.2, 0.4), (21, -10.4, 0.4)], 0.36, brass(scale=0.7), curve=False)
    window_light(16, (0, 2, 6), 0.9)
    camera((3, -62, 32), (0.4, 1.2, 6.2), 52, (-4, 0, 8), 0.8)


def month(sheet):
    sheet.bar(0.5, 0.5, 1, 1, "#ffffff", 0.1)
    sheet.bar(0.5, 0.92, 1, 0.16, "#0b5c55")
    sheet.words(0.07, 0.92, "April", 0.11 * sheet.width, "#ffffff")
    sheet.words(0.93, 0.92, "left: Rs 6,480", 0.05 * sheet.width, "#ffcf9f", "RIGHT")
    for k, (name, plan, spent) in enumerate((("Rent", 0.6, 0.6), ("Kitchen", 0.46, 0.4), ("School", 0.36, 0.36), ("Petrol", 0.22, 0.27), ("Light, gas", 0.18, 0.15), ("Doctor", 0.14, 0.05), ("Gifts", 0.12, 0.1))):
        y = 0.77 - 0.1 * k
        sheet.words(0.07, y, name, 0.052 * sheet.width, "#0e2b2a")
        sheet.bar(0.36 + plan * 0.46, y + 0.014, plan * 0.92, 0.026, "#cfe8e3", 0.1)
        sheet.bar(0.36 + spent * 0.46, y - 0.016, spent * 0.92, 0.026, "#ff9f5a" if spent > plan else "#0b5c55", 0.1)
    sheet.bar(0.5, 0.06, 0.86, 0.005, "#9cc9c1")


def week(sheet):
    sheet.bar(0.5, 0.5, 1, 1, "#ffffff", 0.1)
    sheet.words(0.07, 0.92, "This week", 0.09 * sheet.width, "#0b5c55")
    for row in range(9):
        sheet.bar(0.5, 0.82 - 0.09 * row, 0.88, 0.006, "#b9d8d2")
    for column in range(4):
        sheet.bar(0.06 + 0.293 * column, 0.46, 0.006, 0.72, "#b9d8d2")
    random.seed(6)
    for row in range(8):
        for column in range(3):
            if random.random() < 0.72:
                sheet.bar(0.2 + 0.293 * column, 0.775 - 0.09 * row, 0.06 + 0.13 * random.random(), 0.02, random.choice(("#0b5c55", "#6aa79d", "#ff9f5a")), 0.1)


def sheet_of(loc, turn, draw, size, lift=0.0, ground="#ffffff"):
    place = group((loc[0], loc[1], 0.05 + lift), (0, 0, rad(turn)))
    outline(rectangle(size[0] + 0.2, size[1] + 0.2, 0.1), 0.05, paper(ground), parent=place)
    draw(Print(group((0, 0, 0.06), parent=place), *size, ground))


def magnet(loc, color, parent):
    lathe([(0, 0), (1.25, 0), (1.35, 0.12), (1.3, 0.6), (1.1, 0.75), (0, 0.72)], plain(color, 0.35, Clearcoat=0.5), 64, parent=parent, loc=loc)


def shopping(sheet):
    sheet.bar(0.5, 0.5, 1, 1, "#fff2c9", 0.1)
    for k, words in enumerate(("atta 5 kg", "toor dal", "milk x 2", "bus pass", "bulb")):
        sheet.words(0.12, 0.84 - 0.16 * k, words, 0.13 * sheet.width, "#3a4a47")
    sheet.bar(0.42, 0.68, 0.62, 0.012, "#e0602c")
    sheet.bar(0.36, 0.36, 0.5, 0.012, "#e0602c")


def sun_and_house(sheet):
    """What a child has drawn."""
    sheet.bar(0.5, 0.5, 1, 1, "#ffffff", 0.1)
    sheet.dot(0.78, 0.76, 0.11 * sheet.width, "#f5b83d")
    sheet.bar(0.5, 0.16, 0.92, 0.2, "#8cc56a", 0.3)
    sheet.bar(0.38, 0.38, 0.4, 0.3, "#e9825a", 0.1)
    for k in range(6):
        sheet.bar(0.38, 0.545 + 0.03 * k, 0.5 - 0.08 * k, 0.032, "#7a4a86")
    sheet.bar(0.38, 0.32, 0.11, 0.18, "#5a3a6a", 0.1)
    sheet.bar(0.72, 0.36, 0.04, 0.22, "#8a5a34", 0.1)
    sheet.dot(0.72, 0.52, 0.1 * sheet.width, "#4f9a58")


@still("book-planner", 720, 800, exposure=0.3)
def a_months_accounts():
    """The month's page of a household planner on the door of a refrigerator, under magnets."""
    enamel = plain("#bfe0d8", 0.22, Clearcoat=0.7)
    box((64, 6, 96), 2.4, enamel, 5, loc=(-2, 3.2, 2))
    box((64, 6, 40), 2.4, enamel, 5, loc=(-2, 3.2, 71.5))
    box((6, 30, 150), 0.6, plain("#a9cdc4", 0.3), loc=(-31, 20, 20))
    steel = metal("#d9dcde", 0.18)
    tube([(24, 0.4, -26), (24, -3.6, -24), (24, -3.6, 30), (24, 0.4, 32)], 1.15, steel)
    box((300, 2, 260), 0.3, plaster("#f2e4c8", 0.1, 0.2), loc=(0, 38, 40))
    door = group((0, 0.18, 0), (rad(90), 0, 0))

    def pinned(x, y, turn, draw, size, marks, lift=0.02):
        place = group((x, y, lift), (0, 0, rad(turn)), parent=door)
        outline(rectangle(size[0] + 0.2, size[1] + 0.2, 0.1), 0.05, paper("#ffffff"), parent=place)
        draw(Print(group((0, 0, 0.06), parent=place), *size, "#ffffff"))
        for mx, my, color in marks:
            magnet((mx, my, 0.1), color, place)

    pinned(-9, 6, 1.5, month, (25, 34.5), ((-9.5, 16.4, "#ff9f5a"), (9.5, 16.2, "#0b5c55")))
    pinned(12.4, 17.5, -5, shopping, (11.5, 13.5), ((0, 5.9, "#d8553a"),))
    pinned(11.6, -3.5, 4, sun_and_house, (14.5, 12.5), ((-5.4, 5.2, "#f5c23d"), (5.6, 5.0, "#2f6fb0")))
    pinned(-13, -22.5, -2.5, week, (16, 15), ((0, 6.6, "#0b5c55"),))
    for x, y, color in ((5.5, -17.5, "#d8553a"), (9.5, -20.5, "#f5c23d"), (13.0, -17.0, "#ff9f5a")):
        magnet((x, y, 0.02), color, door)
    soft_box((-70, -90, 70), (0, 0, 5), 60, 98000, "#fff1dc")
    soft_box((80, -70, 20), (0, 0, 0), 40, 26000, "#eaf4ff", tall=70)
    sky("#fff6ea", 0.42)
    camera((-15, -86, 12), (0.2, 0, 3.2), 51, (-6, 0, 6), 0.6)


def wedding(sheet):
    sheet.bar(0.5, 0.5, 1, 1, "#fffaf4", 0.1)
    sheet.words(0.5, 0.91, "The wedding, in rupees", 0.075 * sheet.width, "#c2185b", "CENTER")
    sheet.bar(0.5, 0.855, 0.3, 0.006, "#f4a63a")
    for k, (name, much) in enumerate((("Hall, two days", "2,40,000"), ("Food, 350 plates", "3,15,000"), ("Clothes", "1,60,000"), ("Gold", "4,00,000"), ("Photographs", "85,000"), ("Flowers, lights", "70,000"), ("Cards, post", "18,000"), ("Mehndi, music", "45,000"))):
        y = 0.775 - 0.082 * k
        sheet.words(0.08, y, name, 0.055 * sheet.width, "#43121f")
        sheet.words(0.92, y, much, 0.055 * sheet.width, "#43121f", "RIGHT")
        sheet.bar(0.5, y - 0.04, 0.84, 0.004, "#f0cdbf")
    sheet.bar(0.5, 0.09, 0.84, 0.09, "#c2185b", 0.3)
    sheet.words(0.11, 0.09, "In all", 0.06 * sheet.width, "#ffffff")
    sheet.words(0.89, 0.09, "13,33,000", 0.065 * sheet.width, "#ffe0a3", "RIGHT")


@still("book-wedding", 1040, 590, exposure=0.3)
def a_weddings_budget():
    """A budget between marigolds and bangles."""
    cloth = fabric("#f6c6c9", "#eab0b5", 0.7, 0.4)
    box((200, 120, 2), 0.3, cloth, loc=(0, 0, -1))
    sheet_of((0, 0), 3, wedding, (21, 26), 0.02, "#fffaf4")
    random.seed(8)
    for k in range(9):
        marigold((-19.5 + 1.6 * math.sin(k * 1.3), 15 - 4.1 * k, 1.1), 1.9 + 0.25 * (k % 2), k + 1, *(("#f29a1a", "#d8610a") if k % 3 else ("#f6c21c", "#e08a0a")))
        marigold((20.5 + 1.4 * math.sin(k * 1.7 + 1), 16 - 4.2 * k, 1.1), 1.9 + 0.25 * ((k + 1) % 2), k + 20, *(("#f6c21c", "#e08a0a") if k % 3 else ("#f29a1a", "#d8610a")))
    green = leaf_mesh(5.5, 2.0, 0.15, 0.3, 0.02, 0.8)
    leaves = leaf("#2f6b2f", "#6f9a3c", "#9fb86a")
    for k in range(8):
        for x, side in ((-17.0, 1), (18.2, -1)):
            made = put(green, leaves, (x, 14 - 4.2 * k, 0.7), scale=0.8)
            made.rotation_euler = (0.2, -0.2, rad(20 * math.sin(k * 2) + (0 if side > 0 else 180)))
    for k, (x, y, paint) in enumerate(((13.9, -8.4, "#c2185b"), (14.4, -7.9, "#d9a441"), (14.9, -7.4, "#0b7a5b"), (15.5, -6.8, "#d9a441"))):
        hoop(3.3, 0.26, brass("#d9a441", 0.18, 0, 0.8) if paint == "#d9a441" else plain(paint, 0.15, Clearcoat=1.0), loc=(x, y, 0.3 + 0.5 * k), rot=(rad(4 * k), rad(5), 0))
    cone = group((-14.2, -11.5, 0.8), (rad(90), 0, rad(-30)))
    lathe([(0, 0), (0.12, 0), (1.1, 9), (0.9, 9.6), (0.2, 10.4), (0, 10.4)], plain("#2f7a45", 0.3, Clearcoat=0.6), 48, parent=cone)
    tube([(-11.4, 3.2, 0.55), (-15.6, 8.4, 0.55)], 0.42, plain("#5b0f2e", 0.25, Clearcoat=0.8), curve=False)
    tube([(-11.4, 3.2, 0.55), (-10.7, 2.3, 0.5)], 0.3, brass(scale=0.8), curve=False)
    window_light(17, (0, 0, 2), 1.0)
    camera((0.5, -26, 44), (0.3, -0.9, 0.4), 42, (0, -1, 0.4), 0.3)


def clipboard(main, side, size, wood_, accent, pot, coins=True, view=None):
    """A printed sheet on a board, another beside it, a pencil."""
    top = wood(*wood_, scale=0.1)
    for i in range(-4, 5):
        box((180, 15.6, 3), 0.2, top, loc=(i * 4, i * 15.8, -1.52))
    sheet_of((12.5, 3.5), -11, side, (20, 27), 0.02)
    board = group((-8.5, -0.5, 0), (0, 0, rad(7)))
    outline(rectangle(23.5, 33, 0.8), 0.35, plain(accent, 0.45, Clearcoat=0.2), 0.1, parent=board)
    for k in range(3):
        outline(rectangle(20.8, 28.4, 0.1), 0.03, paper("#fbfaf5"), parent=board, loc=(0.12 * k, -1.0 - 0.1 * k, 0.36 + 0.04 * k), rot=(0, 0, rad(-0.8 * k)))
    main(Print(group((0.1, -1.1, 0.52), parent=board), *size, "#ffffff"))
    outline(rectangle(10, 2.2, 0.4), 0.5, metal("#cfd2d6", 0.2), 0.15, parent=board, loc=(0, 14.6, 0.5))
    tube([(5.0, -14.0, 0.6), (14.5, -8.0, 0.6)], 0.45, plain(accent, 0.25, Clearcoat=0.8), curve=False)
    tube([(14.5, -8.0, 0.6), (15.9, -7.1, 0.6)], 0.4, brass(scale=0.8), curve=False)
    pot_plant((26, 13, 0), 0.8, *pot)
    window_light(17, (0, 0, 2), 0.95)
    camera(*(view or ((2.5, -40, 48), (2.2, -0.6, 0.5), 48)), (0, -2, 0.6), 0.5)


def lines_of(title, rows, ink, accent, sum_=None, note=""):
    """A printed table: what, how much, and a sum."""

    def draw(sheet):
        sheet.bar(0.5, 0.5, 1, 1, "#ffffff", 0.1)
        sheet.words(0.07, 0.92, title, 0.075 * sheet.width, ink)
        sheet.bar(0.19, 0.865, 0.24, 0.008, accent)
        for k, (name, much) in enumerate(rows):
            y = 0.79 - 0.083 * k
            sheet.words(0.07, y, name, 0.05 * sheet.width, "#3b4150")
            sheet.words(0.93, y, much, 0.05 * sheet.width, ink, "RIGHT")
            sheet.bar(0.5, y - 0.04, 0.86, 0.003, "#d6dae2")
        if sum_:
            sheet.bar(0.5, 0.1, 0.86, 0.09, ink, 0.3)
            sheet.words(0.1, 0.1, sum_[0], 0.055 * sheet.width, "#ffffff")
            sheet.words(0.9, 0.1, sum_[1], 0.06 * sheet.width, accent, "RIGHT")
        elif note:
            sheet.words(0.07, 0.08, note, 0.042 * sheet.width, "#7b8190")

    return draw


def bars_of(title, rows, ink, accent):
    """Printed bars with their names."""

    def draw(sheet):
        sheet.bar(0.5, 0.5, 1, 1, "#ffffff", 0.1)
        sheet.words(0.07, 0.92, title, 0.08 * sheet.width, ink)
        for k, (name, share) in enumerate(rows):
            y = 0.8 - 0.105 * k
            sheet.words(0.07, y + 0.028, name, 0.045 * sheet.width, "#3b4150")
            sheet.bar(0.5, y - 0.012, 0.86, 0.026, "#e8ebf1", 0.1)
            sheet.bar(0.07 + 0.43 * share, y - 0.012, 0.86 * share, 0.026, accent if k == 1 else ink, 0.1)

    return draw


def blanks_of(title, ink, accent, rows=8):
    """A worksheet to be filled in: boxes and lines."""

    def draw(sheet):
        sheet.bar(0.5, 0.5, 1, 1, "#ffffff", 0.1)
        sheet.bar(0.5, 0.93, 1, 0.14, ink)
        sheet.words(0.07, 0.93, title, 0.075 * sheet.width, "#ffffff")
        for k in range(rows):
            y = 0.79 - 0.088 * k
            sheet.bar(0.1, y, 0.055, 0.04, accent if k < 3 else "#e3e7ee", 0.1)
            sheet.bar(0.36 - 0.03 * (k % 3), y + 0.012, 0.36 - 0.06 * (k % 3), 0.012, "#6d7484", 0.05)
            sheet.bar(0.31, y - 0.014, 0.26, 0.009, "#b7bdc9", 0.05)
            sheet.bar(0.82, y, 0.2, 0.045, "#f2f4f8", 0.1)

    return draw


def key(place, long, color, bow):
    """A key of a lock, flat on the ground: its bow, its blade and its bit."""
    steel = metal(color, 0.24)
    hoop(bow, 0.34, steel, parent=place)
    box((long, 0.75, 0.34), 0.12, steel, parent=place, loc=(bow + long / 2, 0, 0))
    lathe([(0, 0), (0.62, 0), (0.62, 0.7), (0, 0.7)], steel, 32, parent=place, loc=(bow + 0.3, 0, -0.2), rot=(0, rad(90), 0))
    for k, deep in enumerate((1.5, 0.8, 1.3)):
        box((0.5, deep, 0.3), 0.06, steel, parent=place, loc=(bow + long - 0.4 - 0.75 * k, -deep / 2, 0))


@still("book-loan", 800, 662, exposure=0.35)
def a_home_loan_line_by_line():
    """The keys of a flat on the bank's letter, in the evening's lamp."""
    ink, gold = "#22388f", "#f0b03f"
    for i in range(-4, 5):
        box((180, 15.6, 3), 0.2, wood("#8a5f3a", "#5d3d22", scale=0.1), loc=(i * 4, i * 15.8, -1.52))
    sheet_of((5.5, 6.5), -9, lines_of("Switching", (("New rate", "8.25 %"), ("Fee", "5,900"), ("EMI now", "36,714"), ("EMI then", "35,788"), ("Saved a year", "11,112")), ink, gold, note="Bring your own letter."), (20, 27), 0.02)
    letter = lines_of("Sanction letter", (("Loan", "42,00,000"), ("Rate, floating", "8.60 %"), ("Term", "240 months"), ("EMI", "36,714"), ("Processing", "21,000"), ("Insurance", "ask")), ink, gold, ("Paid in all", "88,11,360"))
    sheet_of((-5.5, 2.5), 8, letter, (21, 28.5), 0.12)
    # A ring with two keys and a house of wood.
    ring_at = group((12.8, -10.2, 0.75), (rad(5), 0, 0))
    hoop(1.9, 0.17, metal("#d5d8db", 0.15), parent=ring_at)
    key(group((13.4, -12.7, 0.5), (0, rad(3), rad(-62))), 4.8, "#d0a24c", 1.4)
    key(group((11.2, -12.4, 0.62), (0, rad(4), rad(-118))), 4.2, "#c9ccd0", 1.3)
    tag = group((15.6, -5.0, 0.55), (rad(-4), 0, rad(-34)))
    house = [(-2.9, -2.6), (2.9, -2.6), (2.9, 1.2), (3.5, 1.2), (0, 4.4), (-3.5, 1.2), (-2.9, 1.2)]
    outline(house, 0.9, wood("#d9b07a", "#b98a52", scale=0.7), 0.16, parent=tag, loc=(0, 0, -0.4))
    outline(rectangle(1.3, 2.1, 0.1), 0.02, plain(ink, 0.5), parent=tag, loc=(0, -1.5, 0.52))
    outline(rectangle(1.1, 1.1, 0.1), 0.02, plain(gold, 0.5), parent=tag, loc=(1.7, 0.0, 0.52))
    tube([(12.9, -8.2, 0.9), (13.6, -7.4, 0.8), (14.2, -7.0, 0.6)], 0.13, plain("#c9a876", 0.8))
    pen_at = group((-8.5, -15.6, 0.6), (rad(90), 0, rad(102)))
    lathe([(0, -7.4), (0.16, -7.2), (0.5, -5.6), (0.55, 6), (0.4, 6.6), (0, 6.7)], plain(ink, 0.2, Clearcoat=0.8), 48, parent=pen_at)
    lathe([(0.56, 0.2), (0.6, 0.9)], brass(scale=0.8), 48, parent=pen_at)
    cup = group((20.5, 9.5, 0))
    white = ceramic("#f4efe3", "#cdbf9f", 0.2, 0.5)
    lathe([(0, 0), (4.2, 0.2), (6.6, 1.0), (6.9, 1.5), (6.6, 1.5), (4.2, 0.7), (0, 0.6)], white, 96, curve=True, parent=cup)
    lathe([(0, 0.7), (2.4, 0.7), (3.6, 2.6), (4.2, 5.6), (4.0, 5.7), (3.4, 2.8), (2.2, 1.3), (0, 1.2)], white, 96, curve=True, parent=cup)
    lathe([(0, 4.9), (3.9, 4.9)], plain("#8a4f22", 0.12, Clearcoat=0.6), 64, parent=cup)
    soft_box((-34, 30, 44), (0, 0, 0), 22, 34000, "#ffcf94")
    soft_box((30, -30, 46), (0, 0, 0), 30, 15000, "#cfdcff")
    sky("#ffe9cc", 0.3)
    camera((4, -40, 38), (3.2, -1.6, 0.6), 44, (8, -6, 0.8), 0.6)


@still("book-audit", 1040, 780, exposure=0.3)
def an_account_read():
    ink, gold = "#1f35f0", "#ffcf33"
    clipboard(bars_of("One page of truth", (("Prospecting, 41 %", 0.41), ("Retargeting, 34 %", 0.34), ("Brand search, 17 %", 0.17), ("Tests, 8 %", 0.08), ("Returns, 22 %", 0.22), ("Repeat orders, 38 %", 0.38)), "#14151a", ink), lines_of("Margin", (("Price", "899"), ("Product", "262"), ("Courier, COD", "118"), ("Returns", "74"), ("Ads", "310")), "#14151a", gold, ("Left", "Rs 135")), (20, 27.6), ("#e0d3bb", "#c2b193"), "#14151a", (gold, "#caa11f"))


@still("book-exercises", 1040, 800, exposure=0.3)
def exercises_with_real_data():
    ink, coral = "#06283d", "#ff7a59"
    clipboard(blanks_of("Metro rides, cleaned", ink, coral), bars_of("By hour", (("7 to 9", 0.8), ("9 to 12", 0.42), ("12 to 4", 0.3), ("4 to 7", 0.66), ("7 to 10", 0.92)), ink, coral), (20, 27.6), ("#d9c6ab", "#b79d7a"), "#0b79b8", (coral, "#d55a3c"))


@still("book-returns", 1040, 820, exposure=0.3)
def sheets_of_one_firm():
    ink, gold = "#1c3f86", "#ffb22e"
    clipboard(lines_of("Shree Balaji Traders", (("Sales, 640 bills", "38,42,100"), ("Purchases", "29,16,480"), ("Tax on sales", "6,91,578"), ("Tax credit", "5,24,966"), ("TDS", "41,200")), ink, gold, ("To pay", "1,66,612")), blanks_of("GSTR-3B", ink, gold), (20, 27.6), ("#e3d2b6", "#c4aa84"), ink, (gold, "#cf8714"))


@still("book-contract", 1040, 720, exposure=0.3)
def a_contract_and_a_tracker():
    ink, gold = "#0c1b33", "#ffc247"
    clipboard(lines_of("Agreement, one page", (("Scope", "as listed"), ("Advance", "50 %"), ("Revisions", "two"), ("Late fee", "18 % a year"), ("Ownership", "on payment")), ink, gold, ("Signed", "both")), lines_of("Who owes", (("No. 0138", "paid"), ("No. 0140", "day 7"), ("No. 0141", "day 15"), ("No. 0142", "paid")), "#1455e0", gold), (20, 27.6), ("#d6c3a6", "#b79b76"), "#1455e0", (gold, "#cc9420"))


def open_pages(place, cloth, left, right, size=(14.5, 21)):
    """A book that lies open: boards, two blocks of pages that fall away from the fold, a print on each."""
    wide, tall = size
    skin, leaves = fabric(cloth, None, 2.2, 0.3), paper("#f9f2e2", "#efe4cc", 3)
    box((2 * wide + 1.4, tall + 0.8, 0.3), 0.06, skin, 2, parent=place, loc=(0, 0, 0.15))
    high, low, crest = 1.75, 0.95, 0.12

    def rise(u):
        if u < crest:
            return 0.45 + (high - 0.45) * math.sin(u / crest * math.pi / 2)
        return high - (high - low) * (u - crest) / (1 - crest)

    for side, draw in ((-1, left), (1, right)):
        for k in range(9):
            reach = wide - 0.05 * k
            surface(60, 1, lambda u, v, s=side, k=k, r=reach: (s * r * u, (v - 0.5) * (tall - 0.03 * k), 0.34 + (rise(u) - 0.34) * (1 - k / 9)), leaves, parent=place)
        slope = math.atan2(high - low, wide * (1 - crest))
        print_at = group((side * wide * 0.56, 0, rise(0.56) + 0.03), (0, side * slope, 0), parent=place)
        draw(Print(print_at, wide * 0.8, tall - 2.2, "#f9f2e2"))


def chapter(sheet):
    sheet.words(0.5, 0.86, "3", 0.16 * sheet.width, "#8a2b2b", "CENTER")
    sheet.words(0.5, 0.75, "Your number,", 0.1 * sheet.width, "#2a1a16", "CENTER")
    sheet.words(0.5, 0.68, "your floor, your silence", 0.075 * sheet.width, "#2a1a16", "CENTER")
    for k, line in enumerate(("Write down three figures before", "you speak. The first is what the", "work is worth outside. The second", "is what you would sign today. The", "third is where you stand up, thank", "them, and leave the room kindly.", "Say the first one. Then count to", "eight, slowly, and do not help.")):
        sheet.words(0.04, 0.56 - 0.062 * k, line, 0.058 * sheet.width, "#43322c")


def numbers(sheet):
    sheet.words(0.04, 0.92, "The number sheet", 0.08 * sheet.width, "#8a2b2b")
    sheet.bar(0.5, 0.87, 0.92, 0.005, "#8a2b2b")
    for k, (what, much) in enumerate((("What I did this year", ""), ("Saved, in rupees", "11,40,000"), ("Hired and trained", "3"), ("The going rate", "16 to 19 L"), ("My number", "18,50,000"), ("My floor", "17,00,000"))):
        y = 0.79 - 0.105 * k
        sheet.words(0.04, y, what, 0.062 * sheet.width, "#43322c")
        sheet.words(0.96, y, much, 0.07 * sheet.width, "#1c3f86", "RIGHT")
        sheet.bar(0.5, y - 0.045, 0.92, 0.003, "#cdb99a")
    sheet.bar(0.5, 0.09, 0.92, 0.09, "#8a2b2b", 0.2)
    sheet.words(0.5, 0.09, "Then eight seconds of silence", 0.062 * sheet.width, "#fff3df", "CENTER")


@still("book-open", 1200, 900, exposure=0.3)
def the_page_with_the_number():
    """The book open at its number sheet, a pen across it, a cup of tea."""
    top = wood("#8f6238", "#64401f", scale=0.1)
    for i in range(-4, 6):
        box((220, 15.6, 3), 0.2, top, loc=(i * 4, i * 15.8, -1.52))
    open_pages(group((0, 0, 0), (0, 0, rad(-9))), "#8a2b2b", chapter, numbers)
    pen = group((9.4, -7.6, 1.75), (rad(90), 0, rad(118)))
    lathe([(0, -1.6), (0.06, -1.5), (0.22, -0.9), (0.46, 0), (0.46, 8.4), (0.5, 8.5), (0.5, 9.0), (0.46, 9.1), (0.42, 13.6), (0.28, 14.2), (0, 14.2)], plain("#2a1a16", 0.2, Clearcoat=0.8), 48, parent=pen)
    lathe([(0.48, 8.4), (0.54, 8.5), (0.54, 9.0), (0.48, 9.1)], brass(scale=0.8), 48, parent=pen)
    cup = group((-19.5, 13.5, 0))
    for wall in ([(0, 0), (4.2, 0.2), (6.6, 1.0), (6.9, 1.5), (6.6, 1.5), (4.2, 0.7), (0, 0.6)], [(0, 0.7), (2.4, 0.7), (3.6, 2.6), (4.2, 5.6), (4.0, 5.7), (3.4, 2.8), (2.2, 1.3), (0, 1.2)]):
        lathe(wall, ceramic("#f2e6cf", "#b08d5c", 0.2, 0.5), 96, curve=True, parent=cup)
    lathe([(0, 4.9), (3.9, 4.9)], plain("#8a4f22", 0.12, Clearcoat=0.6), 64, parent=cup)
    frame = plain("#3a1d14", 0.25, Clearcoat=0.8)
    for x in (-2.75, 2.75):
        hoop(2.35, 0.17, frame, parent=group((20.5 + x, 11.5, 2.2), (rad(84), 0, 0)))
    tube([(20.0, 11.5, 2.7), (20.5, 11.4, 2.95), (21.0, 11.5, 2.7)], 0.17, frame)
    for x in (15.5, 25.5):
        tube([(x, 11.6, 2.7), (x - 0.3, 19, 2.4), (x - 0.6, 24, 0.6)], 0.16, frame)
    window_light(17, (0, 2, 4), 0.95)
    camera((-4, -38, 40), (0.2, 1.0, 0.6), 44, (3, -2, 1.5), 0.7)


def plan_of_a_week(sheet):
    green, ink = "#4c8a2b", "#22301a"
    sheet.bar(0.5, 0.5, 1, 1, "#ffffff", 0.1)
    sheet.bar(0.5, 0.935, 1, 0.13, green)
    sheet.words(0.07, 0.935, "Week 5: the plate", 0.075 * sheet.width, "#ffffff")
    for k, (day, meal) in enumerate((("Mon", "2 roti, dal, lauki"), ("Tue", "curd rice, beans"), ("Wed", "2 roti, chana, palak"), ("Thu", "khichdi, kadhi"), ("Fri", "dosa, sambar"), ("Sat", "out: half, then dal"), ("Sun", "what mother cooks"))):
        y = 0.81 - 0.104 * k
        sheet.words(0.07, y, day, 0.06 * sheet.width, green)
        sheet.words(0.26, y, meal, 0.058 * sheet.width, ink)
        sheet.bar(0.5, y - 0.052, 0.86, 0.003, "#d7e3c8")
        sheet.bar(0.92, y, 0.05, 0.036, green if k < 4 else "#e3ead9", 0.1)


@still("book-week", 1000, 716, exposure=0.3)
def a_week_on_paper():
    """A week's plan on a clipboard beside two bowls and a lemon."""
    cloth = fabric("#dbe8c8", "#cbdcb2", 0.7, 0.4)
    box((220, 160, 2), 0.3, cloth, loc=(0, 0, -1))
    board = group((-8.5, -0.5, 0), (0, 0, rad(8)))
    outline(rectangle(23.5, 33, 0.8), 0.35, wood("#a8773f", "#7f5526", scale=0.3), 0.1, parent=board)
    for k in range(3):
        outline(rectangle(20.8, 28.4, 0.1), 0.03, paper("#fbfaf5"), parent=board, loc=(0.12 * k, -1.0 - 0.1 * k, 0.36 + 0.04 * k), rot=(0, 0, rad(-0.8 * k)))
    plan_of_a_week(Print(group((0.1, -1.1, 0.52), parent=board), 20, 27.6, "#ffffff"))
    outline(rectangle(10, 2.2, 0.4), 0.5, metal("#cfd2d6", 0.2), 0.15, parent=board, loc=(0, 14.6, 0.5))
    kitchen, glaze = Kitchen(), ceramic("#f3efe2", "#9aa07f", 0.3, 0.5)
    for (x, y, size), dish in (((13.5, 8.5, 1.35), dal), ((19.5, -4.5, 1.15), greens), ((8.8, -10.5, 1.0), raita)):
        bowl = lathe(BOWL, glaze, 112, curve=True)
        bowl.location, bowl.scale = (x, y, 0.05), (size,) * 3
        dish(kitchen, bowl)
    onion_and_lemon((13.5, 3.0, 0.1))
    tube([(-22.5, -14, 0.5), (-12.5, -17.5, 0.5)], 0.42, plain("#4c8a2b", 0.25, Clearcoat=0.8), curve=False)
    window_light(17, (0, 0, 2), 0.95)
    camera((3.5, -38, 46), (3.2, -0.8, 0.6), 44, (2, -2, 1.0), 0.6)
