"""A small shop that answers its messages: the phones, the counter, the door at dusk. Centimetres."""
import math
import random

import bpy
from kit.drawn import backdrop, grain, inside, scatter, spin, text, tube
from kit.light import bulb, camera, sky, soft_box
from kit.materials import brass, glass, glow, metal, pane, plain
from kit.solids import box, cushion, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import ceramic, paper, plaster, sauce, wood
from props.devices import phone
from scenes.cafe import pendant

VIOLET, DEEP, LIME, LILAC = "#5b21d6", "#160b2e", "#c6f432", "#e9e0ff"


def chat(name, lines, accent=VIOLET, ground="#b9a5e2", mark=LIME, dark=DEEP):
    """A conversation, oldest line first: (own, words of a line, ...)."""

    def draw(screen):
        screen.bar(0.5, 0.5, 1, 1, ground, 0.85)
        screen.bar(0.5, 0.9, 1, 0.2, accent, 0.85)
        screen.bar(0.5, 0.84, 1, 0.08, accent)
        screen.dot(0.16, 0.865, 0.5, mark)
        screen.words(0.16, 0.865, name[0], 0.55, dark, "CENTER")
        screen.words(0.28, 0.878, name, 0.52, "#ffffff")
        screen.words(0.28, 0.842, "replies at once", 0.34, ground)
        y = 0.755
        for own, *words in lines:
            wide = 0.13 + 0.038 * max(len(line) for line in words)
            high = 0.034 + 0.04 * len(words)
            x = 0.95 - wide / 2 if own else 0.05 + wide / 2
            screen.bar(x, y - high / 2, wide, high, accent if own else "#ffffff", 0.3)
            for k, line in enumerate(words):
                screen.words(x - wide / 2 + 0.055, y - 0.034 - 0.04 * k, line, 0.42, "#ffffff" if own else "#1d1430")
            y -= high + 0.024
        screen.bar(0.43, 0.075, 0.74, 0.07, "#ffffff", 0.5)
        screen.bar(0.25, 0.075, 0.22, 0.012, ground, 0.1)
        screen.dot(0.9, 0.075, 0.44, accent)

    return draw


DENTIST = chat("Smile Clinic", [
    (False, "Namaste, is Friday", "evening free?"),
    (True, "Yes. 5.30 or 6.15?"),
    (False, "6.15"),
    (True, "Booked for Friday,", "6.15 pm. Map below"),
    (False, "Thank you!"),
])
BAKERY = chat("Cake corner", [
    (False, "Half kg, eggless,", "how much?"),
    (True, "Rs 450. Chocolate", "or butterscotch?"),
    (False, "Chocolate, Sunday"),
    (True, "Ready at 5 pm.", "Pay Rs 100 now"),
    (False, "Paid"),
])
SALON = chat("Salon Asha", [
    (False, "Haircut today?"),
    (True, "A chair is free", "at 4. Shall I", "keep it?"),
    (False, "Yes please"),
    (True, "See you at 4."),
    (True, "Two turns from", "the bus stand"),
])


@still("shop-phones", 1040, 710, exposure=0.3)
def three_conversations():
    """Three phones on painted blocks."""
    backdrop(plain("#d8c9ff", 0.8), 90, 34, 60, 18)
    steel = plain("#2a1458", 0.35, Clearcoat=0.6)
    for x, y, turn, high, paint, talk in (
        (-13.5, 3, 17, 2.2, LIME, BAKERY),
        (0, 0, -3, 4.4, VIOLET, DENTIST),
        (13.5, 3.5, -19, 1.2, LIME, SALON),
    ):
        place = group((x, y, 0), (0, 0, rad(turn)))
        box((10.5, 9.5, high), 0.3, plain(paint, 0.45, Clearcoat=0.3), 4, loc=(0, 0, high / 2), parent=place)
        phone(group((0, -2.0, high + 0.75), (rad(72), 0, 0), parent=place), talk, "#2a2138")
        box((6.4, 0.9, 9.5), 0.25, steel, loc=(0, 1.9, high + 4.6), rot=(rad(-18), 0, 0), parent=place)
        box((6.4, 1.2, 0.9), 0.2, steel, loc=(0, -3.0, high + 0.35), parent=place)
    lathe([(0, 0), (1.5, 0), (1.5, 1.2), (0, 1.2)], plain(VIOLET, 0.4), 64, edge=0.25, loc=(-5.8, -9.5, 0))
    cushion((2.6, 2.6, 2.6), plain(LIME, 0.4, Clearcoat=0.4), 0, 1, 0, 20, loc=(7.4, -9.2, 1.3))
    soft_box((-30, -26, 34), (0, 0, 8), 24, 17000, "#fff1e4", tall=16)
    soft_box((32, -8, 22), (0, 0, 8), 8, 5200, "#dcd0ff", tall=26)
    soft_box((0, 8, 46), (0, 0, 4), 34, 9000)
    sky("#efe8ff", 0.3)
    camera((0, -66, 18), (0, 0, 8.6), 65, (0, -3, 10), 0.7)


