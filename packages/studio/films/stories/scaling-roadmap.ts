import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { ease, ramp } from "../kit/time.ts";
import { plumb, tick } from "../parts/marks.ts";
import { parcel, person, thing } from "../parts/things.ts";
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

/** A month's orders as parcels, 25 in each, and the people who pack them. */
const months = scene(
  [
    ["Stage 2: ₹5,000 a day, 375 orders in the month.", "375 orders", 0.4],
    ["Stage 3: ₹12,000 a day, 800 orders.", "800 orders", 1],
    ["The family packed the first. Now a packer and a support desk are paid.", "A packer and a desk", 0.8],
  ],
  (t, at) => {
    const shelf = (x: number, many: number, from: number) =>
      Array.from({ length: many }, (_, index) => {
        const lands = ramp(t, from + index * 0.05, 0.35, ease.in);
        return parcel(
          x + (index % 8) * 62,
          440 - Math.floor(index / 8) * 54 - 60 * (1 - lands),
          0.56,
          ramp(t, from + index * 0.05, 0.15),
        );
      }).join("");
    const people = (x: number, many: number, from: number, fill: string) =>
      Array.from({ length: many }, (_, index) => {
        const comes = ramp(t, from + index * 0.5, 0.5, ease.settle);
        return person(
          x + index * 112,
          558 + 40 * (1 - comes) + 3 * Math.sin(t * 2 + index),
          1.05,
          fill,
          ramp(t, from + index * 0.5, 0.3),
        );
      }).join("");
    return (
      line("M70 474H590M690 474H1210", { pen: colour.onMat, wide: 6 }) +
      line(`M640 ${180 + 3 * Math.sin(t * 2)}V640`, { pen: colour.onMat2, wide: 3, dash: "4 14" }) +
      shelf(110, 15, 0.4) +
      shelf(730, 32, at(1, 0.3)) +
      people(140, 2, 0.9, colour.mat300) +
      people(760, 2, at(1, 1.4), colour.mat300) +
      people(984, 2, at(2, 0.7), colour.vermilionOnMat) +
      type("Stage 2", 70, 672, 52, { pen: colour.onMat, alpha: ramp(t, 0.3, 0.4) }) +
      type("Stage 3", 690, 672, 52, { pen: colour.onMat, alpha: ramp(t, at(1, 0.2), 0.4) })
    );
  },
  {
    dark: true,
    sounds: (at) => [
      [0.4, "run"],
      [at(1, 0.4), "run"],
      [at(2, 0.9), "drop"],
      [at(2, 1.4), "drop"],
    ],
  },
);

const stagesKept = [
  { name: "Stage 2", has: 60_000, fixed: 45_000, keeps: "₹15,000", fill: colour.mat300 },
  { name: "Stage 3", has: 88_000, fixed: 70_000, keeps: "₹18,000", fill: colour.marigold },
] as const;

/** What is left after ads, and how much of it the fixed costs take: drawn to one scale. */
const left = scene(
  [
    ["After ads, stage 2 has ₹60,000. Fixed costs take ₹45,000.", "₹60,000 − ₹45,000 = ₹15,000", 1],
    ["Stage 3 has ₹88,000. Its fixed costs take ₹70,000.", "₹88,000 − ₹70,000 = ₹18,000", 1],
    ["More than twice the parcels for ₹3,000 more.", "₹3,000 for twice the work", 1],
  ],
  (t, at) => {
    const scale = 0.0086;
    const rows = stagesKept.map(({ name, has, fixed, keeps, fill }, row) => {
      const y = 190 + row * 230;
      const grown = ramp(t, at(row, 0.3), 0.9);
      const taken = ramp(t, at(row, 1.5), 1);
      const wide = has * scale * grown;
      const end = 290 + has * scale;
      return (
        type(name, 70, y + 92, 52, { alpha: ramp(t, at(row, 0.1), 0.4) }) +
        box(290, y, wide, 140, fill, { wide: 4 }) +
        group(
          box(0, 0, fixed * scale * taken, 140, colour.vermilionOnMat, { wide: 4 }) +
            type("fixed costs", (fixed * scale) / 2, 88, 56, {
              anchor: "middle",
              alpha: ramp(taken, 0.8, 0.2),
            }),
          { x: 290, y },
        ) +
        type(keeps, end + 24, y + 92 + 2 * Math.sin(t * 2.2 + row), 68, {
          pen: colour.mat700,
          alpha: ramp(t, at(row, 2.5), 0.3),
        })
      );
    });
    const newest = t > at(1, 0.3) ? 1 : 0;
    const stage = stagesKept[newest];
    const reached = stage.has * ramp(t, at(newest, 0.3), 0.9);
    return (
      line("M290 170V640", { wide: 4 }) +
      rows.join("") +
      plumb(t, 290 + reached * scale, 186 + newest * 230, 0.9)
    );
  },
  {
    sounds: (at) => [
      [0.3, "run"],
      [1.6, "bite"],
      [at(1, 0.3), "run"],
      [at(1, 1.6), "bite"],
      [at(2, 0.4), "ring"],
    ],
  },
);

const fuel = scene(
  [
    ["That is no mistake if customers come back.", "Unless they come back", 0.5],
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
        box(484, 470, 320, 120, colour.marigold, { wide: 4, round: 8 }) +
          type("₹47,600", 644, 558, 80, { anchor: "middle" }),
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
    months,
    pause({
      ask: "More than twice the orders.\nHow much more is kept?",
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
