"""What a digital product looks like on a desk: a box, a handbook, a tablet; a book. Centimetres."""
import math

from kit.drawn import backdrop, text
from kit.light import camera, studio_light
from kit.materials import pane, plain
from kit.solids import TURN, box, group, lathe, outline, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import paper, plaster
from props.devices import Screen


def printed(color):
    """Card with a matt print."""
    return plain(color, 0.42, Specular=0.35, Clearcoat=0.15)


def book(place, size, cover, front, pages="#f2e8d3"):
    """Stands on its foot, front towards -y; `front(parent)` prints it: x across, y up, from the middle."""
    wide, high, deep = size
    box((wide - 0.5, deep - 0.5, high - 0.6), 0.12, paper(pages), 2, parent=place, loc=(0.1, 0, high / 2))
    cloth = printed(cover)
    for side in (-1, 1):
        box((wide, 0.28, high), 0.1, cloth, 3, parent=place, loc=(0, side * (deep / 2 - 0.14), high / 2))
    box((0.34, deep, high), 0.15, cloth, 3, parent=place, loc=(-wide / 2 + 0.1, 0, high / 2))
    front(group((0, -deep / 2 - 0.012, high / 2), (rad(90), 0, 0), parent=place))


def ledger_box(place, wide, high, deep, red, deep_red, yellow):
    """A set-up box, its lid not quite closed, with a printed front."""
    box((wide, deep, high), 0.2, printed(red), 3, parent=place, loc=(0, 0, high / 2))
    box((wide + 0.5, deep + 0.5, 4.2), 0.22, printed(red), 3, parent=place, loc=(0, 0, high - 1.4))
    box((wide + 0.1, deep + 0.1, 0.5), 0.1, paper("#f7efe0"), 2, parent=place, loc=(0, 0, high - 3.9))
    face = group((0, -deep / 2 - 0.015, 0), (rad(90), 0, 0), parent=place)
    cream = printed("#fff6e4")
    for k, words in enumerate(("Paid", "On", "Time")):
        text(words, 3.5, cream, 0.005, align="LEFT", parent=face, loc=(-wide / 2 + 1.6, high - 7.6 - 3.5 * k, 0))
    for r, color in ((4.6, deep_red), (3.2, yellow), (1.7, red)):
        points = [(max(-9, min(wide / 2 - 0.35, wide / 2 - 5.4 + x)), max(0.4, 5.2 + y)) for x, y in ring(r, 72)]
        outline(points, 0.01, printed(color), parent=face, loc=(0, 0, 0.004 * (6 - r)))
    side = group((wide / 2 + 0.015, 0, 0), (rad(90), 0, rad(90)), parent=place)
    text("13 weeks of cash, seen", 1.2, cream, 0.005, parent=side, loc=(0, 0, 0.0)).location = (0, high / 2 - 2, 0)
    lid = group((0, -deep / 2 - 0.27, high - 1.4), (rad(90), 0, 0), parent=place)
    text("CASH-FLOW PACK", 1.25, printed(yellow), 0.005, align="LEFT", spacing=1.15, parent=lid, loc=(-wide / 2 + 1.6, 0, 0))


