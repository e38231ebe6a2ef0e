"""Sheets that go with what is sold, on boards and cloth. Centimetres."""
import math

from kit.drawn import hoop, text, tube
from kit.light import camera, window_light
from kit.materials import brass, metal, plain
from kit.solids import box, group, lathe, outline, rad, rectangle, ring, rock
from kit.stage import still
from kit.surfaces import fabric, paper, sauce
from props.festive import marigold
from scenes.book import blanks_of, clipboard, lines_of


@still("sheets-tax", 880, 660, exposure=0.3)
def papers_for_march():
    ink, orange = "#0b5c55", "#ff9f5a"
    regimes = (("Salary", "11,40,000"), ("Old regime, tax", "96,720"), ("New regime, tax", "71,500"), ("80C, filled", "1,38,000"), ("Rent receipts", "12 of 12"), ("Interest, home", "1,62,400"))
    clipboard(lines_of("Which regime?", regimes, ink, orange, ("New is less by", "25,220")), blanks_of("Folder list", ink, orange), (20, 27.6), ("#b98f64", "#916a44"), orange, (ink, "#084842"), view=((-9, -37, 46), (-0.6, 0, 0.5), 50))


def envelope(loc, turn, color, gold):
    """A gift envelope with its flap, a gold border and a coin for luck."""
    place = group(loc, (0, 0, rad(turn)))
    outline(rectangle(17, 8.6, 0.3), 0.16, paper(color), 0.04, parent=place)
    line = metal(gold, 0.32)
    for inset in (0.5, 0.8):
        tube([(x, y, 0.17) for x, y in rectangle(17 - 2 * inset, 8.6 - 2 * inset, 0.3)], 0.045, line, closed=True, curve=False, parent=place)
    for r, count in ((1.0, 8), (1.9, 12)):
        for x, y in ring(r, count):
            outline([(p[0] * 0.52, p[1] * 0.3) for p in ring(1, 16)], 0.03, line, parent=group((x - 3.6, y, 0.165), (0, 0, math.atan2(y, x)), parent=place))
    lathe([(0, 0), (1.3, 0), (1.35, 0.06), (1.35, 0.2), (1.25, 0.26), (1.15, 0.22), (0, 0.22)], metal("#d6d8da", 0.22), 64, parent=place, loc=(5.0, 0, 0.17))
    text("1", 1.4, metal("#b9bcc0", 0.3), 0.04, parent=place, loc=(5.0, 0, 0.4))


@still("sheets-shagun", 780, 580, exposure=0.3)
def envelopes_and_sweets():
    """Gift envelopes fanned on silk, a brass plate of laddoos, marigolds."""
    box((200, 120, 2), 0.3, fabric("#b3175a", "#8f0f46", 0.8, 0.3), loc=(0, 0, -1))
    for k, (color, gold) in enumerate((("#f6c33c", "#a87215"), ("#fff3e2", "#d09a34"), ("#e8452e", "#f0c05a"), ("#7a1140", "#e7bd63"))):
        envelope((-10.5 + 1.5 * k, -4.2 + 1.9 * k, 0.04 + 0.2 * k), 34 - 14 * k, color, gold)
    plate = group((13.5, 5.5, 0))
    lathe([(0, 0.3), (8.8, 0.3), (9.6, 0.9), (10.2, 1.6), (10.45, 1.6), (9.9, 0.6), (8.8, 0), (0, 0)], brass(hammered=0.2, scale=0.6), 128, edge=0.05, parent=plate)
    sweet = sauce("#e59a20", "#cf7d10", 0.4, 0.18, 1.5, 0.5)
    for k, (x, y, z) in enumerate(((-4.4, -2.2, 2.5), (0.2, -4.4, 2.5), (4.6, -1.8, 2.5), (3.2, 3.0, 2.5), (-2.2, 3.2, 2.5), (-0.4, -0.4, 5.2), (3.0, 0.4, 5.4))):
        rock((4.5, 4.5, 4.2), sweet, 0.03, k, 30, 1.0, 5.0, parent=plate, loc=(x, y, z))
        for j in range(3):
            outline([(p[0] * 0.42, p[1] * 0.2) for p in ring(1, 12)], 0.05, plain("#7fae4a", 0.5), parent=plate, loc=(x + 0.5 * math.cos(2.1 * j + k), y + 0.5 * math.sin(2.1 * j + k), z + 2.1), rot=(0.2, 0, 2.1 * j))
    for k, (x, y, size) in enumerate(((-20, 8.5, 2.3), (-15.5, 11.5, 2.0), (2.2, 13.2, 2.2), (-2.4, 15.0, 1.9), (24.5, -6.0, 2.2), (20.6, -9.6, 1.9), (-22.5, -9.6, 2.1))):
        marigold((x, y, 1.2), size, k + 3, *(("#f29a1a", "#d8610a") if k % 2 else ("#f6c21c", "#e08a0a")))
    for k, (x, y, paint) in enumerate(((7.4, -9.4, "#0b7a5b"), (7.9, -8.9, "#d9a441"), (8.5, -8.3, "#d9a441"), (9.0, -7.8, "#0b7a5b"))):
        hoop(3.3, 0.26, brass("#d9a441", 0.18, 0, 0.8) if paint == "#d9a441" else plain(paint, 0.15, Clearcoat=1.0), loc=(x, y, 0.3 + 0.5 * k), rot=(rad(4 * k), rad(5), 0))
    window_light(17, (0, 0, 2), 1.0)
    camera((0.5, -36, 39), (1.4, 0.6, 1.0), 48, (0, -2, 2), 0.5)


@still("sheets-stock", 1040, 820, exposure=0.3)
def dead_stock_of_a_ledger():
    """A learner's first project, printed: the stock that nobody bought, ringed in red, a mentor's line beside it."""
    ink, teal = "#0b2b33", "#0b7a75"
    rows = (("Ahmedabad", "412 boxes"), ("Ahemdabad", "318 boxes"), ("A'bad", "96 boxes"), ("Surat", "540 boxes"), ("Rajkot", "287 boxes"), ("Unsold since May", "1,140"))
    clipboard(lines_of("Where is the dead stock?", rows, ink, "#ffb84c", ("Tied up", "Rs 4.6 L")), blanks_of("Project 1", teal, "#ffb84c"), (20, 27.6), ("#c79a6a", "#9c7348"), teal, ("#ffb84c", "#c98a25"), view=((-5, -36.5, 43), (-2.2, 0.6, 0.5), 48))
    red = plain("#d8321f", 0.5)
    board = group((-8.4, -1.6, 0.62), (0, 0, rad(7)))
    tube([(-5.2 + 5.0 * math.cos(a) * 1.02, 5.7 + 3.5 * math.sin(a) + 0.2 * math.cos(2 * a), 0.04) for a in (rad(8 * k + 20) for k in range(47))], 0.13, red, parent=board)
    tube([(-7.4, 2.3, 0.04), (-8.2, -1.6, 0.04), (-7.6, -5.2, 0.04)], 0.11, red, parent=board)
    text("one city,", 1.25, red, 0.02, "LEFT", parent=board, loc=(-7.6, -6.6, 0.04), rot=(0, 0, rad(4)))
    text("three spellings", 1.25, red, 0.02, "LEFT", parent=board, loc=(-7.5, -8.3, 0.04), rot=(0, 0, rad(4)))
