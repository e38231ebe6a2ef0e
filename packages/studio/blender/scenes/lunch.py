"""Lunch from a home kitchen on an office desk, at one. Centimetres."""
import random

from kit.drawn import backdrop, grain, inside, scatter, spin, surface, text, tube
from kit.light import camera, sky, soft_box, window_light
from kit.materials import brass, brushed, glass, metal, plain
from kit.solids import box, cushion, group, lathe, outline, put, rad, rectangle
from kit.stage import still
from kit.surfaces import ceramic, fabric, paper, sauce
from props.devices import phone
from props.dishes import BOWL, TOP, Kitchen, carrier, chana, dal, greens, onion_and_lemon, raita, rice, rotis, thali
from scenes.shop import chat


def bag(loc, turn):
    """A carrier bag of red paper with twisted handles and a label."""
    place = group(loc, (0, 0, rad(turn)))
    red = paper("#d5361f", "#c02c17", 0.6)
    for size, at in (((24, 0.2, 28), (0, -7, 14)), ((24, 0.2, 28), (0, 7, 14)), ((0.2, 14, 28), (-12, 0, 14)), ((0.2, 14, 28), (12, 0, 14)), ((24, 14, 0.2), (0, 0, 0.1))):
        box(size, 0.04, red, parent=place, loc=at)
    for y in (-7.2, 7.2):
        tube([(-4.6, y, 25), (-4.4, y, 31), (-2, y, 34.6), (2, y, 34.6), (4.4, y, 31), (4.6, y, 25)], 0.32, plain("#f4e2c2", 0.8), parent=place)
    label = group((0, -7.15, 14.5), (rad(90), 0, 0), parent=place)
    outline(rectangle(14, 11, 0.8), 0.05, paper("#fff4d8"), parent=label)
    ink = plain("#c02c17", 0.6)
    text("DABBA", 2.7, ink, parent=label, loc=(0, 2.2, 0.08), spacing=1.12)
    text("Wednesday", 1.35, plain("#3a1c14", 0.6), parent=label, loc=(0, -0.6, 0.08))
    text("rajma, jeera aloo, pulao", 0.86, plain("#3a1c14", 0.6), parent=label, loc=(0, -2.7, 0.08))
    tissue = plain("#fff4d8", 0.9)
    surface(40, 12, lambda u, v: (-10.5 + 21 * u, -5.6 + 11 * v, 27.4 + 2.0 * abs(((u * 9 + v * 4) % 2) - 1) - 1.0 * abs(v - 0.5)), tissue, 0.05, parent=place)


@still("lunch-dabba", 1000, 900, exposure=0.2)
def at_the_door():
    backdrop(plain("#f6bf3a", 0.85), 130, 44, 120, 26)
    lathe([(0, 0), (27, 0), (27, 4), (0, 4)], plain("#fdeec4", 0.7), 160, edge=0.4)
    bag((-7, 4, 4), 16)
    carrier(group((11, -5, 4), (0, 0, rad(24))), brushed("#d2d3d4", 0.22, "ring"), metal("#dcdcdc", 0.2))
    tumbler = brushed("#d4d5d6", 0.24, "ring")
    lathe([(0, 0), (2.7, 0), (2.9, 0.3), (3.5, 8.6), (3.65, 8.7), (3.5, 8.8), (3.3, 8.5), (2.7, 0.7), (0, 0.6)], tumbler, 112, loc=(-4, -14, 4))
    lathe([(0, 7.6), (3.25, 7.6)], plain("#f4ead6", 0.2), 64, loc=(-4, -14, 4))
    soft_box((-52, -52, 60), (0, 0, 14), 42, 52000, "#fff3e0", tall=34)
    soft_box((58, -16, 40), (0, 0, 14), 14, 15000, "#fff4ea", tall=44)
    soft_box((0, 24, 84), (0, 0, 10), 60, 28000)
    sky("#fff2d6", 0.34)
    camera((-4, -104, 36), (1, 0, 17.5), 56, (2, -8, 14), 0.9)


@still("lunch-thali", 960, 900, exposure=0.25)
def opened():
    cloth = fabric("#f2b93a", "#e3a422", 0.5)
    box((200, 200, 2), 0.2, cloth, loc=(0, 0, -1.02))
    for y in (-22.5, 23.5):
        box((200, 1.2, 0.1), 0.02, plain("#d5361f", 0.9), loc=(0, y, 0.02))
    kitchen = thali((chana, raita, dal, greens), brushed("#d4d5d6", 0.28, "ring"), metal("#dedede", 0.2))
    rice((4.0, -2.2, 0), 2.3, 4.0, 2400)
    rotis((-6.4, -3.8, 0.85), -120, 3, 8.2)
    onion_and_lemon((1.2, 0.4, 0.55))
    for k in range(4):
        put(kitchen.mint, kitchen.herb, (4.0, -2.2, 3.1), (0, -0.25, 1.57 * k + 0.3), 0.8)
    cushion((12, 21, 1.1), fabric("#d5361f", "#b92a16", 0.7), 0.08, 0.2, 0.12, 24, 5, loc=(20.5, 1, 0.5), rot=(0, 0, rad(6)))
    window_light(14, (0, 0, 0), 1.0)
    camera((2.0, -32, 50), (1.0, 0.3, 0.6), 50, (0, -3, 2), 0.6)