@still("pack-box", 1040, 1000, exposure=0.6)
def pack():
    backdrop(plaster("#fbe9bd", 0.2, 0.03), 90, 44, 90, 16)
    ledger_box(group((2.0, 2.5, 0), (0, 0, rad(-14))), 18, 25, 7.5, "#ee4a26", "#b92f11", "#ffcf2e")

    def cover(face):
        yellow = printed("#ffcf2e")
        outline(rectangle(13.6, 18.6, 0.1), 0.01, yellow, parent=face)
        text("Paid", 2.3, printed("#1c1a17"), 0.006, align="LEFT", parent=face, loc=(-5.4, 6.4, 0.014))
        text("the handbook", 1.15, printed("#1c1a17"), 0.006, align="LEFT", parent=face, loc=(-5.4, 4.4, 0.014))
        wave = [(-6.8 + 13.6 * i / 40, -2.2 + 1.6 * math.sin(i / 40 * TURN * 0.8 + 0.4)) for i in range(41)]
        outline([*wave, (6.8, -9.3), (-6.8, -9.3)], 0.012, printed("#ee4a26"), parent=face)
        outline(ring(2.0, 48), 0.014, printed("#1c1a17"), parent=face, loc=(3.2, -5.2, 0))

    book(group((15.5, -5.2, 0), (rad(-3), 0, rad(-24))), (14, 19, 2.2), "#f4bf12", cover)
    # A tablet leans on the box.
    place = group((-17.4, -5.4, 0.4), (rad(76), 0, rad(16)))
    outline(rectangle(18, 25, 1.3), 0.75, plain("#2a2724", 0.3, Metallic=0.8), 0.22, 4, parent=place, loc=(0, 12.5, -0.75))
    outline(rectangle(17.6, 24.6, 1.1), 0.01, plain("#0c0b0a", 0.2), parent=place, loc=(0, 12.5, 0.002))
    screen = Screen(group((0, 12.5, 0.02), parent=place), 16.2, 22.8, "#fffdf8", 0.85)
    screen.bar(0.5, 0.935, 1, 0.13, "#1c1a17")
    screen.words(0.07, 0.935, "Cash, 13 weeks", 1.25, "#ffcf2e")
    screen.words(0.07, 0.81, "Rs 4,18,000", 1.7, "#1c1a17")
    screen.words(0.07, 0.75, "in hand on 30 March", 0.85, "#7b7468")
    values = [0.3, 0.42, 0.36, 0.55, 0.5, 0.66, 0.28, 0.4, 0.58, 0.72, 0.66, 0.85, 0.95]
    for i, value in enumerate(values):
        screen.bar(0.1 + 0.066 * i, 0.44 + 0.13 * value, 0.042, 0.26 * value, "#ee4a26" if value < 0.35 else "#ffcf2e" if i % 2 else "#f4bf12", 0.1)
    for i in range(5):
        y = 0.37 - 0.075 * i
        screen.bar(0.5, y - 0.035, 0.86, 0.003, "#e6dfd0")
        screen.bar(0.25, y, 0.3 - 0.05 * (i % 3), 0.018, "#57524a", 0.1)
        screen.bar(0.83, y, 0.18, 0.022, "#1f8a55" if i % 3 else "#ee4a26", 0.1)
    outline(rectangle(17.6, 24.6, 1.1), 0, pane(0.35), parent=place, loc=(0, 12.5, 0.09))
    studio_light(20, (0, 0, 10), 0.95)
    camera((2, -86, 28), (-1.2, 0, 11.6), 53, (0, -5, 10), 0.8)


def open_sheet(ground, draw):
    """One sheet of the pack, open on a tablet that stands on a table; `draw(screen)` paints 31 by 20.6."""
    backdrop(plaster(ground, 0.2, 0.03), 90, 44, 90, 16)
    place = group((0, 0, 0.6), (rad(70), 0, rad(-7)))
    outline(rectangle(33.4, 23.2, 1.3), 0.8, plain("#2a2724", 0.3, Metallic=0.8), 0.22, 4, parent=place, loc=(0, 11.6, -0.8))
    outline(rectangle(33.0, 22.8, 1.1), 0.01, plain("#0c0b0a", 0.2), parent=place, loc=(0, 11.6, 0.002))
    draw(Screen(group((0, 11.6, 0.02), parent=place), 31, 20.6, "#fffdf8", 0.85))
    outline(rectangle(33.0, 22.8, 1.1), 0, pane(0.3), parent=place, loc=(0, 11.6, 0.09))
    box((22, 8, 1.2), 0.4, plain("#1c1a17", 0.4), loc=(0.4, 3.2, 0.6), rot=(0, 0, rad(-7)))
    pencil = group((-13, -9.5, 0.55), (0, rad(90), rad(12)))
    lathe([(0, -8), (0.12, -7.8), (0.42, -6.6), (0.46, -6.4), (0.46, 7.4), (0.4, 8), (0, 8)], plain("#ee4a26", 0.35, Clearcoat=0.5), 24, parent=pencil)
    studio_light(20, (0, 0, 10), 0.95)
    camera((3, -62, 27), (0, -1, 10.2), 54, (0, 2, 11), 0.4)


