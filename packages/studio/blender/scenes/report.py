"""A month's figures on a laptop and a telephone, as an agency or a learner shows them. Centimetres."""
from kit.light import camera, window_light
from kit.materials import plain
from kit.solids import box, group, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import ceramic, paper, wood
from props.devices import dashboard, laptop, phone
from props.green import pot_plant
from scenes.desk import mug, notebook, pen, top, wall


def pocket(accent, second, dark, title, figure):
    """The same figures on the telephone."""

    def draw(screen):
        screen.bar(0.5, 0.83, 1, 0.36, dark, 0.85)
        screen.words(0.1, 0.86, title, 0.7, "#ffffff")
        screen.words(0.1, 0.775, figure, 1.05, second)
        for i, value in enumerate((0.4, 0.55, 0.48, 0.7, 0.62, 0.85, 1.0)):
            screen.bar(0.14 + 0.12 * i, 0.38 + 0.11 * value, 0.075, 0.22 * value, accent if i % 2 else second, 0.15)
        for i in range(4):
            y = 0.3 - 0.075 * i
            screen.bar(0.5, y, 0.88, 0.06, "#eef1f5", 0.25)
            screen.dot(0.14, y, 0.24, accent if i % 2 else second)
            screen.bar(0.45, y, 0.36 - 0.05 * (i % 3), 0.014, "#515d78", 0.1)
            screen.bar(0.83, y, 0.14, 0.02, "#1f8a55", 0.1)

    return draw


def desk(ground, shade, paint, accent, second, dark, cup, title, words, numbers, month, figure):
    top(ground, shade)
    wall(paint)
    laptop(group((-5, 5, 0), (0, 0, rad(9))), dashboard(title, accent, second, dark, words, numbers, 3))
    stand = group((20, -5.5, 1.3), (rad(64), 0, rad(-20)))
    phone(stand, pocket(accent, second, dark, month, figure))
    oak = wood("#8a5a34", "#5d391f", scale=0.5)
    box((8.4, 7, 1.2), 0.3, oak, loc=(20.7, -3.6, 0.62), rot=(0, 0, rad(-20)))
    box((5.6, 1, 8.5), 0.3, oak, loc=(21.8, -0.4, 4.6), rot=(rad(-26), 0, rad(-20)))
    mug((-29, -6, 0), 205, ceramic(cup, dark, 0.2, 0.45))
    notebook((-28.5, 12, 0), -10, accent, dark)
    pen((-25, 4, 2.15), -40, dark)
    pot_plant((29, 23, 0), 0.95, "#e8e0d2", "#c2b59f")
    window_light(21, (0, 4, 4), 0.95)
    camera((5, -72, 33), (0.4, 3, 11.8), 49, (0, 0, 9), 0.8)


@still("report-agency", 1040, 820, exposure=0.25)
def the_month_on_a_telephone():
    """The month's figures on the telephone alone, from near: a parcel that went out and a yellow notebook beside it."""
    blue, yellow, dark = "#1f35f0", "#ffcf33", "#14151a"
    top("#e6dcc8", "#c9bb9e")
    wall("#dfe3ee")
    oak = wood("#8a5a34", "#5d391f", scale=0.5)
    place = group((3, 0, 0), (0, 0, rad(-8)))
    box((9.4, 8, 1.4), 0.3, oak, parent=place, loc=(0, 1.0, 0.72))
    box((5.6, 1, 9.5), 0.3, oak, parent=place, loc=(0, 4.4, 5.2), rot=(rad(-26), 0, 0))
    phone(group((0, -1.4, 1.5), (rad(64), 0, 0), parent=place), pocket(blue, yellow, dark, "This month", "486 orders"))
    carton = group((-13.5, 9, 0), (0, 0, rad(19)))
    box((17, 13, 8), 0.12, paper("#cfa97a", "#b98f5e", 0.4), 2, parent=carton, loc=(0, 0, 4.02))
    box((17.1, 2.2, 8.08), 0.06, plain(blue, 0.5), 2, parent=carton, loc=(0, 0, 4.03))
    outline(rectangle(6.4, 4.4, 0.3), 0.03, paper("#fbf8f0"), parent=carton, loc=(-4.2, -6.54, 4.6), rot=(rad(90), 0, 0))
    for k, wide in enumerate((4.8, 3.4, 4.2)):
        outline(rectangle(wide, 0.34), 0.01, plain(dark, 0.7), parent=carton, loc=(-5.0 + wide / 2 - 1.6, -6.58, 5.7 - 1.0 * k), rot=(rad(90), 0, 0))
    notebook((16.5, -2.5, 0), -16, yellow, "#e0aa12")
    pen((12.5, -9.6, 2.15), -62, dark)
    mug((18, 13, 0), 25, ceramic(blue, "#14206f", 0.2, 0.45))
    window_light(16, (0, 4, 4), 0.95)
    camera((2, -56, 24), (1.2, 1.6, 7.0), 54, (3, -3, 8), 0.8)


