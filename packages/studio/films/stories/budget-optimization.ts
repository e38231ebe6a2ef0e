import { film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, group, line, roll, rupees, shape, type } from "../kit/pens.ts";
import { ease, mix, ramp, span } from "../kit/time.ts";
import { dimension, plumb, pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime, weighing } from "../parts/question.ts";
import { toggle } from "../parts/report.ts";
import { phone } from "../parts/screens.ts";
import { coin, parcel, person } from "../parts/things.ts";

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const floor = 590;
const rise = 330 / 3500;
const dayX = (day: number) => 450 + day * 112;

interface Week {
  /** Rupees of each day. */
  spent: readonly number[];
  /** What the phone calls the sum, and the sum. */
  of: string;
  sum: number;
  rolling: boolean;
  on: number;
  t: number;
  /** When the names of the days come. */
  from: number;
}

/** The bakery's phone with its campaign, and the seven days of the week beside it. */
const week = ({ spent, of, sum, rolling, on, t, from }: Week): string =>
  phone(
    90,
    168,
    270,
    "ads",
    box(0, 0, 270, 96, colour.mat800, { wide: 0, round: 0 }) +
      type("Rakhi boxes", 24, 62, 46, { pen: colour.onMat }) +
      type(of, 24, 164, 46, { pen: colour.ink2 }) +
      type(rupees(Math.round(sum)), 24, 242, 72, { rolling }) +
      line("M24 276H246", { pen: colour.rule }) +
      type("Each day", 24, 330, 46, { pen: colour.ink2 }) +
      type("₹2,000", 24, 388, 56) +
      toggle(24, 410, on),
  ) +
  line(`M430 ${floor}H1230`, { wide: 4 }) +
  days
    .map(
      (day, index) =>
        box(
          dayX(index),
          floor - (spent[index] ?? 0) * rise,
          88,
          (spent[index] ?? 0) * rise,
          index ? colour.mat300 : colour.marigold,
          {
            wide: 4,
          },
        ) +
        type(day, dayX(index) + 44, floor + 54, 46, {
          anchor: "middle",
          alpha: ramp(t, from + index * 0.2, 0.2),
        }),
    )
    .join("") +
  line(`M430 ${floor - 2000 * rise}H1230`, { pen: colour.vermilion, wide: 4, dash: "14 12" }) +
  plumb(t, dayX(0) + 44, floor - (spent[0] ?? 0) * rise - 6, 0.9);

/** The week as it was lived. */
const paused = scene(
  [
    ["Budget optimization: a bakery sets ₹2,000 a day for its Rakhi boxes.", "Budget optimization", 0.4],
    ["Sunday takes ₹3,400.", "Sunday: ₹3,400", 1.6],
    asks("the daily budget is ₹2,000. What do you do on Monday?", "What do you do on Monday?"),
    ["The owner pauses the campaign for three days, to save the week.", "Paused for three days", 1.6],
    ["3 × ₹1,767 ÷ ₹250 = 21 orders. Nobody buys the boxes a week later.", "3 × ₹1,767 ÷ ₹250 = 21 lost", 2],
  ],
  (t, at) => {
    const sunday = 3400 * ramp(t, at(1, 0.2), 1.8, ease.linear);
    const off = ramp(t, at(3, 1.2), 0.2);
    return (
      week({
        spent: [sunday],
        of: t > at(3, 2) ? "Paused" : "Spent today",
        sum: t > at(3, 2) ? 0 : sunday,
        rolling: t > at(1) && t < at(1, 2.1),
        on: 1 - off,
        t,
        from: 1,
      }) +
      [1, 2, 3]
        .map((day) =>
          group(
            box(0, 0, 20, 70, colour.vermilion600, { wide: 0 }) +
              box(34, 0, 20, 70, colour.vermilion600, { wide: 0 }),
            {
              x: dayX(day) + 17,
              y: 500,
              alpha: ramp(t, at(3, 1.8) + day * 0.4, 0.3) * (1 - ramp(t, at(4, 0.2), 0.3)),
            },
          ),
        )
        .join("") +
      Array.from({ length: 21 }, (_, index) => {
        const [day, place] = [1 + (index % 3), Math.floor(index / 3)];
        return parcel(
          dayX(day) + 44,
          floor - 28 - place * 50,
          0.54,
          0.9 * ramp(t, at(4, 0.4) + index * 0.07, 0.25),
        );
      }).join("") +
      line([1, 2, 3].map((day) => `M${dayX(day)} 268l88 306`).join(""), {
        pen: colour.vermilion,
        wide: 8,
        drawn: ramp(t, at(4, 2.6), 0.7),
      }) +
      weighing(
        t,
        at(3),
        [1, 2, 3, 4, 5, 6].map((day) => [dayX(day) - 6, 330, 100, floor + 74 - 330]),
      ) +
      thinkingTime(t, at, 3, { x: 600, y: 300, size: 0.56 }) +
      pointer(t, [{ moment: at(3, 1.2), x: 168, y: 606 }], at(4))
    );
  },
  {
    sounds: (at) => [
      ...thinkingTicks(at, 3),
      ...soundsAt({
        drop: [0.3],
        run: [at(1, 0.3), at(4, 0.5)],
        click: [at(3, 1.2)],
        wrong: [at(3, 2.2)],
        bite: [at(4, 2.7)],
      }),
    ],
  },
);

