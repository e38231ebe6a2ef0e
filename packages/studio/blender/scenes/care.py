"""On a doctor's desk. Centimetres."""
import math

from kit.drawn import hoop, text, tube
from kit.light import camera, sky, soft_box, window_light
from kit.materials import glass, metal, plain
from kit.solids import box, group, lathe, outline, rad, rectangle, rock
from kit.stage import still
from kit.surfaces import fabric, paper, plaster, wood
from props.green import pot_plant


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
    text("Family clinic", 1.5, plain("#0b7a86", 0.6), 0.01, "LEFT", parent=board, loc=(-9.4, 11.4, 0.72))
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


def cuff(place, cloth):
    """For blood pressure: the cuff rolled up, its dial and the rubber bulb."""
    for k in range(3):
        lathe([(5.6 - 1.1 * k, -4.6), (5.8 - 1.1 * k, -4.4), (5.8 - 1.1 * k, 4.4), (5.6 - 1.1 * k, 4.6), (5.1 - 1.1 * k, 4.6), (5.1 - 1.1 * k, -4.6), (5.6 - 1.1 * k, -4.6)], fabric(cloth, None, 2.0, 0.5), 96, edge=0.12, parent=place, loc=(0, 0, 5.0), rot=(rad(90), 0, rad(24)))
    dial = group((9.2, -7.4, 0), (0, 0, rad(-14)), parent=place)
    lathe([(0, 0), (3.2, 0), (3.5, 0.3), (3.5, 1.5), (3.3, 1.8), (3.1, 1.8)], metal("#d6d9db", 0.16), 96, edge=0.05, parent=dial)
    lathe([(0, 1.5), (3.1, 1.5)], plain("#fdfbf5", 0.5), 96, parent=dial)
    for k in range(25):
        turn = rad(225 - 11.25 * k)
        box((0.55 if k % 4 else 0.9, 0.1, 0.03), 0, plain("#1c3a42", 0.6), 1, parent=dial, loc=(2.45 * math.cos(turn), 2.45 * math.sin(turn), 1.55), rot=(0, 0, turn))
    box((2.4, 0.16, 0.06), 0, plain("#d8543a", 0.5), 1, parent=dial, loc=(-0.7, 0.85, 1.62), rot=(0, 0, rad(130)))
    rubber = plain("#2a3238", 0.45)
    lathe([(0, -4.4), (0.9, -4.2), (2.0, -2.4), (2.3, 0), (2.0, 2.4), (0.9, 4.0), (0.5, 4.6), (0, 4.6)], rubber, 72, curve=True, parent=place, loc=(-1.4, -10.6, 2.3), rot=(rad(90), 0, rad(72)))
    tube([(3.2, -9.4, 2.2), (5.0, -9.6, 1.2), (6.4, -8.6, 1.0)], 0.42, rubber, parent=place)
    tube([(9.8, -4.2, 0.9), (10.2, -1.0, 0.8), (8.0, 2.6, 1.6), (5.2, 1.6, 4.6)], 0.42, rubber, parent=place)


def desk_clock(place, hour, minute, frame):
    """A round clock on a foot, its face to the front."""
    face = group((0, 0, 12.6), (rad(84), 0, 0), parent=place)
    lathe([(0, -1.8), (9.6, -1.8), (10.2, -1.4), (10.2, 1.4), (9.9, 1.9), (9.1, 1.9), (8.9, 1.2)], plain(frame, 0.3, Clearcoat=0.5), 128, edge=0.1, parent=face)
    lathe([(0, 1.0), (9.1, 1.0)], plain("#fffdf6", 0.5), 128, parent=face)
    ink = plain("#16343c", 0.55)
    for k in range(12):
        turn = rad(30 * k)
        box((1.5 if k % 3 == 0 else 0.9, 0.42 if k % 3 == 0 else 0.24, 0.06), 0.02, ink, 1, parent=face, loc=(7.6 * math.cos(turn), 7.6 * math.sin(turn), 1.06), rot=(0, 0, turn))
    for length, wide, share, paint, z in ((4.6, 0.62, (hour + minute / 60) / 12, "#16343c", 1.25), (6.8, 0.42, minute / 60, "#16343c", 1.4)):
        turn = rad(90 - 360 * share)
        box((length, wide, 0.12), 0.05, plain(paint, 0.4), 2, parent=face, loc=((length / 2 - 0.8) * math.cos(turn), (length / 2 - 0.8) * math.sin(turn), z), rot=(0, 0, turn))
    lathe([(0, 1.1), (0.6, 1.1), (0.5, 1.7), (0, 1.8)], plain("#e58a5c", 0.4), 48, parent=face)
    for x in (-4.6, 4.6):
        tube([(x * 0.9, 0.4, 5.0), (x * 1.5, -0.6, 0.4)], 0.7, wood("#b98a58", "#8d6238", 0.3), curve=False, parent=place)


