"""Sheets that go with what is sold, on boards and cloth. Centimetres."""
from kit.light import camera
from kit.stage import still
from scenes.book import a_weddings_budget, blanks_of, clipboard, lines_of


@still("sheets-tax", 880, 660, exposure=0.3)
def papers_for_march():
    ink, orange = "#0b5c55", "#ff9f5a"
    regimes = (("Salary", "11,40,000"), ("Old regime, tax", "96,720"), ("New regime, tax", "71,500"), ("80C, filled", "1,38,000"), ("Rent receipts", "12 of 12"), ("Interest, home", "1,62,400"))
    clipboard(lines_of("Which regime?", regimes, ink, orange, ("New is less by", "25,220")), blanks_of("Folder list", ink, orange), (20, 27.6), ("#b98f64", "#916a44"), orange, (ink, "#084842"), view=((-9, -37, 46), (-0.6, 0, 0.5), 50))


@still("sheets-wedding", 1040, 600, exposure=0.3)
def bangles_beside_the_sum():
    a_weddings_budget()
    camera((16, -25, 20), (11.2, -4.2, 0.8), 45, (12, -6, 1), 0.9)
