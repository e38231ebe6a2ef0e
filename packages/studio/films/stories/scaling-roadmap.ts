import { type At, film, type Sound, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, n, shape, tag, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp } from "../kit/time.ts";
import { cross, plumb, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime } from "../parts/question.ts";
import { adCard, coin, parcel, person } from "../parts/things.ts";

/** The road is longer than the picture, which follows the walker. Each stage ends at its gate. */
const long = 760;
const rises = 46;
const gateX = (stage: number) => stage * long + 560;
const stages = ["Prove", "Steady", "Climb", "Widen", "Company"] as const;

/** What a gate asks for, drawn above it; `done` from 0 to 1. */
const asked = [
  (done: number) =>
    Array.from({ length: 30 }, (_, order) =>
      parcel(-117 + (order % 10) * 26, -70 + Math.floor(order / 10) * 30, 0.22, ramp(30 * done, order, 1)),
    ).join(""),
  (done: number) =>
    [0, 1, 2, 3]
      .map(
        (week) =>
          box(-124 + week * 64, -66, 54, 54, colour.sheet, { wide: 3 }) +
          tick(-97 + week * 64, -40, 36, ramp(4 * done, week, 0.8)),
      )
      .join(""),
  (done: number) =>
    parcel(-70, -40, 0.7) +
    tick(-10, -40, 44, ramp(done, 0.2, 0.3)) +
    coin(60, -40, 28) +
    tick(120, -40, 44, ramp(done, 0.6, 0.3)),
  (done: number) =>
    [0.38, 0.34, 0.28]
      .map((share, ad) =>
        box(-120 + ad * 86, -10 - 150 * share * done, 66, 150 * share * done, colour.marigold, { wide: 3 }),
      )
      .join("") + line("M-136-70H150", { pen: colour.vermilion, wide: 4, dash: "10 8" }),
] as const;

const travelled = (t: number, at: At): string => {
  const passes = [1, 2, 3, 4].map((beat) => ramp(t, at(beat, 2.9), 0.9));
  const fills = [1, 2, 3, 4].map((beat) => ramp(t, at(beat, 0.7), 1.8, ease.linear));
  const walked =
    180 +
    250 * ramp(t, 0.6, 2) +
    passes.reduce((sum, passed, gate) => sum + (gate < 3 ? long : 500) * passed, 0);
  const camera = walked - 380;
  const level = (x: number) =>
    Array.from({ length: 4 }, (_, gate) => rises * ramp(x, gateX(gate) + 30, 90)).reduce(
      (sum, up) => sum + up,
      0,
    );
  const down = level(walked);
  const ground = (x: number) => 560 - level(x) + down;
  const edge = (x: number) => clamp((x - 150) / 60) * clamp((1130 - x) / 60);
  const surface = Array.from({ length: 66 }, (_, step) => {
    const x = step * 20 - 10;
    return `${step ? "L" : "M"}${x} ${n(ground(x + camera))}`;
  }).join("");
  return (
    shape(`${surface}L1300 730L-20 730z`, colour.mat300, { wide: 5 }) +
    Array.from({ length: 26 }, (_, post) => {
      const x = post * 160 - (camera % 160);
      return x > -20 && x < 1300
        ? line(`M${n(x)} ${n(ground(x + camera) + 40)}h70`, { pen: colour.sheet, wide: 8 })
        : "";
    }).join("") +
    stages
      .map((words, stage) => {
        const x = gateX(stage) - 400 - camera;
        return x > -200 && x < 1500
          ? group(
              line("M0 0V-150", { wide: 8, alpha: edge(x) }) +
                tag(words, 0, -176, { size: 60, fill: colour.marigold, alpha: edge(x) }),
              {
                x,
                y: ground(x + camera),
              },
            )
          : "";
      })
      .join("") +
    asked
      .map((drawing, gate) => {
        const x = gateX(gate) - camera;
        if (x < -260 || x > 1500) return "";
        const done = fills[gate] ?? 0;
        const opens = ramp(done, 0.97, 0.03) * ramp(t, at(gate + 1, 2.5), 0.4);
        return group(
          box(-164, -330, 328, 150, colour.sheet, { wide: 4, round: 6 }) +
            group(drawing(done), { y: -210 }) +
            line("M0-180V0", { wide: 10 }) +
            group(box(-150, -9, 150, 18, opens > 0.5 ? colour.mat600 : colour.vermilion, { wide: 3 }), {
              y: -70,
              turn: 78 * opens,
            }),
          { x, y: ground(gateX(gate)) },
        );
      })
      .join("") +
    person(walked - camera, ground(walked) - 48 - 7 * Math.abs(Math.sin(t * 5)), 1, colour.mat700)
  );
};

