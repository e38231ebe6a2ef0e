"""The gate of a housing society at dusk: a telephone, the old register, keys. Centimetres."""
import random

from kit.drawn import hoop
from kit.light import camera, sky, soft_box
from kit.materials import glow, metal, plain
from kit.solids import box, group, lathe, outline, rad
from kit.stage import still
from kit.surfaces import wood
from props.devices import phone
from scenes.book import open_pages


def visitor(screen):
    """What the watchman sees: who is there, and two answers."""
    blue, mint, night = "#3d5afe", "#12a67c", "#0e1736"
    screen.bar(0.5, 0.5, 1, 1, "#eef2ff", 0.85)
    screen.bar(0.5, 0.91, 1, 0.18, blue)
    screen.words(0.08, 0.885, "Main gate", 0.62, "#ffffff")
    screen.words(0.92, 0.885, "4.12 pm", 0.42, "#dfe6ff", "RIGHT")
    screen.bar(0.5, 0.66, 0.88, 0.25, "#ffffff", 0.4)
    screen.dot(0.22, 0.67, 0.82, "#c9d4ff")
    screen.words(0.22, 0.668, "B", 0.9, blue, "CENTER")
    screen.words(0.4, 0.715, "Courier", 0.74, night)
    screen.words(0.4, 0.663, "for B 604, Rao", 0.46, "#4d5878")
    screen.words(0.4, 0.618, "expected today", 0.42, mint)
    for y, color, words in ((0.455, mint, "Let in"), (0.335, "#ffffff", "Ask the flat")):
        screen.bar(0.5, y, 0.88, 0.095, color, 0.45)
        screen.words(0.5, y, words, 0.66, "#ffffff" if color == mint else night, "CENTER")
    screen.words(0.06, 0.235, "Today", 0.44, "#4d5878")
    for k, (words, hour) in enumerate((("Tanker, 10,000 l", "11.05"), ("Milk, papers, maids", "6.20"))):
        y = 0.175 - 0.075 * k
        screen.bar(0.5, y, 0.88, 0.062, "#ffffff", 0.25)
        screen.words(0.1, y, words, 0.42, night)
        screen.words(0.9, y, hour, 0.42, blue, "RIGHT")


def register(names):
    """A ruled page of the visitors' book."""

    def draw(sheet):
        sheet.words(0.03, 0.95, "VISITORS", 0.06 * sheet.width, "#8a2b2b")
        for k in range(13):
            sheet.bar(0.5, 0.9 - 0.068 * k, 0.96, 0.0025, "#9fb2d8")
        for x in (0.34, 0.6, 0.8):
            sheet.bar(x, 0.49, 0.004, 0.82, "#d98d8d")
        for k, (name, flat, hour) in enumerate(names):
            y = 0.866 - 0.068 * k
            sheet.words(0.03, y, name, 0.05 * sheet.width, "#22306e")
            sheet.words(0.37, y, flat, 0.05 * sheet.width, "#22306e")
            sheet.words(0.63, y, hour, 0.05 * sheet.width, "#22306e")

    return draw


def key_ring(loc, turn):
    """Keys of the pump room and the terrace on a ring, with a tag of brass."""
    place = group(loc, (0, 0, rad(turn)))
    hoop(2.1, 0.13, metal("#c9ccd4", 0.2), parent=place)
    for k, paint in enumerate(("#c9a24a", "#c3c6cc", "#b98f3d", "#c3c6cc")):
        key = group((0, 0, 0.1 * k), (0, 0, rad(-70 + 34 * k)), parent=place)
        shank = [(3.4, -0.3), (7.0, -0.3), (7.2, 0), (7.0, 0.3), (6.4, 0.3), (6.2, 0.75), (5.7, 0.75), (5.6, 0.3), (5.2, 0.3), (5.0, 0.65), (4.6, 0.65), (4.5, 0.3), (3.4, 0.3)]
        outline(shank, 0.18, metal(paint, 0.25), 0.04, parent=key)
        lathe([(0.7, 0), (1.35, 0), (1.4, 0.1), (1.35, 0.2), (0.7, 0.2)], metal(paint, 0.25), 48, parent=key, loc=(2.5, 0, 0))


