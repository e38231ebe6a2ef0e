import { type At, film, type Sound, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, rupees, type } from "../kit/pens.ts";
import { ease, mix, ramp, span } from "../kit/time.ts";
import { pointer, ring, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { adsScreen, report, toggle } from "../parts/report.ts";
import { phone } from "../parts/screens.ts";
import { thing } from "../parts/things.ts";

const cloths = [
  colour.vermilionOnMat,
  colour.mat300,
  colour.marigold,
  colour.mat600,
  colour.pencil,
  colour.marigold100,
  colour.vermilion,
];

/** A folded bedsheet of the range, 200 by 200, around its middle. */
const sheet = (design: number, x: number, y: number, size = 1): string => {
  const fill = cloths[design % cloths.length] ?? "";
  const pattern = [
    "M-100-60H100M-100-20H100M-100 20H100M-100 60H100",
    "M-60-100V100M-20-100V100M20-100V100M60-100V100",
    "M-100-100L100 100M-100 100L100-100M0-100L100 0 0 100-100 0z",
    "M-70-70h50v50h-50zM20-70h50v50h-50zM-70 20h50v50h-50zM20 20h50v50h-50z",
    "M-100-40q50-50 100 0t100 0M-100 20q50-50 100 0t100 0M-100 80q50-50 100 0t100 0",
    "M-50-50v.1M0-50v.1M50-50v.1M-50 0v.1M0 0v.1M50 0v.1M-50 50v.1M0 50v.1M50 50v.1",
    "M-100-40l50-44 50 44 50-44 50 44M-100 20l50-44 50 44 50-44 50 44M-100 80l50-44 50 44 50-44 50 44",
  ][design % cloths.length];
  return group(
    box(-100, -100, 200, 200, fill, { wide: 4 }) +
      line(pattern ?? "", { pen: colour.sheet, wide: design === 5 ? 20 : 7, alpha: 0.75 }) +
      box(-100, -100, 200, 200, "none", { wide: 4 }) +
      line("M-100 70q100 26 200 0", { wide: 4 }),
    { x, y, size },
  );
};

const basket = (
  x: number,
  y: number,
  designs: readonly number[],
  price: string,
  shown: number,
  t: number,
): string =>
  group(
    designs
      .map((design, index) =>
        sheet(design, -30 + index * 64, -76 - index * 12 + 2 * Math.sin(t * 2 + index), 0.56),
      )
      .join("") +
      line("M-120-20h240l-30 90h-180zM-120-20l-30-50h-40", { wide: 6 }) +
      dot(-70, 92, 16, colour.sheet) +
      dot(70, 92, 16, colour.sheet) +
      type(price, 170, 50, 84),
    { x, y, alpha: shown },
  );

/** A thumb on a phone that swipes along a shelf; then what was put into two baskets. */
const swipe = scene(
  [
    ["Carousel ads: a shelf of cards. This one holds a bedsheet shop's range.", "Carousel ads", 0.8],
    ["She swipes, compares, and swipes back.", "Something to compare", 3],
    ["The image ad sells one sheet: ₹1,100. Two that were compared: ₹1,450.", "₹1,100 against ₹1,450", 2.2],
  ],
  (t, at) => {
    const place =
      ramp(t, at(1, 0.4), 0.6) +
      ramp(t, at(1, 1.3), 0.6) +
      ramp(t, at(1, 2.2), 0.6) -
      ramp(t, at(1, 3.4), 0.7);
    const moving = (place % 1) * (1 - (place % 1)) * 4;
    const baskets = ramp(t, at(2, -0.3), 0.6);
    const cards = Array.from({ length: 6 }, (_, index) =>
      sheet(index, 150 + (index - place) * 232, 250, 1.08),
    ).join("");
    return (
      group(cards, { x: mix(490, 120, baskets), y: 148 + 2 * Math.sin(t * 2), alpha: 0.22 * (1 - baskets) }) +
      group(
        phone(
          0,
          0,
          290,
          "shelf",
          box(0, 0, 300, 100, colour.sheet, { wide: 0, round: 0 }) +
            dot(46, 56, 24, colour.mat600) +
            line("M86 46h120M86 68h70", { pen: colour.ink2, wide: 8 }) +
            cards +
            Array.from({ length: 6 }, (_, index) =>
              dot(90 + index * 24, 400, 7, Math.round(place) === index ? colour.ink : colour.rule, {
                wide: 0,
              }),
            ).join("") +
            line("M30 446h150M30 476h90", { pen: colour.ink2, wide: 9 }),
        ) + dot(mix(250, 70, place % 1), 330, 34, colour.skin, { wide: 4, alpha: moving }),
        { x: mix(490, 120, baskets), y: 148 + 2 * Math.sin(t * 2) },
      ) +
      (baskets > 0
        ? basket(720, 300, [0], "₹1,100", ramp(t, at(2, 0.3), 0.4), t) +
          basket(720, 572, [2, 3], "₹1,450", ramp(t, at(2, 2.2), 0.4), t)
        : "")
    );
  },
  {
    sounds: (at) => [
      ...[0.5, 1.4, 2.3, 3.5].map((later): Sound => [at(1, later), "tick"]),
      ...soundsAt({ drop: [0.3], click: [at(2, 0.4)], ring: [at(2, 2.3)] }),
    ],
  },
);

const columns = [
  ["Ad", 30],
  ["Per order", 260],
  ["Order", 480],
  ["Half", 690],
  ["Left", 870],
] as const;
const ads = [
  {
    name: "Image",
    per: "₹390",
    order: "₹1,100",
    half: 550,
    many: 60,
    spent: 23_400,
    left: "₹9,600",
    beat: 2,
  },
  {
    name: "Carousel",
    per: "₹420",
    order: "₹1,450",
    half: 725,
    many: 56,
    spent: 23_520,
    left: "₹17,080",
    beat: 3,
  },
] as const;
/** Pixels of a rupee in the bars below the report. */
const perRupee = 1100 / 40_600;

/** What the orders leave, to scale; the ads are taken off, and the rest stands. */
const sums = (t: number, at: At): string =>
  ads
    .map(({ half, many, spent, left, beat }, row) => {
      const [grown, cover] = [ramp(t, at(beat, 0.4), 0.8), ramp(t, at(beat, 2), 0.7)];
      const [all, taken] = [half * many * perRupee, spent * perRupee];
      return group(
        box(0, 0, all * grown, 66, row ? colour.marigold : colour.mat300, { wide: 4 }) +
          type(`${many} × ${rupees(half)}`, 24, 49, 50, {
            alpha: span(t, at(beat, 0.6), at(beat, 2.3), 0.2),
          }) +
          box(0, 0, taken * cover, 66, colour.vermilionOnMat, { wide: 4 }) +
          type(`ads ${rupees(spent)}`, 24, 49, 50, { alpha: ramp(cover, 0.8, 0.2) }) +
          type(left, taken + 24, 49, 54, { alpha: ramp(t, at(beat, 2.7), 0.3) }),
        { x: 90, y: 526 + row * 80 },
      );
    })
    .join("");

/** A balance that cannot decide: one sheet against two. */
const balance = (t: number, alpha: number): string => {
  const tilt = 7 * Math.sin(t * 2);
  const drop = Math.sin((tilt * Math.PI) / 180) * 230;
  return group(
    line("M0-6V88M-60 88H60", { wide: 7 }) +
      group(line("M-230 0H230", { wide: 7 }), { turn: tilt }) +
      [-1, 1]
        .map((side) =>
          group(
            line("M-70 44L0 0 70 44M-80 44H80", { wide: 4 }) +
              (side < 0 ? sheet(0, 0, 18, 0.24) : sheet(2, -27, 18, 0.24) + sheet(3, 27, 18, 0.24)),
            { x: side * 230, y: side * drop },
          ),
        )
        .join("") +
      dot(0, 0, 12, colour.marigold),
    { x: 640, y: 532, alpha },
  );
};

/** The week's report with a column that nobody had asked for. */
const week = scene(
  [
    [
      "The report compares cost per order: ₹390 for the image, ₹420 for the carousel.",
      "₹390 against ₹420",
      0.4,
    ],
    asks("which of the two leaves the shop more money?", "Which leaves more?"),
    ["Half of each order remains. Image: 60 × ₹550 − ₹23,400 = ₹9,600.", "60 × ₹550 − ₹23,400", 1.4],
    ["Carousel: 56 × ₹725 − ₹23,520 = ₹17,080.", "56 × ₹725 − ₹23,520", 3],
  ],
  (t, at) =>
    adsScreen(
      t,
      "Last week",
      364,
      group(
        report(
          columns,
          ads.map(({ name, per, order, half, left, beat }, row) => ({
            cells: [
              { words: name, alpha: ramp(t, 0.3 + row * 0.5, 0.3) },
              { words: per, alpha: ramp(t, 0.7 + row * 0.5, 0.3) },
              { words: order, alpha: ramp(t, at(1, 0.6 + row * 0.4), 0.3) },
              { words: rupees(half), alpha: ramp(t, at(beat, 0.3), 0.3) },
              { words: left, alpha: ramp(t, at(beat, 3), 0.3), pen: row ? colour.mat700 : colour.ink },
            ],
            fill: row && t > at(3, 3) ? colour.marigold100 : colour.sheet,
          })),
          { wide: 1100, high: 100, size: 58 },
        ),
        { x: 20, y: 82 },
      ),
    ) +
    ring(412, 402, 104, 108, ramp(t, 2.2, 0.6) * (t > at(2) ? 0 : 1)) +
    tick(1164, 452, 44, ramp(t, at(3, 3.4), 0.4)) +
    balance(t, span(t, at(2) - 5.4, at(2, 0.3), 0.3)) +
    sums(t, at) +
    thinkingTime(t, at, 2),
  {
    sounds: (at) => [
      ...thinkingTicks(at, 2),
      ...soundsAt({
        tick: [0.4],
        run: [2.3],
        bite: [at(2, 2.1), at(3, 2.1)],
        drop: [at(2, 3)],
        merge: [at(3, 3)],
      }),
    ],
  },
);

/** How many of a hundred see each card, and how many of those tap it. */
const seen = [100, 66, 48, 36, 27, 21] as const;
const taps = [0.3, 0.28, 0.12, 0.3, 0.52, 0.3] as const;

/** The breakdown by card: few have come as far as the fifth. */
const cardsOf = scene(
  [
    ["Breakdown, Carousel card. The fifth has few clicks: is it weak?", "Is card five weak?", 2],
    [
      "Later cards are seen by fewer. By its own impressions it is the strongest.",
      "By its own impressions",
      2,
    ],
    ["The third is the weak one. Replace that card, not the whole ad.", "Replace one card", 2.2],
  ],
  (t, at) => {
    const own = ramp(t, at(1, 1.4), 1);
    const out = ramp(t, at(2, 1), 0.7, ease.in);
    const fresh = ramp(t, at(2, 1.7), 0.6, ease.settle);
    return (
      seen
        .map((people, index) => {
          const x = 170 + index * 190;
          const grown = ramp(t, 0.4 + index * 0.15, 0.7);
          const tall = mix(people * 2.9, 290, own) * grown;
          const tapped = tall * (taps[index] ?? 0);
          return (
            box(x - 56, 480 - tall, 112, tall, colour.mat100, { wide: 3, round: 2 }) +
            box(
              x - 56,
              480 - tapped + Math.sin(t * 2.2 + index),
              112,
              tapped,
              index === 4 && own > 0.5 ? colour.marigold : colour.mat600,
              { wide: 3, round: 2 },
            ) +
            (index === 2
              ? sheet(2, x, 590 + 300 * out, 0.62 * (1 - 0.4 * out)) +
                (fresh > 0 ? sheet(6, x, 590 - 60 * (1 - fresh), 0.62) : "")
              : sheet(index, x, 590, 0.62))
          );
        })
        .join("") +
      line("M90 482H1200", { wide: 4 }) +
      group(
        box(0, -34, 40, 40, colour.mat100, { wide: 3 }) +
          type("seen", 56, 0, 48) +
          box(190, -34, 40, 40, colour.mat600, { wide: 3 }) +
          type("tapped", 246, 0, 48),
        { x: 800, y: 98, alpha: ramp(t, 0.6, 0.3) },
      ) +
      ring(170 + 4 * 190, 590, 84, 84, ramp(t, 2.2, 0.6) * (t > at(1, 2.4) ? 0 : 1)) +
      tick(170 + 4 * 190, 150 + 3 * Math.sin(t * 2), 60, ramp(t, at(1, 2.5), 0.4))
    );
  },
  {
    sounds: (at) =>
      soundsAt({
        run: [0.5, at(1, 1.5)],
        tick: [2.3],
        ring: [at(1, 2.6)],
        wrong: [at(2, 1.1)],
        drop: [at(2, 1.9)],
      }),
  },
);

const steps = ["Tape", "Cloth", "Stitch", "Doorstep"] as const;
/** Where each step stands when the cards that did best come first. */
const mixed = [1, 3, 2, 0] as const;

/** A blouse made to measure, and a switch that tells it from its end. */
const order = scene(
  [
    ["These cards are steps: a blouse made to measure, from tape to doorstep.", "Steps, in order", 1],
    ["Best-performing cards first: people meet step four before step one.", "Four before one", 2],
    ["Switch it off for steps. For a range leave it on.", "Off for steps", 2.4],
  ],
  (t, at) => {
    const mix1 = ramp(t, at(1, 1.2), 1) * (1 - ramp(t, at(2, 1.2), 1));
    const on = ramp(t, at(1, 0.9), 0.2) * (1 - ramp(t, at(2, 0.9), 0.2));
    const pictures = [
      () =>
        line("M-70 10h140M-60 10v-22M-30 10v-14M0 10v-22M30 10v-14M60 10v-22", {
          wide: 7,
          pen: colour.marigold600,
        }),
      () => sheet(0, 0, 0, 0.62),
      () => line("M-60 40q30-90 60 0t60 0", { wide: 7, dash: "16 12" }) + line("M40-60l20 110", { wide: 7 }),
      () => thing("dress", 0, 0, 1.35),
    ];
    return (
      steps
        .map((words, index) => {
          const x = 205 + mix(index, mixed[index] ?? 0, mix1) * 290;
          const arc = Math.sin(Math.PI * mix1) * (index % 2 ? 60 : -60);
          return group(
            box(-130, -150, 260, 320, colour.sheet, { wide: 4, round: 4 }) +
              box(-110, -130, 220, 200, colour.mat100, { wide: 2 }) +
              group(pictures[index]?.() ?? "", { y: -30 }) +
              type(String(index + 1), -106, 144, 66, { pen: colour.marigold600 }) +
              type(words, -54, 142, 48),
            { x, y: 330 + arc + 2 * Math.sin(t * 2 + index), alpha: ramp(t, 0.2 + index * 0.3, 0.3) },
          );
        })
        .join("") +
      group(toggle(0, 0, on) + type("Best-performing cards first", 136, 44, 54, { pen: colour.onMat }), {
        x: 180,
        y: 580,
        alpha: ramp(t, at(1, -0.2), 0.3),
      }) +
      pointer(t, [
        { moment: at(1, 0.9), x: 232, y: 606 },
        { moment: at(2, 0.9), x: 232, y: 606 },
      ])
    );
  },
  {
    dark: true,
    sounds: (at) => [
      ...steps.map((_, index): Sound => [0.2 + index * 0.3, "tick"]),
      ...soundsAt({ click: [at(1, 0.9), at(2, 0.9)], wrong: [at(1, 1.4)], merge: [at(2, 1.9)] }),
    ],
  },
);

export const carouselAds = film({
  file: "carousel-ads",
  key: 3,
  poster: [0, 15.6],
  scenes: [swipe, week, cardsOf, order],
});