@still("report-learner", 1000, 1000, exposure=0.25)
def learner():
    desk("#c79d6d", "#9f774b", "#cfe0dc", "#0f766e", "#ffb648", "#123c3a", "#f4efe4", "Sales by region", ("Orders", "Regions", "Sales", "Returns"), ("1,204", "6", "Rs 9.2 L", "31"), "West region", "Rs 3.4 L")
    camera((5, -72, 33), (0.6, 1, 9.6), 46, (0, 0, 9), 0.4)


CODE = (
    (("select ", "#ffb648"), ("city, month,", "#e8f1ef")),
    (("   sum(", "#7fd6c8"), ("rupees", "#e8f1ef"), (") as sold,", "#7fd6c8")),
    (("   count(", "#7fd6c8"), ("distinct shop", "#e8f1ef"), (")", "#7fd6c8")),
    (("from ", "#ffb648"), ("orders", "#e8f1ef")),
    (("where ", "#ffb648"), ("returned = ", "#e8f1ef"), ("0", "#ff8f7a")),
    (("group by ", "#ffb648"), ("1, 2", "#ff8f7a")),
    (("having ", "#ffb648"), ("sold < ", "#e8f1ef"), ("last_year", "#7fd6c8")),
)


def query(screen):
    """A question asked of a table, and its first rows."""
    screen.bar(0.5, 0.5, 1, 1, "#0c2124")
    screen.bar(0.5, 0.955, 1, 0.09, "#12363a")
    screen.words(0.04, 0.955, "week 5, exercise 3", 0.85, "#9cc4bf")
    for k, parts in enumerate(CODE):
        y = 0.86 - 0.075 * k
        screen.words(0.03, y, str(k + 1), 0.75, "#4d7a78")
        x = 0.075
        for words, color in parts:
            screen.words(x + 0.015 * (len(words) - len(words.lstrip())), y, words.strip(), 1.05, color)
            x += 0.015 * len(words)
    screen.bar(0.5, 0.165, 1, 0.33, "#f7f8f5")
    for k, row in enumerate((("city", "month", "sold", "shops"), ("Surat", "March", "4,12,300", "38"), ("Rajkot", "March", "2,98,050", "26"), ("Ahmedabad", "April", "6,40,900", "71"))):
        y = 0.285 - 0.075 * k
        if k % 2:
            screen.bar(0.5, y, 0.96, 0.07, "#e3f1ee", 0.1)
        for x, words in zip((0.05, 0.33, 0.56, 0.83), row):
            screen.words(x, y, words, 0.95, "#0f766e" if k == 0 else "#1b2430")


@still("report-query", 1040, 860, exposure=0.25)
def a_question_in_code():
    """The learner's own screen from near, with a glass of tea."""
    top("#c79d6d", "#9f774b")
    wall("#dfe8d8")
    laptop(group((-1, 5, 0), (0, 0, rad(-8))), query)
    mug((22, -4, 0), 30, ceramic("#ffb648", "#b9761c", 0.2, 0.45))
    notebook((-28.5, 2, 0), 8, "#0f766e", "#0a4f4a")
    pen((-27, -6, 2.15), -50, "#123c3a")
    pot_plant((27, 24, 0), 0.95, "#f4efe4", "#c9bda5")
    window_light(21, (0, 4, 4), 0.95)
    camera((-7, -62, 30), (-1.2, 4, 10.6), 52, (0, 8, 12), 0.5)


@still("report-institute", 1120, 800, exposure=0.25)
def institute():
    desk("#d9c6ab", "#b79d7a", "#cfe0ee", "#0b79b8", "#ff7a59", "#06283d", "#ff7a59", "Delays by route", ("Orders", "Late", "Routes", "Cause"), ("8,412", "311", "14", "Two depots"), "Late by route", "311 orders")


@still("report-status", 896, 640, exposure=0.3)
def status():
    desk("#4a4f68", "#2e3247", "#7f8cc4", "#5b2ff0", "#21e0b0", "#14122b", "#21e0b0", "All sites, this week", ("Up", "Sites", "Visits", "Answered"), ("100 %", "5", "84,120", "4 min"), "This week", "100 % up")


@still("report-above", 1200, 584, exposure=0.25)
def agency_from_above():
    top("#e9e1d0", "#cfc3a9")
    laptop(group((-6, 7, 0), (0, 0, rad(6))), dashboard("Contribution", "#1f35f0", "#ffcf33", "#14151a", ("Spent", "Orders", "Returns", "Kept"), ("Rs 2.1 L", "486", "61", "Rs 1.3 L"), 3))
    phone(group((21, -3, 0.5), (0, 0, rad(-12))), pocket("#1f35f0", "#ffcf33", "#14151a", "This month", "486 orders"))
    mug((33, 10, 0), 215, ceramic("#1f35f0", "#14206f", 0.25, 0.45))
    notebook((-38, 2, 0), -9, "#ffcf33", "#e0aa12")
    pen((-33, -6, 2.15), -58, "#14151a")
    pot_plant((48, 20, 0), 1.0, "#ffffff", "#d9d4c8")
    pot_plant((-55, 20, 0), 1.1, "#e8e0d2", "#c2b59f")
    window_light(24, (0, 4, 4), 1.0)
    camera((1, -58, 58), (0, 10.2, 7), 33, (0, 4, 6), 0.4)
