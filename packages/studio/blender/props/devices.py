"""A laptop and a telephone, with pictures on their screens drawn from outlines. Centimetres."""
import math
import random

from kit.drawn import text
from kit.materials import brushed, glow, metal, pane, plain
from kit.solids import group, lathe, outline, rad, rectangle, ring


class Screen:
    """A drawing table on a screen of a width and height: lit shapes, one above the other."""

    def __init__(self, parent, width, height, ground, strength=0.9):
        self.parent, self.width, self.height, self.layer, self.strength, self.inks = parent, width, height, 0, strength, {}
        self.bar(0.5, 0.5, 1, 1, ground)

    def ink(self, color, much=1.0):
        key = (color, much)
        if key not in self.inks:
            self.inks[key] = glow(color, self.strength * much)
        return self.inks[key]

    def at(self, x, y):
        self.layer += 1
        return ((x - 0.5) * self.width, (y - 0.5) * self.height, 0.0006 * self.layer)

    def bar(self, x, y, width, height, color, corner=0.0):
        """Middle and size as shares of the screen."""
        w, h = width * self.width, height * self.height
        outline(rectangle(w, h, min(corner, w * 0.49, h * 0.49)), 0, self.ink(color), parent=self.parent, loc=self.at(x, y))

    def dot(self, x, y, radius, color):
        outline(ring(radius, 40), 0, self.ink(color), parent=self.parent, loc=self.at(x, y))

    def words(self, x, y, words, size, color, align="LEFT"):
        text(words, size, self.ink(color), align=align, parent=self.parent, loc=self.at(x, y))

    def graph(self, x, y, width, height, values, color, thick=0.1):
        points = [((x + width * i / (len(values) - 1) - 0.5) * self.width, (y + height * v - 0.5) * self.height) for i, v in enumerate(values)]
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            self.layer += 1
            length, turn = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
            outline(rectangle(length + thick, thick), 0, self.ink(color), parent=self.parent, loc=((x0 + x1) / 2, (y0 + y1) / 2, 0.0006 * self.layer), rot=(0, 0, turn))


def laptop(place, draw, ground="#f7f8f5", open_=107, body="#c3c4c6"):
    """`draw(screen)` paints the screen, 29.6 by 18.5."""
    shell, key, black = brushed(body, 0.36, "x", 90, 0.02), plain("#1b1c1f", 0.45), plain("#0b0b0d", 0.2)
    outline(rectangle(31.2, 22, 1.2), 1.15, shell, 0.28, 4, parent=place, loc=(0, 0, 0.12))
    outline(rectangle(27.2, 10.6, 0.5), 0.02, plain("#8f9093"), parent=place, loc=(0, 3.6, 1.262))
    outline(rectangle(11.4, 6.6, 0.5), 0.02, brushed(body, 0.25, "x", 90, 0.01), parent=place, loc=(0, -6.4, 1.262))
    rows = ((0.85, 8.35, [1] * 14), (1.55, 6.95, [1] * 13 + [1.6]), (1.55, 5.25, [1.6] + [1] * 13), (1.55, 3.55, [1.9] + [1] * 11 + [1.9]), (1.55, 1.85, [2.4] + [1] * 10 + [2.4]), (1.55, 0.15, [1, 1, 1, 1.3, 6, 1.3, 1, 1]))
    for high, y, widths in rows:
        unit, x = (26.6 - 0.25 * (len(widths) - 1)) / sum(widths), -13.3
        for share in widths:
            wide = share * unit
            outline(rectangle(wide, high, 0.18, 4), 0.16, key, 0.05, 2, parent=place, loc=(x + wide / 2, y - 1, 1.27))
            x += wide + 0.25
    lathe([(0, 0), (0.55, 0), (0.55, 26), (0, 26)], black, 32, parent=place, loc=(-13, 10.75, 1.15), rot=(0, rad(90), 0))
    lid = group((0, 10.9, 1.45), (rad(90 - open_), 0, 0), parent=place)
    face = group((0, 0, 0), (rad(90), 0, 0), parent=lid)
    outline(rectangle(31.2, 21.2, 1.2), 0.55, shell, 0.2, 4, parent=face, loc=(0, 10.6, -0.5))
    outline(rectangle(30.7, 20.7, 1.0), 0.03, black, parent=face, loc=(0, 10.6, 0.045))
    draw(Screen(group((0, 10.95, 0.085), parent=face), 29.6, 18.5, ground))
    outline(rectangle(30.7, 20.7, 1.0), 0, pane(0.4), parent=face, loc=(0, 10.6, 0.2))