def jar(loc, high, fill, ball, count, lid, size=1.0):
    """A sweet-shop jar with a screw lid."""
    place = group(loc, (0, 0, random.random() * 6), size)
    wall = [(0, 0), (4.6, 0), (5.2, 0.5), (5.3, 1.2), (5.3, high), (4.4, high + 1.4), (4.2, high + 1.8)]
    lathe(wall + [(4.0, high + 1.7), (5.1, high - 0.2), (5.1, 0.9), (0, 0.5)], glass("#f4f8f4"), 96, parent=place, edge=0.05)
    lathe([(0, 0.6), (4.2, 0.6), (4.2, high * 0.66), (0, high * 0.66)], fill, 48, parent=place)

    def at(i):
        share = random.random()
        x, y = inside(4.5)
        return (x, y, 1.0 + (high * 0.74 - 1) * share), spin(), 0.85 + 0.3 * random.random()

    scatter(ball, count, at, fill, place)
    lathe([(0, 0), (4.5, 0), (4.7, 0.3), (4.7, 2.2), (4.3, 2.6), (0, 2.7)], lid, 72, edge=0.08, flutes=(60, 0.02), loc=(0, 0, high + 1.2), parent=place)


def pay_stand(loc, turn):
    """A card on a stand to be paid by; its squares are no code of anybody's."""
    place = group(loc, (0, 0, rad(turn)))
    box((13, 7, 1.4), 0.4, wood("#6b4426", "#472a15", scale=0.5), loc=(0, 1.4, 0.7), parent=place)
    card = group((0, 0.2, 1.2), (rad(76), 0, 0), parent=place)
    outline(rectangle(12, 17, 0.8), 0.3, plain("#ffffff", 0.3, Clearcoat=0.6), 0.08, parent=card, loc=(0, 8.5, -0.3))
    outline(rectangle(12, 3.6, 0.5), 0.01, plain(VIOLET, 0.4), parent=card, loc=(0, 15.0, 0.01))
    text("PAY HERE", 1.5, plain("#ffffff", 0.4), parent=card, loc=(0, 15.0, 0.03), spacing=1.1)
    text("any UPI app", 1.15, plain("#2a2138", 0.5), parent=card, loc=(0, 1.6, 0.02))
    ink, side = plain("#1a1326", 0.6), 0.36
    random.seed(41)
    corners = ((-10, 10), (10, 10), (-10, -10))
    for i in range(-12, 13):
        for j in range(-12, 13):
            if any(abs(i - a) < 5 and abs(j - b) < 5 for a, b in corners) or random.random() < 0.52:
                continue
            outline(rectangle(side, side), 0.01, ink, parent=card, loc=(i * side, 8 + j * side, 0.01))
    for a, b in corners:
        for wide, color in ((6, ink), (4.4, plain("#ffffff", 0.5)), (2.6, plain(VIOLET, 0.5))):
            outline(rectangle(wide * side, wide * side, 0.3), 0.01, color, parent=card, loc=(a * side * 0.97, 8 + b * side * 0.97, 0.012 + (7 - wide) * 0.003))


