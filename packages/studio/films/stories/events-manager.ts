import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { bump, ease, mix, ramp } from "../kit/time.ts";
import { dimension, tick } from "../parts/marks.ts";
import { counter, slip, wire } from "../parts/screens.ts";
import { thing } from "../parts/things.ts";
import { form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const told = scene(
  [
    ["A tea merchant has 132 paid orders. Events Manager was told of 118.", "132 paid, 118 told", 0.8],
    ["Ads Manager tells you what Meta believes; here you see what it was told.", "What Meta was told", 1],
  ],
  (t, at) => {
    const value = 118 * ramp(t, -0.1, 3.2, ease.linear);
    return (
      group(
        box(0, 0, 330, 400, colour.sheet, { wide: 4, round: 6 }) +
          box(0, 0, 330, 76, colour.mat100, { wide: 4, round: 6 }) +
          type("The shop", 24, 54, 50) +
          thing("cup", 165, 190, 1.5, { turn: 2 * Math.sin(t * 2) }) +
          type("132", 165, 360, 110, { anchor: "middle" }),
        { x: 90, y: 190 },
      ) +
      wire(430, 390, 910, 1) +
      Array.from({ length: 5 }, (_, index) => {
        const since = (t * 0.5 + index / 5) % 1;
        const lost = index === 2;
        return slip(
          "",
          mix(470, lost ? 640 : 880, since),
          390 + (lost ? 420 * Math.max(0, since - 0.4) ** 1.5 : 0),
          {
            size: 0.62,
            turn: lost ? 90 * since : 0,
            alpha: (1 - ramp(since, 0.8, 0.2)) * ramp(since, 0, 0.1),
          },
        );
      }).join("") +
      group(counter("Purchases", "told", 1, value, { bump: bump(t, 3.2) }), { x: 920, y: 160 }) +
      group(thing("glass", 0, 0, 1.6), {
        x: 900 + 40 * Math.sin(t * 1.6),
        y: 560,
        alpha: ramp(t, at(1, 0.2), 0.4),
      })
    );
  },
  {
    sounds: (at) => [
      [0.6, "run"],
      [1.8, "run"],
      [3.2, "wrong"],
      [at(1, 0.3), "tick"],
    ],
  },
);

const gap = scene(
  [
    ["Of ₹1,71,600, only ₹1,41,600 was told. ₹30,000 is missing.", "A gap of ₹30,000", 0.4],
    ["Lost events: 14 × ₹1,300 = ₹18,200.", "14 × ₹1,300 = ₹18,200", 0.4],
    ["Wrong values, shipping not added: 118 × ₹100 = ₹11,800.", "118 × ₹100 = ₹11,800", 0.4],
    [
      "₹18,200 + ₹11,800 = ₹30,000. Explained to the rupee, you may trust the graph.",
      "Explained to the rupee",
      1,
    ],
  ],
  (t, at) => {
    const scale = 1060 / 30_000;
    const [lost, wrong] = [ramp(t, at(1, 0.2), 1), ramp(t, at(2, 0.2), 1)];
    const sum = ramp(t, at(3, 0.2), 0.6);
    return (
      group(dimension(110, 1170, 250, "₹30,000", 1, { below: false, size: 84 }), {
        alpha: ramp(t, 0.3, 0.5),
      }) +
      box(110, 320, 1060, 150, "none", { wide: 4, pen: colour.ink2 }) +
      box(110, 320, 18_200 * scale * lost, 150, colour.vermilionOnMat, { wide: 4 }) +
      type("₹18,200", 110 + 9100 * scale, 416, 72, { anchor: "middle", alpha: ramp(lost, 0.8, 0.2) }) +
      box(110 + 18_200 * scale, 320, 11_800 * scale * wrong, 150, colour.marigold, { wide: 4 }) +
      type("₹11,800", 110 + 24_100 * scale, 416, 72, { anchor: "middle", alpha: ramp(wrong, 0.8, 0.2) }) +
      type("lost", 110 + 9100 * scale, 550, 64, { anchor: "middle", alpha: lost }) +
      type("wrong value", 110 + 24_100 * scale, 550, 64, { anchor: "middle", alpha: wrong }) +
      tick(640, 620 + 3 * Math.sin(t * 2.4), 110, sum) +
      thing("cup", 1120 + 4 * Math.sin(t * 2), 620, 0.9)
    );
  },
  {
    sounds: (at) => [
      [0.4, "tick"],
      [at(1, 0.3), "run"],
      [at(2, 0.3), "run"],
      [at(3, 0.4), "merge"],
    ],
  },
);

/** Purchases per day: a cliff is a technical fault, a slope is business. */
const shapeOf = (x: number, heights: readonly number[], t: number, from: number, fill: string) =>
  heights
    .map((high, index) =>
      box(
        x + index * 68,
        560 - high * ramp(t, from + index * 0.12, 0.5),
        54,
        high * ramp(t, from + index * 0.12, 0.5),
        fill,
        { wide: 3 },
      ),
    )
    .join("");

const shapes = scene(
  [
    ["A flat line with a step down is a technical fault.", "A cliff: a script is gone", 0.8],
    ["A slope is business.", "A slope: business", 1.4],
  ],
  (t, at) =>
    line("M70 560H610M680 560H1220", { wide: 4 }) +
    shapeOf(95, [250, 250, 245, 252, 60, 58, 60], t, 0.2, colour.vermilionOnMat) +
    shapeOf(705, [255, 240, 222, 205, 190, 172, 160], t, at(1, 0.2), colour.marigold) +
    type("fault", 340, 640, 64, { anchor: "middle", pen: colour.vermilion600, alpha: ramp(t, 1.2, 0.4) }) +
    type("business", 950, 640, 64, { anchor: "middle", alpha: ramp(t, at(1, 1), 0.4) }) +
    group(thing("glass", 0, 0, 1.3), {
      x: mix(420, 1020, ramp(t, at(1, 0.3), 1)) + 20 * Math.sin(t * 2),
      y: 300,
    }),
  {
    sounds: (at) => [
      [0.3, "run"],
      [0.9, "wrong"],
      [at(1, 0.3), "run"],
      [at(1, 1.1), "ring"],
    ],
  },
);

const weekly = form({
  app: "Events Manager",
  beats: [
    ["Once a week set the last 7 days against the 7 before.", "A quarter of an hour", 0.6],
    ["Then clear Diagnostics: repair each entry, or dismiss it with a reason.", "Clear Diagnostics", 1],
  ],
  fields: [
    { label: "Compare", before: "Off", after: "7 days before", at: 0 },
    { label: "Diagnostics", before: "Open", after: "Cleared", at: 1 },
  ],
});

export const eventsManager = film({
  file: "events-manager",
  key: 4,
  poster: [1, 6],
  scenes: [
    title("Events Manager", ["See what Meta", "was told"], "Events Manager: see what Meta was told.", (t) =>
      thing("glass", 0, 0, 2.6, { turn: 6 * Math.sin(t * 2) }),
    ),
    told,
    gap,
    pause({
      ask: "Purchases fall off a cliff. Look where?",
      options: ["Events Manager", "The audience", "The budget"],
      right: 0,
      says: "Pause and answer: purchases fall off a cliff overnight. Where do you look first?",
      because: "Events Manager. Most often a script was removed from the shop.",
    }),
    shapes,
    weekly,
    recap(
      [
        {
          words: "Compare",
          drawing: (done) =>
            box(-80, 80 - 160 * done, 60, 160 * done, colour.mat300) +
            box(10, 80 - 130 * done, 60, 130 * done, colour.marigold),
        },
        { words: "Explain the gap", drawing: (done) => thing("glass", 0, 0, 1.7 * done) },
        { words: "Then trust", drawing: (done) => tick(0, 0, 150, done, colour.marigold) },
      ],
      "Compare, explain the gap, and then trust the graph.",
    ),
  ],
});