/** The same week from Monday on, left alone. */
const alone = scene(
  [
    ["Back to Monday. This time leave it alone.", "Once more from Monday", 1.2],
    ["A single good day may take 75% more: ₹2,000 × 1.75 = ₹3,500.", "₹2,000 × 1.75 = ₹3,500", 0.8],
    ["The week never exceeds seven budgets: ₹14,000. That leaves ₹10,600.", "₹2,000 × 7 = ₹14,000", 0.6],
    ["₹10,600 ÷ 6 = ₹1,767 on each of the other days.", "₹10,600 ÷ 6 = ₹1,767", 2.2],
  ],
  (t, at) => {
    const gone = (day: number) => ramp(t, at(3, 0.3) + (day - 1) * 0.6, 0.6, ease.out);
    const spent = days.map((_, day) => (day ? 1767 * gone(day) : 3400));
    const back = ramp(t, 0.4, 1.2);
    const sum = Math.min(
      14_000,
      spent.reduce((all, each) => all + each, 0),
    );
    const moving = sum > 3400 && sum < 13_999;
    return (
      week({
        spent,
        of: "This week",
        sum: moving ? sum : sum > 3400 ? 14_000 : 3400,
        rolling: moving,
        on: back > 0.5 ? 1 : 0,
        t,
        from: -9,
      }) +
      group(shape("M0 0l-60 44 60 44zM70 0l-60 44 60 44z", colour.vermilion, { wide: 3 }), {
        x: mix(1180, 620, back),
        y: 300,
        alpha: span(t, 0.2, 2, 0.3),
      }) +
      group(
        line(`M${dayX(0) - 16} ${floor - 3500 * rise}h200`, { pen: colour.mat600, wide: 6 }) +
          type("₹3,500", dayX(0) + 200, floor - 3500 * rise + 20, 60, { pen: colour.mat600 }),
        { alpha: span(t, at(1, 0.5), at(2, 0.2), 0.3) },
      ) +
      dimension(dayX(1), dayX(6) + 88, 300, "₹10,600", ramp(t, at(2, 1.6), 0.4), {
        pen: colour.mat700,
        size: 72,
        below: false,
      }) +
      tick(1170, 330 + 3 * Math.sin(t * 2), 80, ramp(t, at(3, 4), 0.4))
    );
  },
  {
    sounds: (at) => [
      ...[1, 2, 3, 4, 5, 6].map((day): Sound => [at(3, 0.3) + (day - 1) * 0.6, "tick"]),
      ...soundsAt({ run: [0.5], tick: [at(1, 0.6)], drop: [at(2, 0.4)], ring: [at(3, 4)] }),
    ],
  },
);

