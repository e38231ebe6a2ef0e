"""Telephones for sale, opened and graded, and three that talk to one another. Centimetres."""
import math
import random

from kit.drawn import backdrop, text
from kit.light import camera, sky, soft_box
from kit.materials import flake, gloss, metal, plain
from kit.solids import box, group, lathe, outline, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import fabric
from props.devices import phone
from scenes.shop import chat


def lens(place, x, y, wide=0.95):
    """A camera's eye: ring of metal, dark glass, a blue coat on it."""
    at = group((x, y, 0), parent=place)
    lathe([(wide * 0.8, 0), (wide, 0), (wide, 0.26), (wide * 0.84, 0.3), (wide * 0.8, 0.2)], metal("#c9ccd4", 0.2), 64, edge=0.02, parent=at)
    lathe([(0, 0.06), (wide * 0.82, 0.06)], plain("#05060a", 0.05, Clearcoat=1.0), 48, parent=at)
    lathe([(0, 0.1), (wide * 0.46, 0.1)], plain("#182a66", 0.02, Clearcoat=1.0, Metallic=0.6), 48, parent=at)
    lathe([(0, 0.12), (wide * 0.2, 0.12)], plain("#020308", 0.02, Clearcoat=1.0), 32, parent=at)


def back(place, color, dark, grade="A"):
    """Lies in the xy plane from y = 0 to 15, its back up."""
    outline(rectangle(7.2, 15.0, 1.1, 12), 0.78, metal(dark, 0.25), 0.22, 5, parent=place, loc=(0, 7.5, -0.78))
    outline(rectangle(6.95, 14.75, 1.0, 12), 0.05, flake(color, dark, 0.6), 0.03, parent=place, loc=(0, 7.5, -0.01))
    island = group((-1.55, 12.6, 0.04), parent=place)
    outline(rectangle(3.4, 3.6, 0.85, 10), 0.2, gloss(color, 0.12), 0.08, parent=island)
    for x, y in ((-0.78, 0.82), (-0.78, -0.82), (0.84, 0.0)):
        lens(group((0, 0, 0.2), parent=island), x, y, 0.72)
    lathe([(0, 0.21), (0.2, 0.21), (0.2, 0.24), (0, 0.24)], plain("#fff3d8", 0.2), 24, parent=island, loc=(0.84, 1.15, 0))
    outline(ring(0.9, 40), 0.012, metal("#e4e6ec", 0.16), parent=place, loc=(0, 7.2, 0.045))
    text(grade, 1.1, plain(dark, 0.3), parent=place, loc=(0, 7.2, 0.062))


def home(paper_, tiles):
    """A start screen: hour, rows of apps."""

    def draw(screen):
        screen.bar(0.5, 0.5, 1, 1, paper_, 0.85)
        for k, color in enumerate(tiles[:3]):
            screen.dot(0.28 + 0.22 * k, 0.48 + 0.07 * (k % 2), 2.0 - 0.35 * k, color)
        screen.words(0.5, 0.8, "9:41", 1.5, "#ffffff", "CENTER")
        screen.words(0.5, 0.725, "Monday, 12 January", 0.42, "#ffffff", "CENTER")
        for row in range(2):
            for column in range(4):
                screen.bar(0.17 + 0.22 * column, 0.24 - 0.115 * row, 0.15, 0.069, tiles[(row * 3 + column) % len(tiles)], 0.26)

    return draw


def standing(loc, turn, make, high=0.0, paint="#ffffff"):
    place = group(loc, (0, 0, rad(turn)))
    if high:
        box((11, 9, high), 0.35, plain(paint, 0.5, Clearcoat=0.2), 4, loc=(0, 0.6, high / 2), parent=place)
    make(group((0, -1.4, high + 0.6), (rad(76), 0, 0), parent=place))
    box((5, 0.8, 7), 0.2, plain("#26304d", 0.4), loc=(0, 1.7, high + 3.5), rot=(rad(-14), 0, 0), parent=place)
    box((5, 1.0, 0.7), 0.18, plain("#26304d", 0.4), loc=(0, -2.2, high + 0.34), parent=place)


