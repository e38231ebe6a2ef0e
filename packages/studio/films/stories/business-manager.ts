import { film, type Sound, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, type } from "../kit/pens.ts";
import { bump, ease, mix, ramp } from "../kit/time.ts";
import { widthOf } from "../kit/widths.ts";
import { cross, pointer, ring, strike, tick } from "../parts/marks.ts";
import { asks, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { appWindow, button, field } from "../parts/screens.ts";
import { parcel, thing } from "../parts/things.ts";

const assets = ["Page", "Instagram", "Ad account", "Dataset"] as const;

/** A row of a list in Settings: what it is, and whose. */
const asset = (what: string, whose: string, alpha: number, pen: string = colour.ink): string =>
  line("M0 98h1080", { wide: 2, pen: colour.rule }) +
  dot(38, 50, 16, colour.mat300, { wide: 3 }) +
  type(what, 80, 66, 52) +
  type(whose, 560, 66, 52, { face: "text", pen, alpha });

/** Settings as the shop sees them, on the day the freelancer goes. */
const leaves = scene(
  [
    ["Business Manager is a locker: it owns Page, ad account and dataset.", "Business Manager", 0.8],
    ["A freelancer set everything up from his own profile.", "Whose is it?", 1.6],
    ["He falls out over an invoice, and takes it with him.", undefined, 1.4],
    ["Nothing was stolen. He simply owned it.", "He owned it", 1],
  ],
  (t, at) => {
    const opened = ramp(t, 0, 0.5, ease.out);
    return group(
      appWindow(
        0,
        0,
        1140,
        520,
        "Business settings",
        assets
          .map((what, row) => {
            const told = at(1, 0.9 + row * 0.45);
            const gone = ramp(t, at(2, 0.9 + row * 0.35), 0.4);
            return group(
              asset(what, "Ravi, freelancer", ramp(t, told, 0.3) * (1 - gone)) +
                type("No access", 560, 66, 52, { face: "text", pen: colour.vermilion600, alpha: gone }) +
                thing("lock", 1020, 50, 0.8 * ramp(t, 0.7 + row * 0.5, 0.4, ease.settle), {
                  alpha: 1 - ramp(t, told, 0.3),
                }) +
                cross(1020, 50, 18, gone),
              { x: 30, y: 94 + row * 102 },
            );
          })
          .join(""),
      ),
      { x: 70, y: 150 + 50 * (1 - opened) + 1.5 * Math.sin(t * 2), alpha: opened },
    );
  },
  {
    sounds: (at): Sound[] => [
      ...assets.map((_, row): Sound => [0.8 + row * 0.5, "click"]),
      [at(1, 1), "run"],
      ...assets.map((_, row): Sound => [at(2, 0.9 + row * 0.35), "click"]),
      [at(3, 0.3), "wrong"],
    ],
  },
);

/** Fourteen days of orders as parcels, five a day; those that a new account does not bring go. */
const cost = scene(
  [
    ["₹2,000 a day for 14 days: ₹28,000 at ₹400 makes 70 orders.", "₹28,000 ÷ ₹400 = 70", 1],
    ["A new account begins at ₹560 per order: 50 orders.", "₹28,000 ÷ ₹560 = 50", 1],
    ["20 orders lost, at ₹350 each: ₹7,000.", "20 × ₹350 = ₹7,000", 1.4],
  ],
  (t, at) =>
    Array.from({ length: 70 }, (_, index) => {
      const [day, place] = [Math.floor(index / 5), index % 5];
      const comes = ramp(t, 0.4 + index * 0.035, 0.35, ease.settle);
      // Twenty of seventy: two of every seven in the order in which they came.
      const lost = index % 7 === 2 || index % 7 === 5;
      const goes = lost ? ramp(t, at(1, 0.8) + index * 0.02, 0.6, ease.in) : 0;
      const left = lost && t > at(2, 0.1);
      const x = 130 + day * 78;
      const y = 600 - place * 92;
      return (
        parcel(x, y + 240 * goes + 2 * Math.sin(t * 2 + index), 0.52 * comes, comes * (1 - goes)) +
        (left
          ? box(x - 26, y - 26, 52, 52, "none", {
              pen: colour.vermilion,
              wide: 3,
              alpha: ramp(t, at(2, 0.2) + index * 0.012, 0.3),
            })
          : "")
      );
    }).join("") + line("M80 660H1200", { wide: 4 }),
  {
    sounds: (at): Sound[] => [
      [0.4, "run"],
      [1.8, "run"],
      [at(1, 1), "bite"],
      [at(2, 0.3), "wrong"],
    ],
  },
);

const company = "Kaveri Looms Private Limited";
/** The middle of "Private Limited" in the field. */
const named = 528 + widthOf("Kaveri Looms ", 46) + widthOf("Private Limited", 46) / 2;
const mail = "kaveri@kaverilooms.in";

/** The form with which a portfolio begins. */
const portfolio = scene(
  [
    ["Open a portfolio of your own. The name is the registered one.", "The company's own", 1.8],
    ["Letter for letter as on the GST certificate, Private Limited included.", undefined, 1],
    ["The address is at your own domain. Then create it.", undefined, 2],
  ],
  (t, at) => {
    const naming = ramp(t, 1.4, 2.2, ease.linear);
    const mailing = ramp(t, at(2, 0.9), 1.2, ease.linear);
    const press = bump(t, at(2, 3), 0.35);
    const done = t > at(2, 3.2);
    return (
      group(
        appWindow(
          0,
          0,
          1140,
          480,
          "Create a business portfolio",
          field(
            { kind: "text", label: "Name", before: "", after: company },
            34,
            130,
            1072,
            naming,
            t < at(2) ? 1 : 0,
          ) +
            field(
              { kind: "text", label: "Work email", before: "", after: mail },
              34,
              246,
              1072,
              mailing,
              t > at(2) ? 1 : 0,
            ) +
            button(done ? "Created" : "Create", 960, 408, 260, press),
        ),
        { x: 70, y: 150 },
      ) +
      group(ring(named, 319, 160, 46, ramp(t, at(1, 0.9), 0.6)), { alpha: 1 - ramp(t, at(2), 0.3) }) +
      pointer(t, [
        { moment: 1.2, x: 700, y: 320 },
        { moment: at(2, 0.7), x: 700, y: 436 },
        { moment: at(2, 3), x: 1040, y: 566 },
      ])
    );
  },
  {
    sounds: (at): Sound[] => [
      [1.2, "click"],
      [at(2, 0.7), "click"],
      [at(2, 3), "ring"],
    ],
  },
);

const menu = ["People", "Partners", "Security Centre"] as const;

/** Settings with their menu: a second factor for everyone, a second person, and then the partner. */
const settings = scene(
  [
    ["In Security Centre require two-factor authentication of everyone.", "Lock it", 2],
    ["Under People add a second person with full control.", "Two who can open it", 2.2],
  ],
  (t, at) => {
    const security = ramp(t, 1.5, 0.3);
    const people = ramp(t, at(1, 1.2), 0.3);
    const on = ramp(t, 3.2, 0.3);
    const second = ramp(t, at(1, 2.4), 0.5, ease.settle);
    const chosen = people > 0.5 ? 0 : security > 0.5 ? 2 : -1;
    return (
      group(
        appWindow(
          0,
          0,
          1140,
          500,
          "Settings",
          box(0, 76, 400, 424, colour.mat100, { wide: 3, round: 0 }) +
            menu
              .map((name, row) =>
                group(
                  box(8, 0, 384, 100, row === chosen ? colour.marigold : colour.mat100, {
                    wide: 0,
                    round: 4,
                  }) + type(name, 30, 66, 50),
                  { y: 100 + row * 116 },
                ),
              )
              .join("") +
            group(
              type("Two-factor", 0, 0, 52, { face: "text" }) +
                box(0, 40, 620, 84, on > 0.5 ? colour.marigold100 : colour.sheet, { wide: 3, round: 6 }) +
                type(on > 0.5 ? "Everyone" : "No one", 24, 98, 52) +
                tick(560, 84, 54, on),
              { x: 450, y: 196, alpha: security * (1 - people) },
            ) +
            group(
              [
                ["Kaveri", 1],
                ["Suresh", second],
              ]
                .map(([name, shown], row) =>
                  group(
                    box(0, 0, 640, 100, colour.sheet, { wide: 3, round: 6 }) +
                      dot(56, 50, 28, row ? colour.marigold : colour.mat300, { wide: 3 }) +
                      type(String(name), 106, 66, 50) +
                      type("full control", 340, 66, 48, { face: "text", pen: colour.ink2 }),
                    { y: row * 124 + 40 * (1 - Number(shown)), alpha: Number(shown) },
                  ),
                )
                .join(""),
              { x: 450, y: 140, alpha: people },
            ),
        ),
        { x: 70, y: 150 },
      ) +
      pointer(t, [
        { moment: 1.5, x: 300, y: 540 },
        { moment: 3.2, x: 800, y: 430 },
        { moment: at(1, 1.2), x: 240, y: 306 },
        { moment: at(1, 2.4), x: 900, y: 470 },
      ])
    );
  },
  {
    sounds: (at): Sound[] => [
      [1.5, "click"],
      [3.2, "click"],
      [at(1, 1.2), "click"],
      [at(1, 2.5), "drop"],
    ],
  },
);

/** The agency's request, with what it asks and what it needs. */
const request = scene(
  [
    asks("the agency asks for full control. What do you tick?", "The agency asks"),
    ["Manage campaigns, on one ad account. Full control lets it remove you.", "Only what it needs", 2],
  ],
  (t, at) => {
    const answered = ramp(t, at(1, 1.1), 0.4);
    const choice = (words: string, ticked: number) =>
      box(0, -44, 64, 64, ticked > 0.5 ? colour.marigold : colour.sheet, { wide: 4, round: 6 }) +
      tick(32, -10, 46, ticked) +
      type(words, 100, 10, 58, { face: "text" });
    return (
      group(
        appWindow(
          0,
          0,
          1140,
          420,
          "Bright Clicks, partner",
          group(choice("Full control", 0), { x: 60, y: 190 }) +
            strike(150, 184, 350, ramp(t, at(1, 0.4), 0.4)) +
            group(choice("Manage campaigns", answered), { x: 60, y: 320 }),
        ),
        { x: 70, y: 150 + 2 * Math.sin(t * 1.8) },
      ) +
      thinkingTime(t, at, 1) +
      pointer(t, [{ moment: at(1, 1.1), x: 170, y: 470 }])
    );
  },
  {
    sounds: (at): Sound[] => [...thinkingTicks(at, 1), [at(1, 1.1), "ring"]],
  },
);

/** The same list as at the beginning, with the company in it. */
const owned = scene(
  [
    ["Every asset shows your portfolio as its owner.", "Yours, all four", 2.2],
    ["The agency works in it as a guest, and leaves it behind when it goes.", "One owner, many guests", 1.6],
  ],
  (t, at) => {
    const guest = ramp(t, at(1, 0.4), 0.6, ease.settle);
    const goes = ramp(t, at(1, 3.4), 0.9, ease.in);
    return (
      group(
        appWindow(
          0,
          0,
          1140,
          500,
          "Business settings",
          assets
            .map((what, row) =>
              group(
                asset(what, "Kaveri Looms", ramp(t, 0.5 + row * 0.8, 0.3), colour.mat700) +
                  tick(1020, 50, 54, ramp(t, 0.8 + row * 0.8, 0.35)),
                { x: 30, y: 86 + row * 102, alpha: ramp(t, 0.2 + row * 0.8, 0.3) },
              ),
            )
            .join(""),
        ),
        { x: 70, y: 130 + 1.5 * Math.sin(t * 2) },
      ) +
      group(
        box(0, -54, 470, 76, colour.marigold100, { wide: 4, round: 38 }) +
          type("Bright Clicks, guest", 36, 0, 46, { rolling: goes > 0 }),
        { x: mix(1300, 420, guest) + 900 * goes, y: 690 - 20, alpha: guest * (1 - goes) },
      )
    );
  },
  {
    sounds: (at): Sound[] => [
      ...assets.map((_, row): Sound => [0.8 + row * 0.8, "drop"]),
      [at(1, 0.5), "click"],
      [at(1, 3.5), "merge"],
    ],
  },
);

export const businessManager = film({
  file: "business-manager",
  key: 0,
  poster: [5, 3],
  scenes: [leaves, cost, portfolio, settings, request, owned],
});
