"""Desks: an invoice that was paid, courses and reports on screens. Centimetres."""
import random

from kit.drawn import surface, text, tube
from kit.light import camera, window_light
from kit.materials import gloss, metal, plain
from kit.solids import box, group, lathe, outline, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import ceramic, leather, paper, plaster, sauce, wood
from props.devices import dashboard, laptop, phone
from props.green import pot_plant


def top(color="#c9a27a", dark="#a67c53"):
    box((190, 84, 4), 0.5, wood(color, dark, scale=0.11, rough=0.42), loc=(0, 10, -2))


def wall(color):
    box((460, 2, 240), 0.1, plaster(color, 0.2, 0.1), 1, loc=(0, 66, 60))


def mug(loc, turn, glaze):
    place = group(loc, (0, 0, rad(turn)))
    lathe([(0, 0), (3.2, 0), (3.5, 0.2), (3.95, 1.2), (4.1, 3), (4.1, 8.6), (4.0, 8.85), (3.85, 8.7), (3.78, 3), (3.4, 0.9), (0, 0.6)], glaze, 128, curve=True, parent=place)
    tube([(3.9, 0, 7.3), (5.6, 0, 7.5), (6.6, 0, 6.2), (6.4, 0, 4.0), (5.3, 0, 2.7), (3.9, 0, 2.4)], 0.48, glaze, parent=place)
    lathe([(0, 7.6), (3.75, 7.6), (3.85, 7.72)], sauce("#8a5428", "#5f3415", 0.1, 0, 0.4, 0.02), 96, parent=place)


def notebook(loc, turn, cover, shade):
    box((14.5, 20.5, 1.3), 0.1, paper("#efe6d4"), loc=(loc[0], loc[1], loc[2] + 0.85), rot=(0, 0, rad(turn)))
    for z in (0.12, 1.58):
        box((15, 21, 0.22), 0.09, leather(cover, shade, 0.25), loc=(loc[0], loc[1], loc[2] + z), rot=(0, 0, rad(turn)))


def pen(loc, turn, color):
    place = group(loc, (rad(-90), 0, rad(turn)))
    lathe([(0, -1.6), (0.06, -1.5), (0.22, -0.9), (0.42, 0), (0.42, 8.6), (0.45, 8.6), (0.45, 9.1), (0.42, 9.1), (0.4, 14), (0.28, 14.6), (0, 14.6)], gloss(color), 48, parent=place)
    box((0.3, 0.14, 5), 0.06, metal("#d8d8da", 0.12), parent=place, loc=(0, -0.52, 11.6))


def invoice(place, accent, title, number, amount):
    ink, soft, tone = plain("#1b2638", 0.8), plain("#a7b0be", 0.8), plain(accent, 0.7)
    text(title, 1.7, ink, spacing=1.1, align="LEFT", parent=place, loc=(-8.6, 11.6, 0))
    text(number, 0.75, soft, align="LEFT", parent=place, loc=(-8.6, 10.0, 0))
    outline(ring(1.1, 40), 0.002, tone, parent=place, loc=(7.6, 11.4, 0))
    random.seed(2)
    for row in range(5):
        y = 6.2 - 1.7 * row
        outline(rectangle(17.4, 0.05), 0.002, soft, parent=place, loc=(0, y - 0.8, 0))
        for x, wide in ((-6.4, 3 + 2 * random.random()), (2.4, 1.4), (7.2, 2.2)):
            outline(rectangle(wide, 0.42), 0.002, ink if x < 0 else soft, parent=place, loc=(x, y, 0))
    outline(rectangle(7.4, 1.6, 0.3), 0.002, tone, parent=place, loc=(5.0, -4.4, 0))
    text(amount, 0.95, plain("#ffffff", 0.7), parent=place, loc=(5.0, -4.45, 0.004))
    stamp = group((-3.4, -7.2, 0.004), (0, 0, rad(14)), parent=place)
    green = plain("#1f8a55", 0.7)
    for wide, high, material in ((9.4, 3.8, green), (8.8, 3.2, paper("#fdfcf8"))):
        outline(rectangle(wide, high, 0.5), 0.002 if material is green else 0.004, material, parent=stamp)
    text("PAID", 2.5, green, 0.002, spacing=1.15, parent=stamp, loc=(0, 0, 0.008))


