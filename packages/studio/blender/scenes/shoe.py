"""Trainers of an invented label. Centimetres."""
from kit.drawn import backdrop
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import plain
from kit.solids import box, lathe, rad
from kit.stage import still
from kit.surfaces import plaster, stone
from props.shoe import shoe


@still("shoe-pair", 1240, 534, exposure=0.25)
def two_on_lime():
    box((300, 120, 30), 0.6, plain("#cfea3a", 0.7), loc=(0, 20, -15))
    box((400, 2, 200), 0.2, plaster("#c2de2e", 0.2, 0.25), loc=(0, 46, 60))
    box((34, 15, 8), 0.5, plain("#0d0d0d", 0.5), loc=(11, 13, 4), rot=(0, 0, rad(8)))
    shoe((11, 13, 8), 190, "#ff4a1c", "#0d0d0d", "#f6f3ec", "#0d0d0d", "#0d0d0d")
    shoe((-10, -5, 0), 16, "#18181a", "#ff4a1c", "#f6f3ec", "#ff4a1c", "#f6f3ec")
    pane_sun((0, 20, 10), (0.62, 0.62, -0.48), 4.0, (60, 60), 1, 1, 300, 4, 500, "#fff0d0", 1.2)
    soft_box((-50, -60, 60), (0, 0, 8), 46, 30000, "#fff6ea")
    soft_box((60, -30, 30), (0, 0, 8), 24, 10000, "#f0f6ff")
    sky("#f6ffd8", 0.4)
    camera((-6, -100, 34), (-0.4, 2, 9.2), 56, (-6, -4, 8), 0.9)


def alone(ground, block, turn, **kind):
    backdrop(plain(ground, 0.85), 120, 50, 110, 24)
    lathe([(0, 0), (21, 0), (21, 5), (0, 5)], plain(block, 0.65), 128, edge=0.3)
    shoe((0, 0, 5), turn, **kind)
    soft_box((-46, -46, 56), (0, 0, 10), 40, 42000, "#fff5ea", tall=30)
    soft_box((52, -14, 34), (0, 0, 10), 14, 11000, "#eef4ff", tall=42)
    soft_box((0, 20, 70), (0, 0, 8), 54, 22000)
    sky("#ffffff", 0.3)
    camera((-4, -92, 33), (0.6, 0, 10.2), 74, (0, -4, 9), 0.8)


@still("shoe-white", 880, 780, exposure=0.2)
def white():
    alone("#cfdee4", "#e8f0f2", 22, color="#f3f0ea", second="#ff4a1c", foam="#ffffff", under="#c98d54", cord="#ffffff")


@still("shoe-black", 880, 780, exposure=0.25)
def black():
    alone("#eccdbf", "#f7e5dc", 158, color="#232326", second="#cfea3a", foam="#f6f4ee", under="#1a1a1c", cord="#cfea3a", cloth="#2e2e33")


@still("shoe-blue", 880, 780, exposure=0.2)
def blue():
    alone("#efe0a8", "#f9f0cf", 20, color="#2a56cf", second="#f6e7c8", foam="#f6efe0", under="#8a4a26", cord="#f6e7c8", cloth="#3c69e4")