def daylight(power=1.0):
    soft_box((-30, -26, 34), (0, 0, 8), 24, 15000 * power, "#fff6ee", tall=18)
    soft_box((30, -6, 22), (0, 0, 8), 8, 6500 * power, "#dbe6ff", tall=28)
    soft_box((0, 8, 46), (0, 0, 4), 34, 8500 * power)


BLUES = ("#45e0b8", "#7fa2ff", "#ffc247", "#ff7a6b", "#9b7dff", "#ffffff")


@still("handset-pair", 1040, 866, exposure=0.25)
def back_and_front():
    backdrop(plain("#c4d3f7", 0.8), 80, 30, 60, 18)
    standing((-6.0, 2, 0), 16, lambda p: back(p, "#3457f0", "#1c2c86"), 3.2, "#dbe5ff")
    standing((6.2, -1, 0), -14, lambda p: phone(p, home("#1c2c86", BLUES), "#3a4a9a"), 1.4, "#3457f0")
    daylight()
    sky("#e6eeff", 0.3)
    camera((1, -60, 16), (0.2, 0, 9.2), 80, (2, -3, 10), 0.7)


def alone(ground, make, turn, block):
    backdrop(plain(ground, 0.8), 80, 26, 60, 16)
    lathe([(0, 0), (8.4, 0), (8.4, 1.6), (0, 1.6)], plain(block, 0.5, Clearcoat=0.2), 128, edge=0.3)
    standing((0, 0, 1.6), turn, make)
    daylight(0.95)
    sky("#eef2ff", 0.3)
    camera((0, -56, 15), (0, 0, 8.6), 80, (0, -2, 9), 0.6)


@still("handset-graphite", 880, 660, exposure=0.25)
def graphite():
    alone("#cdd3df", lambda p: back(p, "#5a6070", "#23262f"), 18, "#eef1f6")


@still("handset-green", 880, 660, exposure=0.25)
def green():
    alone("#c3e2d5", lambda p: back(p, "#5e9f86", "#25513f", "B"), -16, "#eaf7f1")


@still("handset-violet", 880, 660, exposure=0.25)
def violet():
    alone("#d6ccf5", lambda p: phone(p, home("#4a35b0", ("#45e0b8", "#ff8fb1", "#ffc247", "#8fa8ff", "#ffffff")), "#6c55d9"), 12, "#f1edfd")