@still("lunch-light", 1000, 980, exposure=0.25)
def a_dietitians_plate():
    """Half of it greens, with curd and two rotis, on green linen."""
    box((200, 200, 2), 0.2, fabric("#c9dea0", "#b5cf86", 0.5), loc=(0, 0, -1.02))
    kitchen = thali((greens, dal, raita, greens), ceramic("#f3efe4", "#cfc8b4", 0.2, 0.8), ceramic("#7d9a5c", "#5f7a42", 0.4, 0.8))
    rice((4.4, -1.6, 0), 1.7, 3.2, 1500)
    rotis((-6.2, -4.0, 0.85), -112, 2, 8.0)
    onion_and_lemon((1.2, 0.2, 0.55))
    pale, red = plain("#a9c97e", 0.25), sauce("#d5361f", "#a81f10", 0.15, 0.2, 1, 0.1)
    for k in range(4):
        lathe([(0, 0), (1.3, 0), (1.3, 0.3), (0, 0.3)], pale, 48, edge=0.05, loc=(9.6 + 0.9 * k, -7.2 + 1.9 * k, 0.8 + 0.1 * k), rot=(0.16, 0.1 * k, 0))
        lathe([(0, 0), (1.2, 0), (1.2, 0.4), (0, 0.4)], red, 48, edge=0.06, loc=(7.4 + 0.9 * k, -9.0 + 1.3 * k, 0.8 + 0.08 * k), rot=(0.2, 0.12, 0))
    for k in range(4):
        put(kitchen.mint, kitchen.herb, (4.4, -1.6, 2.5), (0, -0.25, 1.57 * k + 0.3), 0.8)
    cushion((11, 20, 1.1), fabric("#5f8f3a", "#4b772c", 0.7), 0.08, 0.2, 0.12, 24, 3, loc=(-22.5, 3, 0.5), rot=(0, 0, rad(-7)))
    steel = metal("#d2d2d4", 0.18)
    spoon = group((-22.3, -2, 1.25), (0, 0, rad(82)))
    cushion((5.4, 3.4, 1.1), steel, 0, 1, 0, 20, parent=spoon, loc=(6.5, 0, 0))
    box((11, 0.8, 0.3), 0.14, steel, 3, parent=spoon, loc=(-0.6, 0, 0.1))
    window_light(14, (0, 0, 0), 1.0)
    camera((-1.0, -31, 51), (-1.6, 0.3, 0.6), 50, (0, -3, 2), 0.6)


@still("lunch-post", 900, 900, exposure=0.25)
def as_it_is_posted():
    """From straight above, on the pink of an agency."""
    box((200, 200, 2), 0.2, fabric("#d1104f", "#b60c43", 0.5), loc=(0, 0, -1.02))
    kitchen = thali((dal, chana, greens, raita), brass("#d0a65c", 0.3, scale=0.25), brass("#d6ad63", 0.24, 0.3, 1.1))
    rice((4.0, -2.2, 0), 2.3, 4.0, 2400)
    rotis((-6.4, -3.8, 0.85), -120, 3, 8.2)
    onion_and_lemon((1.2, 0.4, 0.55))
    for k in range(4):
        put(kitchen.mint, kitchen.herb, (4.0, -2.2, 3.1), (0, -0.25, 1.57 * k + 0.3), 0.8)
    window_light(14, (0, 0, 0), 1.0)
    camera((0, -5, 62), (0, 0, 0.6), 52, (0, 0, 2), 0.6)


@still("lunch-protein", 1040, 980, exposure=0.25)
def a_plate_after_training():
    """Steel on green linen: dal, chana, curd and greens before rice."""
    box((200, 200, 2), 0.2, fabric("#7fae7a", "#6a9a66", 0.5), loc=(0, 0, -1.02))
    kitchen = thali((chana, dal, raita, greens), brushed("#d4d5d6", 0.28, "ring"), metal("#dedede", 0.2))
    rice((4.6, -1.4, 0), 1.6, 3.1, 1400)
    rotis((-6.4, -3.8, 0.85), -116, 2, 8.0)
    onion_and_lemon((1.2, 0.3, 0.55))
    for k in range(4):
        put(kitchen.mint, kitchen.herb, (4.6, -1.4, 2.4), (0, -0.25, 1.57 * k + 0.3), 0.8)
    cushion((12, 21, 1.1), fabric("#f3efe0", "#dcd5bf", 0.7), 0.08, 0.2, 0.12, 24, 5, loc=(21.5, 1, 0.5), rot=(0, 0, rad(6)))
    window_light(14, (0, 0, 0), 1.0)
    camera((12, -34, 36), (1.0, 0.3, 0.6), 52, (0, -3, 2), 0.8)


