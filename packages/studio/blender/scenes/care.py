"""On a doctor's desk. Centimetres."""
import math

from kit.drawn import hoop, text, tube
from kit.light import camera, sky, soft_box, window_light
from kit.materials import brushed, metal, plain
from kit.solids import box, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import paper, wood


def stethoscope(place, color):
    """Laid in a loop on the table; its bell in front."""
    rubber, steel = plain(color, 0.42), metal("#d9dce0", 0.12)
    tube([(5.4, -7.6, 0.9), (8.4, -2.0, 0.7), (8.2, 5.4, 0.7), (3.0, 9.8, 0.7), (-3.4, 8.2, 0.7), (-6.4, 3.2, 0.75), (-6.0, -1.4, 0.9), (-6.2, -3.4, 1.0)], 0.5, rubber, parent=place)
    for s in (-1, 1):
        tube([(-6.2, -3.4, 1.0), (-6.6 + s * 0.8, -4.6, 1.0), (-7.4 + s * 2.6, -7.4, 1.1)], 0.48, rubber, parent=place)
        tube([(-7.4 + s * 2.6, -7.4, 1.1), (-8.4 + s * 4.2, -11.2, 1.3), (-9.4 + s * 4.0, -15.2, 1.6), (-9.9 + s * 2.6, -18.0, 1.9)], 0.26, steel, parent=place)
        lathe([(0, -0.7), (0.4, -0.6), (0.62, 0), (0.4, 0.6), (0, 0.7)], plain("#20262a", 0.5), 32, curve=True, parent=place, loc=(-10.0 + s * 2.3, -18.5, 2.0))
    tube([(-8.6, -9.6, 1.5), (-8.0, -8.0, 2.2), (-7.6, -8.0, 2.2)], 0.12, steel, parent=place)
    chest = group((4.6, -9.6, 0), (0, 0, 0), parent=place)
    lathe([(0, 0), (2.3, 0), (2.5, 0.25), (2.5, 0.75), (2.2, 1.1), (0.9, 1.3), (0.7, 1.9), (0, 2.0)], steel, 96, edge=0.05, parent=chest, loc=(0, 0, 0.15))
    hoop(2.45, 0.16, plain("#2a3238", 0.5), parent=chest, loc=(0, 0, 0.35))
    tube([(0, 0, 1.5), (0.4, 1.0, 1.3), (0.8, 2.2, 0.95)], 0.34, steel, parent=chest)


@still("care-desk", 900, 880, exposure=0.3)
def desk():
    box((200, 120, 3), 0.3, wood("#e3c8a0", "#cbab7f", 0.14), loc=(0, 10, -1.5))
    board = group((3, 3, 0), (0, 0, rad(-12)))
    box((25, 33, 0.6), 0.3, plain("#0b7a86", 0.4), parent=board, loc=(0, 0, 0.3))
    outline(rectangle(22, 29.6, 0.2), 0.06, paper("#fbf8f0"), parent=board, loc=(0, -0.8, 0.62))
    box((9, 2.6, 1.0), 0.4, metal("#cfd3d7", 0.18), parent=board, loc=(0, 15, 1.0))
    ink, faint = plain("#1c3a42", 0.6), plain("#b9c9cb", 0.7)
    text("[Clinic name]", 1.5, plain("#0b7a86", 0.6), 0.01, "LEFT", parent=board, loc=(-9.4, 11.4, 0.72))
    for i in range(11):
        y = 7.6 - 1.75 * i
        box((18.6 if i % 3 else 12, 0.09, 0.02), 0, faint, 1, parent=board, loc=(0 if i % 3 else -3.3, y, 0.7))
    for i, words in enumerate(("Rx", "1 - 0 - 1   after food", "Walk 30 minutes", "Again on Friday")):
        text(words, 1.25 if i else 1.9, ink, 0.01, "LEFT", parent=board, loc=(-9.2, 8.3 - 3.5 * i, 0.72))
    pen = group((16.6, -3, 0.75), (rad(90), 0, rad(24)))
    lathe([(0, -7.4), (0.16, -7.2), (0.42, -5.6), (0.48, -5), (0.48, 5.8), (0.3, 6.4), (0, 6.5)], plain("#0e2a33", 0.25), 40, parent=pen)
    lathe([(0.5, 0.4), (0.52, 1.2)], metal("#d9b25a", 0.2), 40, parent=pen)
    stethoscope(group((-2.6, -1.2, 0.72), (0, 0, rad(8)), 1.12), "#e58a5c")
    mug = group((-19, 15, 0))
    lathe([(0, 0), (4, 0), (4.2, 0.3), (4.4, 8.6), (4.2, 8.7), (4.05, 8.4), (3.8, 0.8), (0, 0.7)], plain("#f7f4ec", 0.25, Clearcoat=0.5), 96, edge=0.05, parent=mug)
    for i, (x, y, lean, color) in enumerate(((0.8, 0.4, 8, "#0b7a86"), (-1.2, 0.8, -10, "#f2b34b"), (0.2, -1.4, 5, "#2a3238"))):
        lathe([(0, 0), (0.42, 0.4), (0.42, 14), (0.2, 15), (0, 15.2)], plain(color, 0.4), 32, parent=mug, loc=(x, y, 1), rot=(rad(lean), rad(-lean * 0.7), 0))
    strip = group((19, 14, 0), (0, 0, rad(28)))
    outline(rectangle(7.4, 11, 0.8), 0.12, metal("#cfd6da", 0.2), 0.04, parent=strip)
    for i in range(2):
        for j in range(4):
            lathe([(0, 0), (1.15, 0), (1.1, 0.55), (0.6, 0.85), (0, 0.9)], plain("#f4f7f7" if (i + j) % 5 else "#c5ccd0", 0.25), 40, parent=strip, loc=(-1.7 + 3.4 * i, -3.9 + 2.6 * j, 0.1))
    window_light(14, (0, 0, 0), 0.95)
    camera((3, -45, 42), (0.2, -1.2, 0.8), 56, (0, -6, 1), 0.7)
