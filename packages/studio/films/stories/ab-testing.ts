import { film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp } from "../kit/time.ts";
import { cross, dimension, plumb, pointer, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { adsScreen } from "../parts/report.ts";
import { field } from "../parts/screens.ts";
import { thing } from "../parts/things.ts";

const [soldA, soldB] = [48, 63];

/** A page that is tested: its letter on a sheet. */
const page = (letter: string, x: number, y: number, fill: string, lift = 0) =>
  group(
    box(-120, -90, 240, 180, colour.sheet, { wide: 4 }) +
      box(-120, -90, 240, 40, fill, { wide: 4 }) +
      type(letter, 0, 56, 130, { anchor: "middle" }),
    { x, y: y - lift },
  );

/** Visitors go to one of two pages, and diaries come out. */
const split = scene(
  [
    ["A/B testing: a diary maker sends equal traffic to two pages.", "A/B testing", 1.2],
    ["A sells 48 diaries.", "A sells 48"],
    ["B sells 63, nearly a third more. Everybody in the room wants B.", "B sells 63", 0.8],
  ],
  (t, at) => {
    const a = soldA * ramp(t, at(1, 0.1), 1.2, ease.linear);
    const b = soldB * ramp(t, at(2, 0.1), 1.4, ease.linear);
    const stream = Array.from({ length: 14 }, (_, index) => {
      const since = (t * 0.42 + index / 14) % 1;
      const down = (index * 7) % 2 === 0;
      const y = since < 0.45 ? 400 : mix(400, down ? 530 : 260, ramp(since, 0.45, 0.25));
      return dot(mix(60, 560, since), y, 15, down ? colour.marigold : colour.mat300, {
        alpha: 1 - ramp(since, 0.9, 0.1),
      });
    }).join("");
    const stacked = (many: number, y: number, fill: string) =>
      Array.from({ length: Math.floor(many + 1e-6) }, (_, index) =>
        box(850 + (index % 21) * 17, y + 46 - Math.floor(index / 21) * 46, 13, 38, fill, { wide: 2 }),
      ).join("");
    return (
      line("M60 432H320L540 562M320 368L540 228M60 368H320", { pen: colour.rule, wide: 4 }) +
      stream +
      page("A", 690, 250, colour.mat300, 6 * bump(t, at(1, 0.1), 1.2)) +
      page("B", 690, 520, colour.marigold, 6 * bump(t, at(2, 0.1), 1.4)) +
      stacked(a, 242, colour.mat300) +
      stacked(b, 512, colour.marigold) +
      thing("book", 180, 580, 1.1)
    );
  },
  { sounds: (at) => soundsAt({ drop: [0.3], run: [at(1, 0.1), at(2, 0.1)], ring: [at(2, 1.7)] }) },
);

/** How far apart 111 tosses of a coin end, two hundred times over: the numbers of a plain generator. */
const apart: readonly number[] = (() => {
  let state = 2_209_414;
  const heads = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 < 0.5 ? -1 : 1;
  };
  return Array.from({ length: 200 }, () =>
    Array.from({ length: 111 }, heads).reduce((sum, one) => sum + one, 0),
  );
})();
const floor = 590;
const diffX = (difference: number) => 640 + difference * 16;