def order(name, lines):
    return chat(name, lines, "#c02c17", "#f6dfc4", "#f6bf3a", "#3a1c14")


@still("lunch-chat", 1040, 800, exposure=0.3)
def ordered_by_message():
    """Three offices order, on blocks of red and cream."""
    backdrop(plain("#f7d9a0", 0.8), 90, 34, 60, 18)
    steel = plain("#5a2015", 0.35, Clearcoat=0.6)
    for x, y, turn, high, paint, talk in (
        (-13.2, 3, 17, 1.8, "#fdf0d6", order("Floor 4", [(False, "Two for Thursday?"), (True, "Yes. Sambar day"), (False, "One less spicy"), (True, "Noted. 12.55"), (False, "Thank you")])),
        (0, -0.5, -3, 4.0, "#d5361f", order("Dabba", [(False, "Menu for the week?"), (True, "Mon rajma", "Tue sambar", "Wed dal, methi"), (False, "All but Wednesday"), (True, "Four boxes,", "Rs 596"), (False, "Paid")])),
        (13.2, 3.5, -19, 1.0, "#fdf0d6", order("Studio", [(False, "Ten on Friday"), (True, "Two eggless?"), (False, "Three, please"), (True, "Written down.", "GST bill comes")])),
    ):
        place = group((x, y, 0), (0, 0, rad(turn)))
        box((10.2, 9.2, high), 0.3, plain(paint, 0.45, Clearcoat=0.3), 4, loc=(0, 0, high / 2), parent=place)
        phone(group((0, -2.0, high + 0.75), (rad(72), 0, 0), parent=place), talk, "#4a241c")
        box((6.2, 0.9, 9.2), 0.25, steel, loc=(0, 1.9, high + 4.5), rot=(rad(-18), 0, 0), parent=place)
        box((6.2, 1.2, 0.9), 0.2, steel, loc=(0, -3.0, high + 0.35), parent=place)
    soft_box((-30, -26, 34), (0, 0, 8), 24, 16500, "#fff1e4", tall=16)
    soft_box((32, -8, 22), (0, 0, 8), 8, 5200, "#ffe6cf", tall=26)
    soft_box((0, 8, 46), (0, 0, 4), 34, 9000)
    sky("#fff2dc", 0.3)
    camera((0, -66, 19), (0, 0, 8.8), 66, (0, -3, 10), 0.7)


@still("lunch-breakfast", 1040, 860, exposure=0.25)
def an_idea_for_breakfast():
    """Curd with pomegranate, sprouts and a glass of buttermilk on green linen, half a lemon between them."""
    box((200, 200, 2), 0.2, fabric("#c9dea0", "#b5cf86", 0.5), loc=(0, 0, -1.02))
    kitchen = Kitchen()
    clay = ceramic("#f3efe4", "#cfc8b4", 0.2, 0.8)
    curd = lathe(BOWL, clay, 112, curve=True, loc=(-7.2, 1.0, 0), scale=(1.7, 1.7, 1.4))
    raita(kitchen, curd)
    ruby = sauce("#b3142e", "#7d0a1c", 0.1, 0.3, 1, 0.05)
    scatter(grain(0.6, 0.46), 70, lambda i: ((*inside(2.3), TOP + 0.25 + 0.2 * random.random()), spin(), 0.8 + 0.4 * random.random()), ruby, curd)
    scatter(grain(0.9, 0.7), 16, lambda i: ((-2 + random.gauss(0, 2.6), -11.0 + random.gauss(0, 1.0), 0.3), spin(), 0.9), ruby)
    sprouts = lathe(BOWL, ceramic("#7d9a5c", "#5f7a42", 0.4, 0.8), 112, curve=True, loc=(9.2, -3.6, 0), scale=(1.3, 1.3, 1.3))
    chana(kitchen, sprouts)
    kitchen.herbs(sprouts, 12, TOP + 0.6, 2.8)
    tumbler = group((8.6, 11.5, 0))
    lathe([(0, 0), (2.9, 0), (3.1, 0.3), (3.8, 11.4), (3.95, 11.5), (3.75, 11.5), (3.4, 7), (2.9, 0.9), (0, 0.8)], glass("#ffffff"), 112, parent=tumbler)
    lathe([(0, 0.85), (2.85, 0.85), (3.5, 9.4), (0, 9.4)], plain("#f6f1e4", 0.3), 96, parent=tumbler)
    for k in range(3):
        put(kitchen.mint, kitchen.herb, (8.6, 11.5, 9.5), (0, -0.3, 2.1 * k), 1.1)
    onion_and_lemon((-13.6, 3.6, 0))
    cushion((15, 20, 1.1), fabric("#5f8f3a", "#4b772c", 0.7), 0.08, 0.2, 0.12, 24, 3, loc=(-20.5, 12, 0.5), rot=(0, 0, rad(-14)))
    window_light(14, (0, 0, 0), 1.0)
    camera((-3, -42, 30), (0.2, 0.6, 2.4), 52, (-4, -2, 4), 0.8)