/** A house in which a shop may stay, on the ground at (x, y). */
const house = (x: number, y: number, done: number): string =>
  group(
    box(-42, -58, 84, 58, colour.sheet, { wide: 4, round: 0 }) +
      shape("M-56-54L0-104 56-54z", colour.vermilionOnMat, { wide: 4 }) +
      box(-12, -36, 24, 36, colour.mat700, { wide: 3, round: 0 }),
    { x, y: y - 40 * (1 - done), size: 1.1, alpha: clamp(done) },
  );

/** The whole road at once: five steps, and on each a house. */
const stairs = (t: number): string =>
  stages
    .map((words, stage) => {
      const x = 70 + stage * 228;
      const high = 120 + stage * 62;
      return (
        box(x, 640 - high, 226, high, colour.mat300, { wide: 4, round: 0 }) +
        type(words, x + 113, 616, 58, { anchor: "middle" }) +
        house(x + 113, 640 - high, ramp(t, 1.2 + stage * 0.45, 0.45, ease.settle)) +
        person(
          x + 190,
          592 - high + 2 * Math.sin(t * 2 + stage),
          0.8,
          colour.mat700,
          ramp(t, 1.4 + stage * 0.45, 0.3),
        )
      );
    })
    .join("");

const road = scene(
  [
    ["The scaling roadmap: five stages, with a gate between them.", "The scaling roadmap", 0.8],
    ["Prove: 30 orders within two weeks, at or under break-even cost.", "Prove: 30 orders", 2],
    ["Steady: four weeks under target, and returns are known.", "Steady: four weeks", 2],
    ["Climb: additional orders still earn, and cash covers the gap.", "Climb: still earning", 2],
    ["Widen: no single ad above 40% of spend.", "Widen: many ads", 2.4],
    ["Company: you decide what enough is. You may stay at any stage.", "Company: what is enough?", 2.6],
  ],
  (t, at) => {
    const seen = ramp(t, at(5, 0.6), 0.5);
    return group(travelled(t, at), { alpha: 1 - seen }) + group(stairs(t - at(5)), { alpha: seen });
  },
  {
    sounds: (at): Sound[] => [
      [0.6, "run"],
      ...[1, 2, 3, 4].flatMap((beat): Sound[] => [
        [at(beat, 0.8), "run"],
        [at(beat, 2.6), "ring"],
      ]),
      ...stages.map((_, stage): Sound => [at(5, 1.4 + stage * 0.45), "drop"]),
    ],
  },
);

/** A month's orders as parcels, 25 in each, and the people who pack them. */
const months = scene(
  [
    ["Stage 2, a month: ₹5,000 a day, 375 orders. The family packs them.", "375 orders", 0.6],
    ["Stage 3: ₹12,000 a day, 800 orders. A packer and a desk are paid.", "800 orders", 1.8],
    asks("more than twice the orders. How much more does the shop keep?", "How much more is kept?"),
  ],
  (t, at) => {
    const asked = t - at(3) + 5;
    const shelf = (x: number, many: number, from: number) =>
      Array.from({ length: many }, (_, index) => {
        const lands = ramp(t, from + index * 0.05, 0.35, ease.in);
        return parcel(
          x + (index % 8) * 62,
          // While people think, both months are counted through in the same time: 15 and 32
          400 -
            Math.floor(index / 8) * 54 -
            60 * (1 - lands) -
            14 * bump(asked % 2.5, (2 * index) / many, 0.4),
          0.56,
          ramp(t, from + index * 0.05, 0.15),
        );
      }).join("");
    const people = (x: number, many: number, from: number, fill: string) =>
      Array.from({ length: many }, (_, index) => {
        const comes = ramp(t, from + index * 0.5, 0.5, ease.settle);
        return person(
          x + index * 104,
          500 + 40 * (1 - comes) + 3 * Math.sin(t * 2 + index),
          0.95,
          fill,
          ramp(t, from + index * 0.5, 0.3),
        );
      }).join("");
    return (
      line("M70 434H590M690 434H1210", { pen: colour.onMat, wide: 6 }) +
      shelf(110, 15, 0.4) +
      shelf(730, 32, at(1, 0.3)) +
      people(140, 2, 1.2, colour.mat300) +
      people(740, 2, at(1, 1.2), colour.mat300) +
      people(960, 2, at(1, 2.4), colour.vermilionOnMat) +
      type("Stage 2", 70, 612, 54, { pen: colour.onMat2, alpha: ramp(t, 0.3, 0.4) }) +
      type("Stage 3", 690, 612, 54, { pen: colour.onMat2, alpha: ramp(t, at(1, 0.2), 0.4) }) +
      thinkingTime(t, at, 3, { x: 140, y: 670, size: 1 })
    );
  },
  {
    dark: true,
    sounds: (at) => [
      ...thinkingTicks(at, 3),
      ...soundsAt({ run: [0.4, at(1, 0.4)], drop: [at(1, 2.6), at(1, 3.1)] }),
    ],
  },
);

