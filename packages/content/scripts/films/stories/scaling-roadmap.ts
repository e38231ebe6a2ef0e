import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { ease, ramp } from "../kit/time.ts";
import { tick } from "../parts/marks.ts";
import { parcel, person, thing } from "../parts/things.ts";
import { bars } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const stages = ["Prove", "Steady", "Climb", "Widen", "Company"];

const road = scene(
  [
    ["Growth has five stages, with a gate between them.", "Five stages, four gates", 0.4],
    ["Prove with 30 orders in two weeks. Then be steady for four weeks.", "Prove, then be steady", 0.4],
    ["Climb while additional orders earn and cash covers the gap. Then widen.", "Climb, then widen", 0.4],
    ["You may stay at any of them.", "Stay where you like", 1],
  ],
  (t, at) => {
    const walk = ramp(t, at(1, 0.2), 0.9) + ramp(t, at(1, 2), 0.9) + ramp(t, at(2, 0.6), 0.9);
    return (
      stages
        .map((name, index) => {
          const shown = ramp(t, 0.1 + index * 0.3, 0.4, ease.out);
          const high = 110 + index * 78;
          const x = 80 + index * 226;
          const opened = ramp(walk, index - 0.35, 0.3);
          return (
            box(
              x,
              620 - high * shown,
              226,
              high * shown,
              walk > index - 0.3 && index <= 3 ? colour.marigold : colour.mat300,
              { wide: 4 },
            ) +
            type(name, x + 113, 590, 52, { anchor: "middle", alpha: shown }) +
            (index > 0
              ? group(box(-9, -96, 18, 96, colour.vermilion, { wide: 3 }), {
                  x: x + 4,
                  y: 620 - high,
                  turn: -80 * opened,
                  alpha: shown,
                })
              : "")
          );
        })
        .join("") +
      person(
        193 + walk * 226,
        620 - 110 - walk * 78 - 50 - 26 * Math.sin((walk % 1) * Math.PI) + 2 * Math.sin(t * 2),
        0.9,
        colour.mat700,
      )
    );
  },
  {
    sounds: (at) => [
      [0.3, "run"],
      [at(1, 0.6), "ring"],
      [at(1, 2.4), "ring"],
      [at(2, 1), "ring"],
      [at(3, 0.3), "merge"],
    ],
  },
);

const twoMonths = bars({
  dark: true,
  most: 930,
  beats: [
    ["Stage 2: ₹5,000 a day, 375 orders in the month.", "375 orders", 0.2],
    ["Stage 3: ₹12,000 a day, 800 orders.", "800 orders", 0.6],
  ],
  rows: [
    { name: "Stage 2", value: 375, label: "375", at: 0 },
    { name: "Stage 3", value: 800, label: "800", at: 1, fill: colour.marigold },
  ],
  more: (t, at) => parcel(1120 + 30 * Math.sin(t * 2), 640, 0.7, ramp(t, at(0, 0.5), 0.3)),
});

const left = bars({
  most: 21_000,
  beats: [
    ["After ₹45,000 of fixed costs, stage 2 keeps ₹15,000.", "Stage 2 keeps ₹15,000", 0.2],
    ["After ₹70,000, stage 3 keeps ₹18,000.", "Stage 3 keeps ₹18,000", 0.4],
    ["More than twice the parcels for ₹3,000.", "₹3,000 for twice the work", 1],
  ],
  rows: [
    { name: "Stage 2", value: 15_000, label: "₹15,000", at: 0 },
    { name: "Stage 3", value: 18_000, label: "₹18,000", at: 1, fill: colour.marigold },
  ],
});

const fuel = scene(
  [
    ["It is no mistake if customers come back.", "Unless they come back", 0.5],
    ["One repeat order from a fifth of the 425 additional: 85 × ₹560 = ₹47,600.", "85 × ₹560 = ₹47,600", 0.8],
    ["Repeat rate is the fuel of scaling.", "Repeat rate is the fuel", 1],
  ],
  (t, at) => {
    const back = ramp(t, at(1, 0.3), 1.2);
    return (
      Array.from({ length: 10 }, (_, index) => {
        const returns = index % 5 === 2;
        const x = 140 + index * 112;
        return (
          person(
            x,
            300 + 3 * Math.sin(t * 2 + index),
            0.95,
            returns && t > at(1, 0.2) ? colour.marigold : colour.mat300,
            ramp(t, 0.1 + index * 0.1, 0.3),
          ) +
          (returns
            ? group(
                line("M0 0C60 80 60 160 0 160S-60 80-16 20m-18 12l16-16 18 16", {
                  pen: colour.mat700,
                  wide: 7,
                  drawn: back,
                }) + parcel(0, 200, 0.7, ramp(back, 0.7, 0.3)),
                { x, y: 370 },
              )
            : "")
        );
      }).join("") +
      group(
        box(820, 470, 320, 120, colour.marigold, { wide: 4, round: 8 }) +
          type("₹47,600", 980, 552, 80, { anchor: "middle" }),
        { alpha: ramp(t, at(1, 1.6), 0.4), y: 3 * Math.sin(t * 3) },
      )
    );
  },
  {
    sounds: (at) => [
      [0.3, "run"],
      [at(1, 0.4), "run"],
      [at(1, 1.7), "merge"],
      [at(2, 0.3), "ring"],
    ],
  },
);

export const scalingRoadmap = film({
  file: "scaling-roadmap",
  key: 6,
  poster: [1, 11.5],
  scenes: [
    title(
      "The scaling roadmap",
      ["Bigger is not", "richer by itself"],
      "The scaling roadmap: bigger is not richer by itself.",
      (t) =>
        [0, 1, 2, 3]
          .map((step) =>
            box(
              -150 + step * 75,
              130 - step * 60,
              75,
              60 + step * 60,
              step === 3 ? colour.marigold : colour.mat300,
              { wide: 4 },
            ),
          )
          .join("") + person(112, -130 + 3 * Math.sin(t * 2), 0.8, colour.sheet),
    ),
    road,
    twoMonths,
    pause({
      ask: "More than twice the orders. How much more is kept?",
      options: ["Twice as much", "₹18,000", "₹3,000"],
      right: 2,
      says: "Pause and answer: 800 orders instead of 375. How much more does the shop keep?",
      because: "₹3,000. Each order costs more, and a packer and a desk must be paid.",
    }),
    left,
    fuel,
    recap(
      [
        {
          words: "Pass the gate",
          drawing: (done) =>
            box(-100, 80, 200, 16, colour.onMat) +
            group(box(-9, -150, 18, 150, colour.vermilion), { y: 80, turn: -80 * done }),
        },
        { words: "Count what stays", drawing: (done) => thing("glass", 0, 0, 1.7 * done) },
        {
          words: "Bring them back",
          drawing: (done) => person(0, 0, 1.4, colour.marigold) + tick(70, -40, 80, done, colour.onMat),
        },
      ],
      "Pass the gate, count what stays, and bring buyers back.",
    ),
  ],
});