def paid(accent, second, dark, title, number, amount, word):
    """A paper stamped paid, and the phone that says so."""
    top("#d6c3a6", "#b79b76")
    sheet = group((-7.5, -2.5, 0.06), (0, 0, rad(9)))
    for k in range(3):
        surface(30, 30, lambda u, v, k=k: ((u - 0.5) * 21, (v - 0.5) * 29.7, 0.05 * k + 0.5 * max(0, u + v - 1.72) ** 2 * 9), paper("#fdfcf8"), parent=sheet, loc=(0.35 * k, -0.3 * k, 0), rot=(0, 0, rad(-2.4 * k)))
    invoice(group((0.7, -0.6, 0.14), (0, 0, rad(-4.8)), parent=sheet), accent, title, number, amount)

    def message(screen):
        screen.bar(0.5, 0.78, 1, 0.46, accent, 0.85)
        screen.words(0.5, 0.86, word, 0.75, "#ffffff", "CENTER")
        screen.words(0.5, 0.74, amount, 1.15, "#ffffff", "CENTER")
        screen.dot(0.5, 0.545, 0.95, second)
        screen.graph(0.42, 0.515, 0.17, 0.05, [0.5, 0, 1.15], dark, 0.2)
        for i in range(4):
            y = 0.4 - 0.09 * i
            screen.bar(0.5, y, 0.86, 0.075, "#eff4fc", 0.25)
            screen.dot(0.16, y, 0.3, accent if i % 2 else second)
            screen.bar(0.45, y + 0.012, 0.36, 0.014, "#4c5d78", 0.1)
            screen.bar(0.82, y, 0.16, 0.02, "#1f8a55", 0.1)

    phone(group((11.5, -9.5, 0.8), (0, 0, rad(-13))), message)
    mug((21.5, 12, 0), 215, ceramic(accent, dark, 0.3, 0.42, 0.25))
    pen((-2.5, -18.5, 0.5), -68, dark)
    pot_plant((-22, 22, 0), 0.85)
    notebook((7.5, 17, 0), -6, second, accent if second == "#ffffff" else second)
    window_light(17, (0, 0, 3), 0.95)
    camera((4, -44, 43), (0.6, -0.6, 1.6), 50, (0, -4, 1), 0.6)


@still("desk-invoice", 1040, 780, exposure=0.3)
def paid_invoice():
    paid("#1455e0", "#ffc247", "#0c1b33", "INVOICE", "No. 0142", "Rs 48,000", "Received")


