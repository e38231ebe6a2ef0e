import { film, scene } from "../kit/film.ts";
import { box, colour, count, dot, group, line, roll, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { pointer } from "../parts/marks.ts";
import { crowd, thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

/** People as dots: 250 stand for 2,500 clicks, 50 for 500; the buyers among them are lit. */
const side = (x: number, many: number, buyers: number, t: number, from: number, lit: number) =>
  crowd(x, 190, {
    cols: 18,
    count: many,
    step: 28,
    fill: (index) =>
      lit > 0.5 && Math.floor(((index + 1) * buyers) / many) > Math.floor((index * buyers) / many)
        ? colour.marigold
        : colour.mat100,
    alpha: (index) => ramp(t, from + (index / many) * 1.2, 0.2),
  });

const twice = scene(
  [
    ["A saree shop gives ₹10,000 to Traffic: 2,500 clicks at ₹4.", "Traffic: clicks at ₹4"],
    ["It gives ₹10,000 to Sales: 500 clicks at ₹20.", "Sales: clicks at ₹20", 0.4],
    ["Of 2,500 people who click, 5 buy. Of 500, 20 buy.", "And who buys?", 1.2],
  ],
  (t, at) => {
    const lit = ramp(t, at(2, 0.6), 0.3);
    const sway = 3 * Math.sin(t * 2);
    return (
      line(`M640 ${150 + sway}V650`, { pen: colour.rule, wide: 4 }) +
      side(90, 250, 5, t, 0.3, lit) +
      side(700, 50, 20, t, at(1, 0.3), lit) +
      roll(count, 0, 2500, ramp(t, 0.3, 1.4), 90, 640, 76, {
        alpha: ramp(t, 0.4, 0.2) * (1 - ramp(t, at(2, 0.2), 0.3)),
      }) +
      roll(count, 0, 500, ramp(t, at(1, 0.3), 1.2), 700, 640, 76, {
        alpha: ramp(t, at(1, 0.5), 0.2) * (1 - ramp(t, at(2, 0.2), 0.3)),
      }) +
      group(thing("saree", 130, 620 + sway, 0.9) + type("5 buy", 200, 645, 84), {
        alpha: ramp(t, at(2, 0.8), 0.4),
      }) +
      group(thing("saree", 740, 620 - sway, 0.9) + type("20 buy", 810, 645, 84), {
        alpha: ramp(t, at(2, 1.4), 0.4),
      })
    );
  },
  {
    sounds: (at) => [
      [0.3, "run"],
      [at(1, 0.3), "run"],
      [at(2, 0.8), "tick"],
      [at(2, 1.4), "merge"],
    ],
  },
);

const price = bars({
  dark: true,
  most: 2100,
  beats: [
    ["Traffic: ₹10,000 ÷ 5 = ₹2,000 per order.", "₹10,000 ÷ 5 = ₹2,000"],
    ["Sales: ₹10,000 ÷ 20 = ₹500 per order.", "₹10,000 ÷ 20 = ₹500", 0.4],
    [
      "Yet the first report had five times the clicks at a fifth of the price.",
      "Cheap clicks, costly orders",
      0.8,
    ],
  ],
  rows: [
    { name: "Traffic", value: 2000, label: "₹2,000", at: 0, fill: colour.vermilionOnMat, struck: 2 },
    { name: "Sales", value: 500, label: "₹500", at: 1, fill: colour.marigold, ticked: 2 },
  ],
});

const words = ["Awareness", "Traffic", "Engagement", "Leads", "Sales"];
const chosen = scene(
  [
    ["The objective is an order to a very literal assistant.", "It takes you at your word", 0.4],
    ["Choose the word nearest to money.", "Nearest to money: Sales", 1.2],
  ],
  (t, at) => {
    const pick = at(1, 1);
    return (
      words
        .map((each, row) => {
          const isIt = row === 4;
          const lit = isIt && t > pick;
          return group(
            box(0, 0, 620, 84, lit ? colour.marigold : colour.sheet, { round: 6, wide: lit ? 5 : 3 }) +
              dot(48, 42, 18, colour.sheet) +
              dot(48, 42, lit ? 10 : 0, colour.ink, { wide: 0 }) +
              type(each, 90, 60, 54),
            {
              x: 90 + 30 * (1 - ramp(t, 0.1 + row * 0.2, 0.4, ease.out)) + (lit ? 16 : 0),
              y: 150 + row * 104,
              alpha: ramp(t, 0.1 + row * 0.2, 0.3),
            },
          );
        })
        .join("") +
      thing("saree", 1010, 400, mix(1.4, 2.6, ramp(t, pick + 0.2, 0.8, ease.settle)), {
        turn: 3 * Math.sin(t * 2),
        alpha: mix(0.5, 1, ramp(t, pick, 0.4)),
      }) +
      pointer(t, [
        { moment: 1.9, x: 420, y: 310, press: false },
        { moment: pick, x: 420, y: 620 },
      ])
    );
  },
  {
    sounds: (at) => [
      ...words.map((_, row) => [0.2 + row * 0.2, "tick"] as const),
      [at(1, 1), "click"],
      [at(1, 1.4), "merge"],
    ],
  },
);

const event = form({
  app: "Conversion",
  beats: [
    ["Where does the deal close? That is your conversion location.", "Where does it close?", 0.4],
    ["Which event is nearest to money, and comes about 50 times a week?", "Which event counts?", 1],
  ],
  fields: [
    { label: "Location", before: "Choose", after: "Website", at: 0 },
    { label: "Event", before: "Choose", after: "Purchase", at: 1 },
  ],
});

export const objectives = film({
  file: "objectives",
  key: 1,
  poster: [1, 11.5],
  scenes: [
    title(
      "Objectives",
      ["Ask for buyers,", "not for clicks"],
      "Objectives: ask for buyers, not for clicks.",
      (t) => thing("saree", 0, 0, 2.7, { turn: 3 * Math.sin(t * 2) }),
    ),
    twice,
    pause({
      ask: "Which campaign sold cheaper?",
      options: ["Traffic at ₹4", "Sales at ₹20"],
      right: 1,
      says: "Pause and answer: clicks at ₹4 or clicks at ₹20. Which campaign sold cheaper?",
      because: "Sales. Its clicks cost five times as much, and bring the few who buy.",
    }),
    price,
    chosen,
    event,
    recap(
      [
        {
          words: "Ask for clicks",
          drawing: (done) =>
            group(
              crowd(-84, -84, { cols: 6, count: Math.round(36 * done), step: 34, fill: () => colour.mat100 }),
            ),
        },
        { words: "Or for buyers", drawing: (done) => thing("saree", 0, 0, 1.8 * done) },
      ],
      "You get what you ask for. So ask for buyers.",
    ),
  ],
});
