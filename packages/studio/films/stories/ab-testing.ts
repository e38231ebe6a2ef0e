import { film, scene } from "../kit/film.ts";
import { box, clipped, colour, dot, group, line, type } from "../kit/pens.ts";
import { bump, ease, mix, ramp } from "../kit/time.ts";
import { dimension, plumb } from "../parts/marks.ts";
import { thing } from "../parts/things.ts";
import { bars, pillars } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const [soldA, soldB] = [48, 63];

/** A page that is tested: its letter on a sheet. */
const page = (letter: string, x: number, y: number, fill: string, lift = 0) =>
  group(
    box(-120, -90, 240, 180, colour.sheet, { wide: 4 }) +
      box(-120, -90, 240, 40, fill, { wide: 4 }) +
      type(letter, 0, 56, 130, { anchor: "middle" }),
    { x, y: y - lift },
  );

const split = scene(
  [
    ["A diary maker sends equal traffic to two pages.", "Equal traffic, at random"],
    ["A sells 48 diaries.", "A sells 48"],
    ["B sells 63, nearly a third more. Everybody in the room wants B.", "B sells 63", 0.6],
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
  {
    sounds: (at) => [
      [0.3, "drop"],
      [at(1, 0.1), "run"],
      [at(2, 0.1), "run"],
      [at(2, 1.7), "ring"],
    ],
  },
);

/** Two shops with the same page: how far apart chance alone sets them. The figures of the sway are drawn, not named. */
const chance = scene(
  [
    ["But chance alone moves such numbers, with nobody touching anything.", "Chance moves both"],
    ["So how large must a difference be before you may believe it?", "How large is large enough?", 0.8],
  ],
  (t, at) => {
    const swayA = 46 * Math.sin(t * 1.7) + 22 * Math.sin(t * 3.1);
    const swayB = 46 * Math.sin(t * 1.3 + 2) + 24 * Math.sin(t * 2.7 + 1);
    const unit = 14;
    const bar = (y: number, many: number, fill: string, letter: string, sway: number) =>
      box(170, y, many * unit - 60 + sway, 110, fill, { wide: 4 }) +
      type(letter, 110, y + 80, 84, { anchor: "middle" }) +
      group(plumb(t, 0, 0, 1), { x: 170 + many * unit - 60 + sway, y: y - 2 });
    return (
      bar(220, 55, colour.mat300, "A", swayA) +
      bar(420, 55, colour.marigold, "B", swayB) +
      line("M170 190V560", { wide: 4 }) +
      group(
        dimension(Math.min(swayA, swayB) + 880, Math.max(swayA, swayB) + 880, 610, "?", 1, { size: 72 }),
        { alpha: ramp(t, at(1, 0.3), 0.5) },
      )
    );
  },
  {
    sounds: (at) => [
      [0.4, "tick"],
      [1.6, "tick"],
      [at(1, 0.4), "wrong"],
    ],
  },
);

const hurdle = scene(
  [
    ["Count all conversions together: 111.", "48 + 63 = 111"],
    [
      "The root of 111 is about 10.5. A square of 111 diaries has sides that long.",
      "Root of 111: about 10.5",
      0.6,
    ],
    ["A believable difference is more than twice that: 2 × 10.5 = 21.", "2 × 10.5 = 21"],
    ["The difference seen is 63 − 48 = 15. It does not clear the bar.", "63 − 48 = 15", 1],
  ],
  (t, at) => {
    const cell = 34;
    const side = 10.5;
    // Eleven rows of eleven, cropped to a square of 10.5: its area is 111
    const cells = Array.from({ length: 121 }, (_, index) =>
      box(
        91 + (index % 11) * cell,
        201 + Math.floor(index / 11) * cell,
        cell - 4,
        cell - 4,
        index < soldA ? colour.mat300 : colour.marigold,
        {
          wide: 2,
          alpha: ramp(t, 0.1 + index * 0.011, 0.3, ease.out),
        },
      ),
    );
    const squares = clipped("diaries", 88, 198, side * cell, side * cell, cells.join(""));
    const two = ramp(t, at(2, 0.2), 0.9);
    const jump = ramp(t, at(3, 0.2), 0.7);
    const unit = 18;
    const floor = 600;
    const height = mix(side, 21, two) * unit;
    const high = 15 * unit * jump;
    return (
      squares +
      group(dimension(86, 86 + side * cell, 610, "10.5", 1), { alpha: ramp(t, at(1, 0.5), 0.4) }) +
      group(
        line(`M640 ${floor}H1200`, { wide: 4 }) +
          box(690, floor - height, 22, height, colour.mat800) +
          box(1120, floor - height, 22, height, colour.mat800) +
          box(690, floor - height - 16, 452, 22, colour.vermilion) +
          type(two > 0.9 ? "21" : "10.5", 1160, floor - height + 12, 64, {
            pen: colour.vermilion600,
            rolling: two > 0 && two < 0.9,
          }),
        { alpha: ramp(t, at(1, 1), 0.4) },
      ) +
      group(
        box(800, floor - high, 180, high, colour.marigold, { wide: 4 }) +
          type("15", 890, floor - high + 84, 80, { anchor: "middle", alpha: ramp(jump, 0.8, 0.2) }),
        { alpha: jump > 0 ? 1 : 0 },
      ) +
      plumb(t, 890, floor - Math.max(high, 8), 1)
    );
  },
  {
    sounds: (at) => [
      [0.2, "run"],
      [at(1, 0.5), "tick"],
      [at(2, 0.3), "drop"],
      [at(3, 0.3), "run"],
      [at(3, 1), "wrong"],
    ],
  },
);

const longer = pillars({
  most: 32,
  beats: [
    ["Run it twice as long at the same rates: 126 − 96 = 30.", "Twice as long", 0.4],
    ["The bar is then at roughly 30: only just on the line.", "Probably B, not proven", 0.4],
    ["The honest verdict after ₹48,000: probably B, not proven.", undefined, 0.8],
  ],
  items: [
    { name: "One run", value: 15, label: "15", at: 0 },
    { name: "Twice as long", value: 30, label: "30", at: 0, fill: colour.marigold },
  ],
  mark: { value: 30, label: "roughly 30 needed", at: 1 },
});

const decided = bars({
  dark: true,
  most: 240,
  beats: [
    ["The more orders, the smaller the difference that counts.", "How far apart?", 0.4],
    ["27 against 13 can be believed. So can 60 against 40.", "60 to 40", 0.6],
    ["With 400 orders, it takes 220 against 180.", "220 to 180", 0.8],
  ],
  rows: [
    { name: "40 orders", value: 13 * 6, label: "13", at: 0, fill: colour.mat300 },
    { name: "100 orders", value: 20 * 6, label: "20", at: 1, fill: colour.mat300 },
    { name: "400 orders", value: 40 * 6, label: "40", at: 2, fill: colour.marigold },
  ],
});

export const abTesting = film({
  file: "ab-testing",
  key: 5,
  poster: [3, 15.2],
  scenes: [
    title("A/B testing", ["Better,", "or just lucky?"], "A/B testing: better, or just lucky?", (t) =>
      group(
        page("A", -90, 0, colour.mat300, 8 * Math.sin(t * 2)) +
          page("B", 90, 60, colour.marigold, -8 * Math.sin(t * 2)),
        { size: 0.9 },
      ),
    ),
    split,
    chance,
    hurdle,
    pause({
      ask: "B leads 63 to 48. Verdict?",
      options: ["B has won", "Not proven", "A is bad"],
      right: 1,
      says: "Pause and answer: B leads by 63 to 48. What do you write into the log?",
      because: "Not proven. 15 is less than the 21 that chance asks for.",
    }),
    longer,
    decided,
    recap(
      [
        {
          words: "Split fairly",
          drawing: (done) =>
            page("A", -70, 0, colour.mat300) + group(page("B", 70, 20, colour.marigold), { alpha: done }),
        },
        { words: "Fix the date", drawing: (done) => thing("clock", 0, 0, 1.7 * done) },
        {
          words: "Clear the bar",
          drawing: (done) =>
            box(-110, -60, 220, 20, colour.vermilion) +
            line("M-90-40V90M90-40V90", { pen: colour.onMat, wide: 8 }) +
            box(-30, 90 - 190 * done, 60, 190 * done, colour.marigold),
        },
      ],
      "Split fairly, fix the date, and ask for twice the root.",
    ),
  ],
});
