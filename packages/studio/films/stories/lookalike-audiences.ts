import { film, scene } from "../kit/film.ts";
import { colour, dot, line, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { tick } from "../parts/marks.ts";
import { person, thing } from "../parts/things.ts";
import { bars, form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

/** Everybody in a country by likeness: the nearer the source, the more alike. */
const rings = scene(
  [
    ["You hand Meta a source, say 3,000 good customers.", "The source"],
    ["A 1% lookalike is the nearest hundredth of the people.", "1%: most alike", 0.5],
    ["A 10% is the nearest tenth: more people, less alike.", "10%: more people", 0.5],
    ["The source is nine tenths of it.", "The source decides", 1],
  ],
  (t, at) => {
    const [one, ten] = [ramp(t, at(1, 0.2), 1), ramp(t, at(2, 0.2), 1.2)];
    const golden = Math.PI * (3 - Math.sqrt(5));
    const people = Array.from({ length: 260 }, (_, index) => {
      const r = 40 + 21 * Math.sqrt(index);
      const x = 640 + r * Math.cos(index * golden) * 1.5;
      const y = 400 + r * Math.sin(index * golden) * 0.72;
      const lit = r < 40 + 60 * one ? colour.marigold : r < 40 + 190 * ten ? colour.mat300 : colour.sheet;
      return y < 660 && y > 140 && x > 40 && x < 1240
        ? dot(x, y, 9, r > 70 || one > 0 ? lit : colour.sheet, {
            wide: 2,
            alpha: ramp(t, 0.2 + index * 0.005, 0.3),
          })
        : "";
    });
    const oval = (r: number, pen: string, alpha: number) =>
      `<ellipse cx="640" cy="400" rx="${Math.round(r * 1.5)}" ry="${Math.round(r * 0.72)}" fill="none" stroke="${pen}" stroke-width="5" opacity="${alpha.toFixed(2)}"/>`;
    return (
      people.join("") +
      (one > 0.01 ? oval(46 + 60 * one, colour.marigold600, one) : "") +
      (ten > 0.01 ? oval(40 + 200 * ten, colour.mat700, ten) : "") +
      person(
        640,
        396,
        1 + 0.05 * Math.sin(t * 3) + 0.3 * ramp(t, at(3, 0.2), 0.5, ease.settle),
        colour.vermilion600,
      )
    );
  },
  {
    sounds: (at) => [
      [0.3, "run"],
      [at(1, 0.3), "ring"],
      [at(2, 0.3), "run"],
      [at(3, 0.3), "merge"],
    ],
  },
);

const clean = scene(
  [
    ["Clean the source: delivered orders only, no staff, no refunds.", "Clean it first", 0.8],
    ["Delivered and kept orders carry news that Meta does not have.", "News Meta does not have", 1],
  ],
  (t, at) => {
    const filter = 380;
    return (
      line(`M200 ${filter}H760`, { wide: 8, dash: "22 18" }) +
      Array.from({ length: 18 }, (_, index) => {
        const bad = index % 3 === 1;
        const moment = 0.2 + index * 0.22;
        const y = mix(170, bad ? filter - 40 : 590 - Math.floor(index / 9) * 60, ramp(t, moment, 1, ease.in));
        const roll = bad ? 380 * ramp(t, moment + 1.1, 1.2) : 0;
        return person(
          230 + (index % 9) * 60 + roll,
          y + 2 * Math.sin(t * 2 + index),
          0.52,
          bad ? colour.vermilion : colour.marigold,
          ramp(t, moment, 0.2) * (1 - (bad ? ramp(t, moment + 2, 0.5) : 0)),
        );
      }).join("") +
      type("refunds, staff", 850, 290, 56, { pen: colour.vermilion600, alpha: ramp(t, 2.2, 0.4) }) +
      type("delivered, kept", 850, 600, 56, { pen: colour.mat700, alpha: ramp(t, at(1, 0.3), 0.4) }) +
      tick(1160, 520 + 3 * Math.sin(t * 2), 70, ramp(t, at(1, 0.9), 0.4))
    );
  },
  {
    sounds: (at) => [
      [0.4, "run"],
      [1.6, "run"],
      [at(1, 0.9), "ring"],
    ],
  },
);

const draw = bars({
  dark: true,
  most: 395,
  beats: [
    ["A honey brand gave three ad sets ₹21,000 each. 1%: ₹21,000 ÷ 60 = ₹350.", "₹21,000 ÷ 60 = ₹350"],
    ["5%: ₹21,000 ÷ 56 = ₹375.", "₹21,000 ÷ 56 = ₹375", 0.3],
    ["Broad: ₹21,000 ÷ 60 = ₹350. Four orders between best and worst are noise.", "A draw is an answer", 1],
  ],
  rows: [
    { name: "1%", value: 350, label: "₹350", at: 0 },
    { name: "5%", value: 375, label: "₹375", at: 1 },
    { name: "Broad", value: 350, label: "₹350", at: 2, fill: colour.marigold, ticked: 2 },
  ],
});

const build = form({
  app: "Create a lookalike",
  beats: [
    ["Choose the source: 1,000 to 5,000 people.", "Build it", 0.8],
    ["Choose India and 1%, then test it against broad.", "And test it", 1.4],
  ],
  fields: [
    { label: "Source", before: "Choose", after: "Delivered orders", at: 0 },
    { label: "Size", before: "Choose", after: "India, 1%", at: 1 },
  ],
});

export const lookalikeAudiences = film({
  file: "lookalike-audiences",
  key: 2,
  poster: [1, 10],
  scenes: [
    title(
      "Lookalike audiences",
      ["The source", "decides"],
      "Lookalike audiences: the source decides.",
      (t) =>
        [2, 1, 0]
          .map((index) =>
            dot(
              0,
              0,
              60 + index * 50 + 3 * Math.sin(t * 2 + index),
              [colour.marigold, colour.mat300, colour.mat600][index] ?? "",
            ),
          )
          .join("") + person(0, 0, 1, colour.vermilion600),
    ),
    rings,
    clean,
    pause({
      ask: "1% and broad cost the same per order. Keep which?",
      options: ["1%", "Both", "Broad"],
      right: 2,
      says: "Pause and answer: 1% and broad cost the same per order. Which do you keep?",
      because: "Broad. On a draw it has less to maintain.",
    }),
    draw,
    build,
    recap(
      [
        { words: "Clean source", drawing: (done) => person(0, 0, 1.6 * done, colour.marigold) },
        { words: "Test it", drawing: (done) => thing("glass", 0, 0, 1.7 * done) },
        {
          words: "Or go broad",
          drawing: (done) =>
            [2, 1, 0]
              .map((index) =>
                dot(
                  0,
                  0,
                  (30 + index * 32) * done,
                  [colour.marigold, colour.mat300, colour.mat600][index] ?? "",
                ),
              )
              .join(""),
        },
      ],
      "A clean source, a fair test, and broad on a draw.",
    ),
  ],
});