@still("shop-counter", 1040, 676, exposure=0.55)
def counter_in_the_evening():
    oak = wood("#8a5a34", "#553319", scale=0.1)
    for i in range(-2, 3):
        box((240, 13.6, 4), 0.25, oak, loc=(i * 9, i * 13.8 + 4, -2))
    wall = plaster("#4a3a6b", 0.08, 0.2)
    box((400, 4, 240), 0.4, wall, loc=(0, 92, 70))
    soft_box((0, 66, 62), (0, 90, 24), 120, 26000, "#ffb46a")
    board = wood("#7b4d2b", "#4c2c17", scale=0.1)
    random.seed(5)
    cartons = [paper(c) for c in ("#c98a4a", "#e5d6b8", "#7d5bd0", "#b9d63a", "#d9c7ff", "#a86a35")]
    for shelf in (14, 44):
        box((260, 20, 2.4), 0.4, board, loc=(0, 79, shelf))
        x = -104
        while x < 104:
            wide, high = 7 + 8 * random.random(), 9 + 13 * random.random()
            if random.random() < 0.5:
                box((wide, 12, high), 0.3, random.choice(cartons), loc=(x + wide / 2, 77, shelf + 1.2 + high / 2), rot=(0, 0, rad(random.uniform(-5, 5))))
            else:
                lathe([(0, 0), (wide * 0.45, 0), (wide * 0.47, 0.5), (wide * 0.47, high * 0.8), (wide * 0.3, high * 0.92), (wide * 0.3, high), (0, high)], ceramic(random.choice(("#efe6d6", "#c98a4a", "#d9cbb2")), "#6b5b48", 0.2, 0.5), 48, loc=(x + wide / 2, 76, shelf + 1.2))
            x += wide + 2.2
    enamel = plain("#3d2475", 0.18, Clearcoat=1.0)
    for x in (-46, 40):
        pendant(x, 34, 58, enamel)
        soft_box((x, 34, 56), (x, 20, 0), 16, 21000, "#ffc988")
    lid = plain("#c23b22", 0.3, Clearcoat=0.5)
    laddu, toffee = sauce("#e09a2a", "#b66d12", 0.45, 0.1, 3, 0.5), plain("#a8d12a", 0.3, Clearcoat=0.4)
    ball = cushion((2.0, 2.0, 1.9), None, 0, 1, 0.06, 12)
    mesh = ball.data
    bpy.data.objects.remove(ball)
    jar((-33, 17, 0), 17, laddu, mesh, 150, lid)
    jar((-20.5, 22, 0), 14, plain("#8a3b8f", 0.35), grain(2.2, 1.1), 220, lid)
    jar((-43, 26, 0), 15, toffee, grain(2.4, 1.2), 200, lid)
    pay_stand((25, 8, 0), -20)
    oak_dark = wood("#5d391f", "#3d2412", scale=0.5)
    stand = group((0, 0, 0), (0, 0, rad(8)))
    box((9.4, 8, 1.4), 0.3, oak_dark, loc=(0, 2, 0.7), parent=stand)
    box((6, 1, 11), 0.3, oak_dark, loc=(0, 4.4, 6.2), rot=(rad(-20), 0, 0), parent=stand)
    phone(group((0, -0.6, 2.1), (rad(70), 0, 0), parent=stand, scale=1.25), DENTIST, "#2a2138")
    # A bill book and a pen, a bell, a saucer of coins.
    book = group((-14.5, -9, 0), (0, 0, rad(16)))
    box((13, 18, 1.6), 0.15, paper("#f6f1e4"), loc=(0, 0, 0.8), parent=book)
    box((13.2, 3, 1.75), 0.15, plain(VIOLET, 0.5), loc=(0, 7.6, 0.86), parent=book)
    for k in range(7):
        box((10.4, 0.07, 0.02), 0, plain("#b7a9d6", 0.7), 1, loc=(0, 4.2 - 1.7 * k, 1.62), parent=book)
    tube([(-5, -4.5, 2.1), (6, 1.5, 2.1)], 0.42, plain("#20152f", 0.25, Clearcoat=0.8), curve=False, parent=book)
    bell = group((14, -8, 0))
    lathe([(0, 0), (3.9, 0), (3.9, 0.5), (3.4, 0.7), (0, 0.7)], plain("#20152f", 0.3), 72, parent=bell)
    lathe([(3.5, 0.9), (3.3, 2.2), (2.2, 3.5), (0.4, 4.0), (0.3, 4.7), (0, 4.8)], brass(scale=0.6), 96, curve=True, parent=bell)
    for k in range(5):
        lathe([(0, 0), (1.15, 0), (1.15, 0.18), (0, 0.18)], metal("#d3cfc4", 0.22), 48, edge=0.03, loc=(22 + 2.2 * math.cos(k * 2.3), -9 + 1.7 * math.sin(k * 2.3), 0.02 + 0.17 * (k > 2)))
    soft_box((-70, -60, 60), (0, 6, 8), 50, 42000, "#b39cff")
    soft_box((46, -50, 46), (4, 0, 6), 30, 15000, "#ffd9a8")
    sky("#6a5cb0", 0.22)
    camera((2, -84, 33), (-0.5, 8, 9.5), 54, (0, -1, 9), 1.2)


