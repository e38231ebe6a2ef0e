import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { ease, mix, ramp } from "../kit/time.ts";
import { strike, tick } from "../parts/marks.ts";
import { type Thing, thing } from "../parts/things.ts";
import { bars } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

const answers: readonly (readonly [string, Thing, string])[] = [
  ["What is it?", "cup", colour.marigold],
  ["For me?", "heart", colour.mat100],
  ["Why believe?", "chat", colour.mat300],
  ["If I press?", "play", colour.marigold100],
];

const four = scene(
  [
    ["Every text that sells answers four questions. What is it?", "Four answers"],
    ["What does it do for me? Why should I believe you?", undefined],
    ["And what happens if I press?", undefined, 0.8],
    ["A formula is only an order of those answers.", "A formula is an order", 1],
  ],
  (t, at) => {
    const moments = [0.4, at(1, 0.2), at(1, 1.6), at(2, 0.2)];
    const swap = ramp(t, at(3, 0.5), 1);
    return answers
      .map(([words, name, fill], index) => {
        const shown = ramp(t, moments[index] ?? 0, 0.4, ease.out);
        const place = index === 0 ? mix(0, 2, swap) : index === 2 ? mix(2, 0, swap) : index;
        return group(
          box(-135, -150, 270, 300, fill, { wide: 4, round: 6 }) +
            thing(name, 0, -40, 1.2, { turn: 3 * Math.sin(t * 2 + index) }) +
            type(words, 0, 112, 50, { anchor: "middle" }),
          {
            x: 200 + place * 294,
            y: 400 + 40 * (1 - shown) - (index === 0 ? 70 : index === 2 ? -60 : 0) * Math.sin(swap * Math.PI),
            alpha: shown,
          },
        );
      })
      .join("");
  },
  {
    sounds: (at) => [
      [0.5, "drop"],
      [at(1, 0.3), "drop"],
      [at(1, 1.7), "drop"],
      [at(2, 0.3), "drop"],
      [at(3, 0.6), "merge"],
    ],
  },
);

const pas = scene(
  [
    ["The same coffee by PAS. Problem: instant tastes of the jar.", "Problem", 0.3],
    ["Why it stays: a machine costs ₹12,000.", "Why it stays", 0.5],
    ["Solution: drip bags need a cup and hot water. 36 cups, ₹540.", "Solution", 1],
  ],
  (t, at) => {
    const step = (index: number) => ramp(t, at(index, 0.2), 0.5, ease.out);
    return (
      group(
        box(-60, -100, 120, 200, colour.rule, { wide: 4, round: 8 }) +
          box(-66, -130, 132, 40, colour.ink2, { wide: 4 }),
        { x: 230, y: 400 + 3 * Math.sin(t * 2), alpha: step(0) },
      ) +
      type("the jar", 230, 600, 56, { anchor: "middle", alpha: step(0) }) +
      group(
        box(-100, -120, 200, 240, colour.mat800, { wide: 4, round: 8 }) +
          box(-60, 0, 120, 100, colour.mat300) +
          line("M0-60v50", { pen: colour.marigold, wide: 10 }),
        { x: 640, y: 400, alpha: step(1) },
      ) +
      type("₹12,000", 640, 600, 64, { anchor: "middle", pen: colour.vermilion600, alpha: step(1) }) +
      group(thing("cup", 0, 0, 2.1 * step(2) + 0.04 * Math.sin(t * 3)), { x: 1040, y: 410 }) +
      type("36 cups, ₹540", 1040, 600, 64, { anchor: "middle", alpha: step(2) }) +
      line("M340 400h120m-22-20l22 20-22 20", { wide: 5, drawn: step(1) }) +
      line("M790 400h110m-22-20l22 20-22 20", { wide: 5, drawn: step(2) })
    );
  },
  {
    sounds: (at) => [
      [0.4, "tick"],
      [at(1, 0.3), "wrong"],
      [at(2, 0.3), "merge"],
    ],
  },
);