@still("desk-stamp", 760, 600, exposure=0.3)
def the_stamp():
    """A stamp of wood beside the word that it leaves on an invoice, its pad open behind."""
    top("#e2d8c8", "#c9bca6")
    sheet = group((-3.5, -2, 0.06), (0, 0, rad(14)))
    for k in range(2):
        outline(rectangle(21, 29.7), 0.05, paper("#fdfcf8"), parent=sheet, loc=(0.5 * k, -0.4 * k, 0.06 * k), rot=(0, 0, rad(-3 * k)))
    face = group((0.5, -0.4, 0.14), (0, 0, rad(-3)), parent=sheet)
    invoice(face, "#1455e0", "INVOICE", "No. 0142", "Rs 48,000")
    ground = group((14.4, 6.4, 0), (0, 0, rad(-16)))
    box((13, 9, 1.1), 0.3, plain("#0b1f47", 0.35, Clearcoat=0.4), parent=ground, loc=(0, 0, 0.6))
    box((11.4, 7.4, 0.5), 0.2, plain("#1f8a55", 0.95), parent=ground, loc=(0, 0, 1.1))
    box((13, 0.6, 9), 0.25, plain("#1455e0", 0.3, Clearcoat=0.5), parent=ground, loc=(0, 5.6, 4.6), rot=(rad(-18), 0, 0))
    stamp = group((8.6, -8.6, 0.2), (rad(90), 0, rad(-64)))
    beech, brass_ = wood("#c98a4c", "#8f5a2a", 0.5, along="z"), metal("#d6ae58", 0.25)
    block = group((0, 2.0, 0), parent=stamp)
    box((9.6, 4.2, 1.5), 0.3, wood("#b97a40", "#83522a", 0.5), parent=block, loc=(0, 0, 0.75))
    box((9.4, 4.0, 0.5), 0.1, plain("#8f2f2a", 0.8), parent=block, loc=(0, 0, -0.2))
    lathe([(0, 1.5), (1.2, 1.5), (1.3, 1.9), (0.9, 2.6), (0.75, 4.6), (1.0, 6.2), (1.7, 7.8), (1.9, 9.0), (1.6, 10.2), (0.8, 10.9), (0, 11)], beech, 96, curve=True, parent=block)
    lathe([(1.28, 1.45), (1.36, 1.6), (1.36, 2.0), (1.2, 2.1)], brass_, 64, parent=block)
    pot_plant((27, 22, 0), 0.9, "#ffc247", "#cc9120")
    window_light(17, (0, 0, 3), 0.95)
    camera((12, -40, 33), (3.6, -1.4, 1.6), 48, (2, -6, 1), 0.5)


@still("desk-bill", 880, 800, exposure=0.3)
def paid_bill():
    paid("#f26b0f", "#ffcb3d", "#132a3e", "POWER BILL", "Two months, 412 units", "Rs 210", "This month")


@still("desk-maker", 1040, 780, exposure=0.25)
def makers_desk():
    top("#a9784c", "#7a5230")
    wall("#c6d2e6")
    laptop(group((-4, 5, 0), (0, 0, rad(10))), dashboard("Payments", "#1455e0", "#ffc247", "#0c1b33", ("Sent", "Paid", "Due", "Late"), ("14", "Rs 3.1 L", "Rs 42 k", "1")))
    mug((23, -6, 0), 30, ceramic("#efe9dd", "#9a8a74", 0.4, 0.5))
    notebook((-27.5, -3, 0), 12, "#1455e0", "#0d3a9c")
    pen((-26, -9, 2.15), -40, "#1b1c1f")
    pot_plant((26, 24, 0), 0.95, "#e5dccb", "#bfb29a")
    lamp = group((-30, 24, 0))
    steel = plain("#20304f", 0.3, Clearcoat=1.0)
    lathe([(0, 0), (8, 0), (8.2, 0.5), (7.6, 1.4), (0, 1.8)], steel, 96, edge=0.1, parent=lamp)
    tube([(0, 0, 1), (-3, 0, 20), (-2, 0, 38), (4, -3, 46), (11, -6, 46)], 0.55, steel, parent=lamp)
    lathe([(7.4, 0), (6.9, 2.4), (3.6, 6.4), (1.4, 7.2), (0, 7.4)], steel, 96, curve=True, parent=lamp, loc=(13, -6.5, 40), rot=(rad(8), rad(14), 0))
    window_light(21, (0, 4, 4), 0.95)
    camera((6, -74, 34), (-0.6, 4, 13), 46, (-4, 0, 10), 0.9)


