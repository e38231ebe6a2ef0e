"""Bicycles of an invented maker, each with the road that it is for. Centimetres."""
from kit.drawn import backdrop
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import plain
from kit.solids import box, lathe
from kit.stage import still
from kit.surfaces import plaster, stone
from props.cycle import bicycle
from props.green import pot_plant


@still("bike-city", 1160, 480, exposure=0.2)
def by_a_mint_wall():
    box((900, 2, 400), 0.2, plaster("#7fd8bd", 0.05, 0.35), loc=(0, 60, 190))
    box((900, 240, 8), 0.4, stone("#d9d2c4", "#bfb6a6", None, 0.06, 0.7, 0.3), loc=(0, -50, -4))
    box((900, 4, 9), 0.6, plain("#f2efe6", 0.7), loc=(0, 57, 4.5))
    bicycle((-34, 6, 0), 9, "#0a57b0", "swept", "#8a4a26", 1.9, "#e8ddc4", city=True)
    pane_sun((-6, 58, 84), (0.6, 0.62, -0.42), 5.5, (230, 190), 1, 1, 700, 6, 900, "#ffe3b8", 1.4)
    soft_box((-160, -220, 180), (0, 0, 50), 160, 420000, "#fff3e4")
    soft_box((220, -120, 110), (0, 0, 50), 80, 120000, "#e8f2ff")
    sky("#eaf6ff", 0.5)
    pot_plant((112, 30, 0), 2.7, "#c9785a", "#9c5639", 26, 10)
    pot_plant((142, 40, 0), 1.9, "#e8ddc4", "#cbb998", 18, 10)
    camera((-30, -330, 92), (6, 0, 57), 41, (0, -5, 50), 2.2)


def alone(ground, disc_color, turn, **kind):
    backdrop(plain(ground, 0.85), 320, 95, 320, 60)
    lathe([(0, -6), (92, -6), (92, 0), (0, 0)], plain(disc_color, 0.7), 160, edge=0.8, loc=(8, 0, 6))
    bicycle((0, 0, 6), turn, **kind)
    soft_box((-170, -190, 220), (0, 0, 50), 150, 470000, "#fff4e8", tall=120)
    soft_box((210, -60, 120), (0, 0, 50), 50, 120000, "#eef4ff", tall=160)
    soft_box((0, 60, 260), (0, 0, 30), 190, 190000)
    sky("#f4f8ff", 0.35)
    camera((-6, -380, 104), (6, 0, 57), 68, (0, -8, 50), 2.0)


@still("bike-road", 880, 680, exposure=0.2)
def road():
    alone("#f2c7b6", "#f8e4da", 14, color="#d8382c", handlebar="drop", hide="#2b2422", tyre=1.25, wall="#c99f63", accent="#f8efe2")


@still("bike-commute", 880, 680, exposure=0.2)
def commute():
    alone("#bcdcfb", "#e4f1ff", -166, color="#e2a316", handlebar="swept", hide="#6b3c20", tyre=1.9, wall="#f0e6cf", city=True)


@still("bike-gravel", 880, 680, exposure=0.2)
def gravel():
    alone("#8fdcc4", "#d4f3e8", 12, color="#23684a", handlebar="flat", hide="#3a2a20", tyre=2.2, wall="#b98a52", disc=True, accent="#f2b34b")


@still("bike-near", 960, 800, exposure=0.2)
def saddle_and_bars():
    by_a_mint_wall()
    camera((-150, -190, 116), (-34, 6, 84), 78, (-60, 0, 84), 2.4)