const money = [
  { name: "Stage 2", has: 60_000, fixed: 45_000, keeps: "₹15,000", fill: colour.mat300 },
  { name: "Stage 3", has: 88_000, fixed: 70_000, keeps: "₹18,000", fill: colour.marigold },
] as const;
const perRupee = 0.0086;

/** What is left after ads, and how much of it the fixed costs take, to one scale. */
const left = scene(
  [
    ["After ads stage 2 has ₹60,000, and fixed costs take ₹45,000.", "₹60,000 − ₹45,000", 1.2],
    ["Stage 3 has ₹88,000, and its fixed costs take ₹70,000.", "₹88,000 − ₹70,000", 1.4],
    ["More than twice the parcels, for ₹3,000.", "₹3,000 more", 1.6],
  ],
  (t, at) => {
    const newest = t > at(1, 0.3) ? 1 : 0;
    return (
      line("M290 170V640", { wide: 4 }) +
      money
        .map(({ name, has, fixed, keeps, fill }, row) => {
          const y = 190 + row * 230;
          const grown = ramp(t, at(row, 0.3), 0.9);
          const taken = ramp(t, at(row, 1.6), 1);
          return (
            type(name, 70, y + 92, 52, { alpha: ramp(t, at(row, 0.1), 0.4) }) +
            box(290, y, has * perRupee * grown, 140, fill, { wide: 4 }) +
            group(
              box(0, 0, fixed * perRupee * taken, 140, colour.vermilionOnMat, { wide: 4 }) +
                type("fixed costs", (fixed * perRupee) / 2, 88, 56, {
                  anchor: "middle",
                  alpha: ramp(taken, 0.8, 0.2),
                }),
              { x: 290, y },
            ) +
            type(keeps, 290 + has * perRupee + 24, y + 92 + 2 * Math.sin(t * 2.2 + row), 64, {
              pen: colour.mat700,
              alpha: ramp(t, at(row, 2.6), 0.3),
            })
          );
        })
        .join("") +
      plumb(t, 290 + money[newest].has * ramp(t, at(newest, 0.3), 0.9) * perRupee, 186 + newest * 230, 0.9) +
      box(290 + 60_000 * perRupee - 15_000 * perRupee, 356, 15_000 * perRupee, 40, colour.mat600, {
        wide: 3,
        round: 0,
        alpha: ramp(t, at(2, 0.3), 0.3),
      }) +
      group(
        box(0, 0, 15_000 * perRupee, 40, colour.mat600, { wide: 3, round: 0 }) +
          box(15_000 * perRupee, 0, 3000 * perRupee, 40, colour.vermilion, { wide: 3, round: 0 }),
        { x: 290 + 70_000 * perRupee, y: 584, alpha: ramp(t, at(2, 0.9), 0.3) },
      )
    );
  },
  {
    sounds: (at) =>
      soundsAt({ run: [0.3, at(1, 0.3)], bite: [1.7, at(1, 1.7)], tick: [at(2, 0.4), at(2, 1)] }),
  },
);

const floor = 640;
const tall = 0.0076;

/** The 425 additional customers, and the 85 of them who order once more: what they leave, to one scale. */
const fuel = scene(
  [
    ["Is it a mistake? Not if the 425 additional customers come back.", "425 new customers", 1.4],
    ["A fifth order once more, without ad cost: 85 × ₹560 = ₹47,600.", "85 × ₹560 = ₹47,600", 3],
    ["Repeat rate is the fuel of scaling. Measure it before the climb.", "Repeat rate is the fuel", 1.8],
  ],
  (t, at) =>
    Array.from({ length: 425 }, (_, index) => {
      const [col, row] = [index % 25, Math.floor(index / 25)];
      const back = (index + 2 * row) % 5 === 2;
      const nth = Math.floor(index / 5);
      const [x, y] = [84 + col * 29, 168 + row * 28];
      const goes = back ? ramp(t, at(1, 0.6) + nth * 0.026, 0.6) : 0;
      const here = ramp(t, 0.2 + (col + row) * 0.04, 0.25);
      const level = floor - 18_000 * tall - (nth + 1) * 560 * tall;
      return (
        dot(x, y, 10, back && t > at(1, 0.3) ? colour.marigold : colour.mat300, {
          wide: 2,
          alpha: here * (goes >= 1 ? 0.4 : 1),
        }) +
        (goes > 0
          ? box(
              mix(x, 960, goes),
              mix(y, level, goes),
              mix(16, 180, goes),
              mix(16, 560 * tall, goes),
              colour.marigold,
              {
                wide: 0,
                round: 0,
              },
            )
          : "")
      );
    }).join("") +
    box(960, floor - 18_000 * tall, 180, 18_000 * tall, colour.mat600, {
      wide: 4,
      round: 0,
      alpha: ramp(t, 1.6, 0.4),
    }) +
    type("₹18,000", 1050, floor - 48, 50, { anchor: "middle", pen: colour.onMat, alpha: ramp(t, 1.9, 0.3) }) +
    box(960, floor - 65_600 * tall, 180, 47_600 * tall, "none", {
      wide: 4,
      round: 0,
      alpha: ramp(t, at(1, 3.6), 0.3),
    }) +
    type("₹47,600", 1050, floor - 18_000 * tall - 160, 50, {
      anchor: "middle",
      alpha: ramp(t, at(1, 3.7), 0.3),
    }) +
    line("M900 640H1200", { wide: 5 }) +
    plumb(t, 1190, floor - 18_000 * tall - 47_600 * tall * ramp(t, at(1, 1), 2.6, ease.linear), 0.9),
  {
    sounds: (at) => soundsAt({ run: [0.3, at(1, 0.7), at(1, 2)], merge: [at(1, 3.6)], ring: [at(2, 0.4)] }),
  },
);