/** What chance does to two pages that are alike, as a heap; then where the 15 of the diary maker falls. */
const chance = scene(
  [
    ["Suppose both pages were the same. Chance alone would set them apart.", "The same page, twice", 1],
    [
      "Toss 111 orders like a coin, again and again, and stack the difference.",
      "Chance, again and again",
      3.4,
    ],
    asks("B leads by 15. What do you write into the log?", "B leads by 15"),
    ["Not proven. At 15 lies much that nobody has caused.", "Not proven", 1.8],
    ["Believe what is beyond twice the root of all orders: 2 × 10.5 = 21.", "Believe beyond 21", 2],
  ],
  (t, at) => {
    const tossed = 3 * ramp(t, 0.5, 1.8, ease.linear) + 203 * ramp(t, at(1, 0.3), 5, ease.linear);
    const bound = ramp(t, at(4, 0.4), 0.8);
    const heap = new Map<number, number>();
    const blocks = apart.slice(0, Math.ceil(tossed)).map((difference, index) => {
      const level = heap.get(difference) ?? 0;
      heap.set(difference, level + 1);
      const falls = ramp(tossed, index, index < 3 ? 0.8 : 6, ease.in);
      const far = Math.abs(difference) > 21;
      return box(
        diffX(difference) - 14,
        mix(160, floor - (level + 1) * 19, falls),
        28,
        17,
        far && bound > 0.5 ? colour.marigold : colour.mat300,
        {
          wide: 1.5,
          round: 1,
        },
      );
    });
    return (
      blocks.join("") +
      line(`M90 ${floor + 2}H1190`, { pen: colour.onMat, wide: 4 }) +
      group(page("A", 240, 330, colour.mat300) + page("B", 1040, 330, colour.mat300), {
        alpha: 1 - ramp(t, at(1, 0.1), 0.4),
      }) +
      type("A leads", 110, floor - 62, 54, { pen: colour.onMat2, alpha: ramp(t, 1, 0.3) }) +
      type("B leads", 1170, floor - 62, 54, { pen: colour.onMat2, anchor: "end", alpha: ramp(t, 1, 0.3) }) +
      line(`M${diffX(-21)} ${floor}V${floor - 330 * bound}M${diffX(21)} ${floor}V${floor - 330 * bound}`, {
        pen: colour.vermilionOnMat,
        wide: 6,
        alpha: bound > 0 ? 1 : 0,
      }) +
      type("21", diffX(21), floor - 350, 64, {
        anchor: "middle",
        pen: colour.vermilionOnMat,
        alpha: ramp(bound, 0.8, 0.2),
      }) +
      plumb(t, mix(diffX(0), diffX(15), ramp(t, at(2, 0.3), 0.8)), 250, 1.1) +
      line(`M${diffX(15)} 262V${floor}`, {
        pen: colour.marigold,
        wide: 5,
        dash: "12 12",
        alpha: ramp(t, at(2, 1), 0.4),
      }) +
      type("15", diffX(15), 190, 72, {
        anchor: "middle",
        pen: colour.marigold,
        alpha: ramp(t, at(2, 1.1), 0.3),
      }) +
      thinkingTime(t, at, 3, { x: 140, y: 672 })
    );
  },
  {
    dark: true,
    sounds: (at) => [
      ...thinkingTicks(at, 3),
      ...soundsAt({
        tick: [0.8, 1.4, 2],
        run: [at(1, 0.4), at(1, 2), at(1, 3.6)],
        wrong: [at(3, 0.4)],
        merge: [at(4, 0.8)],
      }),
    ],
  },
);

const cell = 34;
const side = 10.5;
const unit = 13;

/** Rows of as many, cropped to a square whose side is `root`: its area is their number, those of A first. */
const orders = (t: number, root: number, ofA: number, alpha: number): string => {
  const [rows, step] = [Math.ceil(root), (side * cell) / root];
  return Array.from({ length: rows * rows }, (_, index) =>
    box(
      91 + (index % rows) * step,
      171 + Math.floor(index / rows) * step,
      step - 4,
      step - 4,
      index < ofA ? colour.mat300 : colour.marigold,
      { wide: 2, alpha: alpha * ramp(t, 0.1 + index * 0.011, 0.3, ease.out) },
    ),
  ).join("");
};

/** All orders in a square, whose side is the root; twice that side is the hurdle, and the difference jumps. */
const hurdle = scene(
  [
    ["All 111 orders in a square: its side, the root, is about 10.5.", "The root: about 10.5", 1.4],
    ["Twice the side is the hurdle: 21. The difference of 15 does not clear it.", "15 does not clear 21", 2],
    ["Twice as long at the same rates: 126 − 96 = 30, against roughly 30.", "30, against roughly 30", 2],
    [
      "Only then just on the line. The honest verdict: probably B, not proven.",
      "Probably B, not proven",
      1.6,
    ],
  ],
  (t, at) => {
    const two = ramp(t, at(1, 0.2), 0.8);
    const jump = ramp(t, at(1, 1.6), 0.8);
    const longer = ramp(t, at(2, 0.4), 1.2);
    const height = mix(side * (1 + two), 29.8, longer) * unit;
    const high = mix(15 * jump, 30, longer) * unit;
    return (
      clipped("diaries", 88, 168, side * cell, side * cell, orders(t, side, soldA, 1 - longer)) +
      clipped("twice", 88, 168, side * cell, side * cell, orders(t, 14.9, 2 * soldA, longer)) +
      dimension(88, 88 + side * cell, 572, "10.5", ramp(t, 1.9, 0.4) * (1 - longer)) +
      type("222 orders", 88 + (side * cell) / 2, 610, 60, {
        anchor: "middle",
        alpha: ramp(longer, 0.5, 0.5),
      }) +
      line("M640 620H1200", { wide: 4 }) +
      group(
        box(690, 620 - height, 20, height, colour.mat800) +
          box(1120, 620 - height, 20, height, colour.mat800) +
          box(690, 620 - height - 14, 450, 20, colour.vermilion),
        { alpha: ramp(t, 2.2, 0.4) },
      ) +
      type(longer > 0.95 ? "30" : two > 0.9 ? "21" : "10.5", 1160, 620 - height + 8, 60, {
        pen: colour.vermilion600,
        rolling: (two > 0 && two < 0.9) || (longer > 0 && longer < 0.95),
        alpha: ramp(t, 2.2, 0.4),
      }) +
      (jump > 0
        ? box(810, 620 - high, 190, high, colour.marigold, { wide: 4 }) +
          type(longer > 0.95 ? "30" : "15", 905, 620 - high + 78, 74, {
            anchor: "middle",
            rolling: longer > 0 && longer < 0.95,
            alpha: ramp(jump, 0.8, 0.2),
          })
        : "") +
      plumb(t, 905, 620 - Math.max(high, 8) - 16, 1)
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        run: [0.2, at(2, 0.5)],
        tick: [1.9],
        drop: [at(1, 0.3)],
        wrong: [at(1, 2.3)],
        merge: [at(2, 1.6)],
        ring: [at(3, 0.5)],
      }),
  },
);

