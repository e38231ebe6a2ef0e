import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { ease, ramp } from "../kit/time.ts";
import { tick } from "../parts/marks.ts";
import { balance, pile } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const fills = [
  colour.mat300,
  colour.marigold,
  colour.mat100,
  colour.marigold100,
  colour.vermilionOnMat,
  colour.mat600,
];

/** A card of the carousel: a bedsheet in its colour, and its price as a line. */
const card = (index: number, x: number, y: number) =>
  group(
    box(-140, -170, 280, 340, colour.sheet, { wide: 4 }) +
      box(-120, -150, 240, 220, fills[index % 6] ?? "", { wide: 2 }) +
      line("M-120-60h240", { wide: 2 }) +
      line("M-60-60v130M0-60v130M60-60v130", { wide: 2, dash: "4 12" }) +
      line("M-116 104h150M-116 132h90", { pen: colour.ink2, wide: 7 }) +
      box(60, 96, 60, 44, colour.marigold, { wide: 2 }),
    { x, y },
  );

const shelf = scene(
  [
    ["A carousel is a shelf of two to ten cards.", "A shelf to swipe"],
    ["People who compare two designs often buy both.", "Two designs, both bought", 0.5],
    ["If card three could be dropped unnoticed, you wanted an image ad.", "Every card must count", 1],
  ],
  (t, at) => {
    const swiped = 310 * (ramp(t, 1.2, 0.7) + ramp(t, 2.3, 0.7)) - 310 * ramp(t, at(1, 0.2), 0.7);
    const dropped = ramp(t, at(2, 0.8), 1, ease.in);
    const cards = Array.from({ length: 6 }, (_, index) =>
      card(
        index,
        260 + index * 310 - swiped,
        390 + (index === 2 ? 500 * dropped : 0) + 2 * Math.sin(t * 2 + index),
      ),
    ).join("");
    return (
      cards +
      [1, 2]
        .map((index) =>
          tick(
            260 + index * 310 - swiped + 70,
            270,
            90,
            ramp(t, at(1, 1) + index * 0.4, 0.4) * (t > at(2) ? 0 : 1),
          ),
        )
        .join("") +
      group(
        `<path d="M0 0q-4-60 22-72q30-6 34 46l6 52q6 50-16 86l-52 26z" fill="${colour.marigold100}" stroke="${colour.ink}" stroke-width="4"/>`,
        {
          x: 900 - 240 * ((ramp(t, 1.2, 0.7) + ramp(t, 2.3, 0.7)) % 1),
          y: 570,
          alpha: 1 - ramp(t, at(1), 0.4),
        },
      )
    );
  },
  {
    sounds: (at) => [
      [1.2, "tick"],
      [2.3, "tick"],
      [at(1, 1.4), "ring"],
      [at(1, 1.8), "ring"],
      [at(2, 0.9), "drop"],
    ],
  },
);

const perOrder = bars({
  dark: true,
  most: 455,
  beats: [
    ["The image: ₹23,400 ÷ 60 = ₹390 per order.", "₹23,400 ÷ 60 = ₹390"],
    ["The carousel: ₹23,520 ÷ 56 = ₹420. The image wins, says the report.", "₹23,520 ÷ 56 = ₹420", 0.8],
  ],
  rows: [
    { name: "Image", value: 390, label: "₹390", at: 0, fill: colour.marigold },
    { name: "Carousel", value: 420, label: "₹420", at: 1 },
  ],
});

const left = scene(
  [
    ["But baskets differ: ₹1,100 against ₹1,450. Half of each remains.", "Now weigh what is left", 0.5],
    ["Image: 60 × ₹550 − ₹23,400 = ₹9,600.", "₹9,600", 0.4],
    ["Carousel: 56 × ₹725 − ₹23,520 = ₹17,080.", "₹17,080", 1.2],
  ],
  (t, at) => {
    const [a, b] = [ramp(t, at(1, 0.3), 1), ramp(t, at(2, 0.3), 1.2)];
    return balance(
      640,
      250,
      -9 * a + 18 * b + 1.2 * Math.sin(t * 2),
      pile(0, 0, 3.4 * a) + type("Image", 0, 130, 60, { anchor: "middle" }),
      pile(0, 0, 6 * b) + type("Carousel", 0, 130, 60, { anchor: "middle" }),
    );
  },
  {
    sounds: (at) => [
      [0.4, "drop"],
      [at(1, 0.4), "run"],
      [at(2, 0.4), "run"],
      [at(2, 1.6), "merge"],
    ],
  },
);

const order = form({
  app: "Best cards first",
  beats: [
    ["Show best-performing cards first: leave it on for a range.", "A range: leave it on", 0.6],
    ["Switch it off for steps, or people meet step four before step one.", "Steps: switch it off", 1.6],
  ],
  fields: [
    { kind: "switch", label: "For a range", before: "Off", after: "On", at: 0 },
    { kind: "switch", label: "For steps", before: "On", after: "Off", at: 1 },
  ],
});

export const carouselAds = film({
  file: "carousel-ads",
  key: 3,
  poster: [1, 6.2],
  scenes: [
    title(
      "Carousel ads",
      ["Costlier order,", "better order"],
      "Carousel ads: a costlier order, a better order.",
      (t) => group(card(1, -60, 10) + card(0, 40, 0), { size: 0.72, turn: 3 * Math.sin(t * 2) }),
    ),
    shelf,
    perOrder,
    pause({
      ask: "₹390 against ₹420 per order. Who wins?",
      options: ["The image", "The carousel", "It depends"],
      right: 2,
      says: "Pause and answer: ₹390 against ₹420 per order. Who wins?",
      because: "It depends on what each basket leaves. Cost per order is half the sum.",
    }),
    left,
    order,
    recap(
      [
        {
          words: "Something to compare",
          drawing: (done) => group(card(1, -70, 0) + card(0, 70 * done, 10), { size: 0.55 }),
        },
        { words: "Count what is left", drawing: (done) => pile(0, 90, 9 * done, { high: 20 }) },
      ],
      "Give people something to compare, and count what is left.",
    ),
  ],
});