@still("care-clock", 1120, 1000, exposure=0.3)
def at_twenty_past_four():
    """What waits for the next name: a clock at 4:20, the stethoscope, the cuff, a thermometer on its tray."""
    box((300, 130, 3), 0.3, wood("#e6cda8", "#cfae83", 0.14), loc=(0, 10, -1.5))
    box((400, 2, 200), 0.3, plaster("#f4c7a8", 0.1, 0.2), loc=(0, 48, 80))
    desk_clock(group((-11, 15, 0), (0, 0, rad(9))), 4, 20, "#0b7a86")
    stethoscope(group((-7.5, -7, 0.05), (0, 0, rad(-14)), 1.05), "#0b7a86")
    cuff(group((13, 6, 0)), "#12505b")
    tray = group((17, -13, 0), (0, 0, rad(-16)))
    outline(rectangle(17, 9, 1.6), 0.3, metal("#d5d9dc", 0.14), 0.12, parent=tray)
    glassy = plain("#f7fafa", 0.2, Clearcoat=0.8)
    box((12.6, 1.4, 0.8), 0.38, glassy, 3, parent=tray, loc=(-0.4, 1.2, 0.75), rot=(0, 0, rad(6)))
    box((2.6, 0.8, 0.1), 0.04, plain("#a9c7b4", 0.3), 1, parent=tray, loc=(1.6, 1.42, 1.16), rot=(0, 0, rad(6)))
    lathe([(0, 0), (0.42, 0.1), (0.36, 2.2), (0, 2.5)], metal("#c9ced2", 0.1), 40, parent=tray, loc=(-6.2, 0.6, 0.75), rot=(0, rad(-90), rad(6)))
    strip = group((0.6, -2.2, 0.32), (0, 0, rad(-5)), parent=tray)
    outline(rectangle(11, 3.4, 0.5), 0.08, metal("#cfd6da", 0.2), 0.03, parent=strip)
    for i in range(5):
        lathe([(0, 0), (1.0, 0), (0.95, 0.45), (0.5, 0.75), (0, 0.8)], plain("#f2a07a" if i != 3 else "#c5ccd0", 0.25), 40, parent=strip, loc=(-4 + 2 * i, 0, 0.08))
    pot_plant((34, 28, 0), 1.1, "#f7f4ec", "#e3dccd")
    jar = group((23, 22, 0))
    lathe([(0, 0.2), (4.4, 0.2), (4.6, 0.6), (4.6, 10), (4.3, 10.4), (4.1, 10.2), (4.1, 0.9), (0, 0.9)], glass("#ffffff", 0.02, 1.2), 96, parent=jar)
    for k in range(14):
        rock((2.6, 2.6, 2.4), plain("#ffffff", 0.9), 0.1, k, 20, 1.0, 2.0, parent=jar, loc=(2.2 * math.cos(k * 2.4) * (k % 3 > 0), 2.2 * math.sin(k * 2.4) * (k % 3 > 0), 2.2 + 0.52 * k))
    lathe([(0, 10.5), (4.7, 10.5), (4.8, 10.8), (4.6, 11.4), (0.9, 11.7), (0.8, 12.8), (0, 12.9)], metal("#d6d9db", 0.16), 96, edge=0.05, parent=jar)
    window_light(16, (0, 0, 4), 0.95)
    camera((1, -66, 38), (2.2, 2.6, 6.0), 50, (-4, 0, 6), 0.8)