def course_on_screens():
    top("#e3d2b6", "#c4aa84")
    wall("#d8dfee")

    def lesson(screen):
        screen.bar(0.34, 0.52, 0.62, 0.74, "#123a86", 0.5)
        screen.words(0.07, 0.8, "GST returns,", 1.35, "#ffffff")
        screen.words(0.07, 0.71, "month by month", 1.35, "#ffb22e")
        for i in range(5):
            screen.bar(0.1 + 0.075 * i + 0.02, 0.28 + 0.035 * i, 0.045, 0.1 + 0.07 * i, "#ffb22e" if i == 4 else "#4f7ad0", 0.15)
        screen.bar(0.34, 0.18, 0.56, 0.012, "#3b5fae", 0.1)
        screen.bar(0.17, 0.18, 0.22, 0.012, "#ffb22e", 0.1)
        screen.dot(0.28, 0.18, 0.26, "#ffffff")
        screen.words(0.7, 0.87, "Lessons", 0.9, "#16233f")
        for i in range(7):
            y = 0.78 - 0.098 * i
            screen.bar(0.83, y, 0.27, 0.08, "#fff3da" if i == 2 else "#f2f4f8", 0.3)
            screen.dot(0.725, y, 0.34, "#1f8a55" if i < 2 else "#ffb22e" if i == 2 else "#c3cbd9")
            screen.bar(0.83, y + 0.012, 0.13, 0.014, "#515d78", 0.1)
            screen.bar(0.81, y - 0.016, 0.09, 0.01, "#b3bccb", 0.1)

    laptop(group((-6, 4, 0), (0, 0, rad(8))), lesson, "#fffdf8")

    def progress(screen):
        screen.bar(0.5, 0.84, 1, 0.34, "#1e4fa8", 0.85)
        screen.words(0.1, 0.86, "Module 3", 0.85, "#ffffff")
        screen.words(0.1, 0.78, "of 8", 0.6, "#bcd0f5")
        for i in range(5):
            y = 0.59 - 0.11 * i
            screen.bar(0.5, y, 0.88, 0.09, "#fff3da" if i == 1 else "#f2f4f8", 0.3)
            screen.dot(0.17, y, 0.36, "#ffb22e" if i == 1 else "#1f8a55" if i == 0 else "#c3cbd9")
            screen.bar(0.55, y, 0.45, 0.016, "#515d78", 0.1)
        screen.bar(0.5, 0.06, 0.8, 0.065, "#1e4fa8", 0.4)

    stand = group((19, -4.5, 1.3), (rad(64), 0, rad(-22)))
    phone(stand, progress)
    oak = wood("#8a5a34", "#5d391f", scale=0.5)
    box((8.4, 7, 1.2), 0.3, oak, loc=(19.7, -2.6, 0.62), rot=(0, 0, rad(-22)))
    box((5.6, 1, 8.5), 0.3, oak, loc=(20.9, 0.6, 4.6), rot=(rad(-26), 0, rad(-22)))
    mug((-29, -4, 0), 200, ceramic("#e9b23c", "#b57f14", 0.35, 0.5))
    notebook((-27, 14, 0), -10, "#1e4fa8", "#14387a")
    pot_plant((29, 22, 0), 0.9)
    window_light(21, (0, 4, 4), 0.9)


@still("desk-course", 1040, 712, exposure=0.25)
def course():
    course_on_screens()
    camera((4, -72, 30), (-0.4, 3, 11.6), 50, (0, 0, 9), 0.8)


@still("desk-lesson", 1120, 630, exposure=0.25)
def lesson_from_near():
    course_on_screens()
    camera((-30, -46, 25), (-4.6, 6, 11.4), 50, (-6, 8, 11), 0.8)


