"""A sewing machine with a blouse's cloth under its needle. Centimetres."""
from kit.drawn import surface, text, tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import gloss, metal, plain
from kit.paths import smooth_path
from kit.solids import box, group, lathe, outline, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import plaster, sauce, wood
from mathutils import Vector, noise
from scenes.cloth import rose, shears

ARM = [(16.2, 0), (15.4, 5), (15.0, 11), (15.6, 15.4), (14.2, 18.6), (8, 19.4), (-2, 19.2), (-10.4, 18.9), (-14.4, 18.0), (-15.4, 15.4), (-15.2, 8.4), (-14.2, 7.2), (-10.6, 7.2), (-9.6, 8.4), (-9.2, 12.4), (-7.6, 13.9), (0, 13.7), (5.4, 12.8), (8.0, 9.8), (8.4, 5), (7.4, 0)]


def machine(place):
    """A black house machine with gold lines; its bed lies at z = 8."""
    black, gold, steel = gloss("#141216", 0.16), metal("#d9ad52", 0.3), metal("#d5d7da", 0.16)
    timber = wood("#7a4a28", "#4b2a14", scale=0.25)
    box((50, 24, 5.6), 0.7, timber, loc=(0, 0, 2.8), parent=place)
    outline(rectangle(45, 18.5, 3.2), 2.3, black, 0.5, 4, loc=(0, 0, 5.7), parent=place)
    path = [(p.x, p.y) for p in smooth_path([(x, z, 0) for x, z in ARM], 6)]
    face = group((0, 3.6, 7.8), (rad(90), 0, 0), parent=place)
    outline(path, 7.2, black, 1.2, 5, parent=face)
    front = group((0, -3.64, 7.8), (rad(90), 0, 0), parent=place)
    for low, high in ((17.6, 17.75), (15.2, 15.35)):
        tube([(-8.6, (low + high) / 2, 0), (8.4, (low + high) / 2 + 0.1, 0)], 0.075, gold, curve=False, parent=front)
    text("RANI", 1.55, gold, 0.02, spacing=1.5, parent=front, loc=(0, 16.45, 0))
    for x in (-6.8, 6.8):
        for r in (0.25, 0.6):
            tube([(x + r * a, 16.45 + r * b, 0) for a, b in ring(1, 28)], 0.05, gold, closed=True, parent=front)
    for r in (1.5, 2.4):
        tube([(11.6 + r * a, 9 + 1.6 * r * b, 0) for a, b in ring(1, 40)], 0.07, gold, closed=True, parent=front)
    for k in range(8):
        a, b = ring(1, 8)[k]
        tube([(11.6 + 0.5 * a, 9 + 0.8 * b, 0), (11.6 + 1.4 * a, 9 + 2.2 * b, 0)], 0.06, gold, parent=front)
    for inset in (0.9, 1.4):
        rim = rectangle(45 - 2 * inset, 18.5 - 2 * inset, 3.2 - inset, 8)
        tube([(x, y, 8.02) for x, y in rim], 0.055, gold, closed=True, curve=False, parent=place)
    # The face: plate, tension, lever, needle, foot.
    outline(rectangle(4.0, 8.6, 0.8), 0.2, steel, 0.06, parent=front, loc=(-12.4, 13, -0.1))
    disk = group((-12.4, 13.6, 0.1), parent=front)
    for z, r in ((0.2, 1.15), (0.5, 1.15), (1.0, 0.85)):
        lathe([(0, z), (r, z), (r + 0.1, z + 0.1), (r, z + 0.22), (0, z + 0.22)], steel, 64, parent=disk)
    tube([(-13.6, -3.7, 21.2), (-13.7, -4.6, 22.4), (-13.0, -4.9, 22.9)], 0.16, steel, parent=place)
    for x, r, low in ((-12.4, 0.42, 10.4), (-11.0, 0.36, 9.0)):
        lathe([(0, low), (r, low), (r, 16), (0, 16)], steel, 32, parent=place, loc=(x, 0, 0))
    lathe([(0, 8.1), (0.06, 8.3), (0.09, 10.6), (0, 10.6)], steel, 16, parent=place, loc=(-12.4, 0, 0))
    lathe([(0, 9.9), (0.6, 9.9), (0.6, 10.7), (0, 10.7)], steel, 32, parent=place, loc=(-12.4, 0, 0))
    box((0.9, 0.7, 1.2), 0.15, steel, loc=(-11.2, -0.1, 9.2), parent=place)
    for y in (-0.55, 0.55):
        box((1.8, 0.5, 0.22), 0.08, steel, loc=(-12.4, y - 0.1, 8.75), parent=place)
    outline(rectangle(5, 6.4, 0.6), 0.05, steel, loc=(-12.4, 0, 8.02), parent=place)
    # The wheel on the right.
    wheel = group((15.0, 0, 22.0), (0, rad(90), 0), parent=place)
    lathe([(0, 0), (2.6, 0), (2.8, 0.8), (2.4, 1.2), (2.2, 2.0), (0, 2.0)], black, 72, parent=wheel)
    lathe([(4.5, 1.2), (5.6, 1.0), (6.1, 1.6), (6.1, 2.4), (5.6, 3.0), (4.5, 2.7), (4.5, 1.2)], black, 120, parent=wheel)
    lathe([(5.95, 1.5), (6.22, 1.7), (6.22, 2.3), (5.95, 2.5)], steel, 120, parent=wheel)
    for k in range(5):
        a, b = ring(1, 5)[k]
        tube([(2.0 * a, 2.0 * b, 1.4), (3.4 * a, 3.4 * b, 1.9), (5.0 * a, 5.0 * b, 2.0)], 0.55, black, parent=wheel)
    lathe([(0, 1.9), (1.3, 1.9), (1.4, 2.5), (0, 2.8)], steel, 64, parent=wheel)
    tube([(5, 0, 27.0), (5, 0, 34.5)], 0.16, steel, curve=False, parent=place)
    return place