/** What the shop keeps by week, and the line that was agreed while all was well. */
const weeks = [0.72, 0.8, 0.76, 0.84, 0.7, 0.6, 0.44, 0.3] as const;

const back = scene(
  [
    ["Agree in advance on the number at which you step back.", "A number to step back at", 1.6],
    ["It is reached. Go back to the last good stage, and do it early.", "Back to the last good stage", 1],
    ["And let no single ad carry the shop while you climb.", "No ad alone", 2.2],
  ],
  (t, at) => {
    const shown = 5 * ramp(t, 0.6, 2.4, ease.linear) + 2 * ramp(t, at(1, 0.1), 0.9, ease.linear);
    const y = (week: number) =>
      600 - 400 * mix(weeks[Math.floor(week)] ?? 0, weeks[Math.min(7, Math.floor(week) + 1)] ?? 0, week % 1);
    const points = Array.from(
      { length: Math.floor(shown) + 1 },
      (_, week) => `${week ? "L" : "M"}${90 + week * 70} ${n(y(week))}`,
    );
    const steps = 2 - ramp(t, at(1, 1.5), 0.9);
    const single = ramp(t, at(2, 0.2), 0.4);
    return (
      group(
        line("M80 150V606H640", { pen: colour.onMat, wide: 4 }) +
          line("M80 420H640", {
            pen: colour.vermilionOnMat,
            wide: 5,
            dash: "14 12",
            alpha: ramp(t, 1, 0.3),
          }) +
          type("agreed", 96, 470, 50, { pen: colour.vermilionOnMat, alpha: ramp(t, 1.2, 0.3) }) +
          line(`${points.join("")}L${n(90 + shown * 70)} ${n(y(shown))}`, { pen: colour.marigold, wide: 9 }) +
          plumb(t, 90 + shown * 70, y(shown) - 14, 0.9),
      ) +
      group(
        [0, 1, 2]
          .map((step) =>
            box(
              720 + step * 160,
              606 - 110 * (step + 1),
              158,
              110 * (step + 1),
              step === 1 ? colour.marigold : colour.mat300,
              { wide: 4 },
            ),
          )
          .join("") +
          person(800 + steps * 160, 606 - 110 * (steps + 1) - 52 + 2 * Math.sin(t * 2), 1, colour.sheet),
        { alpha: 1 - single },
      ) +
      group(
        adCard(parcel(0, 0, 0.9), 800, 380, 1.15) +
          cross(800, 560, 34, ramp(t, at(2, 1), 0.5), colour.vermilionOnMat) +
          [0, 1, 2]
            .map((ad) =>
              adCard(parcel(0, 0, 0.9), 960 + ad * 110, 380 + 3 * Math.sin(t * 2 + ad), 0.7, {
                alpha: ramp(t, at(2, 1.6 + ad * 0.3), 0.3),
              }),
            )
            .join("") +
          tick(1070, 560, 60, ramp(t, at(2, 2.8), 0.4), colour.marigold),
        { alpha: single },
      )
    );
  },
  {
    dark: true,
    sounds: (at) =>
      soundsAt({
        run: [0.7],
        bite: [at(1, 0.8)],
        drop: [at(1, 2.4)],
        wrong: [at(2, 1.1)],
        ring: [at(2, 2.9)],
      }),
  },
);

export const scalingRoadmap = film({
  file: "scaling-roadmap",
  key: 6,
  poster: [1, 12],
  scenes: [road, months, left, fuel, back],
});