@still("handset-bench", 1040, 540, exposure=0.3)
def on_the_bench():
    """Opened for a look: board, battery, screws, drivers."""
    mat = plain("#24325f", 0.75)
    box((160, 90, 2), 0.4, mat, loc=(0, 6, -1))
    line = plain("#3d4f8c", 0.8)
    for k in range(-9, 10):
        box((0.08, 80, 0.02), 0, line, 1, loc=(k * 6, 4, 0.01))
        box((150, 0.08, 0.02), 0, line, 1, loc=(0, k * 6 + 4, 0.011))
    back(group((-9.5, -7.5, 0.8), (0, 0, rad(12))), "#3457f0", "#1c2c86")
    opened = group((2.5, -7, 0.1), (0, 0, rad(4)))
    outline(rectangle(7.2, 15, 1.1, 12), 0.6, metal("#8c93a8", 0.3), 0.18, 4, parent=opened, loc=(0, 7.5, 0))
    outline(rectangle(6.7, 14.5, 0.9, 12), 0.02, plain("#14161d", 0.5), parent=opened, loc=(0, 7.5, 0.6))
    outline(rectangle(3.0, 8.6, 0.3), 0.4, plain("#30343f", 0.5), 0.08, parent=opened, loc=(1.5, 5.4, 0.62))
    text("4,500 mAh", 0.5, plain("#c7cddb", 0.6), parent=group((1.5, 5.4, 1.04), (0, 0, rad(90)), parent=opened))
    outline(rectangle(2.9, 6.2, 0.2), 0.16, plain("#123d2c", 0.4), 0.03, parent=opened, loc=(-1.7, 9.4, 0.62))
    random.seed(4)
    chip, gold = plain("#0d0f12", 0.35), metal("#d8b25a", 0.25)
    for k in range(15):
        wide, tall = random.choice(((0.9, 0.7), (0.5, 0.5), (0.34, 0.2), (1.1, 1.1)))
        outline(rectangle(wide, tall, 0.05), 0.12, chip if k % 3 else metal("#b9bec9", 0.3), 0.02, parent=opened, loc=(-1.7 + random.uniform(-0.85, 0.85), 9.4 + random.uniform(-2.4, 2.4), 0.8))
    for k in range(12):
        lathe([(0, 0), (0.09, 0), (0.09, 0.06), (0, 0.06)], gold, 12, parent=opened, loc=(-2.9 + 0.22 * k, 6.0, 0.72))
    lens(group((-1.8, 13.4, 0.62), parent=opened), 0, 0, 0.8)
    lens(group((-0.1, 13.4, 0.62), parent=opened), 0, 0, 0.62)
    for x, y, turn, paint in ((10.0, -3.5, 62, "#e4572e"), (13.4, -4.5, 66, "#f2b705"), (16.6, -6.0, 70, "#2fbf8a")):
        tool = group((x, y, 0.75), (0, 0, rad(turn)))
        lathe([(0, 0), (0.62, 0.1), (0.75, 0.6), (0.62, 5.2), (0.4, 5.8), (0.4, 6.4), (0.14, 6.6), (0.12, 10.4), (0, 10.5)], plain(paint, 0.3, Clearcoat=0.7), 48, curve=False, parent=tool, rot=(0, rad(90), 0), edge=0.05)
    for k in range(9):
        lathe([(0, 0), (0.22, 0), (0.22, 0.14), (0.1, 0.16), (0.1, 0.34), (0, 0.36)], metal("#d9dce4", 0.2), 20, loc=(9.2 + 2.0 * math.cos(k * 2.4), -8.2 + 1.3 * math.sin(k * 2.4), 0.02))
    box((7, 4.6, 0.4), 0.2, fabric("#c9d6ff", "#a9bbf2", 1.2), loc=(-17, 5, 0.2), rot=(0, 0, rad(20)))
    soft_box((-24, 26, 30), (0, 0, 0), 22, 16000, "#fff4e4")
    soft_box((30, -16, 26), (0, 0, 0), 20, 6000, "#cfdcff")
    sky("#dfe7ff", 0.25)
    camera((1, -31, 29), (2.6, -0.2, 0.4), 47, (0, -1, 0.5), 0.4)


@still("handset-invoice", 1040, 866, exposure=0.3)
def asked_and_paid():
    """Three conversations about an invoice that end well."""
    backdrop(plain("#bcd0f7", 0.75), 90, 34, 60, 18)
    blue, gold, night = "#1455e0", "#ffc247", "#0c1b33"
    for x, y, turn, high, paint, name, lines in (
        (-12.6, 3, 17, 1.6, "#ffffff", "Day 3", [(True, "Hello, invoice 142", "is due Friday."), (False, "Noted, thanks"), (True, "The UPI link is", "inside it")]),
        (0, -0.5, -3, 3.8, blue, "Day 7", [(True, "A week now. Shall", "I send it again?"), (False, "Sorry! Paying now"), (True, "Thank you. Receipt", "in a minute"), (False, "Paid, Rs 48,000")]),
        (12.6, 3.5, -19, 1.0, "#ffffff", "Day 15", [(True, "Work pauses today,", "as agreed in 4."), (False, "Fair. Sent"), (True, "Received. We go on", "tomorrow")]),
    ):
        place = group((x, y, 0), (0, 0, rad(turn)))
        box((10, 9, high), 0.3, plain(paint, 0.45, Clearcoat=0.3), 4, loc=(0, 0, high / 2), parent=place)
        talk = chat(name, lines, blue, "#cfdcf7", gold, night)
        phone(group((0, -2.0, high + 0.75), (rad(72), 0, 0), parent=place), talk, "#1a2348")
        box((6, 0.9, 9), 0.25, plain(night, 0.35), loc=(0, 1.9, high + 4.4), rot=(rad(-18), 0, 0), parent=place)
        box((6, 1.2, 0.9), 0.2, plain(night, 0.35), loc=(0, -3.0, high + 0.35), parent=place)
    daylight(1.05)
    sky("#dbe6ff", 0.3)
    camera((0, -62, 19), (0, 0, 9.2), 70, (0, -3, 10), 0.7)


