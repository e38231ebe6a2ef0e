"""Paper that is sold or given: a book in its cloth, a planner, a wedding's budget. Centimetres."""
import math
import random

from kit.drawn import hoop, leaf_mesh, text, tube
from kit.light import camera, window_light
from kit.materials import brass, metal, plain
from kit.solids import box, group, lathe, outline, put, rad, rectangle
from kit.stage import still
from kit.surfaces import ceramic, fabric, leaf, paper, plaster, wood
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


@still("book-planner", 1040, 780, exposure=0.3)
def a_months_accounts():
    """The printed pages of a planner on a clipboard."""
    top = wood("#c9a47a", "#a27c52", scale=0.1)
    for i in range(-4, 5):
        box((180, 15.6, 3), 0.2, top, loc=(i * 4, i * 15.8, -1.52))
    sheet_of((12.5, 3.5), -11, week, (20, 27), 0.02)
    board = group((-8.5, -0.5, 0), (0, 0, rad(7)))
    outline(rectangle(23.5, 33, 0.8), 0.35, wood("#7a5230", "#573619", scale=0.3), 0.1, parent=board)
    for k in range(3):
        outline(rectangle(20.8, 28.4, 0.1), 0.03, paper("#fbfaf5"), parent=board, loc=(0.12 * k, -1.0 - 0.1 * k, 0.36 + 0.04 * k), rot=(0, 0, rad(-0.8 * k)))
    month(Print(group((0.1, -1.1, 0.52), parent=board), 20, 27.6, "#ffffff"))
    steel = metal("#cfd2d6", 0.2)
    outline(rectangle(10, 2.2, 0.4), 0.5, steel, 0.15, parent=board, loc=(0, 14.6, 0.5))
    lathe([(0, 0), (0.55, 0), (0.55, 8), (0, 8)], steel, 32, parent=board, loc=(-4, 15.4, 1.1), rot=(0, rad(90), 0))
    tube([(5.0, -14.0, 0.6), (14.5, -8.0, 0.6)], 0.45, plain("#0b5c55", 0.25, Clearcoat=0.8), curve=False)
    tube([(14.5, -8.0, 0.6), (15.9, -7.1, 0.6)], 0.4, brass(scale=0.8), curve=False)
    pot_plant((26, 13, 0), 0.8, "#ff9f5a", "#cf7637")
    random.seed(2)
    for k in range(8):
        lathe([(0, 0), (1.25, 0), (1.25, 0.19), (0, 0.19)], metal("#d8c9a8", 0.25), 48, edge=0.03, loc=(23 + 2.3 * math.cos(k * 2.4), -8 + 2.0 * math.sin(k * 2.4), 0.02 + 0.19 * (k > 4)))
    window_light(17, (0, 0, 2), 0.95)
    camera((2.5, -40, 48), (2.2, -0.6, 0.5), 48, (0, -2, 0.6), 0.4)


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