const price = bars({
  dark: true,
  most: 19_500,
  beats: [
    ["₹540 ÷ 36 = ₹15 a cup. Everybody knows a cup.", "₹540 ÷ 36 = ₹15", 0.3],
    ["A café cup twice a week for a year: ₹180 × 104 = ₹18,720.", "₹180 × 104 = ₹18,720", 0.4],
    ["The same cups at home: ₹1,560. ₹17,160 stays in the pocket.", "₹15 × 104 = ₹1,560", 1],
  ],
  rows: [
    { name: "Café", value: 18_720, label: "₹18,720", at: 1, fill: colour.vermilionOnMat },
    { name: "Home", value: 1560, label: "₹1,560", at: 2, fill: colour.marigold },
  ],
  more: (t) =>
    Array.from({ length: 6 }, (_, index) =>
      thing("cup", 560 + index * 110, 600 + 4 * Math.sin(t * 2 + index), 0.6, {
        alpha: ramp(t, 0.4 + index * 0.2, 0.3),
      }),
    ).join(""),
});

const claims: readonly (readonly [string, boolean])[] = [
  ["Are you diabetic?", false],
  ["Snacks without added sugar", true],
  ["Premium quality", false],
];
const refused = scene(
  [
    ["A text may not claim to know a person: this one falls.", "What falls, what stands", 0.4],
    ["This one stands.", undefined, 0.6],
    ["And delete every word that a rival could also print.", "Delete what rivals print", 1],
  ],
  (t, at) =>
    claims
      .map(([words, stands], index) => {
        const shown = ramp(t, at(index, 0.1), 0.4, ease.out);
        return group(
          box(0, 0, 900, 120, colour.sheet, { wide: 4 }) +
            type(words, 40, 80, 64) +
            (stands
              ? tick(980, 66, 90, ramp(t, at(index, 0.7), 0.4))
              : strike(24, 60, 760, ramp(t, at(index, 1), 0.6))),
          { x: 110 + 2 * Math.sin(t * 2 + index), y: 170 + index * 160 + 20 * (1 - shown), alpha: shown },
        );
      })
      .join(""),
  {
    sounds: (at) => [
      [0.2, "drop"],
      [1.1, "wrong"],
      [at(1, 0.2), "drop"],
      [at(1, 0.8), "ring"],
      [at(2, 0.2), "drop"],
      [at(2, 1.1), "wrong"],
    ],
  },
);

export const copyFormulas = film({
  file: "copy-formulas",
  key: 3,
  poster: [3, 11],
  scenes: [
    title(
      "Copy formulas",
      ["Four answers", "in some order"],
      "Copy formulas: four answers, in some order.",
      (t) => thing("cup", 0, 0, 2.6 + 0.05 * Math.sin(t * 3)),
    ),
    four,
    pas,
    price,
    pause({
      ask: "₹540 for 36 cups. Which headline?",
      options: ["₹15 a cup", "Premium coffee", "₹540"],
      right: 0,
      says: "Pause and answer: 36 cups cost ₹540. Which headline sells?",
      because: "₹15 a cup. Break a price down to a unit people already buy.",
    }),
    refused,
    recap(
      [
        { words: "One doubt", drawing: (done) => thing("chat", 0, 0, 1.7 * done) },
        {
          words: "One formula",
          drawing: (done) =>
            [0, 1, 2]
              .map((index) =>
                box(
                  -100 + index * 70,
                  -50,
                  60,
                  100,
                  [colour.marigold, colour.mat300, colour.mat100][index] ?? "",
                  { alpha: ramp(done, index * 0.3, 0.3) },
                ),
              )
              .join(""),
        },
        { words: "True numbers", drawing: (done) => tick(0, 0, 150, done, colour.marigold) },
      ],
      "One doubt, one formula, and numbers that are true.",
    ),
  ],
});
