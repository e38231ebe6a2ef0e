import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, shape, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { cross, tick } from "../parts/marks.ts";
import { person, type Thing, thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const goods: readonly (readonly [string, Thing])[] = [
  ["Page", "heart"],
  ["Ad account", "file"],
  ["Dataset", "glass"],
];

/** A locker with a shelf for each asset; `open` 0 to 1 turns its door. */
const locker = (x: number, y: number, name: string, fill: string, open: number, inside: string) =>
  group(
    box(0, 0, 300, 440, fill, { wide: 5, round: 8 }) +
      box(18, 78, 264, 344, colour.sheet) +
      type(name, 150, 58, 50, { anchor: "middle", pen: fill === colour.mat800 ? colour.onMat : colour.ink }) +
      inside +
      shape(`M300 0l${120 * open} 30v380l${-120 * open} 30z`, colour.mat300, { alpha: open > 0.02 ? 1 : 0 }),
    { x, y },
  );

const leaves = scene(
  [
    ["A freelancer sets everything up in his own profile.", "His locker", 0.4],
    ["He falls out over an invoice, and the account goes with him.", "He leaves with it", 0.8],
    ["Nothing was stolen. He simply owned it.", "He owned it", 0.6],
  ],
  (t, at) => {
    const gone = ramp(t, at(1, 0.8), 2, ease.in);
    const cart = 1300 * gone;
    return (
      locker(
        200 + cart,
        170,
        gone > 0.2 ? "" : "Freelancer",
        colour.marigold,
        ramp(t, 0.8, 0.6) * (1 - ramp(t, at(1, 0.2), 0.4)),
        goods
          .map(([, name], row) =>
            thing(name, 150, mix(-300, 140 + row * 108, ramp(t, 0.9 + row * 0.6, 0.7, ease.settle)), 0.85, {
              alpha: ramp(t, 0.9 + row * 0.6, 0.2),
            }),
          )
          .join(""),
      ) +
      person(
        590 + cart * 0.9,
        560 - 8 * Math.abs(Math.sin(t * 5)) * (gone > 0 && gone < 1 ? 1 : 0),
        1.9,
        colour.vermilion600,
      ) +
      group(person(0, 0, 1.9, colour.mat600) + type("The shop", -100, -120, 56), {
        x: 1050 - 260 * gone,
        y: 560 + 3 * Math.sin(t * 2),
        alpha: 1,
      }) +
      group(line("M-130-170h260v340h-260z", { dash: "10 14", pen: colour.ink2 }), {
        x: 350,
        y: 400,
        alpha: ramp(t, at(2), 0.5),
      }) +
      cross(350, 400, 60, ramp(t, at(2, 0.4), 0.7))
    );
  },
  {
    sounds: (at) => [
      [0.9, "drop"],
      [1.5, "drop"],
      [2.1, "drop"],
      [at(1, 0.8), "run"],
      [at(2, 0.5), "wrong"],
    ],
  },
);

const cost = bars({
  dark: true,
  most: 78,
  beats: [
    ["₹2,000 a day for 14 days: ₹28,000 at ₹400 makes 70 orders.", "₹28,000 ÷ ₹400 = 70"],
    ["A new account begins at ₹560 per order: 50 orders.", "₹28,000 ÷ ₹560 = 50"],
    ["20 orders lost, at ₹350 each: ₹7,000.", "20 × ₹350 = ₹7,000", 1],
  ],
  rows: [
    { name: "Old account", value: 70, label: "70", at: 0, fill: colour.marigold },
    { name: "New account", value: 50, label: "50", at: 1 },
  ],
});

const own = scene(
  [
    ["Build a business portfolio of your own. It owns the assets.", "Your locker", 0.6],
    ["The agency gets access as a partner: a key to single shelves.", "Partners get keys", 1.2],
  ],
  (t, at) => {
    const key = ramp(t, at(1, 0.6), 1);
    return (
      locker(
        220,
        170,
        "Portfolio",
        colour.mat800,
        0,
        goods
          .map(([, name], row) =>
            thing(name, 150, 140 + row * 108, 0.85 * ramp(t, 0.5 + row * 0.5, 0.5, ease.settle)),
          )
          .join(""),
      ) +
      goods
        .map(([name], row) => type(name, 550, 330 + row * 108, 56, { alpha: ramp(t, 0.7 + row * 0.5, 0.3) }))
        .join("") +
      person(120, 540 + 3 * Math.sin(t * 2), 1.5, colour.mat600) +
      person(1130, 540 + 3 * Math.sin(t * 2 + 1), 1.5, colour.marigold, ramp(t, at(1, 0.1), 0.4)) +
      thing("key", mix(220, 1130, key), 400 - 120 * Math.sin(key * Math.PI), 1.2, {
        turn: 360 * key,
        alpha: ramp(t, at(1, 0.4), 0.2),
      }) +
      tick(880, 420, 60, ramp(t, at(1, 1.7), 0.4)) +
      tick(880, 528, 60, ramp(t, at(1, 2.2), 0.4))
    );
  },
  {
    sounds: (at) => [
      [0.6, "drop"],
      [1.1, "drop"],
      [1.6, "drop"],
      [at(1, 0.6), "tick"],
      [at(1, 1.6), "ring"],
    ],
  },
);

const locked = form({
  app: "Security Centre",
  beats: [
    ["Require two-factor authentication for everyone.", "Then lock it", 0.8],
    ["Give a second person full control, so that one lost phone does no harm.", "And add a second key", 1],
  ],
  fields: [
    { kind: "switch", label: "Two-factor", before: "Off", after: "Everyone", at: 0 },
    { kind: "choice", label: "Co-founder", before: "Partial", after: "Full control", at: 1 },
  ],
});

export const businessManager = film({
  file: "business-manager",
  key: 0,
  poster: [1, 4.2],
  scenes: [
    title("Business Manager", ["Own the", "locker"], "Business Manager: own the locker.", (t) =>
      thing("lock", 0, 0, 2.8, { turn: 3 * Math.sin(t * 2) }),
    ),
    leaves,
    cost,
    pause({
      ask: "Who should own the ad account?",
      options: ["The agency", "Our portfolio", "A founder"],
      right: 1,
      says: "Pause and answer: who should own the ad account?",
      because: "Your portfolio, never the agency. A claimed account cannot be moved.",
    }),
    own,
    locked,
    recap(
      [
        { words: "Own it", drawing: (done) => thing("lock", 0, 0, 1.7 * done) },
        { words: "Lock it", drawing: (done) => thing("key", 0, 0, 1.7 * done, { turn: 90 - 90 * done }) },
        {
          words: "Lend keys",
          drawing: (done) => person(-50, 0, 1.3, colour.mat300) + thing("key", 50, 10, 0.9 * done),
        },
      ],
      "Own it, lock it, and lend keys to partners.",
    ),
  ],
});
