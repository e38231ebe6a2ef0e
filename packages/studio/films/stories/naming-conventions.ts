import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { widthOf } from "../kit/widths.ts";
import { thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const mess = scene(
  [
    ["In April you open a report with 140 ads called New Sales Ad, Copy 3.", "140 ads", 0.6],
    ["Somewhere in there is the one that paid the rent.", "Which one paid the rent?", 0.8],
  ],
  (t, at) =>
    Array.from({ length: 12 }, (_, index) => {
      const [col, row] = [index % 3, Math.floor(index / 3)];
      const shown = ramp(t, 0.1 + index * 0.16, 0.3, ease.out);
      const looked = index === Math.floor(((t - at(1)) * 2.6) % 12) && t > at(1);
      return group(
        box(0, 0, 350, 96, looked ? colour.marigold100 : colour.sheet, { wide: looked ? 5 : 3 }) +
          line("M90 38h200M90 62h140", { pen: colour.ink2, wide: 7 }) +
          box(20, 20, 50, 56, colour.mat300),
        {
          x: 80 + col * 385,
          y: 150 + row * 126 + 20 * (1 - shown) + 2 * Math.sin(t * 2 + index),
          alpha: shown,
        },
      );
    }).join("") +
    group(thing("glass", 0, 0, 1.5), {
      x: 640 + 380 * Math.sin((t - at(1)) * 1.3),
      y: 400 + 150 * Math.sin((t - at(1)) * 2),
      alpha: ramp(t, at(1), 0.4),
    }),
  {
    sounds: (at) => [
      [0.3, "run"],
      [at(1, 0.3), "tick"],
    ],
  },
);

const parts: readonly (readonly [string, string, string])[] = [
  ["vid", "format", colour.marigold],
  ["rto-proof", "angle", colour.mat300],
  ["meena", "person", colour.marigold100],
  ["kurta12", "product", colour.mat100],
  ["v2", "version", colour.sheet],
];

const size = 76;
const widths = parts.map(([word]) => widthOf(word, size) + 40);
const row = scene(
  [
    [
      "A name is a small database row: format, angle, person, product, version.",
      "Each part in its place",
      1.6,
    ],
    ["Lower case, underscores between the parts, hyphens inside a part.", "One pattern", 1],
  ],
  (t, at) => {
    const joined = ramp(t, at(1, 0.3), 0.8);
    const total = widths.reduce((sum, wide) => sum + wide, 0) + 4 * mix(30, 44, joined);
    let x = 640 - total / 2;
    return parts
      .map(([word, meaning, fill], index) => {
        const wide = widths[index] ?? 0;
        const moment = 0.3 + index * 0.75;
        const fall = ramp(t, moment, 0.6, ease.settle);
        const here = x;
        x += wide + mix(30, 44, joined);
        return (
          group(
            box(0, 0, wide, 130, fill, { wide: 4 }) + type(word, wide / 2, 90, size, { anchor: "middle" }),
            { x: here, y: mix(60, 290, fall) + 2 * Math.sin(t * 2 + index), alpha: ramp(t, moment, 0.2) },
          ) +
          type(meaning, here + wide / 2, index % 2 ? 560 : 500, 48, {
            anchor: "middle",
            pen: colour.ink2,
            alpha: ramp(t, moment + 0.4, 0.3) * (1 - joined),
          }) +
          (index < 4
            ? type("_", here + wide + 22, 370, size, {
                anchor: "middle",
                pen: colour.vermilion600,
                alpha: joined,
              })
            : "")
        );
      })
      .join("");
  },
  {
    sounds: (at) => [
      ...parts.map((_, index) => [0.6 + index * 0.75, "drop"] as const),
      [at(1, 0.5), "merge"],
    ],
  },
);

const pivot = bars({
  dark: true,
  most: 640,
  beats: [
    ["Split the names, and group 90 days by format. Films: ₹42,000 ÷ 105 = ₹400.", "vid: ₹400 per order"],
    ["Images: ₹18,000 ÷ 60 = ₹300.", "img: ₹300 per order", 0.4],
    ["Carousels, the team's pride: ₹12,000 ÷ 20 = ₹600.", "car: ₹600 per order", 0.4],
    ["A hint, not a trial. Without names it would have told you nothing.", "Now you know what to test", 0.6],
  ],
  rows: [
    { name: "vid", value: 400, label: "₹400", at: 0 },
    { name: "img", value: 300, label: "₹300", at: 1, fill: colour.marigold },
    { name: "car", value: 600, label: "₹600", at: 2 },
  ],
});

const template = form({
  app: "Name template",
  beats: [
    ["Build the pattern in Ads Manager's name template.", "Let the form build it", 0.6],
    ["Year and month as 2604, so that names sort by age.", "2604 sorts by age", 1],
  ],
  fields: [
    { kind: "text", label: "Market", before: "", after: "in_sales", at: 0 },
    { kind: "text", label: "Start", before: "", after: "2604", at: 1 },
  ],
});

export const namingConventions = film({
  file: "naming-conventions",
  key: 1,
  poster: [2, 6.2],
  scenes: [
    title(
      "Naming conventions",
      ["A name is", "a database row"],
      "Naming conventions: a name is a database row.",
      (t) =>
        [0, 1, 2]
          .map((at) =>
            box(
              -150,
              -120 + at * 90,
              300 * ramp(t, 0.9 + at * 0.3, 0.5),
              70,
              [colour.marigold, colour.mat300, colour.sheet][at] ?? "",
              { wide: 4 },
            ),
          )
          .join(""),
    ),
    mess,
    row,
    pause({
      ask: "Which word does not belong in a name?",
      options: ["vid", "winner", "meena"],
      right: 1,
      says: "Pause and answer: which word does not belong in the name of an ad?",
      because: "Winner. No results in names: that one is true for nine days.",
    }),
    pivot,
    template,
    recap(
      [
        {
          words: "Fixed words",
          drawing: (done) =>
            box(-110, -40, 90 * done, 80, colour.marigold) + box(-5, -40, 115 * done, 80, colour.mat300),
        },
        {
          words: "Fixed places",
          drawing: (done) =>
            line("M-110 50H110M-110-50H110M-40-50V50M40-50V50", { pen: colour.onMat, wide: 6, drawn: done }),
        },
        { words: "Then ask", drawing: (done) => thing("glass", 0, 0, 1.7 * done) },
      ],
      "Fixed words, fixed places, and the sheet can answer.",
    ),
  ],
});