/** The money that one ad set gives to each of its two ads by Tuesday. */
const fair = scene(
  [
    ["Two ads in one ad set are no test: one gets most of the money.", "Not a test", 2],
    ["In Experiments people are split at random, and both sides get the same.", "The same for both", 2.4],
    ["Fix the end date and the metric before the start, and touch nothing.", "Fixed before the start", 2.6],
  ],
  (t, at) => {
    const even = ramp(t, at(1, 0.5), 0.9);
    const poured = ramp(t, 0.5, 2, ease.linear);
    const forms = ramp(t, at(2, -0.1), 0.4);
    const days = 7 * ramp(t, at(2, 2.6), 1.4, ease.linear);
    return (
      group(
        [0, 1]
          .map((ad) => {
            const share = mix(ad ? 0.14 : 0.86, 0.5, even) * poured;
            return group(
              page(ad ? "B" : "A", 0, -280, ad ? colour.marigold : colour.mat300) +
                box(-120, -150, 240, 330, colour.sheet, { wide: 4 }) +
                box(-120, 180 - 330 * share, 240, 330 * share, colour.marigold, { wide: 0, round: 0 }) +
                line(`M-120 ${180 - 330 * share}q60 ${8 * Math.sin(t * 4 + ad)} 120 0t120 0`, { wide: 4 }) +
                box(-120, -150, 240, 330, "none", { wide: 4 }),
              { x: 400 + ad * 440, y: 460, size: 0.86 },
            );
          })
          .join("") +
          cross(620, 460, 50, ramp(t, 2.6, 0.5) * (1 - ramp(t, at(1, 0.3), 0.3))) +
          tick(620, 460, 90, ramp(t, at(1, 1.6), 0.4)),
        { alpha: 1 - forms },
      ) +
      group(
        adsScreen(
          t,
          "A/B test",
          470,
          field(
            { label: "Metric", before: "Choose", after: "Cost per purchase" },
            34,
            104,
            1072,
            ramp(t, at(2, 0.9), 0.25),
            t > at(2, 0.3) && t < at(2, 1.5) ? 1 : 0,
          ) +
            field(
              { label: "Ends", before: "Choose", after: "After seven days" },
              34,
              204,
              1072,
              ramp(t, at(2, 2), 0.25),
              t > at(2, 1.5) && t < at(2, 2.6) ? 1 : 0,
            ) +
            Array.from(
              { length: 7 },
              (_, day) =>
                box(60 + day * 146, 330, 130, 90, colour.sheet, { wide: 3, round: 4 }) +
                box(60 + day * 146, 330, 130 * clamp(days - day), 90, colour.mat300, { wide: 0, round: 4 }) +
                tick(125 + day * 146, 378, 46, ramp(days, day + 0.8, 0.2)),
            ).join(""),
        ) +
          pointer(t, [
            { moment: at(2, 0.9), x: 960, y: 290 },
            { moment: at(2, 2), x: 960, y: 390 },
          ]),
        { alpha: forms },
      )
    );
  },
  {
    sounds: (at): Sound[] =>
      soundsAt({
        run: [0.6, at(2, 2.7)],
        wrong: [2.7],
        merge: [at(1, 0.9)],
        click: [at(2, 0.9), at(2, 2)],
        ring: [at(2, 4)],
      }),
  },
);

export const abTesting = film({
  file: "ab-testing",
  key: 5,
  poster: [2, 12.4],
  scenes: [split, chance, hurdle, fair],
});
