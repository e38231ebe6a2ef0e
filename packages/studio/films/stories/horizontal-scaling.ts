import { film, scene } from "../kit/film.ts";
import { box, colour, dot, group, line, roll, rupees, shape, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { arrow, tick } from "../parts/marks.ts";
import { crowd, person, thing } from "../parts/things.ts";
import { bars } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

/** A well: the water stands for people who have not met the ad. */
const well = scene(
  [
    ["A saree shop spends ₹35,000 a week on the same ads for two months.", "The same ads, two months", 0.4],
    ["In week 1, 1,000 new people cost ₹152.", "Week 1: ₹152", 0.5],
    ["In week 8 they cost ₹729: 4.8 times as much.", "Week 8: ₹729", 0.6],
    ["There are enough buyers. These ads have run out of people to speak to.", "The well runs dry", 1],
  ],
  (t, at) => {
    const low = ramp(t, at(2, 0.1), 1.2);
    const level = mix(310, 570, low);
    const rope = mix(300, 560, low);
    const lift = 0.5 + 0.5 * Math.cos(t * 2.2);
    return (
      box(160, 250, 420, 400, colour.mat800, { wide: 5 }) +
      box(200, 250, 340, 380, colour.paper, { wide: 0, round: 0 }) +
      shape(`M200 ${level}q42 ${8 * Math.sin(t * 3)} 85 0t85 0t85 0t85 0V630H200z`, colour.mat300) +
      line("M180 250V150H560V250", { wide: 12 }) +
      line(`M370 150V${200 + (rope - 200) * lift}`, { wide: 5 }) +
      shape("M-34 0h68l-10 56h-48z", colour.marigold).replace(
        "<path",
        `<path transform="translate(370 ${Math.round(200 + (rope - 200) * lift)})"`,
      ) +
      crowd(720, 200, {
        cols: 9,
        count: 54,
        step: 52,
        fill: (index) => (index % 9 < 2 + 6 * (1 - low) ? colour.marigold : colour.rule),
        alpha: () => ramp(t, 0.3, 0.5) * (1 - ramp(t, at(1), 0.3)),
      }) +
      roll(rupees, 152, 729, low, 900, 460, 170, {
        anchor: "middle",
        pen: low > 0.5 ? colour.vermilion600 : colour.mat700,
        alpha: ramp(t, at(1, 0.2), 0.4),
      }) +
      type("for 1,000 new people", 900, 550, 56, { anchor: "middle", alpha: ramp(t, at(1, 0.5), 0.4) })
    );
  },
  {
    sounds: (at) => [
      [0.4, "drop"],
      [at(1, 0.3), "ring"],
      [at(2, 0.3), "run"],
      [at(3, 0.3), "wrong"],
    ],
  },
);

const directions = [
  ["Angle", "heart"],
  ["Format", "play"],
  ["Language", "chat"],
  ["Product", "saree"],
] as const;
const open = scene(
  [
    ["Open a new place: first another angle, then another format.", "Open a new place", 0.5],
    ["Third, another language. Fourth, another product.", "One at a time", 1.2],
  ],
  (t, at) =>
    directions
      .map(([words, name], index) => {
        const moment = index < 2 ? 0.5 + index * 1 : at(1, 0.3) + (index - 2) * 1.1;
        const x = 240 + index * 270;
        return (
          arrow(640, 640, x, 500, ramp(t, moment - 0.3, 0.5), colour.ink2) +
          group(
            box(-115, -130, 230, 260, index === 0 ? colour.marigold : colour.sheet, { wide: 4, round: 6 }) +
              thing(name, 0, -30, 1.2) +
              type(words, 0, 100, 52, { anchor: "middle" }),
            {
              x,
              y: 340 + 3 * Math.sin(t * 2 + index) + 40 * (1 - ramp(t, moment, 0.4, ease.out)),
              alpha: ramp(t, moment, 0.3),
            },
          )
        );
      })
      .join("") + dot(640, 640, 20, colour.vermilion),
  {
    sounds: (at) => [
      [0.6, "drop"],
      [1.6, "drop"],
      [at(1, 0.4), "drop"],
      [at(1, 1.5), "drop"],
    ],
  },
);

const tamil = bars({
  dark: true,
  most: 60,
  beats: [
    ["The shop learns Tamil. In two weeks the report counts 54 orders.", "The report: 54 orders", 0.2],
    ["But 6 a week came by themselves. Truly new: 54 − 2 × 6 = 42.", "54 − 2 × 6 = 42", 0.6],
    ["42 × ₹560 − ₹29,000 = −₹5,480. It has not paid yet.", "−₹5,480: not yet", 0.6],
    ["Each further week leaves ₹1,820: the film is paid for in 3.", "₹5,480 ÷ ₹1,820 = 3", 1],
  ],
  rows: [
    { name: "Report", value: 54, label: "54", at: 0 },
    { name: "Truly new", value: 42, label: "42", at: 1, fill: colour.marigold, ticked: 3 },
  ],
});

export const horizontalScaling = film({
  file: "horizontal-scaling",
  key: 6,
  poster: [1, 14],
  scenes: [
    title(
      "Horizontal scaling",
      ["Reach people", "you never met"],
      "Horizontal scaling: reach people you never met.",
      (t) =>
        person(-80, 20, 1.6, colour.mat300) +
        person(0, 0, 1.6, colour.mat300) +
        person(110 + 4 * Math.sin(t * 2), 10, 1.7, colour.marigold),
    ),
    well,
    pause({
      ask: "New people cost 4.8 times more.\nWhat now?",
      options: ["More budget", "A new angle", "Forty copies"],
      right: 1,
      says: "Pause and answer: new people cost 4.8 times as much. What now?",
      because: "A new angle. More budget would buy the same faces again.",
    }),
    open,
    tamil,
    recap(
      [
        {
          words: "Price new people",
          drawing: (done) =>
            person(0, 0, 1.5, colour.marigold) +
            group(type("₹", 80, 20, 90, { pen: colour.onMat }), { alpha: done }),
        },
        { words: "One direction", drawing: (done) => arrow(-90, 40, 90, -40, done, colour.marigold, 14) },
        { words: "Count truly new", drawing: (done) => tick(0, 0, 140, done, colour.marigold) },
      ],
      "Price new people, take one direction, and count the truly new.",
    ),
  ],
});