@still("shop-front", 1040, 780, exposure=0.6)
def door_at_dusk():
    """A glass door with its sign turned, the lamps on behind it."""
    frame = wood("#3b2470", "#2a1852", scale=0.06, along="z", rough=0.35)
    for x, wide in ((-47, 12), (47, 12)):
        box((wide, 7, 170), 0.5, frame, loc=(x, 0, 70))
    box((106, 7, 15), 0.5, frame, loc=(0, 0, -6))
    box((106, 7, 9), 0.5, frame, loc=(0, 0, 96))
    outline(rectangle(84, 100), 0, pane(0.7), loc=(0, 0, 46), rot=(rad(90), 0, 0))
    wall = plaster("#2b1d55", 0.05, 0.35)
    for x in (-120, 120):
        box((134, 10, 240), 0.3, wall, loc=(x, 2, 60))
    pull = brass(scale=0.3)
    tube([(37.5, -6.5, 26), (37.5, -6.5, 58)], 1.1, pull, curve=False)
    for z in (29, 55):
        tube([(37.5, -6.5, z), (44, -3.4, z)], 0.8, pull, curve=False)
    # The sign on its string.
    sign = group((-4, -2.4, 50), (rad(2), 0, rad(0)))
    plank = group((0, 0, 0), (rad(90), rad(0), rad(-2.5)), parent=sign)
    outline(rectangle(46, 23, 2.2), 1.5, wood("#f1e2c4", "#d9c096", scale=0.14), 0.25, parent=plank, loc=(0, 0, 0))
    outline(rectangle(42.6, 19.6, 1.4), 0.02, plain(DEEP, 0.6), parent=plank, loc=(0, 0, 1.51))
    outline(rectangle(41.8, 18.8, 1.2), 0.02, wood("#f1e2c4", "#d9c096", scale=0.14), parent=plank, loc=(0, 0, 1.54))
    text("OPEN", 11.5, plain(VIOLET, 0.5), 0.12, parent=plank, loc=(0, 2.6, 1.6), spacing=1.12)
    text("aaiye, come in", 4.1, plain("#2a1852", 0.5), 0.08, parent=plank, loc=(0, -5.6, 1.6), spacing=1.05)
    twine = plain("#e9d9b8", 0.9)
    for side in (-1, 1):
        tube([(side * 17, -1.2, 10.8), (side * 0.6, -0.8, 28)], 0.3, twine, curve=False, parent=sign)
    lathe([(0, 0), (1.1, 0), (1.2, 0.8), (0.7, 1.4), (0, 1.5)], brass(scale=0.6), 48, loc=(-4, -1.2, 78), rot=(rad(90), 0, 0))
    # Inside: lamps, shelves, a counter.
    box((260, 4, 200), 0.3, plaster("#f0cf9b", 0.05, 0.1), loc=(0, 190, 60))
    box((260, 200, 4), 0.3, wood("#8a5a34", "#5c3a20", scale=0.05), loc=(0, 95, -18))
    random.seed(9)
    board = wood("#8a5a34", "#553319", scale=0.08)
    paints = [plain(c, 0.5) for c in ("#7d5bd0", "#c98a4a", "#efe2c8", "#a9c93a", "#c2452f", "#d9c7ff")]
    for shelf in (10, 42, 74):
        box((200, 22, 3), 0.4, board, loc=(0, 174, shelf))
        x = -96
        while x < 94:
            wide, high = 8 + 9 * random.random(), 10 + 14 * random.random()
            box((wide, 14, high), 0.4, random.choice(paints), loc=(x + wide / 2, 170, shelf + 1.5 + high / 2))
            x += wide + 3
    box((110, 34, 40), 1.0, wood("#6b4426", "#472a15", scale=0.08, along="z"), loc=(18, 118, 2))
    for x, y, z in ((-38, 96, 74), (-8, 128, 84), (26, 100, 70), (44, 140, 88), (-58, 150, 86)):
        lathe([(0, 0), (3.2, 1), (4.4, 4), (3.4, 7.6), (1.6, 10), (0, 10.4)], glow("#ffb050", 7), 48, curve=True, loc=(x, y, z))
        tube([(x, y, z + 10), (x, y, 160)], 0.3, plain("#15110e", 0.6), curve=False)
        bulb((x, y, z - 8), 6500, "#ffc47d", 5)
    soft_box((0, 60, 120), (0, 120, 20), 80, 160000, "#ffcf92")
    soft_box((-90, -150, 110), (0, 0, 48), 90, 120000, "#9a83ff")
    soft_box((46, -110, 70), (-4, 0, 48), 34, 120000, "#ffe2bd", shine=False)
    sky("#4a3a9c", 0.3)
    camera((-12, -168, 56), (-2, 0, 50), 66, (-4, -2, 50), 3.2)


@still("shop-pay", 960, 720, exposure=0.6)
def stand_to_pay_by():
    """The same counter from its right end: the stand to pay by, the bell and the coins."""
    counter_in_the_evening()
    camera((34, -54, 26), (16.6, 3, 6.6), 54, (23, 4, 9), 1.2)
