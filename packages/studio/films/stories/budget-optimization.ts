import { type At, film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { mix, ramp } from "../kit/time.ts";
import { dimension, plumb, tick } from "../parts/marks.ts";
import { coin } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const floor = 590;
const scale = 0.105;

/** Seven days of a week: what each may hold, and what it took. */
function week(spent: (day: number) => number, labels: (day: number) => string, mark: number): string {
  return (
    line(`M60 ${floor}H1220`, { wide: 4 }) +
    days
      .map((day, index) => {
        const x = 90 + index * 160;
        return (
          box(
            x,
            floor - spent(index) * scale,
            120,
            spent(index) * scale,
            index === 0 ? colour.marigold : colour.mat300,
            { wide: 4 },
          ) +
          type(day, x + 60, floor + 52, 46, { anchor: "middle" }) +
          type(labels(index), x + 60, floor - 70, 42, { anchor: "middle" })
        );
      })
      .join("") +
    group(line(`M70 ${floor - 2000 * scale}H1210`, { pen: colour.vermilion, wide: 5, dash: "14 12" }), {
      alpha: mark,
    })
  );
}

const sunday = scene(
  [
    ["A bakery sets ₹2,000 a day for its Rakhi boxes.", "₹2,000 a day", 0.4],
    ["Sunday takes ₹3,400. On Monday the owner pauses it for three days.", "Sunday: ₹3,400", 0.6],
    ["Nothing was wrong: one day may take 75% more, up to ₹3,500.", "₹2,000 × 1.75 = ₹3,500", 0.8],
  ],
  (t, at) => {
    const sun = 3400 * ramp(t, at(1, 0.2), 1.1);
    return (
      week(
        (day) => (day === 0 ? sun : 0),
        () => "",
        ramp(t, 0.5, 0.5),
      ) +
      type("₹2,000", 1210, floor - 2000 * scale - 18, 52, {
        anchor: "end",
        pen: colour.vermilion600,
        alpha: ramp(t, 0.8, 0.4),
      }) +
      [1, 2, 3]
        .map((day) =>
          group(
            box(0, 0, 20, 76, colour.vermilion600, { wide: 0 }) +
              box(36, 0, 20, 76, colour.vermilion600, { wide: 0 }),
            {
              x: 122 + day * 160,
              y: 480,
              alpha: ramp(t, at(1, 1.7) + day * 0.2, 0.3) * (1 - 0.75 * ramp(t, at(2), 0.4)),
            },
          ),
        )
        .join("") +
      group(
        line(`M70 ${floor - 3500 * scale}H330`, { pen: colour.mat600, wide: 6 }) +
          type("₹3,500", 350, floor - 3500 * scale + 18, 56, { pen: colour.mat600 }),
        { alpha: ramp(t, at(2, 0.6), 0.4) },
      ) +
      plumb(t, 150, floor - sun * scale, 1)
    );
  },
  {
    sounds: (at) => [
      [0.5, "tick"],
      [at(1, 0.3), "run"],
      [at(1, 1.9), "wrong"],
      [at(2, 0.7), "ring"],
    ],
  },
);

const evens = scene(
  [
    ["The week never takes more than seven times the day: ₹14,000.", "₹2,000 × 7 = ₹14,000", 0.4],
    ["₹14,000 − ₹3,400 leaves ₹10,600 for six days.", "₹10,600 for six days", 0.4],
    ["That is ₹1,767 a day: the week evens out by itself.", "₹10,600 ÷ 6 = ₹1,767", 1],
  ],
  (t, at) => evened(t, at),
  {
    sounds: (at) => [
      [0.4, "tick"],
      [at(1, 0.4), "run"],
      [at(2, 0.4), "merge"],
    ],
  },
);

/** Sunday's excess is taken off the other six days: their sum stays the same. */
function evened(t: number, at: At): string {
  const down = ramp(t, at(1, 0.4), 1.4);
  const over = mix(2000, 3400, ramp(t, 0.3, 0.8));
  return (
    week(
      (day) => (day === 0 ? over : mix(2000, 1767, down)),
      (day) => (day === 3 && t > at(2, 0.3) ? "₹1,767" : ""),
      1,
    ) +
    group(dimension(240, 1180, 200, "₹10,600", 1, { pen: colour.mat700, size: 64, below: true }), {
      alpha: ramp(t, at(1, 0.6), 0.4),
    }) +
    plumb(t, 150, floor - over * scale, 1) +
    tick(1120, 330, 80, ramp(t, at(2, 1.2), 0.4))
  );
}

const learns = bars({
  dark: true,
  most: 19,
  beats: [
    [
      "A yoga teacher has ₹300 a day. A sale costs ₹900: 2.3 sales a week teach nothing.",
      "₹300 × 7 ÷ ₹900 = 2.3",
    ],
    ["₹900 a day for ten days gives 7 a week: three times the lesson.", "₹900 × 7 ÷ ₹900 = 7"],
    ["Started checkouts at ₹120 come 17.5 times a week.", "₹300 × 7 ÷ ₹120 = 17.5", 0.8],
  ],
  rows: [
    { name: "₹300 a day", value: 2.3, label: "2.3", at: 0, fill: colour.vermilionOnMat },
    { name: "₹900 a day", value: 7, label: "7", at: 1, fill: colour.marigold },
    { name: "Checkouts", value: 17.5, label: "17.5", at: 2 },
  ],
});

const budgetForm = form({
  app: "Campaign budget",
  beats: [
    ["Three ad sets at ₹400 per result: 3 × 2 × ₹400 = ₹2,400 at least.", "3 × 2 × ₹400 = ₹2,400", 0.4],
    ["Begin with highest volume.", "Begin simply", 1.6],
  ],
  fields: [
    { kind: "text", label: "Daily budget", before: "", after: "₹2,400", at: 0 },
    { label: "Bid strategy", before: "Choose", after: "Highest volume", at: 1 },
  ],
});

export const budgetOptimization = film({
  file: "budget-optimization",
  key: 1,
  poster: [1, 6.6],
  scenes: [
    title(
      "Budget optimization",
      ["A day may swing,", "a week may not"],
      "Budget optimization: a day may swing, a week may not.",
      (t) => coin(30, 60 * Math.abs(Math.sin(t * 2.2)) - 20, 90),
    ),
    sunday,
    pause({
      ask: "Sunday took ₹3,400. Now what?",
      options: ["Pause it", "Wait", "Halve it"],
      right: 1,
      says: "Pause and answer: the budget is ₹2,000 a day, Sunday took ₹3,400. What now?",
      because: "Wait. It is an average over the calendar week, Sunday to Saturday.",
    }),
    evens,
    learns,
    budgetForm,
    recap(
      [
        {
          words: "Judge weeks",
          drawing: (done) =>
            [0, 1, 2, 3, 4, 5, 6]
              .map((day) =>
                box(
                  -112 + day * 32,
                  70 - (day === 0 ? 150 : 76) * done,
                  26,
                  (day === 0 ? 150 : 76) * done,
                  day === 0 ? colour.marigold : colour.mat300,
                ),
              )
              .join(""),
        },
        { words: "Feed few", drawing: (done) => coin(-50, 0, 60 * done) + coin(50, 10, 60 * done) },
      ],
      "Judge whole weeks, and feed few ad sets well.",
    ),
  ],
});