def phone(place, draw, body="#b9b4ab", ground="#ffffff"):
    """Lies in the xy plane from y = 0 to 15, screen up; `draw(screen)` paints 6.6 by 14.4."""
    outline(rectangle(7.2, 15.0, 1.1, 12), 0.78, metal(body, 0.28), 0.22, 5, parent=place, loc=(0, 7.5, -0.78))
    outline(rectangle(6.95, 14.75, 1.0, 12), 0.012, plain("#0b0b0d", 0.2), parent=place, loc=(0, 7.5, 0))
    face = group((0, 7.5, 0.03), parent=place)
    screen = Screen(face, 6.6, 14.4, "#0b0b0d")
    screen.bar(0.5, 0.5, 1, 1, ground, 0.85)
    draw(screen)
    outline(rectangle(1.7, 0.46, 0.22), 0, plain("#000000", 0.3), parent=face, loc=(0, 6.65, 0.06))
    outline(rectangle(6.95, 14.75, 1.0, 12), 0, pane(0.4), parent=place, loc=(0, 7.5, 0.12))


def dashboard(title, accent, second, rail, words=("Orders", "Visitors", "Revenue", "Returns"), numbers=("318", "9,140", "Rs 4.8 L", "7"), seed=1):
    """A report: rail, four figures, two lines, bars, rows."""

    def draw(screen):
        random.seed(seed)
        screen.bar(0.085, 0.5, 0.17, 1, rail)
        screen.dot(0.035, 0.93, 0.45, accent)
        for i in range(6):
            screen.bar(0.085, 0.8 - 0.075 * i, 0.12, 0.026, accent if i == 0 else "#8fa0a8", 0.2)
        screen.words(0.2, 0.92, title, 1.0, "#1b2430")
        for i, (word, number) in enumerate(zip(words, numbers)):
            x = 0.29 + 0.2 * i
            screen.bar(x, 0.76, 0.185, 0.17, "#ffffff", 0.4)
            screen.words(x - 0.075, 0.795, word, 0.55, "#6d7a80")
            screen.words(x - 0.075, 0.735, number, 1.0, "#1b2430")
        screen.bar(0.46, 0.42, 0.53, 0.44, "#ffffff", 0.4)
        for i in range(5):
            screen.bar(0.46, 0.26 + 0.08 * i, 0.48, 0.003, "#dde3e6")
        rise = [0.1 + 0.75 * (i / 11) ** 1.3 + 0.12 * math.sin(i * 2.1) for i in range(12)]
        screen.graph(0.22, 0.24, 0.48, 0.34, rise, accent, 0.13)
        screen.graph(0.22, 0.24, 0.48, 0.34, [0.6 * v + 0.06 * math.cos(i * 1.7) for i, v in enumerate(rise)], second, 0.09)
        screen.bar(0.86, 0.42, 0.23, 0.44, "#ffffff", 0.4)
        for i in range(6):
            high = 0.06 + 0.27 * ((i * 0.37 + 0.25) % 1)
            screen.bar(0.78 + 0.033 * i, 0.24 + high / 2, 0.02, high, second if i % 2 else accent, 0.1)
        for i in range(3):
            y = 0.145 - 0.05 * i
            screen.bar(0.58, y, 0.77, 0.042, "#ffffff", 0.2)
            screen.dot(0.225, y, 0.22, second)
            screen.bar(0.33, y, 0.12 + 0.04 * random.random(), 0.014, "#9aa6ab", 0.1)
            screen.bar(0.9, y, 0.07, 0.026, accent, 0.2)

    return draw
