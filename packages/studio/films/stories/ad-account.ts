import { film, scene } from "../kit/film.ts";
import { colour, group, line, shape, type } from "../kit/pens.ts";
import { ease, ramp } from "../kit/time.ts";
import { plumb, tick, upright } from "../parts/marks.ts";
import { pile, thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const cement = form({
  app: "Ad account",
  beats: [
    ["Three settings are made once. Country: India.", "Made once", 0.9],
    ["Currency: Indian rupee.", undefined, 1.4],
    ["Time zone: Asia/Kolkata.", undefined, 1.4],
    ["Then they are set like cement: a change closes the account.", "Set like cement", 1],
  ],
  fields: [
    { label: "Country", before: "Choose", after: "India", at: 0 },
    { label: "Currency", before: "Choose", after: "Indian rupee", at: 1 },
    { label: "Time zone", before: "Choose", after: "Asia/Kolkata", at: 2 },
  ],
  more: (t, at) => {
    const poured = ramp(t, at(3, 0.3), 1.2);
    return group(
      shape(`M560 ${600 - 366 * poured}h600v${366 * poured}h-600z`, colour.mat300, { alpha: 0.55, wide: 0 }) +
        thing("lock", 1100, 560, 1.3 * ramp(t, at(3, 1.4), 0.5, ease.settle), { turn: 3 * Math.sin(t * 3) }),
      { alpha: poured > 0 ? 1 : 0 },
    );
  },
});

const meter = scene(
  [
    ["The screen says ₹60,000 for ads.", "On the screen: ₹60,000"],
    ["18% GST adds ₹10,800.", "₹60,000 × 18% = ₹10,800", 0.4],
    ["₹70,800 leaves the bank.", "The bank sees ₹70,800", 1],
  ],
  (t, at) => {
    const ads = 18 * ramp(t, 0.3, 1.2);
    const tax = 3.24 * ramp(t, at(1, 0.3), 0.8);
    return (
      line("M120 620H1180", { wide: 4 }) +
      pile(340, 618, ads, { wide: 240, high: 20 }) +
      pile(340, 618 - 18 * 20, tax, { wide: 240, high: 20, fill: colour.vermilionOnMat }) +
      group(upright(490, 618 - 360, 618, "₹60,000", 1, colour.ink, 64), { alpha: ramp(t, 1.2, 0.4) }) +
      type("₹10,800", 524, 240, 64, { pen: colour.vermilion600, alpha: ramp(t, at(1, 0.8), 0.3) }) +
      group(upright(860, 618 - 21.24 * 20, 618, "₹70,800", 1, colour.mat700, 80), {
        alpha: ramp(t, at(2, 0.4), 0.5),
      }) +
      plumb(t, 340, 618 - (ads + tax) * 20, 1)
    );
  },
  {
    sounds: (at) => [
      [0.4, "run"],
      [at(1, 0.3), "drop"],
      [at(2, 0.5), "ring"],
    ],
  },
);

const orders = bars({
  dark: true,
  most: 190,
  beats: [
    [
      "Each order leaves ₹400. With input credit, ₹60,000 ÷ ₹400 = 150 orders break even.",
      "₹60,000 ÷ ₹400 = 150",
    ],
    ["Without it, the tax must be earned too: ₹70,800 ÷ ₹400 = 177.", "₹70,800 ÷ ₹400 = 177", 1],
  ],
  rows: [
    { name: "With credit", value: 150, label: "150", at: 0, fill: colour.marigold },
    { name: "Without", value: 177, label: "177", at: 1 },
  ],
});

const billing = form({
  app: "Billing",
  beats: [
    [
      "Enter the GSTIN as on the certificate, before the first rupee is charged.",
      "Before the first rupee",
      0.4,
    ],
    ["Set an account spending limit: there all ads stop.", "And a limit", 1],
  ],
  fields: [
    { kind: "text", label: "GSTIN", before: "", after: "As certified", at: 0 },
    { kind: "text", label: "Spending limit", before: "", after: "₹60,000", at: 1 },
  ],
});

export const adAccount = film({
  file: "ad-account",
  key: 0,
  poster: [2, 7.5],
  scenes: [
    title("Ad Account", ["The true price", "of a rupee"], "Ad account: the true price of a rupee.", (t) =>
      group(pile(0, 120, 9 * ramp(t, 0.9, 1.2), { wide: 170, high: 26 }), { turn: 1.5 * Math.sin(t * 2) }),
    ),
    cement,
    meter,
    pause({
      ask: "₹60,000 of ads. What leaves the bank?",
      options: ["₹60,000", "₹70,800", "₹10,800"],
      right: 1,
      says: "Pause and answer: Ads Manager shows ₹60,000. What leaves the bank?",
      because: "₹70,800. Figures in Ads Manager are before tax.",
    }),
    orders,
    billing,
    recap(
      [
        { words: "Set once", drawing: (done) => thing("lock", 0, 0, 1.7 * done) },
        {
          words: "Add 18%",
          drawing: (done) => pile(0, 60, 5) + pile(0, -30, done, { fill: colour.vermilionOnMat }),
        },
        {
          words: "Set a limit",
          drawing: (done) =>
            line("M-110 0H110", { pen: colour.vermilionOnMat, wide: 12, drawn: done }) +
            tick(0, -50, 70, done, colour.marigold),
        },
      ],
      "Set it once, add 18% for the bank, and set a spending limit.",
    ),
  ],
});