def a_blouse_under_the_needle():
    for i in range(-5, 6):
        box((220, 17.6, 3), 0.2, wood("#c99a68", "#a2754a", scale=0.1), loc=(i * 4, i * 17.8, -1.56))
    box((420, 2, 240), 0.3, plaster("#f2b8c6", 0.12, 0.2), loc=(0, 44, 80))
    place = machine(group((4, 4, 0), (0, 0, rad(-12))))
    thread = plain("#e0417f", 0.8)
    reel = group((5, 0, 27.0), parent=place)
    beech = wood("#c79a66", "#9b6f42", 0.8, along="z")
    for z in (0, 5.2):
        lathe([(0, z), (2.0, z), (2.1, z + 0.2), (2.0, z + 0.7), (0, z + 0.7)], beech, 64, parent=reel)
    lathe([(0, 0.7), (1.75, 0.8), (1.85, 3), (1.75, 5.1), (0, 5.2)], sauce("#d42c72", "#b01f5b", 0.6, 0, 6, 0.5), 64, parent=reel)
    tube([(4.0, -1.6, 30), (-4, -2.6, 28.2), (-11.6, -3.6, 27.0), (-12.4, -5.0, 22.4), (-12.4, -5.0, 20.6), (-13.2, -4.9, 22.8), (-12.5, -1.2, 13.0), (-12.4, -0.3, 10.2), (-12.4, 0, 8.9)], 0.06, thread, curve=False, parent=place)
    silk, border = rose("#cf2a6c", "#f3bd57"), metal("#d3a24a", 0.42)

    fall = smooth_path([(0, 8.5, 8.3), (0, 0, 8.25), (0, -8.6, 8.3), (0, -9.9, 7.9), (0, -10.2, 6.7), (0, -11.0, 6.2), (0, -12.1, 6.1), (0, -12.9, 5.3), (0, -13.2, 3.2), (0, -13.7, 1.4), (0, -15.4, 0.7), (0, -20, 0.6), (0, -24.5, 0.6)], 10)

    def cloth(lift, low=0.0, high=1.0):
        """The cloth comes from behind, lies under the foot and falls over the bed and its base to the table."""

        def at(u, v):
            x, k = -21.6 + 21.6 * (low + (high - low) * u), v * (len(fall) - 1)
            i = min(int(k), len(fall) - 2)
            here = fall[i].lerp(fall[i + 1], k - i)
            fold = abs(noise.fractal(Vector((x * 0.16, v * 3, 4)), 1, 2, 3))
            loose = min(1.0, max(0.0, (v - 0.3) * 4))
            return (x, here.y - 0.5 * fold * loose, here.z + lift + 0.3 * fold * loose)

        return at

    surface(120, 120, cloth(0), silk, 0.1, parent=place)
    surface(20, 120, cloth(0.1, 0.93, 1.0), border, 0.06, parent=place)
    for k, (x, y, color, deep) in enumerate(((28, -17, "#f2b84b", "#c98e25"), (32, -11.5, "#7d2f8f", "#5a1f68"), (23.5, -21.5, "#2f8f83", "#1f665d"))):
        reel = group((x, y, 0), scale=0.95)
        for z in (0, 5.2):
            lathe([(0, z), (2.0, z), (2.1, z + 0.2), (2.0, z + 0.7), (0, z + 0.7)], beech, 64, parent=reel)
        lathe([(0, 0.7), (1.75, 0.8), (1.85, 3), (1.75, 5.1), (0, 5.2)], sauce(color, deep, 0.6, 0, 6, 0.5), 64, parent=reel)
    shears((8, -25, 0.1), 160)
    pane_sun((0, 30, 24), (0.62, 0.62, -0.46), 4.6, (50, 70), 2, 2, 320, 6, 500, "#ffe0ba", 1.6)
    soft_box((-80, -90, 90), (0, 0, 14), 70, 120000, "#fff3e6")
    soft_box((90, -30, 60), (0, 0, 16), 20, 42000, "#ffe9f2", tall=70)
    sky("#fff0ee", 0.4)


@still("sew-machine", 860, 860, exposure=0.25)
def the_whole_machine():
    a_blouse_under_the_needle()
    camera((-20, -92, 44), (3.5, -1.5, 14.0), 57, (-8, -6, 14), 1.0)


@still("sew-needle", 700, 800, exposure=0.25)
def needle_and_foot():
    a_blouse_under_the_needle()
    camera((-30, -46, 31), (-7.5, -1.5, 11.5), 58, (-8, 0, 10), 0.9)
