import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { mix, ramp } from "../kit/time.ts";
import { pile, thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const sets = ["North", "South", "Gifts"];
const free = [5400, 2700, 900];
const orders = { free: [15, 6, 2], equal: [9, 6, 5] };

const budget = scene(
  [
    [
      "One budget of ₹9,000 a day, three ad sets: North, South, gifts for companies.",
      "One budget, three ad sets",
      0.4,
    ],
    ["Free, it runs to the cheapest order: 15 + 6 + 2 = 23.", "Free: 23 orders", 0.6],
    ["In equal shares of ₹3,000: 9 + 6 + 5 = 20.", "Equal shares: 20 orders", 1],
  ],
  (t, at) => {
    const pour = ramp(t, at(1, 0.2), 1.1);
    const even = ramp(t, at(2, 0.2), 1.1);
    return (
      group(
        box(-170, -60, 340, 110, colour.marigold, { wide: 4, round: 10 }) +
          type("₹9,000", 0, 18, 72, { anchor: "middle" }),
        { x: 640, y: 225 + 3 * Math.sin(t * 2) },
      ) +
      sets
        .map((name, index) => {
          const x = 250 + index * 390;
          const money = mix(mix(0, free[index] ?? 0, pour), 3000, even);
          const many = even > 0.5 ? orders.equal[index] : orders.free[index];
          return (
            line(`M640 280Q640 340 ${x} 372`, { pen: colour.marigold600, wide: 2 + money / 260 }) +
            pile(x, 560, money / 600, { wide: 130, high: 19 }) +
            box(x - 130, 562, 260, 16, colour.mat800) +
            type(name, x, 640, 56, { anchor: "middle" }) +
            type(String(many ?? ""), x + 100, 520, 76, {
              alpha: even > 0 ? ramp(even, 0.8, 0.2) : ramp(pour, 0.8, 0.2),
              pen: colour.mat700,
            })
          );
        })
        .join("")
    );
  },
  {
    sounds: (at) => [
      [0.3, "drop"],
      [at(1, 0.3), "run"],
      [at(1, 1.4), "ring"],
      [at(2, 0.3), "run"],
      [at(2, 1.4), "tick"],
    ],
  },
);

const kept = bars({
  dark: true,
  most: 21_500,
  beats: [
    ["A family's order leaves ₹600, a company's ₹4,000.", "Not all orders are alike", 0.3],
    ["Free: 21 × ₹600 + 2 × ₹4,000 − ₹9,000 = ₹11,600.", "Free keeps ₹11,600", 0.4],
    ["Equal shares: 15 × ₹600 + 5 × ₹4,000 − ₹9,000 = ₹20,000.", "Equal keeps ₹20,000", 1],
  ],
  rows: [
    { name: "Free", value: 11_600, label: "₹11,600", at: 1 },
    { name: "Equal", value: 20_000, label: "₹20,000", at: 2, fill: colour.marigold, ticked: 2 },
  ],
  more: (t, at) =>
    thing("lamp", 900, 640, 0.5 + 0.02 * Math.sin(t * 3), { alpha: ramp(t, 0.4, 0.3) }) +
    thing("lamp", 1080, 610, 1.1 + 0.03 * Math.sin(t * 3), { alpha: ramp(t, at(0, 1), 0.3) }),
});

const repair = form({
  app: "Campaign",
  beats: [
    ["If every Purchase carries its true value, ask for value of conversions.", "Tell it what counts", 0.6],
    ["If rich orders are rare, give them a campaign of their own.", "Or separate them", 1.2],
  ],
  fields: [
    { label: "Goal", before: "Number", after: "Value", at: 0 },
    { label: "Gifts", before: "Same budget", after: "Own campaign", at: 1 },
  ],
});

const brake = bars({
  most: 3600,
  beats: [
    [
      "A quiet Tuesday with ₹20,000. Highest volume: 36 × ₹600 − ₹20,000 = ₹1,600.",
      "Highest volume keeps ₹1,600",
      0.3,
    ],
    ["With a goal of ₹420 only ₹7,000 is spent: 17 × ₹600 − ₹7,000 = ₹3,200.", "A goal keeps ₹3,200", 1],
  ],
  rows: [
    { name: "Volume", value: 1600, label: "₹1,600", at: 0 },
    { name: "Goal", value: 3200, label: "₹3,200", at: 1, fill: colour.marigold, ticked: 1 },
  ],
});

export const cboScaling = film({
  file: "cbo-scaling",
  key: 6,
  poster: [1, 9],
  scenes: [
    title(
      "CBO scaling",
      ["It counts what", "you told it"],
      "CBO scaling: it counts what you told it to count.",
      (t) => pile(0, 120, 10, { wide: 150, high: 24 }) + thing("lamp", 0, -150 + 4 * Math.sin(t * 2), 1),
    ),
    budget,
    pause({
      ask: "23 orders or 20. Which keeps more money?",
      options: ["Surely 23", "Surely 20", "Depends on value"],
      right: 2,
      says: "Pause and answer: 23 orders or 20 for the same ₹9,000. Which keeps more money?",
      because: "It depends on what an order is worth. One buyer takes twenty lamps.",
    }),
    kept,
    repair,
    brake,
    recap(
      [
        {
          words: "Alike together",
          drawing: (done) => thing("lamp", -50, 0, 1.1 * done) + thing("lamp", 60, 0, 1.1 * done),
        },
        {
          words: "Rich apart",
          drawing: (done) =>
            thing("lamp", -70, 20, 0.7) +
            line("M0-90V90", { pen: colour.vermilionOnMat, wide: 8, drawn: done }) +
            thing("lamp", 75, 0, 1.5 * done),
        },
      ],
      "Orders worth the same may share a budget. Others may not.",
    ),
  ],
});