def small_page(name, first, second, accent, ink, tint, shape):
    """A small business's page on a telephone: what it sells, to book, to write."""

    def draw(screen):
        screen.bar(0.5, 0.5, 1, 1, tint, 0.85)
        screen.words(0.1, 0.895, name, 0.5, ink)
        screen.bar(0.84, 0.895, 0.14, 0.012, ink, 0.1)
        screen.words(0.1, 0.78, first, 0.82, ink)
        screen.words(0.1, 0.71, second, 0.82, accent)
        shape(screen)
        screen.bar(0.5, 0.25, 0.84, 0.075, accent, 0.45)
        screen.words(0.5, 0.249, "Book a time", 0.46, "#ffffff", "CENTER")
        screen.bar(0.5, 0.15, 0.84, 0.075, "#25a35f", 0.45)
        screen.words(0.5, 0.149, "WhatsApp", 0.46, "#ffffff", "CENTER")

    return draw


def tooth(screen):
    screen.dot(0.5, 0.48, 1.7, "#ffffff")
    for x in (0.42, 0.58):
        screen.dot(x, 0.515, 0.62, "#c9bcff")
        screen.bar(x, 0.45, 0.11, 0.1, "#c9bcff", 0.3)


def sweets(screen):
    for row in range(2):
        for column in range(3):
            screen.bar(0.22 + 0.28 * column, 0.55 - 0.13 * row, 0.24, 0.11, ("#f2a33a", "#d8542a", "#f7d38a")[(row + column) % 3], 0.3)
            screen.dot(0.22 + 0.28 * column, 0.55 - 0.13 * row, 0.22, "#fff6e0")


def hours(screen):
    for k, wide in enumerate((0.5, 0.62, 0.44)):
        screen.bar(0.5, 0.56 - 0.085 * k, 0.84, 0.068, "#ffffff", 0.3)
        screen.dot(0.17, 0.56 - 0.085 * k, 0.3, "#8c7bff")
        screen.bar(0.28 + wide / 2, 0.56 - 0.085 * k, wide, 0.014, "#6c6488", 0.1)


@still("handset-pages", 1040, 700, exposure=0.3)
def three_small_businesses():
    """A dentist's, a sweet shop's and a tutor's page, on blocks."""
    backdrop(plain("#ffb59f", 0.8), 90, 34, 60, 18)
    orange, violet, night = "#f2542d", "#8c7bff", "#1b1433"
    for x, y, turn, high, paint, page in (
        (-12.6, 3, 17, 1.6, "#fff3ec", small_page("Smile Clinic", "Teeth, kept.", "Fees, written.", violet, night, "#f1ecff", tooth)),
        (0, -0.5, -3, 3.8, orange, small_page("Mithai House", "Twelve boxes.", "One is yours.", "#d8542a", "#3b1508", "#fff3df", sweets)),
        (12.6, 3.5, -19, 1.0, "#fff3ec", small_page("Class Nine", "Maths at six.", "Fees below.", orange, night, "#e9f3ff", hours)),
    ):
        place = group((x, y, 0), (0, 0, rad(turn)))
        box((10, 9, high), 0.3, plain(paint, 0.45, Clearcoat=0.3), 4, loc=(0, 0, high / 2), parent=place)
        phone(group((0, -2.0, high + 0.75), (rad(72), 0, 0), parent=place), page, "#2a2148")
        box((6, 0.9, 9), 0.25, plain(night, 0.35), loc=(0, 1.9, high + 4.4), rot=(rad(-18), 0, 0), parent=place)
        box((6, 1.2, 0.9), 0.2, plain(night, 0.35), loc=(0, -3.0, high + 0.35), parent=place)
    daylight(1.05)
    sky("#ffe9e0", 0.3)
    camera((0, -62, 19), (0, 0, 9.2), 70, (0, -3, 10), 0.7)