def gate_counter():
    """The watchman's counter at dusk: a telephone that asks, the old register, keys."""
    top = wood("#8a5f38", "#5c3c20", scale=0.1)
    for i in range(-3, 4):
        box((190, 14.6, 3), 0.25, top, loc=(i * 4, i * 14.8, -1.55))
    night = plain("#1d2b66", 0.85)
    box((600, 2, 300), 0.1, night, 1, loc=(0, 170, 90))
    random.seed(9)
    for k in range(26):
        x, z = random.uniform(-110, 110), random.uniform(-24, -2)
        lathe([(0, -1), (1, 0), (0, 1)], glow(random.choice(("#ffd59a", "#ffc070", "#fff0cf", "#7ff0cf")), random.uniform(2, 7)), 12, loc=(x, 160, z), scale=random.uniform(0.9, 1.8))
    book = group((-11.5, -2.5, 0), (0, 0, rad(11)), 0.92)
    rows = (("Ramesh, milk", "all", "6.05"), ("Lakshmi", "C 302", "7.10"), ("Courier", "A 104", "9.40"), ("Plumber", "B 604", "10.15"), ("Tanker", "pump", "11.05"), ("Aunt of Rao", "B 604", "12.30"), ("Courier", "D 201", "1.20"), ("Cab", "A 201", "2.45"), ("Tutor", "C 302", "4.00"))
    open_pages(book, "#1f3a6e", register(rows), register(rows[:4]), (14.5, 20))
    stand = group((10.2, 3.0, 0), (0, 0, rad(-15)))
    box((9, 8, 1.4), 0.4, plain("#0e1736", 0.4), 4, parent=stand, loc=(0, -0.4, 0.7))
    box((6, 0.9, 9), 0.25, plain("#0e1736", 0.4), parent=stand, loc=(0, 1.9, 5.6), rot=(rad(-18), 0, 0))
    phone(group((0, -2.2, 1.9), (rad(72), 0, 0), 1.18, stand), visitor, "#39446f")
    key_ring((12.5, -10.5, 0.2), 30)
    pen = group((-6.5, -12.6, 0.45), (0, rad(90), rad(12)))
    lathe([(0, -1.2), (0.1, -1), (0.4, 0), (0.4, 11), (0.3, 11.6), (0, 11.6)], plain("#2f52e0", 0.25, Clearcoat=0.8), 40, parent=pen)
    cup = group((23.5, 8.5, 0))
    lathe([(0, 0), (2.5, 0), (2.6, 0.2), (3.3, 8.6), (3.5, 8.8), (3.2, 8.7), (2.5, 0.5), (0, 0.5)], metal("#d5d7da", 0.16), 96, parent=cup)
    lathe([(0, 7.4), (3.05, 7.4)], plain("#a9703c", 0.15, Clearcoat=0.6), 64, parent=cup)
    soft_box((-30, -30, 40), (0, 0, 2), 22, 15000, "#ffe2b4", tall=18)
    soft_box((34, 20, 30), (6, 0, 6), 16, 8000, "#9db4ff", tall=26)
    soft_box((0, -6, 48), (0, 0, 0), 26, 7000, "#fff1dc")
    sky("#5b78e0", 0.16)


@still("gate-counter", 960, 720, exposure=0.35)
def at_the_gate():
    gate_counter()
    camera((3, -50, 28), (4.6, 0.4, 6.2), 46, (9, -1, 8), 0.9)


@still("gate-register", 720, 565, exposure=0.35)
def the_old_register():
    """The same counter from above: the register, pen and keys."""
    gate_counter()
    camera((-9, -33, 33), (-6.5, -3.6, 1.0), 50, (-8, -5, 1.6), 0.7)