def page_of(accent, ink, tint, name, line, photo):
    """A small business's page on a laptop."""

    def draw(screen):
        screen.bar(0.5, 0.95, 1, 0.1, "#ffffff")
        screen.words(0.05, 0.95, name, 0.85, ink)
        for k in range(3):
            screen.bar(0.56 + 0.11 * k, 0.95, 0.07, 0.014, "#b8b3c6", 0.1)
        screen.bar(0.92, 0.95, 0.1, 0.05, accent, 0.3)
        screen.bar(0.5, 0.6, 1, 0.6, tint)
        for k, words in enumerate(line):
            screen.words(0.06, 0.74 - 0.1 * k, words, 1.75, ink)
        screen.bar(0.2, 0.5, 0.28, 0.014, "#7d7692", 0.1)
        screen.bar(0.18, 0.46, 0.24, 0.014, "#7d7692", 0.1)
        screen.bar(0.14, 0.375, 0.16, 0.07, accent, 0.4)
        screen.words(0.14, 0.372, "Book", 0.75, "#ffffff", "CENTER")
        photo(screen)
        for k in range(3):
            screen.bar(0.2 + 0.3 * k, 0.15, 0.26, 0.2, "#ffffff", 0.4)
            screen.dot(0.11 + 0.3 * k, 0.19, 0.5, (accent, ink, "#8b6df0")[k])
            screen.bar(0.22 + 0.3 * k, 0.195, 0.12, 0.016, ink, 0.1)
            screen.bar(0.19 + 0.3 * k, 0.12, 0.19, 0.012, "#b8b3c6", 0.1)

    return draw


def smile(screen):
    screen.dot(0.76, 0.6, 3.9, "#ffd9c7")
    screen.bar(0.76, 0.58, 0.2, 0.34, "#ffffff", 1.6)
    screen.bar(0.72, 0.46, 0.07, 0.2, "#ffffff", 0.9)
    screen.bar(0.8, 0.46, 0.07, 0.2, "#ffffff", 0.9)
    screen.dot(0.71, 0.68, 0.4, "#e9e4f7")


@still("desk-site", 920, 852, exposure=0.2)
def a_clinics_page():
    """A small clinic's page on a laptop, the same on a telephone."""
    top("#d2a775", "#a87d4f")
    wall("#7a68dd")
    laptop(group((-5, 5, 0), (0, 0, rad(9))), page_of("#f0522b", "#1e1440", "#f1ebff", "Smile Clinic", ("Teeth, kept.", "Fees, written."), smile))

    def small(screen):
        screen.bar(0.5, 0.94, 1, 0.12, "#ffffff", 0.85)
        screen.words(0.1, 0.9, "Smile Clinic", 0.55, "#1e1440")
        screen.bar(0.5, 0.6, 1, 0.5, "#f1ebff")
        screen.words(0.1, 0.77, "Teeth, kept.", 0.85, "#1e1440")
        screen.words(0.1, 0.7, "Fees, written.", 0.85, "#f0522b")
        screen.dot(0.5, 0.5, 1.35, "#ffd9c7")
        screen.bar(0.5, 0.49, 0.24, 0.12, "#ffffff", 0.7)
        screen.bar(0.5, 0.27, 0.84, 0.08, "#f0522b", 0.4)
        screen.words(0.5, 0.268, "Book", 0.55, "#ffffff", "CENTER")
        screen.bar(0.5, 0.16, 0.84, 0.08, "#25a35f", 0.4)
        screen.words(0.5, 0.158, "WhatsApp", 0.55, "#ffffff", "CENTER")

    phone(group((16.5, -8.5, 1.3), (rad(64), 0, rad(-20))), small)
    oak = wood("#5b3a24", "#3c2414", scale=0.5)
    box((8.4, 7, 1.2), 0.3, oak, loc=(17.2, -6.6, 0.62), rot=(0, 0, rad(-20)))
    box((5.6, 1, 8.5), 0.3, oak, loc=(18.3, -3.4, 4.6), rot=(rad(-26), 0, rad(-20)))
    mug((-22, -9, 0), 205, ceramic("#f0522b", "#a8310f", 0.2, 0.45))
    notebook((-2, -15.5, 0), -82, "#8b6df0", "#5b3fc4")
    pen((3, -14, 2.15), -70, "#1e1440")
    pot_plant((24, 25, 0), 1.05, "#fff6e8", "#d9ccb2")
    window_light(21, (0, 4, 4), 0.9)
    camera((5, -74, 32), (-0.6, 3, 11.4), 45, (0, 0, 9), 0.7)
