"""Counted things as bars: tea by the day, metro tokens by the hour, on squared paper. Centimetres."""
from kit.drawn import text, tube
from kit.light import camera, window_light
from kit.materials import glass, gloss, plain
from kit.nodes import Material
from kit.solids import box, group, lathe, outline, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import plaster, sauce, wood

INK, CORAL = "#0b4f78", "#e8512e"


def squared(step=1.0, line="#8fbfdc", ground="#fbf9f1"):
    """Squared paper, every fifth line stronger."""
    made = Material("squared", ground, Roughness=0.85, Specular=0.15)

    def lines(pitch, half):
        near = [made.math("LESS_THAN", made.math("PINGPONG", made.math("MULTIPLY", made.axis(a), 1 / pitch), 0.5), half / pitch) for a in "xy"]
        return made.math("MAXIMUM", *near)

    fac = made.math("MAXIMUM", made.math("MULTIPLY", lines(step, 0.03), 0.45), made.math("MULTIPLY", lines(5 * step, 0.06), 0.8))
    made.feed(made.blend(fac, ground, line), "Base Color")
    return made.data


def desk(wall, top, dark):
    for i in range(-4, 6):
        box((220, 17.6, 3), 0.2, wood(top, dark, scale=0.1), loc=(i * 4, i * 17.8, -1.56))
    box((460, 2, 240), 0.3, plaster(wall, 0.12, 0.12), loc=(0, 62, 70))


def sheet(wide, deep):
    outline(rectangle(wide, deep, 0.4), 0.06, squared())


def pencil(loc, turn, color, long=17):
    place = group(loc, (rad(90), 0, rad(turn)))
    lathe([(0, -2.2), (0.1, -2.0), (0.42, 0)], wood("#e0b981", "#c2955c", 1.0), 6, parent=place)
    lathe([(0, -2.25), (0.12, -1.95), (0.13, -1.9)], plain("#26282b", 0.4), 12, parent=place)
    lathe([(0.42, 0), (0.42, long), (0.36, long + 0.2), (0, long + 0.2)], gloss(color, 0.3), 6, parent=place)


def tea_glass(place, level):
    """A ribbed tea glass, filled to a share of its height."""
    lathe([(0, 0), (1.95, 0), (2.1, 0.15), (2.35, 2.6), (2.75, 7.6), (2.85, 7.75), (2.66, 7.7), (2.26, 2.7), (1.9, 0.9), (0, 0.8)], glass("#f4fbff"), 96, flutes=(14, 0.035), parent=place)
    top = 1.0 + 6.1 * level
    wide = lambda z: 1.86 + 0.4 * min(1, (z - 0.9) / 1.8) + 0.38 * max(0, (z - 2.7) / 5)
    tea = sauce("#b06a2c", "#9a5620", 0.12, 0.12, 0.6, 0.03)
    lathe([(0, 0.92), (wide(0.92) - 0.06, 0.92), (wide(2.0) - 0.06, 2.0), (wide(2.7) - 0.06, 2.7), (wide(top) - 0.06, top), (0, top + 0.02)], tea, 72, parent=place)
    froth = plain("#d9a76a", 0.5)
    for k in range(9):
        lathe([(0, 0.12), (0.13, 0.08), (0.16, 0)], froth, 12, curve=True, parent=place, loc=((wide(top) - 0.3) * (-1) ** k * (0.2 + 0.09 * k), (wide(top) - 0.5) * (0.75 - 0.19 * k), top), scale=0.6 + 0.08 * (k % 4))


@still("data-chai", 780, 900, exposure=0.3)
def five_days_of_tea():
    """Five glasses of tea, filled as much as was sold that day."""
    desk("#7fb3cf", "#c99b6b", "#a2764a")
    sheet(62, 46)
    days = (("Mon", 0.3), ("Tue", 0.42), ("Wed", 0.36), ("Thu", 0.62), ("Fri", 0.98))
    ink, coral = plain(INK, 0.7), plain(CORAL, 0.6)
    for k, (day, level) in enumerate(days):
        x = -17 + 8.5 * k
        tea_glass(group((x, 3.4, 0.08), (0, 0, rad(9 * k)), 1.35), level)
        text(day, 2.3, coral if k == 4 else ink, 0.01, loc=(x, -3.2, 0.09))
    tube([(-23, -0.6, 0.1), (23, -0.6, 0.1)], 0.12, ink, curve=False)
    text("Cups sold, by day", 2.5, ink, 0.01, "LEFT", loc=(-19, -9.0, 0.09))
    circle = [(17 + 3.6 * x, -3.2 + 2.2 * y, 0.12) for x, y in ring(1.0, 26)]
    tube(circle + [(20.9, -2.4, 0.12), (20.4, -0.9, 0.12)], 0.13, coral)
    tube([(16.2, -6.0, 0.12), (14.0, -8.0, 0.12), (11.6, -9.2, 0.12)], 0.12, coral)
    text("why Friday?", 2.4, coral, 0.01, "LEFT", loc=(-1.0, -12.6, 0.09), rot=(0, 0, rad(4)))
    pencil((-4.5, -16.5, 0.5), 262, CORAL)
    window_light(19, (0, 2, 4), 0.95)
    camera((-10, -50, 29), (-0.6, -1.8, 2.6), 36, (4, 2, 4), 0.7)
