import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { mix, ramp } from "../kit/time.ts";
import { dimension, plumb, upright } from "../parts/marks.ts";
import { parcel, pile, thing } from "../parts/things.ts";
import { bars, pillars } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const road = scene(
  [
    ["A cookware shop spends ₹10,000 a day on ads.", "Money leaves today"],
    ["The courier pays out cash on delivery ten days after the order.", "It returns in ten days", 0.6],
    ["With GST, ₹11,800 leaves the bank each day. Ten days tie up ₹1,18,000.", "₹11,800 × 10 = ₹1,18,000", 1],
  ],
  (t, at) => {
    const filled = Math.min(10, Math.max(0, (t - at(1, 0.2)) * 2.2));
    return (
      line("M90 480H1190", { wide: 5 }) +
      Array.from(
        { length: 10 },
        (_, day) =>
          line(`M${140 + day * 110} 466v28`, { wide: 4 }) +
          pile(140 + day * 110, 462, 5 * ramp(filled, day, 1), { wide: 80, high: 24 }),
      ).join("") +
      type("day 1", 90, 560, 50, { alpha: ramp(t, 0.3, 0.3) }) +
      type("day 10", 1190, 560, 50, { anchor: "end", alpha: ramp(t, at(1, 0.3), 0.3) }) +
      parcel(mix(110, 1130, (t * 0.16) % 1), 620 + 4 * Math.sin(t * 5), 0.9) +
      group(dimension(100, 1170, 250, "₹1,18,000 tied up", 1, { below: false, size: 64 }), {
        alpha: ramp(t, at(2, 0.8), 0.5),
      })
    );
  },
  {
    sounds: (at) => [
      [0.4, "drop"],
      [at(1, 0.3), "run"],
      [at(1, 2), "run"],
      [at(2, 0.9), "wrong"],
    ],
  },
);

const tin = scene(
  [
    ["Goods lie in the same parcels: 25 a day at ₹500 make ₹1,25,000.", "25 × ₹500 × 10 = ₹1,25,000", 0.4],
    ["Cash needed to start: ₹2,43,000.", "₹2,43,000 to start", 0.8],
    ["At ₹20,000 a day it is ₹4,86,000. That can break a shop.", "Twice: ₹4,86,000", 1.2],
  ],
  (t, at) => {
    const scale = 380 / 486;
    const [ads, goods] = [118 * scale * ramp(t, 0.1, 0.5), 125 * scale * ramp(t, 0.7, 1)];
    const two = ramp(t, at(2, 0.3), 1.2);
    const floor = 620;
    return (
      line("M120 620H1180", { wide: 5 }) +
      box(220, floor - ads, 260, ads, colour.marigold, { wide: 4 }) +
      type("ads", 350, floor - 34, 56, { anchor: "middle" }) +
      box(220, floor - ads - goods, 260, goods, colour.mat300, { wide: 4 }) +
      type("goods", 350, floor - 118 * scale - 34, 56, { anchor: "middle", alpha: ramp(t, 1.6, 0.3) }) +
      group(upright(520, floor - 243 * scale, floor, "₹2,43,000", 1, colour.mat700, 64), {
        alpha: ramp(t, at(1, 0.3), 0.4) * (1 - 0.7 * two),
      }) +
      box(800, floor - 486 * scale * two, 260, 486 * scale * two, colour.vermilionOnMat, { wide: 4 }) +
      type("₹4,86,000", 930, floor - 40, 60, { anchor: "middle", alpha: ramp(two, 0.8, 0.2) }) +
      plumb(t, two > 0 ? 930 : 350, floor - (two > 0 ? 486 * scale * two : ads + goods), 1)
    );
  },
  {
    sounds: (at) => [
      [0.2, "run"],
      [0.9, "run"],
      [at(1, 0.4), "ring"],
      [at(2, 0.4), "run"],
      [at(2, 1.6), "wrong"],
    ],
  },
);

const drawers = bars({
  dark: true,
  most: 235_000,
  beats: [
    ["Three drawers of ₹3,00,000. 70% on what is proven.", "Proven: 70%"],
    ["20% on what grows.", "Growing: 20%", 0.3],
    ["10% on ideas that may fail.", "Unknown: 10%", 1],
  ],
  rows: [
    { name: "Proven", value: 210_000, label: "₹2,10,000", at: 0, fill: colour.marigold },
    { name: "Growing", value: 60_000, label: "₹60,000", at: 1 },
    { name: "Unknown", value: 30_000, label: "₹30,000", at: 2 },
  ],
});

const pacing = pillars({
  most: 11_500,
  beats: [
    ["After twelve days, ₹1,32,000 is spent. ₹1,68,000 is left for 18 days.", "₹1,68,000 ÷ 18", 0.4],
    ["₹1,68,000 ÷ 18 = ₹9,333: a small step down, no alarm.", "₹9,333 a day", 1],
  ],
  items: [
    { name: "Plan", value: 10_000, label: "₹10,000", at: 0 },
    { name: "From now", value: 9333, label: "₹9,333", at: 1, fill: colour.marigold },
  ],
});

export const budgetManagement = film({
  file: "budget-management",
  key: 5,
  poster: [2, 5.6],
  scenes: [
    title(
      "Budget management",
      ["Paid today,", "back in ten days"],
      "Budget management: paid today, back in ten days.",
      (t) => thing("pot", 0, 40, 2, { turn: 2 * Math.sin(t * 2) }) + pile(0, -50, 3, { wide: 100 }),
    ),
    road,
    pause({
      ask: "Profit is good. Double ₹10,000 a day?",
      options: ["Double it", "Count cash first", "Halve it"],
      right: 1,
      says: "Pause and answer: the ads are profitable. Do you double ₹10,000 a day?",
      because: "Count the cash first. Nothing in Ads Manager shows it.",
    }),
    tin,
    drawers,
    pacing,
    recap(
      [
        { words: "Count the gap", drawing: (done) => pile(-60, 80, 6 * done) + parcel(70, 50, 1) },
        {
          words: "Fill three drawers",
          drawing: (done) =>
            [154, 44, 22]
              .map((wide, row) =>
                box(-80, -90 + row * 66, wide * done, 52, row === 0 ? colour.marigold : colour.mat300),
              )
              .join(""),
        },
        {
          words: "Small steps",
          drawing: (done) =>
            [0, 1, 2]
              .map((step) =>
                box(-105 + step * 70, 60 - step * 24, 70, 20 + step * 24, colour.marigold, {
                  alpha: ramp(done, step * 0.3, 0.3),
                }),
              )
              .join(""),
        },
      ],
      "Count the gap, fill three drawers, and correct in small steps.",
    ),
  ],
});
