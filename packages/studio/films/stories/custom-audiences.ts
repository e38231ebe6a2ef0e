import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { ease, ramp } from "../kit/time.ts";
import { cross } from "../parts/marks.ts";
import { phone } from "../parts/screens.ts";
import { adCard, crowd, person } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

/** A romper, drawn around its middle. */
const romper = (size = 1) =>
  group(
    `<path d="M-34-44l18 10q16 12 32 0l18-10 14 26-18 8v40q0 18-16 18h-28q-16 0-16-18v-40l-18-8z" fill="${colour.marigold}" stroke="${colour.ink}" stroke-width="3" stroke-linejoin="round"/>`,
    { size },
  );

/** A feed on a phone that is scrolled: every `every`th post is the romper. */
const feed = (t: number, every: number) => {
  const gone = t * 150;
  return Array.from({ length: 24 }, (_, index) => {
    const y = 20 + index * 190 - gone;
    if (y < -200 || y > 520) return "";
    const ad = index % every === 1;
    return group(
      box(14, 0, 242, 176, ad ? colour.marigold100 : colour.sheet) +
        (ad
          ? group(romper(1.1), { x: 135, y: 84 })
          : box(28, 14, 214, 100, [colour.mat100, colour.mat300, colour.rule][index % 3] ?? "", { wide: 2 }) +
            line("M30 136h160M30 156h110", { pen: colour.ink2, wide: 5 })),
      { y },
    );
  }).join("");
};

const often = scene(
  [
    ["1,200 parents left a romper in the cart.", "1,200 open carts"],
    ["The shop gives them ₹300 a day. So each meets it again, and again.", "₹300 × 7 = ₹2,100 a week", 0.6],
    ["11,667 views for 1,200 people: 9.7 a week each.", "11,667 ÷ 1,200 = 9.7", 1],
  ],
  (t, at) =>
    phone(150, 175, 270, "feed", feed(t, t < at(1) ? 6 : 2)) +
    Array.from({ length: 10 }, (_, index) => {
      const shown = ramp(t, at(1, 0.4) + index * 0.42, 0.3, ease.settle);
      const part = index === 9 ? 0.7 : 1;
      return group(romper(0.9), {
        x: 560 + (index % 5) * 130,
        y: 270 + Math.floor(index / 5) * 140,
        size: shown * part,
        alpha: shown * part,
        turn: 4 * Math.sin(t * 2 + index),
      });
    }).join("") +
    type("9.7 times a week", 520, 580, 84, { pen: colour.vermilion600, alpha: ramp(t, at(2, 0.5), 0.4) }) +
    crowd(540, 230, {
      cols: 20,
      count: 120,
      step: 32,
      fill: () => colour.mat300,
      alpha: (index) => ramp(t, 0.2 + index * 0.008, 0.2) * (1 - ramp(t, at(1), 0.3)),
    }),
  {
    sounds: (at) => [
      [0.3, "run"],
      ...Array.from({ length: 10 }, (_, index) => [at(1, 0.5) + index * 0.42, "tick"] as const),
      [at(2, 0.6), "wrong"],
    ],
  },
);

const calmer = bars({
  dark: true,
  most: 10.5,
  beats: [
    ["At ₹300 a day, ten views say: desperate.", "Ten views say: desperate"],
    ["At ₹100 a day it is 3,889 views: 3.2 a week each.", "3,889 ÷ 1,200 = 3.2", 0.4],
    ["Keep small lists on small money: three or four say we are still here.", "Three say: still here", 0.8],
  ],
  rows: [
    { name: "₹300 a day", value: 9.7, label: "9.7", at: 0, fill: colour.vermilionOnMat, struck: 2 },
    { name: "₹100 a day", value: 3.2, label: "3.2", at: 1, fill: colour.marigold, ticked: 2 },
  ],
});

const uses: readonly (readonly [string, string])[] = [
  ["Speak differently", colour.mat100],
  ["Leave out", colour.marigold],
  ["Find alike", colour.mat300],
];
const three = scene(
  [
    ["A custom audience is a list of people who have met you.", "People who met you"],
    ["Speak to them differently, leave them out, or find others like them.", "Three uses", 0.6],
    ["Leaving out earns the most, and gets the least attention.", "Leave buyers out", 1],
  ],
  (t, at) => {
    const out = ramp(t, at(2, 0.4), 1);
    return (
      Array.from({ length: 8 }, (_, index) =>
        person(
          140 + index * 145,
          230 + 3 * Math.sin(t * 2 + index) - (index % 3 === 1 ? 200 * out : 0),
          1.05,
          index % 3 === 1 ? colour.marigold : colour.mat600,
          ramp(t, 0.1 + index * 0.15, 0.3) * (index % 3 === 1 ? 1 - out : 1),
        ),
      ).join("") +
      uses
        .map(([words, fill], index) =>
          group(
            box(0, 0, 360, 190, fill, { wide: index === 1 && t > at(2) ? 7 : 3 }) +
              type(words, 180, 115, 52, { anchor: "middle" }),
            {
              x: 70 + index * 390,
              y:
                400 +
                30 * (1 - ramp(t, at(1, 0.1) + index * 0.9, 0.4, ease.out)) -
                (index === 1 ? 16 * ramp(t, at(2, 0.2), 0.4) : 0),
              alpha: ramp(t, at(1, 0.1) + index * 0.9, 0.3),
            },
          ),
        )
        .join("")
    );
  },
  {
    sounds: (at) => [
      [0.2, "run"],
      [at(1, 0.2), "drop"],
      [at(1, 1.1), "drop"],
      [at(1, 2), "drop"],
      [at(2, 0.5), "merge"],
    ],
  },
);

const build = form({
  app: "Audiences",
  beats: [
    ["Cart without purchase: include AddToCart of 14 days.", "Build the list", 0.4],
    ["Exclude Purchase of the same span.", "Without the buyers", 1.4],
  ],
  fields: [
    { label: "Include", before: "Choose", after: "AddToCart, 14 days", at: 0 },
    { label: "Exclude", before: "Choose", after: "Purchase, 14 days", at: 1 },
  ],
});

export const customAudiences = film({
  file: "custom-audiences",
  key: 2,
  poster: [1, 9.4],
  scenes: [
    title(
      "Custom audiences",
      ["The same romper,", "ten times a week"],
      "Custom audiences: the same romper, ten times a week.",
      (t) => group(romper(1.9), { turn: 4 * Math.sin(t * 2) }),
    ),
    often,
    pause({
      ask: "1,200 people, ₹300 a day.\nWhat would you change?",
      options: ["Spend more", "Spend less", "New picture"],
      right: 1,
      says: "Pause and answer: 1,200 people meet the ad 9.7 times a week. What would you change?",
      because: "Spend less. Most of them would have come back anyway.",
    }),
    calmer,
    three,
    build,
    recap(
      [
        {
          words: "Small list",
          drawing: (done) =>
            person(-40, 0, 1.4 * done, colour.mat300) + person(50, 10, 1.4 * done, colour.mat300),
        },
        { words: "Small money", drawing: (done) => group(adCard(romper(0.9), 0, 0, 1.05), { size: done }) },
        {
          words: "Buyers out",
          drawing: (done) =>
            person(0, 0, 1.6, colour.marigold) + cross(0, 0, 90, done, colour.vermilionOnMat),
        },
      ],
      "Small lists on small money, and buyers left out.",
    ),
  ],
});