INK, QUIET, LINE, RED, YELLOW, GREEN = "#1c1a17", "#7b7468", "#e6dfd0", "#d93a17", "#ffcf2e", "#1f8a55"


def heading_of(screen, words, side):
    screen.bar(0.5, 0.93, 1, 0.14, INK)
    screen.words(0.04, 0.93, words, 1.5, YELLOW)
    screen.words(0.96, 0.93, side, 1.0, "#fff6e4", "RIGHT")


def invoice_book(screen):
    heading_of(screen, "Invoice book", "FY 2026-27")
    columns = ((0.04, "No."), (0.13, "Client"), (0.5, "Rupees"), (0.68, "Tax pot"), (0.85, "Paid"))
    for x, words in columns:
        screen.words(x, 0.805, words, 0.8, QUIET)
    rows = (("041", "Kite Studio", "48,000", "4,800", "3 Jun"), ("042", "Rao & Rao", "22,500", "2,250", "9 Jun"), ("043", "Mango Films", "1,20,000", "12,000", "70 days"), ("044", "Kite Studio", "36,000", "3,600", "21 Jun"), ("045", "Blue Door", "64,000", "6,400", "2 Jul"), ("046", "S. Mehta", "18,000", "1,800", "due"))
    for k, row in enumerate(rows):
        y = 0.7 - 0.108 * k
        late = row[4] == "70 days"
        screen.bar(0.5, y, 0.95, 0.1, "#ffe0d6" if late else "#fff6d6" if k % 2 else "#fffdf8", 0.15)
        for (x, _), words in zip(columns, row):
            screen.words(x, y, words, 0.95, RED if late else GREEN if x > 0.8 and words != "due" else INK)
    screen.bar(0.5, 0.075, 0.95, 0.005, INK)
    screen.words(0.04, 0.035, "In all", 0.9, QUIET)
    screen.words(0.5, 0.035, "3,08,500", 0.95, INK)
    screen.words(0.68, 0.035, "30,850", 0.95, INK)


def safe_to_spend(screen):
    heading_of(screen, "Safe to spend", "Friday, 10 minutes")
    screen.words(0.04, 0.75, "Yours this month", 0.95, QUIET)
    screen.words(0.04, 0.62, "Rs 62,400", 2.5, INK)
    for k, (words, share, color) in enumerate((("In the bank", 1.0, YELLOW), ("Tax pot", 0.34, RED), ("Rent, bills", 0.42, "#f4bf12"), ("Dry months", 0.26, GREEN))):
        y = 0.46 - 0.105 * k
        screen.words(0.04, y, words, 0.8, INK)
        screen.bar(0.22 + 0.15 * share, y, 0.3 * share, 0.056, color, 0.2)
    screen.bar(0.585, 0.43, 0.003, 0.72, LINE)
    for k, words in enumerate(("Type new invoices", "Mark what came in", "Move tax to its pot", "Send two reminders", "Look at one figure")):
        y = 0.73 - 0.135 * k
        screen.bar(0.64, y, 0.045, 0.068, GREEN if k < 3 else "#e6dfd0", 0.25)
        screen.words(0.685, y, words, 0.82, INK if k < 3 else QUIET)


@still("pack-invoices", 1040, 720, exposure=0.6)
def the_invoice_book():
    open_sheet("#f7c12c", invoice_book)


@still("pack-week", 1040, 720, exposure=0.6)
def the_week_view():
    open_sheet("#f28a66", safe_to_spend)