/** Thirty days of a month with ₹300 in each; then all of it in ten. */
const burst = scene(
  [
    ["A yoga teacher has ₹9,000 a month: ₹300 a day. A sale costs her ₹900.", "₹300 a day, all month", 0.6],
    [
      "₹300 × 7 ÷ ₹900 = 2.3 sales a week. Nobody learns anything from that.",
      "₹300 × 7 ÷ ₹900 = 2.3 a week",
      1,
    ],
    ["All of it in the ten days after salaries: ₹900 × 7 ÷ ₹900 = 7.", "₹900 × 7 ÷ ₹900 = 7 a week", 2.4],
  ],
  (t, at) => {
    const moved = (index: number) =>
      ramp(t, at(2, 0.5) + (index % 10) * 0.08 + Math.floor(index / 10) * 0.5, 0.8);
    const cell = (index: number): [number, number] => [
      146 + (index % 10) * 110,
      212 + Math.floor(index / 10) * 116,
    ];
    const seven = ramp(t, at(2, 2.2), 0.4);
    return (
      Array.from({ length: 30 }, (_, index) => {
        const [x, y] = cell(index);
        return box(x - 50, y - 52, 100, 104, colour.mat700, {
          pen: colour.mat300,
          wide: 2,
          alpha: ramp(t, 0.1 + index * 0.03, 0.2),
        });
      }).join("") +
      Array.from({ length: 30 }, (_, index) => {
        const [x, y] = cell(index);
        const step = Math.floor(index / 10);
        const gone = step === 0 ? ramp(t, at(2, 0.5), 0.4) : moved(index);
        return coin(
          x + mix(0, step * 9 - 9, gone),
          mix(y, 212 + 16 - step * 18, gone) + 2 * Math.sin(t * 2 + index),
          34,
          ramp(t, 0.3 + index * 0.04, 0.2),
        );
      }).join("") +
      [0, 1, 2, 3, 4, 5, 6]
        .map((index) => {
          const early = ramp(t, at(1, 0.5) + index * 0.4, 0.4);
          const drawn = person(0, 0, 0.86, colour.marigold);
          const part = index < 2 ? early : index === 2 ? Math.max(early * 0.3, seven) : seven;
          return group(clipped(`sale${index}`, -38, -70, 76 * (index < 2 ? 1 : part), 140, drawn), {
            x: 200 + index * 130,
            y: 600,
            alpha: index < 3 ? Math.max(early, seven) : ramp(t, at(2, 2.2) + (index - 3) * 0.25, 0.3),
          });
        })
        .join("")
    );
  },
  {
    dark: true,
    sounds: (at) => soundsAt({ run: [0.4, at(2, 0.6)], tick: [at(1, 0.6), at(1, 1)], merge: [at(2, 2.3)] }),
  },
);

const levels = (hour: number, settled: number): readonly [number, number, number] => {
  const first = mix(0.4 + 0.16 * Math.sin(hour * 1.7), 0.58, settled);
  const third = mix(0.16 + 0.08 * Math.sin(hour * 2.6 + 2), 90 / 2400, settled);
  return [first, 1 - first - third, third];
};

/** Three ad sets as jars that share one sum. */
const jars = scene(
  [
    ["Three ad sets at ₹400 a result: 3 × 2 × ₹400 = ₹2,400 for the campaign.", "3 × 2 × ₹400 = ₹2,400", 1],
    ["Meta moves the sum between them all day long.", "One sum, moved all day", 2.4],
    ["One got ₹90 and no orders. It did not fail, it was not asked.", "Not asked, so not failed", 1.8],
  ],
  (t, at) => {
    const filled = ramp(t, 2, 1.2);
    const settled = ramp(t, at(2, -0.6), 1);
    const shares = levels(Math.max(0, t - 3), settled);
    return (
      group(
        box(-190, -56, 380, 96, colour.sheet, { wide: 5, pen: colour.marigold600, round: 6 }) +
          roll(rupees, 0, 2400, ramp(t, 0.6, 1.2), 0, 18, 72, { anchor: "middle" }),
        { x: 640, y: 224 },
      ) +
      shares
        .map((share, index) => {
          const x = 140 + index * 370;
          const high = 440 * share * filled;
          return (
            line(`M640 266Q640 300 ${x + 130} 330`, {
              pen: colour.marigold600,
              wide: 2 + 16 * share * filled,
            }) +
            clipped(
              `jar${index}`,
              x + 4,
              340,
              252,
              300,
              box(x, 640 - high, 260, high + 2, index === 2 ? colour.marigold100 : colour.marigold, {
                wide: 0,
                round: 0,
              }) + line(`M${x} ${640 - high}q65 ${8 * Math.sin(t * 4 + index)} 130 0t130 0`, { wide: 3 }),
            ) +
            line(`M${x} 340v286q0 16 16 16h228q16 0 16-16V340`, { wide: 5 })
          );
        })
        .join("") +
      type("₹90", 1010, 560, 84, {
        anchor: "middle",
        alpha: ramp(t, at(2, 0.4), 0.4),
        pen: colour.vermilion600,
      })
    );
  },
  {
    sounds: (at) => soundsAt({ tick: [0.6], run: [2], drop: [at(1, 0.4), at(1, 2)], ring: [at(2, 0.4)] }),
  },
);

export const budgetOptimization = film({
  file: "budget-optimization",
  key: 1,
  poster: [1, 18.3],
  scenes: [paused, alone, burst, jars],
});
