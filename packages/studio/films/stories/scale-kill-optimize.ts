import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { ramp } from "../kit/time.ts";
import { arrow, cross, tick } from "../parts/marks.ts";
import { adCard, crowd, type Thing, thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

/** 100 ads that truly cost their target: those that, by chance alone, have no order yet are red. */
const luck = scene(
  [
    [
      "An ad truly costs its target of ₹400. After ₹400, 37 of 100 have no order.",
      "₹400 spent: 37 without",
      0.6,
    ],
    ["After ₹800, 14.", "₹800 spent: 14 without", 0.6],
    ["After ₹1,200, 5. So three targets are the line.", "₹1,200 spent: 5 without", 1],
  ],
  (t, at) => {
    const place = (index: number) => (index * 37) % 100;
    const left = t < at(1, 0.4) ? 37 : t < at(2, 0.4) ? 14 : 5;
    return (
      crowd(130, 190, {
        cols: 20,
        count: 100,
        step: 54,
        fill: (index) => (place(index) < left ? colour.vermilion : colour.mat300),
        alpha: (index) => ramp(t, 0.1 + (index % 20) * 0.04, 0.3),
      }) +
      [0, 1, 2]
        .map((index) =>
          group(
            box(0, 0, 250, 90, colour.marigold, { wide: 4 }) +
              type("₹400", 125, 63, 60, { anchor: "middle" }),
            {
              x: 230 + index * 290,
              y: 520 + 2 * Math.sin(t * 2 + index),
              alpha: ramp(t, index === 0 ? 0.5 : at(index, 0.1), 0.4),
            },
          ),
        )
        .join("")
    );
  },
  {
    sounds: (at) => [
      [0.3, "run"],
      [0.7, "drop"],
      [at(1, 0.2), "drop"],
      [at(1, 0.5), "merge"],
      [at(2, 0.2), "drop"],
      [at(2, 0.5), "merge"],
    ],
  },
);

const five = bars({
  dark: true,
  most: 680,
  beats: [
    ["A millet snack, target ₹400. Ad 1: 24 orders at ₹325, 19% below. Scale.", "Ad 1: scale", 0.3],
    ["Ad 2: 11 orders at ₹480. Optimise: change one thing.", "Ad 2: optimise", 0.3],
    ["Ad 3: 10 orders at ₹640. Kill.", "Ad 3: kill", 1],
  ],
  rows: [
    { name: "Ad 1", value: 325, label: "₹325", at: 0, fill: colour.marigold, ticked: 0 },
    { name: "Ad 2", value: 480, label: "₹480", at: 1 },
    { name: "Ad 3", value: 640, label: "₹640", at: 2, fill: colour.vermilionOnMat, struck: 2 },
  ],
  mark: { value: 400, label: "target ₹400", at: 0 },
});

const moved = scene(
  [
    ["Ad 5 spent 3.1 targets without an order: kill it too.", "Two ads end", 0.5],
    ["₹6,400 + ₹1,240 frees ₹7,640 for ad 1 and newcomers.", "₹7,640 is free", 1.4],
  ],
  (t, at) => {
    const names: readonly Thing[] = ["cup", "chat", "heart", "clock", "file"];
    const flows = ramp(t, at(1, 0.3), 1.2);
    return (
      names
        .map((name, index) => {
          const ends = index === 2 || index === 4;
          const gone = ends ? ramp(t, 0.8 + index * 0.3, 0.5) : 0;
          return (
            adCard(
              thing(name, 0, 0),
              190 + index * 225,
              390 + 3 * Math.sin(t * 2 + index),
              index === 0 ? 1.1 + 0.25 * flows : 1.1,
              { alpha: 1 - 0.6 * gone },
            ) + (ends ? cross(190 + index * 225, 390, 60, gone) : "")
          );
        })
        .join("") +
      group(
        line("M640 560Q640 640 400 640T190 560", { pen: colour.mat600, wide: 8, drawn: flows }) +
          type("₹7,640", 560, 690, 68),
        { alpha: flows },
      ) +
      arrow(194, 590, 190, 552, ramp(t, at(1, 1.3), 0.3), colour.mat600, 8)
    );
  },
  {
    sounds: (at) => [
      [1.5, "wrong"],
      [2.1, "wrong"],
      [at(1, 0.4), "run"],
      [at(1, 1.5), "merge"],
    ],
  },
);

const calm = form({
  app: "Wednesday",
  beats: [
    ["Read the last 7 closed days. Verdicts from the top.", "Read closed days only", 0.6],
    ["Publish all changes together, then close Ads Manager.", "Then close it", 1.2],
  ],
  fields: [
    { label: "Dates", before: "Today", after: "7 closed days", at: 0 },
    { label: "Changes", before: "Draft", after: "All at once", at: 1 },
  ],
  press: { words: "Close", at: 1 },
});

export const scaleKillOptimize = film({
  file: "scale-kill-optimize",
  key: 5,
  poster: [2, 7],
  scenes: [
    title(
      "Scale, kill, optimize",
      ["Three targets,", "then decide"],
      "Scale, kill, optimise: three targets, then decide.",
      (t) => thing("clock", 0, 0, 2.6, { turn: 3 * Math.sin(t * 2) }),
    ),
    luck,
    five,
    pause({
      ask: "No order after ₹700.\nTarget ₹400. Verdict?",
      options: ["Kill", "Wait", "Scale"],
      right: 1,
      says: "Pause and answer: ₹700 is spent without an order, and the target is ₹400. Verdict?",
      because: "Wait. Less than two targets: it has not had its chance.",
    }),
    moved,
    calm,
    recap(
      [
        { words: "Scale", drawing: (done) => arrow(0, 90, 0, -90, done, colour.marigold, 16) },
        { words: "Kill", drawing: (done) => cross(0, 0, 70, done, colour.vermilionOnMat) },
        { words: "Change one thing", drawing: (done) => tick(0, 0, 130, done, colour.marigold) },
      ],
      "Scale, kill, or change one thing. Once a week.",
    ),
  ],
});
